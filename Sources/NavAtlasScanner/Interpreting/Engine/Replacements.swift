// Code that puts a screen in the place of all others, and does more when something has ended: `window.rootViewController = splash`,
// and then `session.restore { self.showHome() }`. By then, that screen is shown.

/// A screen that took the place of another, whose code did that.
struct Replacement {
    let owner: NodeKey
    /// `nil` where it may be one of several.
    var shown: NodeKey?
    let location: DraftLocation
}

extension Interpreter {
    /// Notes that the current screen's code replaces it.
    func noteReplaced(by screen: NodeKey, at location: DraftLocation) {
        guard let node = owner.node, draft.nodes[node]?.kind == .screen else { return }
        let isSame = trace.replacement?.location == location && trace.replacement?.shown != screen
        trace.replacement = Replacement(owner: node, shown: isSame ? nil : screen, location: location)
    }

    /// Runs code that is handed to a library, which calls it when something has ended.
    func afterReplacement<Result>(_ code: () -> Result) -> Result {
        guard let replacement = trace.replacement, let shown = replacement.shown, shown != replacement.owner,
            owner.node == replacement.owner
        else { return code() }
        return with(owner: Owner(node: shown), code)
    }

    /// Runs one of several pieces of code of which one is run: what it puts on the screen is not there for the others.
    func asAlternative<Result>(_ code: () -> Result) -> Result {
        let replacement = trace.replacement
        defer { trace.replacement = replacement }
        return code()
    }
}
