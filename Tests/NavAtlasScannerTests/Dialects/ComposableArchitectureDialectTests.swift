import Testing

@testable import NavAtlasScanner

@Suite("The Composable Architecture")
struct ComposableArchitectureDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// An app with a harbour, which has a boat and a crew to show.
    private static func harbour(
        state: String = "", actions: String = "", reduce: String = "", around: String = "", view: String,
        _ rest: String = ""
    ) -> String {
        """
        import ComposableArchitecture
        import SwiftUI
        @main struct Port: App {
            let store = Store(initialState: Harbour.State()) { Harbour() }
            var body: some Scene { WindowGroup { HarbourView(store: store) } }
        }
        @Reducer struct Harbour {
            @ObservableState struct State { \(state) }
            enum Action { case tapped; \(actions) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    \(reduce)
                    default: return .none
                    }
                }
                \(around)
            }
        }
        struct HarbourView: View {
            @Bindable var store: StoreOf<Harbour>
            var body: some View { \(view) }
        }
        @Reducer struct Boat {
            @ObservableState struct State { var name = "" }
            enum Action { case boarded; case delegate(Delegate); enum Delegate { case left } }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .boarded: return .send(.delegate(.left))
                    case .delegate: return .none
                    }
                }
            }
        }
        struct BoatView: View {
            let store: StoreOf<Boat>
            var body: some View { Button("Board") { store.send(.boarded) } }
        }
        @Reducer struct Crew {}
        struct CrewView: View { let store: StoreOf<Crew>; var body: some View { Text("Crew") } }
        \(rest)
        """
    }

    private static let tap = #"Button("Tap") { store.send(.tapped) }"#

    static let cases = [
        ScannedSource(
            "an optional state",
            harbour(
                state: "@Presents var boat: Boat.State?", actions: "case boat(PresentationAction<Boat.Action>)",
                reduce: "case .tapped: state.boat = Boat.State(); return .none",
                around: #".ifLet(\.$boat, action: \.boat) { Boat() }"#,
                view: tap + #".sheet(item: $store.scope(state: \.boat, action: \.boat)) { BoatView(store: $0) }"#),
            gives: """
                HarbourView -sheet-> BoatView : boat
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "an enum of destinations, each with its own modifier",
            harbour(
                state: "@Presents var destination: Destination.State?",
                actions: "case crewTapped; case destination(PresentationAction<Destination.Action>)",
                reduce: """
                    case .tapped: state.destination = .boat(Boat.State(name: "A")); return .none
                    case .crewTapped: state.destination = .crew(Crew.State()); return .none
                    """,
                around: #".ifLet(\.$destination, action: \.destination)"#,
                view: tap
                    + #".sheet(item: $store.scope(state: \.destination?.boat, action: \.destination.boat)) {"#
                    + #" BoatView(store: $0) }"#
                    + #".navigationDestination(item: $store.scope(state: \.destination?.crew, action: \.x)) {"#
                    + #" CrewView(store: $0) }"#,
                "extension Harbour { @Reducer enum Destination { case boat(Boat); case crew(Crew) } }"),
            gives: """
                HarbourView -push-> CrewView : crew(Crew.State)
                HarbourView -sheet-> BoatView : boat(Boat.State)
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "a stack of features, with links and pushes",
            harbour(
                state: "var path = StackState<Path.State>()", actions: "case path(StackActionOf<Path>)",
                reduce: """
                    case .tapped: state.path.append(.boat(Boat.State())); return .none
                    case .path(.element(id: _, action: .boat(.delegate(.left)))):
                        state.path.append(.crew(Crew.State()))
                        return .none
                    """,
                around: #".forEach(\.path, action: \.path)"#,
                view: """
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        \(tap)
                        NavigationLink("Crew", state: Harbour.Path.State.crew(Crew.State()))
                    } destination: { store in
                        switch store.case {
                        case .boat(let store): BoatView(store: store)
                        case .crew(let store): CrewView(store: store)
                        }
                    }
                    """,
                """
                extension Harbour { @Reducer enum Path { case boat(Boat); case crew(Crew) } }
                extension Harbour.Path.State: Equatable {}
                """),
            gives: """
                BoatView ~push~> CrewView : HarbourView.crew
                HarbourView -push-> BoatView : boat(Boat.State)
                HarbourView -push-> CrewView : crew(Crew.State)
                HarbourView ~push~> BoatView : HarbourView.boat
                HarbourView ~push~> CrewView : HarbourView.crew
                """),
        ScannedSource(
            "a stack that is set anew",
            harbour(
                state: "var path = StackState<Path.State>()", actions: "case path(StackActionOf<Path>)",
                reduce: """
                    case .tapped: state.path.append(.boat(Boat.State())); return .none
                    case .path(.element(id: _, action: .boat(.delegate(.left)))):
                        state.path = StackState([.crew(Crew.State())])
                        return .none
                    """,
                around: #".forEach(\.path, action: \.path)"#,
                view: """
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { \(tap) } destination: { store in
                        switch store.case {
                        case .boat(let store): BoatView(store: store)
                        case .crew(let store): CrewView(store: store)
                        }
                    }
                    """,
                "extension Harbour { @Reducer enum Path { case boat(Boat); case crew(Crew) } }"),
            gives: """
                BoatView ~push~> CrewView : HarbourView.crew [replaces]
                HarbourView -push-> BoatView : boat(Boat.State)
                HarbourView -push-> CrewView : crew(Crew.State)
                HarbourView ~push~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "an action that an effect sends",
            harbour(
                state: "@Presents var boat: Boat.State?",
                actions: "case loaded; case boat(PresentationAction<Boat.Action>)",
                reduce: """
                    case .tapped: return .run { send in await send(.loaded) }.cancellable(id: 1)
                    case .loaded: state.boat = Boat.State(); return .none
                    """,
                view: tap
                    + #".fullScreenCover(item: $store.scope(state: \.boat, action: \.boat)) { BoatView(store: $0) }"#),
            gives: """
                HarbourView -fullScreen-> BoatView : boat
                HarbourView ~fullScreen~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "an action that an effect sends where it fails",
            harbour(
                state: "@Presents var boat: Boat.State?",
                actions: "case failed; case boat(PresentationAction<Boat.Action>)",
                reduce: """
                    case .tapped: return .run { send in try await load() } catch: { _, send in await send(.failed) }
                    case .failed: state.boat = Boat.State(); return .none
                    """,
                view: tap + #".sheet(item: $store.scope(state: \.boat, action: \.boat)) { BoatView(store: $0) }"#),
            gives: """
                HarbourView -sheet-> BoatView : boat
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "an action that a method of the reducer answers",
            harbour(
                state: "@Presents var boat: Boat.State?", actions: "case boat(PresentationAction<Boat.Action>)",
                reduce: "case .tapped: return open(&state)",
                view: tap + #".sheet(item: $store.scope(state: \.boat, action: \.boat)) { BoatView(store: $0) }"#,
                """
                extension Harbour {
                    func open(_ state: inout State) -> Effect<Action> { state.boat = Boat.State(); return .none }
                }
                """),
            gives: """
                HarbourView -sheet-> BoatView : boat
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "the actions of a view",
            """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { HarbourView(store: Store(initialState: Harbour.State()) { Harbour() }) }
                }
            }
            @Reducer struct Harbour {
                @ObservableState struct State { @Presents var boat: Boat.State? }
                enum Action: ViewAction {
                    case view(View)
                    case boat(PresentationAction<Boat.Action>)
                    enum View { case tapped }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .view(.tapped): state.boat = .init(); return .none
                        case .boat: return .none
                        }
                    }
                }
            }
            @ViewAction(for: Harbour.self)
            struct HarbourView: View {
                @Bindable var store: StoreOf<Harbour>
                var body: some View {
                    Button("Tap") { send(.tapped) }
                        .sheet(item: $store.scope(state: \\.boat, action: \\.boat)) { BoatView(store: $0) }
                }
            }
            @Reducer struct Boat {}
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            """,
            gives: """
                HarbourView -sheet-> BoatView : boat
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "the views of earlier releases",
            """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { HarbourView(store: Store(initialState: Harbour.State()) { Harbour() }) }
                }
            }
            struct Harbour: Reducer {
                struct State: Equatable {
                    @PresentationState var destination: Destination.State?
                    var path = StackState<Path.State>()
                    var crew: Crew.State?
                }
                enum Action {
                    case tapped, crewTapped
                    case destination(PresentationAction<Destination.Action>)
                    case path(StackAction<Path.State, Path.Action>)
                }
                struct Destination: Reducer {
                    enum State: Equatable { case boat(Boat.State) }
                    enum Action { case boat(Boat.Action) }
                    var body: some ReducerOf<Self> {
                        Scope(state: /State.boat, action: /Action.boat) { Boat() }
                    }
                }
                struct Path: Reducer {
                    enum State: Equatable { case crew(Crew.State) }
                    enum Action { case crew(Crew.Action) }
                    var body: some ReducerOf<Self> {
                        Scope(state: /State.crew, action: /Action.crew) { Crew() }
                    }
                }
                func reduce(into state: inout State, action: Action) -> Effect<Action> {
                    switch action {
                    case .tapped: state.destination = .boat(Boat.State()); return .none
                    case .crewTapped: state.path.append(.crew(Crew.State())); return .none
                    default: return .none
                    }
                }
            }
            struct HarbourView: View {
                let store: StoreOf<Harbour>
                var body: some View {
                    NavigationStackStore(self.store.scope(state: \\.path, action: { .path($0) })) {
                        WithViewStore(self.store, observe: { $0 }) { viewStore in
                            Button("Boat") { viewStore.send(.tapped) }
                            Button("Crew") { viewStore.send(.crewTapped) }
                        }
                        .sheet(
                            store: self.store.scope(state: \\.$destination, action: { .destination($0) }),
                            state: /Harbour.Destination.State.boat, action: Harbour.Destination.Action.boat
                        ) { store in
                            BoatView(store: store)
                        }
                    } destination: { state in
                        switch state {
                        case .crew:
                            CaseLet(
                                /Harbour.Path.State.crew, action: Harbour.Path.Action.crew,
                                then: CrewView.init(store:))
                        }
                    }
                }
            }
            struct Boat: Reducer { struct State: Equatable {}; enum Action {} }
            struct Crew: Reducer { struct State: Equatable {}; enum Action {} }
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            struct CrewView: View { let store: StoreOf<Crew>; var body: some View { Text("Crew") } }
            """,
            gives: """
                HarbourView -push-> CrewView : crew(Crew.State)
                HarbourView -sheet-> BoatView : boat(Boat.State)
                HarbourView ~push~> CrewView : HarbourView.crew
                HarbourView ~sheet~> BoatView : HarbourView.boat
                """),
        ScannedSource(
            "a state that is an enum",
            """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { RootView(store: Store(initialState: Root.State.gate(Gate.State())) { Root() }) }
                }
            }
            @Reducer struct Root {
                enum State { case gate(Gate.State); case quay(Quay.State) }
                enum Action { case gate(Gate.Action); case quay(Quay.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .gate(.opened): state = .quay(Quay.State()); return .none
                        default: return .none
                        }
                    }
                    .ifCaseLet(\\.gate, action: \\.gate) { Gate() }
                }
            }
            struct RootView: View {
                let store: StoreOf<Root>
                var body: some View {
                    switch store.case {
                    case .gate(let store): GateView(store: store)
                    case .quay(let store): QuayView(store: store)
                    }
                }
            }
            @Reducer struct Gate { struct State {}; enum Action { case opened } }
            @Reducer struct Quay { struct State {}; enum Action {} }
            struct GateView: View {
                let store: StoreOf<Gate>
                var body: some View { Button("Open") { store.send(.opened) } }
            }
            struct QuayView: View { let store: StoreOf<Quay>; var body: some View { Text("Quay") } }
            """,
            gives: """
                GateView ~root~> QuayView : Port.quay
                Port -root!-> GateView : gate
                Port -root!-> QuayView : quay
                """),
        ScannedSource(
            "a feature inside its own kind",
            """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene { WindowGroup { FolderView(store: Store(initialState: Folder.State()) { Folder() }) } }
            }
            @Reducer struct Folder {
                @ObservableState struct State { @Presents var inner: Box?; struct Box { var folder: Folder.State } }
                indirect enum Action { case opened; case inner(Folder.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .opened: state.inner = State.Box(folder: Folder.State()); return .none
                        case .inner: return .none
                        }
                    }
                }
            }
            struct FolderView: View {
                @Bindable var store: StoreOf<Folder>
                var body: some View {
                    Button("Open") { store.send(.opened) }
                        .navigationDestination(item: $store.scope(state: \\.inner, action: \\.inner)) { _ in NoteView() }
                }
            }
            struct NoteView: View { var body: some View { Text("Note") } }
            """,
            gives: """
                FolderView -push-> NoteView : inner
                FolderView ~push~> NoteView : FolderView.inner
                """),
        ScannedSource(
            "a router of TCACoordinators",
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { PortView(store: Store(initialState: Routing.State()) { Routing() }) }
                }
            }
            @Reducer struct Routing {
                struct State { var routes: [Route<Place.State>] = [.root(.boat(.init()), embedInNavigationView: true)] }
                enum Action { case router(IndexedRouterActionOf<Place>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(_, action: .boat(.crewTapped))):
                            state.routes.presentSheet(.crew(.init()))
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            @Reducer enum Place { case boat(Boat); case crew(Crew) }
            struct PortView: View {
                let store: StoreOf<Routing>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case {
                        case .boat(let store): BoatView(store: store)
                        case .crew(let store): CrewView(store: store)
                        }
                    }
                }
            }
            @Reducer struct Boat { struct State {}; enum Action { case crewTapped } }
            @Reducer struct Crew {}
            struct BoatView: View {
                let store: StoreOf<Boat>
                var body: some View { Button("Crew") { store.send(.crewTapped) } }
            }
            struct CrewView: View { let store: StoreOf<Crew>; var body: some View { Text("Crew") } }
            """,
            gives: """
                BoatView ~sheet~> CrewView : PortView.crew
                PortView -?-> CrewView : crew(Crew.State)
                PortView -root!-> BoatView : boat(Boat.State)
                """),
        ScannedSource(
            "bindings to the cases of a model's enum",
            """
            import SwiftUI
            import SwiftUINavigation
            @main struct Port: App { var body: some Scene { WindowGroup { QuayView(model: QuayModel()) } } }
            @Observable final class QuayModel {
                var destination: Destination?
                @CasePathable enum Destination { case boat(BoatModel); case crew(CrewModel); case chart }
                func boatTapped() { destination = .boat(BoatModel()) }
                func crewTapped() { destination = .crew(CrewModel()) }
                func chartTapped() { destination = .chart }
            }
            @Observable final class BoatModel {}
            @Observable final class CrewModel {}
            struct QuayView: View {
                @State var model: QuayModel
                var body: some View {
                    VStack { Button("Boat") { model.boatTapped() }; Button("Crew") { model.crewTapped() } }
                        .toolbar { Button("Chart") { model.chartTapped() } }
                        .popover(isPresented: Binding($model.destination.chart)) { ChartView() }
                        .sheet(item: $model.destination.boat) { BoatView(model: $0) }
                        .navigationDestination(item: $model.destination.crew) { $crew in CrewView(model: crew) }
                }
            }
            struct BoatView: View { let model: BoatModel; var body: some View { Text("Boat") } }
            struct CrewView: View { let model: CrewModel; var body: some View { Text("Crew") } }
            struct ChartView: View { var body: some View { Text("Chart") } }
            """,
            gives: """
                QuayView -popover-> ChartView : chart
                QuayView -push-> CrewView : crew(CrewModel)
                QuayView -sheet-> BoatView : boat(BoatModel)
                QuayView ~popover~> ChartView : QuayView.chart
                QuayView ~push~> CrewView : QuayView.crew
                QuayView ~sheet~> BoatView : QuayView.boat
                """),
        ScannedSource(
            "cases of a model's enum that modifiers and links unwrap",
            """
            import SwiftUI
            import SwiftUINavigation
            @main struct Port: App { var body: some Scene { WindowGroup { QuayView(model: QuayModel()) } } }
            final class QuayModel: ObservableObject {
                @Published var destination: Destination?
                enum Destination { case boat(Boat); case crew(Int); case buoy(Int) }
                func boatTapped() { destination = .boat(Boat()) }
                func crewTapped() { destination = .crew(1) }
                func buoyTapped() { destination = .buoy(2) }
            }
            struct Boat {}
            struct QuayView: View {
                @ObservedObject var model: QuayModel
                var body: some View {
                    VStack {
                        Button("Boat") { model.boatTapped() }
                        DockView(model: model)
                        NavigationLink(unwrapping: $model.destination, case: /QuayModel.Destination.buoy) { _ in
                        } destination: { $buoy in
                            BuoyView(number: buoy)
                        } label: {
                            EmptyView()
                        }
                    }
                    .sheet(unwrapping: $model.destination, case: /QuayModel.Destination.boat) { $boat in
                        BoatView(boat: boat)
                    }
                    .navigationDestination(unwrapping: $model.destination, case: /QuayModel.Destination.crew) { _ in
                        CrewView()
                    }
                }
            }
            struct DockView: View {
                let model: QuayModel
                var body: some View { Button("Crew") { model.crewTapped() }; Button("Buoy") { model.buoyTapped() } }
            }
            struct BoatView: View { let boat: Boat; var body: some View { Text("Boat") } }
            struct BuoyView: View { let number: Int; var body: some View { Text("Buoy") } }
            struct CrewView: View { var body: some View { Text("Crew") } }
            """,
            gives: """
                QuayView -push-> BuoyView : buoy(Int)
                QuayView -push-> CrewView : crew(Int)
                QuayView -sheet-> BoatView : boat(Boat)
                QuayView ~push~> BuoyView : QuayView.buoy
                QuayView ~push~> CrewView : QuayView.crew
                QuayView ~sheet~> BoatView : QuayView.boat
                """),
    ]
}
