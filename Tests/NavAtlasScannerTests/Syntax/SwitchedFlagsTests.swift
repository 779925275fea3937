import Testing

/// A `switch` over a flag asks what an `if` does.
@Suite struct SwitchedFlagsTests {
    @Test(arguments: [
        "switch isModal { case true: \(modal) case false: \(pushed) }",
        "switch isModal { case false: \(pushed) default: \(modal) }",
        "switch !isModal { case true: \(pushed) case false: \(modal) }",
        "switch kind == .modal { case true: \(modal) case _: \(pushed) }",
    ])
    func askWhatAnIfDoes(code: String) {
        let router = """
            enum Kind { case plain, modal }
            final class Router {
                func show(_ isModal: Bool, _ kind: Kind, from controller: UIViewController) { \(code) }
            }
            """
        ScannedApp(
            code,
            [
                "App.swift": TwoControllers.app(
                    router, first: "Router().show(false, .plain, from: self)",
                    second: "Router().show(true, .modal, from: self)")
            ],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~>", "SecondController ~push~>"]
        ).check()
    }

    private static let modal = "controller.present(MapController(), animated: true);"
    private static let pushed =
        "controller.navigationController?.pushViewController(ListController(), animated: true);"
}
