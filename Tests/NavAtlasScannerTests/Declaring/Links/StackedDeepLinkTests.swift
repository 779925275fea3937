import Testing

/// Links that put several values on a path at once, the last perhaps.
@Suite struct StackedDeepLinkTests {
    private static func port(_ handling: String, _ helper: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Port: App {
                @State private var scene = PortScene()
                var body: some Scene { WindowGroup { QuayView(scene: scene).onOpenURL { scene.handle($0) } } }
            }
            enum Place: String { case ship, dock }
            enum Deck: String, Hashable { case bridge, hold }
            struct Ship: Hashable { let id: String }
            struct Dock: Hashable { let id: String }
            @Observable final class PortScene {
                var path = NavigationPath()
                func handle(_ url: URL) {
                    let parts = url.path.split(separator: "/")
                    \(handling)
                }
            }
            struct QuayView: View {
                @Bindable var scene: PortScene
                var body: some View {
                    NavigationStack(path: $scene.path) {
                        Text("quay")
                            .navigationDestination(for: Ship.self) { _ in ShipView() }
                            .navigationDestination(for: Dock.self) { _ in DockView() }
                    }
                }
            }
            struct ShipView: View {
                \(helper)
                var body: some View {
                    Text("ship").navigationDestination(for: Deck.self) { deck in
                        switch deck {
                        case .bridge: BridgeView()
                        case .hold: HoldView()
                        }
                    }
                }
            }
            struct DockView: View { var body: some View { Text("dock") } }
            struct BridgeView: View { var body: some View { Text("bridge") } }
            struct HoldView: View { var body: some View { Text("hold") } }
            """
        ]
    }

    /// What a handler does before it compares more of the link belongs to the link that it then tells apart, too; what it does
    /// for others, and before it leaves, does not.
    @Test(arguments: [
        "guard url.host == \"ship\" else { return }; path.append(Ship(id: \"1\")); if parts.contains(\"hold\") { SHOW }",
        "path.append(Ship(id: \"1\")); if url.host == \"ship\", parts.first == \"hold\" { SHOW }",
        "guard url.host == \"ship\" else { path.append(Dock(id: \"2\")); return }; OPEN; guard parts[0] == \"hold\" else { return }; SHOW",
    ])
    func whatIsDoneBeforeAComparisonBelongsToTheLink(_ handling: String) {
        let code = handling.replacing("SHOW", with: "path.append(Deck.hold)")
            .replacing("OPEN", with: "path.append(Ship(id: \"1\"))")
        ScannedApp(
            handling, Self.port(code), has: ["link ship/hold => HoldView : QuayView.Ship / ShipView.hold"],
            hasNot: ["link ship/hold => ShipView", "Dock / ", "/ QuayView.Dock"]
        ).check()
    }

    /// A path that is made in a variable shows its values one upon another, also where a task fills it.
    @Test func aVariableKeepsTheOrderOfItsValues() {
        let fill = "next.append(Ship(id: url.lastPathComponent)); next.append(Deck.hold); path = next"
        for code in [fill, "Task { \(fill) }"] {
            ScannedApp(
                "a path in a variable",
                Self.port("guard url.host == \"ship\" else { return }; var next = NavigationPath(); \(code)"),
                has: ["link ship => HoldView : QuayView.Ship / ShipView.hold"], hasNot: ["=> ShipView", "=> ?"]
            ).check()
        }
    }

    @Test func endAtEachOfTheScreensOnTop() {
        ScannedApp(
            "ship and deck",
            Self.port(
                """
                switch Place(rawValue: url.host!) {
                case .ship:
                    path.append(Ship(id: String(parts[0])))
                    parts.dropFirst().compactMap { Deck(rawValue: $0.lowercased()) }.forEach { path.append($0) }
                case .dock: path.append(Dock(id: ""))
                case .none: break
                }
                """),
            has: [
                "link ship => ShipView : QuayView.Ship",
                "link ship/bridge => BridgeView : QuayView.Ship / ShipView.bridge",
                "link ship/hold => HoldView : QuayView.Ship / ShipView.hold", "link dock => DockView : QuayView.Dock",
            ], hasNot: ["unresolved", "~push~> BridgeView"]
        ).check()
    }

    /// An array is assigned from its first element to its last, and a condition chooses one of two.
    @Test func assignedAtOnceAreShownOneAfterTheOther() {
        ScannedApp(
            "an array, and a choice of two",
            [
                "App.swift": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { QuayView() } } }
                enum Place: Hashable { case ship, deck, hold }
                struct QuayView: View {
                    @State private var path: [Place] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("quay").navigationDestination(for: Place.self) { place in
                                switch place {
                                case .ship: ShipView()
                                case .deck: DeckView()
                                case .hold: HoldView()
                                }
                            }
                        }
                        .onOpenURL { url in
                            switch url.host {
                            case "deck": path = [.ship, .deck]
                            case "hold": path = url.query == nil ? [.hold] : [.ship, .hold]
                            default: break
                            }
                        }
                    }
                }
                struct ShipView: View { var body: some View { Text("ship") } }
                struct DeckView: View { var body: some View { Text("deck") } }
                struct HoldView: View { var body: some View { Text("hold") } }
                """
            ],
            has: [
                "link deck => DeckView : QuayView.ship / QuayView.deck", "link hold => HoldView : QuayView.hold",
                "link hold => HoldView : QuayView.ship / QuayView.hold",
            ], hasNot: ["=> ShipView", "=> ?"]
        ).check()
    }

    /// An alias in a branch stands for its own type, whatever others of its name stand for.
    @Test func areFollowedThroughLocalAliases() {
        ScannedApp(
            "an alias in each case",
            Self.port(
                """
                switch Place(rawValue: url.host!) {
                case .ship:
                    typealias Shown = ShipView
                    Shown.open(&path)
                case .dock:
                    typealias Shown = Dock
                    path.append(Shown(id: ""))
                case .none: break
                }
                """, "static func open(_ path: inout NavigationPath) { path.append(Ship(id: \"\")) }"),
            has: ["link ship => ShipView : QuayView.Ship", "link dock => DockView : QuayView.Dock"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// What a guard does before it leaves is no step of what follows.
    @Test func aGuardThatLeavesIsABranch() {
        ScannedApp(
            "a shelf or a book",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { ShopView() } } }
                enum Page: Hashable { case shelf, book(String) }
                struct ShopView: View {
                    @State private var path: [Page] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("s").navigationDestination(for: Page.self) { page in
                                switch page {
                                case .shelf: ShelfView()
                                case .book: BookView()
                                }
                            }
                        }
                        .onOpenURL { open($0) }
                    }
                    private func open(_ url: URL) {
                        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
                        switch parts.path {
                        case "/books":
                            guard let name = parts.queryItems?.first(where: { $0.name == "name" })?.value else {
                                path.append(.shelf)
                                return
                            }
                            path.append(.book(name))
                        default: break
                        }
                    }
                }
                struct ShelfView: View { var body: some View { Text("s") } }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "ShopView ~push~> ShelfView : ShopView.shelf", "ShopView ~push~> BookView : ShopView.book",
                "link books => ShelfView : ShopView.shelf", "link books?name => BookView : ShopView.book",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
