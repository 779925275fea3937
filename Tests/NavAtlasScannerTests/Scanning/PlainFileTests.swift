import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Files that show nothing themselves, which navigation goes through all the same.
struct PlainFileTests {
    /// A value's type may be told by what a plain type gives.
    @Test func functionsAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "Views",
                """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { TillView() } } }
                struct TillView: View {
                    private let scales = Scales()
                    @State private var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("weigh") { if let weight = scales.weigh() { path.append(weight) } }
                                .navigationDestination(for: Int.self) { _ in WeightView() }
                        }
                    }
                }
                struct WeightView: View { var body: some View { Text("w") } }
                """
            ), ("Scales", "struct Scales { func weigh() -> Int? { 3 } }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let result = try NavAtlasScanner.Scanner().scan([folder.path])
        #expect(result.graph.unresolved.isEmpty)
        #expect(result.graph.edges.contains { $0.kind == .transition && $0.to == "WeightView" })
    }

    private static let views = """
        import SwiftUI
        @main struct Atlas: App { var body: some Scene { WindowGroup { NavigationStack { WorldView(world: World()) } } } }
        struct WorldView: View {
            let world: World
            var body: some View {
                List(world.countries[0].cities) { city in NavigationLink(value: city) { Text(city.name) } }
                    .navigationDestination(for: City.self) { CityView(city: $0) }
            }
        }
        struct CityView: View {
            let city: City
            var body: some View { Text(city.name) }
        }
        """

    /// Plain records tell of what type the values are that are pushed.
    @Test func recordsThatHoldWhatIsPushedAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("Views", Self.views),
            ("City", "struct City: Hashable, Identifiable { let name: String; var id: String { name } }"),
            ("Country", "struct Country { var cities: [City] = [] }"),
            ("World", "struct World { var countries: [Country] { stored.sorted() } ; var stored: [Country] = [] }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "CityView" })
        #expect(graph.unresolved.isEmpty)
    }

    /// A factory is told by what its functions give, whatever they are called.
    @Test func whoGivesWhatMakesCoordinatorsIsRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "App",
                """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    let parts = Parts()
                    var flow: MainFlow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        flow = MainFlow(stack: UINavigationController(), parts: parts)
                        flow?.start()
                        return true
                    }
                }
                final class MainFlow {
                    let stack: UINavigationController
                    let parts: Parts
                    init(stack: UINavigationController, parts: Parts) { (self.stack, self.parts) = (stack, parts) }
                    func start() { parts.door().doorFlow(stack: stack).start() }
                }
                """
            ),
            ("Parts", "final class Parts { func door() -> DoorParts { DoorParts() } }"),
            (
                "Door",
                """
                import UIKit
                struct DoorParts {
                    func doorFlow(stack: UINavigationController) -> DoorFlow { DoorFlow(stack: stack) }
                }
                final class DoorFlow {
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.pushViewController(Door(), animated: false) }
                }
                final class Door: UIViewController {}
                """
            ),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.from == "MainFlow" && $0.to == "DoorFlow" && $0.kind.isDeclared })
        #expect(graph.unresolved.isEmpty)
    }

    /// Who posts a notification finds those who listen by a name that a file of its own may declare.
    @Test func namesOfNotificationsAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "App",
                """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(leave), name: .signedOut, object: nil)
                        window?.rootViewController = Hall()
                        return true
                    }
                    @objc private func leave() { window?.rootViewController = Door() }
                }
                final class Hall: UIViewController {
                    @objc func tapped() { NotificationCenter.default.post(name: .signedOut, object: nil) }
                }
                final class Door: UIViewController {}
                """
            ),
            (
                "Names",
                """
                import Foundation
                public extension Notification.Name { static let signedOut = Notification.Name("signedOut") }
                """
            ),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Hall" && $0.to == "Door" })
        #expect(graph.unresolved.isEmpty)
    }

    /// What an extension does depends on the class, which a plain file may declare.
    @Test func extendedClassesAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "App",
                """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Hall())
                        return true
                    }
                }
                final class Hall: UITableViewController {
                    override func viewDidLoad() {
                        let rows = Rows(table: tableView)
                        tableView.delegate = rows
                    }
                }
                extension Rows {
                    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        tableView.hall?.navigationController?.pushViewController(Room(), animated: true)
                    }
                }
                final class Room: UIViewController {}
                """
            ),
            ("Rows", "import Tables\nclass Rows: TableAdapter {\n}"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Hall" && $0.to == "Room" })
        #expect(graph.unresolved.isEmpty)
    }

    /// An extension may do it in a closure that a property holds, as reducers are often written.
    @Test func recordsThatClosuresExtendAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "App",
                """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
                struct Shelf: View {
                    @StateObject var store = Store()
                    var body: some View {
                        Button("cart") { store.send(.cart) }
                        switch store.state.top {
                        case .cart: NavigationLink("cart") { Cart() }
                        default: Text("")
                        }
                    }
                }
                struct Cart: View { var body: some View { Text("") } }
                final class Store: ObservableObject {
                    @Published var state = Whole()
                    func send(_ page: Page) { state = Whole.reducer(state, page) }
                }
                extension Whole {
                    var top: Page? { pages.open.last }
                    static let reducer: (Self, Page) -> Self = { state, page in Whole(pages: Pages.reducer(state.pages, page)) }
                }
                enum Page { case start, cart }
                """
            ),
            (
                "Reducer",
                """
                import Foundation
                extension Pages {
                    static let reducer: (Self, Page) -> Self = { state, page in Pages(open: state.open + [page]) }
                }
                """
            ),
            ("Whole", "struct Whole: Codable { let pages: Pages }\nextension Whole { init() { pages = Pages() } }"),
            ("Pages", "struct Pages: Codable { let open: [Page] }\nextension Pages { init() { open = [.start] } }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Shelf" && $0.to == "Cart" })
    }

    /// A plain record may be the part of a state that a sheet is bound to.
    @Test func recordsThatHoldAStateAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "Views",
                """
                import SwiftUI
                @main struct Spa: App { var body: some Scene { WindowGroup { PoolView(model: PoolModel()) } } }
                final class PoolModel: ObservableObject { @Published var state = PoolState() }
                struct PoolView: View {
                    @ObservedObject var model: PoolModel
                    var body: some View { Basin(state: $model.state) }
                }
                struct Basin: View {
                    @Binding var state: PoolState
                    var body: some View {
                        Button("Towel") { state.wish.towel = Towel() }
                            .sheet(item: $state.wish.towel) { _ in TowelView() }
                    }
                }
                struct TowelView: View { var body: some View { Text("Here") } }
                """
            ),
            ("State", "struct PoolState: Equatable { var wish = Wish() }"),
            ("Wish", "struct Wish: Equatable { var towel: Towel? }"),
            ("Towel", "struct Towel: Identifiable, Equatable { let id = 1 }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "TowelView" })
        #expect(graph.unresolved.isEmpty)
    }

    /// A plain structure may hold the identifiers of segues.
    @Test func constantsAreRead() throws {
        let folder = try TemporaryFolder([
            "App.swift": StoryboardAppTests.app + """
                final class ListController: UITableViewController {
                    @objc func open() { performSegue(withIdentifier: Segues.item, sender: self) }
                }
                final class ItemController: UIViewController {}
                """,
            "Segues.swift": "struct Segues {\n    static let item = \"open\"\n}\n",
            "Main.storyboard": StoryboardText.storyboard(
                initial: "list",
                StoryboardText.scene(
                    "list", class: "ListController",
                    manual: ["<segue destination=\"item\" kind=\"show\" identifier=\"open\"/>"]),
                StoryboardText.scene("item", class: "ItemController")),
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let graph = try scanner.scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "ItemController" })
        #expect(graph.unresolved.isEmpty)
    }

    /// A storyboard names the class of a scene.
    @Test func classesOfScenesAreRead() throws {
        let folder = try TemporaryFolder([
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = HarbourMaker.instantiate(Tabs.self)
                    return true
                }
            }
            """,
            "Tabs.swift": "class Tabs: UITabBarController {}", "Berths.swift": "class Berths: UIViewController {}",
            "Main.storyboard": StoryboardText.storyboard(
                StoryboardText.scene(
                    "tabs", "tabBarController", class: "Tabs", identifier: "Tabs",
                    manual: ["<segue destination=\"berths\" kind=\"relationship\" relationship=\"viewControllers\"/>"]),
                StoryboardText.scene("berths", class: "Berths", identifier: "Berths")),
        ])
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = folder.path
        let graph = try scanner.scan([folder.path]).graph
        #expect(graph.unresolved.first { $0.what == "rootViewController =" }?.candidates == ["Tabs"])
    }

    /// A name may begin with a sign that is no letter.
    @Test(arguments: ["Shelf", "📚Shelf", "書棚"])
    func extensionsOfAStatesTypeAreRead(_ type: String) {
        ScannedApp(
            type,
            [
                "App.swift": """
                import SwiftUI
                @main struct Reading: App {
                    @State private var shelf = \(type)()
                    var body: some Scene { WindowGroup { ReadingView(shelf: shelf) } }
                }
                @Observable final class \(type) { var isOpen = false }
                struct ReadingView: View {
                    @Bindable var shelf: \(type)
                    var body: some View { Button("o") { shelf.open() }.sheet(isPresented: $shelf.isOpen) { PageView() } }
                }
                struct PageView: View { var body: some View { Text("p") } }
                """, "Opening.swift": "extension \(type) { func open() { isOpen = true } }",
            ],
            has: ["ReadingView ~sheet~> PageView : ReadingView.isOpen"], hasNot: ["unresolved"]
        ).check()
    }

    /// A plain service may write the state that decides what is shown.
    @Test func servicesThatWriteAStateAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            (
                "Views",
                """
                import SwiftUI
                @main struct Nursery: App { var body: some Scene { WindowGroup { RootView() } } }
                final class AppState: ObservableObject {
                    static let shared = AppState()
                    @Published var isIn = false
                }
                struct RootView: View {
                    @StateObject private var state = AppState.shared
                    var body: some View { if state.isIn { ToysView() } else { DoorView() } }
                }
                struct DoorView: View { var body: some View { Button("In") { AppState.shared.isIn = true } } }
                struct ToysView: View { var body: some View { Button("Out") { Session.signOut() } } }
                """
            ),
            ("Session", "final class Session { static func signOut() { Desk().forget() } }"),
            ("Desk", "struct Desk { func forget() { AppState.shared.isIn = false } }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "ToysView" && $0.to == "DoorView" })
    }

    /// A view may stand in an extension of a type that has nothing to do with navigation.
    @Test func typesInWhichViewsStandAreRead() throws {
        try check(
            [
                "App": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { Dock.Panel() } } }
                """,
                "Panel": """
                import SwiftUI
                extension Dock { struct Panel: View { var body: some View { Text("p") } } }
                """, "Dock": "struct Dock { let length: Int }",
            ], gives: "entry Dock.Panel")
    }

    /// A reducer may have its actions in another file, and do no more than send one.
    @Test func reducersAreRead() throws {
        try check(
            [
                "App": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Port: App {
                    var body: some Scene { WindowGroup { PierView(store: Store(initialState: Pier.State()) { Pier() }) } }
                }
                struct PierView: View {
                    @Bindable var store: StoreOf<Pier>
                    var body: some View {
                        Button("r") { store.send(.rope(.tapped)) }
                            .sheet(item: $store.scope(state: \\.knot, action: \\.knot)) { _ in KnotView() }
                    }
                }
                struct KnotView: View { var body: some View { Text("k") } }
                @Reducer struct Pier {
                    @ObservableState struct State { var rope = Rope.State(); @Presents var knot: Knot.State? }
                    enum Action { case rope(Rope.Action); case knot(PresentationAction<Knot.Action>) }
                    var body: some ReducerOf<Self> {
                        Scope(state: \\.rope, action: \\.rope) { Rope() }
                        Reduce { state, action in
                            if case .rope(.pulled) = action { state.knot = Knot.State() }
                            return .none
                        }
                    }
                }
                @Reducer struct Knot {}
                """,
                "Rope": """
                import ComposableArchitecture
                struct Rope: Reducer {
                    var body: some Reducer<State, Action> {
                        Reduce { state, action in
                            if case .tapped = action { return .send(.pulled) }
                            return .none
                        }
                    }
                }
                """,
                "RopeState": """
                import ComposableArchitecture
                extension Rope { struct State: Equatable { var length = 1 } }
                """,
                "RopeAction": "extension Rope { enum Action { case tapped, pulled } }",
            ], gives: "PierView ~sheet~> KnotView : PierView.knot")
    }

    /// Who posts a notification finds those who listen by its name alone.
    @Test func filesThatPostNotificationsAreRead() throws {
        try check(
            [
                "App": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
                        window?.rootViewController = PierController(gate: Gate())
                        NotificationCenter.default.publisher(for: Names.shut).sink { [weak self] _ in
                            self?.window?.rootViewController = ShoreController()
                        }
                        return true
                    }
                }
                enum Names { static let shut = NSNotification.Name("shut") }
                final class PierController: UIViewController {
                    let gate: Shutting
                    init(gate: Shutting) { self.gate = gate; super.init(nibName: nil, bundle: nil) }
                    override func viewDidLoad() { gate.shut() }
                }
                final class ShoreController: UIViewController {}
                """,
                "Shutting": "protocol Shutting { func shut() }",
                "Gate": """
                import Foundation
                struct Gate: Shutting {
                    func shut() { NotificationCenter.default.post(name: Names.shut, object: nil) }
                }
                """,
            ], gives: "PierController ~root~> ShoreController : rootViewController")
    }

    private func check(_ files: [String: String], gives line: String) throws {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(name + ".swift", text + "\n") }
        let graph = try NavAtlasScanner.Scanner().scan([folder.path]).graph
        #expect(Notation.print(graph).contains(line), "\(Notation.print(graph))")
        #expect(graph.unresolved.isEmpty)
    }
}
