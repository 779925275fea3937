import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Members of one name that extensions declare in several files, in several modules, or for several types.
struct SeenMembersTests {
    private static let launch = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let tabs = UITabBarController()
                tabs.viewControllers = [Fields(), Woods()]
                window?.rootViewController = tabs
                return true
            }
        }
        struct Season { let month = 3 }
        protocol Walking {}
        extension UIViewController: Walking {}
        final class Hay: UIViewController {}
        final class Oak: UIViewController {}
        """

    /// Two screens in files of their own, each of which has what the extension there gives.
    private static func withoutKnownAssignments(_ member: String, _ use: String) -> [String: String] {
        var files = ["App.swift": launch]
        for (screen, next) in [("Fields", "Hay"), ("Woods", "Oak")] {
            files["\(screen)/\(screen).swift"] = """
                import UIKit
                final class \(screen): UIViewController {
                    override func viewDidAppear(_ animated: Bool) { present(\(use), animated: true) }
                }
                \(member.replacing("Next", with: next))
                """
        }
        return files
    }

    @Test(arguments: [
        ("private extension Season { var screen: UIViewController { Next() } }", "Season().screen"),
        ("private extension Season { func screen() -> UIViewController { Next() } }", "Season().screen()"),
        ("extension Season { fileprivate var screen: UIViewController { Next() } }", "Season().screen"),
        ("private extension Season { static var screen: UIViewController { Next() } }", "Season.screen"),
        ("private extension Season { static let make: () -> UIViewController = { Next() } }", "Season.make()"),
        ("private extension Season { subscript(_ day: Int) -> UIViewController { Next() } }", "Season()[1]"),
        ("private extension UIViewController { var screen: UIViewController { Next() } }", "screen"),
        ("private extension UIViewController { func screen() -> UIViewController { Next() } }", "screen()"),
        (
            "private extension UIViewController { static var screen: UIViewController { Next() } }",
            "UIViewController.screen"
        ),
        ("private extension Walking { var screen: UIViewController { Next() } }", "screen"),
        ("private extension Walking { func screen() -> UIViewController { Next() } }", "screen()"),
    ])
    func whatAFileKeepsToItselfIsItsOwn(member: String, use: String) {
        ScannedApp(
            member, Self.withoutKnownAssignments(member, use),
            has: ["Fields ~sheet~> Hay : present", "Woods ~sheet~> Oak : present"],
            hasNot: ["Fields ~sheet~> Oak", "Woods ~sheet~> Hay", "unresolved"]
        ).check()
    }

    @Test(arguments: [
        "where Self == Fields|where Self == Woods", "where Self: Fields|where Self: Woods",
        "where Self: Flat|where Self: Dense",
    ])
    func aPropertyIsThatOfTheTypeAtHand(conditions: String) {
        let parts = conditions.split(separator: "|")
        ScannedApp(
            conditions,
            [
                "App.swift": Self.launch + """
                    protocol Flat {}
                    protocol Dense {}
                    extension Walking \(parts[0]) { var screen: UIViewController { Hay() } }
                    extension Walking \(parts[1]) { var screen: UIViewController { Oak() } }
                    final class Fields: UIViewController, Flat {
                        override func viewDidAppear(_ animated: Bool) { present(screen, animated: true) }
                    }
                    final class Woods: UIViewController, Dense {
                        override func viewDidAppear(_ animated: Bool) { present(screen, animated: true) }
                    }
                    """
            ],
            has: ["Fields ~sheet~> Hay : present", "Woods ~sheet~> Oak : present"],
            hasNot: ["Fields ~sheet~> Oak", "Woods ~sheet~> Hay", "unresolved"]
        ).check()
    }

    @Test func aBinderIsThatOfItsController() {
        ScannedApp(
            "binders",
            [
                "App.swift": Self.launch.replacing("import UIKit", with: "import UIKit\nimport RxSwift\nimport RxCocoa")
                    + """
                    extension Reactive where Base: Fields {
                        var next: Binder<Void> { Binder(base) { screen, _ in screen.present(Hay(), animated: true) } }
                    }
                    extension Reactive where Base: Woods {
                        var next: Binder<Void> { Binder(base) { screen, _ in screen.present(Oak(), animated: true) } }
                    }
                    final class Fields: UIViewController {
                        let walks = PublishRelay<Void>()
                        override func viewDidLoad() { walks.bind(to: rx.next) }
                        @objc func walk() { walks.accept(()) }
                    }
                    final class Woods: UIViewController {
                        let walks = PublishRelay<Void>()
                        override func viewDidLoad() { walks.bind(to: rx.next) }
                        @objc func walk() { walks.accept(()) }
                    }
                    """
            ],
            has: ["Fields ~sheet~> Hay : present", "Woods ~sheet~> Oak : present"],
            hasNot: ["Fields ~sheet~> Oak", "Woods ~sheet~> Hay", "unresolved"]
        ).check()
    }

    /// What an extension in one module gives UIKit's controllers, another module has nothing of.
    @Test(arguments: [
        ("func next() { present(Next(), animated: true) }", "next()"),
        ("var next: UIViewController { Next() }", "present(next, animated: true)"),
        ("static func make() -> UIViewController { Next() }", "present(UIViewController.make(), animated: true)"),
    ])
    func aModuleMeansItsOwn(member: String, use: String) throws {
        var texts = [
            "Package.swift": """
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "App", dependencies: ["Flat", "Dense"]), .target(name: "Flat"), .target(name: "Dense"),
                ])
            """,
            "Sources/App/App.swift": "import Dense\nimport Flat\n" + Self.launch,
        ]
        for (module, screen, next) in [("Flat", "Fields", "Grain"), ("Dense", "Woods", "Cone")] {
            texts["Sources/\(module)/\(screen).swift"] = """
                import UIKit
                public final class \(screen): UIViewController {
                    public override func viewDidAppear(_ animated: Bool) { \(use) }
                }
                final class \(next): UIViewController {}
                extension UIViewController { \(member.replacing("Next", with: next)) }
                """
        }
        let folder = try TemporaryFolder(texts)
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let text = Notation.print(try scanner.scan(["."]).graph)
        for line in ["Fields ~sheet~> Grain : present", "Woods ~sheet~> Cone : present"] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(!text.contains("Fields ~sheet~> Cone") && !text.contains("Woods ~sheet~> Grain"), "\(text)")
    }
}
