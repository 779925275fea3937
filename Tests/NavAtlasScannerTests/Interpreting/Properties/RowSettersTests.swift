import Testing

/// Rows of lists whose selection runs code as it is set.
@Suite struct RowSettersTests {
    private static func menu(_ rows: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { MenuView() } } }
            enum Place: Hashable { case cart, item, help }
            @Observable final class Model {
                var shown: Place?
                var chosen: Place?
                func choose(_ place: Place?) { (chosen, shown) = (place, place) }
            }
            struct MenuView: View {
                @State private var model = Model()
                let places: [Place] = []
                var body: some View {
                    NavigationSplitView {
                        List(selection: Binding(get: { model.chosen }, set: { model.choose($0) })) {
                            \(rows)
                        }
                    } detail: {
                        switch model.shown {
                        case .cart: CartView()
                        case .item: ItemView()
                        case .help: HelpView()
                        case nil: Text("none")
                        }
                    }
                }
            }
            struct CartView: View { var body: some View { Text("c") } }
            struct ItemView: View { var body: some View { Text("i") } }
            struct HelpView: View { var body: some View { Text("h") } }
            """
        ]
    }

    @Test(arguments: [
        #"NavigationLink("c", value: Place.cart); NavigationLink("i", value: Place.item)"#,
        #"Text("c").tag(Place.cart); Section { Text("i").tag(Place.item) }"#,
    ])
    func eachRunsTheCodeForWhatItStandsFor(rows: String) {
        ScannedApp(
            rows, Self.menu(rows),
            has: ["MenuView ~root~> CartView : MenuView.cart", "MenuView ~root~> ItemView : MenuView.item"],
            hasNot: ["~> HelpView", "unresolved"]
        ).check()
    }

    /// Rows of data stand for what identifies that, which the code may do anything with.
    @Test func whatOtherRowsDoIsNotKnown() {
        let rows = #"Text("c").tag(Place.cart); ForEach(places, id: \.self) { place in Text("p") }"#
        ScannedApp(
            rows, Self.menu(rows),
            has: [
                """
                unresolved "shown =" : "which destination it means is decided while the app runs" \
                [from=MenuView candidate=CartView candidate=HelpView candidate=ItemView]
                """
            ]
        ).check()
    }

    /// A part of a store's state is set by an action that the feature answers.
    @Test func aStoreAnswersThem() {
        ScannedApp(
            "a store",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Shop: App {
                    var body: some Scene { WindowGroup { MenuView(store: Store(initialState: Menu.State()) { Menu() }) } }
                }
                enum Place: Hashable { case cart, item }
                @Reducer struct Menu {
                    @ObservableState struct State {
                        @Presents var destination: Destination.State?
                        var chosen: Place?
                    }
                    enum Action: BindableAction {
                        case destination(PresentationAction<Destination.Action>)
                        case binding(BindingAction<State>)
                    }
                    @Reducer enum Destination { case cart(Cart); case item(Item) }
                    var body: some ReducerOf<Self> {
                        BindingReducer().onChange(of: \\.chosen) { _, new in
                            Reduce { state, _ in
                                switch new {
                                case .cart: state.destination = .cart(Cart.State())
                                case .item: state.destination = .item(Item.State())
                                case nil: state.destination = nil
                                }
                                return .none
                            }
                        }
                        Reduce { state, action in .none }.ifLet(\\.$destination, action: \\.destination)
                    }
                }
                @Reducer struct Cart { @ObservableState struct State {}; enum Action {} }
                @Reducer struct Item { @ObservableState struct State {}; enum Action {} }
                struct MenuView: View {
                    @Bindable var store: StoreOf<Menu>
                    var body: some View {
                        NavigationSplitView {
                            List(selection: $store.chosen) {
                                NavigationLink(value: Place.cart) { Text("c") }
                                NavigationLink(value: Place.item) { Text("i") }
                            }
                        } detail: {
                            if let store = store.scope(state: \\.destination, action: \\.destination.presented) {
                                switch store.case {
                                case .cart(let store): CartView(store: store)
                                case .item(let store): ItemView(store: store)
                                }
                            }
                        }
                    }
                }
                struct CartView: View { let store: StoreOf<Cart>; var body: some View { Text("c") } }
                struct ItemView: View { let store: StoreOf<Item>; var body: some View { Text("i") } }
                """
            ],
            has: ["MenuView ~root~> CartView : MenuView.cart", "MenuView ~root~> ItemView : MenuView.item"],
            hasNot: ["unresolved"]
        ).check()
    }
}
