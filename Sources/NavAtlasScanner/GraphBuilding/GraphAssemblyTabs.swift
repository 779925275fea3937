import NavAtlasModel

// Where code leads that selects a tab of UIKit's.
extension GraphAssembly {
    mutating func joinTabChoices() {
        for (choice, moments) in draft.tabChoices {
            join(follow(choice), Caller(choice.owner, choice.location, moments), choice.what)
        }
    }

    private func follow(_ choice: TabChoice) -> Outcome {
        // Which tab is open at first was chosen by no one: the app's or a coordinator's own code sets it.
        guard let screen = choice.owner.node, !interpreter.isApp(screen), draft.nodes[screen]?.kind == .screen else {
            return .nothing
        }
        let around = surroundings.nodes(around: screen, incoming)
        // A tab bar in which the screen does not stand is only set up.
        let bars = bars(meantBy: choice, around).intersection(around).subtracting([screen])
        if bars.count > 1 || choice.index == nil && choice.shown.isEmpty && !bars.isEmpty {
            let tabs = bars.flatMap { draft.tabs[$0] ?? [] }.compactMap { $0 }
            return .unknown(Self.undecided, candidates: Set(tabs).subtracting([screen]))
        }
        var ways: Set<Way> = []
        for bar in bars {
            let tabs = draft.tabs[bar] ?? []
            let known = tabs.compactMap { $0 }
            let chosen = tabs.indices.filter { index in
                choice.index.map { $0 == index } ?? tabs[index].map(choice.shown.contains) ?? false
            }.compactMap { tabs[$0] }
            for target in chosen where target != screen && !stands(inOnly: target, of: known, around) {
                let name = routes[bar, default: []].filter { $0.kind == .tab && $0.to == target }.map(\.name).min()
                ways.insert(Way(to: target, via: via(bar, name ?? choice.what), presentation: .tab))
            }
        }
        return ways.isEmpty ? .nothing : .ways(ways)
    }

    /// The tab bars whose tabs a choice may mean: those that code names, or those around the screen.
    private func bars(meantBy choice: TabChoice, _ around: Set<NodeKey>) -> Set<NodeKey> {
        let named = choice.holders.filter { draft.tabs[$0] != nil }
        if !named.isEmpty || !choice.holders.isEmpty && !choice.isLent { return innermost(named) }
        return innermost(around.filter { draft.tabs[$0] != nil })
    }

    /// A coordinator shows the bar whose tabs it fills: that one is meant.
    private func innermost(_ bars: Set<NodeKey>) -> Set<NodeKey> {
        let inner = bars.filter { !bars.isDisjoint(with: incoming[$0] ?? []) }
        return inner.count == 1 ? inner : bars
    }

    /// Whether a screen stands in one tab alone: to select that leads nowhere.
    private func stands(inOnly tab: NodeKey, of tabs: [NodeKey], _ around: Set<NodeKey>) -> Bool {
        around.contains(tab) && !tabs.contains { $0 != tab && around.contains($0) }
    }

    /// Whether a screen is the holder of a tab, or stands nowhere but in the holder's tabs: what brings up the tabs leads it
    /// nowhere.
    func stands(_ screen: NodeKey?, onlyAmongTabsOf holder: NodeKey, with tab: NodeKey) -> Bool {
        guard let screen, let tabs = draft.tabs[holder], tabs.contains(tab),
            interpreter.root(from: holder, to: tab) == nil
        else { return false }
        return screen == holder || isReached(screen, onlyThrough: tabs.compactMap(\.self), passingNone: holder)
    }
}
