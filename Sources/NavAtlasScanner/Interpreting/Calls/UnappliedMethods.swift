// Methods that a type names, to be called on what they are given first: `Screen.open(screen)(page)`.

extension Interpreter {
    /// The methods of that name which a call on a value means, or one on a type: a type may have a static one beside one of its
    /// values, with the same labels.
    func methods(_ name: String, of nominal: Nominal, onType: Bool) -> [Function] {
        let all = program.methods(name, of: nominal)
        let meant = all.filter { $0.fact.isStatic == onType }
        return meant.isEmpty ? all : meant
    }

    /// The methods of a type's values that a call on the type names, with what it gives them to be called on; `nil` where it calls
    /// a static one.
    func unapplied(_ name: String, of nominal: Nominal, to arguments: [Argument], in scope: Scope) -> Values? {
        guard arguments.count == 1, arguments[0].label == nil, !program.methods(name, of: nominal).isEmpty else {
            return nil
        }
        return bound(methods(name, of: nominal, onType: true)) {
            evaluate(arguments[0].value, in: scope, expecting: .nominal(nominal, []))
        }
    }

    /// Methods of values, to be called on each of some values; `nil` where there is none of their type, or a method is static.
    func bound(_ methods: [Function], to values: () -> Values) -> Values? {
        guard methods.allSatisfy({ !$0.fact.isStatic && $0.fact.name != "init" && $0.nominal != nil }) else {
            return nil
        }
        let found = values().flatMap { value in
            methods.filter { method in
                guard let nominal = value.nominal(in: heap), let owner = method.nominal else { return false }
                return program.areRelated(nominal, owner)
            }.map { Value.function($0, receiver: value) }
        }
        return found.isEmpty ? nil : Values(found)
    }
}
