import NavAtlasModel

// Makes the destination of a route. The router is stored first, so that code in the factory finds it.

extension Transition {
    /// What this way shows, in the environment that its coordinator gives.
    func show(
        on owner: T, at place: Int, route: AnyHashable, input: Input, presentation: NavAtlasModel.Presentation,
        onDismiss: (() -> Void)? = nil
    ) -> (item: ShownItem, output: Output) {
        let router = NavigationRouter(id: place, coordinator: owner.routerStorable)
        RouterStore.shared.store(router: router)
        let output = inEnvironment(of: router, outer: owner.stack.surroundings) { closure(owner)(input) }
        let item = ShownItem(
            content: output, kind: Output.self == AnyView.self ? .screen : .coordinator, type: shownType(shows),
            route: route, presentation: presentation, input: input is Void ? nil : input, onDismiss: onDismiss,
            owned: router)
        return (item, output)
    }
}

extension Transition where U == RootSwitch {
    func root(of owner: T, route: AnyHashable, input: Input) -> (item: ShownItem, output: Output) {
        show(on: owner, at: -1, route: route, input: input, presentation: .root)
    }
}

/// A root whose type is not known: what the initial key path leads to.
protocol InitialRoot {
    /// What it shows; `nil` where the owner or the input has another type.
    func initialItem(of owner: Any, route: AnyHashable, input: Any?) -> ShownItem?
}

extension Transition: InitialRoot {
    func initialItem(of owner: Any, route: AnyHashable, input: Any?) -> ShownItem? {
        guard let owner = owner as? T, U.self == RootSwitch.self, let input = (() as? Input) ?? (input as? Input) else {
            return nil
        }
        return show(on: owner, at: -1, route: route, input: input, presentation: .root).item
    }
}

/// The libraries whose views show an app's screens.
private let viewLibraries: Set<String> = ["SwiftUI", "SwiftUICore", "Swift", "CoordinationViews"]

/// The one screen that a view's type tells of, or else the type itself.
func shownType(_ type: Any.Type) -> TypeName {
    let name = TypeName(type)
    let screens = name.screens(in: viewLibraries)
    return screens.count == 1 ? screens[0] : name
}

/// The objects around a coordinator, kept from the time at which it was made.
final class CapturedEnvironment {
    #if canImport(SwiftUI)
        init() {}
    #else
        let environment = ViewEnvironment.current
        init() {}
    #endif
}

func inEnvironment<Result>(of router: AnyObject, outer: CapturedEnvironment, _ make: () -> Result) -> Result {
    #if canImport(SwiftUI)
        make()
    #else
        ViewEnvironment.$current.withValue(ViewEnvironment(router, outer: outer.environment), operation: make)
    #endif
}
