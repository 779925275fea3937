import Testing

/// What code puts into a collection after it was created.
struct CollectionMutationsTests {
    @Test func recordsThatHoldCasesAreKeptInAVariable() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Kiosk: App { var body: some Scene { WindowGroup { CounterView() } } }
            enum Page: Hashable { case news, maps, never }
            struct Poster: Hashable { let page: Page; let title: String }
            struct Rack {
                static func posters(_ count: Int) -> [Poster] {
                    var posters: [Poster] = []
                    if count > 1 {
                        posters.append(.init(page: .news, title: "news"))
                    }
                    let page = Page.maps
                    posters.append(Poster(page: page, title: "maps"))
                    return posters
                }
            }
            struct CounterView: View {
                @State private var path: [Page] = []
                let posters = Rack.posters(2)
                var body: some View {
                    NavigationStack(path: $path) {
                        ForEach(posters, id: \\.self) { poster in
                            Button(poster.title) { path.append(poster.page) }
                        }
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .news: NewsView()
                            case .maps: MapsView()
                            case .never: NeverView()
                            }
                        }
                    }
                }
            }
            struct NewsView: View { var body: some View { Text("news") } }
            struct MapsView: View { var body: some View { Text("maps") } }
            struct NeverView: View { var body: some View { Text("never") } }
            """,
            gives: "")
        #expect(
            app.found.filter { $0.contains("~push~>") } == [
                "CounterView ~push~> MapsView : CounterView.maps", "CounterView ~push~> NewsView : CounterView.news",
            ])
    }

    /// A case may be named without its type where a library's collection is made of it.
    @Test(arguments: [
        "rows.append(contentsOf: Array(repeating: .list, count: films.count))",
        "rows.append(contentsOf: films.isEmpty ? [.head] : Array(repeating: .list, count: films.count))",
        "if !films.isEmpty { rows.insert(contentsOf: Array(repeating: .list, count: films.count), at: 0) }",
    ])
    func casesOfMadeCollectionsAreKept(_ addition: String) {
        let rows = """
            enum Row { case head, list, map }
            final class Table {
                var films: [Int] = []
                func rows() -> [Row] { var rows: [Row] = [.head]; \(addition); return rows }
            }
            """
        ScannedApp(
            addition,
            [
                "App.swift": TwoControllers.app(
                    rows,
                    first: """
                        switch Table().rows()[0] {
                        case .list: present(ListController(), animated: true)
                        case .head, .map: break
                        }
                        """, second: "present(MapController(), animated: true)")
            ], has: ["FirstController ~sheet~> ListController : present"], hasNot: ["unresolved"]
        ).check()
    }

    /// Code that is put into a list by its event is asked for by that event, and lies on no path.
    @Test(arguments: [
        (
            "[ObjectIdentifier: [(Any) -> Void]]",
            "handlers[ObjectIdentifier(event), default: []].append { given in if let given = given as? E { done(given) } }",
            "handlers[ObjectIdentifier(E.self)]?.forEach { $0(event) }"
        ),
        (
            "[(Any) -> Void]", "handlers.append({ given in if let given = given as? E { done(given) } })",
            "handlers.forEach { $0(event) }"
        ),
    ])
    func handlersOfEventsAreNoRoots(_ type: String, _ adding: String, _ telling: String) {
        let app = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private let flow = ShopFlow()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                    window = UIWindow()
                    flow.start(in: window!)
                    return true
                }
            }
            struct CartEvent {}
            struct HelpEvent {}
            final class Events {
                static let shared = Events()
                private var handlers: \(type) = \(type.hasPrefix("[O") ? "[:]" : "[]")
                func on<E>(_ event: E.Type, _ done: @escaping (E) -> Void) { \(adding) }
                func tell<E>(_ event: E) { \(telling) }
            }
            final class ShopFlow {
                let stack = UINavigationController()
                func start(in window: UIWindow) {
                    stack.viewControllers = [HomeController()]
                    window.rootViewController = stack
                    Events.shared.on(CartEvent.self) { [unowned self] _ in
                        stack.pushViewController(CartController(), animated: true)
                    }
                    Events.shared.on(HelpEvent.self) { [unowned self] _ in
                        stack.pushViewController(HelpController(), animated: true)
                    }
                }
            }
            final class HomeController: UIViewController {
                override func viewDidAppear(_ animated: Bool) { Events.shared.tell(CartEvent()) }
            }
            final class CartController: UIViewController {
                override func viewDidAppear(_ animated: Bool) { Events.shared.tell(HelpEvent()) }
            }
            final class HelpController: UIViewController {}
            """
        ScannedApp(
            type, ["App.swift": app],
            has: [
                "HomeController ~push~> CartController : ShopFlow.start",
                "CartController ~push~> HelpController : ShopFlow.start",
            ],
            hasNot: [
                "-root!-> CartController", "-root!-> HelpController", "HomeController ~push~> HelpController",
                "CartController ~push~> CartController",
            ]
        ).check()
    }
}
