import NavAtlasScanner
import Testing

/// Operators that an app declares are functions.
@Suite struct OwnOperatorTests {
    private static let operators = """
        infix operator <~
        func <~ <Value>(value: Value, change: (inout Value) throws -> Void) rethrows -> Value {
            var result = value
            try change(&result)
            return result
        }
        """

    private static let flow = """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let start = DockController() <~ { $0.title = "Dock" } <~ { $0.pilot = Pilot() }
                window?.rootViewController = UINavigationController(rootViewController: start)
            }
        }
        final class Pilot {
            func leave(_ from: UIViewController) {
                from.navigationController?.pushViewController(SeaController() <~ { $0.title = "Sea" }, animated: true)
            }
        }
        final class DockController: UIViewController {
            var pilot: Pilot?
            override func viewDidLoad() { pilot?.leave(self) }
        }
        final class SeaController: UIViewController {}
        """

    private static let expected = ["DockController ~push~> SeaController : pushViewController"]

    @Test func areCalledFromLeftToRight() {
        ScannedApp(
            "in one file", ["App.swift": Self.flow + "\n" + Self.operators], has: Self.expected, hasNot: ["unresolved"]
        ).check()
    }

    @Test func areFoundInAFileOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", Self.flow)
        try folder.write("Operators.swift", Self.operators)
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.unresolved.isEmpty)
        #expect(graph.edges.contains { $0.from == "DockController" && $0.to == "SeaController" })
    }
}
