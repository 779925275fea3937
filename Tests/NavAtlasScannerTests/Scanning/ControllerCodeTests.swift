import Testing

/// What view controllers' code does that another screen sets off, and what it makes of what a library gives.
struct ControllerCodeTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: Lobby())
                    return true
                }
            }
            final class Options: UIViewController {}

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "a variable that is called like a window's property shows nothing",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let rootViewController: UIViewController
                        if isNew { rootViewController = Options() } else { rootViewController = makeRoot() }
                        window?.rootViewController = rootViewController
                        return true
                    }
                }
                final class Options: UIViewController {}
                """
            ], has: ["entry Options"], hasNot: ["unresolved rootViewController"]),
        ScannedApp(
            "a presentation controller is no screen",
            app(
                """
                final class Lobby: UIViewController {
                    override func viewDidLoad() { shade = Shade() }
                    var shade: Any?
                }
                final class Shade: NSObject, UIViewControllerTransitioningDelegate {
                    func presentationController(
                        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                    ) -> UIPresentationController? { Cover(presentedViewController: presented, presenting: presenting) }
                }
                final class Cover: UIPresentationController {}
                """), has: ["entry Lobby"], hasNot: ["Cover"]),
        ScannedApp(
            "the button that a controller makes when another one posts is its own",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() { navigationController?.pushViewController(Room(), animated: true) }
                    override func viewWillLayoutSubviews() {
                        NotificationCenter.default.post(name: .sizeChanged, object: nil)
                    }
                }
                final class Room: UITableViewController {
                    override func viewDidLoad() {
                        NotificationCenter.default.addObserver(forName: .sizeChanged, object: nil, queue: nil) { _ in
                            self.makeButtons()
                        }
                    }
                    private func makeButtons() { addButton { self.present(Options(), animated: true) } }
                }
                private var handlerKey = 0
                extension UITableViewController {
                    private var handler: (() -> Void)? {
                        get { objc_getAssociatedObject(self, &handlerKey) as? () -> Void }
                        set { objc_setAssociatedObject(self, &handlerKey, newValue, .OBJC_ASSOCIATION_COPY) }
                    }
                    @objc private func callHandler() { handler?() }
                    func addButton(_ action: @escaping () -> Void) {
                        handler = action
                        navigationItem.rightBarButtonItem = UIBarButtonItem(
                            image: nil, style: .plain, target: self, action: #selector(callHandler))
                    }
                }
                """),
            has: ["Room ~sheet~> Options : present", "Lobby ~push~> Room : pushViewController"],
            hasNot: ["Lobby ~sheet~>", "unresolved"]),
        ScannedApp(
            "what a library's method gives is not the object that it is called on",
            app(
                """
                class Entry {}
                final class Door: Entry {}
                final class Entries: UITableViewDiffableDataSource<Int, Entry> {}
                final class Lobby: UITableViewController {
                    private lazy var entries = Entries(tableView: tableView) { _, _, _ in nil }
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        guard let door = entries.itemIdentifier(for: indexPath) as? Door else { return }
                        open(door)
                    }
                    private func open(_ door: Door) { present(Options(), animated: true) }
                }
                """),
            has: ["Lobby ~sheet~> Options : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "what is pushed on a controller that is there is shown",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() {
                        guard let stack = view.window?.rootViewController as? UINavigationController else { return }
                        stack.pushViewController(Options(), animated: true)
                    }
                }
                """),
            has: ["Lobby ~push~> Options : pushViewController"], hasNot: ["unresolved"]),
        ScannedApp(
            "a search bar's controller of the app's own is no screen, and what it finds is a part of who searches",
            app(
                """
                final class Search: UISearchController {}
                final class Lobby: UITableViewController {
                    private let search = Search(searchResultsController: nil)
                    override func viewDidLoad() { navigationItem.searchController = search }
                    @objc func find() { present(Search(searchResultsController: Options()), animated: true) }
                }
                """),
            has: ["Lobby -root!-> Options : options"], hasNot: ["Search", "~", "unresolved"]),
        ScannedApp(
            "a delegate that fills its window's controller shows the first screen",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?
                    ) -> Bool {
                        let stack = window?.rootViewController as! UINavigationController
                        stack.viewControllers = [Lobby()]
                        return true
                    }
                }
                final class Lobby: UIViewController {
                    @objc func enter() {
                        let stack = UINavigationController()
                        stack.pushViewController(Options(), animated: false)
                        present(stack, animated: true)
                    }
                }
                final class Options: UIViewController {}
                """
            ],
            has: ["entry Lobby", "Lobby ~sheet~> Options : present"], hasNot: ["unresolved", "~push~>"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
