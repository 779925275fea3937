#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A closure that runs when a coordinator is dismissed.
    public typealias DismissalAction = () -> Void

    /// A flow of the app.
    public protocol Coordinatable: ObservableObject, NavigationStateProviding, Identifiable {
        /// The coordinator's view.
        func coordinatorView() -> AnyView
        /// Tells this instance from every other one.
        var id: String { get }
        /// The coordinators that are shown directly.
        var childCoordinators: [AnyCoordinatable] { get }
        /// Takes a child away.
        func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?)
        /// What runs when this coordinator is taken away.
        var dismissalAction: DismissalAction { get set }
        /// What the coordinator keeps of its place in the app.
        var context: CoordinatorContext { get }
    }

    extension Coordinatable {
        /// Tells this instance from every other one that is alive.
        public var id: String { ObjectIdentifier(self).debugDescription }

        /// What runs when this coordinator is taken away.
        public var dismissalAction: DismissalAction {
            get { context.dismissalAction }
            set { context.dismissalAction = newValue }
        }

        /// All that is shown below this coordinator. A circle ends where it closes.
        public var allChildCoordinators: [AnyCoordinatable] {
            var seen: Set<String> = [id]
            var result: [AnyCoordinatable] = []
            var waiting = childCoordinators
            while let child = waiting.popLast() {
                guard seen.insert(child.id).inserted else { continue }
                result.append(child)
                waiting += child.childCoordinators
            }
            return result
        }

        /// The coordinator without its type.
        public func eraseToAnyCoordinatable() -> AnyCoordinatable { AnyCoordinatable(self) }

        /// The coordinator that is left when containers are looked through.
        var shown: any Coordinatable { (wrapped as? any Coordinatable)?.shown ?? self }

        /// What a route leads to, with the router around it.
        func make<Result>(_ router: AnyObject, _ make: () -> Result) -> Result {
            let environment = ViewEnvironment(router, outer: context.environment)
            return ViewEnvironment.$current.withValue(environment, operation: make)
        }

        /// A child as something that is shown.
        func item(
            _ child: AnyCoordinatable, route: Any?, presentation: Presentation, owned: AnyObject? = nil
        ) -> ShownItem {
            if let parent = child.context.parent, parent !== self, parent.state.shows(child.base) {
                state.record(
                    .secondParent(
                        child.shownName, of: TypeName(Swift.type(of: parent)).id, second: TypeName(Self.self).id))
            }
            child.context.parent = self
            return ShownItem(
                content: child, kind: .coordinator, type: TypeName(Swift.type(of: child.shown)),
                route: routeIdentity(route), presentation: presentation, input: route,
                onDismiss: {
                    let action = child.dismissalAction
                    child.dismissalAction = {}
                    action()
                }, owned: owned)
        }
    }

    /// A route as its enum has it, or its text where that is not hashable.
    func routeIdentity(_ route: Any?) -> AnyHashable {
        guard let route else { return AnyHashable("start") }
        return route as? AnyHashable ?? AnyHashable(String(describing: route))
    }

    /// What a coordinator keeps of its place in the app: what runs at its end, who shows it, and the objects around it.
    public class CoordinatorContext: ObservableObject {
        /// What runs when the coordinator is taken away.
        public var dismissalAction: DismissalAction = {}
        weak var parent: (any Coordinatable)?
        let environment = ViewEnvironment.current

        init() {}
    }

    /// What a transition can show: a view or a coordinator.
    public protocol Presentable {}

    extension AnyView: Presentable {}

    /// A coordinator of a type that does not show.
    public final class AnyCoordinatable: Coordinatable, Presentable {
        /// The coordinator itself.
        public let base: any Coordinatable

        /// Hides the type of a coordinator.
        public init<Base: Coordinatable>(_ base: Base) { self.base = (base as? AnyCoordinatable)?.base ?? base }

        /// The coordinator's view.
        public func coordinatorView() -> AnyView { base.coordinatorView() }
        /// The coordinator's identity.
        public var id: String { base.id }
        /// The coordinators that it shows.
        public var childCoordinators: [AnyCoordinatable] { base.childCoordinators }
        /// What the coordinator keeps of its place.
        public var context: CoordinatorContext { base.context }
        /// What it shows now.
        public var state: NavigationState { base.state }
        /// The coordinator itself.
        public var wrapped: AnyObject? { base }
        /// Asks the coordinator to take a child away.
        public func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?) {
            base.dismissChildCoordinator(childCoordinator, completion)
        }
    }

    /// A coordinator as a view.
    public struct CoordinatorView: PrimitiveView, ViewContainer {
        /// The coordinator.
        public let coordinator: AnyCoordinatable

        /// Shows a coordinator.
        public init<Base: Coordinatable>(_ coordinator: Base) {
            self.coordinator = coordinator.eraseToAnyCoordinatable()
        }

        /// The coordinator's view.
        public var contents: [any View] { [coordinator.coordinatorView()] }
    }
#endif
