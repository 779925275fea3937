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

    /// The app may begin with each of its states: a link in its launch options opens the shed.
    @Test func aStateThatIsNotAlwaysThereHasItsOwnStack() {
        let files = [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Yard: App {
                @UIApplicationDelegateAdaptor(Launcher.self) private var launcher
                var body: some Scene { WindowGroup { YardView(store: launcher.store) } }
            }
            final class Launcher: UIResponder, UIApplicationDelegate {
                let store = Store(initialState: Place.State()) { Place() }
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    store.send(.launched)
                    return true
                }
            }
            @Reducer struct Place {
                @ObservableState enum State {
                    case gate(Gate.State)
                    case shed(Shed.State)
                    case garden(Garden.State)
                    init() { self = .gate(Gate.State()) }
                }
                enum Action { case launched; case gate(Gate.Action); case shed(Shed.Action); case garden(Garden.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .launched: state = .shed(Shed.State())
                        case .gate(.opened): state = .garden(Garden.State())
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct YardView: View {
                let store: StoreOf<Place>
                var body: some View {
                    switch store.state {
                    case .gate: if let store = store.scope(state: \\.gate, action: \\.gate) { GateView(store: store) }
                    case .shed: if let store = store.scope(state: \\.shed, action: \\.shed) { ShedView(store: store) }
                    case .garden: if let store = store.scope(state: \\.garden, action: \\.garden) { GardenView(store: store) }
                    }
                }
            }
            @Reducer struct Gate { struct State {}; enum Action { case opened } }
            struct GateView: View {
                let store: StoreOf<Gate>
                var body: some View { Button("Open") { store.send(.opened) } }
            }
            @Reducer struct Shed {}
            struct ShedView: View { let store: StoreOf<Shed>; var body: some View { Text("Shed") } }
            @Reducer struct Garden {
                @ObservableState struct State { var path = StackState<Path.State>() }
                enum Action { case path(StackActionOf<Path>); case roseTapped }
                @Reducer enum Path { case rose(Rose) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .roseTapped: state.path.append(.rose(Rose.State()))
                        case .path: break
                        }
                        return .none
                    }
                    .forEach(\\.path, action: \\.path)
                }
            }
            struct GardenView: View {
                @Bindable var store: StoreOf<Garden>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        Button("Rose") { store.send(.roseTapped) }
                    } destination: { store in
                        switch store.case { case .rose(let store): RoseView(store: store) }
                    }
                }
            }
            @Reducer struct Rose {}
            struct RoseView: View { let store: StoreOf<Rose>; var body: some View { Text("Rose") } }
            """
        ]
        ScannedApp(
            "yard", files,
            has: ["GardenView ~push~> RoseView : GardenView.rose", "GateView ~root~> GardenView : YardView.garden"],
            hasNot: ["unresolved"]
        ).check()
    }

    // MARK: Dialogs, reducers in parts

    private static func desk(
        _ reduce: String, actions: String, parts: String = "", after: String = "", types: String = ""
    ) -> ScannedApp {
        ScannedApp(
            "desk",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Office: App {
                    var body: some Scene { WindowGroup { DeskView(store: Store(initialState: Desk.State()) { Desk() }) } }
                }
                @Reducer struct Desk {
                    @ObservableState struct State {
                        @Presents var alert: AlertState<Action.Alert>?
                        @Presents var letter: Letter.State?
                        var ink = 0
                    }
                    enum Action {
                        enum Alert { case confirmed, discarded }
                        case letter(PresentationAction<Letter.Action>), writeTapped
                        \(actions)
                    }
                    var body: some ReducerOf<Self> {
                        \(parts)
                        Reduce { state, action in
                            switch action {
                            \(reduce)
                            default: break
                            }
                            return .none
                        }
                        \(after)
                    }
                }
                struct DeskView: View {
                    @Bindable var store: StoreOf<Desk>
                    var body: some View {
                        Button("Write") { store.send(.writeTapped) }
                            .sheet(item: $store.scope(state: \\.letter, action: \\.letter)) { LetterView(store: $0) }
                    }
                }
                @Reducer struct Letter {}
                struct LetterView: View { let store: StoreOf<Letter>; var body: some View { Text("Letter") } }
                \(types)
                """
            ],
            has: ["DeskView ~sheet~> LetterView : DeskView.letter"], hasNot: ["unresolved"])
    }

    private static let opens = "state.letter = Letter.State()"

    @Test(
        "The buttons of a dialog send actions",
        arguments: [
            (
                """
                case .writeTapped:
                    state.alert = AlertState { TextState("Sure?") } actions: {
                        ButtonState(role: .cancel) { TextState("No") }
                        ButtonState(action: .confirmed) { TextState("Yes") }
                    } message: { TextState("") }
                case .alert(.presented(.confirmed)): \(opens)
                """, "case alert(PresentationAction<Alert>)"
            ),
            (
                """
                case .writeTapped:
                    state.alert = .init(
                        title: TextState("Sure?"),
                        buttons: [.cancel(TextState("No")), .default(TextState("Yes"), action: .send(.confirmed))])
                case .alert(.confirmed): \(opens)
                """, "case alert(Alert)"
            ),
            (
                """
                case .writeTapped: state.question = AlertState(
                    title: TextState("Sure?"),
                    primaryButton: .destructive(TextState("Yes"), action: .send(.written)), secondaryButton: .cancel(TextState("No")))
                case .written: \(opens)
                """, "case written"
            ),
        ]) func dialogs(_ reduce: String, _ actions: String)
    { Self.desk(reduce, actions: actions).check() }

    @Test func aButtonThatADialogDoesNotHaveSendsNothing() {
        let desk = Self.desk(
            """
            case .writeTapped:
                state.alert = AlertState { TextState("Sure?") } actions: {
                    ButtonState(action: .discarded) { TextState("No") }
                }
            case .alert(.presented(.confirmed)): \(Self.opens)
            """, actions: "case alert(PresentationAction<Alert>)")
        ScannedApp("a dialog with one button", desk.files, has: [], hasNot: ["DeskView ~"]).check()
    }

    @Test(
        "A reducer of its own type reduces a feature's actions",
        arguments: [
            """
            struct Pen<State>: Reducer {
                func reduce(into _: inout State, action: Desk.Action) -> Effect<Desk.Action> {
                    if case .writeTapped = action { return .send(.inked) }
                    return .none
                }
            }
            """,
            """
            struct Pen: Reducer {
                typealias State = Desk.State
                typealias Action = Desk.Action
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .writeTapped: return .send(.inked)
                        default: return .none
                        }
                    }
                }
            }
            """,
        ]) func reducersInParts(_ pen: String)
    {
        Self.desk("case .inked: \(Self.opens)", actions: "case inked", parts: "Pen()", types: pen).check()
    }

    private static let onChange = ".onChange(of: \\.ink) { _, ink in Reduce { state, _ in \(opens); return .none } }"

    @Test func aReducerRunsAsAStateChanges() {
        Self.desk("case .writeTapped: state.ink = 1", actions: "", after: Self.onChange).check()
        let idle = Self.desk(
            "case .writeTapped: break; case .inked: state.ink = 1", actions: "case inked", after: Self.onChange)
        ScannedApp("a state that nobody changes", idle.files, has: [], hasNot: ["DeskView ~"]).check()
    }

    // MARK: Cases that nothing takes

    /// A house with a lamp and a stove, each shown by a case of one state.
    private static func house(_ reduce: String, _ parts: String = "") -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Street: App {
                var body: some Scene { WindowGroup { HouseView(store: Store(initialState: House.State()) { House() }) } }
            }
            @Reducer struct House {
                @ObservableState struct State { @Presents var shown: Shown.State? }
                enum Action { case shown(PresentationAction<Shown.Action>), lampTapped, smelled }
                @Reducer enum Shown { case lamp(Lamp); case stove(Stove) }
                var body: some ReducerOf<Self> {
                    \(parts)
                    Reduce { state, action in
                        switch action {
                        case .lampTapped: state.shown = .lamp(Lamp.State())
                        \(reduce)
                        default: break
                        }
                        return .none
                    }
                    .ifLet(\\.$shown, action: \\.shown)
                }
            }
            struct HouseView: View {
                @Bindable var store: StoreOf<House>
                var body: some View {
                    Button("Lamp") { store.send(.lampTapped) }
                        .sheet(item: $store.scope(state: \\.shown?.lamp, action: \\.shown.lamp)) { LampView(store: $0) }
                        .sheet(item: $store.scope(state: \\.shown?.stove, action: \\.shown.stove)) { StoveView(store: $0) }
                }
            }
            @Reducer struct Lamp {}
            struct LampView: View { let store: StoreOf<Lamp>; var body: some View { Button("") { Nose.smell(House.Action.smelled) } } }
            @Reducer struct Stove {}
            struct StoveView: View { let store: StoreOf<Stove>; var body: some View { Text("Stove") } }
            """
        ]
    }

    @Test func aCaseThatCodeMakesMayBeTaken() {
        ScannedApp(
            "smell", Self.house("case .smelled: state.shown = .stove(Stove.State())"),
            has: [
                "HouseView ~sheet~> LampView : HouseView.lamp",
                "unresolved stove : \"no code that takes this route was found\" [candidate=StoveView]",
            ]
        ).check()
    }

    @Test func aPathToAPartOfTheStateTakesNoRoute() {
        ScannedApp(
            "paths", Self.house("", "Scope(state: \\.stove, action: \\.stove) { Stove() }"),
            has: ["HouseView -sheet-> StoveView : stove(Stove.State)"], hasNot: ["unresolved", "~> StoveView"]
        ).check()
    }

    /// `@Reducer` writes no state and no actions for a feature that names its own.
    @Test(
        "A feature may name its state and its actions",
        arguments: [("State", "Action"), ("BarnState", "Action"), ("State", "BarnAction"), ("BarnState", "BarnAction")])
    func featuresNameTheirStates(state: String, action: String) {
        let names =
            (state == "State" ? "" : "typealias State = \(state)\n")
            + (action == "Action" ? "" : "typealias Action = \(action)")
        ScannedApp(
            names,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Farm: App {
                    var body: some Scene { WindowGroup { BarnView(store: Store(initialState: Barn.State()) { Barn() }) } }
                }
                @Reducer struct Barn {
                    \(names)
                    var body: some Reducer<State, Action> {
                        Reduce { state, action in
                            switch action {
                            case .opened: state.path.append(.stall(Stall.State()))
                            case .path: break
                            }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                extension Barn {
                    @Reducer enum Path { case stall(Stall) }
                    @ObservableState struct \(state) { var path = StackState<Path.State>() }
                    enum \(action) { case opened; case path(StackActionOf<Path>) }
                }
                @Reducer struct Stall {}
                struct BarnView: View {
                    @Bindable var store: StoreOf<Barn>
                    var body: some View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                            Button("Open") { store.send(.opened) }
                        } destination: { store in
                            switch store.case { case .stall(let store): StallView(store: store) }
                        }
                    }
                }
                struct StallView: View { let store: StoreOf<Stall>; var body: some View { Text("s") } }
                """
            ],
            has: ["BarnView ~push~> StallView : BarnView.stall"], hasNot: ["unresolved"]
        ).check()
    }
}
