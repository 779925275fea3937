import Testing

/// Views that choose what they show by several states at once: `switch (step, isNew) { … }`.
struct TupleChoiceTests {
    @Test func aSwitchOverATupleAsksForEachPart() {
        ScannedApp(
            "a tuple of two states",
            [
                "Dock.swift": """
                import SwiftUI
                enum Step { case moored, sailing }
                @Observable final class Ship {
                    var step = Step.moored
                    var isPaid = false
                }
                @main struct Dock: App {
                    @State private var ship = Ship()
                    var body: some Scene { WindowGroup { ShipView(ship: ship) } }
                }
                struct ShipView: View {
                    let ship: Ship
                    var body: some View {
                        switch (ship.step, ship.isPaid) {
                        case (.moored, false): FareView(ship: ship)
                        case (.moored, true): GangwayView(ship: ship)
                        case (.sailing, _): DeckView()
                        }
                    }
                }
                struct FareView: View {
                    let ship: Ship
                    var body: some View { Button("pay") { ship.isPaid = true } }
                }
                struct GangwayView: View {
                    let ship: Ship
                    var body: some View { Button("off") { ship.step = .sailing } }
                }
                struct DeckView: View { var body: some View { Text("deck") } }
                """
            ],
            has: [
                "ShipView -root!-> FareView : moored", "FareView ~root~> GangwayView : ShipView.moored",
                "GangwayView ~root~> DeckView : ShipView.sailing",
            ],
            hasNot: ["DeckView ~", "-root!-> GangwayView", "-root!-> DeckView"]
        ).check()
    }
}
