import Testing

/// Which of a collection's elements a predicate leaves that tests their types, or compares what they hold.
@Suite struct ElementPredicatesTests {
    @Test(arguments: [
        ("filter { $0 is ListFlow }.first?.start()", ["ListFlow"]),
        ("first(where: { ($0 is ListFlow) })?.start()", ["ListFlow"]),
        ("first { ($0 as? ListFlow) != nil }?.start()", ["ListFlow"]),
        ("filter { !($0 is ListFlow) }.forEach { $0.start() }", ["CartFlow", "HelpFlow"]),
        (
            "filter { child in child is ListFlow || child is CartFlow }.forEach { $0.start() }",
            ["CartFlow", "ListFlow"]
        ),
        ("filter { !($0 is ListFlow || $0 is CartFlow) }.forEach { $0.start() }", ["HelpFlow"]),
        ("filter { isOpen && $0 is ListFlow }.forEach { $0.start() }", ["ListFlow"]),
        ("filter { !(isOpen && $0 is ListFlow) }.forEach { $0.start() }", ["CartFlow", "HelpFlow", "ListFlow"]),
    ])
    func elementsAreThoseThatPass(test: String, started: [String]) {
        let app = ScannedSource(
            "",
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var flow: ShopFlow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    let stack = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = stack
                    flow = ShopFlow(stack: stack)
                    flow?.start()
                    return true
                }
            }
            protocol Flow: AnyObject {
                var stack: UINavigationController { get }
                func start()
            }
            final class ShopFlow: Flow {
                let stack: UINavigationController
                var children: [Flow] = []
                var isOpen = true
                init(stack: UINavigationController) {
                    self.stack = stack
                    children = [ListFlow(stack: stack), CartFlow(stack: stack), HelpFlow(stack: stack)]
                }
                func start() { children.\(test) }
            }
            final class ListFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: false) }
            }
            final class CartFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(CartController(), animated: false) }
            }
            final class HelpFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(HelpController(), animated: false) }
            }
            final class ListController: UIViewController {}
            final class CartController: UIViewController {}
            final class HelpController: UIViewController {}
            """, gives: "")
        let shown = app.found.filter { $0.hasPrefix("ShopFlow -") }.compactMap { line in
            line.split(separator: " ").first { $0.hasSuffix("Flow") && $0 != "ShopFlow" }.map(String.init)
        }
        #expect(Set(shown).sorted() == started)
    }

    private static let topics = "enum Topic { case cart, help }"
    private static let listener = "struct Listener { let topic: Topic; let action: () -> Void }"
    private static let filtered = "listeners.filter { $0.topic == topic }.forEach { $0.action() }"

    @Test(arguments: [
        (topics, listener, filtered),
        (topics, listener, "for one in listeners where one.topic == topic { one.action() }"),
        (topics, listener, "for one in listeners { if isOn, one.topic == topic { one.action() } }"),
        (topics, listener, "for one in listeners { if isOn && one.topic == topic { one.action() } }"),
        (topics, listener, "for one in listeners { guard one.topic == topic else { continue }; one.action() }"),
        (topics, listener, "listeners.first { isOn && topic == $0.topic }?.action()"),
        (
            """
            struct Topic: Hashable {
                let name: String
                static let cart = Topic(name: "cart")
                static let help = Topic(name: "help")
            }
            """, listener, filtered
        ),
        (
            """
            typealias Topic = String
            extension String { static let cart = "cart"; static let help = "help" }
            """, listener, filtered
        ),
        (
            topics,
            """
            final class Listener {
                let topic: Topic
                let action: () -> Void
                init(topic: Topic, action: @escaping () -> Void) { self.topic = topic; self.action = action }
            }
            """, filtered
        ),
    ])
    func listenersAreThoseOfTheTopic(topics: String, listener: String, telling: String) {
        let app = ScannedSource(
            "", Self.bus(topics, listener, telling),
            gives: """
                CartController ~push~> HelpController : pushViewController
                HomeController ~push~> CartController : pushViewController
                """)
        #expect(app.found == app.wanted)
    }

    @Test(arguments: [
        "for place in places where place.isOpen { path.append(place) }",
        "for place in places where place != .vault { path.append(place) }",
        "for place in places { guard place.isOpen else { continue }; path.append(place) }",
        "for place in places.filter(\\.isOpen) { path.append(place) }",
        "if let place = places.first(where: { $0.isOpen }) { path.append(place) }",
    ])
    func casesAreThoseForWhichTheConditionHolds(walking: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            enum Place: Hashable {
                case vault, hall
                var isOpen: Bool { self == .hall }
            }
            final class Walk: ObservableObject {
                @Published var path: [Place] = []
                func go(to places: [Place]) { \(walking) }
            }
            @main struct BankApp: App {
                @StateObject private var walk = Walk()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $walk.path) {
                            GateView(walk: walk).navigationDestination(for: Place.self) { place in
                                switch place {
                                case .vault: VaultView()
                                case .hall: HallView()
                                }
                            }
                        }
                    }
                }
            }
            struct GateView: View {
                let walk: Walk
                var body: some View { Button("in") { walk.go(to: [.vault, .hall]) } }
            }
            struct VaultView: View { var body: some View { Text("v") } }
            struct HallView: View { var body: some View { Text("h") } }
            """, gives: "")
        #expect(app.found.filter { $0.contains("~") } == ["GateView ~push~> HallView : BankApp.hall"])
    }

    /// Which topics are equal, the app says itself here.
    @Test func listenersOfATopicWithItsOwnEqualityAreAll() {
        let topics = """
            struct Topic: Equatable {
                let name: String
                static let cart = Topic(name: "cart")
                static let help = Topic(name: "help")
                static func == (one: Topic, other: Topic) -> Bool { one.name.first == other.name.first }
            }
            """
        let app = ScannedSource("", Self.bus(topics, Self.listener, Self.filtered), gives: "")
        #expect(app.found.contains("HomeController ~push~> HelpController : pushViewController"))
    }

    @Test func listenersOfATopicThatChangesAreAll() {
        let listener = "struct Listener { var topic: Topic; let action: () -> Void }"
        let telling = "for index in listeners.indices { listeners[index].topic = saved() }; \(Self.filtered)"
        let app = ScannedSource(
            "", Self.bus(Self.topics, listener, telling) + "\nfunc saved() -> Topic { Store.read() }", gives: "")
        #expect(app.found.contains("HomeController ~push~> HelpController : pushViewController"))
    }

    private static let handlers = """
        protocol Page {}
        struct ListPage: Page {}
        struct MapPage: Page {}
        protocol Handler {
            func canOpen(_ page: any Page) -> Bool
            func make() -> UIViewController
        }
        struct ListHandler: Handler {
            func canOpen(_ page: any Page) -> Bool { page is ListPage }
            func make() -> UIViewController { ListController() }
        }
        struct MapHandler: Handler {
            func canOpen(_ page: any Page) -> Bool { page is MapPage }
            func make() -> UIViewController { MapController() }
        }
        let handlers: [any Handler] = [ListHandler(), MapHandler()]
        """

    /// Handlers that are asked whether they know what is given.
    @Test(arguments: [
        "guard let handler = handlers.first(where: { $0.canOpen(page) }) else { return }; show(handler)",
        "for handler in handlers where handler.canOpen(page) { return show(handler) }",
        "for handler in handlers { if handler.canOpen(page) { return show(handler) } }",
        "handlers.filter { $0.canOpen(page) }.forEach(show)",
    ])
    func handlersAnswerForWhatTheyAreGiven(_ asking: String) {
        let code = """
            \(Self.handlers)
            extension UIViewController {
                func open(_ page: any Page) { \(asking) }
                func show(_ handler: any Handler) { present(handler.make(), animated: true) }
            }
            """
        ScannedApp(
            asking, ["App.swift": TwoControllers.app(code, first: "open(ListPage())", second: "open(MapPage())")],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }

    private static func bus(_ topics: String, _ listener: String, _ telling: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var presenter: Presenter?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                let home = HomeController()
                window = UIWindow()
                window?.rootViewController = UINavigationController(rootViewController: home)
                presenter = Presenter(home: home)
                return true
            }
        }
        \(topics)
        \(listener)
        final class Bus {
            static let shared = Bus()
            private var listeners: [Listener] = []
            var isOn = true
            func listen(to topic: Topic, action: @escaping () -> Void) {
                listeners.append(Listener(topic: topic, action: action))
            }
            func tell(_ topic: Topic) { \(telling) }
        }
        final class Presenter {
            let home: UIViewController
            init(home: UIViewController) {
                self.home = home
                Bus.shared.listen(to: .cart) { home.navigationController?.pushViewController(CartController(), animated: true) }
                Bus.shared.listen(to: .help) { home.navigationController?.pushViewController(HelpController(), animated: true) }
            }
        }
        final class HomeController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { Bus.shared.tell(.cart) }
        }
        final class CartController: UIViewController {
            override func viewDidAppear(_ animated: Bool) { Bus.shared.tell(.help) }
        }
        final class HelpController: UIViewController {}
        """
    }
}
