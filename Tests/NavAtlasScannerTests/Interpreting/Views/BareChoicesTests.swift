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

    /// A view that shows nothing but one of several screens is none itself, wherever it stands: a screen that changes the state
    /// which chooses brings up another one.
    @Test(arguments: [
        "TabView { AccountView().tabItem { Text(\"me\") }; Text(\"news\").tabItem { Text(\"news\") } }",
        "TabView { NavigationStack { AccountView() }.tabItem { Text(\"me\") }; Text(\"n\").tabItem { Text(\"n\") } }",
        "NavigationStack { NavigationLink(\"me\") { AccountView() } }",
        "Button(\"me\") { isShown = true }.sheet(isPresented: $isShown) { AccountView() }",
        "Button(\"me\") { isShown = true }.fullScreenCover(isPresented: $isShown) { AccountView() }",
    ])
    func aViewThatChoosesIsNoScreen(root: String) {
        let forms = [
            "if club.page == .member { MemberView() } else { GuestView() }",
            "Group { if club.page == .member { MemberView() } else { GuestView() } }.padding()",
            "club.page == .member ? AnyView(MemberView()) : AnyView(GuestView())",
        ]
        let views =
            forms.map { "struct AccountView: View { @Environment(Club.self) var club; var body: some View { \($0) } }" }
            + ["struct AccountView: View { let page: Page; var body: some View { page.view } }"]
        for view in views {
            let page = view.contains("let page") ? "page: club.page" : ""
            let shown = root.replacing("AccountView()", with: "AccountView(\(page))")
            let found = ScannedSource("club", Self.club(shown, view), gives: "").found
            #expect(found.contains { $0.hasPrefix("GuestView ~root~> MemberView") }, "\(shown) \(view)")
            #expect(found.contains { $0.hasPrefix("MemberView ~root~> GuestView") }, "\(shown) \(view)")
        }
    }

    /// What stands for data that are loaded is a part of the screen around it, which may have a title.
    @Test(arguments: [
        "if club.page == .member { MemberView() } else { ProgressView() }",
        "if club.page == .member { MemberView() } else { EmptyRow() }",
        "Group { if club.page == .member { MemberView() } else { GuestView() } }.navigationTitle(\"Me\")",
    ])
    func aScreenMayShowOneOfItsParts(body: String) {
        let view = "struct AccountView: View { @Environment(Club.self) var club; var body: some View { \(body) } }"
        let root = "NavigationStack { NavigationLink(\"me\") { AccountView() } }"
        let found = ScannedSource("club", Self.club(root, view), gives: "").found
        #expect(!found.contains { $0.contains("~root~>") })
    }

    private static func club(_ root: String, _ view: String) -> String {
        """
        import SwiftUI
        enum Page { case guest, member; @ViewBuilder var view: some View { switch self { case .guest: GuestView(); case .member: MemberView() } } }
        @Observable final class Club { var page = Page.guest; func join() { page = .member }; func leave() { page = .guest } }
        @main struct ClubApp: App {
            @State var club = Club()
            var body: some Scene { WindowGroup { ClubView().environment(club) } }
        }
        struct ClubView: View {
            @Environment(Club.self) var club
            @State var isShown = false
            var body: some View { \(root) }
        }
        \(view)
        struct GuestView: View { @Environment(Club.self) var club; var body: some View { Button("join") { club.join() } } }
        struct MemberView: View { @Environment(Club.self) var club; var body: some View { Button("leave") { club.leave() } } }
        struct EmptyRow: View { var body: some View { Text("nobody") } }
        """
    }
}
