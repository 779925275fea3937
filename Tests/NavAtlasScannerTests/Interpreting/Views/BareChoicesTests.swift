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
}
