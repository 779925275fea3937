#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A container, as the first releases called it.
    public typealias NavigationViewCoordinatable = NavigationViewCoordinator

    /// The coordinator in a container.
    public final class NavigationViewChild: CoordinatorContext {
        /// The coordinator.
        public let childCoordinator: AnyCoordinatable

        init(_ childCoordinator: AnyCoordinatable) {
            self.childCoordinator = childCoordinator
            super.init()
        }
    }

    /// A coordinator that puts another one into a container that can push.
    open class NavigationViewCoordinator<Content: View>: Coordinatable {
        /// The coordinator inside.
        public let children: NavigationViewChild
        private let customize: (AnyView) -> Content

        /// Wraps a coordinator, and changes its view.
        public init<Child: Coordinatable>(
            _ childCoordinator: Child, customize: @escaping (_ view: AnyView) -> Content
        ) {
            children = NavigationViewChild(childCoordinator.eraseToAnyCoordinatable())
            self.customize = customize
            childCoordinator.context.parent = self
        }

        /// What the coordinator keeps of its place.
        public var context: CoordinatorContext { children }
        /// The coordinator inside.
        public var childCoordinators: [AnyCoordinatable] { [children.childCoordinator] }
        /// What the coordinator inside shows.
        public var state: NavigationState { children.childCoordinator.state }
        /// The coordinator inside.
        public var wrapped: AnyObject? { children.childCoordinator.base }

        /// The view of the coordinator inside, in a container.
        public func coordinatorView() -> AnyView {
            AnyView(NavigationView { customize(children.childCoordinator.coordinatorView()) })
        }

        /// Takes the container away, and what is inside with it.
        public func dismissChildCoordinator(_ childCoordinator: AnyCoordinatable, _ completion: (() -> Void)?) {
            leave { completion?() }
        }
    }

    extension NavigationViewCoordinator where Content == AnyView {
        /// Wraps a coordinator.
        public convenience init<Child: Coordinatable>(_ childCoordinator: Child) {
            self.init(childCoordinator) { $0 }
        }
    }
#endif
