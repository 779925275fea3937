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
        var bars = interpreter.evaluate(base, in: scope, expecting: nil)
        let areBars = bars.allSatisfy { interpreter.container(of: $0) == .tab && !interpreter.declares(name, $0) }
        guard areBars else { return }
        // The tab bar around a screen is not known, but what it is.
        if bars.allSatisfy(Self.isAny), isTabBar(base, in: scope, interpreter) {
            bars = []
        } else if bars.isEmpty {
            return
        }
        // One that the function has just made, or one that called it, is only set up.
        if bars.contains(where: { isMadeByRunningCode($0, interpreter) }) { return }
        var holders = Set(interpreter.targets(in: bars, route: "container").map(\.node))
        // A coordinator holds its tab bar, or was lent the one around its screens.
        var isLent = false
        if let nominal = scope.frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter) {
            holders.insert(interpreter.draft.key(for: nominal))
            isLent = isProperty(base, in: scope)
        }
        let shown = interpreter.targets(in: values, route: name).filter { !$0.isInline }
            .union(interpreter.targets(filling: values))
        interpreter.record(
            TabChoice(
                holders: bars.isEmpty ? [] : holders, isLent: isLent, index: Self.index(values),
                shown: Set(shown.map(\.node)), what: "\(name) =", owner: interpreter.owner, location: location))
    }

    /// Whether an expression is a property of what the code works with.
    func isProperty(_ base: Expression, in scope: Scope) -> Bool {
        switch base {
        case .name(let name, _): scope.variable(name) == nil
        case .member(.name("self", _), _, _): true
        default: false
        }
    }

    /// Whether a function that is running made an object.
    func isMadeByRunningCode(_ value: Value, _ interpreter: Interpreter) -> Bool {
        guard let making = value.object.flatMap({ interpreter.heap[$0].making }) else { return false }
        let place = making.place
        return interpreter.callers[interpreter.callersBefore...].contains { caller in
            guard caller.place.nominal === making.in else { return false }
            let above = (caller.place.nominal?.functions ?? [:]).values.joined().filter {
                $0.file == place.file && $0.fact.position <= place.position
            }
            let around = above.max { $0.fact.position < $1.fact.position }
            return around != nil && around?.id == caller.function
        }
    }

    /// Whether code says that what it has is a tab bar controller: it asks a screen for its own, casts to one, or extends them all.
    private func isTabBar(_ base: Expression, in scope: Scope, _ interpreter: Interpreter) -> Bool {
        var made = base
        if case .name(let name, _) = base {
            made = scope.origin(name) ?? interpreter.binding(of: name, in: scope) ?? base
        }
        if Interpreter.lastName(of: made) == "tabBarController" { return true }
        switch made {
        case .name("self", _): return scope.frame.place.nominal?.name == Self.tabBar
        case .cast(_, let written):
            return interpreter.program.resolve(written, in: scope.frame.place).lastName == Self.tabBar
        default: return false
        }
    }

    /// Whether no more is known of a tab bar than what it is.
    private static func isAny(_ value: Value) -> Bool {
        if case .external(_, _, nil, let given) = value { given.isEmpty } else { false }
    }

    private static let tabBar = "UITabBarController"
    private static let tabProperties: Set<String> = ["selectedIndex", "selectedViewController"]

    private static func index(_ values: Values) -> Int? {
        if values.count == 1, case .number(let text)? = values.first { Int(text) } else { nil }
    }
}
