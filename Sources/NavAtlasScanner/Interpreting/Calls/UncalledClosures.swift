// Closures and methods that are passed or stored, as in `button.onTap = showDetail`, and that no interpreted code calls.

extension Interpreter {
    /// A method that is handed on.
    struct HandedMethod: Hashable {
        let function: Int
        let receiver: Value
    }

    /// Methods of an object as values: whoever names them hands them on, or compares them.
    func handedOn(_ functions: [Function], of receiver: Value) -> Values {
        handedCount += 1
        let meant = implementations(of: functions, on: receiver)
        for (function, receiver) in meant where function.fact.body != nil {
            let method = HandedMethod(function: function.id, receiver: receiver)
            if handedMethodOwners[method] == nil {
                let owner = ownerOfParts(of: receiver)
                handedMethodOwners[method] = owner
                handedMethods.append((function, receiver, owner))
            }
        }
        return Values(meant.map { .function($0.function, receiver: $0.receiver) })
    }

    /// Notes the place that names methods without a call, as in `CardView(action: model.open)`: it asks for what they do.
    func handing(at position: Position, in scope: Scope, _ evaluate: () -> Values) -> Values {
        let before = handedCount
        let values = evaluate()
        // A property that holds a method hands on what another place named.
        guard handedCount != before else { return values }
        for case .function(let function, let receiver?) in values {
            let naming = Naming(
                place: location(position, in: scope.frame.place.file), nominal: scope.frame.place.nominal)
            note(.naming(HandedMethod(function: function.id, receiver: receiver), naming))
        }
        return values
    }

    /// Notes the closures and methods that an argument hands on, where it does not make them itself: `CardView(action: onTap)`.
    func noteHanded(_ values: Values, by argument: Expression, in scope: Scope) {
        let position: Position
        switch argument {
        case .name(_, let own), .member(_, _, let own): position = own
        default: return
        }
        guard let nominal = scope.frame.place.nominal else { return }
        let place = location(position, in: scope.frame.place.file)
        for value in values {
            switch value {
            case .closure(let id): trace.noteHanded(.closure(id), at: place, by: nominal)
            case .function(let function, let receiver?):
                let method = HandedMethod(function: function.id, receiver: receiver)
                trace.noteHanded(.method(method), at: place, by: nominal)
            default: break
            }
        }
    }

    /// Calls a method that is handed on as a closure is: whoever calls it does what it does.
    private func asHanded(_ function: Function, _ call: () -> Values) -> Values {
        let outer = handedFunction
        handedFunction = function.id
        defer { handedFunction = outer }
        return call()
    }

    /// Calls a method that was handed on, for each place that named it.
    func callHanded(_ function: Function, _ receiver: Value?, _ arguments: [Values]) -> Values {
        if case .metatype? = receiver, let bound = bound([function], to: { arguments.first ?? [] }) { return bound }
        let asker = receiver.map {
            Asker(method: HandedMethod(function: function.id, receiver: $0), owner: currentOwner.node)
        }
        guard let named = asker.flatMap({ namings[$0] }) else {
            return asHanded(function) { invoke(function, receiver: receiver, arguments: arguments) }
        }
        return named.reduce(into: []) { result, naming in
            result.unite(
                tracing(.naming(naming.place, arguments), of: naming.nominal, method: asker?.method) {
                    // The place only hands the method on.
                    (callPlace, isForLater) = (naming.place, true)
                    return invoke(function, receiver: receiver, arguments: arguments)
                })
        }
    }

    /// A method that is handed on, and for whom.
    struct Asker: Hashable {
        let method: HandedMethod
        let owner: NodeKey?
    }

    /// A place that names a method without a call, and the type that declares the code there.
    struct Naming: Hashable {
        let place: DraftLocation
        let nominal: Nominal?
    }

    /// Runs the closures and methods that were given away and of which no call was found: whoever gave them away does
    /// what they do, but for those that nobody asks for where others are asked for. `false` where there are none.
    func runUncalledClosures(_ census: Census) -> Bool {
        let ranMethods = runUncalledMethods()
        let ran = Set(ranClosures.map(place(of:)))
        let uncalled = madeClosures.filter { !ranClosures.contains($0.key) && !ran.contains(place(of: $0.key)) }
        let unasked = uncalled.isEmpty ? [] : unasked(among: uncalled, census).union(heldByUncalled(uncalled, ran))
        for (id, owner) in uncalled.sorted(by: { $0.key.index < $1.key.index }) {
            ranClosures.insert(id)
            uncalledClosures.insert(id)
            // What nobody asks for is not done for the screen that left it either.
            if unasked.contains(id) { leftClosures.add(.closure(id), of: .launch) }
            _ = with(owner: unasked.contains(id) ? .launch : owner, mode: .body) { run(id, []) }
        }
        return ranMethods || !uncalled.isEmpty
    }

    /// The closures that are kept only in properties that no code reads, or from which the app's code calls those of other
    /// objects: a flow that several screens are given, of which each does a part. That this one is called, too, is not known.
    private func unasked(among uncalled: [ClosureID: Owner], _ census: Census) -> Set<ClosureID> {
        var keepers: [ClosureID: Set<PropertyKey>] = [:]
        var asked: Set<PropertyKey> = []
        for object in heap.objects {
            for (name, values) in object.fields {
                let key = PropertyKey(nominal: object.nominal, name: name)
                for case .closure(let id) in values {
                    if uncalled[id] != nil {
                        keepers[id, default: []].insert(key)
                    } else if ranClosures.contains(id), !uncalledClosures.contains(id), !isView(object.nominal) {
                        asked.insert(key)
                    }
                }
            }
        }
        let others = keepers.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(asked).filter(isPlain)
        let idle = census.unread(among: others, of: program).union(asked)
        return Set(
            keepers.filter { _, kept in
                let ofObjects = kept.filter { !isView($0.nominal) }
                return kept.isSubset(of: idle) || !ofObjects.isEmpty && ofObjects.isSubset(of: asked)
            }.keys)
    }

    /// The closures that only others hold which nobody calls where those of the same place are called: `on(Event.self) { … }` of a
    /// bus that keeps `{ done($0 as! E) }`, and is told of other events.
    private func heldByUncalled(_ uncalled: [ClosureID: Owner], _ ran: Set<DraftLocation>) -> Set<ClosureID> {
        var held: Set<ClosureID> = []
        for id in madeClosures.keys where !ranClosures.contains(id) && ran.contains(place(of: id)) {
            for case .closure(let inner) in closures[id.index].scope.locals.joined() where uncalled[inner] != nil {
                held.insert(inner)
            }
        }
        guard !held.isEmpty else { return [] }
        for values in heap.objects.flatMap(\.fields.values) {
            for case .closure(let id) in values { held.remove(id) }
        }
        return held
    }

    /// Whether only code that names a property reads it.
    private func isPlain(_ key: PropertyKey) -> Bool {
        guard let fact = program.property(key.name, of: key.nominal)?.fact else { return false }
        return fact.observers.isEmpty && fact.attributes.allSatisfy { $0.name.base == "ObservationIgnored" }
            && !fact.isOverride
    }

    private func runUncalledMethods() -> Bool {
        let uncalled = handedMethods.filter { !executed.contains($0.function.id) }
        handedMethods = []
        for (function, receiver, owner) in uncalled {
            let arguments = [Values](repeating: [], count: function.fact.parameters.count)
            _ = with(owner: owner, mode: .body) { callHanded(function, receiver, arguments) }
        }
        return !uncalled.isEmpty
    }
}

extension Frame {
    /// The method that it is a run of, as it may be handed on.
    var method: Interpreter.HandedMethod? {
        guard let receiver, let function else { return nil }
        return Interpreter.HandedMethod(function: function, receiver: receiver)
    }
}

extension Interpreter {
    /// The method that is being called by what it was handed to, such as a callback.
    var handedFunction: Int? {
        get { memory { HandedCall() }.function }
        set { memory { HandedCall() }.function = newValue }
    }
}

private final class HandedCall {
    var function: Int?
}
