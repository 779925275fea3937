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
}
