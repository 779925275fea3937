import Testing

/// What an extension of a library's class overrides for all that inherit it.
struct ExtendedLifeCycleTests {
    @Test func anExtensionOverridesWhatTheSystemCalls() {
        ScannedApp(
            "harbor",
            [
                "App.swift": """
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let harbor = HarborCoordinator()
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = harbor.navigation
                        harbor.start()
                        return true
                    }
                }
                protocol HelpShowing: UIViewController { var onHelp: (() -> Void)? { get set } }
                extension UIViewController {
                    open override func awakeFromNib() {
                        super.awakeFromNib()
                        if let shower = self as? HelpShowing {
                            navigationItem.rightBarButtonItem = UIBarButtonItem(
                                title: "?", primaryAction: UIAction { _ in shower.onHelp?() })
                        }
                    }
                }
                final class PierController: UIViewController, HelpShowing {
                    var onHelp: (() -> Void)?
                }
                final class HarborCoordinator {
                    let navigation = UINavigationController()
                    func start() {
                        let pier = PierController()
                        pier.onHelp = { [weak self] in self?.showManual() }
                        navigation.pushViewController(pier, animated: false)
                    }
                    func showManual() { navigation.present(ManualController(), animated: true) }
                }
                final class ManualController: UIViewController {}
                """
            ],
            has: ["PierController ~sheet~> ManualController : HarborCoordinator.showManual"],
            hasNot: ["unresolved", "ManualController ~"]
        ).check()
    }
}
