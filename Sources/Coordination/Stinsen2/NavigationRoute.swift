/// A declared route of a navigation coordinator, with the factory that makes its destination.
public struct Transition<T: NavigationCoordinatable, U: RouteType, Input, Output: ViewPresentable> {
    let type: U
    /// A closure made for this declaration alone: introspection tells declarations apart by it.
    let closure: (T) -> (Input) -> Output
    /// The type of the view or the coordinator that the factory makes: `Output` hides a view's.
    let shows: Any.Type
    /// Tells this declaration from every other one.
    let declaration = Declaration()

    final class Declaration {}
}

/// Declares a root or a route of a navigation coordinator; the value is the factory, which returns a view or a
/// coordinator and takes one value or none.
@propertyWrapper
public final class NavigationRoute<
    T: NavigationCoordinatable, U: RouteType, Input, Output: ViewPresentable
> {
    /// The way that was declared.
    public var wrappedValue: Transition<T, U, Input, Output>

    init(_ transition: Transition<T, U, Input, Output>) { wrappedValue = transition }
}

extension NavigationRoute where U == Presentation, Output == AnyView, Input == Void {
    /// Declares a route to a view.
    public convenience init<Content: View>(
        wrappedValue: @escaping (T) -> () -> Content, _ presentation: PresentationType
    ) {
        self.init(
            Transition(
                type: Presentation(type: presentation),
                closure: { owner in { _ in AnyView(wrappedValue(owner)()) } }, shows: Content.self))
    }
}

extension NavigationRoute where U == Presentation, Output == AnyView {
    /// Declares a route to a view that takes a value.
    public convenience init<Content: View>(
        wrappedValue: @escaping (T) -> (Input) -> Content, _ presentation: PresentationType
    ) {
        self.init(
            Transition(
                type: Presentation(type: presentation),
                closure: { owner in { AnyView(wrappedValue(owner)($0)) } }, shows: Content.self))
    }
}

extension NavigationRoute where U == Presentation, Output: Coordinatable, Input == Void {
    /// Declares a route to a coordinator.
    public convenience init(wrappedValue: @escaping (T) -> () -> Output, _ presentation: PresentationType) {
        self.init(
            Transition(
                type: Presentation(type: presentation), closure: { owner in { _ in wrappedValue(owner)() } },
                shows: Output.shown))
    }
}

extension NavigationRoute where U == Presentation, Output: Coordinatable {
    /// Declares a route to a coordinator that takes a value.
    public convenience init(wrappedValue: @escaping (T) -> (Input) -> Output, _ presentation: PresentationType) {
        self.init(
            Transition(
                type: Presentation(type: presentation), closure: { owner in { wrappedValue(owner)($0) } },
                shows: Output.shown))
    }
}

extension NavigationRoute where U == RootSwitch, Output == AnyView, Input == Void {
    /// Declares a root that is a view.
    public convenience init<Content: View>(wrappedValue: @escaping (T) -> () -> Content) {
        self.init(
            Transition(
                type: RootSwitch(), closure: { owner in { _ in AnyView(wrappedValue(owner)()) } },
                shows: Content.self))
    }
}

extension NavigationRoute where U == RootSwitch, Output == AnyView {
    /// Declares a root that is a view and takes a value.
    public convenience init<Content: View>(wrappedValue: @escaping (T) -> (Input) -> Content) {
        self.init(
            Transition(
                type: RootSwitch(), closure: { owner in { AnyView(wrappedValue(owner)($0)) } },
                shows: Content.self))
    }
}

extension NavigationRoute where U == RootSwitch, Output: Coordinatable, Input == Void {
    /// Declares a root that is a coordinator.
    public convenience init(wrappedValue: @escaping (T) -> () -> Output) {
        self.init(
            Transition(type: RootSwitch(), closure: { owner in { _ in wrappedValue(owner)() } }, shows: Output.shown))
    }
}

extension NavigationRoute where U == RootSwitch, Output: Coordinatable {
    /// Declares a root that is a coordinator and takes a value.
    public convenience init(wrappedValue: @escaping (T) -> (Input) -> Output) {
        self.init(
            Transition(type: RootSwitch(), closure: { owner in { wrappedValue(owner)($0) } }, shows: Output.shown))
    }
}
