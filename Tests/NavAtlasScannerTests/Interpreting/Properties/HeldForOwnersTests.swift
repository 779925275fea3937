import Testing

/// What views refer to without owning it, for the screen whose code runs.
struct HeldForOwnersTests {
    /// Each screen makes itself the delegate of the one bar while it is shown.
    @Test func aBarTellsTheScreenThatIsShown() {
        ScannedApp(
            "a bar of the stack's",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
                        stack.setViewControllers([Quay()], animated: false)
                        UIWindow().rootViewController = stack
                    }
                }
                protocol BarDelegate: AnyObject { func left() }
                final class Bar: UINavigationBar {
                    weak var barDelegate: BarDelegate?
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let button = UIButton()
                        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                        addSubview(button)
                    }
                    @objc private func tapped() { barDelegate?.left() }
                }
                final class Quay: UIViewController, BarDelegate {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        (navigationController?.navigationBar as? Bar)?.barDelegate = self
                    }
                    func left() { navigationController?.pushViewController(Pier(), animated: true) }
                }
                final class Pier: UIViewController, BarDelegate {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if let bar = navigationController?.navigationBar as? Bar { bar.barDelegate = self }
                    }
                    func left() { navigationController?.pushViewController(Boat(), animated: true) }
                }
                final class Boat: UIViewController {}
                """
            ],
            has: ["Quay ~push~> Pier : pushViewController", "Pier ~push~> Boat : pushViewController"],
            hasNot: ["Quay ~push~> Boat", "Pier ~push~> Pier"]
        ).check()
    }
}
