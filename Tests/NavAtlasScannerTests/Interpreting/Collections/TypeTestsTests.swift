import Testing

/// Which of a collection's elements a predicate leaves that tests their types.
@Suite struct TypeTestsTests {
    @Test(arguments: [
        ("filter { $0 is ListFlow }.first?.start()", ["ListFlow"]),
        ("first(where: { ($0 is ListFlow) })?.start()", ["ListFlow"]),
        ("first { ($0 as? ListFlow) != nil }?.start()", ["ListFlow"]),
        ("filter { !($0 is ListFlow) }.forEach { $0.start() }", ["CartFlow", "HelpFlow"]),
        (
            "filter { child in child is ListFlow || child is CartFlow }.forEach { $0.start() }",
            ["CartFlow", "ListFlow"]
        ),
        ("filter { !($0 is ListFlow || $0 is CartFlow) }.forEach { $0.start() }", ["HelpFlow"]),
        ("filter { isOpen && $0 is ListFlow }.forEach { $0.start() }", ["ListFlow"]),
        ("filter { !(isOpen && $0 is ListFlow) }.forEach { $0.start() }", ["CartFlow", "HelpFlow", "ListFlow"]),
    ])
    func elementsAreThoseThatPass(test: String, started: [String]) {
        let app = ScannedSource(
            "",
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var flow: ShopFlow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    let stack = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = stack
                    flow = ShopFlow(stack: stack)
                    flow?.start()
                    return true
                }
            }
            protocol Flow: AnyObject {
                var stack: UINavigationController { get }
                func start()
            }
            final class ShopFlow: Flow {
                let stack: UINavigationController
                var children: [Flow] = []
                var isOpen = true
                init(stack: UINavigationController) {
                    self.stack = stack
                    children = [ListFlow(stack: stack), CartFlow(stack: stack), HelpFlow(stack: stack)]
                }
                func start() { children.\(test) }
            }
            final class ListFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: false) }
            }
            final class CartFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(CartController(), animated: false) }
            }
            final class HelpFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(HelpController(), animated: false) }
            }
            final class ListController: UIViewController {}
            final class CartController: UIViewController {}
            final class HelpController: UIViewController {}
            """, gives: "")
        let shown = app.found.filter { $0.hasPrefix("ShopFlow -") }.compactMap { line in
            line.split(separator: " ").first { $0.hasSuffix("Flow") && $0 != "ShopFlow" }.map(String.init)
        }
        #expect(Set(shown).sorted() == started)
    }
}
