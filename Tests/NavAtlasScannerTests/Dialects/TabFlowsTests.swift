import Testing

/// A coordinator of a tab bar, whose children are coordinators of a special kind.
struct TabFlowsTests {
    private static let files = [
        "App.swift": """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var flow: AppFlow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                let flow = AppFlow(window: UIWindow())
                self.flow = flow
                flow.start()
            }
        }
        protocol Flow { func makeRoot() -> UIViewController }
        protocol TabFlow: Flow { var title: String { get } }
        final class AppFlow {
            private let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() { show(LoginFlow(done: { [weak self] in self?.showTabs() })) }
            private func showTabs() { show(Tabs()) }
            private func show(_ flow: Flow) { window.rootViewController = flow.makeRoot() }
        }
        final class LoginFlow: Flow {
            let done: () -> Void
            init(done: @escaping () -> Void) { self.done = done }
            func makeRoot() -> UIViewController {
                let login = Login()
                login.done = done
                return login
            }
        }
        final class Login: UIViewController {
            var done: (() -> Void)?
            @objc func logIn() { done?() }
        }
        final class Bar: UITabBarController {
            func fill(with items: [(controller: UIViewController, title: String)]) {
                setViewControllers(items.map { $0.controller }, animated: false)
            }
        }
        final class Tabs: Flow {
            private weak var root: Bar?
            private var flows: [TabFlow] = []
            func makeRoot() -> UIViewController {
                let bar = Bar()
                root = bar
                fill(with: [QuayFlow(), PierFlow()])
                return bar
            }
            func update() {
                var items: [(controller: UIViewController, title: String)] = []
                zip(root?.viewControllers ?? [], flows).forEach { items.append((controller: $0, title: $1.title)) }
                root?.fill(with: items)
            }
            private func fill(with flows: [TabFlow]) {
                var items: [(controller: UIViewController, title: String)] = []
                for flow in flows {
                    let controller = flow.makeRoot()
                    items.append((controller: controller, title: flow.title))
                }
                self.flows = flows
                root?.fill(with: items)
                Language.shared.changed = { [weak self] in self?.update() }
            }
        }
        final class Language {
            static let shared = Language()
            var changed: (() -> Void)?
            func change() { changed?() }
        }
        final class QuayFlow: TabFlow {
            let title = "Quay"
            let stack = UINavigationController()
            func makeRoot() -> UIViewController {
                let quay = Quay()
                quay.flow = self
                stack.setViewControllers([quay], animated: false)
                return stack
            }
            func showBoat() { stack.pushViewController(Boat(), animated: true) }
        }
        final class PierFlow: TabFlow {
            let title = "Pier"
            private weak var root: Pier?
            func makeRoot() -> UIViewController {
                let pier = Pier()
                pier.flow = self
                root = pier
                return UINavigationController(rootViewController: pier)
            }
            func showGate() { root?.navigationController?.pushViewController(Gate(), animated: true) }
        }
        final class Quay: UIViewController {
            var flow: QuayFlow?
            @objc func board() { flow?.showBoat() }
            @objc func walk() { tabBarController?.selectedIndex = 1 }
        }
        final class Pier: UIViewController {
            var flow: PierFlow?
            @objc func leave() { flow?.showGate() }
            @objc func translate() { Language.shared.change() }
        }
        final class Boat: UIViewController {}
        final class Gate: UIViewController {}
        """
    ]

    /// It is shown itself; the children are its tabs, and nothing that who shows it begins with.
    @Test func itsChildrenAreItsTabs() {
        ScannedApp(
            "a tab bar of flows", Self.files,
            has: [
                "AppFlow -root-> Tabs : showTabs", "Tabs -root!-> Bar : makeRoot", "Bar -tab-> QuayFlow : quayFlow",
                "Login ~root~> Tabs : AppFlow.showTabs", "Quay ~push~> Boat : QuayFlow.showBoat",
            ], hasNot: ["AppFlow -root-> QuayFlow", "~root~> QuayFlow"]
        ).check()
    }

    /// One of them only refers to its first screen, so that it is no coordinator: it is called like the others.
    @Test func oneThatOnlyRefersToAScreenIsCalled() {
        ScannedApp(
            "a tab bar of flows", Self.files,
            has: ["Bar -tab-> Pier : pier", "Pier ~push~> Gate : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }

    /// The bar is filled anew with what is not known, and a screen in it selects its second tab.
    @Test func aTabIsSelectedByItsPlace() {
        ScannedApp("a tab bar of flows", Self.files, has: ["Quay ~tab~> Pier : Bar.pier"]).check()
    }
}
