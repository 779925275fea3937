import Testing

/// An object that was made without saying what its type's generic parameters stand for is of the type of what holds it.
struct HeldGenericsTests {
    @Test func anActionIsOfTheTypeThatTheViewSays() {
        ScannedApp(
            "own store", ["App.swift": Self.shop, "Store.swift": Self.store],
            has: ["BreadView ~sheet~> OvenView : BreadView.oven", "BillView ~sheet~> TillView : BillView.till"],
            hasNot: ["BreadView ~sheet~> TillView", "BillView ~sheet~> OvenView", "unresolved"]
        ).check()
    }

    private static let store = """
        import Combine
        typealias Reducer<State, Action> = (inout State, Action) -> Void
        final class Store<State, Action>: ObservableObject {
            @Published var state: State
            private let reducer: Reducer<State, Action>
            init(_ state: State, _ reducer: @escaping Reducer<State, Action>) {
                self.state = state
                self.reducer = reducer
            }
            func send(_ action: Action) { reducer(&state, action) }
        }
        func combine<State, Action>(_ reducers: Reducer<State, Action>...) -> Reducer<State, Action> {
            { state, action in for reducer in reducers { reducer(&state, action) } }
        }
        func pullback<Part, Whole, PartAction, WholeAction>(
            _ reducer: @escaping Reducer<Part, PartAction>, state: WritableKeyPath<Whole, Part>,
            action: KeyPath<WholeAction, PartAction?>
        ) -> Reducer<Whole, WholeAction> {
            { whole, wholeAction in
                guard let partAction = wholeAction[keyPath: action] else { return }
                reducer(&whole[keyPath: state], partAction)
            }
        }
        """

    private static let shop = """
        import SwiftUI
        enum BreadAction { case ovenTapped, ovenClosed }
        enum BillAction { case tillTapped, tillClosed }
        enum ShopAction {
            case bread(BreadAction)
            case bill(BillAction)
            var asBread: BreadAction? { if case let .bread(action) = self { return action }; return nil }
            var asBill: BillAction? { if case let .bill(action) = self { return action }; return nil }
        }
        enum BreadRoute: Identifiable { case oven; var id: Self { self } }
        enum BillRoute: Identifiable { case till; var id: Self { self } }
        struct Bread { var route: BreadRoute? }
        struct Bill { var route: BillRoute? }
        struct Shop { var bread = Bread(); var bill = Bill() }
        func breadReducer(_ state: inout Bread, _ action: BreadAction) {
            switch action {
            case .ovenTapped: state.route = .oven
            case .ovenClosed: state.route = nil
            }
        }
        func billReducer(_ state: inout Bill, _ action: BillAction) {
            switch action {
            case .tillTapped: state.route = .till
            case .tillClosed: state.route = nil
            }
        }
        let shopReducer: Reducer<Shop, ShopAction> = combine(
            pullback(breadReducer, state: \\.bread, action: \\.asBread),
            pullback(billReducer, state: \\.bill, action: \\.asBill))
        @main struct ShopApp: App {
            @StateObject private var store = Store(Shop(), shopReducer)
            var body: some Scene {
                WindowGroup {
                    TabView {
                        BreadView(store: store).tabItem { Text("bread") }
                        BillView(store: store).tabItem { Text("bill") }
                    }
                }
            }
        }
        struct BreadView: View {
            @ObservedObject var store: Store<Shop, ShopAction>
            var body: some View {
                Button("oven") { store.send(.bread(.ovenTapped)) }.sheet(item: $store.state.bread.route) {
                    switch $0 { case .oven: OvenView() }
                }
            }
        }
        struct BillView: View {
            @ObservedObject var store: Store<Shop, ShopAction>
            var body: some View {
                Button("till") { store.send(.bill(.tillTapped)) }.sheet(item: $store.state.bill.route) {
                    switch $0 { case .till: TillView() }
                }
            }
        }
        struct OvenView: View { var body: some View { Text("oven") } }
        struct TillView: View { var body: some View { Text("till") } }
        """

    /// A generic view that is given an object of a class which inherits from a generic one learns its parameter of that.
    @Test func aSubclassSaysWhatItsSuperclassIsMadeFor() {
        ScannedApp(
            "two flows of one base class",
            [
                "App.swift": """
                import SwiftUI
                class Flow<Step: Hashable>: ObservableObject {
                    @Published var path: [Step] = []
                    func screen(for step: Step) -> AnyView { fatalError() }
                }
                struct FlowView<Step: Hashable, Root: View>: View {
                    @ObservedObject var flow: Flow<Step>
                    @ViewBuilder let root: () -> Root
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            root().navigationDestination(for: Step.self) { flow.screen(for: $0) }
                        }
                    }
                }
                enum SeaStep: Hashable { case buoy }
                final class SeaFlow: Flow<SeaStep> {
                    override func screen(for step: SeaStep) -> AnyView { AnyView(BuoyView()) }
                }
                enum LandStep: Hashable { case mill }
                final class LandFlow: Flow<LandStep> {
                    override func screen(for step: LandStep) -> AnyView { AnyView(MillView()) }
                }
                @main struct Coast: App {
                    @StateObject private var sea = SeaFlow()
                    @StateObject private var land = LandFlow()
                    var body: some Scene {
                        WindowGroup {
                            TabView {
                                FlowView(flow: sea) { SeaView(flow: sea) }.tabItem { Text("Sea") }
                                FlowView(flow: land) { LandView(flow: land) }.tabItem { Text("Land") }
                            }
                        }
                    }
                }
                struct SeaView: View { let flow: SeaFlow; var body: some View { Button("b") { flow.path.append(.buoy) } } }
                struct LandView: View { let flow: LandFlow; var body: some View { Button("m") { flow.path.append(.mill) } } }
                struct BuoyView: View { var body: some View { Text("b") } }
                struct MillView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["SeaView ~push~> BuoyView : FlowView.buoy", "LandView ~push~> MillView : FlowView.mill"],
            hasNot: ["unresolved", "SeaView ~push~> MillView", "LandView ~push~> BuoyView"]
        ).check()
    }
}
