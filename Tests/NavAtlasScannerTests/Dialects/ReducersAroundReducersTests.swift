import Testing

/// A reducer of the Composable Architecture that is given another, and not a closure.
struct ReducersAroundReducersTests {
    private static func shelf(_ body: String) -> [String: String] {
        [
            "App.swift": """
            import ComposableArchitecture
            import SwiftUI
            @main struct Library: App {
                var body: some Scene { WindowGroup { TabsView(store: Store(initialState: Tabs.State()) { Tabs() }) } }
            }
            @Reducer struct Tabs {
                struct State { var note = Note.State(); var shelf = Shelf.State() }
                enum Action { case note(Note.Action), shelf(Shelf.Action) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.note, action: \\.note) { Note() }
                    Scope(state: \\.shelf, action: \\.shelf) { Shelf() }
                }
            }
            struct TabsView: View {
                let store: StoreOf<Tabs>
                var body: some View {
                    TabView {
                        NoteView(store: store.scope(state: \\.note, action: \\.note))
                        ShelfView(store: store.scope(state: \\.shelf, action: \\.shelf))
                    }
                }
            }
            @Reducer struct Note {
                struct State {}
                enum Action { case saved }
            }
            struct NoteView: View {
                let store: StoreOf<Note>
                var body: some View { Button("Save") { store.send(.saved) } }
            }
            @Reducer struct Shelf {
                struct State { @Presents var note: Note.State? }
                enum Action { case noteTapped; case note(PresentationAction<Note.Action>) }
                var body: some ReducerOf<Self> { \(body).ifLet(\\.$note, action: \\.note) { Note() } }
                @ReducerBuilder<State, Action> private var core: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .noteTapped: state.note = Note.State()
                        case .note(.presented(.saved)): state.note = nil
                        case .note: break
                        }
                        return .none
                    }
                }
            }
            struct ShelfView: View {
                @Bindable var store: StoreOf<Shelf>
                var body: some View {
                    Button("Note") { store.send(.noteTapped) }
                        .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
                }
            }
            """
        ]
    }

    /// The note's screen comes first, whose actions come to the shelf's reducer, too.
    @Test("What a reducer inside another does is done by who sends the action", arguments: ["core", "Reduce(core)"])
    func sending(_ body: String) {
        ScannedApp(
            body, Self.shelf(body), has: ["ShelfView ~sheet~> NoteView : ShelfView.note"], hasNot: ["NoteView ~"]
        ).check()
    }
}
