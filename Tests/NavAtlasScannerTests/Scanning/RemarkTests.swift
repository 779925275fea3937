import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct RemarkTests {
    private func remarks(_ source: String) -> [String] {
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: ["A.swift": source]).remarks
        return remarks.filter { ![.idleSite, .followedSite].contains($0.kind) }.map {
            [$0.kind.rawValue, $0.subject, $0.detail].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static let coordinator = """
        import SwiftUI
        import SwiftUICoordinator
        enum ShelfRoute: StackNavigationRoute {
            case shelf, reader, settings
            var action: TransitionAction? {
                switch self {
                case .shelf: .push(animated: true)
                case .reader: READER
                case .settings: .push(animated: true)
                }
            }
        }
        final class ShelfCoordinator: Routing {
            PARENT parent: Coordinator?
            var childCoordinators = [Coordinator]()
            let startRoute = ShelfRoute.shelf
            func handle(_ action: CoordinatorAction) {}
        }
        extension ShelfCoordinator: RouterViewFactory {
            @ViewBuilder func view(for route: ShelfRoute) -> some View {
                switch route {
                case .shelf: ShelfScreen()
                case .reader: VIEW
                case .settings: SettingsScreen()
                }
            }
        }
        struct ShelfScreen: View { var body: some View { Text("") } }
        struct SettingsScreen: View { var body: some View { Text("") } }
        struct ReaderScreen: View { var body: some View { Text("") } }
        """

    @Test(arguments: [
        ("nil", "EmptyView()", "weak var", []),
        (".push(animated: true)", "EmptyView()", "weak var", ["child-route-with-action ShelfCoordinator.reader"]),
        ("nil", "ReaderScreen()", "unowned var", ["child-route-with-view ShelfCoordinator.reader"]),
        (".push(animated: true)", "ReaderScreen()", "var", ["strong-parent ShelfCoordinator parent"]),
    ])
    func whatSwiftUICoordinatorAsksFor(reader: String, view: String, parent: String, expected: [String]) {
        let source = Self.coordinator.replacing("READER", with: reader).replacing("VIEW", with: view)
            .replacing("PARENT", with: parent)
        #expect(remarks(source) == expected)
    }

    /// A parent that no code gives is none that is held.
    @Test(arguments: [
        ("", []), ("list.parentCoordinator = self;", ["strong-parent ListCoordinator parentCoordinator"]),
    ])
    func aParentThatIsNeverGiven(given: String, expected: [String]) {
        let source = """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            final class AppCoordinator: Coordinator {
                private let controller: UINavigationController
                init(controller: UINavigationController) { self.controller = controller }
                func start() {
                    let list = ListCoordinator(controller: controller)
                    \(given)
                    list.start()
                }
            }
            final class ListCoordinator: Coordinator {
                var parentCoordinator: Coordinator?
                private let controller: UINavigationController
                init(controller: UINavigationController, parentCoordinator: Coordinator? = nil) {
                    self.controller = controller
                    self.parentCoordinator = parentCoordinator
                }
                func start() { controller.pushViewController(ListController(), animated: true) }
            }
            final class ListController: UIViewController {}
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var coordinator: AppCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options) {
                    let controller = UINavigationController()
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = controller
                    coordinator = AppCoordinator(controller: controller)
                    coordinator?.start()
                }
            }
            """
        #expect(remarks(source).filter { $0.hasPrefix("strong-parent") } == expected)
    }

    @Test(arguments: [("final class", []), ("class", ["nonfinal-coordinator MainCoordinator"])])
    func stinsen2AsksForFinalClasses(declaration: String, expected: [String]) {
        #expect(
            remarks(
                """
                import Stinsen
                import SwiftUI
                \(declaration) MainCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack<MainCoordinator>(initial: \\.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { Home() }
                }
                struct Home: View { var body: some View { Text("") } }
                """) == expected)
    }

    private func app(_ home: String, _ more: String = "") -> String {
        """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
            @State private var isPlaying = false
            @State private var path = NavigationPath()
            var body: some View { \(home) }
        }
        \(more)
        """
    }

    @Test func whoTakesThingsAwayIsRemarked() {
        let cover = "Button(\"\") { isPlaying = true }.fullScreenCover(isPresented: $isPlaying) { Player(CLOSE) }"
        let player = """
            struct Player: View {
                @Environment(\\.dismiss) private var dismiss
                var close: () -> Void = {}
                var body: some View { Button("") { ACTION } }
            }
            """
        #expect(remarks(app(cover.replacing("CLOSE", with: ""), player.replacing("ACTION", with: "close()"))) == [])
        #expect(
            remarks(app(cover.replacing("CLOSE", with: ""), player.replacing("ACTION", with: "dismiss()"))) == [
                "dismissal Player"
            ])
        #expect(
            remarks(
                app(
                    cover.replacing("CLOSE", with: "close: { isPlaying = false }"),
                    player.replacing("ACTION", with: "close()"))) == ["dismissal Player"])
    }

    /// A class of the app's inherits the way out of a controller of the system's; a plain one has none.
    @Test(arguments: [
        ("UIImagePickerController", ["dismissal Camera UIKit"]), ("SFSafariViewController", ["dismissal Camera UIKit"]),
        ("UITableViewController", []), ("UINavigationController", []),
    ])
    func aControllerOfTheSystemHasItsOwnWayOut(_ parent: String, _ expected: [String]) {
        let yard = """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Yard() }
            }
            final class Yard: UIViewController {
                @objc func snap() {
                    let camera = Camera()
                    camera.modalPresentationStyle = .fullScreen
                    present(camera, animated: true)
                }
            }
            final class Camera: \(parent) {
                override var shouldAutorotate: Bool { true }
            }
            """
        #expect(remarks(yard) == expected)
    }

    /// What a view controller presents, it may take away itself.
    @Test(arguments: [
        ("self.presentedViewController?.dismiss(animated: true)", true), ("self.dismiss(animated: true)", true),
        ("wait.dismiss(animated: true)", true), ("self.navigationController?.popViewController(animated: true)", false),
    ])
    func aControllerTakesAwayWhatItPresents(_ call: String, isTakenAway: Bool) {
        let shed = """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Shed() }
            }
            final class Shed: UIViewController {
                @objc func load() {
                    let wait = Wait()
                    wait.modalPresentationStyle = .fullScreen
                    present(wait, animated: true)
                    fetch { \(call) }
                }
                private func fetch(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } }
            }
            final class Wait: UIViewController {}
            """
        #expect(remarks(shed).contains("dismissal Wait") == isTakenAway)
    }

    /// A library's way back may be handed on instead of called.
    @Test(arguments: ["dismiss.callAsFunction", "navigator.goBack", "{ navigator.goBack() }"])
    func aWayBackIsHandedOn(_ action: String) {
        let cover = "Button(\"play\") { isPlaying = true }.fullScreenCover(isPresented: $isPlaying) { Player() }"
        let player = """
            struct Player: View {
                @Environment(\\.dismiss) private var dismiss
                @EnvironmentObject private var navigator: Navigator<Page>
                var body: some View { Button("back", action: \(action)) }
            }
            """
        #expect(remarks(app(cover, player)) == ["dismissal Player"])
    }

    /// A route of XCoordinator's may lead back.
    @Test(arguments: [".dismissToRoot()", ".dismiss()", ".pop()"])
    func aRouteLeadsBack(_ transition: String) {
        let port = """
            import UIKit
            import XCoordinator
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                private let window = UIWindow()
                private let router = PortCoordinator().strongRouter
                func applicationDidFinishLaunching(_ application: UIApplication) { router.setRoot(for: window) }
            }
            enum PortRoute: Route { case quay, leave }
            final class PortCoordinator: NavigationCoordinator<PortRoute> {
                init() { super.init(initialRoute: .quay) }
                override func prepareTransition(for route: PortRoute) -> NavigationTransition {
                    switch route {
                    case .quay: return .push(Quay(router: unownedRouter))
                    case .leave: return \(transition)
                    }
                }
            }
            final class Quay: UIViewController {
                private let router: UnownedRouter<PortRoute>
                init(router: UnownedRouter<PortRoute>) {
                    self.router = router
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                @objc private func leave() { router.trigger(.leave) }
            }
            """
        #expect(remarks(port).contains("dismissal Quay"))
    }

    @Test(arguments: [
        ("_ in", ["unfollowed-deep-link Home"]),
        ("url in print(url)", ["unfollowed-deep-link Home"]),
        (
            "url in guard url.scheme == \"a\" else { return }; if url.host == \"b\" { print(url) }",
            ["unfollowed-deep-link Home"]
        ),
        ("url in if Router.shared.handle(url) { return }; print(url)", []),
        ("url in if url.host == \"b\" { Router.shared.open() }", []),
        ("url in isPlaying = true", []),
    ])
    func aHandlerThatDoesNothingIsRemarked(body: String, expected: [String]) {
        let home = "Text(\"\").sheet(isPresented: $isPlaying) { Text(\"b\") }.onOpenURL { \(body) }"
        #expect(remarks(app(home)) == expected)
    }

    /// The app is no node, though its code may handle links.
    @Test func aHandlerOfTheAppThatDoesNothing() {
        let source = """
            import SwiftUI
            @main struct Radio: App {
                var body: some Scene { WindowGroup { Home().onOpenURL { print($0) } } }
            }
            struct Home: View { var body: some View { Text("") } }
            """
        #expect(remarks(source) == ["unfollowed-deep-link Radio"])
    }

    @Test func aValueWithoutADestinationIsSaid() {
        func reasons(_ type: String) -> [String] {
            let home = """
                NavigationStack(path: $path) {
                    Button("") { path.append(Item()) }.navigationDestination(for: \(type).self) { _ in Detail() }
                }
                """
            let source = app(
                home,
                """
                struct Item: Hashable {}
                struct Other: Hashable {}
                struct Detail: View { var body: some View { Text("") } }
                """)
            return NavAtlasScanner.Scanner().graphOrIssue(of: ["A.swift": source]).unresolved.map(\.reason)
        }
        #expect(reasons("Item") == [])
        #expect(reasons("Other") == [UnresolvedCall.missingDestination])
    }
}
