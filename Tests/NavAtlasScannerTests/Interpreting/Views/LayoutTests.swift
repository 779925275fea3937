import Testing

/// Layouts of the app's own, which are called with the views that they lay out.
struct LayoutTests {
    @Test(arguments: [
        "Row(spacing: 8) { Shelf { isOpen = true }; NavigationLink(\"b\") { BookView() } }",
        "Row { Group { Shelf { isOpen = true }; NavigationLink(\"b\") { BookView() } } }",
        "row { Shelf { isOpen = true }; NavigationLink(\"b\") { BookView() } }",
        "AnyLayout(Row()) { Shelf { isOpen = true }; NavigationLink(\"b\") { BookView() } }",
    ])
    func showWhatTheyLayOut(_ shown: String) {
        ScannedApp(
            shown,
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                struct Row: Layout {
                    var spacing: CGFloat = 4
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
                    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
                }
                struct HallView: View {
                    private let row = Row(spacing: 2)
                    @State private var isOpen = false
                    var body: some View { VStack { \(shown) }.sheet(isPresented: $isOpen) { DoorView() } }
                }
                struct Shelf: View {
                    let action: () -> Void
                    var body: some View {
                        Button("open", action: action)
                        NavigationLink("m") { MapView() }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                struct DoorView: View { var body: some View { Text("d") } }
                struct MapView: View { var body: some View { Text("m") } }
                """
            ],
            has: [
                "HallView ~push~> BookView : NavigationLink", "HallView ~push~> MapView : NavigationLink",
                "HallView ~sheet~> DoorView : HallView.isOpen",
            ], hasNot: ["unresolved", "screen Shelf"]
        )
        .check()
    }
}
