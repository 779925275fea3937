/// A declared tab: the factory of what it shows, its item in the bar, and what a tap does.
public final class Content<T: TabCoordinatable, Output: ViewPresentable> {
    let closure: (T) -> () -> Output
    let tabItem: (T) -> (Bool) -> AnyView
    let onTapped: (T) -> (Bool, Output) -> Void
    /// The type of the view or the coordinator that the factory makes: `Output` hides a view's.
    let shows: Any.Type

    init<TabItem: View>(
        closure: @escaping (T) -> () -> Output, tabItem: @escaping (T) -> (Bool) -> TabItem,
        onTapped: @escaping (T) -> (Bool, Output) -> Void, shows: Any.Type
    ) {
        self.closure = closure
        self.tabItem = { owner in { AnyView(tabItem(owner)($0)) } }
        self.onTapped = onTapped
        self.shows = shows
    }
}

/// Declares a tab; the value is the factory of the view or coordinator that it shows.
@propertyWrapper public final class TabRoute<T: TabCoordinatable, Output: ViewPresentable> {
    /// The tab that was declared.
    public var wrappedValue: Content<T, Output>

    init(_ content: Content<T, Output>) { wrappedValue = content }
}

extension TabRoute where Output == AnyView {
    /// Declares a tab that shows a view. `onTapped` is told whether the tab was already in front.
    public convenience init<Shown: View, TabItem: View>(
        wrappedValue: @escaping (T) -> () -> Shown, tabItem: @escaping (T) -> (Bool) -> TabItem,
        onTapped: @escaping (T) -> (Bool, AnyView) -> Void = { _ in { _, _ in } }
    ) {
        self.init(
            Content(
                closure: { owner in { AnyView(wrappedValue(owner)()) } }, tabItem: tabItem, onTapped: onTapped,
                shows: Shown.self))
    }
}

extension TabRoute where Output: Coordinatable {
    /// Declares a tab that shows a coordinator. `onTapped` is told whether the tab was already in front.
    public convenience init<TabItem: View>(
        wrappedValue: @escaping (T) -> () -> Output, tabItem: @escaping (T) -> (Bool) -> TabItem,
        onTapped: @escaping (T) -> (Bool, Output) -> Void = { _ in { _, _ in } }
    ) {
        self.init(Content(closure: wrappedValue, tabItem: tabItem, onTapped: onTapped, shows: Output.shown))
    }
}
