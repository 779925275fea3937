/// What `.init(…)` makes in a declaration's code: by itself nothing names its type.
struct InitializedTypes {
    /// What the declaration holds or returns: it is meant where nothing nearer says another type.
    private let declared: TypeReference?
    /// What is meant by the calls of which something nearer says it; `nil` where that is not known.
    private var nearer: [Position: TypeReference?] = [:]

    init(in declaration: Declaration, _ program: Program) {
        declared = declaration.type
        guard declaration.uses.implicitMembers.contains("init") else { return }
        var nearer: [Position: TypeReference?] = [:]
        var walk = CodeWalk()
        walk.onBinding = { nearer.note($2, as: $1) }
        walk.onExpression = { expression, _ in
            switch expression {
            case .call(_, let arguments, _): for argument in arguments { nearer.note(argument.value, as: nil) }
            case .assignment(let target, let value, _):
                nearer.note(value, as: Self.type(of: target, in: declaration.nominal, program))
            default: break
            }
        }
        walk.walk(declaration.code)
        self.nearer = nearer
    }

    func type(at position: Position) -> TypeReference? { nearer[position] ?? declared }

    private static func type(of target: Expression, in nominal: Nominal?, _ program: Program) -> TypeReference? {
        let name: String
        switch target {
        case .name(let written, _): name = written
        case .member(let base, let written, _) where base.isSelf: name = written
        default: return nil
        }
        return nominal.flatMap { program.property(name, of: $0) }?.fact.type
    }
}

extension [Position: TypeReference?] {
    /// Notes what a type says of the calls that give a value.
    fileprivate mutating func note(_ value: Expression, as type: TypeReference?) {
        switch value {
        case .call(.implicitMember("init", _), _, let position): self[position] = .some(type)
        case .conditional(_, let then, let otherwise):
            note(then, as: type)
            note(otherwise, as: type)
        case .array(let parts):
            let element: TypeReference? = if case .array(let inner)? = type { inner } else { nil }
            for part in parts { note(part, as: element) }
        default: break
        }
    }
}
