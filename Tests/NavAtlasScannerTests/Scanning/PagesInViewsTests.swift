import Testing

/// Pages that not the controller itself puts into the system's controller for pages.
struct PagesInViewsTests {
    /// A view has the controller for pages: they are parts of the controller with the view.
    @Test func areParts() {
        ScannedApp(
            "an atlas",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Atlas())
                        return true
                    }
                }
                final class Atlas: UIViewController {
                    override func loadView() { view = Sheets() }
                }
                final class Sheets: UIView {
                    private let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    private lazy var sheets = [North(), South()]
                    init() {
                        super.init(frame: .zero)
                        turner.setViewControllers([sheets[0]], direction: .forward, animated: true)
                        addSubview(turner.view)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                final class North: UIViewController {}
                final class South: UIViewController {}
                """
            ],
            has: ["Atlas -root!-> North : north", "Atlas -root!-> South : south"], hasNot: ["~>", "unresolved"]
        ).check()
    }

    /// A router that turns pages for a screen leads to them.
    @Test func ofARouterAreShown() {
        ScannedApp(
            "a guide",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Atlas())
                        return true
                    }
                }
                final class Guide {
                    let turner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    func turn() { turner.setViewControllers([North()], direction: .forward, animated: true) }
                }
                final class Atlas: UIViewController {
                    private let guide = Guide()
                    @objc func turn() { guide.turn() }
                }
                final class North: UIViewController {}
                """
            ],
            has: ["Atlas ~root~> North : setViewControllers"], hasNot: ["unresolved"]
        ).check()
    }
}
