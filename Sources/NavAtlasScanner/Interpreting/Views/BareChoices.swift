// Views that show nothing but a choice: `switch route { … }`.

extension Interpreter {
    /// The one statement of a view's code that shows something, after guards that leave early.
    static func onlyChoice(in body: [Statement]) -> Statement? {
        let shown = body.drop { if case .guarding = $0 { true } else { false } }
        return shown.count == 1 ? shown.first : nil
    }

    /// The same, within views that show nothing of their own and modifiers: `Group { switch … }.padding()`.
    static func bareChoice(in body: [Statement]) -> Statement? {
        guard let only = onlyChoice(in: body) else { return nil }
        guard case .expression(var shown) = only else { return only }
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true { shown = base }
        switch shown {
        case .branching(let statement): return statement
        case .call(.name("Group", _), let arguments, _):
            guard case .closure(let content)? = arguments.last?.value else { return only }
            return bareChoice(in: content.body)
        default: return only
        }
    }

    /// The choice that is all that a view shows, within modifiers.
    func bareChoice(of nominal: Nominal) -> Statement? { choice(shownBy: nominal, Self.bareChoice) }

    /// Whether a view's body is only a choice, of which it may show one branch at a time.
    func onlyChooses(_ nominal: Nominal) -> Bool {
        if case .switching? = choice(shownBy: nominal, Self.choice) { true } else { false }
    }

    /// Whether a view of the app's own, which holds no flow, chooses among several screens.
    func choosesScreens(_ view: Value) -> Bool {
        guard let nominal = view.nominal(in: heap), isView(nominal), viewFlow(of: nominal) == nil else { return false }
        // What stands in its branches is its own.
        let key = draft.key(for: nominal)
        let screen = draft.nodes[key] == nil ? nil : Owner(node: key)
        let choices = with(owner: screen, mode: .body) { self.choices(of: view) }
        return Set(choices.filter { !$0.isOverlay }.flatMap { $0.targets.map(\.node) }).count > 1
    }

    /// What a view shows, while it is found out whether that stands for the view. What the view does is its own where it was found
    /// to be a screen, and not done by who asks.
    func ownBody(of view: Value, _ nominal: Nominal) -> Values {
        let key = draft.key(for: nominal)
        return with(owner: draft.nodesBefore.contains(key) ? Owner(node: key) : nil) { body(of: view) }
    }

    /// The choice that is found in the code of a view, or in that of the member that it modifies: `content.padding()`.
    private func choice(shownBy nominal: Nominal, _ find: ([Statement]) -> Statement?) -> Statement? {
        guard let code = shownCode(of: nominal), let found = find(code) else { return nil }
        guard case .expression(let shown) = found else { return found }
        return find(nominal.code(of: [.expression(Self.unmodified(shown))]))
    }
}
