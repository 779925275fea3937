// Members that a type hands on to what it holds, by dynamic member lookup: `store.sheet` of a store with
// `subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }` is `store.state.sheet`.

extension Interpreter {
    /// What such an object holds whose members it has; nothing for any other.
    func holders(ofDynamicMembersOf value: Value) -> Values {
        guard let nominal = value.nominal(in: heap), let function = dynamicMember(of: nominal),
            case .subscripted(let held, _, _)? = function.fact.body?.first?.result,
            mayEnter(.binding(value, FunctionFact.subscriptName), within: &forwarding)
        else { return [] }
        defer { forwarding.remove(.binding(value, FunctionFact.subscriptName)) }
        return evaluate(held, in: scope(of: function, receiver: value, [[]]), expecting: nil).filter { $0 != value }
    }

    /// The values of a member that `@dynamicMemberLookup` finds in the wrapped value.
    func dynamicMember(_ name: String, of value: Value) -> Values {
        holders(ofDynamicMembersOf: value).reduce(into: []) { $0.unite(read(name, of: $1)) }
    }

    private func dynamicMember(of nominal: Nominal) -> Function? {
        // A protocol may have its types look up members, and a superclass those that inherit from it.
        guard Self.looksUpMembers(nominal) || program.ancestors(of: nominal).contains(where: Self.looksUpMembers) else {
            return nil
        }
        return program.methods(FunctionFact.subscriptName, of: nominal).first { function in
            guard let path = function.fact.parameters.first, path.label == "dynamicMember",
                case .subscripted(_, let arguments, _)? = function.fact.body?.first?.result,
                arguments.first?.label == "keyPath", case .name(path.name, _)? = arguments.first?.value
            else { return false }
            return true
        }
    }

    private static func looksUpMembers(_ nominal: Nominal) -> Bool {
        nominal.attributes.contains { $0.name.base == "dynamicMemberLookup" }
    }
}
