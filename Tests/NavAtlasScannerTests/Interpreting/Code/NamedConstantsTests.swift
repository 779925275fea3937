import Testing

/// Structures and classes that name their values, in place of an enum.
struct NamedConstantsTests {
    static let routes = [
        "struct Route: Equatable { let id: String; LIST = Route(id: \"list\"); MAP = Route(id: \"map\") }",
        "struct Route: Hashable { let id: Int }\nextension Route { LIST = Route(id: 1) }\nextension Route { MAP = Self(id: 2) }",
        "struct Route: RawRepresentable { let rawValue: String; LIST = Route(rawValue: \"list\"); MAP = Route(rawValue: \"map\") }",
        "struct Route { let id: Int; static var list: Route { Route(id: 1) }; static var map: Route { Route(id: 2) } }",
        "struct Route: Hashable { let id: Int; LIST: Route = .init(id: 1); MAP: Route = .init(id: 2) }",
    ].map { $0.replacing("LIST", with: "static let list").replacing("MAP", with: "static let map") }

    static let choices = [
        "switch route { case .list: LIST; case .map: MAP; default: break }",
        "switch route { case Route.list: LIST; default: MAP }", "if case .list = route { LIST } else { MAP }",
        "guard case .list = route else { MAP; return }; LIST", "if route == .list { LIST } else { MAP }",
        "if route != Route.list { MAP } else { LIST }",
    ]

    @Test(arguments: routes, choices)
    func aConstantIsToldFromAnother(route: String, choice: String) {
        let body = choice.replacing("LIST", with: "present(ListController(), animated: true)").replacing(
            "MAP", with: "present(MapController(), animated: true)")
        let code = """
            \(route)
            extension FirstController { func go(_ route: Route) { \(body) } }
            extension SecondController { func go(_ route: Route) { \(body) } }
            """
        ScannedApp(
            choice, ["App.swift": TwoControllers.app(code, first: "go(.list)", second: "go(.map)")],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }

    /// What is made while the app runs may be any of them, or none.
    @Test func whatIsMadeElsewhereMayBeAny() {
        let code = """
            \(Self.routes[0])
            extension FirstController {
                func go(_ route: Route) {
                    switch route {
                    case .list: present(ListController(), animated: true)
                    default: present(MapController(), animated: true)
                    }
                }
            }
            """
        ScannedApp(
            "made", ["App.swift": TwoControllers.app(code, first: "go(Route(id: title ?? \"\"))", second: "")],
            has: [
                "FirstController ~sheet~> ListController : present",
                "FirstController ~sheet~> MapController : present",
            ]
        ).check()
    }
}
