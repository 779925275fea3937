// Code that does nothing for anyone does the same for all: it is run for the first owner that comes by, and not again for
// the others in the same round. What it did, and whether it asked for its owner, is seen as it runs; a list of harmless code
// would never be complete.

/// What some code asks of its owner, in the order of how much that is.
enum OwnerQuestion: Comparable {
    case nothing
    /// Whether it is a coordinator.
    case role
    /// Who it is, to tell apart what it makes, or has left for others to call: nothing else is done for it.
    case maker
    /// Who it is.
    case identity

    /// What code asks that asks both.
    func joined(with other: Self) -> Self {
        min(self, other) == .role && max(self, other) == .maker ? .identity : max(self, other)
    }
}

/// Whether some code may do something else for another owner.
final class OwnerUse {
    private enum State {
        case notRun
        /// It is being run: how many runs were under way as it began.
        case running(depth: Int)
        /// It asked for nothing but what another will give, which is under way, or waits itself.
        case waiting(OwnerUse)
        case ended
    }

    private var state = State.notRun
    /// The most that runs which have ended asked.
    private(set) var asked = OwnerQuestion.nothing
    /// What its runs note for whoever comes by, or for those of a role, as long as they do not ask who the owner is.
    fileprivate private(set) var notes: [OwnerNotes] = []

    /// How many runs were under way as the run began that decides; `nil` where it is decided.
    fileprivate var openDepth: Int? { if case .running(let depth) = decider.state { depth } else { nil } }

    /// The run under way that decides, or this use itself.
    private var decider: OwnerUse {
        guard case .waiting(let other) = state else { return self }
        let decider = other.decider
        // The way there is not taken again.
        state = .waiting(decider)
        return decider
    }

    /// Whether it is known that the code does something for its owner.
    var hasActed: Bool { if case .ended = state { asked == .role || asked == .identity } else { false } }

    /// Whether it matters who the owner is, whatever the code does further.
    private var isSettled: Bool { if case .ended = state { asked == .identity } else { false } }

    fileprivate func begin(at depth: Int) {
        // Code may be run for another owner, or in another way, within itself.
        if !isSettled, openDepth == nil { state = .running(depth: depth) }
    }

    fileprivate func wait(for other: OwnerUse) {
        if !isSettled, other !== self { state = .waiting(other) }
    }

    fileprivate func end(asking question: OwnerQuestion, noting new: OwnerNotes?) {
        asked = asked.joined(with: question)
        state = .ended
        if asked >= .maker { notes = [] } else if let new { notes.append(new) }
    }
}

/// What is noted for each owner, also where the code is not run again for it: by a run, and by those that it called.
final class OwnerNotes {
    enum Note: Hashable {
        /// A site of the census.
        case site(DraftLocation)
        /// A method that is named without a call.
        case naming(Interpreter.HandedMethod, Interpreter.Naming)
        /// Closures and methods that are left in an object to be called.
        case left(Values, with: Value)
        /// A listener of a stream, and the operators before it.
        case listener(Value, [ArgumentValue], StreamID)
        /// A call by which a screen takes something away again, or a library's view that may do so.
        case dismissal(DraftLocation, ofPresented: Bool, by: String)
        /// What is sent into streams, and where.
        case sent(Values, Distinct<Interpreter.Source>, at: DraftLocation?)
        /// The values that are assigned to a property which others follow, and the place.
        case assigned(Values, to: String, of: Value, at: DraftLocation?)
        /// A callback of a view model, and its arguments.
        case reaction(Value, [Values], of: ObjectID)
    }

    private struct Asker: Hashable {
        let owner: NodeKey?
        let isUncalled: Bool
    }

    /// Whether they are those of coordinators, or of screens, alone; `nil` for anyone's.
    fileprivate var isOfCoordinator: Bool?
    fileprivate private(set) var own: Distinct<Note> = []
    fileprivate private(set) var called: [OwnerNotes] = []
    private var seen: Set<ObjectIdentifier> = []
    private var askers: Set<Asker> = []

    fileprivate var isEmpty: Bool { own.isEmpty && called.isEmpty }

    fileprivate func add(_ note: Note) { own.insert(note) }

    fileprivate func add(_ notes: OwnerNotes) {
        if !notes.isEmpty, seen.insert(ObjectIdentifier(notes)).inserted { called.append(notes) }
    }

    /// Whether an owner comes by for the first time.
    fileprivate func isNew(_ owner: NodeKey?, isUncalled: Bool) -> Bool {
        askers.insert(Asker(owner: owner, isUncalled: isUncalled)).inserted
    }
}

/// Code under way that is not entered within itself, with the number of the watched run that has begun it.
struct CodeUnderWay<Key: Hashable> {
    fileprivate var runs: [Key: Int?] = [:]

    func contains(_ key: Key) -> Bool { runs[key] != nil }
    mutating func remove(_ key: Key) { runs[key] = nil }
}

/// The runs under way that are watched for whether they ask for their owner, the outermost first.
///
/// Code that calls itself, by way of other code perhaps, asks for its owner where any code in the circle does. That is known
/// when the run ends by which the circle was entered (Tarjan's strongly connected components, found as they are walked).
struct WatchedRuns {
    private struct Run {
        let use: OwnerUse
        let isOfCoordinator: Bool
        var asking = OwnerQuestion.nothing
        /// Whether it runs for one owner, whoever runs the code around it.
        var isForFixedOwner = false
        let notes = OwnerNotes()
        /// The depth of the outermost run under way whose code it has left out.
        var waitsFor: Int
        /// How many runs had ended before it that wait.
        let waitingBefore: Int
    }

    private var open: [Run] = []
    /// Whether any code asked for the role of its owner.
    private(set) var hasAskedForRole = false
    /// Whether the code of the last run for a fixed owner asked for it, as far as that is known.
    private(set) var hasFixedOwnerMattered = false
    /// The runs that have ended, and wait for one under way.
    private var waiting: [(use: OwnerUse, settle: (OwnerQuestion) -> Void)] = []

    /// The number of the innermost run; `nil` where there is none.
    fileprivate var innermost: Int? { open.isEmpty ? nil : open.count - 1 }

    mutating func ask(_ question: OwnerQuestion) {
        guard !open.isEmpty else { return }
        open[open.count - 1].asking = open[open.count - 1].asking.joined(with: question)
        if question == .role { hasAskedForRole = true }
    }

    /// What the innermost run notes.
    fileprivate var notes: OwnerNotes? { open.last.flatMap { $0.asking >= .maker ? nil : $0.notes } }

    fileprivate mutating func begin(_ use: OwnerUse, isOfCoordinator: Bool) {
        use.begin(at: open.count)
        open.append(
            Run(
                use: use, isOfCoordinator: isOfCoordinator, waitsFor: use.openDepth ?? open.count,
                waitingBefore: waiting.count))
    }

    /// Code was left out that waits for a run under way.
    fileprivate mutating func wait(for depth: Int) {
        guard !open.isEmpty else { return }
        open[open.count - 1].waitsFor = min(open[open.count - 1].waitsFor, depth)
    }

    /// - Parameter settle: what is to be done when it is known what the code asks.
    fileprivate mutating func end(settle: @escaping (OwnerQuestion) -> Void) {
        let run = open.removeLast()
        waiting.append((run.use, settle))
        if run.asking == .role { run.notes.isOfCoordinator = run.isOfCoordinator }
        if run.asking == .identity || run.waitsFor >= open.count {
            let notes = run.notes.isEmpty ? nil : run.notes
            for (use, settle) in waiting[run.waitingBefore...] {
                use.end(asking: run.asking, noting: notes)
                settle(use.asked)
            }
            waiting.removeSubrange(run.waitingBefore...)
        } else {
            run.use.wait(for: open[run.waitsFor].use)
            wait(for: run.waitsFor)
        }
        if run.isForFixedOwner {
            // What it asked is of no matter to the code around it.
            hasFixedOwnerMattered = run.asking > .nothing || run.waitsFor < open.count
        } else {
            ask(run.asking)
            notes?.add(run.notes)
        }
    }

    fileprivate mutating func beginForFixedOwner() {
        begin(OwnerUse(), isOfCoordinator: false)
        open[open.count - 1].isForFixedOwner = true
    }
}

extension Frame.Visit {
    /// The same visit for others too.
    func of(_ owner: OwnerScope) -> Self {
        var visit = self
        visit.owner = owner
        return visit
    }
}

extension Interpreter.ClosureRun {
    /// The same run for others too.
    func of(_ owner: OwnerScope) -> Self { Self(id: id, arguments: arguments, visit: visit.of(owner)) }
}

extension Interpreter {
    var visit: Frame.Visit {
        Frame.Visit(
            owner: .only(currentOwner), mode: mode, isActing: isActing, link: link?.choice, assumption: assumption,
            isInitializing: initializing != nil)
    }

    /// The owner's node, for code that does the same for all screens, and something else as the app starts.
    var ownerBesideApp: NodeKey? { currentOwner.node.flatMap { isApp($0) ? nil : $0 } ?? owner.node }

    /// What is done here depends on the owner.
    func askForOwner() { watchedRuns.ask(.identity) }

    /// What is made or called here is told apart by the owner.
    func askForMaker() { watchedRuns.ask(.maker) }

    /// Whether the owner is a coordinator: what is done here depends on no more.
    func askForCoordinator() -> Bool {
        watchedRuns.ask(.role)
        return isOwnerCoordinator
    }

    private var isOwnerCoordinator: Bool {
        if case .type(let nominal)? = currentOwner.node { flow(of: nominal) != nil } else { false }
    }

    /// For whom code may have been run that need not be run again for the owner: for others, as far as they are like it.
    private var othersAlike: [OwnerScope] {
        watchedRuns.hasAskedForRole ? [.anyone, .role(isCoordinator: isOwnerCoordinator)] : [.anyone]
    }

    /// Whether a call was run in the same way for the owner, or for all that are like it.
    func wasVisited(_ frame: Frame, _ visit: Frame.Visit) -> Bool {
        !frame.visitors.isEmpty
            && (frame.visitors.contains(visit) || othersAlike.contains { frame.visitors.contains(visit.of($0)) })
    }

    /// What a closure gave that was run in the same way for the owner, or for all that are like it.
    func knownResult(of run: ClosureRun) -> ClosureResult? {
        closureRuns[run] ?? othersAlike.firstNonNil { closureRuns[run.of($0)] }
    }

    /// A site of the census belongs to whoever comes by, also where its code is not run again.
    func noteVisit(of place: DraftLocation) {
        guard journal.watches(place) else { return }
        note(.site(place))
    }

    func note(_ note: OwnerNotes.Note) {
        apply(note)
        watchedRuns.notes?.add(note)
    }

    private func apply(_ notes: OwnerNotes) {
        guard notes.isOfCoordinator.map({ $0 == isOwnerCoordinator }) ?? true,
            notes.isNew(currentOwner.node, isUncalled: journal.runsUncalled)
        else { return }
        notes.own.forEach(apply)
        notes.called.forEach(apply)
    }

    private func apply(_ note: OwnerNotes.Note) {
        switch note {
        case .site(let place): journal.visit(place, for: currentOwner.node)
        case .naming(let method, let naming):
            let asker = Asker(method: method, owner: currentOwner.node)
            if namings[asker]?.contains(naming) != true { namings[asker, default: []].append(naming) }
        case .left(let values, let object): leave(values, with: object)
        case .listener(let handler, let steps, let stream):
            streams.add(Streams.Listener(handler: handler, owner: currentOwner, steps: steps), to: stream)
        case .dismissal(let place, let ofPresented, let view):
            dismiss(at: place, ofPresented: ofPresented, by: view)
        // It is done for each owner that comes by: what it asks of one is of no matter to the code around it.
        case .sent(let values, let sources, let place):
            forFixedOwner(at: place) { notifyListeners(values, of: sources) }
        case .assigned(let values, let name, let object, let place):
            forFixedOwner(at: place) { notifyFollowers(of: name, object, values) }
        case .reaction(let handler, let coming, let object):
            streams.reactions[object, default: []].insert(
                Streams.Reaction(handler: handler, coming: coming, owner: currentOwner))
        }
    }

    /// Whether code is entered that must not be entered within itself: what is found there may be less than elsewhere.
    func mayEnter(_ isNew: Bool) -> Bool {
        if !isNew { askForOwner() }
        return isNew
    }

    /// The same for code that is known by a key: what leaves it out, within itself, waits for the run that has begun it.
    func mayEnter<Key>(_ key: Key, within code: inout CodeUnderWay<Key>) -> Bool {
        guard let run = code.runs[key] else {
            code.runs[key] = .some(watchedRuns.innermost)
            return true
        }
        if let run { watchedRuns.wait(for: run) }
        return false
    }

    /// Code was left out that has been run before, or has not ended.
    func noteLeftOut(_ use: OwnerUse) {
        watchedRuns.ask(use.asked)
        if let depth = use.openDepth { watchedRuns.wait(for: depth) }
        for notes in use.notes {
            apply(notes)
            watchedRuns.notes?.add(notes)
        }
    }

    /// Runs code for an owner that is the same whoever runs the code around it.
    func forFixedOwner<Result>(_ run: () -> Result) -> Result {
        watchedRuns.beginForFixedOwner()
        defer { watchedRuns.end { _ in } }
        return run()
    }

    /// The same for what a place asks for: code around it that was run for others is not run again for the owner.
    private func forFixedOwner(at place: DraftLocation?, _ run: () -> Void) {
        let outer = callPlace
        callPlace = place
        defer { callPlace = outer }
        forFixedOwner(run)
    }

    /// Runs code, and sees whether it asks for its owner.
    ///
    /// - Parameter settle: what is to be done where it does the same for others, when that is known.
    func watchingOwner<Result>(
        _ use: OwnerUse, elseForOthers settle: @escaping (OwnerScope) -> Void, _ run: () -> Result
    ) -> Result {
        let isCoordinator = isOwnerCoordinator
        watchedRuns.begin(use, isOfCoordinator: isCoordinator)
        defer {
            watchedRuns.end { question in
                switch question {
                case .nothing: settle(.anyone)
                case .role: settle(.role(isCoordinator: isCoordinator))
                case .maker, .identity: break
                }
            }
        }
        return run()
    }
}
