import Testing

/// Who shows what a call on another controller shows.
struct ToldControllersTests {
    /// What lies on top of a stack stands before whoever asks: it is not the screen that the stack began with.
    @Test(arguments: [
        "router.stack?.topViewController?.present(Rating(), animated: true)",
        "router.stack?.visibleViewController?.present(Rating(), animated: true)",
        "router.stack?.viewControllers.last?.present(Rating(), animated: true)",
        "guard let top = router.stack?.topViewController else { return }; top.present(Rating(), animated: true)",
    ])
    func whatLiesOnTopShowsForWhoAsks(call: String) {
        ScannedApp(
            call,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var router: Router?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let stack = UINavigationController()
                        let router = Router(stack)
                        stack.viewControllers = [Chats(router)]
                        self.router = router
                        window?.rootViewController = stack
                        return true
                    }
                }
                final class Router {
                    weak var stack: UINavigationController?
                    init(_ stack: UINavigationController) { self.stack = stack }
                }
                class Screen: UIViewController {
                    let router: Router
                    init(_ router: Router) {
                        self.router = router
                        super.init(nibName: nil, bundle: nil)
                    }
                }
                final class Chats: Screen {
                    @objc func open() { router.stack?.pushViewController(Chat(router), animated: true) }
                }
                final class Chat: Screen {
                    @objc func call() { present(Call(router), animated: true) }
                }
                final class Call: Screen {
                    @objc func end() { \(call) }
                }
                final class Rating: UIViewController {}
                """
            ],
            has: ["Call ~sheet~> Rating : present"], hasNot: ["Chats ~sheet~>", "Chat ~sheet~> Rating", "unresolved"]
        ).check()
    }

    /// A method that is given as a callback is done by whoever calls it, as a closure is.
    @Test(arguments: [
        "editor.onSend = showReceipt", "editor.onSend = { self.showReceipt() }", "editor.done(showReceipt)",
    ])
    func whatCallsAMethodThatItWasGivenDoesWhatThatDoes(given: String) {
        ScannedApp(
            given,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Letters())
                        return true
                    }
                }
                final class Letters: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        let editor = Editor()
                        \(given)
                        navigationController?.pushViewController(editor, animated: true)
                    }
                    private func showReceipt() {
                        navigationController?.pushViewController(Receipt(), animated: true)
                    }
                }
                final class Editor: UIViewController {
                    var onSend: (() -> Void)?
                    func done(_ action: @escaping () -> Void) { onSend = action }
                    override func viewDidDisappear(_ animated: Bool) { onSend?() }
                }
                final class Receipt: UIViewController {}
                """
            ],
            has: ["Editor ~push~> Receipt : pushViewController"], hasNot: ["Letters ~push~> Receipt"]
        ).check()
    }

    /// A router keeps the controller with which a stack began: what stands upon that covers it, and asks for the next one.
    @Test(arguments: [
        ("root?.present(Legend(), animated: true)", Self.pushed, "router?.openLegend()", "Country", ""),
        (
            "root?.dismiss(animated: true) { self.root?.present(Legend(), animated: true) }",
            "root?.present(country, animated: true)", "router?.openLegend()", "Country", " [replaces]"
        ),
        (
            "root?.present(Legend(), animated: true)", "root?.present(country, animated: true)",
            "dismiss(animated: true) { self.router?.openLegend() }", "Atlas", " [replaces]"
        ),
    ])
    func whatStandsUponTheKeptOneShows(
        _ present: String, _ open: String, _ ask: String, _ shower: String, _ suffix: String
    ) {
        ScannedApp(
            present,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var router: Router?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let atlas = Atlas()
                        let router = Router(atlas)
                        atlas.router = router
                        self.router = router
                        window?.rootViewController = UINavigationController(rootViewController: atlas)
                        return true
                    }
                }
                final class Router {
                    weak var root: Atlas?
                    init(_ root: Atlas) { self.root = root }
                    func openCountry() {
                        let country = Country()
                        country.router = self
                        \(open)
                    }
                    func openLegend() { \(present) }
                }
                final class Atlas: UIViewController {
                    var router: Router?
                    @objc func country() { router?.openCountry() }
                }
                final class Country: UIViewController {
                    var router: Router?
                    @objc func legend() { \(ask) }
                }
                final class Legend: UIViewController {}
                """
            ], has: ["\(shower) ~sheet~> Legend : present\(suffix)"],
            hasNot: ["\(shower == "Atlas" ? "Country" : "Atlas") ~sheet~> Legend"]
        ).check()
    }

    private static let pushed = "root?.navigationController?.pushViewController(country, animated: true)"

    /// A navigation controller of the app's own puts another controller's view into its own: that is a part of the screen with
    /// which it begins, whoever tells it to.
    @Test func whatANavigationControllerDrawsIsAPartOfItsFirstScreen() {
        ScannedApp(
            "a card over a map",
            [
                "Map.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = Sections()
                    }
                }
                protocol StopsDelegate: AnyObject { func didSelect(_ stop: Int) }
                final class Sections: UITabBarController, StopsDelegate {
                    let stops = Stops()
                    let map = MapNavigation()
                    override func viewDidLoad() {
                        stops.stopsDelegate = self
                        viewControllers = [stops, map]
                    }
                    func didSelect(_ stop: Int) { map.showCard(stop) }
                }
                final class Stops: UITableViewController {
                    weak var stopsDelegate: StopsDelegate?
                    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                        stopsDelegate?.didSelect(path.row)
                    }
                }
                final class MapNavigation: UINavigationController {
                    let map = MapScreen()
                    var card: Card?
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        viewControllers = [map]
                    }
                    func showCard(_ stop: Int) {
                        card = Card()
                        view.addSubview(card!.view)
                    }
                }
                final class MapScreen: UIViewController {}
                final class Card: UIViewController {}
                """
            ],
            has: ["MapScreen -root!-> Card : card", "Stops ~root~> Card : MapScreen.card"], hasNot: ["Stops -root!->"]
        ).check()
    }
}
