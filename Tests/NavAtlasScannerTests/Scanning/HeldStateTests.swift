import NavAtlasModel
import NavAtlasScanner
import Testing

/// What decides where an app leads, where that is no enum by itself: records, boxes, numbers, and who holds a table.
struct HeldStateTests {
    static let apps = [
        ScannedApp(
            "a record on the path holds the case that decides",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { QuayFlow() } } }
                enum Berth { case ship(ShipModel); case crane }
                struct Mooring: Hashable { var berth: Berth; var id = UUID() }
                final class QuayModel: ObservableObject {
                    @Published var path = NavigationPath()
                    func showShip() { path.append(Mooring(berth: .ship(ShipModel(onLift: showCrane)))) }
                    func showCrane() { path.append(Mooring(berth: .crane)) }
                }
                struct QuayFlow: View {
                    @StateObject var model = QuayModel()
                    var body: some View {
                        NavigationStack(path: $model.path) {
                            QuayView(onShip: model.showShip).navigationDestination(for: Mooring.self, destination: shown)
                        }
                    }
                    private func shown(mooring: Mooring) -> AnyView {
                        switch mooring.berth {
                        case .ship(let model): return AnyView(ShipView(model: model))
                        case .crane: return AnyView(CraneView())
                        }
                    }
                }
                struct QuayView: View { let onShip: () -> Void; var body: some View { Button("Ship", action: onShip) } }
                final class ShipModel: ObservableObject { let onLift: () -> Void; init(onLift: @escaping () -> Void) { self.onLift = onLift } }
                struct ShipView: View { let model: ShipModel; var body: some View { Button("Lift") { model.onLift() } } }
                struct CraneView: View { var body: some View { Text("Crane") } }
                """
            ],
            has: [
                "QuayFlow -push-> ShipView : ship(ShipModel)", "QuayFlow -push-> CraneView : crane",
                "QuayView ~push~> ShipView : QuayFlow.ship", "ShipView ~push~> CraneView : QuayFlow.crane",
            ],
            hasNot: ["Mooring", "QuayView ~push~> CraneView", "ShipView ~push~> ShipView"]),
        ScannedApp(
            "a box for anything that can be shown",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                final class Box: Identifiable { let content: any Identifiable; init(_ content: any Identifiable) { self.content = content } }
                enum Panel: Identifiable { case tide(Int), weather; var id: String { "" } }
                @Observable final class Pilot {
                    var path = NavigationPath()
                    var box: Box?
                    func raise(_ content: any Identifiable) { box = Box(content) }
                }
                struct Dock: View {
                    @State var pilot = Pilot()
                    var body: some View {
                        NavigationStack(path: $pilot.path) { MapView() }
                            .sheet(item: $pilot.box) { box in
                                if let panel = box.content as? Panel {
                                    switch panel {
                                    case .tide(let height): TideView(height: height)
                                    case .weather: WeatherView()
                                    }
                                }
                            }
                            .environment(pilot)
                    }
                }
                struct MapView: View {
                    @Environment(Pilot.self) private var pilot
                    var body: some View { Button("Tide") { pilot.raise(Panel.tide(3)) } }
                }
                struct TideView: View {
                    let height: Int
                    @Environment(Pilot.self) private var pilot
                    var body: some View { Button("Weather") { pilot.raise(Panel.weather) } }
                }
                struct WeatherView: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "Dock -sheet-> TideView : tide(Int)", "Dock -sheet-> WeatherView : weather",
                "MapView ~sheet~> TideView : Dock.tide", "TideView ~sheet~> WeatherView : Dock.weather",
            ],
            hasNot: ["MapView ~sheet~> WeatherView", "Dock.box"]),
        ScannedApp(
            "numbers and texts that choose, beneath many modifiers and in long chains",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Gate() } } }
                struct Gate: View {
                    @State var step = "ask"
                    @State var place = 0
                    var body: some View {
                        ZStack {
                            if step == "ask" { AskView(step: $step) } else { YardView() }
                        }
                        .padding().background(Color.red).onAppear { }.font(.body).tint(.red).frame(width: 3).opacity(1)
                        .animation(.default, value: step)
                    }
                }
                struct AskView: View { @Binding var step: String; var body: some View { Button("In") { step = "yard" } } }
                struct YardView: View {
                    @State var index = 0
                    var body: some View {
                        ZStack {
                            MenuView(index: $index)
                            VStack {
                                if index == 0 { ListFlow() }
                                else if index == 1 { MapFlow() }
                                else if index == 2 { A() }
                                else if index == 3 { B() }
                                else if index == 4 { C() }
                                else if index == 5 { D() }
                                else if index == 6 { E() }
                                else if index == 7 { LogFlow() }
                            }
                        }
                    }
                }
                struct MenuView: View {
                    @Binding var index: Int
                    var body: some View { VStack { Button("Map") { index = 1 }; Button("Log") { index = 7 } } }
                }
                struct A: View { var body: some View { Text("a") } }
                struct B: View { var body: some View { Text("b") } }
                struct C: View { var body: some View { Text("c") } }
                struct D: View { var body: some View { Text("d") } }
                struct E: View { var body: some View { Text("e") } }
                struct ListFlow: View { var body: some View { NavigationStack { A() } } }
                struct MapFlow: View { var body: some View { NavigationStack { B() } } }
                struct LogFlow: View { var body: some View { NavigationStack { C() } } }
                """
            ],
            has: [
                "Gate -root!-> AskView : ask", "Gate -root-> YardView : yardView",
                "AskView ~root~> YardView : Gate.yardView",
                "YardView -root!-> ListFlow : listFlow", "YardView -root-> LogFlow : logFlow",
                "YardView ~root~> MapFlow : YardView.mapFlow", "YardView ~root~> LogFlow : YardView.logFlow",
            ],
            hasNot: ["~root~> ListFlow", "~root~> A", "Gate -root-> ListFlow"]),
        ScannedApp(
            "numbered tabs",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Bar() } } }
                struct Bar: View {
                    @State private var tab = 0
                    var body: some View {
                        TabView(selection: $tab) {
                            QuayView(tab: $tab).tabItem { Label("Quay", systemImage: "q") }.tag(0)
                            PierView().tabItem { Text("Pier") }.tag(1)
                        }
                    }
                }
                struct QuayView: View { @Binding var tab: Int; var body: some View { Button("Pier") { tab = 1 } } }
                struct PierView: View { var body: some View { Text("p") } }
                """
            ],
            has: [
                "Bar -tab-> QuayView : Quay", "Bar -tab-> PierView : Pier", "QuayView ~tab~> PierView : Bar.Pier",
            ],
            hasNot: ["~tab~> QuayView"]),
        ScannedApp(
            "destinations that a modifier declares belong to the container around the screen",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Bar() } } }
                enum Place: Hashable { case ship, crane }
                @Observable final class Pilot { var path = NavigationPath(); func go(_ place: Place) { path.append(place) } }
                struct Places: ViewModifier {
                    let pilot: Pilot
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: Place.self) { place in
                            switch place {
                            case .ship: ShipView()
                            case .crane: CraneView()
                            }
                        }
                        .environment(pilot)
                    }
                }
                extension View { func places(_ pilot: Pilot) -> some View { modifier(Places(pilot: pilot)) } }
                struct Bar: View {
                    @State private var near = Pilot()
                    @State private var far = Pilot()
                    var body: some View {
                        TabView {
                            NavigationStack(path: $near.path) { QuayView().places(near) }.tabItem { Text("Near") }
                            NavigationStack(path: $far.path) { PierView().places(far) }.tabItem { Text("Far") }
                        }
                    }
                }
                struct QuayView: View {
                    @Environment(Pilot.self) private var pilot
                    var body: some View { Button("Ship") { pilot.go(.ship) } }
                }
                struct PierView: View { var body: some View { Text("p") } }
                struct ShipView: View {
                    @Environment(Pilot.self) private var pilot
                    var body: some View { Button("Crane") { pilot.go(.crane) } }
                }
                struct CraneView: View { var body: some View { Text("c") } }
                """
            ],
            has: [
                "Bar -push-> ShipView : ship", "Bar -push-> CraneView : crane", "QuayView ~push~> ShipView : Bar.ship",
                "ShipView ~push~> CraneView : Bar.crane",
            ],
            hasNot: ["QuayView -push->", "PierView -push->"]),
        ScannedApp(
            "a message that comes to lie on a flow is no root, a splash at first is one",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Front() } } }
                @Observable final class Tide { var isBusy = false; var fault: String? }
                struct Front: View {
                    @State var tide = Tide()
                    @State var isFirst = true
                    var body: some View {
                        ZStack {
                            QuayFlow(tide: tide)
                            if tide.isBusy { BusyView() }
                            if let fault = tide.fault { FaultView(text: fault) }
                            if isFirst { LogoView(done: { isFirst = false }) }
                        }
                    }
                }
                struct QuayFlow: View {
                    let tide: Tide
                    var body: some View { NavigationStack { QuayView(tide: tide) } }
                }
                struct QuayView: View { let tide: Tide; var body: some View { Button("x") { tide.isBusy = true } } }
                struct BusyView: View { var body: some View { Text("b") } }
                struct FaultView: View { let text: String; var body: some View { Text(text) } }
                struct LogoView: View { let done: () -> Void; var body: some View { Button("l", action: done) } }
                """
            ],
            has: ["Front -root!-> QuayFlow : quayFlow", "Front -root!-> LogoView : logoView"],
            hasNot: ["BusyView", "FaultView"]),
        ScannedApp(
            "a path that an initialiser may be given leads nowhere by itself",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Berth: Hashable { case ship }
                struct State1 { var path: [Berth]; init(path: [Berth] = []) { self.path = path } }
                final class Pilot: ObservableObject { @Published var state = State1() }
                struct Dock: View {
                    @StateObject var pilot = Pilot()
                    var body: some View {
                        NavigationStack(path: $pilot.state.path) {
                            QuayView(pilot: pilot).navigationDestination(for: Berth.self) { _ in ShipView() }
                        }
                    }
                }
                struct QuayView: View {
                    let pilot: Pilot
                    var body: some View { Button("Away") { pilot.state = .init() } }
                }
                struct ShipView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["Dock -push-> ShipView : ship"],
            hasNot: ["~push~>"]),
        ScannedApp(
            "a coordinator whose container stands elsewhere",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Shell() } } }
                enum Berth: Hashable { case ship }
                struct Shell: View {
                    @State var path = NavigationPath()
                    var body: some View { NavigationStack(path: $path) { QuayCoordinator() } }
                }
                struct QuayCoordinator: View {
                    var body: some View {
                        QuayView().navigationDestination(for: Berth.self) { _ in ShipView() }
                    }
                }
                struct QuayView: View { var body: some View { NavigationLink("Ship", value: Berth.ship) } }
                struct ShipView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "QuayCoordinator -root!-> QuayView : root", "QuayCoordinator -push-> ShipView : ship",
                "QuayView ~push~> ShipView : QuayCoordinator.ship",
            ]),
        ScannedApp(
            "what is done on another queue once a result is there",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Berth: Hashable { case ship }
                struct Tide {}
                enum Fault: Error { case none }
                final class Pilot: ObservableObject {
                    @Published var path: [Berth] = []
                    func show(tide: Tide) { path.append(.ship) }
                }
                struct Dock: View {
                    @StateObject var pilot = Pilot()
                    var body: some View {
                        NavigationStack(path: $pilot.path) {
                            QuayView(model: QuayModel(show: pilot.show)).navigationDestination(for: Berth.self) { _ in ShipView() }
                        }
                    }
                }
                final class Gauge {
                    func read(completion: @escaping (Result<Tide, Fault>) -> Void) {
                        URLSession.shared.dataTask(with: URL(string: "x")!) { data, _, error in
                            guard error == nil else { completion(.failure(.none)); return }
                            completion(.success(Tide()))
                        }.resume()
                    }
                }
                final class QuayModel {
                    let show: (Tide) -> Void
                    init(show: @escaping (Tide) -> Void) { self.show = show }
                    func look() {
                        Gauge().read { [weak self] result in
                            DispatchQueue.main.async {
                                switch result {
                                case .success(let tide): self?.show(tide)
                                case .failure(let fault): print(fault)
                                }
                            }
                        }
                    }
                }
                struct QuayView: View { let model: QuayModel; var body: some View { Button("o") { model.look() } } }
                struct ShipView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["QuayView ~push~> ShipView : Dock.ship"],
            hasNot: ["Dock ~push~>"]),
    ]

    @Test(arguments: apps) func decides(_ app: ScannedApp) { app.check() }
}
