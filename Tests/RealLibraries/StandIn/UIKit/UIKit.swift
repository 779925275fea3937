@_exported import Foundation

public struct UIModalPresentationStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let fullScreen = Self(rawValue: 0), pageSheet = Self(rawValue: 1), formSheet = Self(rawValue: 2)
    public static let currentContext = Self(rawValue: 3), custom = Self(rawValue: 4)
    public static let overFullScreen = Self(rawValue: 5), overCurrentContext = Self(rawValue: 6)
    public static let popover = Self(rawValue: 7), none = Self(rawValue: -1), automatic = Self(rawValue: -2)
}

public final class UIColor: NSObject, @unchecked Sendable {
    public static let white = UIColor(), black = UIColor(), red = UIColor(), clear = UIColor()
    public static let systemBlue = UIColor(), systemBackground = UIColor(), systemGray6 = UIColor()
}

public final class UIImage: NSObject, @unchecked Sendable {
    public convenience init?(systemName: String) { self.init() }
}

@MainActor open class UIView: NSObject {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var frame = CGRect.zero
    public var alpha = 1.0
    public func addSubview(_ view: UIView) {}
    public func removeFromSuperview() {}
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}

@MainActor public final class UITabBarItem: NSObject {
    public let title: String?
    public init(title: String?, image: UIImage?, tag: Int) { self.title = title }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.title = title }
}

@MainActor public final class UINavigationItem: NSObject {
    public func setHidesBackButton(_ hides: Bool, animated: Bool) {}
}

@MainActor open class UIViewController: NSObject {
    public var view: UIView = UIView()
    public var tabBarItem: UITabBarItem!
    public let navigationItem = UINavigationItem()
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    public private(set) var presentedViewController: UIViewController?

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open func viewDidLoad() {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}

@MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int { case none, push, pop }

    public weak var delegate: UINavigationControllerDelegate?
    public var viewControllers: [UIViewController] = []
    public var isNavigationBarHidden = false
    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { nil }
    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers = Array(viewControllers.prefix(1))
        return nil
    }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
}

@MainActor open class UITabBarController: UIViewController {
    public var viewControllers: [UIViewController]?
    public let tabBar = UITabBar()
    public convenience init() { self.init(nibName: nil, bundle: nil) }
}

@MainActor public final class UITabBar: UIView {}

@MainActor open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
}

@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {}
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}

public enum UITransitionContextViewControllerKey { case from, to }
public enum UITransitionContextViewKey { case from, to }

@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for controller: UIViewController) -> CGRect
    func completeTransition(_ isComplete: Bool)
}

extension CGRect {
    public func offsetBy(dx: Double, dy: Double) -> CGRect { self }
}
