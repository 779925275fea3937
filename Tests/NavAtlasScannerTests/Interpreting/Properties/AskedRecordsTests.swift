import Testing

/// Values of the app's own types that a library makes of data.
struct AskedRecordsTests {
    private static func museum(_ read: String) -> String {
        """
        import Couriers
        import SwiftUI
        @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
        struct Statue: Hashable, Codable { var name: String }
        final class Tour: Hashable { }
        struct HallView: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Text("hall").navigationDestination(for: Statue.self) { StatueView(statue: $0) }
                }
                .task { await open() }
                .onContinueUserActivity("statue") { activity in open(activity) }
            }
            func open() async {}
            func open(_ activity: NSUserActivity) { \(read) }
        }
        struct StatueView: View { let statue: Statue; var body: some View { Text(statue.name) } }
        """
    }

    private static let edges = """
        HallView -push-> StatueView : Statue
        HallView ~push~> StatueView : HallView.Statue
        """

    @Test(arguments: [
        "if let statue = try? activity.typedPayload(Statue.self) { path.append(statue) }",
        "if let data, let statue = try? JSONDecoder().decode(Statue.self, from: data) { path.append(statue) }",
        "for statue in (try? JSONDecoder().decode([Statue].self, from: data)) ?? [] { path.append(statue) }",
        "guard let statue = Courier().fetch(from: address, as: Statue.self) else { return }; path.append(statue)",
    ])
    func aLibraryGivesAValueOfTheTypeThatItIsAskedFor(_ read: String) {
        let app = ScannedSource("", Self.museum(read), gives: Self.edges)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aModifierThatIsGivenATypeGivesItsView() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            import Couriers
            @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
            struct Statue: Hashable, Codable { var name: String }
            struct HallView: View {
                @State private var isOpen = false
                var body: some View {
                    VStack { Button("open") { isOpen = true } }
                        .keeping(Statue.self)
                        .sheet(isPresented: $isOpen) { StatueView().keeping(Statue.self) }
                }
            }
            struct StatueView: View { var body: some View { Text("statue") } }
            """,
            gives: """
                HallView -sheet-> StatueView : isOpen
                HallView ~sheet~> StatueView : HallView.isOpen
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A wrapper of a library that finds values itself has some of the property's type, also where an initialiser is given it.
    @Test func aWrapperFindsValuesOfThePropertysType() {
        let app = ScannedSource(
            "",
            """
            import SwiftData
            import SwiftUI
            @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
            @Model final class Statue { var name = "" }
            struct HallView: View {
                @State private var statues: [Statue] = []
                var body: some View {
                    NavigationStack {
                        List(statues) { statue in NavigationLink(value: statue) { Text(statue.name) } }
                            .background { Finder(query: Query(sort: \\Statue.name)) { statues = $1 } }
                            .navigationDestination(for: Statue.self) { StatueView(statue: $0) }
                    }
                }
            }
            struct Finder<T: PersistentModel>: View {
                @Query var found: [T]
                let give: ([T], [T]) -> Void
                init(query: Query<T, [T]>, give: @escaping ([T], [T]) -> Void) {
                    _found = query
                    self.give = give
                }
                var body: some View { Color.clear.onChange(of: found, give) }
            }
            struct StatueView: View { let statue: Statue; var body: some View { Text(statue.name) } }
            """,
            gives: Self.edges)
        #expect(app.found.sorted() == app.wanted)
    }

    /// What a library gives for a property of the app's own type may be any value of that type, beside what is there without it.
    @Test(arguments: ["Courier.shared.guest()", "Courier.shared.fetch(\"guest\").asGuest()"])
    func whatALibraryGivesIsSomeValueOfThePropertysType(_ given: String) {
        let app = ScannedSource(
            "",
            """
            import Couriers
            import SwiftUI
            @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
            enum Pass { case none, day }
            struct Guest { let pass: Pass? }
            final class Hall: ObservableObject {
                var guest: Guest?
                @Published var isBuying = false
                @Published var isTouring = false
                func load() { guest = \(given) }
                func enter(with pass: Pass) { if pass == .none { isBuying = true } else { isTouring = true } }
            }
            struct HallView: View {
                @StateObject var hall = Hall()
                var body: some View {
                    Button("enter") { hall.enter(with: hall.guest?.pass ?? .none) }
                        .onAppear { hall.load() }
                        .sheet(isPresented: $hall.isBuying) { TicketView() }
                        .sheet(isPresented: $hall.isTouring) { TourView() }
                }
            }
            struct TicketView: View { var body: some View { Text("ticket") } }
            struct TourView: View { var body: some View { Text("tour") } }
            """,
            gives: """
                HallView -sheet-> TicketView : isBuying
                HallView -sheet-> TourView : isTouring
                HallView ~sheet~> TicketView : HallView.isBuying
                HallView ~sheet~> TourView : HallView.isTouring
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// So it is of several: each is some value of the type that the property has as its elements.
    @Test(arguments: ["init() { visits = Archive.load() }", "init() { self.visits = Archive.open().visits(of: 1) }"])
    func whatALibraryGivesAreSomeValuesOfThePropertysElements(_ loading: String) {
        ScannedApp(
            loading,
            [
                "App.swift": """
                import Archives
                import SwiftUI
                @main struct Museum: App {
                    @StateObject private var log = Log()
                    var body: some Scene { WindowGroup { DeskView().environmentObject(log) } }
                }
                struct Visit: Hashable, Identifiable { let id: UUID }
                final class Log: ObservableObject {
                    @Published var visits: [Visit] = []
                    \(loading)
                }
                struct DeskView: View {
                    @State private var path: [Visit] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            VisitsView { path.append($0) }.navigationDestination(for: Visit.self) { VisitView(visit: $0) }
                        }
                    }
                }
                struct VisitsView: View {
                    @EnvironmentObject private var log: Log
                    var onTap: (Visit) -> Void
                    private var recent: [Visit] { log.visits.filter { $0 != log.visits.first } }
                    var body: some View { List(recent) { visit in Button("v") { onTap(visit) } } }
                }
                struct VisitView: View { let visit: Visit; var body: some View { Text("v") } }
                """
            ],
            has: ["VisitsView ~push~> VisitView : DeskView.Visit"], hasNot: ["unresolved"]
        ).check()
    }
}
