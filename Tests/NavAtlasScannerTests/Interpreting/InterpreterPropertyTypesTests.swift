import Testing

/// The types of properties that only their wrappers say.
struct InterpreterPropertyTypesTests {
    @Test func whatIsStoredUnderAKeyIsOfTheTypeThatTheKeyIsFor() {
        let app = ScannedSource(
            "",
            """
            import Keeping
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            extension Keeping.Keys { static let house = Key<House?>("house", default: nil) }
            enum House: Hashable {
                case lions, seals
                @ViewBuilder var content: some View {
                    switch self {
                    case .lions: LionView()
                    case .seals: SealView()
                    }
                }
            }
            struct GateView: View {
                @Kept(.house) private var house
                var body: some View {
                    NavigationSplitView {
                        List(selection: $house) {
                            Button("lions") { house = .lions }
                            Button("seals") { house = .seals }
                        }
                    } detail: {
                        if let house { house.content }
                    }
                }
            }
            struct LionView: View { var body: some View { Text("l") } }
            struct SealView: View { var body: some View { Text("s") } }
            """,
            gives: """
                GateView -root!-> LionView : lions
                GateView -root!-> SealView : seals
                GateView ~root~> LionView : GateView.lions
                GateView ~root~> SealView : GateView.seals
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
