import Testing

/// A container around a stack has a way of its own to show a detail.
struct ContainerAnswerTests {
    @Test func theContainerAroundAScreenShowsTheDetail() {
        ScannedApp(
            "drawer",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Drawer()
                        return true
                    }
                }
                final class Drawer: UIViewController {
                    private let content = UINavigationController(rootViewController: Inbox())
                    override func viewDidLoad() {
                        addChild(content)
                        view.addSubview(content.view)
                    }
                    override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
                        controller.modalPresentationStyle = .fullScreen
                        present(controller, animated: true)
                    }
                }
                final class Inbox: UIViewController {
                    @objc func read() { show(Letter(), sender: self) }
                    @objc func write() { showDetailViewController(Draft(), sender: self) }
                }
                final class Letter: UIViewController {}
                final class Draft: UIViewController {}
                """
            ],
            has: ["Inbox ~push~> Letter : show", "Inbox ~fullScreen~> Draft : present"],
            hasNot: ["Inbox ~push~> Draft", "Drawer ~", "unresolved"]
        ).check()
    }
}
