import NavAtlasModel

// Takes a route by its name, for callers such as the explorer that do not know the types of its input and output.

/// A route that was taken without its key path.
struct TakenRouteName: Hashable, CustomStringConvertible {
    let description: String
    let declaration: ObjectIdentifier
}

extension ShownItem {
    /// Whether a route led here: the one of the key path, by that or by its name.
    func isShown<Owner, Kind, Input, Output>(
        by route: KeyPath<Owner, Transition<Owner, Kind, Input, Output>>, of owner: Owner
    ) -> Bool {
        guard let taken = self.route.base as? TakenRouteName else { return self.route == AnyHashable(route) }
        return taken.declaration == ObjectIdentifier(owner[keyPath: route].declaration)
    }
}

/// A declared route of a navigation coordinator.
protocol TakenRoute {
    func take(on owner: Any, named name: String, input: Any?) -> Bool
}

extension NavigationRoute: LiveDeclaration {
    /// Whether the route takes such a value.
    public func accepts(_ input: Any?) -> Bool { Self.input(input) != nil }

    private static func input(_ value: Any?) -> Input? {
        guard let value else { return () as? Input }
        return value as? Input
    }
}

extension NavigationRoute: TakenRoute {
    func take(on owner: Any, named name: String, input: Any?) -> Bool {
        guard let owner = owner as? T, let input = Self.input(input) else { return false }
        let state = owner.state
        let name = AnyHashable(
            TakenRouteName(description: name, declaration: ObjectIdentifier(wrappedValue.declaration)))
        if let root = wrappedValue as? Transition<T, RootSwitch, Input, Output> {
            state.replaceRoot(root.root(of: owner, route: name, input: input).item)
            return true
        }
        guard let route = wrappedValue as? Transition<T, Presentation, Input, Output> else { return false }
        let shown = route.show(
            on: owner, at: state.stack.count, route: name, input: input,
            presentation: route.type.type.presentation)
        (shown.output as? any Coordinatable)?.parent = owner
        state.append(shown.item)
        return true
    }
}

extension NavigationCoordinatable {
    /// Takes a route that one of the coordinator's properties declares.
    public func take(_ route: Any, named name: String, input: Any?) -> Bool {
        (route as? any TakenRoute)?.take(on: self, named: name, input: input) ?? false
    }
}

extension TabRoute: LiveDeclaration {
    /// A tab takes none.
    public func accepts(_ input: Any?) -> Bool { input == nil }
}

extension TabRoute: TakenRoute {
    func take(on owner: Any, named name: String, input: Any?) -> Bool {
        guard let owner = owner as? T else { return false }
        let place = owner.child.startingItems.firstIndex { owner[keyPath: $0] as AnyObject === wrappedValue }
        guard let place else { return false }
        _ = owner.state
        owner.child.activeTab = place
        return true
    }
}

extension TabCoordinatable {
    /// Brings a tab to the front that one of the coordinator's properties declares.
    public func take(_ route: Any, named name: String, input: Any?) -> Bool {
        (route as? any TakenRoute)?.take(on: self, named: name, input: input) ?? false
    }
}
