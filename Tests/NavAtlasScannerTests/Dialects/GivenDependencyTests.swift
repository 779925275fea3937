import Testing

/// Dependencies of the Composable Architecture that a feature is given as its store is made.
struct GivenDependencyTests {
    /// The shop's own client pushes by a closure; what `liveValue` does is not what the features are given.
    private static func shop(_ given: String) -> String {
        """
        import ComposableArchitecture
        import LinkNavigator
        import SwiftUI
        @main struct Shop: App {
            let navigator = SingleLinkNavigator(routeBuilderItemList: [Hall().generate(), Shelf().generate()], dependency: 0)
            var body: some Scene {
                WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "hall")) }
            }
        }
        struct Client { var push: (String) -> Void }
        extension Client: DependencyKey { static let liveValue = Client(push: { _ in }) }
        extension DependencyValues {
            var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
        }
        extension Client {
            init(navigator: SingleLinkNavigator) {
                self.push = { path in navigator.next(linkItem: .init(path: path), isAnimated: true) }
            }
        }
        struct Hall {
            func generate() -> RouteBuilderOf<SingleLinkNavigator> {
                .init(matchPath: "hall") { navigator, _, _ in
                    WrappingController(matchPath: "hall") {
                        HallView(store: Store(initialState: HallFeature.State()) { HallFeature()\(given) })
                    }
                }
            }
        }
        struct Shelf {
            func generate() -> RouteBuilderOf<SingleLinkNavigator> {
                .init(matchPath: "shelf") { _, _, _ in WrappingController(matchPath: "shelf") { ShelfView() } }
            }
        }
        @Reducer struct HallFeature {
            @Dependency(\\.client) var client
            struct State {}
            enum Action { case tapped }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    client.push("shelf")
                    return .none
                }
            }
        }
        struct HallView: View {
            let store: StoreOf<HallFeature>
            var body: some View { Button("shelf") { store.send(.tapped) } }
        }
        struct ShelfView: View { var body: some View { Text("s") } }
        """
    }

    @Test func aFeatureUsesWhatItIsGiven() {
        let app = ScannedSource(
            "given", Self.shop(".dependency(\\.client, .init(navigator: navigator))"),
            gives: "HallView ~push~> ShelfView : shelf")
        #expect(app.found == app.wanted)
    }

    @Test func whereNothingIsGivenTheCallThatPushesIsSaid() {
        let app = ScannedSource("not given", Self.shop(""), gives: "")
        #expect(app.found.allSatisfy { $0.hasPrefix("unresolved") })
        #expect(app.found.contains { $0.contains("next") })
    }
}
