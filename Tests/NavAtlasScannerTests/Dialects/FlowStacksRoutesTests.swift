import Testing

@testable import NavAtlasScanner

/// The ways in which screens are put on FlowStacks' arrays of routes.
struct FlowStacksRoutesTests {
    @Test(arguments: cases)
    func adds(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A flow of three screens, the first of which has a navigator and one button.
    private static func flow(_ action: String) -> String {
        """
        import FlowStacks
        import SwiftUI
        enum Stop: Hashable { case bridge, tower }
        struct Walk: View {
            @State var routes: Routes<Stop> = []
            var body: some View {
                FlowStack($routes) {
                    GateView(routes: $routes).flowDestination(for: Stop.self) { stop in
                        switch stop {
                        case .bridge: BridgeView()
                        case .tower: TowerView()
                        }
                    }
                }
            }
        }
        struct GateView: View {
            @Binding var routes: Routes<Stop>
            @EnvironmentObject var navigator: FlowNavigator<Stop>
            var body: some View { Button("Go") { \(action) } }
        }
        struct BridgeView: View { var body: some View { Text("b") } }
        struct TowerView: View { var body: some View { Text("t") } }
        """
    }

    private static let table = """
        Walk -root!-> GateView : root
        Walk -?-> BridgeView : bridge
        Walk -?-> TowerView : tower

        """

    private static let tower = "GateView ~push~> TowerView : Walk.tower"

    static let cases = [
        ScannedSource(
            "a navigator's routes, one by one", flow("navigator.routes.append(.push(.tower))"), gives: table + tower),
        ScannedSource(
            "a navigator's routes, several at once",
            flow("navigator.routes.append(contentsOf: [.sheet(.bridge), .push(.tower)])"),
            gives: table + tower + "\nGateView ~sheet~> BridgeView : Walk.bridge"),
        ScannedSource(
            "a copy that is changed",
            flow("var next = routes; next.push(.tower); routes = next"), gives: table + tower),
        ScannedSource(
            "a copy that begins anew",
            flow("var next = routes; next = [.sheet(.bridge)]; next.push(.tower); routes = next"),
            gives: table + tower + " [replaces]\nGateView ~sheet~> BridgeView : Walk.bridge [replaces]"),
        ScannedSource(
            "what follows when a sheet is gone",
            flow("routes.presentSheet(.bridge, onDismiss: { routes.push(.tower) })"),
            gives: table + tower + "\nGateView ~sheet~> BridgeView : Walk.bridge"),
        ScannedSource(
            "a path of any screens: routes that are appended, and that take its place",
            """
            import FlowStacks
            import SwiftUI
            struct Boat: Hashable { let number: Int }
            struct Lake: View {
                @State var path = FlowPath()
                var body: some View {
                    FlowStack($path) {
                        PierView(path: $path)
                            .flowDestination(for: Boat.self, destination: BoatView.init)
                            .flowDestination(for: Int.self) { _ in DepthView() }
                    }
                }
            }
            struct PierView: View {
                @Binding var path: FlowPath
                var body: some View {
                    Button("Boat") { path.append(.sheet(Boat(number: 1))) }
                    Button("Depth") { path = FlowPath([.cover(Boat(number: 2)), .push(Boat(number: 3))]) }
                    Button("Number") { path.push(4) }
                }
            }
            struct BoatView: View { let boat: Boat; var body: some View { Text("b") } }
            struct DepthView: View { var body: some View { Text("d") } }
            """,
            gives: """
                Lake -root!-> PierView : root
                Lake -?-> BoatView : Boat
                Lake -?-> DepthView : Int
                PierView ~push~> BoatView : Lake.Boat [replaces also=sheet alsoReplacing=fullScreen]
                PierView ~push~> DepthView : Lake.Int
                """),
        ScannedSource(
            "a flow whose screens are replaced: the first is its root anyway",
            """
            import FlowStacks
            import SwiftUI
            struct Tour: View {
                enum Stop { case hall, cellar, roof }
                @State var flow = NFlow<Stop>(root: .hall)
                var body: some View {
                    NStack($flow) { stop in
                        switch stop {
                        case .hall: HallView(go: { flow.replaceNFlow(with: [.hall, .cellar]) })
                        case .cellar: CellarView(go: { flow.replaceNFlow(with: [.roof]) })
                        case .roof: RoofView()
                        }
                    }
                }
            }
            struct HallView: View { let go: () -> Void; var body: some View { Button("c", action: go) } }
            struct CellarView: View { let go: () -> Void; var body: some View { Button("r", action: go) } }
            struct RoofView: View { var body: some View { Text("r") } }
            """,
            gives: """
                Tour -root!-> HallView : hall
                Tour -?-> CellarView : cellar
                Tour -?-> RoofView : roof
                HallView ~push~> CellarView : Tour.cellar
                CellarView ~root~> RoofView : Tour.roof
                """),
        ScannedSource(
            "a root that the container takes when it is told to",
            """
            import Combine
            import FlowStacks
            import SwiftUI
            enum Stop { case hall, cellar }
            final class Guide: ObservableObject {
                @Published var routes: Routes<Stop> = [.root(.hall)]
                init(bell: AnyPublisher<Void, Never>) {
                    bell.sink { [weak self] in self?.routes = [.root(.cellar)] }
                }
            }
            struct Tour: View {
                @StateObject var guide: Guide
                var body: some View {
                    Router($guide.routes) { stop, _ in
                        switch stop {
                        case .hall: HallView()
                        case .cellar: CellarView()
                        }
                    }
                }
            }
            struct HallView: View { var body: some View { Text("h") } }
            struct CellarView: View { var body: some View { Text("c") } }
            @main struct Tours: App {
                var body: some Scene { WindowGroup { Tour(guide: Guide(bell: Bells.noon)) } }
            }
            """,
            gives: """
                Tour -root!-> HallView : hall
                Tour -?-> CellarView : cellar
                Tour ~root~> CellarView : Tour.cellar
                """),
        ScannedSource(
            "a root that a publisher gives",
            """
            import Combine
            import FlowStacks
            import SwiftUI
            enum Stop { case hall, cellar }
            final class Guide: ObservableObject {
                @Published var routes: Routes<Stop> = [.root(.hall)]
                init(bell: AnyPublisher<Void, Never>) {
                    bell.map { [.root(.cellar)] }.assign(to: &$routes)
                }
            }
            struct Tour: View {
                @StateObject var guide: Guide
                var body: some View {
                    Router($guide.routes) { stop, _ in
                        switch stop {
                        case .hall: HallView()
                        case .cellar: CellarView()
                        }
                    }
                }
            }
            struct HallView: View { var body: some View { Text("h") } }
            struct CellarView: View { var body: some View { Text("c") } }
            @main struct Tours: App {
                var body: some Scene { WindowGroup { Tour(guide: Guide(bell: Bells.noon)) } }
            }
            """,
            gives: """
                Tour -root!-> HallView : hall
                Tour -?-> CellarView : cellar
                Tour ~root~> CellarView : Tour.cellar
                """),
        ScannedSource(
            "what a view draws in its stack itself while it loads, and after that, is no root",
            flow("navigator.push(.tower)")
                .replacing("@State var routes", with: "@StateObject var load = Load()\n@State var routes")
                .replacing("GateView(routes: $routes)", with: "start")
                .replacing(
                    "struct GateView",
                    with: """
                        final class Load: ObservableObject {
                            enum Step { case none, done }
                            @Published var step = Step.none
                            func begin() async { step = .done }
                        }
                        extension Walk {
                            @ViewBuilder var start: some View {
                                VStack {
                                    switch load.step {
                                    case .done: GateView(routes: $routes)
                                    default: ProgressView().task { await load.begin() }
                                    }
                                }
                            }
                        }
                        struct GateView
                        """),
            gives: """
                Walk -?-> BridgeView : bridge
                Walk -?-> TowerView : tower
                Walk ~push~> TowerView : Walk.tower
                """),
    ]
}
