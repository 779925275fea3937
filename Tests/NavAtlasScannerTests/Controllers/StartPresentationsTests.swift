import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct StartPresentationsTests {
    /// One of a type that coordinators start is not what a container begins with, though it is not known which one it is.
    @Test func containersBeginWithWhatNoCoordinatorStarts() {
        var starts = StartPresentations()
        let container = Value.text("container")
        let first = Target(node: .undeclared("First"), value: .text("first"))
        let later = Target(node: .undeclared("Later"), value: .text("some one"))
        starts.note(
            Target(node: later.node, value: .text("a known one")), startedBy: first, inRoute: "later", asking: "start")
        for coordinator in [later, first] { starts.note(container, filledBy: coordinator, asItStarts: true) }
        #expect(starts.coordinators(beginningIn: container).map(\.node) == [first.node])
    }

    /// How a coordinator shows itself is said by the method that the route asks.
    @Test func methodsSayHowACoordinatorIsShown() {
        var starts = StartPresentations()
        let (parent, child) = (Target(node: .undeclared("Parent")), Target(node: .undeclared("Child")))
        for (method, way) in [("fill", Presentation.root), ("push", .push)] {
            starts.note(way, of: child.node, in: method, isKept: false)
            starts.note(child, startedBy: parent, inRoute: "by \(method)", asking: method)
        }
        let ways = ["fill", "push"].map { method in
            starts.presentation(
                of: child.node, startedBy: .init(coordinator: parent.node, name: "by \(method)"))
        }
        #expect(ways == [.root, .push])
    }

    /// A coordinator that has its maker show it does not lead to itself.
    @Test(arguments: [
        "let form = UINavigationController(rootViewController: FormController()); stack = form; show(form)",
        "stack = UINavigationController(rootViewController: FormController()); if let stack { show(stack) }",
    ]) func aCoordinatorIsShownByAClosureOfItsMaker(_ start: String) {
        let app = """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private let flow = TabFlow()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    window = UIWindow()
                    flow.start()
                    window?.rootViewController = flow.tabs
                    return true
                }
            }
            final class TabFlow {
                let tabs = UITabBarController()
                private var child: FormFlow?
                func start() {
                    let home = HomeController()
                    home.onNew = { [weak self] in self?.showForm() }
                    tabs.setViewControllers([home], animated: false)
                }
                private func showForm() {
                    let flow = FormFlow(show: { [weak self] controller in
                        controller.modalPresentationStyle = .fullScreen
                        self?.tabs.present(controller, animated: true)
                    })
                    flow.start()
                    child = flow
                }
            }
            final class FormFlow {
                private let show: (UIViewController) -> Void
                private var stack: UINavigationController?
                init(show: @escaping (UIViewController) -> Void) { self.show = show }
                func start() { \(start) }
            }
            final class HomeController: UIViewController {
                var onNew: (() -> Void)?
                override func viewDidAppear(_ animated: Bool) { onNew?() }
            }
            final class FormController: UIViewController {}
            """
        ScannedApp(
            start, ["App.swift": app],
            has: [
                "TabFlow -fullScreen-> FormFlow : showForm", "HomeController ~fullScreen~> FormFlow : TabFlow.showForm",
            ],
            hasNot: ["FormFlow ~fullScreen~> FormFlow"]
        ).check()
    }
}
