// What a screen leaves in a shared object to be called: `Popups.shared.confirm = { … }`, or `= confirmed`. Transitions in it
// belong to that screen, whoever calls it.

/// The closures and methods that screens have left with objects that others made, and whose they are.
struct LeftClosures {
    private var owners: [Value: [Owner]] = [:]
    /// What this round saw being left: before it was left, it is whose it was in the round before.
    private var isNew: Set<Value> = []
    private var ever: Set<Pair> = []

    private struct Pair: Hashable {
        let value: Value
        let owner: Owner
    }

    /// How many were ever left, for each owner.
    var count: Int { ever.count }

    subscript(value: Value) -> [Owner]? { owners[value] }

    mutating func beginRound() { isNew = [] }

    /// The first round may not know yet which screen's code it runs: who leaves a closure in this one counts.
    mutating func add(_ value: Value, of owner: Owner) {
        if isNew.insert(value).inserted { owners[value] = [] }
        if owners[value]?.contains(owner) != true { owners[value, default: []].append(owner) }
        ever.insert(Pair(value: value, owner: owner))
    }

    /// A closure is made in this round: whoever leaves it leaves it anew.
    mutating func forget(_ value: Value) { if !isNew.contains(value) { owners[value] = nil } }
}

extension Interpreter {
    /// Notes the closures and methods among what is written to a property of an object.
    func noteLeft(_ values: Values, with receiver: Value) {
        guard isKeeper(receiver), case let values = called(in: values, leftWith: receiver), !values.isEmpty else {
            return
        }
        note(.left(values, with: receiver))
    }

    /// Whether what is left in a value's properties is left for others.
    private func isKeeper(_ receiver: Value) -> Bool {
        if case .metatype = receiver { return true }
        // What a controller is given before it is shown is its own, as what a view is made with.
        return receiver.nominal(in: heap).map { $0.kind == .class && !isController($0) } ?? false
    }

    /// The same for whoever comes by.
    func leave(_ values: Values, with receiver: Value) {
        let owner = currentOwner
        guard let screen = owner.node, mayBeShared(receiver, beside: screen), !isCoordinatorInCode(screen) else {
            // Where a screen has the same code leave it once more, it is not that screen's.
            if !journal.runsUncalled { for value in values { leftClosures.add(value, of: .launch) } }
            return
        }
        let isCoordinator = receiver.nominal(in: heap).map { flow(of: $0) != nil } ?? false
        for value in values {
            // A coordinator's child calls what the coordinator gives it for the screen that is there then.
            if isCoordinators(value), isCoordinator || !isMade(value, for: screen) { continue }
            // A controller keeps what it makes with an object of its own for itself, whoever had its code run.
            if let own = shownController(self.receiver(of: value))?.node, !mayBeShared(receiver, beside: own) {
                continue
            }
            // Who puts back what was there before leaves nothing.
            guard leftClosures[value]?.contains(owner) ?? true || isNamed(value, by: owner) else { continue }
            leftClosures.add(value, of: owner)
        }
    }

    /// Whether an object, or any of its class where the environment gives it, is none that a screen makes for itself.
    private func mayBeShared(_ receiver: Value, beside screen: NodeKey) -> Bool {
        switch receiver {
        case .object(let id):
            // What is made for another controller is that one's own: `OrdersController(model: OrdersModel())`.
            let holder = onlyController(having: id)
            return !heap[id].isMade(by: screen) && !(holder.map { heap[id].isMade(by: $0) } ?? false)
        case .instance(let nominal, _):
            // Which of several screens' views this one is, is not known, and none is inside another one's screen.
            if isLibraryView(nominal) { return true }
            let objects = heap.objects(of: nominal)
            return objects.allSatisfy { !heap[$0].isMade(by: screen) }
        case .metatype: return true
        default: return false
        }
    }

    /// Who makes what the properties of a shared object begin with: nobody in particular, as the object itself. The system
    /// makes the app's delegate, whoever asks for it later.
    func sharedMaker(of receiver: Value?) -> Owner? {
        if case .instance(let nominal, _)? = receiver, program.isDelegate(nominal) { return .launch }
        guard case .object(let id)? = receiver, heap[id].maker == nil, currentOwner.node != nil,
            heap[id].nominal.kind == .class, isRecord(heap[id].nominal)
        else { return nil }
        return .launch
    }

    /// The closures and methods among values, and those that records among them hold: `Popup(title: "Sure?") { … }`. An object
    /// is such a record where it is made to hold a closure: `queue.append(Command(done: done))`. What an object makes a record of
    /// with a closure of its own is for what shows that record: `quiz = Quiz(onDone: { self.path.append(.grades) })`.
    private func called(in values: Values, leftWith keeper: Value? = nil) -> Values {
        var found: Values = []
        var seen: Set<ObjectID> = []
        var open = Array(values)
        func areCalled(_ held: Values) -> Values {
            held.filter { Self.isCalled($0) && (keeper == nil || receiver(of: $0) != keeper) }
        }
        while let value = open.popLast() {
            limits.spend(1)
            if Self.isCalled(value) {
                found.insert(value)
            } else if case .object(let id) = value, isRecord(heap[id].nominal), seen.insert(id).inserted {
                let held = heap[id].fields.keys.sorted().flatMap { heap[id].fields[$0] ?? [] }
                let others = held.filter { !Self.isCalled($0) }
                open += areCalled(Values(held)) + (heap[id].nominal.kind == .struct ? others : [])
            } else if case .enumCase(let nominal, _, let payload) = value, !mayBeRoute(nominal) {
                open += areCalled(Values(payload.flatMap(\.values)))
            }
        }
        return found
    }

    /// Whether the cases of an enum may be what a path or a sheet's state holds: what they carry is for the screens that they show.
    private func mayBeRoute(_ nominal: Nominal) -> Bool {
        program.inherits(nominal, anyOf: ["Hashable", "Identifiable"])
    }

    private func isRecord(_ nominal: Nominal) -> Bool {
        switch nominal.kind {
        case .struct: !isView(nominal)
        case .class:
            // A cell or another view is a part of the screen that makes it, wherever that puts it.
            !isController(nominal) && flow(of: nominal) == nil && !isLibraryView(nominal)
        default: false
        }
    }

    /// Whether a class that is no controller is a view of UIKit's.
    private func isLibraryView(_ nominal: Nominal) -> Bool {
        program.externalAncestors(of: nominal).contains { $0.lastName.hasPrefix("UI") }
    }

    /// Whether an owner's code makes a closure, or names a method.
    private func isNamed(_ value: Value, by owner: Owner) -> Bool {
        switch value {
        case .closure(let id): closures[id.index].owner.node == owner.node
        case .function(let function, let receiver?):
            namings[Asker(method: HandedMethod(function: function.id, receiver: receiver), owner: owner.node)] != nil
        default: false
        }
    }

    private func isMade(_ value: Value, for screen: NodeKey) -> Bool {
        if case .closure(let id) = value { closures[id.index].owner.node == screen } else { false }
    }

    private static func isCalled(_ value: Value) -> Bool {
        switch value {
        case .closure, .function(_, receiver: .some): true
        default: false
        }
    }

    /// Whether what is called is a coordinator's code, which a screen may have asked to run.
    private func isCoordinators(_ value: Value) -> Bool {
        receiver(of: value)?.nominal(in: heap).map { flow(of: $0) != nil } ?? false
    }

    /// What is `self` in the code that is called.
    private func receiver(of value: Value) -> Value? {
        switch value {
        case .closure(let closure): closures[closure.index].scope.frame.receiver
        case .function(_, let receiver): receiver
        default: nil
        }
    }

    /// Calls a closure for each screen that left it in a shared object; `nil` if none did, or the caller itself.
    func forScreens(thatLeft value: Value, given arguments: [Values], call: () -> Values) -> Values? {
        guard let left = leftClosures[value], !left.contains(.launch),
            case let owners = left.filter(isNoContainerAroundCaller),
            !owners.isEmpty, !owners.contains(where: { $0.node == currentOwner.node }),
            !isToldWhereToGo(by: arguments, owners)
        else { return nil }
        leaveWithOthers(arguments)
        return owners.reduce(into: []) { result, screen in
            result.unite(with(owner: screen) { call() })
            // One of them that calls it does it for itself alone.
            if watchedRuns.hasFixedOwnerMattered { askForMaker() }
        }
    }

    /// Closures that a screen passes to another one's code belong to the screen, as those that it leaves in a shared object do.
    private func leaveWithOthers(_ arguments: [Values]) {
        let owner = currentOwner
        guard let screen = owner.node, !isCoordinatorInCode(screen) else { return }
        for value in called(in: Values(arguments.joined())) where isNamed(value, by: owner) {
            leftClosures.add(value, of: owner)
        }
    }

    /// Whether a screen calls what a view left, and names by a case what that shows: `router.push(.detail)`. Such a view lends
    /// its container to all, and the screen goes there.
    private func isToldWhereToGo(by arguments: [Values], _ owners: [Owner]) -> Bool {
        let areViews = owners.allSatisfy { owner in
            if case .type(let nominal)? = owner.node { isView(nominal) } else { false }
        }
        return areViews && currentOwner.node != nil
            && arguments.joined().contains { value in
                switch value {
                case .enumCase, .unresolvedCase: true
                default: false
                }
            }
    }

    /// Whether a closure that a view with a container leaves is called from outside of the view, as by a popup over all screens.
    /// The screens inside the container call the closure as their own.
    private func isNoContainerAroundCaller(_ owner: Owner) -> Bool {
        guard let node = owner.node, isCoordinator(node) else { return true }
        return currentOwner.node.map { draft.containment.holds(node, in: $0) } ?? false
    }

    /// Whether a coordinator's own code runs for a node, or that of the app.
    private func isCoordinatorInCode(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return flow(of: nominal) != nil || isApp(node)
    }

    func isCoordinator(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return flow(of: nominal) != nil || viewFlow(of: nominal) != nil || isApp(node)
    }
}
