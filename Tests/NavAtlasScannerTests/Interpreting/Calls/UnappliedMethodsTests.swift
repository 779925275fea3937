import Testing

/// Methods that a type names: static ones beside those of its values, and those that are called on what they are given first.
struct UnappliedMethodsTests {
    private static let route = "enum Route { case list, map }"
    private static let open = """
        func open(_ route: Route) {
            switch route {
            case .list: present(ListController(), animated: true)
            case .map: present(MapController(), animated: true)
            }
        }
        """

    private static func check(_ name: String, _ code: String, first: String, second: String) {
        ScannedApp(
            name, ["App.swift": TwoControllers.app(code, first: first, second: second)],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }

    @Test(arguments: [
        "final class Guide { STATIC\n METHOD }", "final class Guide { METHOD\n STATIC }",
        "struct Guide { METHOD }\nextension Guide { STATIC }", "struct Guide { STATIC }\nextension Guide { METHOD }",
    ])
    func aStaticMethodIsNotOneOfItsValues(written: String) {
        let code = written.replacing(
            "STATIC",
            with: "static func go(_ from: UIViewController) { from.present(ListController(), animated: true) }"
        ).replacing(
            "METHOD", with: "func go(_ from: UIViewController) { from.present(MapController(), animated: true) }")
        Self.check(written, code, first: "Guide.go(self)", second: "Guide().go(self)")
    }

    /// `static func open(_ route: Route) { shared.open(route) }`
    @Test func aStaticMethodMayCallTheOneOfItsName() {
        let code = """
            \(Self.route)
            final class Guide {
                static let shared = Guide()
                static func go(_ route: Route, _ from: UIViewController) { shared.go(route, from) }
                func go(_ route: Route, _ from: UIViewController) {
                    switch route {
                    case .list: from.present(ListController(), animated: true)
                    case .map: from.present(MapController(), animated: true)
                    }
                }
            }
            """
        Self.check("shared", code, first: "Guide.go(.list, self)", second: "Guide.go(.map, self)")
    }

    @Test(arguments: [
        "TYPE.open(self)(CASE)", "let open = TYPE.open(self); open(CASE)", "weakly(self, TYPE.open)(CASE)",
    ])
    func aMethodIsCalledOnWhatItIsGivenFirst(call: String) {
        let code = """
            \(Self.route)
            func weakly<Target: AnyObject, Value>(
                _ target: Target, _ method: @escaping (Target) -> (Value) -> Void
            ) -> (Value) -> Void {
                { [weak target] value in target.map { method($0)(value) } }
            }
            extension FirstController { \(Self.open) }
            extension SecondController { \(Self.open) }
            """
        Self.check(
            call, code, first: call.replacing("TYPE", with: "FirstController").replacing("CASE", with: ".list"),
            second: call.replacing("TYPE", with: "SecondController").replacing("CASE", with: ".map"))
    }
}
