import Testing

/// Flags that types of one kind answer differently.
@Suite struct FlagsOfTypesTests {
    private static func screens(_ kind: String, first: String, second: String) -> String {
        """
        \(kind)
        final class FirstController: \(first)
        final class SecondController: \(second)
        final class ListController: UIViewController {}
        final class MapController: UIViewController {}
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                let bar = UITabBarController()
                bar.viewControllers = [FirstController(), SecondController()]
                window = UIWindow()
                window?.rootViewController = bar
                return true
            }
        }
        """
    }

    private static func kind(_ declared: String, asking flag: String = "isModal") -> String {
        """
        \(declared)
            func go() {
                if \(flag) { present(MapController(), animated: true) } else { present(ListController(), animated: true) }
            }
        }
        """
    }

    private static let appearing = "override func viewDidAppear(_ animated: Bool) { go() }"

    @Test(arguments: [
        screens(
            kind("protocol Stop: UIViewController { var isModal: Bool { get } }\nextension Stop {"),
            first: "UIViewController, Stop { let isModal = false; \(appearing) }",
            second: "UIViewController, Stop { var isModal: Bool { true }; \(appearing) }"),
        screens(
            kind(
                "protocol Stop: UIViewController { var isModal: Bool { get } }\nextension Stop { var isModal: Bool { false }"
            ),
            first: "UIViewController, Stop { \(appearing) }",
            second: "UIViewController, Stop { var isModal: Bool { true }; \(appearing) }"),
        screens(
            kind(
                "protocol Stop: UIViewController { static var isModal: Bool { get } }\nextension Stop {",
                asking: "Self.isModal"),
            first: "UIViewController, Stop { static let isModal = false; \(appearing) }",
            second: "UIViewController, Stop { static let isModal = true; \(appearing) }"),
        screens(
            kind("class Stop: UIViewController { func isModal() -> Bool { false }", asking: "isModal()"),
            first: "Stop { \(appearing) }",
            second: "Stop { override func isModal() -> Bool { true }; \(appearing) }"),
        screens(
            kind("class Stop: UIViewController { var isPlain: Bool { true }", asking: "!isPlain"),
            first: "Stop { \(appearing) }",
            second: "Stop { override var isPlain: Bool { return false }; \(appearing) }"),
    ])
    func decideForEachType(code: String) {
        ScannedApp(
            code, ["App.swift": "import UIKit\n" + code],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }

    /// A flag of which there is one value may be switched.
    @Test(arguments: ["static let isNew = false", "static var isNew: Bool { false }"])
    func ofOneValueAreOpen(flag: String) {
        let code = "enum Flags { \(flag) }\nenum Other { static let isNew = true }"
        ScannedApp(
            flag,
            [
                "App.swift": TwoControllers.app(
                    code,
                    first: """
                        if Flags.isNew { present(MapController(), animated: true) } else {
                            present(ListController(), animated: true)
                        }
                        """, second: "")
            ],
            has: [
                "FirstController ~sheet~> ListController : present", "FirstController ~sheet~> MapController : present",
            ]
        ).check()
    }
}
