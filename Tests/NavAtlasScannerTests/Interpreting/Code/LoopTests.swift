import Testing

@testable import NavAtlasScanner

/// What a `while` finds in a later round: it goes on from what the round before has left in its variables.
struct LoopTests {
    private static func app(_ search: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var harbour: Harbour?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    harbour = Harbour(stack: stack)
                    harbour?.start()
                    window?.rootViewController = stack
                }
            }
            enum Kind { case harbour, dock, crane }
            protocol Flow: AnyObject {
                var kind: Kind { get }
                var parent: Flow? { get }
                var children: [Flow] { get }
            }
            protocol Lifting: Flow { func lift() }
            final class Harbour: Flow {
                let kind = Kind.harbour
                weak var parent: Flow?
                var children: [Flow] = []
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let dock = Dock(stack: stack, parent: self)
                    children.append(dock)
                    dock.start()
                }
                func showChart() { stack.pushViewController(Chart(), animated: true) }
            }
            final class Dock: Flow {
                let kind = Kind.dock
                weak var parent: Flow?
                var children: [Flow] = []
                let stack: UINavigationController
                init(stack: UINavigationController, parent: Flow) { (self.stack, self.parent) = (stack, parent) }
                func start() {
                    let crane = Crane(stack: stack, parent: self)
                    children.append(crane)
                    crane.start()
                }
            }
            final class Crane: Lifting {
                let kind = Kind.crane
                weak var parent: Flow?
                var children: [Flow] = []
                let stack: UINavigationController
                init(stack: UINavigationController, parent: Flow) { (self.stack, self.parent) = (stack, parent) }
                func start() {
                    let cabin = Cabin()
                    cabin.crane = self
                    stack.setViewControllers([cabin], animated: false)
                }
                func lift() { stack.pushViewController(Load(), animated: true) }
                func ask() { \(search) }
            }
            final class Cabin: UIViewController {
                weak var crane: Crane?
                @objc func tap() { crane?.ask() }
            }
            final class Chart: UIViewController {}
            final class Load: UIViewController {}
            """
        ]
    }

    private static let find = """

        extension Flow {
            func find(_ wanted: Kind) -> Flow? {
                var open: [Flow] = [self]
                repeat {
                    let flow = open.removeLast()
                    if flow.kind == wanted { return flow }
                    flow.children.forEach { child in open.append(child) }
                } while !open.isEmpty
                return nil
            }
        }
        """

    static let apps = [
        ScannedApp(
            "from parent to parent",
            app(
                """
                var next: Flow? = self
                while let flow = next {
                    if let harbour = flow as? Harbour { return harbour.showChart() }
                    next = flow.parent
                }
                """),
            has: ["Cabin ~push~> Chart : Harbour.showChart"], hasNot: ["unresolved"]),
        ScannedApp(
            "from children to their children, of which one is wanted",
            app("(parent?.parent?.find(.crane) as? Lifting)?.lift()").mapValues { $0 + find },
            has: ["Cabin ~push~> Load : Crane.lift"], hasNot: ["~> Chart"]),
    ]

    /// A text that is shortened again and again would be another one each time.
    @Test func whatALibraryMakesOfItsOwnEnds() {
        let shorten = """
            var title = UIDevice.current.name
            while title.hasPrefix(" ") { title = String(title[title.index(title.startIndex, offsetBy: 1)...]) }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.app(shorten + "\nparent?.parent?.lift()"))
        #expect(!graph.bounds.contains { $0.what.contains("the limit for code of this size") })
    }

    @Test(arguments: apps) func goesOn(_ app: ScannedApp) { app.check() }
}
