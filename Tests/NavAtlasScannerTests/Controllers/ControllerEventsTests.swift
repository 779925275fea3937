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
}
