#if !canImport(SwiftUI)
    import NavAtlasModel

    /// The one navigation controller that there is without UIKit.
    public typealias UINavigationController = NavigationController

    /// Shows a stack of view controllers, and what is presented over it.
    public final class NavigationController: UIViewController, NavigationStateProviding {
        /// A way to change the stack.
        public enum Operation: Hashable, Sendable {
            /// Something is added on top.
            case push
            /// Something is taken away from the top.
            case pop
        }

        /// What is on the stack, the lowest first.
        public private(set) var viewControllers: [UIViewController] = []
        /// Chooses transitions.
        public var delegate: NavigationControllerTransitionDelegate?
        /// Whether there is no navigation bar.
        public var isNavigationBarHidden: Bool
        /// The custom transition with which the stack last changed; `nil` where it was the usual one.
        public private(set) var customTransition: (any Transitionable)?

        /// How its coordinators have started one another.
        let starts = StartedCoordinators()

        private let navigation = NavigationState(of: NavigationController.self, flow: .stack)

        /// Creates a controller that shows nothing yet.
        public init(
            isNavigationBarHidden: Bool = true, delegate: NavigationControllerTransitionDelegate? = nil
        ) {
            self.isNavigationBarHidden = isNavigationBarHidden
            self.delegate = delegate
        }

        /// Adds a custom transition.
        public func register(_ transition: any Transitionable) {
            let others = delegate?.transitions ?? []
            delegate = NavigationControllerTransitionDelegate(transitions: others + [transition])
        }

        /// Adds custom transitions.
        public func register(_ transitions: [any Transitionable]) {
            for transition in transitions { register(transition) }
        }

        /// What is on top of the stack.
        public var topViewController: UIViewController? { viewControllers.last }

        /// What a person sees.
        public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

        /// Replaces the stack.
        public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
            noteTransition(to: controllers.last, controllers.count < viewControllers.count ? .pop : .push)
            viewControllers = controllers
        }

        /// Adds a view controller on top.
        public func pushViewController(_ controller: UIViewController, animated: Bool) {
            noteTransition(to: controller, .push)
            viewControllers.append(controller)
        }

        /// Takes the topmost view controller away. The lowest stays; that is noted in the state.
        @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
            guard viewControllers.count > 1 else {
                navigation.record(.nothingToLeave(TypeName(NavigationController.self).id))
                return nil
            }
            noteTransition(to: viewControllers[viewControllers.count - 2], .pop)
            return viewControllers.popLast()
        }

        /// Takes away all but the lowest view controller.
        @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
            let removed = Array(viewControllers.dropFirst())
            if !removed.isEmpty { noteTransition(to: viewControllers.first, .pop) }
            viewControllers = Array(viewControllers.prefix(1))
            return removed
        }

        /// Dismisses the presented view controller. If none is presented, the state notes the call.
        public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
            if presentedViewController == nil {
                navigation.record(.nothingToLeave(TypeName(NavigationController.self).id))
            }
            super.dismiss(animated: animated, completion: completion)
        }

        /// Presents a view controller. While one is presented already, nothing happens; that is noted in the state.
        public override func present(
            _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
        ) {
            if let presented = presentedViewController {
                navigation.record(.alreadyPresenting(presented.shown.type.id))
                return
            }
            super.present(controller, animated: animated, completion: completion)
        }

        func show(_ controller: UIViewController, by action: TransitionAction) {
            switch action {
            case .push(let animated): pushViewController(controller, animated: animated)
            case .present(let animated, let style, let delegate, let completion):
                controller.modalPresentationStyle = delegate == nil ? style : .custom
                controller.transitioningDelegate = delegate
                present(controller, animated: animated, completion: completion)
            }
        }

        private func noteTransition(to controller: UIViewController?, _ operation: Operation) {
            customTransition = delegate?.transition(from: topViewController, to: controller, operation)
        }

        /// What is shown now: the lowest view controller, what is on it, and what is presented.
        public var state: NavigationState {
            var items = viewControllers.enumerated().map { $1.item($0 == 0 ? .root : .push) }
            var presenting: UIViewController = self
            var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
            while let presented = presenting.presentedViewController, seen.insert(ObjectIdentifier(presented)).inserted
            {
                items.append(presented.item(presented.modalPresentationStyle.presentation))
                presenting = presented
            }
            navigation.replaceRoot(items.first)
            let stack = items.dropFirst()
            let kept = zip(navigation.stack, stack).prefix { $0.owned === $1.owned }
            navigation.keep(kept.count)
            for item in stack.dropFirst(kept.count) { navigation.append(item) }
            return navigation
        }
    }

    extension UIViewController {
        /// The view controller as something that is shown.
        fileprivate func item(_ presentation: Presentation) -> ShownItem {
            let shown = shown
            return ShownItem(
                content: shown.content, kind: shown.kind, type: shown.type, route: shown.route,
                presentation: presentation, input: shown.input, owned: self)
        }
    }

    extension UIModalPresentationStyle {
        fileprivate var presentation: Presentation {
            switch self {
            case .automatic, .pageSheet, .formSheet: .sheet
            case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreen
            case .popover: .popover
            case .custom: Presentation(rawValue: "custom")
            case .none: Presentation(rawValue: "none")
            }
        }
    }
#endif
