// By which run of the code objects of a class are told apart that one place makes. Objects make objects, which make others:
// a user's screen leads to the user's articles, and those to their readers. Told apart by every run on the way to them, they
// would be as many as there are ways. So of the makers in a row the last ones only count (k-object-sensitivity).

/// The run of the code that makes an object.
indirect enum MakingRun: Hashable {
    /// That very run.
    case frame(ObjectIdentifier)
    /// Any run for such a receiver and such arguments.
    case alike(receiver: ValueShape?, given: [Set<ValueShape>], link: DeepLinkKind?, caller: FactoryCaller?)
}

/// A value in which objects and closures are told apart by the places that make them alone, and by who makes them there.
indirect enum ValueShape: Hashable {
    case object(DraftLocation, by: NodeKey?)
    case closure(DraftLocation)
    case function(Int, receiver: ValueShape?)
    case enumCase(CaseName, [Set<ValueShape>])
    case external(String, member: String?)
    case binding(ValueShape, String)
    case other(Value)
}

extension Interpreter {
    /// How many objects in a row, each made by the one before, are told apart by the very runs that make them.
    private static var makersInARow: Int { 2 }

    /// The run of the code in a scope, where it makes an object of a class.
    func making(in scope: Scope) -> MakingRun { making(in: scope.frame) }

    func making(in frame: Frame) -> MakingRun {
        guard frame.depth.count >= Self.makersInARow else { return .frame(ObjectIdentifier(frame)) }
        return .alike(
            receiver: frame.receiver.map(shape), given: frame.given.map { Set($0.map(shape)) }, link: link?.choice,
            caller: frame.caller)
    }

    private func shape(of value: Value) -> ValueShape {
        switch value {
        case .object(let id): heap[id].making.map { .object($0.place, by: heap[id].maker) } ?? .other(value)
        case .closure(let id): .closure(place(of: id))
        case .function(let function, let receiver): .function(function.id, receiver: receiver.map(shape))
        case .enumCase(let nominal, let name, let payload):
            .enumCase(CaseName(nominal: nominal, name: name), payload.map { Set($0.values.map(shape)) })
        case .external(let name, _, let member, _): .external(name, member: member)
        case .binding(let base, let name): .binding(shape(of: base), name)
        default: .other(value)
        }
    }
}
