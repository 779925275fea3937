import Testing

/// Methods of an enum that put another case in the place of the one that they are called on.
struct ReplacedValuesTests {
    @Test(arguments: [
        "mutating func leave() { switch self { case .quay: self = .sea; case .sea: self = .quay } }",
        "mutating func leave() { self = self == .quay ? .sea : .quay }",
        "mutating func leave() { turn() }; private mutating func turn() { self = self == .quay ? .sea : .quay }",
    ])
    func areAssignedToTheState(_ method: String) {
        ScannedApp(
            method,
            [
                "Ferry.swift": """
                import SwiftUI
                enum Place {
                    case quay, sea
                    \(method)
                }
                @main struct Ferry: App {
                    @State private var place = Place.quay
                    var body: some Scene {
                        WindowGroup {
                            switch place {
                            case .quay: QuayView { place.leave() }
                            case .sea: SeaView(place: $place)
                            }
                        }
                    }
                }
                struct QuayView: View { let leave: () -> Void; var body: some View { Button("off", action: leave) } }
                struct SeaView: View {
                    @Binding var place: Place
                    var body: some View { Button("back") { place.leave() } }
                }
                """
            ],
            has: ["QuayView ~root~> SeaView : Ferry.sea", "SeaView ~root~> QuayView : Ferry.quay"],
            hasNot: ["unresolved"]
        ).check()
    }
}
