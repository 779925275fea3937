import Testing

/// Pushes that no round of screens repeats: the stack was made smaller before, or does not hold what is put on it.
struct StackResetsTests {
    @Test(arguments: [
        "if path.isEmpty { path.append(leaf) } else { path[path.count - 1] = leaf }",
        "guard !path.isEmpty else { return path.append(leaf) }; path[path.count - 1] = leaf",
        "if path.contains(leaf) { path = [leaf] } else { path.append(leaf) }",
        "guard !path.contains(leaf) else { return }; path.append(leaf)",
        "if path.contains(where: { $0 == leaf }) == false { path.append(leaf) }",
        "if let place = path.firstIndex(of: leaf) { path.removeSubrange((place + 1)...) } else { self.path.append(leaf) }",
        "if path.firstIndex(of: leaf) == nil { path += [leaf] }",
        "if path.count == 0 { path.append(leaf) }",
        "path.removeSubrange(1...); path.append(leaf)",
        "var new = path; new.removeLast(); new.append(leaf); path = new",
    ])
    func theStackDoesNotGrow(_ code: String) {
        ScannedApp(
            code, Self.book(code),
            has: [
                "TwoScreen ~push~> ThreeScreen : Book.three [replaces]",
                "ThreeScreen ~push~> TwoScreen : Book.two [replaces]",
            ]
        ).check()
    }

    @Test(arguments: [
        "path.append(leaf)", "if !path.isEmpty { path.append(leaf) }", "if path.contains(.two) { path.append(leaf) }",
        "if other.isEmpty { path.append(leaf) }", "path += [leaf]",
    ])
    func theStackGrows(_ code: String) {
        ScannedApp(
            code, Self.book(code), has: ["TwoScreen ~push~> ThreeScreen : Book.three"], hasNot: ["[replaces]"]
        ).check()
    }

    /// What comes once a controller is dismissed does not stand on top of it.
    @Test(arguments: [
        "dismiss(animated: true) { self.present(ListController(), animated: true) }",
        "self.dismiss(animated: true); present(ListController(), animated: true)",
        "let again = { self.present(ListController(), animated: true) }; dismiss(animated: true, completion: again)",
    ])
    func isDismissedBefore(_ code: String) {
        ScannedApp(
            code, ["App.swift": TwoControllers.app("", first: code, second: "")],
            has: ["FirstController ~sheet~> ListController : present [replaces]"]
        ).check()
    }

    /// A list that a controller presents over another one, and that has this one show a map once it is gone.
    @Test(arguments: [
        ("dismiss(animated: true) { [done] in done?() }", "self?.show(MapController(), sender: nil)"),
        (
            "presentingViewController?.dismiss(animated: true) { [done] in done?() }",
            "self?.show(MapController(), sender: nil)"
        ),
        ("done?(); dismiss(animated: true)", "self?.show(MapController(), sender: nil)"),
        ("done?()", "ask { self?.show(MapController(), sender: nil) }"),
    ])
    func isGoneBeforeAnotherTells(_ code: String, _ done: String) {
        ScannedApp(
            code, Self.wall(code, done), has: ["WallController ~push~> MapController : show [replaces]"]
        ).check()
    }

    @Test(arguments: [
        "done?()", "done?(); alert.dismiss(animated: true)", "alert.dismiss(animated: true) { [done] in done?() }",
    ])
    func staysBeneath(_ code: String) {
        ScannedApp(
            code, Self.wall(code, "self?.show(MapController(), sender: nil)"),
            has: ["WallController ~push~> MapController : show"]
        ).check()
    }

    private static func wall(_ code: String, _ done: String) -> [String: String] {
        [
            "App.swift": TwoControllers.app(
                """
                final class WallController: UIViewController {
                    var done: (() -> Void)?
                    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
                    override func viewDidAppear(_ animated: Bool) { \(code) }
                }
                extension UIViewController {
                    func ask(_ action: @escaping () -> Void) {
                        presentedViewController?.dismiss(animated: true, completion: action)
                    }
                }
                """,
                first: """
                    let wall = WallController()
                    wall.done = { [weak self] in \(done) }
                    present(wall, animated: true)
                    """, second: "")
        ]
    }

    /// What a navigation controller presents is gone before what comes next.
    @Test(arguments: [
        "navigation.dismiss(animated: true) { self.buy() }", "navigation.dismiss(animated: true, completion: buy)",
    ])
    func isDismissedByTheStack(_ code: String) {
        ScannedApp(
            code,
            [
                "App.swift": """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    let shop = Shop()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        shop.start()
                        window?.rootViewController = shop.navigation
                    }
                }
                final class Shop {
                    let navigation = UINavigationController()
                    var isIn = false
                    func start() { navigation.viewControllers = [ItemController(shop: self)] }
                    func buy() {
                        guard isIn else {
                            let login = LoginController()
                            login.onDone = { self.isIn = true; \(code) }
                            return navigation.present(login, animated: true)
                        }
                        navigation.pushViewController(PayController(), animated: true)
                    }
                }
                final class ItemController: UIViewController {
                    private let shop: Shop
                    init(shop: Shop) { self.shop = shop; super.init(nibName: nil, bundle: nil) }
                    @IBAction func buy() { shop.buy() }
                }
                final class LoginController: UIViewController {
                    var onDone: (() -> Void)?
                    @IBAction func signIn() { onDone?() }
                }
                final class PayController: UIViewController {}
                """
            ],
            has: [
                "ItemController ~push~> PayController : Shop.buy",
                "LoginController ~sheet~> LoginController : Shop.buy [replaces]",
                "LoginController ~push~> PayController : Shop.buy [replaces]",
            ]
        ).check()
    }

    /// A controller is put on a stack that does not hold one of its kind.
    @Test(arguments: [
        """
        if let map = stack.viewControllers.first(where: { $0 is MapController }) {
            stack.popToViewController(map, animated: true)
        } else {
            stack.pushViewController(MapController(), animated: true)
        }
        """,
        """
        guard let map = stack.viewControllers.last(where: { $0 is MapController }) else {
            return stack.pushViewController(MapController(), animated: true)
        }
        stack.popToViewController(map, animated: true)
        """,
        """
        if !stack.viewControllers.contains(where: { $0 is MapController }) {
            stack.pushViewController(MapController(), animated: true)
        }
        """,
    ])
    func isNotOnTheStack(_ code: String) {
        ScannedApp(
            code,
            [
                "App.swift": TwoControllers.app(
                    "", first: "guard let stack = navigationController else { return }; " + code, second: "")
            ],
            has: ["FirstController ~push~> MapController : pushViewController [replaces]"]
        ).check()
    }

    /// What is pushed once a navigation controller is emptied is alone on it.
    @Test(arguments: [
        ("navigation.viewControllers = []", true), ("navigation.setViewControllers([], animated: false)", true),
        ("navigation.viewControllers.removeAll()", true), ("navigation.isNavigationBarHidden = true", false),
    ])
    func isEmptiedBefore(_ code: String, replaces: Bool) {
        let line = "ListController ~push~> MapController : Guide.showMap"
        ScannedApp(
            code,
            [
                "App.swift": """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var guide: Guide?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
                        let navigation = UINavigationController()
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        window?.rootViewController = navigation
                        guide = Guide(navigation)
                        guide?.start()
                    }
                }
                final class Guide {
                    private let navigation: UINavigationController
                    init(_ navigation: UINavigationController) { self.navigation = navigation }
                    func start() { navigation.pushViewController(ListController(guide: self), animated: true) }
                    func showMap() { empty(); navigation.pushViewController(MapController(), animated: true) }
                    private func empty() { \(code) }
                }
                final class ListController: UIViewController {
                    private let guide: Guide
                    init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
                    override func viewDidAppear(_ animated: Bool) { guide.showMap() }
                }
                final class MapController: UIViewController {}
                """
            ], has: [replaces ? line + " [replaces]" : line], hasNot: replaces ? [] : ["[replaces]"]
        ).check()
    }

    /// What is done once a controller is presented is done, too.
    @Test func isPresentedBefore() {
        ScannedApp(
            "present",
            [
                "App.swift": TwoControllers.app(
                    "",
                    first: """
                        let list = ListController()
                        present(list, animated: true) { list.present(MapController(), animated: true) }
                        """,
                    second:
                        "present(ListController(), animated: true, completion: { self.show(MapController(), sender: nil) })"
                )
            ],
            has: [
                "FirstController ~sheet~> ListController : present", "ListController ~sheet~> MapController : present",
                "SecondController ~push~> MapController : show",
            ], hasNot: ["unresolved"]
        ).check()
    }

    private static func book(_ code: String) -> [String: String] {
        [
            "Book.swift": """
            import SwiftUI
            enum Leaf: Hashable { case two, three }
            @Observable final class Pages {
                var path: [Leaf] = []
                var other: [Leaf] = []
                func go(to leaf: Leaf) { \(code) }
            }
            @main struct Book: App {
                @State private var pages = Pages()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $pages.path) {
                            OneScreen(pages: pages).navigationDestination(for: Leaf.self) { leaf in
                                switch leaf {
                                case .two: TwoScreen(pages: pages)
                                case .three: ThreeScreen(pages: pages)
                                }
                            }
                        }
                    }
                }
            }
            struct OneScreen: View { let pages: Pages; var body: some View { Button("2") { pages.path.append(.two) } } }
            struct TwoScreen: View { let pages: Pages; var body: some View { Button("3") { pages.go(to: .three) } } }
            struct ThreeScreen: View { let pages: Pages; var body: some View { Button("2") { pages.go(to: .two) } } }
            """
        ]
    }

    /// The closure runs in code that stands before the stack, whose path is known from the round before.
    @Test(arguments: ["removeLast(2)", "removeLast()", "removeAll()"])
    func aPathIsKnownBeforeItsStack(reset: String) {
        let start = reset == "removeAll()" ? "[Page]()" : "NavigationPath()"
        ScannedApp(
            reset,
            [
                "Listings.swift": """
                import SwiftUI
                @main struct Listings: App { var body: some Scene { WindowGroup { Home() } } }
                enum Page: Hashable { case list, form }
                final class Pages: ObservableObject { @Published var path = \(start) }
                final class Popup: ObservableObject { @Published var action: (() -> Void)? }
                struct Home: View {
                    @StateObject var pages = Pages()
                    @StateObject var popup = Popup()
                    var body: some View {
                        NavigationStack(path: $pages.path) {
                            NavigationLink("Mine", value: Page.list).navigationDestination(for: Page.self) { page in
                                switch page {
                                case .list: OwnList()
                                case .form: NewForm()
                                }
                            }
                        }
                        .overlay { if let action = popup.action { Button("See my list") { action() } } }
                        .environmentObject(pages)
                        .environmentObject(popup)
                    }
                }
                struct OwnList: View { var body: some View { NavigationLink("New", value: Page.form) } }
                struct NewForm: View {
                    @EnvironmentObject var pages: Pages
                    @EnvironmentObject var popup: Popup
                    var body: some View {
                        Button("Save") {
                            popup.action = {
                                pages.path.\(reset)
                                pages.path.append(Page.list)
                            }
                        }
                    }
                }
                """
            ],
            has: ["NewForm ~push~> OwnList : Home.list [replaces]"]
        ).check()
    }
}
