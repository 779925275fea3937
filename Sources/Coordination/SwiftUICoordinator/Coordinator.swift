#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A flow of the app, with the flows that it started.
    public protocol Coordinator: AnyObject, LiveNavigation {
        /// The coordinator that started this one.
        var parent: Coordinator? { get }
        /// The coordinators that this one started.
        var childCoordinators: [Coordinator] { get set }
        /// The type's name.
        var name: String { get }
        /// The state that the coordinator drives itself; `nil` where it drives none.
        var ownState: NavigationState? { get }
        /// How the coordinators on its navigation controller have started one another; `nil` where it has none.
        var ownStarts: StartedCoordinators? { get }
        /// Does what an action asks for, or hands it to the parent. Whoever asks through this protocol is led by
        /// ``handle(_:after:)``.
        @_disfavoredOverload func handle(_ action: CoordinatorAction)
        /// Adds a coordinator that was started. Where the call is written without more, ``add(child:by:)`` is taken.
        @_disfavoredOverload func add(child: Coordinator)
        /// Removes a coordinator that is done.
        func remove(coordinator: Coordinator)
    }

    extension Coordinator {
        /// The type's name.
        public var name: String { TypeName(Swift.type(of: self)).id }

        /// None.
        public var ownState: NavigationState? { nil }

        /// None.
        public var ownStarts: StartedCoordinators? { nil }

        /// Notes that no one handles the action.
        @_disfavoredOverload public func handle(_ action: CoordinatorAction) {
            note(.unhandled(action: action.name, by: name))
        }

        /// What the nearest navigation controller shows.
        public var shownNow: ShownNow {
            var shown = (ownState ?? ancestors.lazy.compactMap(\.ownState).first)?.shownNow
            shown?.coordinator = TypeName(Swift.type(of: self))
            return shown ?? ShownNow(coordinator: TypeName(Swift.type(of: self)), items: [], front: nil)
        }

        /// The coordinators that this one started.
        public var startedNow: [any LiveNavigation] { childCoordinators }

        /// Has an action handled. Where the parents lead back here, it is not: coordinators that know one another by their
        /// own types would hand it round without end, and past every guard. That is noted in the state.
        public func send(_ action: Any) -> LiveAnswer? {
            guard let action = action as? CoordinatorAction else { return nil }
            if isInCircle {
                note(.parentsInCircle(name))
                return .unhandled
            }
            return ActionChain.answer { handle(action) }
        }

        /// Has a link opened that the app's handler knows, where the coordinator opens links.
        public func open(_ link: LiveLink) -> Bool {
            guard let coordinator = self as? any CoordinatorDeepLinkHandling, let known = link.handled as? DeepLink
            else {
                return false
            }
            coordinator.handle(known, with: link.parameters)
            return true
        }

        /// Adds a coordinator that was started. One that is a child already, has another parent, or would be its own
        /// ancestor, is not added; that is noted in the state.
        @_disfavoredOverload public func add(child: Coordinator) {
            if childCoordinators.contains(where: { $0 === child }) {
                note(.alreadyAChild(child.name, of: name))
            } else if let parent = child.parent, parent !== self {
                note(.secondParent(child.name, of: parent.name, second: name))
            } else if child === self || ancestors.contains(where: { $0 === child }) {
                note(.ownAncestor(child.name))
            } else {
                childCoordinators.append(child)
            }
        }

        /// Adds a coordinator that was started, and notes what has started it: the action that is handled now, or the
        /// function that was called.
        ///
        /// - Parameter function: The function in which this is written.
        public func add(child: Coordinator, by function: String = #function) {
            let isKnown = childCoordinators.contains { $0 === child }
            let own: (Coordinator) -> Void = add
            own(child)
            guard !isKnown, childCoordinators.contains(where: { $0 === child }) else { return }
            let name = String(function.prefix { $0 != "(" })
            let handled = ActionChain.current?.actionName(handledBy: self)
            // Which action it is that `handle` was called for is not known where it was called past the protocol.
            guard let name = name == "handle" ? handled : name else { return }
            nearestStarts?.note(LiveStart(name: name, isAnswer: ActionChain.current != nil), of: child, by: self)
        }

        /// How it has started a coordinator.
        public func start(of child: any LiveNavigation) -> LiveStart? {
            (child as? any Coordinator).flatMap { nearestStarts?.start(of: $0, by: self) }
        }

        /// Removes a coordinator that is done.
        public func remove(coordinator: Coordinator) {
            childCoordinators.removeAll { $0 === coordinator }
            nearestStarts?.forget(coordinator)
        }

        /// What this coordinator notes starts in, or the nearest above it that does.
        private var nearestStarts: StartedCoordinators? {
            ownStarts ?? ancestors.lazy.compactMap(\.ownStarts).first
        }

        /// The coordinators above this one, the nearest first. A circle ends where it closes.
        var ancestors: [Coordinator] {
            var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
            var result: [Coordinator] = []
            var next = parent
            while let coordinator = next, seen.insert(ObjectIdentifier(coordinator)).inserted {
                result.append(coordinator)
                next = coordinator.parent
            }
            return result
        }

        /// Notes what could not be done, in the nearest state.
        func note(_ failure: NavigationFailure) {
            switch failure {
            case .unhandled, .handledInCircle, .handedOnTooFar: ActionChain.noteUnhandled()
            default: break
            }
            let state = ownState ?? ancestors.lazy.compactMap(\.ownState).first
            state?.record(failure)
        }
    }

    /// A coordinator's child, as releases 2.3 to 2.5 declare it: `var childCoordinators = [WeakCoordinator]()`. There it
    /// is a box that does not keep the child alive; here children are kept until they are removed.
    public typealias WeakCoordinator = Coordinator

    /// What views ask their coordinator for.
    public protocol CoordinatorAction {
        /// The action's name.
        var name: String { get }
    }

    extension CoordinatorAction {
        /// The type's name.
        public var name: String { TypeName(Swift.type(of: self)).base }
    }

    /// What a coordinator tells its parent at the end.
    public enum Action: CoordinatorAction {
        /// It is done.
        case done(Any)
        /// A person gave up.
        case cancel(Any)
    }

    /// The coordinator that an app starts with.
    open class RootCoordinator: Coordinator {
        /// None.
        public let parent: Coordinator? = nil
        /// The coordinators that this one started.
        public var childCoordinators = [Coordinator]()
        /// The app's window.
        public private(set) var window: UIWindow
        /// What shows the views.
        public private(set) var navigationController: NavigationController

        /// Shows a navigation controller in a window.
        public init(window: UIWindow, navigationController: NavigationController) {
            self.window = window
            self.navigationController = navigationController
            window.rootViewController = navigationController
            window.makeKeyAndVisible()
        }

        /// Shows a navigation controller in a window, with custom transitions, as releases before 2.3 declare it.
        public init(
            window: UIWindow, navigationController: NavigationController, transitions: [any Transitionable]
        ) {
            self.window = window
            self.navigationController = navigationController
            navigationController.register(transitions)
            window.rootViewController = navigationController
            window.makeKeyAndVisible()
        }

        /// What the navigation controller shows.
        public var ownState: NavigationState? { navigationController.state }

        /// How coordinators have started one another.
        public var ownStarts: StartedCoordinators? { navigationController.starts }

        /// Notes that no one handles the action.
        open func handle(_ action: CoordinatorAction) { note(.unhandled(action: action.name, by: name)) }
    }
#endif
