import Testing

/// Code that asks of what type a value is does what it does for a value of that type.
struct TypeTestsTests {
    private static let routers = [
        "if !(shown is MapController) { push(shown) } else { present(shown) }",
        "guard !(shown is MapController) else { return present(shown) }; push(shown)",
        "shown is MapController ? present(shown) : push(shown)",
        "if (shown as? MapController) == nil { push(shown) } else { present(shown) }",
        "if (shown as? MapController) != nil { present(shown) } else { push(shown) }",
        "let isMap = shown is MapController; if isMap { present(shown) } else { push(shown) }",
    ]

    @Test(arguments: routers) func decideByTheType(_ code: String) {
        let router = """
            final class Router {
                func show(_ shown: UIViewController, from controller: UIViewController) {
                    func push(_ shown: UIViewController) { controller.navigationController?.pushViewController(shown, animated: true) }
                    func present(_ shown: UIViewController) { controller.present(shown, animated: true) }
                    \(code)
                }
            }
            """
        ScannedApp(
            code,
            [
                "App.swift": TwoControllers.app(
                    router, first: "Router().show(ListController(), from: self)",
                    second: "Router().show(MapController(), from: self)")
            ],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~>", "SecondController ~push~>"]
        ).check()
    }

    @Test(arguments: ["type == MapController.self", "MapController.self == type"]) func compareTypes(
        _ condition: String
    ) {
        let router = """
            final class Router {
                func show(_ type: UIViewController.Type, from controller: UIViewController) {
                    if \(condition) {
                        controller.present(MapController(), animated: true)
                    } else {
                        controller.navigationController?.pushViewController(ListController(), animated: true)
                    }
                }
            }
            """
        ScannedApp(
            condition,
            [
                "App.swift": TwoControllers.app(
                    router, first: "Router().show(ListController.self, from: self)",
                    second: "Router().show(MapController.self, from: self)")
            ],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~>", "SecondController ~push~>"]
        ).check()
    }
}
