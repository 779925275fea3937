import Testing

/// What a closure says that it gives: `{ day -> [Dock] in [.north, .south] }`.
struct ClosureResultTests {
    private static func app(_ docks: String) -> [String: String] {
        [
            "Docks.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = Harbour()
                    return true
                }
            }
            enum Dock {
                case north, south
                func controller() -> UIViewController {
                    switch self {
                    case .north: return UINavigationController(rootViewController: NorthDock())
                    case .south: return UINavigationController(rootViewController: SouthDock())
                    }
                }
            }
            final class Harbour: UITabBarController {
                override func viewDidLoad() {
                    \(docks)
                    viewControllers = docks.map { $0.controller() }
                }
            }
            final class NorthDock: UIViewController {}
            final class SouthDock: UIViewController {}
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a closure that is called",
            app("let open = { () -> [Dock] in return [.north, .south] }\nlet docks = open()"),
            has: ["Harbour -tab-> NorthDock : northDock", "Harbour -tab-> SouthDock : southDock"]),
        ScannedApp(
            "what a collection's elements become",
            app("let docks = [true, false].flatMap { isUp -> [Dock] in if isUp { return [.north] }; return [.south] }"),
            has: ["Harbour -tab-> NorthDock : northDock", "Harbour -tab-> SouthDock : southDock"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
