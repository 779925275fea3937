import NavAtlasModel

/// Reads views that are coordinators without a path: a bar of tabs, or a choice of what everything else is.
///
///     TabView { A().tag(…); B().tag(…) }      a tab for each, named by its tag
///     if condition { A() } else { B() }       a root for each, named by its type
enum ViewReader: CoordinatorReader {
    static let style = NavigationStackReader.style

    private static let choices: Set<String> = ["ConditionalContent", "_ConditionalContent"]

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        guard !(Swift.type(of: coordinator.value) is AnyClass), let body = try ViewBody(of: coordinator.value) else {
            return nil
        }
        var facts: CoordinatorFacts
        if let tabs = body.tabs {
            facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .tab)
            facts.routes = tabs.enumerated().map { tab($1, at: $0) }
        } else if let choice = choice(in: TypeName(of: body.body)) {
            facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .view)
            let shown = ShownViews.destinations(in: body.body)
            facts.routes = choice.screens.map { root($0, isInitial: shown.contains(.screen($0))) }
            if choice.hidesViews { facts.open.append(.hidden) }
        } else {
            return nil
        }
        try body.addPresented(of: coordinator, samples: samples, to: &facts)
        return facts
    }

    private static func tab(_ tab: Any, at place: Int) -> RouteFact {
        RouteFact(
            name: name(of: tab, at: place), kind: .tab, presentation: .tab,
            destinations: ShownViews.destinations(in: tab))
    }

    /// A tab's name: its tag, or its place where it has none.
    static func name(of tab: Any, at place: Int) -> String { tag(of: tab) ?? "\(place)" }

    private static func tag(of view: Any) -> String? {
        var view = view
        while TypeName(of: view).base == "ModifiedContent" {
            let parts = Reflection(view)
            if let tag = parts["modifier"].flatMap(writtenTag) {
                return TypeMetadata.tag(of: tag) == nil ? String(describing: tag) : RouteCases.name(of: tag)
            }
            guard let content = parts["content"] else { return nil }
            view = content
        }
        return nil
    }

    /// The tag that a modifier writes: SwiftUI's own keeps it in `value`, as the case `tagged`.
    private static func writtenTag(_ modifier: Any) -> Any? {
        let modifier = Reflection(modifier)
        if let tag = modifier["tag"] { return tag }
        guard modifier.type.base == "_TraitWritingModifier", let trait = modifier["value"].map({ Reflection($0) })
        else {
            return nil
        }
        return trait.parts.first { $0.name == "tagged" }?.value
    }

    private static func choice(in body: TypeName) -> TypeName? {
        if choices.contains(body.base) { return body }
        return body.base == "ModifiedContent" ? body.arguments.first.flatMap(choice) : nil
    }

    private static func root(_ screen: TypeName, isInitial: Bool) -> RouteFact {
        RouteFact(
            name: screen.base.prefix(1).lowercased() + screen.base.dropFirst(), kind: .root, presentation: .root,
            isInitial: isInitial, destinations: [.screen(screen)])
    }
}

extension OpenQuestion {
    fileprivate static let hidden = OpenQuestion(
        route: "body", reason: "a branch of the body hides its view's type", destinations: [], leadsAnywhere: true)
}
