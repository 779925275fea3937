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

extension Program {
    /// The names of flags that are written as `true` by some declaration, and as `false` by another.
    func findFlagsOfTypes() -> Set<String> {
        var written: [String: Set<Bool>] = [:]
        for type in files.flatMap(\.types) {
            for property in type.properties {
                if let isOn = property.writtenFlag { written[property.name, default: []].insert(isOn) }
            }
            for function in type.functions {
                if let isOn = function.writtenFlag { written[function.name, default: []].insert(isOn) }
            }
        }
        return Set(written.filter { $0.value.count > 1 }.keys)
    }

    /// What a type's declaration of a flag says, or one that the type inherits; `nil` where code may change that.
    func writtenFlag(_ name: String, of nominal: Nominal) -> Bool? {
        if let property = property(name, of: nominal) {
            let fact = property.fact
            return fact.getter == nil && !fact.isConstant && changed.mayChange(name) ? nil : fact.writtenFlag
        }
        let methods = methods(name, of: nominal)
        return methods.count == 1 ? methods[0].fact.writtenFlag : nil
    }

    fileprivate func declares(_ name: String, _ nominal: Nominal) -> Bool {
        nominal.properties[name] != nil || nominal.functions[name] != nil
    }
}

extension PropertyFact {
    fileprivate var writtenFlag: Bool? { getter.map(\.writtenFlag) ?? initializer?.writtenFlag }
}

extension FunctionFact {
    fileprivate var writtenFlag: Bool? { parameters.isEmpty ? body?.writtenFlag : nil }
}

extension [Statement] {
    fileprivate var writtenFlag: Bool? { count == 1 ? self[0].result?.writtenFlag : nil }
}

extension Expression {
    fileprivate var writtenFlag: Bool? { if case .boolean(let isOn) = self { isOn } else { nil } }
}
