import Testing

/// Members of an extension of `UIViewController`, where UIKit takes a controller.
@Suite struct ImplicitControllersTests {
    @Test(arguments: [
        ("present(.map, animated: true); present(.list(1), animated: true)", "~sheet~>", ": present"),
        ("show(.map, sender: nil); show(.list(1), sender: nil)", "~push~>", ": show"),
        (
            "navigationController?.pushViewController(title == nil ? .map : .list(1), animated: true)", "~push~>",
            ": pushViewController"
        ),
        (
            "present(UINavigationController(rootViewController: .map), animated: true); "
                + "present(UINavigationController(rootViewController: .list(1)), animated: true)", "~sheet~>",
            ": present"
        ),
    ])
    func areControllers(_ code: String, _ arrow: String, _ route: String) {
        ScannedApp(
            code,
            [
                "App.swift": TwoControllers.app(
                    """
                    extension UIViewController {
                        static var map: UIViewController { MapController() }
                        static func list(_ count: Int) -> UIViewController { ListController() }
                    }
                    """, first: code, second: "")
            ],
            has: [
                "FirstController \(arrow) MapController \(route)", "FirstController \(arrow) ListController \(route)",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// A router of the app's own has a method of UIKit's name, which takes a case.
    @Test func aCaseStaysOne() {
        ScannedApp(
            "",
            [
                "App.swift": TwoControllers.app(
                    """
                    extension UIViewController {
                        static var map: UIViewController { MapController() }
                    }
                    enum Route { case list, map }
                    extension FirstController {
                        func present(_ route: Route, animated: Bool) {
                            switch route {
                            case .list: present(ListController(), animated: animated)
                            case .map: show(MapController(), sender: nil)
                            }
                        }
                    }
                    """, first: "present(.list, animated: true)", second: "")
            ],
            has: ["FirstController ~sheet~> ListController : present"],
            hasNot: ["FirstController ~sheet~> MapController"]
        ).check()
    }
}
