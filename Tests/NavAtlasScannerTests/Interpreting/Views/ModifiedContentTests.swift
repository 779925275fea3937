import Testing

/// What a view shows from its own state on the screen that it puts into a wrapper.
@Suite struct ModifiedContentTests {
    /// The view declares it once, and the screen takes it.
    @Test(arguments: [
        "@ViewBuilder var content: Content", "@ViewBuilder let content: () -> Content",
    ])
    func isDeclaredByTheView(content: String) {
        let shown = content.contains("()") ? "content()" : "content"
        ScannedApp(
            content,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { CounterView() } } }
                struct CounterView: View {
                    @State private var isFiltering = false
                    var body: some View {
                        NavigationStack {
                            Frame(title: "Counter") {
                                GoodsView().popover(isPresented: $isFiltering) { FilterView() }
                            }
                            .navigationDestination(for: Int.self) { _ in GoodView() }
                            .toolbar { ToolbarItem { FilterBar(isOpen: $isFiltering) } }
                        }
                    }
                }
                struct Frame<Content: View>: View {
                    let title: String
                    \(content)
                    var body: some View { ZStack { Color.red; \(shown) }.navigationTitle(title) }
                }
                struct FilterBar: View {
                    @Binding var isOpen: Bool
                    var body: some View { HStack { Button("filter") { isOpen.toggle() } } }
                }
                struct GoodsView: View { var body: some View { VStack { Text("goods"); Button("buy") {} } } }
                struct GoodView: View { var body: some View { Text("good") } }
                struct FilterView: View { var body: some View { Text("filter") } }
                """
            ],
            has: [
                "CounterView -popover-> FilterView : isFiltering",
                "GoodsView ~popover~> FilterView : CounterView.isFiltering",
            ],
            hasNot: ["GoodsView -popover->"]
        ).check()
    }
}
