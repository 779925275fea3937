import Testing

/// Roots that states choose: how a flag is turned, optionals, and choices within choices.
@Suite struct RootStateTests {
    /// What a mill shows, and how its screens change that.
    private static func mill(_ states: String, _ shown: String, _ changes: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Mill: App {
                @State private var keeper = Keeper()
                \(states)
                var body: some Scene { WindowGroup { \(shown) } }
            }
            @Observable final class Keeper {
                var miller: Miller?
                var isOpen = PassthroughSubject<Bool, Never>()
                init() { Bell.listen { [weak self] _ in self?.isOpen.send(true) } }
            }
            struct Miller { let name: String }
            struct WheelView: View {
                let keeper: Keeper
                @Binding var isWaiting: Bool
                var body: some View { Text("w").onReceive(keeper.isOpen) { isNew in \(changes) } }
            }
            struct GateView: View { var body: some View { Text("g") } }
            struct LoftView: View {
                let keeper: Keeper
                var body: some View { Button("leave") { keeper.miller = nil } }
            }
            """
        ]
    }

    private static let flag = "@State private var isWaiting = true"
    private static let wheel = "WheelView(keeper: keeper, isWaiting: $isWaiting)"

    /// Settings are objects of one generic type: each chooses what it is written for, and no other.
    @Test func eachBoxOfStateChoosesForItself() {
        ScannedApp(
            "settings in boxes",
            [
                "App.swift": """
                import SwiftUI
                final class Box<Value>: ObservableObject {
                    @Published var value: Value
                    init(_ value: Value) { self.value = value }
                }
                final class Settings {
                    static let shared = Settings()
                    let isWelcomed = Box(false)
                    let isLoud = Box(false)
                    let showsTips = Box(false)
                }
                @main struct TheApp: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @ObservedObject private var welcomed = Settings.shared.isWelcomed
                    var body: some View { if welcomed.value { HallView() } else { WelcomeView() } }
                }
                struct WelcomeView: View {
                    var body: some View { Button("begin") { Settings.shared.isWelcomed.value = true } }
                }
                struct HallView: View {
                    @ObservedObject private var tips = Settings.shared.showsTips
                    var body: some View {
                        VStack {
                            Button("louder") { Settings.shared.isLoud.value = true }
                            Button("tips") { Settings.shared.showsTips.value = true }
                        }
                        .sheet(isPresented: $tips.value) { TipsView() }
                    }
                }
                struct TipsView: View { var body: some View { Text("tips") } }
                """
            ],
            has: [
                "GateView -root!-> WelcomeView : welcomeView", "WelcomeView ~root~> HallView : GateView.hallView",
                "HallView ~sheet~> TipsView : HallView.value",
            ],
            hasNot: ["HallView ~root", "TipsView ~", "WelcomeView ~sheet", "HallView ~> WelcomeView"]
        ).check()
    }

    /// What a state adds beside a container lies over that, and takes the place of nothing.
    @Test func anAdditionReplacesNothing() {
        ScannedApp(
            "a player beside the stack",
            [
                "App.swift": """
                import SwiftUI
                final class Radio: ObservableObject { @Published var isKnown = false, isPlaying = false }
                @main struct TheApp: App {
                    @StateObject private var radio = Radio()
                    var body: some Scene { WindowGroup { RadioView().environmentObject(radio) } }
                }
                struct RadioView: View {
                    @EnvironmentObject var radio: Radio
                    var body: some View { if radio.isKnown { known } else { DoorView() } }
                    private var known: some View {
                        ZStack {
                            NavigationStack { ShowsView() }
                            if radio.isPlaying { PlayerView() }
                        }
                    }
                }
                struct DoorView: View {
                    @EnvironmentObject var radio: Radio
                    var body: some View { Button("in") { radio.isKnown = true } }
                }
                struct ShowsView: View {
                    @EnvironmentObject var radio: Radio
                    var body: some View {
                        Button("play") { radio.isPlaying = true }
                        NavigationLink("info") { InfoView() }
                    }
                }
                struct PlayerView: View { var body: some View { Text("p") } }
                struct InfoView: View { var body: some View { Text("i") } }
                """
            ],
            has: [
                "RadioView -root!-> DoorView : doorView", "RadioView -root!-> ShowsView : root",
                "DoorView ~root~> ShowsView : RadioView.root", "ShowsView ~overlay~> PlayerView : RadioView.playerView",
                "ShowsView ~push~> InfoView : NavigationLink",
            ],
            hasNot: ["DoorView ~root~> PlayerView", "-root!-> PlayerView", "RadioView ~"]
        ).check()
    }

    /// Whatever turns a flag that is on at first turns it off.
    @Test(arguments: [
        "isWaiting = false", "isWaiting = !isNew", "isWaiting = !true", "isWaiting.toggle()", "isWaiting = !isWaiting",
        "isWaiting = Bell.isRinging",
    ])
    func aFlagIsTurnedOff(change: String) {
        for shown in [
            "switch isWaiting { case true: \(Self.wheel)\ncase false: GateView() }",
            "if isWaiting { \(Self.wheel) } else { GateView() }",
        ] {
            ScannedApp(
                change, Self.mill(Self.flag, shown, change),
                has: [
                    "Mill -root!-> WheelView : wheelView", "Mill -root-> GateView : gateView",
                    "WheelView ~root~> GateView : Mill.gateView",
                ],
                hasNot: ["~root~> WheelView"]
            ).check()
        }
    }

    @Test(arguments: [
        "switch keeper.miller { case .none: GateView()\ndefault: LoftView(keeper: keeper) }",
        "switch keeper.miller { case .some(let miller): LoftView(keeper: keeper)\ncase .none: GateView() }",
        "if keeper.miller == nil { GateView() } else { LoftView(keeper: keeper) }",
    ])
    func aChoiceStandsInAnother(inner: String) {
        let shown = "switch isWaiting { case true: \(Self.wheel)\ncase false: \(inner) }"
        for change in ["isWaiting = false", "keeper.miller = Miller(name: \"m\"); isWaiting = false"] {
            ScannedApp(
                inner, Self.mill(Self.flag, shown, change),
                has: ["WheelView ~root~> GateView : Mill.", "LoftView ~root~> GateView : Mill."].map {
                    $0 + (inner.contains(".none") ? "none" : "gateView")
                },
                hasNot: ["root!-> GateView", "root!-> LoftView"]
            ).check()
        }
    }

    /// A state whose branches show the same things in other ways leads nowhere.
    @Test func aStateThatDecidesNothingLeadsNowhere() {
        let inner = "switch keeper.miller { case .none: GateView()\ndefault: BellView(isWaiting: $isWaiting) }"
        let bell = """
            struct BellView: View {
                @Binding var isWaiting: Bool
                var body: some View { Button("ring") { isWaiting = false } }
            }
            """
        ScannedApp(
            "a frame around a choice, or none",
            Self.mill(Self.flag, "if isWaiting { VStack { \(inner) } } else { \(inner) }", "")
                .merging(["Bell.swift": bell]) { $1 },
            has: ["Mill -root!-> GateView : none"], hasNot: ["~root~>"]
        ).check()
    }

    /// A stack is no reason to show everything at first.
    @Test(arguments: [
        "NavigationStack { room }", "NavigationSplitView { Text(\"s\") } detail: { NavigationStack { room } }",
        "NavigationStack { RoomView(hall: $hall) }",
    ])
    func whatAStackChoosesAmongBeginsWithItsState(_ shown: String) {
        ScannedApp(
            shown,
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                enum Hall { case swim, row }
                struct ClubView: View {
                    @State private var hall = Hall.swim
                    var body: some View { VStack { \(shown); Button("row") { hall = .row } } }
                    @ViewBuilder var room: some View {
                        switch hall {
                        case .row: RowView()
                        case .swim: SwimView()
                        }
                    }
                }
                struct RoomView: View {
                    @Binding var hall: Hall
                    var body: some View {
                        switch hall {
                        case .swim: SwimView()
                        case .row: RowView()
                        }
                    }
                }
                struct SwimView: View { var body: some View { Text("s") } }
                struct RowView: View { var body: some View { Text("r") } }
                """
            ],
            has: ["ClubView -root!-> SwimView : swim", "ClubView -root-> RowView : row"]
        ).check()
    }

    /// One branch that comes first is enough for what stands in several.
    @Test func whatStandsInSeveralBranchesIsFirstByAnyOfThem() {
        ScannedApp(
            "several branches",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                enum Hall { case swim, row, rest }
                struct ClubView: View {
                    @State private var hall = Hall.rest
                    var body: some View {
                        NavigationStack {
                            switch hall {
                            case .swim: SwimView()
                            case .row: RowView()
                            case .rest: SwimView()
                            }
                            Button("r") { hall = .row }
                        }
                    }
                }
                struct SwimView: View { var body: some View { Text("s") } }
                struct RowView: View { var body: some View { Text("r") } }
                """
            ],
            has: ["ClubView -root!-> SwimView : swim", "ClubView -root-> RowView : row"]
        ).check()
    }

    /// What a view shows whatever happens is there from the beginning.
    @Test func whatIsShownAlwaysComesFirst() {
        ScannedApp(
            "tabs in a view of their own",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { DoorView() } } }
                struct DoorView: View { var body: some View { BarView().tint(.red) } }
                struct BarView: View {
                    var body: some View { TabView { SwimView().tabItem { Text("Swim") } } }
                }
                struct SwimView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["DoorView -root!-> BarView : barView"]
        ).check()
    }

    /// A condition inside a case asks for the case's value once more, as reducers' views do.
    @Test func aCaseNamesTheOneScreenOfTheConditionInIt() {
        ScannedApp(
            "conditions in cases",
            [
                "App.swift": """
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
                enum Stage { case boarding, sailing, landed }
                struct DeckView: View {
                    @State private var stage = Stage.boarding
                    @State private var ticket: String?
                    var body: some View {
                        switch stage {
                        case .boarding: if let ticket { QueueView(stage: $stage, ticket: ticket) }
                        case .sailing: SeaView()
                        case .landed: if ticket == nil { PierView() } else { TownView() }
                        }
                    }
                }
                struct QueueView: View {
                    @Binding var stage: Stage
                    let ticket: String
                    var body: some View { Button("sail") { stage = .sailing } }
                }
                struct SeaView: View { var body: some View { Text("s") } }
                struct PierView: View { var body: some View { Text("p") } }
                struct TownView: View { var body: some View { Text("t") } }
                """
            ],
            has: [
                "DeckView -root!-> QueueView : boarding", "DeckView -root-> SeaView : sailing",
                "DeckView -root-> PierView : pierView", "DeckView -root-> TownView : townView",
            ], hasNot: ["unresolved"]
        ).check()
    }

    @Test func aTabBarOfTheAppsOwnSwitchesAState() {
        ScannedApp(
            "a tab bar of the app's own, which switches a state",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                enum Page: CaseIterable, Identifiable {
                    case barn, field
                    var id: Self { self }
                    @ViewBuilder var content: some View {
                        switch self {
                        case .barn: BarnView()
                        case .field: FieldView()
                        }
                    }
                }
                struct Yard: View {
                    @State private var page = Page.barn
                    var body: some View {
                        VStack {
                            NavigationStack { page.content }
                            Bar(selected: $page)
                        }
                    }
                }
                struct Bar: View {
                    @Binding var selected: Page
                    var body: some View { HStack { ForEach(Page.allCases) { page in Button("p") { selected = page } } } }
                }
                struct BarnView: View { var body: some View { Text("b") } }
                struct FieldView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "Yard -root!-> BarnView : barn", "Yard -root-> FieldView : field",
                "Yard ~root~> FieldView : Yard.field",
            ]
        )
        .check()
    }

    @Test func rootsInAGroupAreMadeWithWhatTheirStateCarries() {
        ScannedApp(
            "roots in a group, made with what their state carries",
            [
                "App.swift": """
                import SwiftUI
                struct Farmer { var isNew = false }
                final class Session: ObservableObject {
                    enum Phase { case outside, inside(Farmer) }
                    @Published var phase = Phase.outside
                    func enter(_ farmer: Farmer) { phase = .inside(farmer) }
                }
                @main struct Farm: App {
                    @StateObject var session = Session()
                    var body: some Scene { WindowGroup { Yard().environmentObject(session) } }
                }
                struct Yard: View {
                    @EnvironmentObject var session: Session
                    var body: some View {
                        Group {
                            switch session.phase {
                            case .outside: GateView()
                            case .inside(let farmer): BarnView(farmer: farmer)
                            }
                        }
                    }
                }
                struct GateView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Button("e") { session.enter(Farmer()) } }
                }
                struct BarnView: View {
                    let farmer: Farmer
                    @State private var isOpen = false
                    var body: some View { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { LoftView() } }
                }
                struct LoftView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["GateView ~root~> BarnView : Yard.inside", "BarnView ~sheet~> LoftView : BarnView.isOpen"],
            hasNot: ["Yard -sheet->", "Yard ~sheet~>"]
        )
        .check()
    }

    /// The app restores its keeper once: who reads it, or runs a closure of the app's that does, restores nothing.
    @Test(arguments: ["Group", "ZStack", "VStack"]) func aWindowChoosesWithinALayout(_ layout: String) {
        ScannedApp(
            "a choice in a \(layout)",
            [
                "App.swift": """
                import SwiftUI
                enum Shift { case unknown, resting, hired, grinding }
                final class Keeper: ObservableObject {
                    @Published var shift = Shift.unknown
                    init() { restore() }
                    func restore() { shift = Bool.random() ? .grinding : .resting }
                    func hire() { shift = .hired }
                }
                @main struct Mill: App {
                    @StateObject private var keeper = Keeper()
                    var body: some Scene {
                        WindowGroup {
                            \(layout) {
                                switch keeper.shift {
                                case .unknown: Color.black
                                case .resting: GateView().environmentObject(keeper)
                                case .hired: LoftView(begin: { keeper.shift = .grinding })
                                case .grinding: WheelView()
                                }
                            }
                        }
                    }
                }
                struct GateView: View {
                    @EnvironmentObject var keeper: Keeper
                    var body: some View { Button("h") { keeper.hire() } }
                }
                struct LoftView: View {
                    let begin: () -> Void
                    var body: some View { Button("b") { begin() } }
                }
                struct WheelView: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "entry Mill", "Mill -root!-> GateView : resting", "Mill -root!-> WheelView : grinding",
                "GateView ~root~> LoftView : Mill.hired", "LoftView ~root~> WheelView : Mill.grinding",
            ], hasNot: ["GateView ~root~> WheelView", "WheelView ~", "LoftView ~root~> GateView", "unresolved"]
        )
        .check()
    }

    /// A bar of the app's own, in which a person chooses the screen beside it, is a part; what else lies there is not.
    @Test func aBarThatChoosesIsAPart() {
        ScannedApp(
            "a bar beside the screen that is chosen",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { YardView() } } }
                struct YardView: View {
                    @State private var floor = 0
                    @State private var hasBar = true
                    @State private var isGrinding = false
                    var body: some View {
                        VStack {
                            ZStack { if floor == 0 { WheelView(isGrinding: $isGrinding) } else if floor == 1 { LoftView() } }
                            if hasBar { BarView(floor: $floor) }
                            if isGrinding { FlourView(isGrinding: $isGrinding) }
                        }
                    }
                }
                struct BarView: View {
                    @Binding var floor: Int
                    var body: some View { HStack { Button("wheel") { floor = 0 }; Button("loft") { floor = 1 } } }
                }
                struct WheelView: View {
                    @Binding var isGrinding: Bool
                    var body: some View { Button("grind") { isGrinding = true } }
                }
                struct LoftView: View { var body: some View { Text("l") } }
                struct FlourView: View {
                    @Binding var isGrinding: Bool
                    var body: some View { Button("done") { isGrinding = false } }
                }
                """
            ],
            has: [
                "YardView -root!-> WheelView : wheelView", "YardView -root-> LoftView : loftView",
                "YardView ~root~> LoftView : YardView.loftView", "screen FlourView",
            ],
            hasNot: ["BarView"]
        )
        .check()
    }

    /// A case of an optional state is written in several ways.
    @Test(arguments: ["case .hall?", "case .some(.hall)", "case .some(.hall(_))", "case Optional.some(.hall)"])
    func aCaseOfAnOptionalStateIsThatCaseAlone(_ hall: String) {
        ScannedApp(
            hall,
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { InnView() } } }
                enum Place { case hall(Int), attic }
                struct InnView: View {
                    @State private var place: Place?
                    var body: some View {
                        VStack {
                            switch place {
                            case .none: DoorView { place = .hall(1) }
                            \(hall): HallView()
                            case .some(.attic): AtticView()
                            }
                        }
                    }
                }
                struct DoorView: View { let open: () -> Void; var body: some View { Button("o", action: open) } }
                struct HallView: View { var body: some View { Text("h") } }
                struct AtticView: View { var body: some View { Text("a") } }
                """
            ], has: ["DoorView ~root~> HallView : InnView.hall"], hasNot: ["~> AtticView"]
        ).check()
    }

    /// What follows a branch that returns is the other branch, and the last branch of a chain is for what no other is for.
    @Test(arguments: [
        """
        func shown() -> AnyView {
            if inn.isShut { return AnyView(ShutView()) }
            if case .door = inn.place { return AnyView(DoorView()) }
            guard case .guest(let name) = inn.place else { return AnyView(CellarView()) }
            return AnyView(HallView(name: name))
        }
        """,
        """
        @ViewBuilder func shown() -> some View {
            if inn.isShut {
                ShutView()
            } else if case .door = inn.place {
                DoorView()
            } else if case .guest(let name) = inn.place {
                HallView(name: name)
            } else {
                CellarView()
            }
        }
        """,
    ])
    func aBranchIsForWhatTheOthersLeave(_ shown: String) {
        ScannedApp(
            shown,
            [
                "App.swift": """
                import SwiftUI
                @main struct Hotel: App { var body: some Scene { WindowGroup { InnView() } } }
                enum Place { case door, guest(String), cellar }
                final class Inn: ObservableObject { @Published var isShut = true; @Published var place = Place.door }
                struct InnView: View {
                    @StateObject private var inn = Inn()
                    var body: some View { shown().environmentObject(inn) }
                    \(shown)
                }
                struct ShutView: View {
                    @EnvironmentObject var inn: Inn
                    var body: some View { Button("o") { inn.isShut = false } }
                }
                struct DoorView: View {
                    @EnvironmentObject var inn: Inn
                    var body: some View { Button("o") { inn.place = .guest("a") } }
                }
                struct HallView: View {
                    let name: String
                    @EnvironmentObject var inn: Inn
                    var body: some View { Button("o") { inn.place = .door } }
                }
                struct CellarView: View { var body: some View { Text("c") } }
                """
            ],
            has: [
                "ShutView ~root~> DoorView : InnView.door", "DoorView ~root~> HallView : InnView.guest",
                "HallView ~root~> DoorView : InnView.door",
            ], hasNot: ["~> CellarView", "~> ShutView"]
        ).check()
    }

    /// A case of a number that is read from elsewhere may be any: that is said.
    @Test func whichCaseComesNextIsNotKnown() {
        ScannedApp(
            "a leg by its number",
            [
                "App.swift": """
                import SwiftUI
                enum Leg: Int { case dock, deck, shore }
                @main struct Line: App { var body: some Scene { WindowGroup { FerryView() } } }
                struct FerryView: View {
                    @State private var leg = Leg.dock
                    var body: some View {
                        VStack {
                            switch leg {
                            case .dock: DockView { if let last = Leg(rawValue: UserDefaults.standard.integer(forKey: "l")) { leg = last } }
                            case .deck: DeckView { leg = .shore }
                            case .shore: ShoreView()
                            }
                        }
                    }
                }
                struct DockView: View { let go: () -> Void; var body: some View { Button("d", action: go) } }
                struct DeckView: View { let go: () -> Void; var body: some View { Button("d", action: go) } }
                struct ShoreView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "unresolved \"leg =\" : \"which destination it means is decided while the app runs\""
                    + " [from=DockView candidate=DeckView candidate=ShoreView]",
                "DeckView ~root~> ShoreView : FerryView.shore",
            ]
        ).check()
    }
}
