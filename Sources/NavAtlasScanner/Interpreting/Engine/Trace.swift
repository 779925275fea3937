/// Records which function called which, and where. By it a transition that a shared router makes is located at the call in
/// the screen's own code.
struct Trace {
    typealias RunID = Int

    /// A function, getter or closure that is run for a screen.
    struct Run: Hashable {
        enum Code: Hashable {
            case frame(ObjectIdentifier)
            case closure(ClosureID, [Values])
            /// A place that hands a method on, or what a component is to do.
            case naming(DraftLocation, [Values])
            /// All that an action does, whoever sends it.
            case action(Value)
            /// All that is done by those who listen to a stream, whoever sends the values.
            case sent(Values, StreamID)

            /// Whether it stands in no code: it only joins those who ask for something with what is done.
            var joins: Bool {
                switch self {
                case .action, .sent: true
                case .frame, .closure, .naming: false
                }
            }
        }

        let code: Code
        let owner: NodeKey?
    }

    /// What is handed on to be called.
    enum Callable: Hashable {
        case closure(ClosureID)
        case method(Interpreter.HandedMethod)
    }

    /// A call that runs other code.
    struct Call: Hashable {
        let caller: RunID
        let place: DraftLocation
        /// Whether the caller has reset a stack before, in the same go.
        let isAfterReset: Bool
        /// Whether the caller only hands the code on, which is run some time later.
        let isLater: Bool
    }

    /// The run in which something was done.
    struct Moment: Hashable {
        let run: RunID
        let isAfterReset: Bool
    }

    /// What is known of a run. It is looked at for each call on the way to a transition, and not copied for that.
    private final class Known {
        let owner: NodeKey?
        /// The type that declares the code.
        let nominal: Nominal?
        /// The object whose code it is.
        let object: ObjectID?
        var calls: Set<Call> = []
        /// The runs in which a closure was made that stands in no type of the app's.
        var makers: Set<RunID> = []
        /// The places that make a closure which is called from outside of the app's code, or for another screen.
        var handing: Set<Call> = []
        var resetsStack = false
        /// Whether it is what the app does on an event of the system's, such as a URL that is opened.
        var answersEvent = false
        /// Whether it is what a screen does as it is made and shown.
        var isLifeCycle = false
        /// Whether it is the initializer of the object.
        var isMaking = false
        /// The types of the screens that a function was given.
        var given: Set<Nominal> = []
        let isClosure: Bool
        /// Whether it joins those who ask for something with what is done.
        let joins: Bool
        /// The closure or method that it is a run of.
        let callable: Callable?

        init(
            owner: NodeKey?, nominal: Nominal?, object: ObjectID?, isClosure: Bool, joins: Bool, callable: Callable?
        ) {
            (self.owner, self.nominal, self.object, self.callable) = (owner, nominal, object, callable)
            (self.isClosure, self.joins) = (isClosure, joins)
        }
    }

    private var ids: [Run: RunID] = [:]
    private var runs: [Known] = []
    /// For whom each type's code has run, its initialisers apart: who makes an object is not whom it works for.
    private var ownersOfTypes: [Nominal: Set<NodeKey?>] = [:]
    /// The runs in which closures were made, with the closures' places.
    private var makers: [ClosureID: [RunID: DraftLocation]] = [:]
    /// The places that hand on what others gave, each with the type that declares the code there.
    private var handings: [Callable: [DraftLocation: Nominal]] = [:]
    /// Those that code makes for an object, which then does what they do.
    private var closuresOfObjects: Set<ClosureID> = []
    /// The run that is under way.
    private(set) var current: RunID?
    /// Whether that has reset a stack.
    var hasReset = false
    /// What that, or those who called it, have put in the place of everything on the screen.
    var replacement: Replacement?

    /// Notes that a run begins, called by the current one.
    ///
    /// - Returns: what `end` is to be given.
    mutating func begin(
        _ run: Run, of nominal: Nominal?, _ object: ObjectID?, method: Interpreter.HandedMethod?,
        at place: DraftLocation?, isLater: Bool, answersEvent: Bool, isMaking: Bool, isLifeCycle: Bool,
        given screens: @autoclosure () -> Set<Nominal>
    ) -> Open {
        let id: RunID
        if let known = ids[run] {
            id = known
        } else {
            id = runs.count
            ids[run] = id
            let closure: ClosureID? = if case .closure(let id, _) = run.code { id } else { nil }
            runs.append(
                Known(
                    owner: run.owner, nominal: nominal, object: object, isClosure: closure != nil,
                    joins: run.code.joins,
                    callable: closure.map(Callable.closure) ?? method.map(Callable.method)))
            runs[id].given = screens()
            if let nominal, !isMaking { ownersOfTypes[nominal, default: []].insert(run.owner) }
        }
        if let current, current != id, let place, runs[current].owner == run.owner {
            let isAfterReset = !isLater && hasReset
            runs[id].calls.insert(
                Call(caller: current, place: place, isAfterReset: isAfterReset, isLater: isLater))
        }
        if case .closure(let closure, _) = run.code {
            noteMakers(of: closure, in: id, isHelpers: nominal?.isForeign ?? true)
        }
        if answersEvent { runs[id].answersEvent = true }
        if isLifeCycle { runs[id].isLifeCycle = true }
        if isMaking { runs[id].isMaking = true }
        let open = Open(caller: current, callerHasReset: hasReset, replacement: replacement, isLater: isLater)
        if current == nil { replacement = nil }
        (current, hasReset) = (id, false)
        return open
    }

    /// Notes that the current run makes a closure.
    mutating func noteMade(_ closure: ClosureID, at place: DraftLocation, for receiver: Value?) {
        if case .object? = receiver { closuresOfObjects.insert(closure) }
        if let current { makers[closure, default: [:]][current] = place }
    }

    /// Notes that code of a type hands on what others gave, as in `CardView(action: onTap)`.
    mutating func noteHanded(_ callable: Callable, at place: DraftLocation, by nominal: Nominal) {
        handings[callable, default: [:]][place] = nominal
    }

    /// Notes who makes a closure, where that is not who calls it.
    private mutating func noteMakers(of closure: ClosureID, in id: RunID, isHelpers: Bool) {
        for (maker, place) in makers[closure] ?? [:] where maker != current {
            let isOwn = runs[maker].owner == runs[id].owner
            // What is called for another screen may be done by the one that gave it.
            if isOwn ? current == nil && !closuresOfObjects.contains(closure) : current != nil {
                runs[id].handing.insert(Call(caller: maker, place: place, isAfterReset: false, isLater: true))
            } else if isOwn, current != nil, isHelpers {
                runs[id].makers.insert(maker)
            }
        }
    }

    mutating func end(_ open: Open) {
        guard let id = current else { return }
        if hasReset { runs[id].resetsStack = true }
        let resets = runs[id].resetsStack && !open.isLater
        (current, hasReset) = (open.caller, open.callerHasReset || resets)
        if open.caller == nil || runs[id].isClosure { replacement = open.replacement }
    }

    /// The type that declares the code that is being run.
    var currentType: Nominal? { current.flatMap { runs[$0].nominal } }

    /// The object whose code a run is.
    func object(of run: RunID) -> ObjectID? { runs[run].object }

    /// Whether a run is that of an object's initializer.
    func isMaking(_ object: ObjectID, _ run: RunID) -> Bool { runs[run].isMaking && runs[run].object == object }

    /// The runs that call a run; where none does, those in which its closure was made, for the same screen.
    func beginnings(of run: RunID) -> Set<RunID> {
        let known = runs[run]
        guard known.calls.isEmpty, case .closure(let id)? = known.callable else { return callers(of: run) }
        return Set((makers[id] ?? [:]).keys.filter { runs[$0].owner == known.owner })
    }

    /// The runs that call a run; where none does, those that make its code.
    func askers(of run: RunID) -> Set<RunID> {
        let run = runs[run]
        return run.calls.isEmpty ? run.makers.union(run.handing.map(\.caller)) : Set(run.calls.map(\.caller))
    }

    /// The runs that call a run, or hand its code on.
    func callers(of run: RunID) -> Set<RunID> { Set(runs[run].calls.map(\.caller)) }

    /// What is done now; nothing where no code of the app's is being run.
    var moments: Set<Moment> { current.map { [Moment(run: $0, isAfterReset: hasReset)] } ?? [] }
}

extension Trace {
    /// A run on the way to the code that asks for it, and where on that way code runs only when it is done.
    private struct Ask: Hashable {
        let moment: Moment
        let trigger: DraftLocation?
        let inherited: Inherited?
    }

    /// Where code that a screen inherits asks for what was done, and whether that stands in a closure, which something else
    /// than the screen's own code may run.
    private struct Inherited: Hashable {
        let place: DraftLocation
        var isInClosure = false
    }

    /// Where the code of one of some types asks for what was done in a run; else their models' code; else the code of a type
    /// that works for the same screen alone, such as its view model; else the code of the types in which all of it began.
    ///
    /// - Parameters:
    ///   - place: the call that did it.
    ///   - isLink: whether that call makes a link, which is made with the view around it, whether it is followed or not.
    ///   - isShown: whether a type is that of the screen that is shown. A function of the screen's own that is given that
    ///     screen shows whatever its callers ask for, so that these come first.
    ///   - own: the types whose code is the screen's own: its own type and its components.
    ///   - isScreen: whether a type is the screen's own: where that hands a closure or a method on to a component, it asks
    ///     for what that does.
    ///   - ofBases: whether the screen inherits from a type.
    ///   - isHelper: whether a type, whose code ran for some owners, works for the screen alone.
    func origin(
        _ moments: Set<Moment>, at place: DraftLocation, isLink: Bool, showing isShown: (Nominal) -> Bool,
        ofTypes own: @escaping (Nominal) -> Bool, isScreen: (Nominal) -> Bool,
        ofModels: @escaping (Nominal) -> Bool, ofBases: @escaping (Nominal) -> Bool,
        isView: @escaping (Nominal, _ owners: Set<NodeKey?>) -> Bool,
        isHelper: @escaping (Nominal, _ owners: Set<NodeKey?>) -> Bool
    ) -> TransitionOrigin {
        let isModel = remembering(ofModels)
        let isBase = remembering(ofBases)
        let isOwn = remembering(own)
        var (origin, began) = search(
            moments, at: place, isLink: isLink, past: isShown, upTo: isModel, by: isBase, of: isScreen, inCodeOf: isOwn)
        if origin.places.isEmpty {
            (origin, began) = search(
                moments, at: place, isLink: isLink, upTo: isModel, by: isBase, of: isScreen, inCodeOf: isOwn)
        }
        if origin.places.isEmpty { origin = search(moments, at: place, isLink: isLink, inCodeOf: isModel).origin }
        if origin.places.isEmpty {
            let found = search(
                moments, at: place, isLink: isLink, pastOutside: true, upTo: isModel, by: isBase, inCodeOf: isOwn)
            origin = found.origin
        }
        let doers = Set(moments.map { runs[$0.run].nominal })
        // A view of the screen's comes before a model of it.
        for mayAsk in [isView, isHelper] where origin.places.isEmpty {
            let found = search(moments, at: place, isLink: isLink) { nominal in
                guard let nominal, !doers.contains(nominal) else { return false }
                return mayAsk(nominal, ownersOfTypes[nominal] ?? [])
            }
            origin = found.origin
        }
        if origin.places.isEmpty {
            origin = search(moments, at: place, isLink: isLink, inCodeOf: began.contains).origin
        }
        if origin.places.isEmpty {
            origin = TransitionOrigin(places: [place], triggers: isLink ? [] : [place], isAfterReset: false)
        }
        origin.through.subtract(origin.places)
        return origin
    }

    /// Asks a question about each type once, and answers it from memory afterwards: it is asked for each call on the way.
    private func remembering(_ ask: @escaping (Nominal) -> Bool) -> (Nominal?) -> Bool {
        var known: [Nominal: Bool] = [:]
        return { nominal in
            guard let nominal else { return false }
            if let answer = known[nominal] { return answer }
            let answer = ask(nominal)
            known[nominal] = answer
            return answer
        }
    }

    /// Where the code of one of some types asks for what was done in a run, and the other types in whose code it began;
    /// `nil` is code outside of types.
    ///
    /// A closure that a function outside of the app's types makes is asked for by who calls that function, as far as that is
    /// found, and not by the component that runs the closure.
    ///
    /// - Parameters:
    ///   - isShown: whether a type is that of the screen that is shown: what is given that is not asked itself, but its callers.
    ///   - pastOutside: whether who makes a closure asks for what it does when it is called from outside of the app's code, or for
    ///     another screen.
    ///   - isModel: whether the screen hands its events on to a type, which then decides itself.
    ///   - isBase: whether the screen inherits a type's code. What that does some time after the screen is set up is the
    ///     screen's own.
    private func search(
        _ moments: Set<Moment>, at place: DraftLocation, isLink: Bool, pastOutside: Bool = false,
        past isShown: (Nominal) -> Bool = { _ in false }, upTo isModel: (Nominal?) -> Bool = { _ in false },
        by isBase: (Nominal?) -> Bool = { _ in false }, of isScreen: (Nominal) -> Bool = { _ in false },
        inCodeOf own: (Nominal?) -> Bool
    ) -> (origin: TransitionOrigin, began: Set<Nominal?>) {
        let made = search(
            moments, byMakers: true, at: place, isLink: isLink, pastOutside, past: isShown, upTo: isModel, by: isBase,
            of: isScreen, inCodeOf: own)
        guard made.metMakers, made.origin.places.isEmpty else { return (made.origin, made.began) }
        let called = search(
            moments, byMakers: false, at: place, isLink: isLink, pastOutside, past: isShown, upTo: isModel, by: isBase,
            of: isScreen, inCodeOf: own)
        return (called.origin, called.began)
    }

    private func search(
        _ moments: Set<Moment>, byMakers: Bool, at place: DraftLocation, isLink: Bool, _ pastOutside: Bool,
        past isShown: (Nominal) -> Bool, upTo isModel: (Nominal?) -> Bool, by isBase: (Nominal?) -> Bool,
        of isScreen: (Nominal) -> Bool, inCodeOf own: (Nominal?) -> Bool
    ) -> (origin: TransitionOrigin, began: Set<Nominal?>, metMakers: Bool) {
        var metMakers = false
        var origin = TransitionOrigin()
        var began: Set<Nominal?> = []
        var seen: Set<Ask> = []
        var open = moments.map { (moment: $0, place: place, trigger: isLink ? nil : place, base: Inherited?.none) }
        while let (moment, place, trigger, base) = open.popLast() {
            let run = runs[moment.run]
            if run.answersEvent, isModel(run.nominal) { continue }
            let isPassed = !run.calls.isEmpty && run.given.contains(where: isShown)
            // The screen only hands an event on to what answers it.
            if run.answersEvent || own(run.nominal) && !isPassed {
                let inherited = base?.isInClosure == true && isSettingUp(moment.run) ? base?.place : nil
                origin.add(inherited ?? place, trigger, moment.isAfterReset || isReset(beforeCallsOf: moment.run))
                if inherited != nil { origin.through.insert(place) }
                continue
            }
            if run.calls.isEmpty { began.insert(run.nominal) }
            // The place is that of the first who asked.
            if !run.joins { origin.through.insert(place) }
            var inherited = base
            if isBase(run.nominal) {
                inherited = base ?? Inherited(place: place)
                if run.isClosure { inherited?.isInClosure = true }
            }
            guard seen.insert(Ask(moment: moment, trigger: trigger, inherited: inherited)).inserted else { continue }
            if byMakers, !run.makers.isEmpty {
                metMakers = true
                open += run.makers.map {
                    (Moment(run: $0, isAfterReset: moment.isAfterReset), place, trigger, inherited)
                }
                continue
            }
            let handings = handings(of: run.callable, by: isScreen)
            for call in pastOutside ? run.calls.union(run.handing) : run.calls {
                if !handings.isEmpty, let caller = runs[call.caller].nominal, own(caller), !isScreen(caller) {
                    for handing in handings {
                        origin.add(handing, trigger.map { call.isLater ? $0 : call.place }, moment.isAfterReset)
                    }
                    origin.through.insert(call.place)
                    continue
                }
                let isAfterReset = moment.isAfterReset || call.isAfterReset
                let caller = Moment(run: call.caller, isAfterReset: isAfterReset)
                open.append((caller, call.place, trigger.map { call.isLater ? $0 : call.place }, inherited))
            }
        }
        return (origin, began, metMakers)
    }

    /// The places at which a screen's own type hands something on.
    private func handings(of callable: Callable?, by isScreen: (Nominal) -> Bool) -> [DraftLocation] {
        callable.flatMap { handings[$0] }?.filter { isScreen($0.value) }.map(\.key) ?? []
    }

    /// Whether code runs only as the screen is made and shown, and not when something happens.
    private func isSettingUp(_ run: RunID) -> Bool {
        var seen: Set<RunID> = []
        var open = [run]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let known = runs[next]
            if known.isLifeCycle { continue }
            if known.answersEvent || known.calls.isEmpty || known.calls.contains(where: \.isLater) { return false }
            open += known.calls.map(\.caller)
        }
        return true
    }

    /// Whether whoever runs code has reset the stack before.
    private func isReset(beforeCallsOf run: RunID) -> Bool {
        !runs[run].calls.isEmpty && runs[run].calls.allSatisfy(\.isAfterReset)
    }
}
