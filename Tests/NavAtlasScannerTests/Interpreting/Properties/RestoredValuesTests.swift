import Testing

/// What a value is decoded from says which case it holds, whatever its properties begin with.
@Suite struct RestoredValuesTests {
    private static func club(_ name: String, _ member: String, _ body: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { DoorView() } } }
                enum Rank: String, Codable { case guest, chair }
                \(member)
                final class Register: ObservableObject {
                    @Published var member = Member()
                    func load() async { member = await fetchMember() }
                }
                struct DoorView: View {
                    @StateObject private var register = Register()
                    var body: some View {
                        Group { \(body) }.task { await register.load() }
                    }
                }
                struct OfficeView: View { var body: some View { NavigationLink("s") { SafeView() } } }
                struct LobbyView: View { var body: some View { Text("l") } }
                struct SafeView: View { var body: some View { Text("s") } }
                """
            ], has: ["screen LobbyView", "screen OfficeView", "OfficeView ~push~> SafeView : NavigationLink"],
            hasNot: ["unresolved"])
    }

    private static let codable = "struct Member: Codable { var name = \"\"; var rank: Rank = .guest }"

    static let apps = [
        club(
            "a comparison", codable,
            "if register.member.rank == .chair { NavigationStack { OfficeView() } } else { NavigationStack { LobbyView() } }"
        ),
        club(
            "a switch", codable,
            "switch register.member.rank { case .chair: NavigationStack { OfficeView() }; "
                + "case .guest: NavigationStack { LobbyView() } }"),
        club(
            "a property of its own",
            "struct Member: Decodable { var rank: Rank = .guest; var leads: Bool { rank == .chair } }",
            "if register.member.leads { NavigationStack { OfficeView() } } else { NavigationStack { LobbyView() } }"),
    ]

    @Test(arguments: apps) func areOpen(_ app: ScannedApp) { app.check() }

    /// What the app makes to begin with does not say what the constants of a decoded record hold.
    @Test(arguments: [
        ("let leads: Bool", "leads: false", "if member.leads"),
        ("let desk: String?", "desk: nil", "if let desk = member.desk"),
    ])
    func constantsOfADecodedRecordAreOpen(_ constant: String, _ begun: String, _ condition: String) {
        ScannedApp(
            constant,
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { DoorView() } } }
                struct Member: Decodable { \(constant) }
                final class Register: ObservableObject {
                    @Published var member = Member(\(begun))
                    func load(_ data: Data) throws { member = try JSONDecoder().decode(Member.self, from: data) }
                }
                struct DoorView: View {
                    @StateObject private var register = Register()
                    var body: some View {
                        VStack { Badge(member: register.member) }.task { try? register.load(Data()) }
                    }
                }
                struct Badge: View {
                    let member: Member
                    var body: some View { VStack { \(condition) { NavigationLink("o") { OfficeView() } } } }
                }
                struct OfficeView: View { var body: some View { Text("o") } }
                """
            ], has: ["DoorView ~push~> OfficeView : NavigationLink"], hasNot: ["unresolved"]
        ).check()
    }

    /// What a store keeps was written at another time, perhaps by another version of the app.
    @Test func whatAStoreKeepsIsOpen() {
        ScannedApp(
            "a kept object",
            [
                "App.swift": """
                import SwiftData
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { NavigationStack { BookView() } } } }
                enum Kind: String, Codable { case fee, gift }
                @Model final class Entry { var kind: Kind; init(kind: Kind) { self.kind = kind } }
                struct BookView: View {
                    @Environment(\\.modelContext) private var store
                    @Query private var entries: [Entry]
                    var body: some View {
                        ForEach(entries) { entry in NavigationLink("e") { page(entry) } }
                        Button("add") { store.insert(Entry(kind: .fee)) }
                    }
                    @ViewBuilder private func page(_ entry: Entry) -> some View {
                        switch entry.kind {
                        case .fee: FeeView()
                        case .gift: GiftView()
                        }
                    }
                }
                struct FeeView: View { var body: some View { Text("f") } }
                struct GiftView: View { var body: some View { Text("g") } }
                """
            ],
            has: ["BookView ~push~> FeeView : NavigationLink", "BookView ~push~> GiftView : NavigationLink"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A route that can be decoded leads where its case says.
    @Test func whatIsMadeWithACaseHasIt() {
        ScannedApp(
            "a route",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { HallView() } } }
                struct Route: Hashable, Codable {
                    enum Kind: Hashable, Codable { case bar, pool }
                    let kind: Kind
                }
                struct HallView: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            DeskView(path: $path).navigationDestination(for: Route.self) { route in
                                switch route.kind {
                                case .bar: BarView()
                                case .pool: PoolView(path: $path)
                                }
                            }
                        }
                    }
                }
                struct DeskView: View {
                    @Binding var path: [Route]
                    var body: some View { Button("p") { path.append(Route(kind: .pool)) } }
                }
                struct BarView: View { var body: some View { Text("b") } }
                struct PoolView: View {
                    @Binding var path: [Route]
                    var body: some View { Button("b") { path.append(Route(kind: .bar)) } }
                }
                """
            ],
            has: ["DeskView ~push~> PoolView : HallView.pool", "PoolView ~push~> BarView : HallView.bar"],
            hasNot: ["DeskView ~push~> BarView", "PoolView ~push~> PoolView", "unresolved"]
        ).check()
    }
}
