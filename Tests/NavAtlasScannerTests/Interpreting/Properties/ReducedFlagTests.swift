import Testing

/// Flags that a plain function makes of themselves and an action: those that it gives back are not set.
@Suite struct ReducedFlagTests {
    @Test(arguments: [
        "state.isOpen = gate(state.isOpen, action)", "if let isOpen = turned(action) { state.isOpen = isOpen }",
    ])
    func whatIsGivenBackIsNotSet(reduce: String) {
        ScannedApp(
            reduce,
            [
                "App.swift": """
                import SwiftUI
                @main struct Garden: App {
                    let store = Store(state: Plot())
                    var body: some Scene { WindowGroup { GardenView().environmentObject(store) } }
                }
                struct Plot { var isOpen = false; var isDug = false }
                protocol Action {}
                enum Gate: Action { case open, close }
                enum Bed: Action { case dig }
                func gate(_ isOpen: Bool, _ action: Action) -> Bool {
                    switch action {
                    case Gate.open: return true
                    case Gate.close: return false
                    default: return isOpen
                    }
                }
                func turned(_ action: Action) -> Bool? {
                    guard let action = action as? Gate else { return nil }
                    switch action { case .open: return true; case .close: return false }
                }
                func reduce(_ state: Plot, _ action: Action) -> Plot {
                    var state = state
                    \(reduce)
                    if case Bed.dig = action { state.isDug = true }
                    return state
                }
                final class Store: ObservableObject {
                    @Published private(set) var state: Plot
                    init(state: Plot) { self.state = state }
                    func dispatch(_ action: Action) { state = reduce(state, action) }
                }
                struct GardenView: View {
                    @EnvironmentObject var store: Store
                    var body: some View { if store.state.isOpen { LawnView() } else { FenceView() } }
                }
                struct FenceView: View {
                    @EnvironmentObject var store: Store
                    var body: some View { Button("Open") { store.dispatch(Gate.open) } }
                }
                struct LawnView: View {
                    @EnvironmentObject var store: Store
                    var body: some View {
                        Button("Dig") { store.dispatch(Bed.dig) }.sheet(isPresented: .constant(store.state.isDug)) { BedView() }
                    }
                }
                struct BedView: View {
                    @EnvironmentObject var store: Store
                    var body: some View { Button("Close") { store.dispatch(Gate.close) } }
                }
                """
            ],
            has: [
                "FenceView ~root~> LawnView : GardenView.lawnView", "BedView ~root~> FenceView : GardenView.fenceView",
            ],
            hasNot: ["LawnView ~root~> FenceView"]
        ).check()
    }
}
