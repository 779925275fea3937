// Code that runs as the app starts, and asks for the link or the tap with which the system has started it.

extension Interpreter {
    /// Runs a statement that asks for them in another form than a condition: `for context in options.urlContexts { … }`,
    /// `options.urlContexts.forEach { … }`, or `guard let url = options.urlContexts.first?.url else { return }`, which all that
    /// follows is for.
    ///
    /// - Returns: what it gives, and whether the statements that follow are run, too; `nil` where it asks for nothing.
    func runAskingForLaunch(
        _ statement: Statement, before rest: ArraySlice<Statement>, in scope: Scope, expecting type: ResolvedType?
    ) -> (built: Values, isAll: Bool)? {
        guard isLaunching, link == nil else { return nil }
        var (asked, isAll) = ([Condition](), false)
        switch statement {
        case .guarding(let conditions, _): (asked, isAll) = (conditions, true)
        case .loop(.some, let sequence?, _): asked = [.match(.any, sequence)]
        case .expression(.call(.member(let base, _, _), _, _)): asked = [.match(.any, base)]
        default: return nil
        }
        let code = isAll ? [statement] + rest : [statement]
        var built: Values = []
        if let place = launchLink(in: asked, scope) {
            followLink(at: place) { built.unite(run(code, in: scope, expecting: type)) }
        } else if asksForTapAtLaunch(asked, scope) {
            built = asTap { run(code, in: scope, expecting: type) }
        } else {
            return nil
        }
        return (built, isAll)
    }
}
