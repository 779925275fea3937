import Testing

@testable import NavAtlasScanner

/// Closures that are kept in properties: what nothing reads, nothing calls.
struct UnreadClosureTests {
    private static let app = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var ferry: FerryFlow?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let stack = UINavigationController()
                window?.rootViewController = stack
                ferry = FerryFlow(stack: stack)
                ferry?.start()
                return true
            }
        }
        final class FerryFlow {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { showQuay() }
            func showQuay() {
                let quay = Quay()
                quay.onBoard = { [weak self] in self?.showDeck() }
                quay.onLeave = { [weak self] in self?.start() }
                stack.setViewControllers([quay], animated: false)
            }
            func showDeck() {
                let deck = Deck()
                deck.onLeave = { [weak self] in self?.showQuay() }
                deck.onSleep = { [weak self] in self?.stack.present(Cabin(), animated: true) }
                stack.pushViewController(deck, animated: true)
            }
        }
        final class Quay: UIViewController {
            var onBoard: (() -> Void)?
            var onLeave: (() -> Void)?
            @objc func board() { onBoard?() }
        }
        final class Cabin: UIViewController {}

        """

    private static let deck = """
        final class Deck: UIViewController {
            var onLeave: (() -> Void)?
            var onSleep: (() -> Void)?
            @objc func leave() { self.onLeave?() }
        }

        """

    @Test(arguments: [
        ScannedApp(
            "another type's property of the same name is another one", ["App.swift": app + deck],
            has: [
                "Quay ~push~> Deck : FerryFlow.showDeck", "Deck ~root~> Quay : FerryFlow.showQuay",
                "unresolved FerryFlow.showDeck : \"no call of it was found\" [candidate=Cabin]",
            ], hasNot: ["Quay ~root~> Quay", "Quay ~sheet~>", "Deck ~sheet~>"]),
        ScannedApp(
            "a base class may call what its subclass is given",
            [
                "App.swift": app + """
                    class Floor: UIViewController {
                        var onSleep: (() -> Void)?
                        @objc func sleep() { onSleep?() }
                    }
                    final class Deck: Floor {
                        var onLeave: (() -> Void)?
                        @objc func leave() { onLeave?() }
                    }
                    """
            ], has: ["Deck ~sheet~> Cabin : FerryFlow.showDeck"], hasNot: ["unresolved"]),
        ScannedApp(
            "an observer may call what is set",
            [
                "App.swift": app + """
                    final class Deck: UIViewController {
                        var onLeave: (() -> Void)?
                        var onSleep: (() -> Void)? { willSet { library(newValue) } }
                        @objc func leave() { onLeave?() }
                    }
                    """
            ], has: ["Quay ~sheet~> Cabin : FerryFlow.showDeck"], hasNot: ["unresolved present"]),
    ]) func isRead(_ app: ScannedApp) { app.check() }

    @Test func aFunctionOfAnotherFileMayCallIt() throws {
        let folder = try TemporaryFolder([
            "App.swift": Self.app + Self.deck,
            "Bell.swift": """
            func ring(_ deck: AnyObject) { (deck as? Ringing)?.onSleep?() }
            extension Quay { @objc func knock() { ring(self) } }
            """,
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let graph = try scanner.scan(["."]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "Cabin" })
    }
}
