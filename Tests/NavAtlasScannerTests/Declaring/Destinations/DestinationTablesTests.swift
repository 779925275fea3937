import NavAtlasModel
import NavAtlasScanner
import Testing

/// Two stacks that show the same routes, of which each screen takes one.
@Suite struct DestinationTablesTests {
    private static func fair(_ destination: String) -> String {
        """
        import SwiftUI
        @main struct Fair: App {
            var body: some Scene {
                WindowGroup {
                    TabView {
                        StallStack().tabItem { Text("stalls") }
                        RideStack().tabItem { Text("rides") }
                    }
                }
            }
        }
        enum Place: Hashable {
            case map, till
            @ViewBuilder var screen: some View {
                switch self {
                case .map: MapView()
                case .till: TillView()
                }
            }
        }
        final class Walk: ObservableObject {
            @Published var path: [Place] = []
            func go(to place: Place) { path.append(place) }
            @ViewBuilder func view(for place: Place) -> some View {
                switch place {
                case .map: MapView()
                case .till: TillView()
                }
            }
        }
        struct StallStack: View {
            @StateObject private var walk = Walk()
            var body: some View {
                NavigationStack(path: $walk.path) {
                    StallView(walk: walk).navigationDestination(for: Place.self) \(destination)
                }
            }
        }
        struct RideStack: View {
            @StateObject private var walk = Walk()
            var body: some View {
                NavigationStack(path: $walk.path) {
                    RideView(walk: walk).navigationDestination(for: Place.self) \(destination)
                }
            }
        }
        struct StallView: View { let walk: Walk; var body: some View { Button("m") { walk.go(to: .map) } } }
        struct RideView: View { let walk: Walk; var body: some View { Button("t") { walk.go(to: .till) } } }
        struct MapView: View { var body: some View { Text("m") } }
        struct TillView: View { var body: some View { Text("t") } }
        struct PlaceView: View {
            let place: Place
            var body: some View {
                switch place {
                case .map: MapView()
                case .till: TillView()
                }
            }
        }
        """
    }

    private static let edges = [
        "StallView ~push~> MapView : StallStack.map", "RideView ~push~> TillView : RideStack.till",
        "StallStack -push-> TillView : till", "RideStack -push-> MapView : map",
    ]

    @Test(arguments: [
        "{ walk.view(for: $0) }", "{ place in walk.view(for: place).environmentObject(walk) }", "{ $0.screen }",
        "{ PlaceView(place: $0) }",
        "{ place in switch place { case .map: MapView(); case .till: TillView() } }",
    ])
    func whatWasFollowedElsewhereIsNotOpen(_ destination: String) {
        ScannedApp(
            destination, ["Fair.swift": Self.fair(destination)], has: Self.edges,
            hasNot: ["no code that takes this route was found"]
        ).check()
    }

    /// A case of which code makes a tab, or what stands in a stack, is followed there: nothing is left to say of it.
    @Test func whatIsMadeInPlaceIsNotOpen() {
        let fair = Self.fair("{ Place.view(of: $0) }")
            .replacing("StallStack()", with: "Place.view(of: .till)")
            .replacing("StallView(walk: walk)", with: "Place.view(of: .map)")
            .replacing(
                "@ViewBuilder var screen",
                with: """
                    @ViewBuilder static func view(of place: Place) -> some View {
                        switch place {
                        case .map: MapView()
                        case .till: TillView()
                        }
                    }
                    @ViewBuilder var screen
                    """)
        ScannedApp(
            "tabs of cases", ["Fair.swift": fair],
            has: ["Fair -tab-> TillView : stalls", "RideView ~push~> TillView : RideStack.till"],
            hasNot: ["no code that takes this route was found"]
        ).check()
    }

    /// Code that several hosts share declares their routes once.
    @Test(arguments: [
        ("{ walk.view(for: $0) }", 24), ("{ $0.screen }", 14),
        ("{ place in walk.view(for: place).environmentObject(walk) }", 24), ("{ PlaceView(place: $0) }", 51),
        ("{ place in PlaceView(place: place).environmentObject(walk) }", 51),
    ])
    func sharedCodeDeclaresTheRoutes(_ destination: String, _ line: Int) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["Fair.swift": Self.fair(destination)])
        let routes = graph.edges.filter { $0.kind == .route }
        #expect(routes.count == 4)
        #expect(routes.allSatisfy { $0.locations.map(\.line) == [line] })
    }

    /// The initializer of a view that chooses by what it is given is such code.
    @Test func anInitializerDeclaresTheRoutes() {
        let source = Self.fair("{ PlaceView(place: $0) }")
            .replacing(") { PlaceView(place: $0) }", with: ", destination: PlaceView.init)")
        let routes = NavAtlasScanner.Scanner().graphOrIssue(of: ["Fair.swift": source]).edges.filter {
            $0.kind == .route
        }
        #expect(routes.count == 4)
        #expect(routes.allSatisfy { $0.locations.map(\.line) == [51] })
    }

    /// A key path serves as the function that makes what is shown.
    @Test func aKeyPathSaysWhatIsShown() {
        ScannedApp(
            "a key path",
            [
                "App.swift": """
                import SwiftUI
                enum Place: Hashable, Identifiable {
                    case map, till
                    var id: Self { self }
                    @ViewBuilder var screen: some View {
                        switch self {
                        case .map: MapView()
                        case .till: TillView()
                        }
                    }
                }
                func tabs<Screen: View>(of place: Place, _ make: (Place) -> Screen) -> some View {
                    TabView { make(place).tabItem { Text("t") }; LampView().tabItem { Text("l") } }
                }
                @main struct Fair: App { var body: some Scene { WindowGroup { tabs(of: .till, \\.screen) } } }
                struct LampView: View {
                    @State private var path: [Place] = []
                    @State private var sheet: Place?
                    var body: some View {
                        NavigationStack(path: $path) {
                            VStack {
                                Button("m") { path.append(.map) }
                                Button("t") { sheet = .till }
                            }
                            .navigationDestination(for: Place.self, destination: \\.screen)
                        }
                        .sheet(item: $sheet, content: \\.screen)
                    }
                }
                struct MapView: View { var body: some View { Text("m") } }
                struct TillView: View { var body: some View { Text("t") } }
                """
            ],
            has: [
                "LampView -push-> MapView : map", "LampView ~push~> MapView : LampView.map",
                "LampView -sheet-> TillView : till", "LampView ~sheet~> TillView : LampView.till",
                "Fair -tab-> TillView : t",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// Objects of the classes that inherit from a table's type lead each to its own screen, however they are pushed.
    @Test func tellsHeirsApart() {
        ScannedApp(
            "places of a zoo",
            [
                "App.swift": """
                import SwiftUI
                class Place: Hashable {
                    func screen() -> any View { Text("nowhere") }
                    static func == (one: Place, other: Place) -> Bool { one === other }
                    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
                }
                final class Gate: Place { override func screen() -> any View { GateView() } }
                final class Pond: Place { override func screen() -> any View { PondView() } }
                final class Aviary: Place { override func screen() -> any View { AviaryView() } }
                @Observable final class Walk {
                    static let shared = Walk()
                    var path: [Place] = []
                    func go(to place: Place) { path.append(place) }
                }
                @main struct Zoo: App {
                    @State private var walk = Walk.shared
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $walk.path) {
                                PlanView().navigationDestination(for: Place.self) { AnyView($0.screen()) }
                            }
                        }
                    }
                }
                struct PlanView: View {
                    var body: some View { Button("gate") { Walk.shared.go(to: Gate()) } }
                }
                struct GateView: View { var body: some View { NavigationLink(value: Pond()) { Text("pond") } } }
                struct PondView: View { var body: some View { Button("birds") { Walk.shared.go(to: Aviary()) } } }
                struct AviaryView: View { var body: some View { Text("birds") } }
                """
            ],
            has: [
                "PlanView ~push~> GateView : Zoo.Place", "GateView ~push~> PondView : Zoo.Place",
                "PondView ~push~> AviaryView : Zoo.Place",
            ],
            hasNot: ["PlanView ~push~> PondView", "GateView ~push~> AviaryView", "PondView ~push~> PondView"]
        ).check()
    }

    /// The type of a destination may be kept in a property: `navigationDestination(for: type)`.
    @Test(arguments: [
        ("Shows(type: Ware.self) { WareView(ware: $0) }", "let type: Value.Type"),
        ("Shows(type: Ware.self) { WareView(ware: $0) }", "let type: Ware.Type"),
        ("Shows { WareView(ware: $0) }", "let type = Ware.self"),
    ])
    func theTypeIsKeptInAProperty(_ made: String, _ type: String) {
        ScannedApp(
            type,
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App {
                    var body: some Scene { WindowGroup { NavigationStack { WaresView().modifier(\(made)) } } }
                }
                struct Ware: Hashable { let number: Int }
                struct Shows<Value: Hashable, Screen: View>: ViewModifier {
                    \(type)
                    @ViewBuilder let screen: (Value) -> Screen
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: type, destination: screen)
                    }
                }
                struct WaresView: View { var body: some View { NavigationLink("one", value: Ware(number: 1)) } }
                struct WareView: View { let ware: Ware; var body: some View { Text("w") } }
                """
            ],
            has: ["WaresView ~push~> WareView : Shop.Ware"], hasNot: ["unresolved"]
        ).check()
    }

    /// One whose type is not known may be for any value: none is said to have no destination.
    @Test func aDestinationForATypeThatIsNotKnown() {
        ScannedApp(
            "types from elsewhere",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shop: App {
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack {
                                WaresView().navigationDestination(for: Registry.first.type) { _ in Text("w") }
                            }
                        }
                    }
                }
                struct Ware: Hashable { let number: Int }
                struct WaresView: View { var body: some View { NavigationLink("one", value: Ware(number: 1)) } }
                """
            ],
            has: [], hasNot: ["no destination is declared for its type"]
        ).check()
    }
}
