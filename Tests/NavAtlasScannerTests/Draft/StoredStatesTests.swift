import Testing

/// States that outlive the app, under keys that several views use.
@Suite struct StoredStatesTests {
    /// What a view stores under a key changes what another one shows by it, whether it has a property for it or not.
    @Test func viewsShareWhatIsStored() {
        ScannedApp(
            "a trail that is walked once",
            [
                "App.swift": """
                import SwiftUI
                @main struct Trail: App {
                    @AppStorage("hasWalked") private var hasWalked = false
                    private var isTested: Bool { ProcessInfo.processInfo.arguments.contains("-test") }
                    var body: some Scene {
                        WindowGroup {
                            Group {
                                if hasWalked || isTested { CampView() } else { StartView { } }
                            }
                        }
                    }
                }
                struct StartView: View {
                    @AppStorage("hasWalked") private var hasWalked = false
                    var onEnd: () -> Void
                    var body: some View { Button("walk") { hasWalked = true; onEnd() } }
                }
                struct CampView: View { var body: some View { NavigationStack { NavigationLink("swamp") { SwampView() } } } }
                struct SwampView: View {
                    var body: some View { Button("again") { UserDefaults.standard.set(false, forKey: "hasWalked") } }
                }
                """
            ],
            has: [
                "StartView ~root~> CampView : Trail.campView",
                "SwampView ~root~> StartView : Trail.startView",
            ]
        )
        .check()
    }

    /// However it is changed, and also where it is removed: then the state is what it begins with.
    @Test(arguments: [
        ("var isIn = false", "isIn", "setValue(false, forKey: \"isIn\")"),
        ("var isIn = false", "isIn", "removeObject(forKey: \"isIn\")"),
        ("var badge: String?", "badge != nil", "removeObject(forKey: \"badge\")"),
    ])
    func whatIsRemovedIsNoLongerStored(_ state: String, _ condition: String, _ change: String) {
        let key = condition.split(separator: " ")[0]
        ScannedApp(
            "a club that one leaves",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App {
                    @AppStorage("\(key)") private \(state)
                    var body: some Scene { WindowGroup { if \(condition) { BarView() } else { DoorView() } } }
                }
                struct BarView: View { var body: some View { Button("leave") { UserDefaults.standard.\(change) } } }
                struct DoorView: View { var body: some View { Text("closed") } }
                """
            ],
            has: ["BarView ~root~> DoorView : Club.doorView"], hasNot: ["BarView ~root~> BarView"]
        )
        .check()
    }

    /// What one view stores under a key is what an object reads that has a property for the same key.
    @Test func objectsReadWhatViewsStore() {
        ScannedApp(
            "a kettle with a habit",
            [
                "App.swift": """
                import SwiftUI
                enum Habit: Int, CaseIterable { case ask = 0, tea = 1, coffee = 2 }
                @MainActor final class Kettle: ObservableObject {
                    enum Cup: Identifiable { case menu, tea, coffee; var id: Self { self } }
                    @Published var cup: Cup?
                    @AppStorage("habit") var habit: Habit = .ask
                    func boil(_ wish: Habit? = nil) {
                        let meant = wish ?? habit
                        switch meant {
                        case .ask: cup = .menu
                        case .tea: cup = .tea
                        case .coffee: cup = .coffee
                        }
                    }
                }
                @main struct Kitchen: App {
                    @StateObject private var kettle = Kettle()
                    var body: some Scene { WindowGroup { StoveView().environmentObject(kettle) } }
                }
                struct StoveView: View {
                    @EnvironmentObject var kettle: Kettle
                    var body: some View {
                        NavigationStack {
                            Button("boil") { kettle.boil() }
                            NavigationLink("habits") { HabitView() }
                        }
                        .sheet(item: $kettle.cup) { cup in
                            switch cup {
                            case .menu: MenuView()
                            case .tea: TeaView()
                            case .coffee: CoffeeView()
                            }
                        }
                    }
                }
                struct HabitView: View {
                    @AppStorage("habit") private var habit: Habit = .ask
                    var body: some View { Button("tea") { habit = .tea } }
                }
                struct MenuView: View { var body: some View { Text("m") } }
                struct TeaView: View { var body: some View { Text("t") } }
                struct CoffeeView: View { var body: some View { Text("c") } }
                """
            ],
            has: [
                "StoveView ~sheet~> MenuView : StoveView.menu",
                "StoveView ~sheet~> TeaView : StoveView.tea",
            ],
            hasNot: ["~> CoffeeView"]
        )
        .check()
    }

    /// What features of the Composable Architecture share under a key is one state.
    @Test(arguments: [
        (".appStorage(\"hasWalked\")", "state.$hasWalked.withLock { $0 = true }"),
        (".inMemory(\"hasWalked\")", "state.$hasWalked.withLock { walked in walked = true }"),
        (".hasWalked", "state.hasWalked = true"),
    ])
    func featuresShareWhatIsKept(_ key: String, _ change: String) {
        ScannedApp(
            "a trail of features",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Walks: App {
                    var body: some Scene { WindowGroup { TrailView(store: Store(initialState: Trail.State()) { Trail() }) } }
                }
                @Reducer struct Trail {
                    @ObservableState struct State {
                        @Shared(\(key)) var hasWalked = false
                        var start = Start.State()
                    }
                    enum Action { case start(Start.Action) }
                    var body: some ReducerOf<Self> { Scope(state: \\.start, action: \\.start) { Start() } }
                }
                struct TrailView: View {
                    let store: StoreOf<Trail>
                    var body: some View {
                        if store.hasWalked {
                            CampView()
                        } else {
                            StartView(store: store.scope(state: \\.start, action: \\.start))
                        }
                    }
                }
                @Reducer struct Start {
                    @ObservableState struct State { @Shared(\(key)) var hasWalked = false }
                    enum Action { case walked }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .walked: \(change)
                            }
                            return .none
                        }
                    }
                }
                struct StartView: View {
                    let store: StoreOf<Start>
                    var body: some View { Button("walk") { store.send(.walked) } }
                }
                struct CampView: View { var body: some View { Text("camp") } }
                """
            ],
            has: ["StartView ~root~> CampView : TrailView.campView"], hasNot: ["unresolved"]
        ).check()
    }

    /// A key is its text, whatever constants have it, and wherever these are declared.
    @Test func constantsOfOneTextAreOneKey() {
        ScannedApp(
            "a zoo with keys",
            [
                "App.swift": """
                import SwiftUI
                @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
                extension UserDefaults { enum Keys { static let member = "isMember" } }
                let closingKey = "isClosed"
                enum Desk {
                    static let key = "isMember"
                    static func join() { UserDefaults.standard.set(true, forKey: key) }
                    static func leave() { UserDefaults.standard.set(false, forKey: UserDefaults.Keys.member) }
                    static func close() { UserDefaults.standard.set(true, forKey: closingKey) }
                }
                struct GateView: View {
                    @AppStorage(UserDefaults.Keys.member) private var isMember = false
                    @AppStorage("isClosed") private var isClosed = false
                    var body: some View { if isClosed { NightView() } else if isMember { LionView() } else { TicketView() } }
                }
                struct TicketView: View { var body: some View { Button("join") { Desk.join() } } }
                struct LionView: View { var body: some View { Button("leave") { Desk.leave() }; Button("close") { Desk.close() } } }
                struct NightView: View { var body: some View { Text("n") } }
                """
            ],
            has: [
                "TicketView ~root~> LionView : GateView.lionView", "LionView ~root~> TicketView : GateView.ticketView",
                "LionView ~root~> NightView : GateView.nightView",
            ]
        ).check()
    }
}
