// Flags whose declarations say outright whether they are on: `var isModal: Bool { true }`.

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

    func declares(_ name: String, _ nominal: Nominal) -> Bool {
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
