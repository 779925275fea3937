import Testing

/// Views that only choose among others, and those that name what they choose in a member.
@Suite struct ChoosingViewTests {
    /// Each pane of the tab bar is made for a case that is known.
    @Test(arguments: [false, true])
    func whatAPaneShowsIsTheTab(_ inStacks: Bool) {
        func body(_ content: String) -> String { inStacks ? "NavigationStack { \(content) }" : content }
        ScannedApp(
            "panes in a group",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App { var body: some Scene { WindowGroup { CampView() } } }
                struct CampView: View {
                    @State private var place = Place.tent
                    var body: some View { TabView(selection: $place) { ForEach(Place.allCases) { Pane(place: $0) } } }
                }
                enum Place: CaseIterable, Identifiable { case tent, fire; var id: Self { self } }
                struct Pane: View {
                    let place: Place
                    var body: some View {
                        Group {
                            switch place {
                            case .tent: TentView()
                            case .fire: FireView()
                            }
                        }
                        .tag(place)
                        .tabItem { Text("t") }
                    }
                }
                struct TentView: View { var body: some View { \(body("NavigationLink(\"map\") { MapView() }")) } }
                struct FireView: View { var body: some View { \(body("Text(\"f\")")) } }
                struct MapView: View { var body: some View { Text("m") } }
                """
            ],
            has: [
                "CampView -tab-> TentView : tent", "CampView -tab-> FireView : fire",
                "TentView ~push~> MapView : NavigationLink",
            ], hasNot: ["Pane"]
        ).check()
    }

    @Test(arguments: ["AnyView(Group { CHOICE })", "AnyView(ZStack { CHOICE }.padding())", "AnyView(choice)"])
    func anErasedChoiceIsOne(_ body: String) {
        let choice = """
            switch place {
            case .tent: TentView { place = .fire }
            case .fire: FireView()
            }
            """
        let source = """
            import SwiftUI
            @main struct Camp: App { var body: some Scene { WindowGroup { CampView() } } }
            enum Place { case tent, fire }
            struct CampView: View {
                @State private var place = Place.tent
                var body: some View { \(body.replacingOccurrences(of: "CHOICE", with: choice)) }
                @ViewBuilder private var choice: some View { \(choice) }
            }
            struct TentView: View { let light: () -> Void; var body: some View { Button("fire") { light() } } }
            struct FireView: View { var body: some View { Text("f") } }
            """
        let app = ScannedSource(
            "", source,
            gives: """
                CampView -root!-> TentView : tent
                CampView -root-> FireView : fire
                TentView ~root~> FireView : CampView.fire
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// Only a member of the view, which its body names, says that one of its roots is a stack.
    @Test func membersOfTheBodyNameRoots() {
        ScannedApp(
            "a hut behind a splash",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App {
                    @State private var isReady = false
                    var body: some Scene {
                        WindowGroup { if isReady { HutView() } else { RainView { isReady = true } } }
                    }
                }
                struct HutView: View {
                    @AppStorage("known") private var isKnown = false
                    @State private var isOpen = false
                    var body: some View {
                        ZStack { if isOpen { content } else { DoorView() } }.task { isOpen = true }
                    }
                    @ViewBuilder private var content: some View {
                        if isKnown { BedView() } else { HelloView { isKnown = true } }
                    }
                }
                struct RainView: View { let onEnd: () -> Void; var body: some View { Button("r", action: onEnd) } }
                struct DoorView: View { var body: some View { Text("d") } }
                struct HelloView: View { let onEnd: () -> Void; var body: some View { Button("h", action: onEnd) } }
                struct BedView: View { var body: some View { NavigationStack { Text("b") } } }
                """
            ],
            has: [
                "HutView -root!-> DoorView : doorView", "HutView -root-> BedView : bedView",
                "HutView -root-> HelloView : helloView", "HelloView ~root~> BedView : HutView.bedView",
                "RainView ~root~> HutView : Camp.hutView",
            ]
        ).check()
    }

    /// The first view of the stack by which a person enters chooses, too, also for a screen that lies above it.
    @Test func theFirstViewOfAStackChooses() {
        ScannedApp(
            "a porch on a stack",
            [
                "App.swift": """
                import SwiftUI
                enum Room: Hashable { case hall, loft }
                @Observable final class House { var room: Room? = nil }
                @main struct Home: App { var body: some Scene { WindowGroup { StairsView() } } }
                struct StairsView: View {
                    @State private var path: [Room] = []
                    @State private var house = House()
                    var body: some View {
                        NavigationStack(path: $path) {
                            PorchView(house: house)
                                .navigationDestination(for: Room.self) { room in
                                    switch room {
                                    case .hall: HallView()
                                    case .loft: LoftView(house: house)
                                    }
                                }
                        }
                    }
                }
                struct PorchView: View {
                    let house: House
                    var body: some View {
                        ZStack {
                            switch house.room {
                            case .hall: HallView()
                            case .loft: Text("l")
                            case nil: Button("in") { house.room = .hall }
                            }
                        }
                    }
                }
                struct HallView: View { var body: some View { NavigationLink("up", value: Room.loft) } }
                struct LoftView: View {
                    let house: House
                    var body: some View { Button("down") { house.room = .hall } }
                }
                """
            ],
            has: [
                "StairsView -root!-> PorchView : root", "PorchView -root-> HallView : hall",
                "PorchView ~root~> HallView : PorchView.hall", "LoftView ~root~> HallView : PorchView.hall",
                "HallView ~push~> LoftView : StairsView.loft",
            ], hasNot: ["PorchView ~push~>"]
        ).check()
    }

    /// A branch that shows views beside each other shows no screen of its own.
    @Test(arguments: ["Rope(name: \"b\")", "Sign()"]) func viewsBesideEachOtherAreNoRoots(_ second: String) {
        ScannedApp(
            second,
            [
                "App.swift": """
                import SwiftUI
                enum Way { case start, cave, lake }
                @main struct Trip: App { var body: some Scene { WindowGroup { Camp() } } }
                struct Camp: View {
                    @State private var isPlanning = false
                    @State private var way = Way.start
                    var body: some View {
                        Button("plan") { isPlanning = true }.sheet(isPresented: $isPlanning) { Plan(way: $way) }
                    }
                }
                struct Plan: View {
                    @Binding var way: Way
                    var body: some View { VStack { content.id(way) } }
                    private var start: some View {
                        VStack {
                            Rope(name: "a").onTapGesture { way = .cave }
                            \(second).onTapGesture { way = .lake }
                        }.padding()
                    }
                    @ViewBuilder private var content: some View {
                        switch way {
                        case .start: start
                        case .cave: Cave()
                        case .lake: Lake()
                        }
                    }
                }
                struct Rope: View { let name: String; var body: some View { Text(name) } }
                struct Sign: View { var body: some View { Text("lake") } }
                struct Cave: View { var body: some View { NavigationStack { Text("cave") } } }
                struct Lake: View { var body: some View { NavigationStack { Text("lake") } } }
                """
            ],
            has: ["Plan -root-> Cave : cave", "Plan -root-> Lake : lake", "Plan ~root~> Cave : Plan.cave"],
            hasNot: ["Rope", "Sign"]
        ).check()
    }

    /// What is shown in the place of a stack is another root, wherever the view stands, and by whatever name the state is read.
    @Test(arguments: [
        "if model.guest != nil { \(bunk) } else { \(desk) }",
        "if let guest = model.guest { \(bunk) } else { \(desk) }",
        "let guest = model.guest\nif guest != nil { \(bunk) } else { \(desk) }",
        "let lodge = model\nif lodge.guest == nil { \(desk) } else { \(bunk) }",
    ])
    func aConditionChoosesAmongStacks(shown: String) {
        ScannedApp(
            shown,
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App {
                    var body: some Scene { WindowGroup { TabView { LodgeView().tabItem { Text("lodge") } } } }
                }
                final class LodgeModel: ObservableObject {
                    @Published var guest: Int?
                    func enter() { guest = 1 }
                    func leave() { guest = nil }
                }
                struct LodgeView: View {
                    @StateObject private var model = LodgeModel()
                    var body: some View { VStack { \(shown) } }
                }
                struct BunkView: View { let model: LodgeModel; var body: some View { Button("out") { model.leave() } } }
                struct DeskView: View { let model: LodgeModel; var body: some View { Button("in") { model.enter() } } }
                """
            ],
            has: [
                "Camp -tab-> LodgeView : lodge", "LodgeView -root!-> BunkView : root",
                "LodgeView -root!-> DeskView : root", "BunkView ~root~> DeskView : LodgeView.root",
                "DeskView ~root~> BunkView : LodgeView.root",
            ],
            hasNot: ["LodgeView ~", "BunkView ~root~> BunkView", "DeskView ~root~> DeskView"]
        ).check()
    }

    private static let bunk = "NavigationStack { BunkView(model: model) }"
    private static let desk = "NavigationView { DeskView(model: model) }"

    /// A view with a container of its own is no message that lies on the view beside it.
    @Test func aContainerComesUpBesideAnother() {
        ScannedApp(
            "tabs beneath a list of what is packed",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App {
                    @StateObject private var model = BagModel()
                    var body: some Scene {
                        WindowGroup {
                            ZStack {
                                let state = model.state
                                if state == .packed { TrailView() }
                                PackingView(model: model).opacity(state == .packed ? 0 : 1)
                                if model.isRaining { RainView() }
                            }
                        }
                    }
                }
                enum BagState { case open, packed }
                final class BagModel: ObservableObject {
                    @Published var state: BagState = .open
                    @Published var isRaining = false
                    func close() { state = .packed }
                }
                struct TrailView: View { var body: some View { TabView { MapView().tabItem { Text("map") } } } }
                struct MapView: View { var body: some View { Text("m") } }
                struct PackingView: View {
                    let model: BagModel
                    var body: some View { NavigationView { Button("close") { model.close() } } }
                }
                struct RainView: View { var body: some View { Text("rain") } }
                """
            ],
            has: [
                "Camp -root!-> PackingView : packingView", "Camp -root-> TrailView : packed",
                "PackingView ~root~> TrailView : Camp.packed",
            ],
            hasNot: ["RainView"]
        ).check()
    }

    /// What a view draws is there from the beginning, also where a modifier of the app's own lays it out.
    @Test func tabsInALaidOutViewComeFirst() {
        ScannedApp(
            "a modifier with a layout",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App { var body: some Scene { WindowGroup { CampView().roofed() } } }
                struct Roof: ViewModifier {
                    func body(content: Content) -> some View { ZStack { content }.onAppear { print("rain") } }
                }
                extension View { func roofed() -> some View { modifier(Roof()) } }
                struct CampView: View {
                    @Environment(\\.horizontalSizeClass) private var width
                    var body: some View {
                        if width == .compact { TentsView() } else {
                            NavigationSplitView { SideView() } detail: { FireView() }
                        }
                    }
                }
                struct TentsView: View { var body: some View { TabView { FireView().tag(0); SideView().tag(1) } } }
                struct SideView: View { @State var isOpen = false; var body: some View { Button("s") { isOpen = true } } }
                struct FireView: View { @State var isLit = false; var body: some View { Button("f") { isLit = true } } }
                """
            ],
            has: ["CampView -root!-> TentsView : tentsView", "CampView -root!-> SideView : root"]
        ).check()
    }

    /// A branch that shows a map beneath its controls shows no screen of its own; a stack beneath a bar is one.
    @Test(arguments: [("MapView()", true), ("NavigationStack { MapView() }", false)])
    func viewsOnEachOtherAreParts(_ beneath: String, isPart: Bool) {
        ScannedApp(
            beneath,
            [
                "App.swift": """
                import SwiftUI
                @main struct Trip: App { var body: some Scene { WindowGroup { Camp() } } }
                struct Camp: View {
                    @State private var hasTent = false
                    var body: some View {
                        NavigationStack {
                            if hasTent {
                                ZStack { Ground(); VStack { Spacer(); Tools() } }
                            } else {
                                Pitch(hasTent: $hasTent)
                            }
                        }
                    }
                }
                struct Ground: View { var body: some View { \(beneath) } }
                struct MapView: View { @State private var zoom = 1; var body: some View { Button("zoom") { zoom += 1 } } }
                struct Tools: View {
                    @State private var isCooking = false
                    var body: some View { Button("cook") { isCooking = true }.sheet(isPresented: $isCooking) { Stove() } }
                }
                struct Pitch: View { @Binding var hasTent: Bool; var body: some View { Button("pitch") { hasTent = true } } }
                struct Stove: View { var body: some View { Text("s") } }
                """
            ],
            has: ["Camp ~sheet~> Stove : Camp.isCooking", "Camp -root!-> Pitch : root"]
                + (isPart ? [] : ["Pitch ~root~> Ground : Camp.ground"]),
            hasNot: ["screen Tools", "Ground : Camp.root"] + (isPart ? ["Ground", "MapView"] : [])
        ).check()
    }

    /// What a choice in a layout in a stack shows is a root, and no part of the view that chooses.
    @Test(arguments: ["Group", "ZStack", "VStack"]) func whatIsChosenIsNoPart(_ layout: String) {
        ScannedApp(
            layout,
            [
                "App.swift": """
                import SwiftUI
                enum Way { case cave, lake }
                @main struct Trip: App { var body: some Scene { WindowGroup { Camp() } } }
                struct Camp: View {
                    @State private var way = Way.cave
                    var body: some View {
                        Button("swim") { way = .lake }
                        NavigationStack {
                            \(layout) {
                                switch way {
                                case .cave: Cave()
                                case .lake: Lake()
                                }
                            }
                            .toolbar { Text("t") }
                        }
                    }
                }
                struct Cave: View { var body: some View { Lamp() } }
                struct Lake: View { @State private var log = Log.shared; var body: some View { List { Lamp() } } }
                final class Log { static let shared = Log() }
                struct Lamp: View {
                    @State private var isLit = false
                    var body: some View { Button("on") { isLit = true }.sheet(isPresented: $isLit) { Map() } }
                }
                struct Map: View { var body: some View { Text("m") } }
                """
            ],
            has: [
                "Camp -root!-> Cave : cave", "Camp ~root~> Lake : Camp.lake",
                "Cave ~sheet~> Map : Cave.isLit", "Lake ~sheet~> Map : Lake.isLit",
            ],
            hasNot: ["Camp -sheet->", "Camp ~sheet~>"]
        ).check()
    }

    /// A choice in a method is the view's, also where the method's name begins as a type's does.
    @Test(arguments: ["start", "StartView"])
    func aMethodChooses(_ name: String) {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App { var body: some Scene { WindowGroup { CampView() } } }
                final class Guest: ObservableObject {
                    @Published var name: String?
                    func check(in name: String) { self.name = name }
                }
                struct CampView: View {
                    @StateObject private var guest = Guest()
                    var body: some View {
                        NavigationStack { \(name)().navigationDestination(for: String.self) { _ in MapView() } }
                    }
                    @ViewBuilder private func \(name)() -> some View {
                        if guest.name != nil { TentView() } else { GateView(guest: guest) }
                    }
                }
                struct GateView: View {
                    @ObservedObject var guest: Guest
                    var body: some View { Button("in") { guest.check(in: "g") } }
                }
                struct TentView: View { var body: some View { NavigationLink("map", value: "m") } }
                struct MapView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["GateView ~root~> TentView : CampView.root", "TentView ~push~> MapView : CampView.String"],
            hasNot: ["unresolved"]
        ).check()
    }
}
