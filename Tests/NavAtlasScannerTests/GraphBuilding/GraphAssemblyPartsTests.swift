import Testing

/// Parts that several screens have, and what each of them shows in its own.
@Suite struct GraphAssemblyPartsTests {
    private static let frames = """
        import SwiftUI
        struct Box<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { VStack { content } }
        }
        struct Page<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { ScrollView { VStack { content } } }
        }
        struct RopeView: View { var body: some View { Text("r") } }
        struct KnotView: View { var body: some View { Page { Box { Text("k") } } } }
        """

    @Test func whatAScreenPutsIntoAFrameIsNoOthers() {
        ScannedApp(
            "frames of one type in several screens",
            [
                "App.swift": """
                \(Self.frames)
                @main struct Harbour: App { var body: some Scene { WindowGroup { BarView() } } }
                struct BarView: View {
                    var body: some View { TabView { DeckView().tabItem { Text("d") }; HoldView().tabItem { Text("h") } } }
                }
                struct DeckView: View {
                    @State private var isTied = false
                    var body: some View { NavigationView { Page { link; sheet }.navigationBarTitle("Deck") } }
                    var link: some View { Box { NavigationLink(destination: KnotView(), label: { Text("k") }) } }
                    var sheet: some View {
                        Box { Button("tie") { isTied = true } }.sheet(isPresented: $isTied) { RopeView() }
                    }
                }
                struct HoldView: View { var body: some View { ScrollView { Box { Text("h") } } } }
                """
            ],
            has: [
                "DeckView ~push~> KnotView : NavigationLink", "DeckView -sheet-> RopeView : isTied",
                "DeckView ~sheet~> RopeView : DeckView.isTied",
            ],
            hasNot: ["HoldView ~", "HoldView -", "KnotView ~", "KnotView -", "Box.", "Page."]
        )
        .check()
    }

    @Test func aPictureAboveRowsInAFrameIsNoScreen() {
        ScannedApp(
            "a lantern above the rows",
            [
                "App.swift": """
                \(Self.frames)
                @main struct Harbour: App { var body: some Scene { WindowGroup { BarView() } } }
                struct BarView: View {
                    var body: some View { TabView { DeckView().tabItem { Text("d") }; RopeView().tabItem { Text("r") } } }
                }
                struct Lantern: View {
                    @State private var angle = 0.0
                    var body: some View { Circle().rotationEffect(.degrees(angle)).onAppear { angle = 9 } }
                }
                struct DeckView: View {
                    @State private var isDark = false
                    var body: some View {
                        NavigationView {
                            Page {
                                if isDark { Lantern() }
                                Box { Text("d") }
                                NavigationLink(destination: KnotView(), label: { Text("k") })
                            }
                        }
                    }
                }
                """
            ],
            has: ["BarView -tab-> DeckView : d", "DeckView ~push~> KnotView : NavigationLink"],
            hasNot: ["Lantern"]
        )
        .check()
    }

    @Test func aScreenThatDrawsItsRowsInTwoWaysIsOneScreen() {
        ScannedApp(
            "a grid or a list",
            [
                "App.swift": """
                \(Self.frames)
                @main struct Harbour: App { var body: some Scene { WindowGroup { BarView() } } }
                struct BarView: View {
                    var body: some View {
                        TabView {
                            NavigationStack { CargoView() }.tabItem { Text("c") }
                            RopeView().tabItem { Text("r") }
                        }
                    }
                }
                struct CargoView: View {
                    private enum Style: String { case list, grid }
                    @AppStorage("style") private var style: Style = .grid
                    var body: some View {
                        Group {
                            switch style {
                            case .grid: grid
                            case .list: list
                            }
                        }
                        .toolbar { Button("other") { style = .list } }
                    }
                    var grid: some View { ScrollView { NavigationLink("k") { KnotView() } } }
                    var list: some View { List { NavigationLink("k") { KnotView() } } }
                }
                """
            ],
            has: ["BarView -tab-> CargoView : c", "CargoView ~push~> KnotView : NavigationLink"],
            hasNot: ["inline:"]
        )
        .check()
    }

    /// What a screen gives its rows to do is no other screen's, though a model does it.
    @Test func whatAScreenGivesARowToDoIsNoOthers() {
        ScannedApp(
            "rows of one type in several screens",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { BarView() } } }
                final class Mate: ObservableObject {
                    @Published var path: [Int] = []
                    func tie() { path.append(1) }
                }
                struct Tappable: ViewModifier {
                    let action: () -> Void
                    func body(content: Content) -> some View { Button(action: action) { content } }
                }
                extension View {
                    func onTap(_ action: @escaping () -> Void) -> some View { modifier(Tappable(action: action)) }
                }
                struct BarView: View {
                    @StateObject private var mate = Mate()
                    var body: some View {
                        NavigationStack(path: $mate.path) {
                            TabView { DeckView(mate: mate).tabItem { Text("d") }; HoldView().tabItem { Text("h") } }
                                .navigationDestination(for: Int.self) { _ in KnotView() }
                        }
                    }
                }
                struct DeckView: View {
                    let mate: Mate
                    var body: some View { NavigationView { List { ForEach(0..<3) { _ in row } } } }
                    private var row: some View { Rope(name: "d").onTap { mate.tie() } }
                }
                struct HoldView: View {
                    var body: some View { ScrollView { Rope(name: "h").onTap { print("h") } } }
                }
                struct Rope: View {
                    let name: String
                    var body: some View { VStack { Text(name) } }
                }
                struct KnotView: View { var body: some View { Text("k") } }
                """
            ],
            has: ["DeckView ~push~> KnotView : BarView.Int"], hasNot: ["HoldView ~", "Rope"]
        )
        .check()
    }
}
