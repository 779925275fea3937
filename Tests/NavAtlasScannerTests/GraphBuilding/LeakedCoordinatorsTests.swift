import NavAtlasModel
import NavAtlasScanner
import Testing

/// Children that a coordinator keeps, and that something removes or nothing does.
struct LeakedCoordinatorsTests {
    struct Removal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// What the parent inherits beside.
        var parents = ""
        /// Members of the parent, of the child, and of the child's screen.
        var parent = ""
        var child = ""
        var screen = ""
        var atStart = ""
        let leaks: Bool
    }

    static let removals = [
        Removal(testDescription: "nothing removes it", leaks: true),
        Removal(
            testDescription: "a closure that the parent gives removes it",
            atStart: "child.onEnd = { [weak self] in self?.remove(child) }", leaks: false),
        Removal(
            testDescription: "the child tells its parent",
            parent: "func ended(_ child: Coordinator) { children = children.filter { $0 !== child } }",
            child: "weak var parent: MillCoordinator?\nfunc end() { parent?.ended(self) }",
            screen: "var coordinator: ShopCoordinator?\n@objc func end() { coordinator?.end() }", leaks: false),
        Removal(
            testDescription: "nobody calls the method that would",
            parent: "func ended(_ child: Coordinator) { children = children.filter { $0 !== child } }", leaks: true),
        Removal(
            testDescription: "the system tells the parent",
            parents: ", UIAdaptivePresentationControllerDelegate",
            parent: """
                func presentationControllerDidDismiss(_ controller: UIPresentationController) { children.removeAll() }
                """, leaks: false),
        Removal(
            testDescription: "another coordinator removes its own",
            screen: "let other = OtherCoordinator()", leaks: true),
    ]

    private static func app(_ removal: Removal) -> String {
        """
        import UIKit
        protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
        extension Coordinator {
            func add(_ child: Coordinator) { children.append(child) }
            func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
        }
        final class Scenes: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let stack = UINavigationController()
                window?.rootViewController = stack
                MillCoordinator(stack: stack).start()
            }
        }
        final class MillCoordinator: Coordinator\(removal.parents) {
            var children: [Coordinator] = []
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
                let yard = Yard()
                yard.coordinator = self
                stack.viewControllers = [yard]
            }
            func sell() {
                let child = ShopCoordinator(stack: stack)
                \(removal.atStart)
                add(child)
                child.start()
            }
            \(removal.parent)
        }
        final class Yard: UIViewController {
            weak var coordinator: MillCoordinator?
            @objc func sell() { coordinator?.sell() }
        }
        final class ShopCoordinator: Coordinator {
            var children: [Coordinator] = []
            var onEnd: (() -> Void)?
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(Shop(), animated: true) }
            \(removal.child)
        }
        final class Shop: UIViewController { \(removal.screen) }
        final class OtherCoordinator: Coordinator {
            var children: [Coordinator] = []
            let stack = UINavigationController()
            func start() { children.forEach { remove($0) }; stack.viewControllers = [Yard()] }
        }
        """
    }

    @Test(arguments: removals) func isRemarked(_ removal: Removal) {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.app(removal)])
        let leaks = graph.remarks.filter { $0.kind == .leakedCoordinator }
        #expect(leaks.map(\.subject) == (removal.leaks ? ["ShopCoordinator"] : []))
        #expect(leaks.allSatisfy { $0.detail == "MillCoordinator.children" && $0.location != nil })
    }
}
