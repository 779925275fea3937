// Functions that were called in many ways and never did anything for a screen: models that update one another, caches, parsers.
// Their further calls are told apart by the types of what they work with alone. Where one of them does something after all,
// another round follows, in which its calls are told apart again.

/// What was seen of the calls of each function.
struct FunctionUses {
    private var callCounts: [Int: Int] = [:]
    /// The functions that did something for their owner, or gave more than plain values.
    private var active: Set<Int> = []
    /// The first place in this round where a function did something that was taken for one that does nothing.
    private(set) var firstLate: DraftLocation?
    /// How many functions were, in any round.
    private(set) var lateCount = 0

    mutating func beginRound() { firstLate = nil }
    mutating func noteCall(of function: Int) { callCounts[function, default: 0] += 1 }
    mutating func noteActive(_ function: Int) { active.insert(function) }

    mutating func noteLate(at place: DraftLocation?) {
        firstLate = firstLate ?? place
        lateCount += 1
    }

    /// Whether a function did nothing, in so many different calls.
    fileprivate func isIdle(_ function: Int) -> Bool {
        callCounts[function, default: 0] >= Limit.callsOfIdleFunction.most && !active.contains(function)
    }
}

extension Interpreter {
    /// What a function works with, as far as its calls are told apart.
    func distinguished(
        _ receiver: Value?, _ arguments: [Values], callOf function: Function
    ) -> (receiver: Value?, arguments: [Values]) {
        // What an initialiser fills is told apart by how it is made.
        guard function.fact.name != "init", functionUses.isIdle(function.id) else { return (receiver, arguments) }
        return (receiver.map(typeAlone), arguments.map(typesAlone))
    }

    /// Notes whether a call that has ended did something.
    func noteUse(of function: Function, _ frame: Frame, giving values: Values) {
        let isActive = frame.ownerUse.hasActed || !Self.returnsVoid(function) && !values.allSatisfy(Self.choosesNothing)
        guard isActive else { return }
        if functionUses.isIdle(function.id) { functionUses.noteLate(at: limits.place) }
        functionUses.noteActive(function.id)
    }

    /// Notes the limit where a function did something only in the last round, which another should have followed.
    func noteLateFunctions() {
        guard let place = functionUses.firstLate else { return }
        limits.place = place
        limits.hit(.callsOfIdleFunction)
    }

    /// Whether a value is a text or a number, or a library's value made of such.
    private static func choosesNothing(_ value: Value) -> Bool {
        switch value {
        case .text, .number, .null: true
        case .external: value.isPlain
        default: false
        }
    }

    private func typesAlone(_ values: Values) -> Values {
        guard values.contains(where: holdsOthers) else { return values }
        return values.reduce(into: []) { $0.insert(typeAlone($1)) }
    }

    private func holdsOthers(_ value: Value) -> Bool {
        switch value {
        case .object: true
        case .enumCase(_, _, let parts), .unresolvedCase(_, let parts), .external(_, _, _, let parts): !parts.isEmpty
        default: false
        }
    }

    /// Some value of an object's type, unless that is something that can be seen, or shows it.
    private func typeAlone(_ value: Value) -> Value {
        switch value {
        case .object(let id):
            let object = heap[id]
            let shows = isPart(object.nominal) || isController(object.nominal) || flow(of: object.nominal) != nil
            return shows ? value : .instance(object.nominal, object.generics)
        case .external(let name, let generics, let member, let parts):
            return .external(name, generics, member: member, typesAlone(parts))
        case .enumCase(let nominal, let name, let parts): return .enumCase(nominal, name, typesAlone(parts))
        case .unresolvedCase(let name, let parts): return .unresolvedCase(name, typesAlone(parts))
        default: return value
        }
    }

    private func typesAlone(_ parts: ArgumentValues) -> ArgumentValues {
        guard !parts.isEmpty else { return parts }
        if let known = typesOfPayloads[parts] { return known }
        let result = ArgumentValues(parts.map { ArgumentValue(label: $0.label, values: typesAlone($0.values)) })
        typesOfPayloads[parts] = result
        return result
    }
}
