import NavAtlasModel

/// Reads coordinators of Stinsen 2.0, the real library's and the headless ones alike, by the shape that they show:
///
///     _name: NavigationRoute<Owner, RootSwitch | Presentation, Input, Output>   wrappedValue: Transition { type }
///     _name: TabRoute<Owner, Output>                                           wrappedValue: Content
///     stack: NavigationStack<Owner>                                            initial: a key path
///     child: TabChild                                                          startingItems: key paths
///
/// The real library hides a screen's view (`Output` is `AnyView`); a headless route says in `shows` what it is.
enum Stinsen2Reader: CoordinatorReader {
    static let style = "stinsen2"

    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        if let tabs = coordinator.properties.first(where: { $0.type.base == "TabChild" }) {
            return try tabFacts(of: coordinator, child: Reflection(tabs.value))
        }
        let stack = coordinator.properties.first { $0.type.base == "NavigationStack" && $0.type.arguments.count == 1 }
        if stack != nil || coordinator.properties.contains(where: \.isNavigationRoute) {
            return try stackFacts(of: coordinator, stack: stack.map { Reflection($0.value) })
        }
        return nil
    }

    private static func stackFacts(
        of coordinator: Reflection, stack: Reflection?
    ) throws(RegistryError) -> CoordinatorFacts {
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .stack)
        let initial = (stack?["initial"] as? AnyKeyPath).flatMap { coordinator.value(at: $0) }
            .flatMap { Reflection($0).factory }
        var initialNames: [String] = []
        for property in coordinator.properties where property.isNavigationRoute {
            let transition = try declaration(in: property)
            let (kind, output) = (property.type.arguments[1].base, property.type.arguments[3])
            let isRoot = kind == "RootSwitch"
            let input = property.type.arguments[2].spelled
            let isInitial = isRoot && initial != nil && transition.factory == initial
            if isInitial { initialNames.append(property.name) }
            guard let destinations = destinations(of: output, shows: transition["shows"]) else {
                facts.open.append(.erased(property.name))
                continue
            }
            facts.routes.append(
                RouteFact(
                    name: property.name, kind: isRoot ? .root : .route,
                    presentation: isRoot ? .root : try presentation(of: transition, property, coordinator),
                    input: input == "()" ? nil : input, isInitial: isInitial, destinations: destinations))
        }
        if initialNames.count > 1 {
            for index in facts.routes.indices { facts.routes[index].isInitial = false }
            facts.open.append(
                .initial(
                    "\(initialNames.joined(separator: ", ")) share a factory, so that the initial one cannot be told"))
        } else if initialNames.isEmpty, facts.routes.contains(where: { $0.kind == .root }) {
            facts.open.append(.initial("the initial key path leads to none of the declared roots"))
        }
        return facts
    }

    private static func tabFacts(of coordinator: Reflection, child: Reflection) throws(RegistryError)
        -> CoordinatorFacts
    {
        var facts = CoordinatorFacts(type: coordinator.type, style: style, flow: .tab)
        guard let items = child["startingItems"] as? [AnyKeyPath] else {
            throw .unreadable(child.type.id, property: "startingItems")
        }
        let started = Set(items.compactMap { coordinator.value(at: $0) }.compactMap { Reflection($0).factory })
        for property in coordinator.properties where property.isTabRoute {
            let content = try declaration(in: property)
            guard let destinations = destinations(of: property.type.arguments[1], shows: content["shows"]) else {
                facts.open.append(.erased(property.name))
                continue
            }
            if let factory = content.factory, started.contains(factory) {
                facts.routes.append(
                    RouteFact(name: property.name, kind: .tab, presentation: .tab, destinations: destinations))
            } else {
                facts.open.append(
                    OpenQuestion(
                        route: property.name, reason: "the tab is declared, but not among the starting items",
                        destinations: destinations))
            }
        }
        return facts
    }

    private static func declaration(in property: Reflection.Property) throws(RegistryError) -> Reflection {
        guard let value = Reflection(property.value)["wrappedValue"] else {
            throw .unreadable(property.type.id, property: "wrappedValue")
        }
        return Reflection(value)
    }

    private static func presentation(
        of transition: Reflection, _ property: Reflection.Property, _ coordinator: Reflection
    ) throws(RegistryError) -> Presentation {
        guard let holder = transition["type"], let type = Reflection(holder)["type"],
            let name = Reflection(type).caseName
        else { throw .unreadable(coordinator.type.id, property: "\(property.name)'s presentation") }
        return name == "modal" ? .sheet : Presentation(rawValue: name)
    }

    /// What an output leads to; `nil` for a coordinator whose type is erased.
    private static func destinations(of output: TypeName, shows: Any?) -> [Destination]? {
        let shown = (shows as? Any.Type).map { TypeName(known: $0) }
        guard output.base == "AnyView" else {
            let (type, isContained) = WrapperCoordinators.unwrapped(output)
            if type.base == "AnyCoordinator" { return nil }
            // A wrapper's subclass hides its child; a headless route tells it.
            if let shown, shown.key != type.key { return [.coordinator(shown, isContained: true)] }
            return [.coordinator(type, isContained: isContained)]
        }
        guard let shown, shown.base != "AnyView" else { return [.inline(view: nil)] }
        return shown.screens.isEmpty ? [.inline(view: shown.base)] : shown.screens.map { .screen($0) }
    }
}

extension OpenQuestion {
    fileprivate static func initial(_ reason: String) -> OpenQuestion {
        OpenQuestion(route: "initial", reason: reason, destinations: [])
    }

    fileprivate static func erased(_ route: String) -> OpenQuestion {
        OpenQuestion(
            route: route, reason: "the coordinator's type is erased (AnyCoordinator)", destinations: [],
            leadsAnywhere: true)
    }
}

extension Reflection.Property {
    fileprivate var isNavigationRoute: Bool { type.base == "NavigationRoute" && type.arguments.count == 4 }
    fileprivate var isTabRoute: Bool { type.base == "TabRoute" && type.arguments.count == 2 }
}
