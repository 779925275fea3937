import Testing

/// What a coordinator puts beneath the screen that it shows.
@Suite struct BeneathStackTests {
    private static func app(_ list: String, under: String, parameter: String = "[UIViewController]") -> [String: String]
    {
        [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var main: MainCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
                    let stack = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = stack
                    main = MainCoordinator(stack: stack)
                    main?.start()
                }
            }
            protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
            final class MainCoordinator: Coordinator {
                var children: [Coordinator] = []
                let stack: UINavigationController
                var door: UIViewController?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let door = Door()
                    door.onOpen = { [weak self] in self?.showForm() }
                    stack.pushViewController(door, animated: false)
                    self.door = door
                }
                func showForm() {
                    let form = FormCoordinator(stack: stack)
                    children.append(form)
                    form.start()
                    form.put(\(under))
                }
            }
            final class FormCoordinator: Coordinator {
                var children: [Coordinator] = []
                let stack: UINavigationController
                var form: UIViewController?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let form = Form()
                    stack.pushViewController(form, animated: true)
                    self.form = form
                }
                func put(_ under: \(parameter)) {
                    guard let form else { return }
                    stack.setViewControllers(\(list), animated: true)
                }
            }
            final class Door: UIViewController {
                var onOpen: (() -> Void)?
                override func viewDidAppear(_ animated: Bool) { onOpen?() }
            }
            final class Form: UIViewController {}
            final class Intro: UIViewController {}
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a screen that another coordinator has shown",
            app("under + [form]", under: "[door ?? UIViewController()]"),
            has: ["FormCoordinator -root!-> Form : put", "MainCoordinator -root!-> Door : start"],
            hasNot: ["-> MainCoordinator", "> Door : put", "unresolved"]),
        ScannedApp(
            "a screen that is made for it", app("under + [form]", under: "[Intro()]"),
            has: ["FormCoordinator -root!-> Intro : put", "FormCoordinator -root!-> Form : put"]),
        ScannedApp(
            "a screen that may be shown instead",
            app("under ?? [form]", under: "door.map { [$0] }", parameter: "[UIViewController]?"),
            has: ["FormCoordinator -root!-> MainCoordinator : put"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
