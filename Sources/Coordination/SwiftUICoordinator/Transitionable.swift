#if !canImport(SwiftUI)
    /// A way to change a navigation stack.
    public typealias NavigationOperation = UINavigationController.Operation

    /// A custom transition, as the first releases called it.
    public typealias Transition = Transitionable

    /// A custom transition between routes.
    public protocol Transitionable: AnyObject, UIViewControllerAnimatedTransitioning {
        /// Whether the transition is the one to use.
        func isEligible(
            from fromRoute: NavigationRoute, to toRoute: NavigationRoute, operation: NavigationOperation
        ) -> Bool
    }

    /// Chooses the transitions of a navigation controller.
    public final class NavigationControllerTransitionDelegate {
        /// The custom transitions, the first that is eligible is used.
        public let transitions: [any Transitionable]

        init(transitions: [any Transitionable]) { self.transitions = transitions }

        /// The custom transition between two view controllers; `nil` where none of those that show routes is eligible.
        func transition(
            from: UIViewController?, to: UIViewController?, _ operation: NavigationOperation
        ) -> (any Transitionable)? {
            guard let from = (from as? any RouteProvider)?.route, let to = (to as? any RouteProvider)?.route else {
                return nil
            }
            return transitions.first { $0.isEligible(from: from, to: to, operation: operation) }
        }
    }

    /// Makes navigation controllers.
    public struct NavigationControllerFactory {
        /// Creates a factory.
        public init() {}

        /// A delegate that chooses among custom transitions.
        public func makeTransitionDelegate(_ transitions: [any Transitionable])
            -> NavigationControllerTransitionDelegate
        {
            NavigationControllerTransitionDelegate(transitions: transitions)
        }

        /// A delegate that chooses among custom transitions, as older releases called it.
        public func makeNavigationDelegate(_ transitions: [any Transitionable])
            -> NavigationControllerTransitionDelegate
        {
            makeTransitionDelegate(transitions)
        }

        /// A navigation controller.
        public func makeNavigationController(
            isNavigationBarHidden: Bool = true, delegate: NavigationControllerTransitionDelegate? = nil
        ) -> NavigationController {
            NavigationController(isNavigationBarHidden: isNavigationBarHidden, delegate: delegate)
        }
    }
#endif
