#if !canImport(SwiftUI)
    import Foundation

    /// A view in an animation.
    public final class UIView {
        /// How much of it shows, from 0 to 1.
        public var alpha = 1.0
        /// The views on it.
        public private(set) var subviews: [UIView] = []

        /// Creates a view.
        public init() {}

        /// Puts a view on it.
        public func addSubview(_ view: UIView) { subviews.append(view) }

        /// Runs changes at once: without a screen, nothing takes time.
        public static func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }
    }

    /// One of the two views of a transition.
    public enum UITransitionContextViewKey: Hashable, Sendable {
        /// What is left.
        case from
        /// What is shown.
        case to
    }

    /// What a transition animates.
    public protocol UIViewControllerContextTransitioning: AnyObject {
        /// What the views are on.
        var containerView: UIView { get }
        /// Whether a person stopped it.
        var transitionWasCancelled: Bool { get }
        /// One of the views.
        func view(forKey key: UITransitionContextViewKey) -> UIView?
        /// Ends it.
        func completeTransition(_ didComplete: Bool)
    }

    /// Animates a transition.
    public protocol UIViewControllerAnimatedTransitioning: AnyObject {
        /// How long it takes, in seconds.
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
        /// Animates it.
        func animateTransition(using context: UIViewControllerContextTransitioning)
    }

    extension UIViewControllerAnimatedTransitioning {
        /// A third of a second.
        public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    }

    /// Makes the transitions of a presentation.
    public protocol UIViewControllerTransitioningDelegate: AnyObject {
        /// The transition when something is presented.
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning?
        /// The transition when something is dismissed.
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    }

    extension UIViewControllerTransitioningDelegate {
        /// The usual one.
        public func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { nil }

        /// The usual one.
        public func animationController(
            forDismissed dismissed: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { nil }
    }
#endif
