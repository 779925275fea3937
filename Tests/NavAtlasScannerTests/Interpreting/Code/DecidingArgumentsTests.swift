import Testing

/// Functions that decide by what they are given which screen they make: each call gets the one that it asks for.
@Suite struct DecidingArgumentsTests {
    private static let ranges = """
        func make(_ score: Int) -> UIViewController {
            switch score {
            case 0..<10: return ListController()
            case 10...: return MapController()
            default: fatalError()
            }
        }
        """

    @Test(arguments: [
        (ranges, "make(2)", "make(20)"),
        (ranges.replacing("0..<10", with: "...9").replacing("10...", with: "10...20"), "make(9)", "make(20)"),
        (
            "func make(_ name: String?) -> UIViewController { if let name { return ListController() }; return MapController() }",
            #"make("a")"#, "make(nil)"
        ),
        (
            """
            func make(_ name: String? = nil) -> UIViewController {
                guard let name else { return MapController() }
                return ListController()
            }
            """, #"make("a")"#, "make()"
        ),
        (
            """
            func make(_ done: (() -> Void)?) -> UIViewController {
                if done != nil { return ListController() }
                return MapController()
            }
            """, "make({ print(1) })", "make(nil)"
        ),
        (
            """
            func make(_ isOpen: Bool) -> UIViewController {
                let isClosed = !isOpen
                if isClosed { return MapController() }
                return ListController()
            }
            """, "make(true)", "make(false)"
        ),
        (
            """
            func make(_ isOpen: Bool, _ isNew: Bool) -> UIViewController {
                isOpen && isNew ? ListController() : MapController()
            }
            """, "make(true, true)", "make(true, false)"
        ),
        (
            """
            struct Maker {
                let isOpen: Bool
                func make() -> UIViewController { isOpen ? ListController() : MapController() }
                static let open = Maker(isOpen: true)
                static let closed = Maker(isOpen: false)
            }
            """, "Maker.open.make()", "Maker.closed.make()"
        ),
        (
            """
            final class Maker {
                let isOpen: Bool
                init(isOpen: Bool) { self.isOpen = isOpen }
            }
            func make(_ maker: Maker) -> UIViewController { maker.isOpen ? ListController() : MapController() }
            """, "make(Maker(isOpen: true))", "make(Maker(isOpen: false))"
        ),
    ])
    func eachCallGetsItsOwn(code: String, first: String, second: String) {
        let app = ScannedSource(
            "",
            TwoControllers.app(
                code, first: "present(\(first), animated: true)", second: "present(\(second), animated: true)"),
            gives: """
                FirstController ~sheet~> ListController : present
                SecondController ~sheet~> MapController : present
                """)
        #expect(app.found.filter { $0.contains("~") } == app.wanted)
    }

    /// A bound that is not written, a flag that code changes, and a call that may give nothing, leave it open.
    @Test(arguments: [
        (ranges.replacing("0..<10", with: "0..<limit") + "\nlet limit = Int.random(in: 0...20)", "make(2)"),
        (
            """
            final class Maker {
                var isOpen: Bool
                init(isOpen: Bool) { self.isOpen = isOpen }
                func toggle() { isOpen.toggle() }
            }
            func make(_ maker: Maker) -> UIViewController { maker.isOpen ? ListController() : MapController() }
            """, "make(Maker(isOpen: true))"
        ),
        (
            """
            func saved() -> String? { UserDefaults.standard.string(forKey: "a") }
            func make(_ name: String?) -> UIViewController { if let name { return ListController() }; return MapController() }
            """, "make(saved())"
        ),
        (
            """
            func saved() -> String? { UserDefaults.standard.string(forKey: "a") }
            func make(_ name: String?, _ other: String?) -> UIViewController {
                if name ?? other != nil { return ListController() }
                return MapController()
            }
            """, "make(saved(), saved())"
        ),
    ])
    func whatIsNotKnownMayBeEither(code: String, call: String) {
        let found = ScannedSource(
            "", TwoControllers.app(code, first: "present(\(call), animated: true)", second: ""), gives: ""
        ).found
        #expect(found.contains { $0.hasPrefix("FirstController ~sheet~> ListController") })
        #expect(
            found.contains { $0.hasPrefix("FirstController ~sheet~> MapController") }
                || found.contains { $0.hasPrefix("unresolved") })
    }

    /// A function may say of the case that it is given whether a screen needs something first.
    @Test(arguments: [
        "func needsLogin(_ place: Place) -> Bool { switch place { case .cellar: return true\n default: return false } }",
        "func needsLogin(_ place: Place) -> Bool { if case .cellar = place { return true }\n return false }",
        "func needsLogin(_ place: Place) -> Bool { place == .cellar }",
        "func needsLogin(_ place: Place) -> Bool { [.cellar].contains(place) }",
    ]) func areAskedByFunctionsThatAnswerYesOrNo(_ function: String) {
        ScannedApp(
            "a door that some places have",
            [
                "App.swift": """
                import UIKit
                enum Place { case hall, cellar }
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        Router.shared.window = window
                        window?.rootViewController = HomeController()
                    }
                }
                final class Router {
                    static let shared = Router()
                    weak var window: UIWindow?
                    var name: String?
                    func go(to place: Place) {
                        if needsLogin(place), name == nil {
                            show(LoginController())
                            return
                        }
                        switch place {
                        case .hall: show(HallController())
                        case .cellar: show(CellarController())
                        }
                    }
                    \(function)
                    private func show(_ other: UIViewController) { window?.rootViewController?.present(other, animated: true) }
                }
                final class HomeController: UIViewController { @IBAction func open() { Router.shared.go(to: .hall) } }
                final class HallController: UIViewController { @IBAction func open() { Router.shared.go(to: .cellar) } }
                final class CellarController: UIViewController {}
                final class LoginController: UIViewController {}
                """
            ],
            has: [
                "HomeController ~sheet~> HallController : present",
                "HallController ~sheet~> LoginController : present",
                "HallController ~sheet~> CellarController : present",
            ], hasNot: ["HomeController ~sheet~> LoginController"]
        ).check()
    }
}
