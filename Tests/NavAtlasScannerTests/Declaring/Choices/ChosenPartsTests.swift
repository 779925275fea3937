import Testing

/// Views that stand beside others, and are nothing but a choice among screens.
@Suite struct ChosenPartsTests {
    private static let hall = """
        import SwiftUI
        final class Ticket: ObservableObject {
            enum State { case none, checking, valid, refused(String) }
            @Published private(set) var state: State = .none
            func check() { state = .checking; Task { state = .valid } }
            func refuse() { state = .refused("late") }
        }
        struct Till: View { let ticket: Ticket; var body: some View { Button("check") { ticket.check() } } }
        struct Refusal: View { let reason: String; var body: some View { Text(reason) } }
        struct Curtain: View { var body: some View { Text("…") } }
        struct Hall: View { var body: some View { TabView { Stage().tabItem { Text("s") }; Bar().tabItem { Text("b") } } } }
        struct Stage: View { var body: some View { Text("s") } }
        struct Bar: View { var body: some View { Text("b") } }
        """

    /// What a part chooses, in which one branch brings up the whole app, is what the view around it shows.
    @Test(arguments: [
        "ZStack { Door(ticket: ticket); if isClosed { Curtain() } }",
        "ZStack { Color.black; Door(ticket: ticket).padding() }",
        "VStack { Text(\"Playhouse\"); Door(ticket: ticket) }",
    ])
    func aPartThatBringsUpTheAppChoosesRoots(_ body: String) {
        let door = """
            switch ticket.state {
            case .none, .checking: Till(ticket: ticket)
            case .valid: Hall()
            case .refused(let reason): Refusal(reason: reason)
            }
            """
        ScannedApp(
            "a door behind a curtain",
            ["Hall.swift": Self.hall, "App.swift": app(body, door: "Group { \(door) }.onAppear { ticket.refuse() }")],
            has: [
                "House -root!-> Till : till", "House -root-> Hall : valid", "House -root-> Refusal : refused",
                "Till ~root~> Hall : House.valid",
            ]
        ).check()
    }

    /// The same of a choice between two.
    @Test func aPartChoosesBetweenTwo() {
        ScannedApp(
            "a door with a lock",
            [
                "Hall.swift": Self.hall,
                "App.swift": app(
                    "ZStack { Door(ticket: ticket); if isClosed { Curtain() } }",
                    door: "if case .valid = ticket.state { Hall() } else { Till(ticket: ticket) }"),
            ],
            has: ["House -root!-> Till : till", "House -root-> Hall : valid", "Till ~root~> Hall : House.valid"]
        ).check()
    }

    /// What an app's window shows whatever the state chooses for itself.
    @Test func aGateInAWindowChoosesItsOwnRoots() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Playhouse: App {
                @State private var isOpening = true
                var body: some Scene { WindowGroup { ZStack { Gate(); if isOpening { Opening(isOpen: $isOpening) } } } }
            }
            struct Opening: View {
                @Binding var isOpen: Bool
                var body: some View { Text("soon").onAppear { isOpen = false } }
            }
            struct Gate: View {
                @State private var isIn = false
                var body: some View { if isIn { Hall() } else { Door(isIn: $isIn) } }
            }
            struct Door: View { @Binding var isIn: Bool; var body: some View { Button("in") { isIn = true } } }
            struct Hall: View { var body: some View { TabView { Stage().tabItem { Text("s") }; Bar().tabItem { Text("b") } } } }
            struct Stage: View { var body: some View { Text("s") } }
            struct Bar: View { var body: some View { Text("b") } }
            """, gives: "")
        #expect(app.found.filter { $0.hasPrefix("Playhouse ") && $0.contains("Door") }.isEmpty, "\(app.found)")
        #expect(app.found.filter { $0.hasPrefix("Door ~root~> Hall") } == ["Door ~root~> Hall : Gate.hall"])
    }

    /// In a stack, a picture for what is missing is content.
    @Test func aPartOfAStacksContentIsNone() {
        ScannedApp(
            "posters in a stack",
            [
                "App.swift": """
                import SwiftUI
                @main struct Playhouse: App { var body: some Scene { WindowGroup { House() } } }
                struct House: View {
                    @State private var posters: [String] = []
                    var body: some View { NavigationStack { VStack { Text("posters"); Wall(posters: posters) } } }
                }
                struct Wall: View {
                    let posters: [String]
                    var body: some View { if posters.isEmpty { Nothing() } else { Map() } }
                }
                struct Nothing: View { var body: some View { Text("none") } }
                struct Map: View { var body: some View { NavigationStack { NavigationLink("seat") { Seat() } } } }
                struct Seat: View { var body: some View { Text("12") } }
                """
            ],
            has: ["House -root-> Map : map"],
            hasNot: ["House -root!-> Nothing", "House -root-> Nothing"]
        ).check()
    }

    private func app(_ body: String, door: String) -> String {
        """
        import SwiftUI
        @main struct Playhouse: App { var body: some Scene { WindowGroup { House() } } }
        struct House: View {
            @StateObject private var ticket = Ticket()
            @State private var isClosed = true
            var body: some View {
                \(body)
                    .onAppear { isClosed = false }
            }
        }
        struct Door: View {
            @ObservedObject var ticket: Ticket
            var body: some View {
                \(door)
            }
        }
        """
    }

    /// What a view draws in its stack itself, for what a model has loaded, is no root, and no state leads to it.
    @Test func whatIsLoadedInAStackIsAPart() {
        ScannedApp(
            "a list and its buttons",
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case form }
                @main struct Trips: App { var body: some Scene { WindowGroup { TripTabs() } } }
                struct TripTabs: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            TabView { TripsView(path: $path).tabItem { Text("t") }; MapView().tabItem { Text("m") } }
                                .navigationDestination(for: Stop.self) { _ in FormView() }
                        }
                    }
                }
                final class TripModel: ObservableObject {
                    enum Step { case loading, loaded }
                    @Published var step = Step.loading
                    func load() async { step = .loaded }
                }
                struct TripsView: View {
                    @Binding var path: [Stop]
                    @StateObject private var model = TripModel()
                    var body: some View {
                        NavigationStack {
                            switch model.step {
                            case .loading: ZStack { Spinner() }
                            case .loaded: ZStack { ScrollView { Text("trips") }; Buttons(path: $path) }
                            }
                        }
                        .task { await model.load() }
                    }
                }
                struct Spinner: View { @State private var turns = false; var body: some View { Text("...") } }
                struct Buttons: View {
                    @Binding var path: [Stop]
                    var body: some View { Button("add") { path.append(.form) } }
                }
                struct MapView: View { var body: some View { Text("m") } }
                struct FormView: View { var body: some View { Text("f") } }
                """
            ],
            has: ["TripsView ~push~> FormView : TripTabs.form"],
            hasNot: ["screen Buttons", "screen Spinner", "~root~>", "unresolved"]
        ).check()
    }

    /// The label of a link is a part, though a condition beside it shows a whole flow.
    @Test func theLabelOfALinkIsNoRoot() {
        ScannedApp(
            "a programme with a notice above it",
            [
                "App.swift": """
                import SwiftUI
                @main struct House: App { var body: some Scene { WindowGroup { FoyerView() } } }
                final class Programme: ObservableObject { @Published var play: String?; func load() { play = "Faust" } }
                struct FoyerView: View {
                    @StateObject private var programme = Programme()
                    var body: some View {
                        TabView {
                            ProgrammeView(programme: programme).tabItem { Text("programme") }
                            SeatsView().tabItem { Text("seats") }
                        }
                    }
                }
                struct ProgrammeView: View {
                    @ObservedObject var programme: Programme
                    var body: some View { NavigationStack { VStack { notice; play } } }
                    @ViewBuilder private var notice: some View {
                        if programme.play != nil { NavigationLink(destination: NoticeView()) { Card(text: "notice") } }
                    }
                    @ViewBuilder private var play: some View {
                        if let play = programme.play { Text(play) } else { QueueView(programme: programme) }
                    }
                }
                struct Card: View { let text: String; var body: some View { Text(text) } }
                struct NoticeView: View { var body: some View { Text("n") } }
                struct SeatsView: View { var body: some View { Text("s") } }
                struct QueueView: View {
                    let programme: Programme
                    var body: some View { NavigationStack { Button("load") { programme.load() } } }
                }
                """
            ],
            has: ["ProgrammeView ~push~> NoticeView : NavigationLink"], hasNot: ["Card", "unresolved"]
        ).check()
    }
}
