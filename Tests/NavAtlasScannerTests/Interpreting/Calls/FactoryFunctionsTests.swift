import Testing

@testable import NavAtlasScanner

/// Each caller of a function that makes what it gives has an object of its own.
@Suite struct FactoryFunctionsTests {
    private static func shop(_ factory: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class Router {
                private var root: UIViewController?
                func begin(with controller: UIViewController) { root = controller }
                func first() -> UIViewController? { root }
            }
            enum Harbour { static func flow() -> UIViewController? { begin(Routers.plain(), with: HarbourViewController()) } }
            enum Market { static func flow() -> UIViewController? { begin(Routers.plain(), with: MarketViewController()) } }
            func begin(_ router: Router, with controller: UIViewController) -> UIViewController? {
                router.begin(with: controller)
                return router.first()
            }
            final class HarbourViewController: UIViewController {}
            final class MarketViewController: UIViewController {}
            final class TownViewController: UIViewController {
                func toHarbour() { if let next = Harbour.flow() { navigationController?.pushViewController(next, animated: true) } }
                func toMarket() { if let next = Market.flow() { present(next, animated: true) } }
                override func viewDidLoad() { toHarbour(); toMarket() }
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window?.rootViewController = UINavigationController(rootViewController: TownViewController())
                }
            }

            """ + factory
        ]
    }

    /// Who has an object that holds data alone does not matter. What a library's class holds is not known.
    @Test(arguments: [
        ("final class Router { var title = \"\" }", false), ("final class Router { var first: (() -> Void)? }", true),
        ("final class Router: StackRouter {}", true),
    ])
    func onlyObjectsOfDataAreOneForAllCallers(router: String, isDistinguished: Bool) throws {
        let source =
            router + """

                func make() -> Router { Router() }
                func one() -> Router { make() }
                func other() -> Router { make() }
                """
        let program = Program([FileLowering.facts(of: source, path: "Routers.swift")])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let made = try ["one", "other"].map { name in
            let function = try #require(program.globalFunctions[name]?.first)
            return interpreter.invoke(function, receiver: nil, arguments: [])
        }
        #expect((made[0] != made[1]) == isDistinguished)
    }

    static let apps = [
        ("a function with one expression", "enum Routers { static func plain() -> Router { Router() } }"),
        (
            "a function that makes it first",
            "enum Routers { static func plain() -> Router { let router = Router(); print(router); return router } }"
        ),
    ].map { name, factory in
        ScannedApp(
            name, shop(factory),
            has: [
                "TownViewController ~push~> HarbourViewController : pushViewController",
                "TownViewController ~sheet~> MarketViewController : present",
            ],
            hasNot: [
                "TownViewController ~push~> MarketViewController", "TownViewController ~sheet~> HarbourViewController",
                "unresolved",
            ])
    }

    @Test(arguments: apps) func resultsAreToldApart(_ app: ScannedApp) { app.check() }
}
