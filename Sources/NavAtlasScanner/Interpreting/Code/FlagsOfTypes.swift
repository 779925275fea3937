// Flags that the types of one kind answer differently: `var isModal: Bool { true }` of one screen, `false` of the others. A flag that
// is the same everywhere is left open: a team may switch it.

extension Interpreter {
    /// The answer to a condition that asks for such a flag; `nil` where it asks for anything else.
    func flagOfType(_ condition: Expression, in scope: Scope) -> Bool? {
        var asked = condition
        if case .call(let callee, let arguments, _) = condition, arguments.isEmpty { asked = callee }
        var base: Expression?
        switch asked {
        case .name(let name, _) where scope.variable(name) == nil && program.flagsOfTypes.contains(name): break
        case .member(let holder, let name, _) where program.flagsOfTypes.contains(name):
            if case .name("super", _) = holder { return nil }
            base = holder
        default: return nil
        }
        guard let name = Self.lastName(of: asked) else { return nil }
        let values = base.map { evaluate($0, in: scope, expecting: nil) } ?? scope.frame.receiver.map { [$0] } ?? []
        let answers = Set(values.map { answer(to: name, byTypeOf: $0) })
        guard answers.count == 1 else { return nil }
        return answers.first ?? nil
    }

    private func answer(to name: String, byTypeOf value: Value) -> Bool? {
        let nominal: Nominal
        switch value {
        case .object(let id): nominal = heap[id].nominal
        case .metatype(.nominal(let type, _)): nominal = type
        default: return nil
        }
        guard let isOn = program.writtenFlag(name, of: nominal) else { return nil }
        let kinds = ([nominal] + program.ancestors(of: nominal)).filter { program.declares(name, $0) }
        let others = kinds.flatMap { [$0] + program.descendants(of: $0) }
        limits.spend(others.count)
        let isOneOfBoth = others.contains { other in
            program.writtenFlag(name, of: other) == !isOn && !heap.objects(of: other).isEmpty
        }
        return isOneOfBoth ? isOn : nil
    }
}
