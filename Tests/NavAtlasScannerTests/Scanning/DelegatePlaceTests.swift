import Testing

@testable import NavAtlasScanner

/// What the app's delegate asks a router for, the app asks for there.
@Suite struct DelegatePlaceTests {
    @Test func theAppAsksInItsDelegate() throws {
        let source = """
            import SwiftUI
            @main struct Ferry: App {
                @UIApplicationDelegateAdaptor(Bridge.self) private var bridge
                @StateObject private var pier = Pier.shared
                var body: some Scene { WindowGroup { NavigationStack(path: $pier.path) { Deck() } } }
            }
            final class Pier: ObservableObject {
                static let shared = Pier()
                @Published var path = NavigationPath()
                func show(_ cabin: Int) {
                    path = NavigationPath()
                    path.append(cabin)
                }
            }
            final class Bridge: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
                ) async {
                    Pier.shared.show(7) // here
                }
            }
            struct Deck: View {
                var body: some View { Text("deck").navigationDestination(for: Int.self) { Cabin(number: $0) } }
            }
            struct Cabin: View { let number: Int; var body: some View { Text("\\(number)") } }
            """
        let graph = Scanner().graphOrIssue(of: ["App.swift": source])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.to == "Cabin" })
        let text = source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1] }
        #expect(places.count == 1 && places[0].hasSuffix("// here"), "\(places)")
    }
}
