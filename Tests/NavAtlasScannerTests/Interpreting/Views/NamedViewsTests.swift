import Testing

/// What views are, as far as the names in their code say it.
@Suite struct NamedViewsTests {
    /// An indicator that several views show while they wait is a part of each.
    @Test func whatSeveralShowWhileTheyWaitIsNoScreen() {
        ScannedApp(
            "one indicator for all",
            [
                "App.swift": """
                import SwiftUI
                final class Mill: ObservableObject {
                    @Published var isLoading = true
                    func load() { isLoading = true; isLoading = false }
                }
                @main struct Valley: App { var body: some Scene { WindowGroup { BankView() } } }
                struct BankView: View {
                    @StateObject private var mill = Mill()
                    var body: some View {
                        Group {
                            if mill.isLoading {
                                Spinner()
                            } else {
                                TabView { WheelView(mill: mill).tabItem { Text("wheel") }; PondView().tabItem { Text("pond") } }
                            }
                        }
                    }
                }
                struct WheelView: View {
                    let mill: Mill
                    @State private var turns = false
                    var body: some View { ZStack { Button("again") { mill.load() }; if turns { Spinner() } } }
                }
                struct PondView: View {
                    @State private var fills = false
                    var body: some View { List { Text("p") }.overlay { if fills { Spinner() } } }
                }
                struct Spinner: View {
                    @State private var angle = 0.0
                    var body: some View { Circle().rotationEffect(.degrees(angle)).onAppear { angle = 360 } }
                }
                """
            ],
            has: [
                "BankView -tab-> WheelView : wheel",
                "BankView -tab-> PondView : pond",
            ],
            hasNot: ["Spinner", "~root~"]
        )
        .check()
    }

    /// A view with items in the bar above shows what it edits and how: it is the screen.
    @Test func whoHasToolbarItemsIsTheScreen() {
        ScannedApp(
            "a member who is edited",
            [
                "App.swift": """
                import SwiftUI
                @main struct Guild: App { var body: some Scene { WindowGroup { BoardView() } } }
                struct BoardView: View { var body: some View { NavigationStack { NavigationLink("member") { MemberView() }.navigationTitle("Board") } } }
                struct MemberView: View {
                    @State private var isEditing = false
                    var body: some View { content.toolbar { Button("edit") { isEditing.toggle() } } }
                    @ViewBuilder private var content: some View { if isEditing { FormPane() } else { CardPane() } }
                }
                struct FormPane: View { var body: some View { Form { Text("f") }.navigationTitle("Edit") } }
                struct CardPane: View { var body: some View { NavigationLink("works") { WorksView() }.navigationTitle("Member") } }
                struct WorksView: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "MemberView ~push~> WorksView : NavigationLink"
            ],
            hasNot: ["FormPane", "CardPane"]
        )
        .check()
    }

    /// What an app puts on a map is a part of the screen with the map, as the items of its toolbar are.
    @Test func contentOfTheAppsOwnIsAPartOfTheScreen() {
        ScannedApp(
            "a map with pins of the app's own",
            [
                "App.swift": """
                import SwiftUI
                import MapKit
                @main struct Isle: App { var body: some Scene { WindowGroup { ChartView() } } }
                struct ChartView: View { var body: some View { Map { ForEach(bays) { BayPin(bay: $0) } } } }
                struct BayPin: MapContent {
                    let bay: Bay
                    @State private var isOpen = false
                    var body: some MapContent {
                        Annotation("Bay", coordinate: bay.place) {
                            Button("Look") { isOpen = true }.popover(isPresented: $isOpen) { BayView() }
                        }
                    }
                }
                struct BayView: View { var body: some View { Text("Bay") } }
                """
            ],
            has: ["ChartView ~popover~> BayView : ChartView.isOpen"], hasNot: ["unresolved", "BayPin"]
        )
        .check()
    }

    /// What a tab bar shows for its items is drawn by the view with the bar.
    @Test(arguments: [
        "WheelView().tag(0).tabItem { Picture(me: 0); Text(\"Wheel\") }",
        "Tab(value: 0) { WheelView() } label: { Label { Text(\"Wheel\") } icon: { Picture(me: 0) } }",
    ]) func picturesOfTabsAreDrawn(_ tab: String) {
        ScannedApp(
            tab,
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App { var body: some Scene { WindowGroup { FairView() } } }
                struct FairView: View {
                    @State private var tab = 0
                    var body: some View {
                        TabView(selection: $tab) { \(tab); PondView().tag(1).tabItem { Picture(me: 1) } }
                    }
                }
                struct Picture: View {
                    let me: Int
                    var body: some View { Image("p").renderingMode(.original) }
                }
                struct WheelView: View { var body: some View { Text("w") } }
                struct PondView: View { var body: some View { Text("p") } }
                """
            ],
            has: ["screen WheelView", "screen PondView"], hasNot: ["unresolved", "Picture"]
        )
        .check()
    }

    /// Forms that show the app once a person is in are screens, each with its own way there.
    @Test func formsThatTurnIntoFlowsAreScreens() {
        ScannedApp(
            "a door with two forms",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { StreetView() } } }
                struct StreetView: View {
                    @AppStorage("token") private var token = ""
                    var body: some View { if token.isEmpty { DoorView() } else { HallView() } }
                }
                struct DoorView: View {
                    @State private var isNew = false
                    var body: some View {
                        VStack {
                            if isNew { JoinForm() } else { EnterForm() }
                            Button("other") { isNew.toggle() }
                        }
                    }
                }
                struct EnterForm: View {
                    @State private var isIn = false
                    var body: some View { if isIn { HallView() } else { Button("enter") { isIn = true } } }
                }
                struct JoinForm: View {
                    @State private var isIn = false
                    var body: some View { if isIn { HallView() } else { Button("join") { isIn = true } } }
                }
                struct HallView: View { var body: some View { TabView { BarView().tabItem { Text("b") }; StageView().tabItem { Text("s") } } } }
                struct BarView: View { var body: some View { Text("b") } }
                struct StageView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "DoorView -root!-> EnterForm : enterForm",
                "DoorView ~root~> JoinForm : DoorView.joinForm",
                "EnterForm ~root~> HallView : EnterForm.hallView",
                "JoinForm ~root~> HallView : JoinForm.hallView",
            ],
            hasNot: ["DoorView ~root~> HallView"]
        )
        .check()
    }

    /// A form that is a part of a screen shows the app in its place.
    @Test func partsTurnIntoFlows() {
        ScannedApp(
            "a form beside texts",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { StreetView() } } }
                struct StreetView: View { var body: some View { NavigationStack { NavigationLink("door") { DoorView() }.navigationTitle("Street") } } }
                struct DoorView: View { var body: some View { VStack { Text("welcome"); EnterForm(); Text("mind the step") } } }
                struct EnterForm: View {
                    @State private var isIn = false
                    var body: some View { if isIn { HallView() } else { Button("enter") { isIn = true } } }
                }
                struct HallView: View { var body: some View { TabView { BarView().tabItem { Text("b") }; StageView().tabItem { Text("s") } } } }
                struct BarView: View { var body: some View { Text("b") } }
                struct StageView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "DoorView ~root~> HallView : DoorView.hallView"
            ],
            hasNot: ["EnterForm"]
        )
        .check()
    }

    /// A view that fills a container of the app's own is a screen as one is that has its own container.
    @Test func viewsThatFillAFrameAreChosenAmong() {
        ScannedApp(
            "a stall with a bar of its own",
            [
                "App.swift": """
                import SwiftUI
                final class Walk: ObservableObject { @Published var stops: [Int] = [] }
                struct WalkFrame<Content: View>: View {
                    @ObservedObject var walk: Walk
                    let content: Content
                    init(_ walk: Walk, @ViewBuilder content: () -> Content) { self.walk = walk; self.content = content() }
                    var body: some View {
                        NavigationStack(path: $walk.stops) {
                            content.navigationDestination(for: Int.self) { _ in StopView() }
                        }
                    }
                }
                enum Side { case fruit, notes }
                @main struct Fair: App { var body: some Scene { WindowGroup { OpeningView() } } }
                struct OpeningView: View {
                    @State private var isOpen = false
                    var body: some View {
                        VStack { if isOpen { StallView() } else { SignView() } }.onAppear { isOpen = true }
                    }
                }
                struct SignView: View { var body: some View { Text("soon") } }
                struct StallView: View {
                    @State private var side = Side.fruit
                    var body: some View {
                        VStack {
                            switch side {
                            case .fruit: FruitView()
                            case .notes: NotesView()
                            }
                            HStack { Button("f") { side = .fruit }; Button("n") { side = .notes } }
                        }
                    }
                }
                struct FruitView: View {
                    @StateObject private var walk = Walk()
                    var body: some View {
                        WalkFrame(walk) { Button("go") { walk.stops.append(1) } }.navigationBarBackButtonHidden()
                    }
                }
                struct NotesView: View { var body: some View { Text("n") } }
                struct StopView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "StallView -root!-> FruitView : fruit",
                "StallView -root-> NotesView : notes",
                "FruitView ~push~> StopView : FruitView.Int",
            ],
            hasNot: ["StallView ~push~>"]
        )
        .check()
    }

    /// A view that only shows one of several pages stands for them, whatever bar or model chooses, and whatever layout or
    /// container stands around the choice.
    @Test(arguments: ["", "VStack", "NavigationStack", "NavigationView"])
    func whatOnlyTurnsPagesShowsEachAsAScreen(_ frame: String) {
        let (before, after) = frame.isEmpty ? ("", "") : ("\(frame) { ZStack {", "}.padding() }")
        ScannedApp(
            "pages of an atlas in \(frame)",
            [
                "App.swift": """
                import SwiftUI
                final class Atlas: ObservableObject {
                    enum Page { case cover, rivers, peaks, blank }
                    @Published var page: Page = .cover
                    func turn(to page: Page) { self.page = page }
                }
                @main struct Maps: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct DeskView: View {
                    var body: some View { TabView { AtlasView(atlas: Atlas()).tabItem { Text("atlas") }; LampView().tabItem { Text("lamp") } } }
                }
                struct AtlasView: View {
                    @ObservedObject var atlas: Atlas
                    var body: some View {
                        \(before)
                        switch atlas.page {
                        case .cover: CoverView(atlas: atlas)
                        case .rivers: RiversView(atlas: atlas)
                        case .peaks: PeaksView(atlas: atlas)
                        case .blank: ProgressView()
                        }
                        \(after)
                    }
                }
                struct CoverView: View {
                    let atlas: Atlas
                    var body: some View { Button("rivers") { atlas.turn(to: .rivers) } }
                }
                struct RiversView: View {
                    let atlas: Atlas
                    var body: some View { Button("peaks") { atlas.turn(to: .peaks) } }
                }
                struct PeaksView: View {
                    let atlas: Atlas
                    var body: some View { Button("back") { atlas.turn(to: .cover) } }
                }
                struct LampView: View { var body: some View { Text("lamp") } }
                """
            ],
            has: [
                "AtlasView -root!-> CoverView : cover", "AtlasView -root-> RiversView : rivers",
                "CoverView ~root~> RiversView : AtlasView.rivers", "RiversView ~root~> PeaksView : AtlasView.peaks",
                "PeaksView ~root~> CoverView : AtlasView.cover",
            ], hasNot: ["AtlasView ~root~>"]
        )
        .check()
    }

    /// What stands for the state of data is one screen, whatever it draws.
    @Test func whatShowsHowDataStandIsOneScreen() {
        ScannedApp(
            "a list that is loaded",
            [
                "App.swift": """
                import SwiftUI
                final class Depot: ObservableObject {
                    enum Phase { case waiting, loaded([String]), failed(String) }
                    @Published var phase: Phase = .waiting
                    func load() { phase = .loaded([]); phase = .failed("") }
                }
                @main struct Stock: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    var body: some View { TabView { DepotView(depot: Depot()).tabItem { Text("depot") }; GateView().tabItem { Text("gate") } } }
                }
                struct DepotView: View {
                    @ObservedObject var depot: Depot
                    var body: some View {
                        switch depot.phase {
                        case .waiting: StartView(depot: depot)
                        case .loaded(let names): NamesView(names: names, depot: depot)
                        case .failed: FaultView(depot: depot)
                        }
                    }
                }
                struct StartView: View { let depot: Depot; var body: some View { Button("load") { depot.load() } } }
                struct NamesView: View {
                    let names: [String]
                    let depot: Depot
                    var body: some View { Button("again") { depot.load() } }
                }
                struct FaultView: View { let depot: Depot; var body: some View { Button("again") { depot.load() } } }
                struct GateView: View { var body: some View { Text("gate") } }
                """
            ],
            has: ["HallView -tab-> DepotView : depot"], hasNot: ["NamesView", "FaultView", "~root~"]
        )
        .check()
    }

    /// A coordinator's view shows its screen, though an extension of all views says where the screens lead.
    @Test(arguments: [
        "ListView().withRoutes()",
        "ListView().navigationDestination(for: Page.self) { page in switch page { case .item: ItemView() } }",
    ])
    func whatAnExtensionSaysTheDestinationsOfIsACoordinator(_ content: String) {
        ScannedApp(
            content,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App {
                    @StateObject private var paths = Paths()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $paths.pages) { ListCoordinatorView() }.environmentObject(paths)
                        }
                    }
                }
                final class Paths: ObservableObject { @Published var pages: [Page] = [] }
                enum Page: Hashable { case item }
                extension View {
                    func withRoutes() -> some View {
                        navigationDestination(for: Page.self) { page in
                            switch page { case .item: ItemView() }
                        }
                    }
                }
                struct ListCoordinatorView: View { var body: some View { \(content) } }
                struct ListView: View {
                    @EnvironmentObject private var paths: Paths
                    var body: some View { Button("Item") { paths.pages.append(.item) } }
                }
                struct ItemView: View { var body: some View { Text("item") } }
                """
            ],
            has: [
                "ListCoordinatorView -root!-> ListView : root", "ListView ~push~> ItemView : ListCoordinatorView.item",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
