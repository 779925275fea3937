import Testing

/// Roots that two states choose: a screen brings up what the other state may be by the time that the screen is there.
@Suite struct GraphAssemblyGatesTests {
    /// The gate, what else the app does, and which of its roots someone sees who signs out.
    struct Gate {
        let name: String
        let code: String
        var modifier = ""
        var initializer = ""
        let shown: [String]
        var hidden: [String] = []
    }

    private static let chain = "if model.isIn { Home() } else if model.isIntroduced { SignIn() } else { Welcome() }"

    @Test(
        "A screen brings up what another state may be by then",
        arguments: [
            Gate(name: "a chain", code: chain, shown: ["SignIn"], hidden: ["Welcome"]),
            Gate(
                name: "nested",
                code: "if model.isIn { Home() } else { if model.isIntroduced { SignIn() } else { Welcome() } }",
                shown: ["SignIn"], hidden: ["Welcome"]),
            Gate(
                name: "the other way round",
                code: "if !model.isIn { if !model.isIntroduced { Welcome() } else { SignIn() } } else { Home() }",
                shown: ["SignIn"], hidden: ["Welcome"]),
            // Whoever is signed in as the app starts has seen no introduction.
            Gate(
                name: "signed in at launch", code: chain, modifier: ".onAppear { model.restore() }",
                shown: ["SignIn", "Welcome"]),
            Gate(
                name: "introduced by the app itself", code: chain,
                initializer: "init() { Task { _model.wrappedValue.isIntroduced = await wasSeen() } }",
                shown: ["SignIn"], hidden: ["Welcome"]),
        ])
    func otherStates(gate: Gate) {
        func transitions(to roots: [String]) -> [String] {
            roots.map { "Settings ~root~> \($0) : Inn.\($0.prefix(1).lowercased() + $0.dropFirst())" }
        }
        ScannedApp(
            gate.name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App {
                    @StateObject private var model = GuestModel()
                    \(gate.initializer)
                    var body: some Scene {
                        WindowGroup { Group { \(gate.code) }.environmentObject(model)\(gate.modifier) }
                    }
                }
                final class GuestModel: ObservableObject {
                    @Published var isIn = false
                    @Published var isIntroduced = false
                    func restore() { Task { isIn = await hasToken() } }
                }
                struct Home: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { NavigationStack { NavigationLink("settings") { Settings() } } }
                }
                struct Settings: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { Button("out") { model.isIn = false } }
                }
                struct SignIn: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { Button("in") { model.isIn = true } }
                }
                struct Welcome: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { Button("go") { model.isIntroduced = true } }
                }
                """
            ],
            has: ["Welcome ~root~> SignIn : Inn.signIn", "SignIn ~root~> Home : Inn.home"]
                + transitions(to: gate.shown),
            hasNot: transitions(to: gate.hidden)
        ).check()
    }

    /// Where a condition needs two states, either may keep another branch from coming up: the splash leads to no sign-in, which
    /// comes after the introduction alone.
    @Test func combinedConditions() {
        ScannedApp(
            "a splash before two states",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App {
                    var body: some Scene { WindowGroup { Gate() } }
                }
                struct Gate: View {
                    @State private var isSplashSeen = false
                    @State private var isIntroduced = false
                    @AppStorage("guest") private var isIn = false
                    var body: some View {
                        if !isSplashSeen {
                            Splash(isSeen: $isSplashSeen)
                        } else if !isIntroduced && !isIn {
                            Welcome(isRead: $isIntroduced)
                        } else if !isIn {
                            SignIn()
                        } else {
                            Home()
                        }
                    }
                }
                struct Splash: View {
                    @Binding var isSeen: Bool
                    var body: some View { Image("inn").onAppear { isSeen = true } }
                }
                struct Welcome: View {
                    @Binding var isRead: Bool
                    var body: some View { Button("go") { isRead = true } }
                }
                struct SignIn: View {
                    @AppStorage("guest") private var isIn = false
                    var body: some View { Button("in") { isIn = true } }
                }
                struct Home: View { var body: some View { Text("home") } }
                """
            ],
            has: [
                "Splash ~root~> Welcome : Gate.welcome", "Splash ~root~> Home : Gate.home",
                "Welcome ~root~> SignIn : Gate.signIn", "SignIn ~root~> Home : Gate.home",
            ],
            hasNot: ["Splash ~root~> SignIn : Gate.signIn", "Welcome ~root~> Home : Gate.home"]
        ).check()
    }

    /// A screen that is there only while a state is so changes nothing by setting it to the same. A link, which may start the app,
    /// brings up what comes first.
    @Test func whatIsSoAlready() {
        ScannedApp(
            "signed in again",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App {
                    @StateObject private var model = GuestModel()
                    var body: some Scene {
                        WindowGroup {
                            Group {
                                if model.isIn {
                                    if model.isLate { Bar() } else { Rooms() }
                                } else {
                                    SignIn()
                                }
                            }
                            .environmentObject(model).onAppear { model.look() }
                            .onOpenURL { url in if url.host == "rooms" { model.isIn = true } }
                        }
                    }
                }
                final class GuestModel: ObservableObject {
                    @Published var isIn = false
                    @Published var isLate = false
                    func look() { Task { isLate = await isEvening() } }
                }
                struct Rooms: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { Button("renew") { model.isIn = true } }
                }
                struct Bar: View { var body: some View { Text("bar") } }
                struct SignIn: View {
                    @EnvironmentObject var model: GuestModel
                    var body: some View { Button("in") { model.isIn = true } }
                }
                """
            ],
            has: [
                "SignIn ~root~> Rooms : Inn.rooms", "SignIn ~root~> Bar : Inn.bar", "link rooms => Rooms : Inn.rooms",
            ],
            hasNot: ["Rooms ~root~> Bar : Inn.bar"]
        ).check()
    }

    /// `if let` asks only whether a flag is known: `false` is.
    @Test func aFlagThatIsOffIsKnown() {
        ScannedApp(
            "a root that is shown once a flag is known",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App {
                    @StateObject private var model = GuestModel()
                    @StateObject private var weather = Weather()
                    var body: some Scene {
                        WindowGroup {
                            ZStack {
                                if let isFull = model.isFull {
                                    if isFull { Annex() } else if weather.isStormy { Cellar() } else { Garden() }
                                } else {
                                    VStack { Image("inn") }
                                }
                            }
                            .task { await model.look() }
                        }
                    }
                }
                final class GuestModel: ObservableObject {
                    @Published var isFull: Bool? = nil
                    func look() async { isFull = false }
                }
                final class Weather: ObservableObject {
                    @Published var isStormy = false
                    init() { Barometer().onFall = { self.isStormy = true } }
                }
                struct Annex: View { var body: some View { Text("annex"); Button("call") {} } }
                struct Cellar: View { var body: some View { Text("cellar"); Button("call") {} } }
                struct Garden: View { var body: some View { Text("garden"); Button("call") {} } }
                """
            ],
            has: ["Inn ~root~> Garden : Inn.garden", "Inn ~root~> Cellar : Inn.cellar"]
        ).check()
    }
}
