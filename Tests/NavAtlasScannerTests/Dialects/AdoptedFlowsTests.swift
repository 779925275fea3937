import Testing

/// A coordinator that begins in a container of the app's own, which adopts what it is given.
@Suite struct AdoptedFlowsTests {
    @Test(arguments: [
        "root.show(stack)", "root.show(list)", "root.addChild(stack)",
        "let other = UINavigationController(rootViewController: list); root.show(other)",
    ])
    func beginsWithWhatItHasTakenIn(_ start: String) {
        ScannedApp(
            start,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let flow = AppFlow()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = flow.root
                        flow.start()
                        return true
                    }
                }
                final class RootController: UIViewController {
                    func show(_ next: UIViewController) {
                        children.forEach { $0.removeFromParent() }
                        addChild(next)
                    }
                }
                final class AppFlow {
                    let root = RootController()
                    var main: MainFlow?
                    func start() {
                        let login = LoginController()
                        login.onDone = { [weak self] in self?.showMain() }
                        root.show(login)
                    }
                    func showMain() {
                        main = MainFlow(root: root)
                        main?.start()
                    }
                }
                final class MainFlow {
                    let root: RootController
                    lazy var stack = UINavigationController(rootViewController: list)
                    lazy var list = ListController(flow: self)
                    init(root: RootController) { self.root = root }
                    func start() { \(start) }
                    func showItem() { stack.pushViewController(ItemController(), animated: true) }
                }
                final class LoginController: UIViewController {
                    var onDone: (() -> Void)?
                    @objc func signIn() { onDone?() }
                }
                final class ListController: UIViewController {
                    let flow: MainFlow
                    init(flow: MainFlow) {
                        self.flow = flow
                        super.init(nibName: nil, bundle: nil)
                    }
                    @objc func choose() { flow.showItem() }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "MainFlow -root!-> ListController : start", "LoginController ~root~> MainFlow : start",
                "RootController -root!-> MainFlow : mainFlow",
                "ListController ~push~> ItemController : MainFlow.showItem",
            ], hasNot: ["~?~>", "RootController -root!-> ListController"]
        ).check()
    }
}
