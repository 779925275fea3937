import Testing

/// Properties that are declared together: `let (stream, continuation) = AsyncStream.makeStream(of: Event.self)`.
struct TuplePropertiesTests {
    @Test(arguments: [
        ("let (route, count) = (Route.CASE, 1)", "go(route)"),
        ("let (count, (route, other)) = (1, (Route.CASE, 2))", "go(route)"),
        ("static let (route, count) = (Route.CASE, 1)", "go(Self.route)"),
        ("let (route, count) = Self.pair()\n static func pair() -> (Route, Int) { (.CASE, 1) }", "go(route)"),
    ])
    func eachIsItsPart(property: String, use: String) {
        func members(_ name: String, _ route: String) -> String {
            "final class \(name)Guide { \(property.replacing("CASE", with: route)) }"
        }
        let code = """
            enum Route { case list, map }
            \(members("First", "list"))
            \(members("Second", "map"))
            extension UIViewController {
                func go(_ route: Route) {
                    switch route {
                    case .list: present(ListController(), animated: true)
                    case .map: present(MapController(), animated: true)
                    }
                }
            }
            """
        func read(_ name: String) -> String {
            use.contains("Self") ? "go(\(name)Guide.route)" : "go(\(name)Guide().route)"
        }
        ScannedApp(
            property, ["App.swift": TwoControllers.app(code, first: read("First"), second: read("Second"))],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }
}
