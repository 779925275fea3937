// Functions of the app that only test their arguments: `func canOpen(_ page: any Page) -> Bool { page is Home }`.

extension Interpreter {
    /// The result of such a function for the arguments of a call; `nil` if it is not known, and for any other call.
    func answer(ofCall condition: Expression, in scope: Scope) -> Bool? {
        guard case .call(let callee, _, _) = condition,
            Self.lastName(of: callee).map(answeringFunctions.contains) == true,
            let asked = result(of: condition, in: scope)
        else { return nil }
        return once(asked.method, of: asked.scope.frame.receiver) { truth(of: asked.value, in: asked.scope) }
    }

    /// The names of the functions that consist of the answer to one question.
    private var answeringFunctions: Set<String> {
        let known = memory { AnsweringFunctions() }
        if let names = known.names { return names }
        let names = program.functions.filter { $0.fact.result?.base == "Bool" && $0.fact.body?.onlyResult != nil }
            .map(\.fact.name)
        known.names = Set(names)
        return Set(names)
    }
}

private final class AnsweringFunctions {
    var names: Set<String>?
}
