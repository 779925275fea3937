// The objects that values are or hold on to. None of it changes once a value is made, so that it is looked up once.

/// What is to be known of the objects that values hold on to.
struct HeldObjects {
    /// How deep in the making of others the innermost of them is.
    private(set) var depth = Heap.MakingDepth.none
    /// How many values stand one in the other in them.
    private(set) var layers = 0
    /// Their types, and those of the objects that they were made with.
    private(set) var types: Set<Nominal> = []

    init() {}

    init(_ object: Heap.Object, _ id: ObjectID) {
        depth = Heap.MakingDepth(count: object.depth.count, innermost: id)
        (layers, types) = (object.layers, object.within)
    }

    mutating func unite(_ other: Self) {
        if other.depth.count > depth.count { depth = other.depth }
        layers = max(layers, other.layers)
        if !other.types.isSubset(of: types) { types.unite(other.types) }
    }
}

extension Interpreter {
    /// What a call works with.
    func held(by receiver: Value?, _ arguments: [Values]) -> HeldObjects {
        var result = receiver.map(held) ?? HeldObjects()
        for values in arguments { result.unite(held(by: values)) }
        return result
    }

    func held(by values: Values) -> HeldObjects {
        limits.spend(values.count)
        return values.reduce(into: HeldObjects()) { $0.unite(held(by: $1)) }
    }

    private func held(by value: Value) -> HeldObjects {
        switch value {
        case .object(let id): return HeldObjects(heap[id], id)
        case .binding(let base, _): return held(by: base)
        case .function(_, let receiver?): return held(by: receiver)
        // A closure holds on to what the code around it works with.
        case .closure(let id): return held(by: closures[id.index].scope.frame)
        case .enumCase(_, _, let payload), .unresolvedCase(_, let payload), .external(_, _, _, let payload):
            return held(by: payload)
        default: return HeldObjects()
        }
    }

    private func held(by payload: ArgumentValues) -> HeldObjects {
        guard !payload.isEmpty else { return HeldObjects() }
        if let known = heldByPayloads[payload] { return known }
        let result = payload.reduce(into: HeldObjects()) { $0.unite(held(by: $1.values)) }
        heldByPayloads[payload] = result
        return result
    }

    private func held(by frame: Frame) -> HeldObjects {
        if let known = frame.held { return known }
        // Code may hold on to itself.
        frame.held = HeldObjects()
        let result = held(by: frame.receiver, frame.given)
        frame.held = result
        return result
    }

    /// Visits the objects that values are or hold on to. Values share their parts: each part is looked through once.
    func visitObjects(in values: Values, _ visit: (ObjectID) -> Void) {
        var seen: Set<ObjectIdentifier> = []
        visitObjects(in: values, &seen, visit)
    }

    private func visitObjects(in values: Values, _ seen: inout Set<ObjectIdentifier>, _ visit: (ObjectID) -> Void) {
        limits.spend(values.count)
        for value in values {
            switch value {
            case .object(let id): visit(id)
            case .binding(let base, _): visitObjects(in: [base], &seen, visit)
            case .function(_, let receiver?): visitObjects(in: [receiver], &seen, visit)
            case .closure(let id):
                let frame = closures[id.index].scope.frame
                guard seen.insert(ObjectIdentifier(frame)).inserted else { continue }
                if let receiver = frame.receiver { visitObjects(in: [receiver], &seen, visit) }
                for given in frame.given { visitObjects(in: given, &seen, visit) }
            case .enumCase(_, _, let payload), .unresolvedCase(_, let payload), .external(_, _, _, let payload):
                guard !payload.isEmpty, seen.insert(payload.identity).inserted else { continue }
                for argument in payload { visitObjects(in: argument.values, &seen, visit) }
            default: break
            }
        }
    }

    /// Whether code may ask for the state of which a value is assumed. A view's own state is seen by what has the view, or a binding
    /// or a closure of it: what has none of these does the same whatever is assumed. Otherwise a factory that shows itself again
    /// would be another one for each screen.
    func mayAsk(forAssumedOf receiver: Value?, _ arguments: [Values]) -> Bool {
        guard let assumption, case .object(let assumed) = assumption.receiver, heap[assumed].nominal.kind == .struct
        else {
            return true
        }
        var seen: Set<ObjectID> = []
        var open = arguments + (receiver.map { [[$0]] } ?? [])
        while let values = open.popLast() {
            visitObjects(in: values) { if seen.insert($0).inserted { open += heap[$0].fields.values } }
            if seen.contains(assumed) { return true }
        }
        return false
    }
}

extension Value {
    /// What a library's value was made with, and what those values were. They share their parts: each is looked through once.
    var partsInside: [Value] {
        var found: [Value] = []
        var seen: Set<ObjectIdentifier> = []
        var open = [self][...]
        while let next = open.popFirst() {
            guard case .external(_, _, nil, let given) = next, !given.isEmpty, seen.insert(given.identity).inserted
            else { continue }
            let inner = given.flatMap(\.values)
            found += inner
            open += inner
        }
        return found
    }
}
