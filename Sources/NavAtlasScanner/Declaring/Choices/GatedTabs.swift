import NavAtlasModel

// A view that shows its own tab bar, or a screen in its place: `if isIn { TabView { … } } else { LoginView() }`.

extension Interpreter {
    /// What stands for a tab bar among the views that code shows.
    ///
    /// - Parameter first: the name of the tab that is shown first.
    static func tabBar(beginningWith first: String?) -> Value {
        let tabs = first.map { [ArgumentValue(label: nil, values: [.text($0)])] } ?? []
        return .external("TabView", [], member: nil, ArgumentValues(tabs))
    }

    /// The tabs with which the tab bars begin that stand among views.
    static func firstTabs(ofBarsIn views: Values) -> [String] {
        views.flatMap { view -> [String] in
            guard case .external(let name, _, nil, let arguments) = view else { return [] }
            guard name == "TabView" else { return arguments.flatMap { firstTabs(ofBarsIn: $0.values) } }
            return arguments.flatMap(\.values).compactMap { if case .text(let tab) = $0 { tab } else { nil } }
        }
    }

    /// Notes the states that bring up a view's own tab bar in place of another screen: who sets one leads to the first tab.
    func noteTabsShown(by choices: [Choice], of node: NodeKey, at location: DraftLocation) {
        let isFirst = isFirstShown(node)
        for choice in choices where !choice.firstTabs.isEmpty {
            guard let place = choice.place, let test = choice.test,
                choices.contains(where: {
                    $0.isDecided(by: place) && (isFirst ? $0.showsScreens : isMoreThanPlaceholder($0))
                })
            else { continue }
            let routes = choice.firstTabs.map { name in
                let tabs = draft.edges.filter { $0.from == node && $0.kind == .tab && $0.name == name }
                return TableRoute(caseName: nil, name: name, input: nil, targets: Set(tabs.map(\.to)), state: test)
            }
            for property in properties(of: place) {
                draft.note(
                    StateTrigger(
                        key: property.key, object: property.object, node: node, presentation: .root, routes: routes,
                        needs: choice.around, owner: owner, location: location))
            }
        }
    }

    /// Whether a branch shows more than a placeholder, which only draws while something is loaded.
    private func isMoreThanPlaceholder(_ choice: Choice) -> Bool {
        choice.targets.contains { target in
            if case .type(let nominal) = target.node { !onlyDraws(nominal) } else { true }
        }
    }
}
