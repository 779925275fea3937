import Testing

/// What a helper is given to show, and lays out beside views of its own.
@Suite struct GivenContentTests {
    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View {
            @State private var isOpen = false
            @State private var isHelpOpen = false
            @State private var page: Page?
            var body: some View {
                Button("Open") { isOpen = true }
                Button("News") { page = .news }
                Button("Cart") { page = .cart }
                    .card(isPresented: $isOpen) { isHelpOpen = true } content: { CartView() }
                    .card(item: $page) { page in
                        switch page {
                        case .news: NewsView()
                        case .cart: CartView()
                        }
                    }
                    .sheet(isPresented: $isHelpOpen) { HelpView() }
            }
        }
        enum Page: Identifiable { case news, cart; var id: Self { self } }
        struct CartView: View { var body: some View { Text("cart") } }
        struct NewsView: View { var body: some View { Text("news") } }
        struct HelpView: View { var body: some View { Text("help") } }
        struct InfoButton: View {
            @State private var isInfoOpen = false
            var body: some View { Button("Info") { isInfoOpen = true }.sheet(isPresented: $isInfoOpen) { InfoView() } }
        }
        struct InfoView: View { var body: some View { Text("info") } }

        """

    @Test func functionsShowWhatTheyAreGiven() {
        let app = ScannedSource(
            "",
            Self.app + """
                extension View {
                    func card<Content: View>(
                        isPresented: Binding<Bool>, help: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content
                    ) -> some View {
                        sheet(isPresented: isPresented) {
                            VStack {
                                Capsule().frame(width: 40)
                                HStack { InfoButton(); Button("Help") { help() } }
                                content()
                            }
                        }
                    }
                    func card<Item: Identifiable, Content: View>(
                        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
                    ) -> some View {
                        sheet(item: item) { item in VStack { Text("title"); content(item) } }
                    }
                }
                """, gives: "")
        #expect(
            app.found.filter { $0.hasPrefix("HomeView ~sheet~>") } == [
                "HomeView ~sheet~> CartView : HomeView.cart", "HomeView ~sheet~> CartView : HomeView.isOpen",
                "HomeView ~sheet~> HelpView : HomeView.isHelpOpen", "HomeView ~sheet~> NewsView : HomeView.news",
            ])
        #expect(app.found.contains("CartView ~sheet~> InfoView : CartView.isInfoOpen"))
    }

    @Test func modifiersShowWhatTheyAreGiven() {
        let app = ScannedSource(
            "",
            Self.app + """
                extension View {
                    func card<Card: View>(
                        isPresented: Binding<Bool>, help: @escaping () -> Void, @ViewBuilder content: @escaping () -> Card
                    ) -> some View {
                        modifier(CardModifier(isPresented: isPresented, help: help, card: content))
                    }
                    func card<Item: Identifiable, Card: View>(
                        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Card
                    ) -> some View {
                        modifier(ItemModifier(item: item, card: content))
                    }
                }
                struct CardModifier<Card: View>: ViewModifier {
                    @Binding var isPresented: Bool
                    let help: () -> Void
                    let card: () -> Card
                    func body(content: Content) -> some View {
                        content.sheet(isPresented: $isPresented) {
                            VStack { Text("title"); Button("Help", action: help); card() }
                        }
                    }
                }
                struct ItemModifier<Item: Identifiable, Card: View>: ViewModifier {
                    @Binding var item: Item?
                    let card: (Item) -> Card
                    func body(content: Content) -> some View {
                        content.sheet(item: $item) { item in VStack { Text("title"); card(item) } }
                    }
                }
                """, gives: "")
        #expect(
            app.found.filter { $0.hasPrefix("HomeView ~sheet~>") } == [
                "HomeView ~sheet~> CartView : HomeView.cart", "HomeView ~sheet~> CartView : HomeView.isOpen",
                "HomeView ~sheet~> HelpView : HomeView.isHelpOpen", "HomeView ~sheet~> NewsView : HomeView.news",
            ])
    }

    @Test("A container with several places is filled by what stands in each of them")
    func aContainerHasTwoPlaces() {
        ScannedApp(
            "a menu beside pages",
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { YardView() } } }
                enum Corner: CaseIterable { case hay, tools, seeds }
                struct YardView: View {
                    @State private var corner: Corner = .hay
                    var body: some View {
                        MenuStack {
                            MenuView(selected: $corner)
                        } content: {
                            if corner == .tools { ToolsView() } else if corner == .seeds { SeedsView() } else { HayView() }
                        }
                    }
                }
                struct MenuStack<Side: View, Content: View>: View {
                    private let side: Side
                    private let content: Content
                    init(@ViewBuilder side: () -> Side, @ViewBuilder content: () -> Content) {
                        self.side = side()
                        self.content = content()
                    }
                    var body: some View { ZStack { side.frame(width: 90); content } }
                }
                struct MenuView: View {
                    @Binding var selected: Corner
                    var body: some View {
                        List(Corner.allCases, id: \\.self) { one in Text("\\(one)").onTapGesture { selected = one } }
                    }
                }
                struct ToolsView: View {
                    @State private var isShown = false
                    var body: some View { Button("More") { isShown = true }.sheet(isPresented: $isShown) { ToolView() } }
                }
                struct ToolView: View { var body: some View { Text("Tool") } }
                struct SeedsView: View { var body: some View { List { Text("Seed") } } }
                struct HayView: View { var body: some View { List { Text("Hay") } } }
                """
            ],
            has: [
                "YardView -root!-> HayView : hayView", "YardView -root-> ToolsView : tools",
                "YardView -root-> SeedsView : seeds", "YardView ~root~> SeedsView : YardView.seeds",
                "ToolsView ~sheet~> ToolView : ToolsView.isShown",
            ],
            hasNot: ["YardView ~sheet~>"]
        ).check()
    }
}
