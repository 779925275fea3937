// Tabs that code selects: `tabBarController?.selectedIndex = 1`, `tabs.selectedViewController = inbox`.

extension UIKitDialect {
    /// Notes a tab that code selects. What else the property stands for is left to others.
    func chooseTab(
        _ target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) {
        let (base, name): (Expression, String)
        switch target {
        case .member(let written, let member, _): (base, name) = (written, member)
        case .name(let member, let position) where scope.variable(member) == nil:
            (base, name) = (.name("self", position), member)
        default: return
        }
        guard Self.tabProperties.contains(name) else { return }
        let bars = interpreter.evaluate(base, in: scope, expecting: nil)
        let areBars = bars.allSatisfy { interpreter.container(of: $0) == .tab && !interpreter.declares(name, $0) }
        // The tab bar around a screen is not known, but what it is.
        guard areBars, !bars.isEmpty || Interpreter.lastName(of: base) == "tabBarController" else { return }
        // One that the function has just made is only set up.
        if bars.contains(where: { isMade($0, above: location, in: scope.frame, interpreter) }) { return }
        var holders = Set(interpreter.targets(in: bars, route: "container").map(\.node))
        // A coordinator holds its tab bar.
        if let nominal = scope.frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter) {
            holders.insert(interpreter.draft.key(for: nominal))
        }
        let shown = interpreter.targets(in: values, route: name).filter { !$0.isInline }
        interpreter.record(
            TabChoice(
                holders: bars.isEmpty ? [] : holders, index: Self.index(values), shown: Set(shown.map(\.node)),
                what: "\(name) =", owner: interpreter.owner, location: location))
    }

    private static let tabProperties: Set<String> = ["selectedIndex", "selectedViewController"]

    private static func index(_ values: Values) -> Int? {
        if values.count == 1, case .number(let text)? = values.first { Int(text) } else { nil }
    }
}
