import Testing

/// Actions that are sent as what a store gives a binding to is set.
struct StoreBindingTests {
    private static func harbour(
        _ view: String, actions: String, reduce: String, isObserved: Bool = true, modifiers: String = ""
    ) -> [String: String] {
        let content = "VStack { \(view) }\(modifiers)"
        return [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Port: App {
                var body: some Scene {
                    WindowGroup { HarbourView(store: Store(initialState: Harbour.State()) { Harbour() }) }
                }
            }
            @Reducer struct Harbour {
                @ObservableState struct State {
                    var isLit = false
                    var flag = ""
                    var boat: Boat.State?
                    var showsCrew = false
                }
                enum Action: BindableAction { case binding(BindingAction<State>); \(actions) }
                var body: some ReducerOf<Self> {
                    BindingReducer()
                    Reduce { state, action in
                        switch action {
                        \(reduce)
                        default: return .none
                        }
                    }
                }
            }
            struct HarbourView: View {
                @Bindable var store: StoreOf<Harbour>
                var body: some View {
                    Group { \(isObserved ? content : "WithViewStore(store, observe: { $0 }) { viewStore in \(content) }") }
                        .sheet(item: $store.scope(state: \\.boat, action: \\.boat)) { BoatView(store: $0) }
                }
            }
            @Reducer struct Boat {}
            struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
            struct CrewView: View { var body: some View { Text("Crew") } }
            struct FlagField: View { @Binding var text: String; var body: some View { TextField("", text: $text) } }
            """
        ]
    }

    private static let opens = "state.boat = Boat.State(); return .none"
    private static let shown = "HarbourView ~sheet~> BoatView : HarbourView.boat"

    @Test(
        "A control sends what it is bound to",
        arguments: [
            ("Toggle(\"\", isOn: $store.isLit.sending(\\.lit))", "case .lit: \(opens)"),
            ("Toggle(\"\", isOn: $store.isLit)", "case .binding(\\.isLit): \(opens)"),
            ("FlagField(text: $store.flag)", "case .binding(\\.$flag): \(opens)"),
            ("Text(\"\").searchable(text: $store.flag)", "case .binding(\\.flag): \(opens)"),
            ("Toggle(\"\", isOn: $store.isLit.animation())", "case .binding(\\.isLit): \(opens)"),
            ("Toggle(\"\", isOn: $store.isLit.sending(\\.lit).transaction(calm))", "case .lit: \(opens)"),
        ])
    func control(_ use: String, _ reduce: String) {
        ScannedApp(
            use, Self.harbour(use, actions: "case lit(Bool)", reduce: reduce), has: [Self.shown], hasNot: ["unresolved"]
        ).check()
    }

    @Test("What is bound to one part of the state does not set another")
    func otherPart() {
        ScannedApp(
            "other",
            Self.harbour(
                "Toggle(\"\", isOn: $store.isLit)", actions: "", reduce: "case .binding(\\.flag): \(Self.opens)"),
            has: [], hasNot: [Self.shown]
        ).check()
    }

    @Test(
        "A view store's binding sends its action",
        arguments: [
            "get: \\.flag, send: Harbour.Action.named", "get: \\.flag, send: { .named($0) }",
            "get: { $0.flag }, send: { new in Harbour.Action.named(new) }", "get: \\.flag, send: .named(\"\")",
        ])
    func viewStore(_ arguments: String) {
        let files = Self.harbour(
            "TextField(\"\", text: viewStore.binding(\(arguments)))", actions: "case named(String)",
            reduce: "case .named: \(Self.opens)", isObserved: false)
        ScannedApp(arguments, files, has: [Self.shown], hasNot: ["unresolved"]).check()
    }

    @Test(
        "What presents something sends an action as that goes, and none that shows it",
        arguments: ["Harbour.Action.crew(isShown:)", "{ .crew(isShown: $0) }"])
    func dismissal(_ action: String) {
        let files = Self.harbour(
            "Button(\"\") { viewStore.send(.lit) }", actions: "case lit; case crew(isShown: Bool)",
            reduce: """
                case .lit: state.showsCrew = true; return .none
                case .crew(isShown: true): \(Self.opens)
                case .crew(isShown: false): state.showsCrew = false; return .none
                """, isObserved: false,
            modifiers: ".sheet(isPresented: viewStore.binding(get: \\.showsCrew, send: \(action))) { CrewView() }")
        ScannedApp(
            action, files,
            has: [
                "HarbourView -sheet-> CrewView : showsCrew", "HarbourView ~sheet~> CrewView : HarbourView.showsCrew",
            ],
            hasNot: [Self.shown]
        ).check()
    }

    /// What keeps a state and the focus the same hides no view.
    @Test func viewsWithAFocusOfTheStoreAreParts() {
        let files = Self.harbour(
            "Mast(store: store)", actions: "case lit", reduce: "case .lit: \(Self.opens)",
            modifiers: ".bind($store.flag, to: $focus)"
        ).mapValues {
            $0 + """

                struct Mast: View {
                    let store: StoreOf<Harbour>
                    var body: some View { Button("") { store.send(.lit) } }
                }
                """
        }
        ScannedApp("focus", files, has: [Self.shown], hasNot: ["unresolved", "Mast"]).check()
    }

    private static let scoped = "state: \\.path, action: \\.path)"

    @Test(
        "A stack's path may have a name of its own",
        arguments: [
            ("", "$store.scope(state: \\.path, action: \\.path)"),
            ("let path = $store.scope(state: \\.path, action: \\.path)", "path"),
            ("let path = Bindable(store).scope<Pier.State, Pier.Path.State, Pier.Path.Action>(\n" + scoped, "path"),
        ])
    func stackPath(_ constant: String, _ path: String) {
        ScannedApp(
            constant,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Port: App {
                    var body: some Scene { WindowGroup { PierView(store: Store(initialState: Pier.State()) { Pier() }) } }
                }
                @Reducer struct Pier {
                    @Reducer enum Path { case boat(Boat) }
                    @ObservableState struct State { var path = StackState<Path.State>() }
                    enum Action { case boatTapped; case path(StackActionOf<Path>) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            if case .boatTapped = action { state.path.append(.boat(Boat.State())) }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                @Reducer struct Boat {}
                struct PierView: View {
                    @Bindable var store: StoreOf<Pier>
                    var body: some View {
                        \(constant)
                        NavigationStack(path: \(path)) { QuayView(store: store) } destination: { store in
                            switch store.case { case .boat(let store): BoatView(store: store) }
                        }
                    }
                }
                struct QuayView: View {
                    let store: StoreOf<Pier>
                    var body: some View { Button("Boat") { store.send(.boatTapped) } }
                }
                struct BoatView: View { let store: StoreOf<Boat>; var body: some View { Text("Boat") } }
                """
            ],
            has: ["QuayView ~push~> BoatView : PierView.boat"], hasNot: ["unresolved"]
        ).check()
    }
}
