import Testing

/// Destinations that code of a macro may say, which nobody sees.
struct GeneratedDestinationTests {
    private static func hotel(_ attribute: String) -> [String: String] {
        [
            "Hotel.swift": """
            import RouteMacros
            import SwiftUI
            \(attribute) enum Place: Hashable { case lobby, room }
            @main struct Hotel: App {
                @State private var path: [Place] = []
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $path) {
                            LobbyView(path: $path).navigationDestination(for: Place.self) { place in place.screen }
                        }
                    }
                }
            }
            struct LobbyView: View {
                @Binding var path: [Place]
                var body: some View { Button("room") { path.append(.room) } }
            }
            """
        ]
    }

    @Test func aMemberThatAMacroMayDeclareMayLeadAnywhere() {
        ScannedApp(
            "an enum with a macro", Self.hotel("@Routes"),
            has: [
                #"unresolved ".navigationDestination" : "its destination was not found" [from=Hotel candidate=*]"#
            ]
        ).check()
        ScannedApp(
            "an enum without one", Self.hotel(""),
            has: [#"unresolved ".navigationDestination" : "its destination was not found" [from=Hotel]"#]
        ).check()
    }
}
