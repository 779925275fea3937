import Testing

/// Properties that a library declares, of which code sets some: a storyboard may have set the others.
struct LibraryPropertyTests {
    /// One controller has its title of code, and the other perhaps of its nib: each branch may be meant.
    @Test(arguments: [
        ("", true),
        // All titles are known, and none of them is asked for.
        ("step.title = \"Step\"", false),
    ])
    func aTitleThatIsNotKnownIsAny(_ setting: String, _ isShown: Bool) {
        ScannedApp(
            setting,
            [
                "Wizard.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = UINavigationController(rootViewController: Wizard())
                    }
                }
                final class Wizard: UIViewController {
                    var child: UIViewController?
                    override func viewDidLoad() {
                        title = "Wizard"
                        let step = Step(nibName: "Step", bundle: nil)
                        \(setting)
                        child = Bool.random() ? self : step
                    }
                    @objc func tapped() {
                        guard let child else { return }
                        switch child.title {
                        case "one": navigationController?.pushViewController(One(), animated: true)
                        case "two": navigationController?.pushViewController(Two(), animated: true)
                        default: break
                        }
                    }
                }
                final class Step: UIViewController {}
                final class One: UIViewController {}
                final class Two: UIViewController {}
                """
            ],
            has: isShown ? ["Wizard ~push~> One : pushViewController", "Wizard ~push~> Two : pushViewController"] : [],
            hasNot: isShown ? [] : ["Wizard ~push~>"]
        ).check()
    }
}
