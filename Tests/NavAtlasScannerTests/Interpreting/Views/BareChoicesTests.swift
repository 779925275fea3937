import Testing

/// Views that show nothing but a choice: each stands for what it shows.
struct BareChoicesTests {
    /// - Parameter body: what the table of screens shows.
    private static func museum(_ body: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Museum: App { var body: some Scene { WindowGroup { LobbyView() } } }
            enum Room: Hashable, Identifiable { case vases, coins(Int), maps; var id: Self { self } }
            struct LobbyView: View {
                @State private var path: [Room] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("vases") { path.append(.vases) }
                            .navigationDestination(for: Room.self) { RoomView(room: $0) }
                    }
                }
            }
            struct RoomView: View {
                let room: Room
                @State private var next: Room?
                \(body)
                @ViewBuilder private var content: some View {
                    switch room {
                    case .vases: VasesView()
                    case .coins(let year): CoinsView(year: year)
                    case .maps: MapsView()
                    }
                }
            }
            struct VasesView: View { var body: some View { Text("v") } }
            struct CoinsView: View { let year: Int; var body: some View { Text("c") } }
            struct MapsView: View { var body: some View { Text("m") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a member that is modified",
            museum(#"var body: some View { content.navigationTitle("Room").padding() }"#),
            has: ["LobbyView -push-> CoinsView : coins(Int)", "LobbyView ~push~> VasesView : LobbyView.vases"],
            hasNot: ["RoomView"]),
        ScannedApp(
            "a table that shows itself",
            museum(
                """
                var body: some View {
                    content
                        .toolbar { Button("maps") { next = .maps } }
                        .sheet(item: $next) { RoomView(room: $0) }
                }
                """),
            has: [
                "LobbyView ~push~> VasesView : LobbyView.vases",
                "VasesView ~sheet~> MapsView : LobbyView.maps",
                "MapsView ~sheet~> MapsView : LobbyView.maps",
            ],
            hasNot: ["RoomView", "~sheet~> CoinsView", "~sheet~> VasesView", ".next"]),
    ]

    @Test(arguments: apps) func standForWhatTheyShow(_ app: ScannedApp) { app.check() }

    /// What is presented and is nothing but a choice among parts of itself leads on by itself, and not by who presents it.
    @Test(arguments: [
        ".sheet(item: $export) { ExportView(kind: $0) }",
        ".fullScreenCover(item: $export) { kind in ExportView(kind: kind) }",
        ".popover(item: $export) { ExportView(kind: $0) }",
    ])
    func aPresentedChoiceLeadsOnByItself(presented: String) {
        ScannedApp(
            presented,
            [
                "App.swift": """
                import SwiftUI
                enum Export: Identifiable { case image, text; var id: Self { self } }
                @main struct Pad: App { var body: some Scene { WindowGroup { PadView() } } }
                struct PadView: View {
                    @State private var export: Export?
                    var body: some View {
                        VStack {
                            Button("Image") { export = .image }
                            Button("Text") { export = .text }
                        }
                        \(presented)
                    }
                }
                struct ExportView: View {
                    let kind: Export
                    @State private var isDone = false
                    var body: some View {
                        switch kind {
                        case .image: Button("Save") { isDone = true }.sheet(isPresented: $isDone) { DoneView() }
                        case .text: Text("Text")
                        }
                    }
                }
                struct DoneView: View { var body: some View { Text("Done") } }
                """
            ], has: ["ExportView ~sheet~> DoneView : ExportView.isDone"], hasNot: ["PadView ~sheet~> DoneView"]
        ).check()
    }
}
