// Overloads that only types of Swift and Foundation tell apart: `open(_ name: String)` and `open(_ number: Int)`.

extension Interpreter {
    /// Whether an argument is known to be of another of these types than a parameter.
    func isOfOtherBuiltin(_ argument: Expression, than written: TypeReference, in scope: Scope) -> Bool {
        guard isBuiltin(written), let types = builtinTypes(of: argument, in: scope) else { return false }
        return !types.contains(written.base)
    }

    /// The functions that take the most arguments as the very types that they are, or as cases of an enum that has them, before those
    /// that take values of any type.
    func matchingBuiltins(_ functions: [Function], _ arguments: [Argument], in scope: Scope) -> [Function] {
        guard functions.count > 1 else { return functions }
        let types = arguments.map { builtinTypes(of: $0.value, in: scope) ?? [] }
        let matches = functions.map { function in
            let parameters = function.fact.parameters
            let place = LookupPlace(file: function.file, nominal: function.nominal)
            return zip(arguments.indices, assignment(of: arguments, to: parameters) ?? []).count { index, target in
                guard let written = parameters[target].type else { return false }
                return types[index].contains(written.base) || isCase(arguments[index].value, of: written, in: place)
            }
        }
        return zip(functions, matches).filter { $0.1 == matches.max() }.map(\.0)
    }

    private func isCase(_ argument: Expression, of written: TypeReference, in place: LookupPlace) -> Bool {
        switch argument {
        case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
            program.resolve(written, in: place).nominal?.cases.contains { $0.name == name } ?? false
        default: false
        }
    }

    /// Of which of these types an expression may be; `nil` where it may be of any other.
    private func builtinTypes(of expression: Expression, in scope: Scope) -> Set<String>? {
        switch expression {
        case .string: return ["String"]
        case .boolean: return ["Bool"]
        case .number: return ["Int", "Double", "CGFloat"]
        case .name, .member, .call:
            if let name = assignedType(of: expression, in: scope)?.name, StandardLibraryNames.builtins.contains(name) {
                return [name]
            }
            let names = evaluate(expression, in: scope, expecting: nil).map(Self.builtinType)
            return names.isEmpty || names.contains(nil) ? nil : Set(names.compactMap(\.self))
        default: return nil
        }
    }

    private static func builtinType(of value: Value) -> String? {
        switch value {
        case .text: "String"
        case .boolean: "Bool"
        case .external(let name, _, nil, _) where StandardLibraryNames.builtins.contains(name): name
        default: nil
        }
    }
}
