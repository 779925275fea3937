/// A coordinator that can be shown through its view.
public protocol ViewPresentable {
    /// The view.
    func view() -> AnyView
}

extension AnyView: ViewPresentable {
    /// The view itself.
    public func view() -> AnyView { self }
}

/// What has an identity in the form of a string.
public protocol StringIdentifiable {
    /// The identity.
    var id: String { get }
}

/// Something that can take away a coordinator that it presents.
public protocol ChildDismissable: AnyObject {
    /// Takes a coordinator away, and runs the action once it is gone.
    func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?)
    /// Whether a presented coordinator may ask to be taken away.
    var canDismissChild: Bool { get }
}

extension ChildDismissable {
    /// Most can.
    public var canDismissChild: Bool { true }
}

/// A flow of the app. Implement it directly only for a kind of navigation that is neither a stack nor tabs.
public protocol Coordinatable: ObservableObject, StringIdentifiable, Identifiable, ViewPresentable, ChildDismissable {
    /// Who presents it.
    var parent: (any ChildDismissable)? { get set }
    /// The coordinator that is left when containers are looked through.
    static var shown: any Coordinatable.Type { get }
}

extension Coordinatable {
    /// Tells this instance from every other one that is alive.
    public var id: String { ObjectIdentifier(self).debugDescription }
    /// Itself, for all but wrappers.
    public static var shown: any Coordinatable.Type { self }
}
