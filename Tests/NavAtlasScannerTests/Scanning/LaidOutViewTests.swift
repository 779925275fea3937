import Testing

/// Conditions that lay the same views out in several ways, by the size of the window say.
@Suite struct LaidOutViewTests {
    private static func source(_ content: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Studio: App { var body: some Scene { WindowGroup { StudioView() } } }
            enum Shape { case tall, wide }
            struct StudioView: View {
                @Environment(\\.horizontalSizeClass) private var size
                @State private var shape = Shape.tall
                @State private var isMixing = false
                var body: some View {
                    NavigationStack {
                        VStack { \(content) }.navigationDestination(isPresented: $isMixing) { MixView() }
                    }
                }
                private var brushes: some View { BrushView(isMixing: $isMixing).padding() }
            }
            struct BrushView: View {
                @Binding var isMixing: Bool
                var body: some View { Button("Mix") { isMixing = true } }
            }
            struct CanvasView: View { var body: some View { Text("canvas") } }
            struct EaselView: View { var body: some View { Button("Turn") {} } }
            struct MixView: View { var body: some View { Text("mix") } }
            """
        ]
    }

    @Test(arguments: [
        "if size == .regular { HStack { CanvasView(); BrushView(isMixing: $isMixing) } } else { CanvasView(); brushes }",
        "if size == .regular { brushes; CanvasView() } else if size == .compact { CanvasView(); brushes } else { CanvasView(); brushes }",
        "switch shape { case .tall: CanvasView(); brushes; case .wide: ScrollView { HStack { CanvasView(); brushes } } }",
    ])
    func theyAreParts(_ content: String) {
        ScannedApp(
            "views laid out", Self.source(content), has: ["StudioView ~push~> MixView : StudioView.isMixing"],
            hasNot: ["CanvasView", "BrushView"]
        ).check()
    }

    @Test(arguments: [
        ("if size == .regular { EaselView() } else { brushes }", "brushView"),
        (
            "if size == .regular { brushes } else if shape == .tall { CanvasView(); brushes } else { EaselView(); brushes }",
            "regular"
        ),
    ])
    func otherViewsAreChosen(_ content: String, name: String) {
        ScannedApp("views chosen", Self.source(content), has: ["StudioView -root!-> BrushView : \(name)"]).check()
    }

    /// A view that only draws, on a container that a condition brings up, is no screen that the condition chooses.
    @Test func whatIsDrawnOnAContainerIsAPart() {
        ScannedApp(
            "dots on tabs",
            [
                "App.swift": """
                import SwiftUI
                @main struct Studio: App { var body: some Scene { WindowGroup { StudioView() } } }
                struct StudioView: View {
                    @State private var isBrowsing = true
                    var body: some View {
                        ZStack {
                            if isBrowsing {
                                pages
                                DotsView(count: 2)
                            } else {
                                BrushView(isBrowsing: $isBrowsing)
                            }
                        }
                    }
                    private var pages: some View {
                        TabView { CanvasView().tabItem { Text("c") }; EaselView().tabItem { Text("e") } }
                    }
                }
                struct DotsView: View { let count: Int; var body: some View { HStack { Circle(); Circle() } } }
                struct BrushView: View {
                    @Binding var isBrowsing: Bool
                    var body: some View { Button("Browse") { isBrowsing = true } }
                }
                struct CanvasView: View { var body: some View { Text("canvas") } }
                struct EaselView: View { var body: some View { Button("Turn") {} } }
                """
            ],
            has: ["StudioView -tab-> CanvasView : c", "StudioView -root-> BrushView : brushView"], hasNot: ["DotsView"]
        ).check()
    }
}
