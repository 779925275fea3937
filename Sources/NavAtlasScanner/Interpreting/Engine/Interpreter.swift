/// Interprets the app's code with sets of possible values: follows calls and closures from the app's start, and shows
/// every call to the dialects.
///
/// The code is interpreted screen by screen: a transition in a screen's body, its components or its view models belongs to
/// that screen. Where a value is not known, all branches are taken; where it is known to be an enum case, only the matching
/// one. Rounds are repeated until nothing new is learnt.
final class Interpreter {
    /// How a view that is made is used.
    enum Mode: Hashable {
        /// As a part of the current screen.
        case body
        /// As a screen of its own: what it is given works for it.
        case destination
    }

    let program: Program
    let dialects: [any Dialect]
    let draft: GraphDraft
    let journal: EngineJournal
    let limits: Limits
    let heap: Heap
    /// Whose code is run. Who asks depends on it.
    var owner: Owner {
        get {
            askForOwner()
            return currentOwner
        }
        set { currentOwner = newValue }
    }
    /// The same for those that only hand it on, or for whom only the first one matters.
    private(set) var currentOwner = Owner.launch
    /// The code under way that is watched for whether it does something else for another owner.
    var watchedRuns = WatchedRuns()
    /// The object whose initialiser runs, or a method that this calls on it.
    var initializing: Value?
    var mode = Mode.body
    /// Whether the code does what a person, or an event, asks for: a view that it makes is no part of the screen around it.
    private(set) var isActing = false
    var callDepth = 0
    private var stepsBeforeRound = 0
    var frames: [Invocation: Frame] = [:]
    var functionUses = FunctionUses()
    /// Payloads with the types of what they hold alone, once they were looked through.
    var typesOfPayloads: [ArgumentValues: ArgumentValues] = [:]
    /// The objects that payloads hold on to, once they were looked up.
    var heldByPayloads: [ArgumentValues: HeldObjects] = [:]
    /// Whether payloads hold views or code, once they were looked through.
    var showingPayloads: [ArgumentValues: Bool] = [:]
    /// What the objects were last made with that are one for all makings at their place.
    var givenToShared: [ObjectID: [Values]] = [:]
    /// What values are made with and keep.
    var keptProperties: [Nominal: KeptProperties] = [:]
    /// The functions that are being run, each called by the one before.
    var callers: [Frame] = []
    /// How many of them have run before, at another time than the code that runs.
    var callersBefore = 0
    /// The closures that run, each with how many functions have been called by then.
    var runningClosures: [(id: ClosureID, callers: Int)] = []
    /// Whether the handler of a stream runs: after the coordinator has started, though its `start()` may contain the handler.
    var isAfterStart = false
    /// The objects whose closures run that were given to streams of libraries: nobody knows when they are called.
    var hearing: [Value] = []
    /// The objects of which a call under way may mean any.
    var possiblyMeant: Set<Value> = []
    /// The coordinators that are just being started.
    var starting: [NodeKey] = []
    /// The file of the expression that is being evaluated: names mean what is seen from there.
    var fileOfCode: Int?
    /// The run of a body that is under way.
    var activation = Activation()
    var assignedProperties = AssignedProperties()
    /// How many calls were run that ask for what their callers have just assigned.
    var callsKnowingAssigned = 0
    var closures: [(fact: Closure, scope: Scope, owner: Owner)] = []
    var closureIDs: [ClosureSite: ClosureID] = [:]
    var executed: Set<Int> = []
    /// The functions in which controllers show themselves.
    var functionsShowingSelf: Set<Int> = []
    /// The functions that something was seen to call, in any round.
    var called: Set<Int> = []
    var staticValues: [ObjectIdentifier: Values] = [:]
    /// How often something new was assigned to a static property.
    var staticVersion = 0
    var evaluating = CodeUnderWay<PropertyRead>()
    /// The properties whose first value was made, ever and in this round: what is made does the same in every round.
    var initialized: Set<PropertyRead> = []
    var initializedNow: Set<PropertyRead> = []

    struct Invocation: Hashable {
        let function: Int
        let receiver: Value?
        let arguments: [Values]
        /// The type that is expected of it, where that alone tells what a generic parameter stands for.
        var result: ResolvedType?
        let assumption: Assumption?
        let link: DeepLinkKind?
        /// The parameters that may be left out, and are given something that is there for certain.
        var sure: Set<Int> = []
        /// What the caller has just assigned of what is asked for.
        var known: AssignedValues = [:]
        var caller: FactoryCaller?
        /// The run of the code around it, whose variables it reads, where it is a function inside a function.
        var outer: ObjectIdentifier?
    }

    struct ClosureSite: Hashable {
        let file: Int
        let position: Position
        /// The code around it; `nil` for a closure that does nothing, which is the same wherever it is made.
        let frame: ObjectIdentifier?
        let run: Int?
        let turn: Int?
    }

    /// The container around the screen whose wrapper is being run: destinations that the wrapper declares are its own.
    var container: NodeKey?
    var ownerInContainer: NodeKey?
    /// What made the screen whose modifiers are run.
    var modifier: NodeKey?
    /// The members whose branches are being looked for.
    var choosing = CodeUnderWay<PropertyRead>()
    /// The enums by whose cases the code that is being run decides what is shown.
    var decided: Set<Nominal> = []
    /// The roots that views were seen to choose, around their containers.
    var chosenRoots: [NodeKey: Set<NodeKey>] = [:]
    /// The closures that show nothing while a wrapper is run that holds them.
    var silencedClosures: Set<ClosureID> = []
    /// The view whose other parts are drawn, and what it shows as its roots.
    var roots: RootsShown?
    /// The roots among which the view being interpreted chooses, wherever in its stack the choice stands.
    var rootsInStack: RootsShown?
    /// The value that a state is assumed to have while its destinations are found.
    var assumption: Assumption?
    /// The new value of a state for each value before, in the assignment under way.
    var stateSteps: StateSteps?
    /// The states that the event under way has changed.
    var changedStates: Set<PropertyKey> = []
    /// The text for which the destination is being found.
    var textAsked: String?
    /// The values that code asked library types for, by name.
    var askedOfTypes: Set<Value> = []
    /// The selections that are being set, by whoever chooses.
    var selecting: Set<PropertyKey> = []
    /// The value that the system assigns to a state when it dismisses the screen; `nil` if the state presents nothing.
    var dismissing: Values?
    /// The selections of the list that is being made.
    var selections: [PropertyKey] = []
    var rowSetters = RowSetters()
    var views: [Nominal: Bool] = [:]
    /// Whether views are pictures that several others show.
    var sharedPictures: [Nominal: Bool] = [:]
    lazy var typeUsers = findTypeUsers()
    /// Whether views show only content that they are given.
    var filledViews: [Nominal: Bool] = [:]
    /// Whether views only fill a container of the app.
    var flowFilling: [Nominal: Bool] = [:]
    var namedViews: [Nominal: Set<Nominal>] = [:]
    var viewFlows: [Nominal: CoordinatorKind?] = [:]
    var coordinatorKinds: [Nominal: CoordinatorKind?] = [:]
    /// Whether methods call those of a library that they override, by their ids.
    var extendingMethods: [Int: Bool] = [:]
    /// The parameters by whose numbers functions choose.
    var choosingParameters: [Int: Set<Int>] = [:]
    /// The deep link that is being followed.
    var link: DeepLinkRun?
    /// Whether a deep link is being followed.
    var followsLink = false { didSet { limits.followsLink = followsLink } }
    /// The expression that is being assigned.
    var assigned: Expression?
    var handlerCount = 0
    /// Whether the scene or application delegate is being run.
    var isLaunching = false
    /// Whether the code that runs at launch shows something.
    var actsAtLaunch = false
    var localFunctions: [LocalFunctionKey: Function] = [:]
    var streams = Streams()
    var awaitedCode = AwaitedCode()
    var carriedPayloads = CarriedPayloads()
    var propertyFollowers = PropertyFollowers()
    var unknownAssignments = UnknownAssignments()
    var trace = Trace()
    /// The call that is being evaluated.
    var callPlace: DraftLocation?
    /// Whether closures are run that a library calls some time later.
    var isForLater = false
    /// Whether an event of the system's is being handed on to the function that answers it.
    var isAnswering = false
    var environment = Environment()
    private var memories: [ObjectIdentifier: AnyObject] = [:]
    /// The types that no code of the app uses.
    var unusedTypes: Set<Nominal> = []
    /// How many rounds were begun.
    private(set) var round = 0
    /// What makes the values that are asked for by their types.
    var dependencies = DependencyRegistry()

    struct PropertyRead: Hashable {
        let property: ObjectIdentifier
        let receiver: Value?
    }

    /// Code outside any function that is run on its own.
    enum Snippet: Hashable {
        /// The value that a property begins with.
        case property(ObjectIdentifier)
        /// What is run when a property is given values.
        case observers(ObjectIdentifier, Values)
        /// The value of a parameter that is left out, and what the function's generic parameters stand for.
        case parameter(Int, Int, generics: [ResolvedType])
    }

    private struct SnippetRun: Hashable {
        let snippet: Snippet
        let receiver: Value?
        let depth: Heap.MakingDepth
    }

    private var snippetFrames: [SnippetRun: Frame] = [:]
    /// The functions whose arguments that are left out are being evaluated.
    var openDefaults = CodeUnderWay<Int>()

    /// The frame of a snippet: always the same one, since what is made in it is told apart by it.
    func frame(
        of snippet: Snippet, receiver: Value?, place: LookupPlace, result: ResolvedType?, depth: Heap.MakingDepth
    ) -> Frame {
        limits.spend(1)
        let key = SnippetRun(snippet: snippet, receiver: receiver, depth: depth)
        if let known = snippetFrames[key] { return known }
        let frame = Frame(receiver: receiver, place: place, result: result, depth: depth)
        snippetFrames[key] = frame
        return frame
    }

    init(_ program: Program, dialects: [any Dialect], draft: GraphDraft, share: Double = 1) {
        self.program = program
        self.dialects = dialects
        self.draft = draft
        journal = EngineJournal(Limits(size: program.size, share: share))
        limits = journal.limits
        heap = Heap(limits)
    }

    /// Counts a step; `false` when the app, or its links, have used up their work.
    func spendStep() -> Bool {
        limits.spend(1)
        return limits.haveWorkLeft
    }

    /// Whether no work is left for one more round like the last: one that is not run to its end sees less than the one before.
    var isSpent: Bool { !limits.allow(.steps, beside: limits.steps + (limits.steps - stepsBeforeRound) * 5 / 4) }

    /// What a dialect keeps from one call to the next.
    func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        if let known = memories[ObjectIdentifier(Memory.self)] as? Memory { return known }
        let made = make()
        memories[ObjectIdentifier(Memory.self)] = made
        return made
    }

    func beginRound() {
        round += 1
        stepsBeforeRound = limits.steps
        journal.beginRound()
        for frame in frames.values { frame.beginRound() }
        closureRuns = [:]
        closureTurns.beginRound()
        (rendered, ranEvents, notedHelpers) = ([], [], [])
        targetMemory = TargetMemory()
        (chosenRoots, handlerCount, executed) = ([:], 0, [])
        (ranClosures, uncalledClosures, madeClosures, initializedNow) = ([], [], [:], [])
        (handedMethodOwners, handedMethods) = ([:], [])
        streams.beginRound()
        propertyFollowers.beginRound()
        unknownAssignments.beginRound()
        leftClosures.beginRound()
        functionUses.beginRound()
    }

    /// What has been learnt so far.
    var knowledge: Int { shared &+ frames.values.reduce(0) { $0 &+ $1.returnCount } }

    /// The same without what calls gave that were made for the first time in this round: that matters to their callers
    /// only. A round that leaves it as it was before was the last.
    var knowledgeOfEarlierCalls: Int {
        shared &+ frames.values.reduce(0) { $1.isOfEarlierRound ? $0 &+ $1.returnCount : $0 }
    }

    private var shared: Int {
        heap.version &+ staticVersion &+ assignedProperties.version &+ draft.factCount &+ streams.count
            &+ propertyFollowers.count &+ dependencies.count &+ functionsShowingSelf.count &+ leftClosures.count
            &+ functionUses.lateCount &+ carriedPayloads.count &+ unknownAssignments.count &+ environment.handlerCount
    }

    func with<Result>(
        owner newOwner: Owner? = nil, mode newMode: Mode? = nil, acting: Bool? = nil, _ body: () -> Result
    ) -> Result {
        let outer = (currentOwner, mode, isActing)
        currentOwner = newOwner ?? currentOwner
        if let newOwner { draft.noteComponent(of: newOwner) }
        mode = newMode ?? mode
        isActing = acting ?? isActing
        let changed = changedStates
        if !outer.2 { changedStates = [] }
        defer {
            (currentOwner, mode, isActing) = outer
            if !isActing { changedStates = changed }
        }
        return currentOwner.node == outer.0.node ? body() : forFixedOwner(body)
    }

    func with<Result>(selection: [PropertyKey], _ body: () -> Result) -> Result {
        let outer = selections
        selections = selection
        defer { selections = outer }
        return body()
    }

    /// Runs code for which some views are roots that are shown already.
    func with<Result>(roots shown: RootsShown, _ body: () -> Result) -> Result {
        let outer = roots
        roots = shown
        defer { roots = outer }
        return body()
    }

    func location(_ position: Position, in file: Int) -> DraftLocation {
        DraftLocation(file: file, position: position)
    }

    struct ClosureRun: Hashable {
        let id: ClosureID
        let arguments: [Values]
        let visit: Frame.Visit
    }

    /// What a run of a closure gave; nothing while it is being run.
    final class ClosureResult {
        var values: Values = []
        var ownerUse = OwnerUse()
        /// The enums by whose cases it decides what is shown.
        var decided: Set<Nominal> = []
    }

    var closureRuns: [ClosureRun: ClosureResult] = [:]

    struct CaseRun: Hashable {
        let id: ClosureID
        let arguments: [Values]
    }

    var closureTurns = ClosureTurns()
    var caseRuns: [CaseRun: Int] = [:]
    var caseRunDepths: [Int] = []

    var ranClosures: Set<ClosureID> = []
    /// Those of them that were run though no call was found.
    var uncalledClosures: Set<ClosureID> = []
    var leftClosures = LeftClosures()
    /// The closures that this round came upon, and for whom first.
    var madeClosures: [ClosureID: Owner] = [:]
    /// The methods that this round saw handed on, for whom first, and those of them that have not been looked at yet.
    var handedMethodOwners: [HandedMethod: Owner] = [:]
    var handedMethods: [(function: Function, receiver: Value, owner: Owner)] = []
    /// How often methods were named without a call.
    var handedCount = 0
    /// The places that name methods without a call.
    var namings: [Asker: [Naming]] = [:]

    var followed = CodeUnderWay<Value>()
    /// What bindings were found to lead to while others that lead to them are followed.
    var foundByBindings: [Value: Values]?
    /// Computed properties that are being followed to what they hand on.
    var forwarding = CodeUnderWay<Value>()

    var getterIDs: [ObjectIdentifier: Int] = [:]

    var rendered: Set<RenderKey> = []
    /// The views in pictures of what is shown elsewhere.
    var picturedViews: Set<Nominal> = []

    /// The controllers of storyboards' scenes.
    var sceneValues: [SceneID: Value] = [:]
    /// The controllers whose events were run in this round, and for whom.
    var ranEvents: Set<EventRun> = []
    /// The objects beside controllers that this round came upon and that the system calls, and those still to be run.
    var notedHelpers: Set<Helper> = []
    var helpers: [Helper] = []
    /// The scenes in whose place a method of the app's makes what is shown.
    var scenesOfActions: Set<SceneID> = []
    /// The scenes of the controllers that such methods make.
    var scenesOfMade: [ObjectID: SceneID] = [:]
    /// The views that storyboards make for the outlets of controllers.
    var outlets: Set<ObjectID> = []
    var helperFunctions: [Nominal: [Function]] = [:]

    /// The views that a condition without an alternative adds to others.
    var addedViews: Set<Value> = []
    var targetMemory = TargetMemory()
}
