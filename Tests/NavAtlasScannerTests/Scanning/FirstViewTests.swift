import Testing

/// The view by which a person enters, around another one.
@Suite struct FirstViewTests {
    @Test func leadsToTheOneThatChooses() {
        ScannedApp(
            "the first view holds what chooses",
            [
                "Inn.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { FrontView() } } }
                struct FrontView: View { var body: some View { DoorView().padding() } }
                struct DoorView: View {
                    @State private var isOpen = false
                    var body: some View { if isOpen { HallView() } else { BellView(isOpen: $isOpen) } }
                }
                struct HallView: View { var body: some View { Text("h") } }
                struct BellView: View {
                    @Binding var isOpen: Bool
                    var body: some View { Button("ring") { isOpen = true } }
                }
                """
            ],
            has: [
                "entry FrontView", "FrontView -root!-> DoorView : doorView", "DoorView -root!-> BellView : bellView",
                "DoorView -root-> HallView : hallView", "BellView ~root~> HallView : DoorView.hallView",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test func isOneWithTheOneThatDoesNot() {
        ScannedApp(
            "the first view holds a part",
            [
                "Inn.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { FrontView() } } }
                struct FrontView: View { var body: some View { HallView().padding() } }
                struct HallView: View {
                    @State private var isFull = false
                    var body: some View { VStack { Text("h"); if isFull { Text("full") } } }
                }
                """
            ],
            has: ["entry FrontView", "screen FrontView"], hasNot: ["HallView", "unresolved"]
        ).check()
    }

    /// What the first view shows beside others, whatever the state, is a part of it.
    @Test func showsAListAboveABar() {
        ScannedApp(
            "a list in a stack of its own, above a bar",
            [
                "Inn.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { FrontView() } } }
                struct FrontView: View { var body: some View { GuestsView().padding(); Divider(); BarView() } }
                struct GuestsView: View {
                    var body: some View { NavigationView { List { NavigationLink("g") { GuestView() } } } }
                }
                struct BarView: View {
                    @State private var isOrdering = false
                    var body: some View {
                        Button("order") { isOrdering = true }.sheet(isPresented: $isOrdering) { OrderView() }
                    }
                }
                struct GuestView: View { var body: some View { Text("g") } }
                struct OrderView: View { var body: some View { Text("o") } }
                """
            ],
            has: [
                "FrontView -root!-> GuestsView : guestsView", "GuestsView ~push~> GuestView : NavigationLink",
                "FrontView ~sheet~> OrderView : FrontView.isOrdering",
            ],
            hasNot: ["screen BarView", "unresolved"]
        ).check()
    }
}
