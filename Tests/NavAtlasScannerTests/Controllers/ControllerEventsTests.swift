import Testing

/// Which methods of a view controller a library is taken to call, where no code of the app does.
struct ControllerEventsTests {
    private static let app = """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let bar = UITabBarController()
                bar.viewControllers = [Yard(), Shed()]
                window?.rootViewController = bar
                return true
            }
        }
        class Row {}
        class Button: Row { var tapped: (() -> Void)? }
        class Table: UIViewController, UITableViewDelegate {
            private var rows: [[Row]]
            init(rows: [[Row]]) {
                self.rows = rows
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            func replace(_ rows: [[Row]]) { self.rows = rows }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                (rows[indexPath.section][indexPath.row] as? Button)?.tapped?()
            }
        }
        final class Yard: Table {
            private let button = Button()
            init() {
                super.init(rows: [[button]])
                button.tapped = { self.present(Cart(), animated: true) }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Shed: Table {
            private let button = Button()
            init() {
                super.init(rows: [[button]])
                button.tapped = { self.present(Tool(), animated: true) }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Cart: UIViewController {}
        final class Tool: UIViewController {}
        """

    static let apps = [
        ScannedApp(
            "UIKit does not call what takes the app's own types alone",
            ["App.swift": app],
            has: ["Yard ~sheet~> Cart : present", "Shed ~sheet~> Tool : present"],
            hasNot: ["Yard ~sheet~> Tool", "Shed ~sheet~> Cart"])
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// A controller that is shown, with further methods or properties, and one that only those show.
    private static func app(_ parents: String, _ member: String) -> ScannedApp {
        ScannedApp(
            member,
            [
                "Yard.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = Yard()
                        return true
                    }
                }
                class Plot: \(parents) {
                    override func viewDidLoad() { prepare() }
                    func prepare() {}
                }
                final class Yard: Plot {
                    \(member)
                }
                final class Tool: UIViewController {}
                """
            ], has: ["screen Tool"], hasNot: ["Yard ~", "unresolved"])
    }

    /// What no code names, and no library can know, is not called. No edge and no open call stands for it.
    @Test(arguments: [
        "func open() { present(Tool(), animated: true) }",
        "func open(_ name: String) { present(Tool(), animated: true) }",
        "func open(number: Int, animated: Bool) { present(Tool(), animated: animated) }",
        "func open(from other: UIViewController) { other.present(Tool(), animated: true) }",
        "var next: UIViewController { Tool() }",
    ])
    func nobodyCallsWhatNobodyNames(_ member: String) { Self.app("UIViewController", member).check() }

    /// Beside the rows of a table, too, which UIKit asks for with the table.
    @Test func uikitCallsNothingThatTakesPlainValues() {
        let app = Self.app(
            "UIViewController, UITableViewDelegate", "func open(_ name: String) { present(Tool(), animated: true) }")
        let graph = ScannedSource("plain", app.files["Yard.swift"] ?? "", gives: "").found
        #expect(graph.contains { $0.hasPrefix("unresolved") && $0.contains("Tool") })
    }

    @Test func nobodyReadsAPrivatePropertyThatNobodyNames() {
        Self.app("UIViewController, UITableViewDataSource", "private var next: UIViewController { Tool() }").check()
    }

    /// What UIKit calls, and what a selector may name.
    @Test(arguments: [
        "override func viewDidAppear(_ animated: Bool) { present(Tool(), animated: true) }",
        "override func prepare() { present(Tool(), animated: true) }",
        "@objc func open() { present(Tool(), animated: true) }",
        "@IBAction private func open() { present(Tool(), animated: true) }",
    ])
    func uikitCalls(_ member: String) {
        let app = Self.app("UIViewController", member)
        ScannedApp(member, app.files, has: ["Yard ~sheet~> Tool : present"], hasNot: ["unresolved"]).check()
    }
}
