import NavAtlasModel

// The names of the routes that coordinators take in functions.

extension UIKitDialect {
    /// The name of a route: that of the function that takes it, or of the enum's case that chooses the destination.
    static func name(of frame: Frame, _ interpreter: Interpreter) -> String {
        if let first = frame.given.first, first.count == 1, case .enumCase(_, let name, _)? = first.first,
            mayChooseByFirst(frame, interpreter)
        {
            return name
        }
        return frame.routeName ?? Edge.startName
    }

    /// Whether a function may choose a screen by its first parameter: one that is only passed to initialisers chooses nothing.
    private static func mayChooseByFirst(_ frame: Frame, _ interpreter: Interpreter) -> Bool {
        guard let id = frame.function, case let fact = interpreter.program.functions[id].fact,
            let parameter = fact.parameters.first?.name, let body = fact.body
        else { return true }
        let choosing = CodeRewriting(expression: { expression in
            guard case .call(let callee, let arguments, let position) = expression, isInitializer(callee) else {
                return expression
            }
            let others = arguments.filter { argument in
                if case .name(parameter, _) = argument.value { false } else { true }
            }
            return .call(callee, others, position)
        }).rewritten(CodeRewriting(statement: withoutIdleConditions).rewritten(body))
        return SyntaxSearch.allNames(in: choosing).contains(parameter)
    }

    /// A condition on which no more depends than numbers and flags of other objects, such as which tab is selected, chooses
    /// nothing that is shown.
    private static func withoutIdleConditions(_ statement: Statement) -> Statement {
        guard case .conditional(_, let then, let otherwise) = statement, (then + otherwise).allSatisfy(setsPlainValue)
        else { return statement }
        return .block(then + otherwise)
    }

    private static func setsPlainValue(_ statement: Statement) -> Bool {
        guard case .expression(.assignment(.member, let value, _)) = statement else { return false }
        return switch value {
        case .boolean, .number, .null: true
        default: false
        }
    }

    private static func isInitializer(_ callee: Expression) -> Bool {
        switch callee {
        case .implicitMember("init", _), .member(_, "init", _), .type: true
        case .name(let name, _), .member(_, let name, _): name.mayNameType
        default: false
        }
    }
}
