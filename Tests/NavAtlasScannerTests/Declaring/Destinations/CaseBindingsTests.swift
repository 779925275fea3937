import NavAtlasScanner
import Testing

/// What is shown for one value of a state.
struct CaseBindingsTests {
    private static let zoo = """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationView { GateView() } } } }
        final class Guide: ObservableObject { @Published var house: Int?; @Published var wish: Int? }
        struct GateView: View {
            @StateObject private var guide = Guide()
            var body: some View {
                VStack {
                    NavigationLink(destination: LionView(), tag: 1, selection: $guide.house) { EmptyView() }
                    NavigationLink(destination: SealView(), tag: 2, selection: $guide.house) { EmptyView() }
                    NavigationLink(destination: OwlView(), tag: -1, selection: $guide.house) { EmptyView() }
                    Button("lions") { guide.house = 1 }
                    NavigationLink("map") { MapView(guide: guide) }
                    NavigationLink("wish") { WishView(guide: guide) }
                }
            }
        }
        struct MapView: View {
            @ObservedObject var guide: Guide
            var body: some View { Button("owls") { guide.house = -1 } }
        }
        struct WishView: View {
            @ObservedObject var guide: Guide
            var body: some View { Button("wish") { show(guide.wish) } }
            func show(_ house: Int?) { if let house = house { guide.house = house } }
        }
        struct LionView: View { var body: some View { Text("l") } }
        struct SealView: View { var body: some View { Text("s") } }
        struct OwlView: View { var body: some View { Text("o") } }
        """

    /// A link whose tag is a number is shown for that number, and for no other that is written out.
    @Test func aNumberLeadsToTheLinkOfThatNumber() {
        ScannedApp(
            "houses with numbers", ["App.swift": Self.zoo],
            has: ["GateView ~push~> LionView : GateView.house", "MapView ~push~> OwlView : GateView.house"],
            hasNot: ["~> SealView", "GateView ~push~> OwlView", "MapView ~push~> LionView", "WishView ~push~>"]
        ).check()
    }

    /// `if let house = house` says nothing of what the outer `house` is made of, however often it is asked.
    @Test func aNameBoundToItsOwnNameReachesNoLimit() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationView { GateView() } } } }
            struct GateView: View {
                let houses: [Int]
                @State private var house: Int?
                var body: some View {
                    List(houses, id: \\.self) { number in
                        NavigationLink(tag: number, selection: $house, destination: { LionView() }, label: { Text("l") })
                    }
                    .onAppear { lead(houses.first) }
                }
                func lead(_ chosen: Int?) { if let chosen = chosen { house = chosen } }
            }
            struct LionView: View { var body: some View { Text("l") } }
            """
        ])
        #expect(graph.bounds.isEmpty)
    }

    static let bindings = [
        "Binding($store.destination.help)", "$store.destination.help.isPresent()",
    ]

    /// A case without a payload of a store's or of a model's destination.
    @Test(arguments: bindings)
    func aCaseWithoutAPayloadIsShownWhileItIsThere(_ binding: String) {
        ScannedApp(
            binding,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Zoo: App {
                    var body: some Scene { WindowGroup { GateView(store: Store(initialState: Gate.State()) { Gate() }) } }
                }
                @Reducer struct Gate {
                    @Reducer enum Destination { case help, map(Map) }
                    @ObservableState struct State { @Presents var destination: Destination.State? }
                    enum Action { case destination(PresentationAction<Destination.Action>), helpTapped }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .helpTapped:
                                state.destination = .help
                                return .none
                            case .destination: return .none
                            }
                        }
                        .ifLet(\\.$destination, action: \\.destination)
                    }
                }
                @Reducer struct Map {}
                struct GateView: View {
                    @Bindable var store: StoreOf<Gate>
                    var body: some View {
                        Button("help") { store.send(.helpTapped) }.sheet(isPresented: \(binding)) { HelpView() }
                    }
                }
                struct HelpView: View { var body: some View { Text("help") } }
                """
            ],
            has: ["GateView ~sheet~> HelpView : GateView.help"]
        ).check()
    }
}
