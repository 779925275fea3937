import Testing

/// A menu or a button that a screen makes anew as it hears from another screen acts for the screen that it stands in.
@Suite struct ControlOwnersTests {
    private static let controls = [
        "navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.open() })",
        "bar.menu = UIMenu(children: [UIAction(title: \"Open\") { _ in self.open() }])",
        "view.addSubview(UIButton(primaryAction: UIAction { _ in self.open() }))",
        "swipe = UIContextualAction(style: .normal, title: nil) { _, _, done in self.open(); done(true) }",
    ]

    @Test(arguments: controls) func actForTheirScreen(_ control: String) {
        ScannedApp(
            control,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UINavigationController(rootViewController: ListController())
                        return true
                    }
                }
                protocol OptionsDelegate: AnyObject { func optionsChanged() }
                final class ListController: UIViewController, OptionsDelegate {
                    var swipe: UIContextualAction?
                    let bar = UIButton()
                    override func viewDidAppear(_ animated: Bool) {
                        let options = OptionsController()
                        options.delegate = self
                        navigationController?.pushViewController(options, animated: true)
                    }
                    func optionsChanged() { \(control) }
                    private func open() { present(PagesController(), animated: true) }
                }
                final class OptionsController: UIViewController {
                    weak var delegate: OptionsDelegate?
                    override func viewDidDisappear(_ animated: Bool) { delegate?.optionsChanged() }
                }
                final class PagesController: UIViewController {}
                """
            ], has: ["ListController ~sheet~> PagesController : present"], hasNot: ["OptionsController ~"]
        ).check()
    }
}
