// Tabs that set the bar's selection to themselves as they appear: `Feed().onAppear { selected = 0 }.tag(0)` leads nowhere.

extension Expression {
    /// The content of a tab bar without what its tabs do as they appear to select themselves.
    func withoutTabsSelectingThemselves(by selection: Expression?) -> Expression {
        guard case .closure(var content) = self, let state = selection.flatMap(\.dottedName)?.lastPart
        else { return self }
        content.body = content.body.map { statement in
            guard case .expression(let tab) = statement, let tag = tab.tabMark("tag") ?? tab.tabMark("value") else {
                return statement
            }
            return .expression(tab.withoutSelecting(tag, in: state.filter { $0 != "$" }))
        }
        return .closure(content)
    }

    /// What a modifier named so, or an argument, marks a tab with.
    private func tabMark(_ name: String) -> String? {
        guard case .call(let callee, let arguments, _) = self else { return nil }
        if let own = arguments.first(where: { $0.label == name }) { return own.value.mark }
        guard case .member(let base, let modifier, _) = callee else { return nil }
        return modifier == name && arguments.count == 1 ? arguments[0].value.mark : base.tabMark(name)
    }

    /// What a value is called that marks a tab.
    private var mark: String? {
        switch self {
        case .number(let text): text
        case .implicitMember(let name, _), .member(_, let name, _): name
        case .string: literal.map { "\($0)" }
        default: nil
        }
    }

    private func withoutSelecting(_ tag: String, in state: String) -> Expression {
        guard case .call(.member(let base, let name, let place), let arguments, let end) = self else { return self }
        let kept =
            !["onAppear", "task"].contains(name)
            ? arguments
            : arguments.map { argument in
                guard case .closure(var closure) = argument.value else { return argument }
                closure.body.removeAll { statement in
                    guard case .expression(.assignment(let target, let value, _)) = statement else { return false }
                    return target.dottedName?.lastPart == state && value.mark == tag
                }
                var argument = argument
                argument.value = .closure(closure)
                return argument
            }
        return .call(.member(base.withoutSelecting(tag, in: state), name, place), kept, end)
    }
}
