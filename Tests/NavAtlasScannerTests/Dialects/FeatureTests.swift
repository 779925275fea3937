import Testing

/// Features of the Composable Architecture inside others, and controllers that show them.
struct FeatureTests {
    /// A dock and a yard have a list of ropes each. The coast shows a knot for the ropes of the dock alone.
    @Test func whatAPartSendsComesToTheScreensOwnFeature() {
        let part = { (name: String) in
            """
            @Reducer struct \(name) {
                @ObservableState struct State { var ropes = Ropes.State() }
                enum Action { case ropes(Ropes.Action) }
                var body: some ReducerOf<Self> { Scope(state: \\.ropes, action: \\.ropes) { Ropes() } }
            }
            struct \(name)View: View {
                let store: StoreOf<\(name)>
                var body: some View { RopesView(store: store.scope(state: \\.ropes, action: \\.ropes)) }
            }
            """
        }
        let files = [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { CoastView(store: Store(initialState: Coast.State()) { Coast() }) }
                }
            }
            @Reducer struct Coast {
                @ObservableState struct State {
                    var path = StackState<Path.State>()
                    @Presents var knot: Knot.State?
                }
                enum Action { case path(StackActionOf<Path>); case knot(PresentationAction<Knot.Action>); case a, b }
                @Reducer enum Path { case dock(Dock); case yard(Yard) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .a: state.path.append(.dock(Dock.State()))
                        case .b: state.path.append(.yard(Yard.State()))
                        case .path(.element(_, .dock(.ropes(.tied)))): state.knot = Knot.State()
                        default: break
                        }
                        return .none
                    }
                    .forEach(\\.path, action: \\.path)
                }
            }
            struct CoastView: View {
                @Bindable var store: StoreOf<Coast>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        VStack { Button("a") { store.send(.a) }; Button("b") { store.send(.b) } }
                    } destination: { store in
                        switch store.case {
                        case .dock(let store): DockView(store: store)
                        case .yard(let store): YardView(store: store)
                        }
                    }
                    .sheet(item: $store.scope(state: \\.knot, action: \\.knot)) { KnotView(store: $0) }
                }
            }
            \(part("Dock"))
            \(part("Yard"))
            @Reducer struct Ropes { struct State {}; enum Action { case tied } }
            struct RopesView: View {
                let store: StoreOf<Ropes>
                var body: some View { Button("tie") { store.send(.tied) } }
            }
            @Reducer struct Knot {}
            struct KnotView: View { let store: StoreOf<Knot>; var body: some View { Text("knot") } }
            """
        ]
        ScannedApp(
            "ropes", files, has: ["DockView ~sheet~> KnotView : CoastView.knot"],
            hasNot: ["YardView ~", "CoastView ~sheet~>", "unresolved"]
        ).check()
    }

    @Test func aControllerPresentsWhatItsStoreHolds() {
        let files = [
            "App.swift": """
            import ComposableArchitecture
            import UIKit
            @main final class Main: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = Quay(store: Store(initialState: Harbour.State()) { Harbour() })
                    return true
                }
            }
            @Reducer struct Harbour {
                @ObservableState struct State { @Presents var boat: Boat.State?; var isCalling = false }
                enum Action { case boatTapped, callTapped; case boat(PresentationAction<Boat.Action>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .boatTapped: state.boat = Boat.State()
                        case .callTapped: state.isCalling = true
                        case .boat: break
                        }
                        return .none
                    }
                }
            }
            @Reducer struct Boat {}
            final class Quay: UIViewController {
                @UIBindable var store: StoreOf<Harbour>
                init(store: StoreOf<Harbour>) { self.store = store; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    present(item: $store.scope(state: \\.boat, action: \\.boat)) { store in BoatList(store: store) }
                    self.present(isPresented: $store.isCalling) { Crew() }
                }
                @objc func boat() { store.send(.boatTapped) }
                @objc func call() { store.send(.callTapped) }
            }
            final class BoatList: UIViewController {
                let store: StoreOf<Boat>
                init(store: StoreOf<Boat>) { self.store = store; super.init(nibName: nil, bundle: nil) }
            }
            final class Crew: UIViewController {}
            """
        ]
        ScannedApp(
            "quay", files,
            has: [
                "Quay -sheet-> BoatList : boat", "Quay ~sheet~> BoatList : Quay.boat",
                "Quay -sheet-> Crew : isCalling", "Quay ~sheet~> Crew : Quay.isCalling",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
