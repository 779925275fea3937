import Testing

/// What an app writes for a case's state itself is read as what the library's macro writes.
struct CasePropertiesTests {
    @Test func areTheCases() {
        ScannedApp(
            "properties of a case's name",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Inn: App {
                    var body: some Scene {
                        WindowGroup { InnView(store: Store(initialState: Stay.State()) { Stay() }) }
                    }
                }
                @Reducer struct Stay {
                    @ObservableState struct State: Equatable { var place: Place = .desk(Desk.State()) }
                    @CasePathable enum Place: Equatable {
                        case desk(Desk.State)
                        case room(Room.State)
                        var desk: Desk.State? {
                            get { if case .desk(let state) = self { return state } else { return nil } }
                            set { if let newValue { self = .desk(newValue) } }
                        }
                        var room: Room.State? {
                            get { if case .room(let state) = self { return state } else { return nil } }
                            set { if let newValue { self = .room(newValue) } }
                        }
                    }
                    enum Action { case place(PlaceAction) }
                    @CasePathable enum PlaceAction { case desk(Desk.Action), room(Room.Action) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .place(.desk(.paid)): state.place = .room(Room.State())
                            case .place(.room(.left)): state.place = .desk(Desk.State())
                            case .place: break
                            }
                            return .none
                        }
                        .ifLet(\\.place.desk, action: \\.place.desk) { Desk() }
                        .ifLet(\\.place.room, action: \\.place.room) { Room() }
                    }
                }
                struct InnView: View {
                    let store: StoreOf<Stay>
                    var body: some View {
                        let place = store.scope(state: \\.place, action: \\.place)
                        switch place.state {
                        case .desk: if let desk = place.scope(state: \\.desk, action: \\.desk) { DeskView(store: desk) }
                        case .room: if let room = place.scope(state: \\.room, action: \\.room) { RoomView(store: room) }
                        }
                    }
                }
                @Reducer struct Desk {
                    struct State: Equatable {}
                    enum Action { case paid, asked }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                @Reducer struct Room {
                    struct State: Equatable {}
                    enum Action { case left, slept }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                struct DeskView: View {
                    let store: StoreOf<Desk>
                    var body: some View { Button("pay") { store.send(.paid) }; Button("ask") { store.send(.asked) } }
                }
                struct RoomView: View {
                    let store: StoreOf<Room>
                    var body: some View { Button("leave") { store.send(.left) }; Button("sleep") { store.send(.slept) } }
                }
                """
            ],
            has: ["DeskView ~root~> RoomView : InnView.room", "RoomView ~root~> DeskView : InnView.desk"],
            hasNot: ["unresolved", "DeskView ~root~> DeskView"]
        ).check()
    }
}
