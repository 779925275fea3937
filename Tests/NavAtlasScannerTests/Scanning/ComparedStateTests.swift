import NavAtlasModel
import NavAtlasScanner
import Testing

/// States that decide by what they are compared with, by their cases, or by the view that they hold; links that are
/// compared with nothing.
struct ComparedStateTests {
    static let apps = [
        ScannedApp(
            "states compared in a binding, in a constant, and views that a state holds",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Panel { case tide, weather }
                enum Step { case idle, paying, done }
                enum Alarm { case off, fire }
                final class Pilot: ObservableObject {
                    @Published var panel: Panel?
                    @Published var step = Step.idle
                    @Published var shown: (any View)?
                    @Published var alarm = Alarm.off
                    var isAlarmed: Bool { alarm == .fire }
                    func ring() { alarm = .fire }
                    func pay() { step = .paying }
                    func finish() { step = .done }
                    func raise(_ panel: Panel) { self.panel = panel }
                    func show() { shown = ChartView() }
                    func help() { shown = HelpView() }
                    @ViewBuilder func content(_ panel: Panel) -> some View {
                        switch panel {
                        case .tide: TideView(pilot: self)
                        case .weather: WeatherView(pilot: self)
                        }
                    }
                }
                struct Dock: View {
                    @StateObject var pilot = Pilot()
                    var isDone: Binding<Bool> { Binding(get: { pilot.step == .done }, set: { _ in pilot.step = .idle }) }
                    var body: some View {
                        NavigationStack { MapView(pilot: pilot) }
                            .sheet(isPresented: .constant(pilot.panel != nil)) {
                                if let panel = pilot.panel { pilot.content(panel) }
                            }
                            .sheet(isPresented: Binding(get: { pilot.step == .paying }, set: { _ in })) { PayView(pilot: pilot) }
                            .fullScreenCover(isPresented: isDone) { ThanksView(pilot: pilot) }
                            .sheet(isPresented: Binding(get: { pilot.isAlarmed }, set: { _ in })) { FireView() }
                            .popover(isPresented: .constant(pilot.shown != nil)) { if let view = pilot.shown { AnyView(view) } }
                    }
                }
                struct MapView: View {
                    let pilot: Pilot
                    var body: some View { VStack { Button("t") { pilot.raise(.tide) }; Button("p", action: pilot.pay) } }
                }
                struct TideView: View { let pilot: Pilot; var body: some View { Button("c", action: pilot.show) } }
                struct WeatherView: View { let pilot: Pilot; var body: some View { Button("h", action: pilot.help) } }
                struct PayView: View { let pilot: Pilot; var body: some View { Button("d", action: pilot.finish) } }
                struct ThanksView: View { let pilot: Pilot; var body: some View { Button("r", action: pilot.ring) } }
                struct FireView: View { var body: some View { Text("f") } }
                struct ChartView: View { var body: some View { Text("c") } }
                struct HelpView: View { var body: some View { Text("h") } }
                """
            ],
            has: [
                "Dock -sheet-> TideView : tide", "Dock -sheet-> WeatherView : weather",
                "Dock -sheet-> PayView : paying",
                "Dock -fullScreen-> ThanksView : done", "MapView ~sheet~> TideView : Dock.tide",
                "MapView ~sheet~> PayView : Dock.paying", "PayView ~fullScreen~> ThanksView : Dock.done",
                "ThanksView ~sheet~> FireView : Dock.fire", "TideView ~popover~> ChartView : Dock.shown",
                "WeatherView ~popover~> HelpView : Dock.shown",
            ],
            hasNot: [
                "MapView ~sheet~> WeatherView", "MapView ~sheet~> FireView", "PayView ~sheet~>",
                "MapView ~fullScreen~>",
                "TideView ~popover~> HelpView",
            ]),
        ScannedApp(
            "cases that lead to one screen, or to screens without a type, are told apart all the same",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Berth: Hashable { case ship, crane }
                enum Note: Hashable { case high, low }
                enum Kind: Hashable { case oak, elm; var title: String { switch self { case .oak: "o"; case .elm: "e" } } }
                struct Dock: View {
                    @State var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) {
                            QuayView()
                                .navigationDestination(for: Berth.self) { berth in
                                    switch berth {
                                    case .ship: PlaceView(title: "s")
                                    case .crane: PlaceView(title: "c")
                                    }
                                }
                                .navigationDestination(for: Note.self) { note in
                                    switch note {
                                    case .high: Text("high")
                                    case .low: Text("low")
                                    }
                                }
                                .navigationDestination(for: Kind.self) { kind in TreeView(kind: kind, title: kind.title) }
                        }
                    }
                }
                struct QuayView: View {
                    var body: some View {
                        VStack {
                            NavigationLink("s", value: Berth.ship)
                            NavigationLink("h", value: Note.high)
                            NavigationLink("o", value: Kind.oak)
                        }
                    }
                }
                struct PlaceView: View { let title: String; var body: some View { Text(title) } }
                struct TreeView: View {
                    let kind: Kind
                    let title: String
                    var body: some View { switch kind { case .oak: Text("o"); case .elm: Text("e") } }
                }
                """
            ],
            has: [
                "Dock -push-> PlaceView : ship", "Dock -push-> PlaceView : crane",
                "QuayView ~push~> PlaceView : Dock.ship",
                "Dock -push-> inline:Text#Dock.high : high", "Dock -push-> inline:Text#Dock.low : low",
                "Dock -push-> TreeView : Kind", "QuayView ~push~> TreeView : Dock.Kind",
            ],
            hasNot: ["QuayView ~push~> PlaceView : Dock.crane", "Dock.Berth", "TreeView : oak"]),
        ScannedApp(
            "a selection's cases, in a split view and in a bar of the app's own",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Split() } } }
                enum Pane: CaseIterable { case quay, pier
                    @ViewBuilder var screen: some View { switch self { case .quay: Bar(); case .pier: PierView() } }
                }
                enum Tab: CaseIterable { case near, far }
                struct Split: View {
                    @State private var pane: Pane?
                    var body: some View {
                        NavigationSplitView { Side(pane: $pane) } detail: {
                            if let pane { pane.screen } else { Text("none") }
                        }
                    }
                }
                struct Side: View {
                    @Binding var pane: Pane?
                    var body: some View { List(selection: $pane) { ForEach(Pane.allCases) { Text("x").tag($0) } } }
                }
                struct Bar: View {
                    @State private var tab = Tab.near
                    var body: some View {
                        VStack {
                            switch tab {
                            case .near: NavigationStack { NearView() }
                            case .far: NavigationStack { FarView() }
                            }
                            Button("far") { tab = .far }
                        }
                    }
                }
                struct PierView: View { var body: some View { Text("p") } }
                struct NearView: View { var body: some View { Text("n") } }
                struct FarView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "Split -root!-> Bar : quay", "Split -root!-> PierView : pier", "Side ~root~> PierView : Split.pier",
                "Bar -root!-> NearView : near", "Bar -root-> FarView : far", "Bar ~root~> FarView : Bar.far",
            ],
            hasNot: ["~root~> NearView"]),
        ScannedApp(
            "what is done when a sheet is gone",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Berth: Hashable { case ship(String), crane }
                final class Pilot: ObservableObject {
                    @Published var path: [Berth] = []
                    func open(_ url: URL) { path = [.ship(url.lastPathComponent)] }
                }
                struct Dock: View {
                    @StateObject var pilot = Pilot()
                    var body: some View {
                        NavigationStack(path: $pilot.path) {
                            QuayView(pilot: pilot).navigationDestination(for: Berth.self) { berth in
                                switch berth {
                                case .ship(let name): ShipView(name: name)
                                case .crane: CraneView()
                                }
                            }
                        }
                        .onOpenURL { pilot.open($0) }
                    }
                }
                struct QuayView: View {
                    let pilot: Pilot
                    @State var isAsking = false
                    var body: some View {
                        Button("ask") { isAsking = true }
                            .sheet(isPresented: $isAsking, onDismiss: { pilot.path.append(.crane) }) { AskView() }
                    }
                }
                struct AskView: View { var body: some View { Text("a") } }
                struct ShipView: View { let name: String; var body: some View { Text(name) } }
                struct CraneView: View { var body: some View { Text("c") } }
                """
            ],
            has: ["QuayView ~push~> CraneView : Dock.crane"],
            hasNot: ["Dock ~push~> CraneView", "=> CraneView"]),
        ScannedApp(
            "a view over the only model of its kind, whose protocol says what its parent's type is",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock(pilot: Pilot()) } } }
                enum Berth: Hashable { case quay, ship(String) }
                protocol Going: AnyObject { associatedtype Place: Hashable; func go(_ place: Place) }
                protocol Leading: Going where Place == Berth {
                    associatedtype Shown: View
                    var path: NavigationPath { get }
                    @ViewBuilder func build(_ place: Place) -> Shown
                }
                @Observable final class Pilot: Leading {
                    var path = NavigationPath()
                    func go(_ place: Place) { path.append(place) }
                    @ViewBuilder func build(_ place: Place) -> some View {
                        switch place {
                        case .quay: QuayView(model: QuayModel(pilot: self))
                        case .ship(let name): ShipView(name: name)
                        }
                    }
                }
                struct Dock<Guide: Leading>: View {
                    @State var pilot: Guide
                    var body: some View {
                        NavigationStack(path: $pilot.path) {
                            pilot.build(.quay).navigationDestination(for: Berth.self) { pilot.build($0) }
                        }
                    }
                }
                final class QuayModel<Guide: Leading> {
                    private let pilot: Guide
                    init(pilot: Guide) { self.pilot = pilot }
                    func open() { self.pilot.go(.ship("x")) }
                }
                struct QuayView<Guide: Leading>: View {
                    let model: QuayModel<Guide>
                    var body: some View { Button("o") { model.open() } }
                }
                struct ShipView: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: ["Dock -root!-> QuayView : root", "QuayView ~push~> ShipView : Dock.ship"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a binding that a method gives for a case",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { @State var guide = Guide(); var body: some Scene { WindowGroup { Yard().environment(guide) } } }
                enum Panel: Hashable { case tools, feed }
                @Observable final class Guide {
                    var panel: Panel?
                    func isShown(_ panel: Panel) -> Binding<Bool> {
                        Binding(get: { self.panel == panel }, set: { if !$0 { self.panel = nil } })
                    }
                    func show(_ panel: Panel) { self.panel = panel }
                }
                struct Yard: View {
                    @Environment(Guide.self) var guide
                    var body: some View {
                        Button("t") { guide.show(.tools) }
                            .sheet(isPresented: guide.isShown(.tools)) { ToolsView() }
                            .sheet(isPresented: guide.isShown(.feed)) { FeedView() }
                    }
                }
                struct ToolsView: View {
                    @Environment(Guide.self) var guide
                    var body: some View { Button("f") { guide.show(.feed) } }
                }
                struct FeedView: View { var body: some View { Text("f") } }
                """
            ],
            has: ["Yard ~sheet~> ToolsView : Yard.tools", "ToolsView ~sheet~> FeedView : Yard.feed"],
            hasNot: ["Yard ~sheet~> FeedView", "ToolsView ~sheet~> ToolsView"]),
    ]

    @Test(arguments: apps) func decides(_ app: ScannedApp) { app.check() }

    /// The ways to write that a state is in a case, as a binding's getter or a property that it reads.
    @Test(arguments: [
        "get: { if case .rules = goal { true } else { false } }",
        "get: { if case .rules = goal { return true }; return false }",
        "get: { guard case .rules = goal else { return false }; return true }",
        "get: { switch goal { case .rules: true; default: false } }",
        "get: { goal == .rules }",
        "get: { isRules }",
    ])
    func aBindingAsksForACase(getter: String) {
        let files = [
            "A.swift": """
            import SwiftUI
            @main struct Party: App { var body: some Scene { WindowGroup { NavigationStack { DoorView() } } } }
            enum Goal { case join(Int), rules }
            struct DoorView: View {
                @State private var goal: Goal?
                private var isRules: Bool { if case .rules = goal { return true } else { return false } }
                var body: some View {
                    VStack {
                        NavigationLink("A") { HostView(goal: $goal) }
                        NavigationLink("B") { GuestView(goal: $goal) }
                    }
                    .sheet(isPresented: Binding(\(getter), set: { if !$0 { goal = nil } })) { RulesView() }
                }
            }
            struct HostView: View {
                @Binding var goal: Goal?
                var body: some View { Button("Rules") { goal = .rules } }
            }
            struct GuestView: View {
                @Binding var goal: Goal?
                var body: some View { Button("Join") { goal = .join(1) } }
            }
            struct RulesView: View { var body: some View { Text("Rules") } }
            """
        ]
        ScannedApp(
            getter, files,
            has: ["DoorView -sheet-> RulesView : rules", "HostView ~sheet~> RulesView : DoorView.rules"],
            hasNot: ["GuestView ~sheet~>", "unresolved"]
        ).check()
    }

    @Test("A binding shows something while a flag is off", arguments: [true, false])
    func aBindingAsksForWhatIsOff(isVariable: Bool) {
        let binding = "Binding(get: { return !gate.isPaid }, set: { gate.isPaid = !$0 })"
        let files = [
            "A.swift": """
            import SwiftUI
            @main struct Fair: App { var body: some Scene { WindowGroup { FairView() } } }
            final class Gate: ObservableObject { static let shared = Gate(); @Published var isPaid = false }
            struct FairView: View {
                @StateObject private var gate = Gate.shared
                var body: some View {
                    \(isVariable ? "let isShut = \(binding)" : "")
                    TabView { WheelView().tabItem { Text("w") }; ExitView().tabItem { Text("e") } }
                        .fullScreenCover(isPresented: \(isVariable ? "isShut" : binding)) { TillView() }
                }
            }
            struct WheelView: View { var body: some View { Text("w") } }
            struct ExitView: View { var body: some View { Button("leave") { Gate.shared.isPaid = false } } }
            struct TillView: View { var body: some View { Button("pay") { Gate.shared.isPaid = true } } }
            """
        ]
        ScannedApp(
            binding, files,
            has: ["FairView -fullScreen-> TillView : isPaid", "ExitView ~fullScreen~> TillView : FairView.isPaid"],
            hasNot: ["TillView ~", "unresolved"]
        ).check()
    }

    /// A constant binding is made anew as the state changes that its value comes of.
    @Test(arguments: [
        ".constant(kite != nil)", "Binding.constant(kite != nil)", "Binding<Bool>.constant($kite.wrappedValue != nil)",
    ])
    func constantsOfAComparisonFollowTheState(_ binding: String) {
        ScannedApp(
            binding,
            [
                "App.swift": """
                import SwiftUI
                @main struct Beach: App { var body: some Scene { WindowGroup { SandView() } } }
                struct SandView: View {
                    @State private var kite: String?
                    var body: some View {
                        Button("fly") { kite = "red" }
                            .sheet(isPresented: \(binding), onDismiss: { kite = nil }) { SkyView() }
                    }
                }
                struct SkyView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["SandView ~sheet~> SkyView : SandView.kite"], hasNot: ["unresolved"]
        ).check()
    }
}
