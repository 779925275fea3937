import Testing

/// A controller that hears of something may make closures for its own rows then.
@Suite struct CallbackMadeInStreamTests {
    private static func app(_ name: String, row: String, has: [String], hasNot: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                import RxSwift
                import RxCocoa
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window?.rootViewController = UINavigationController(rootViewController: Door())
                    }
                }
                final class Guest { var hasKey = false }
                final class Lodge {
                    static let shared = Lodge()
                    let guest = BehaviorRelay<Guest?>(value: nil)
                }
                final class Row { var action: (() -> Void)? }
                final class Door: UIViewController {
                    @IBAction func knock() { Lodge.shared.guest.accept(Guest()) }
                    @IBAction func enter() { navigationController?.pushViewController(Room(), animated: true) }
                }
                final class Room: UITableViewController {
                    var rows: [Row] = []
                    override func viewDidLoad() {
                        let key = Row()
                        Lodge.shared.guest.subscribe(onNext: { guest in
                            guard guest != nil else { return }
                            \(row) = { [weak self] in self?.navigationController?.pushViewController(Key(), animated: true) }
                        })
                        rows.append(key)
                    }
                    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                        rows[path.row].action?()
                    }
                }
                final class Key: UIViewController {}
                """
            ], has: has, hasNot: hasNot)
    }

    @Test func isTheControllersWhoeverIsHeard() {
        Self.app(
            "kept with an object of its own", row: "key.action", has: ["Room ~push~> Key : pushViewController"],
            hasNot: ["Door ~push~> Key"]
        ).check()
    }
}
