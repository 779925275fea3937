import NavAtlasModel
import NavAtlasScanner
import Testing

/// Closures that functions outside of the app's types make, and that components run.
struct HelperClosurePlaceTests {
    private static let source = """
        import SwiftUI
        @main struct ParkApp: App { var body: some Scene { WindowGroup { Park() } } }
        final class Guide: ObservableObject {
            @Published var lake = false
            func showLake() { lake = true }
        }
        struct Park: View {
            @StateObject private var guide = Guide()
            var body: some View {
                Text("Park")
                    .signpost(guide) // here
                    .sheet(isPresented: $guide.lake) { LakeScreen() }
            }
        }
        struct Signpost: View {
            let onTap: () -> Void
            var body: some View { Button("Lake") { onTap() } }
        }
        extension View {
            func signpost(_ guide: Guide) -> some View {
                overlay(Signpost(onTap: { guide.showLake() }))
            }
        }
        struct LakeScreen: View { var body: some View { Text("Lake") } }
        """

    @Test func theScreenThatCallsTheHelperAsks() throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.to == "LakeScreen" })
        let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.contains { $0.hasSuffix("// here") })
        #expect(!places.contains { $0.contains("onTap()") }, "\(places)")
    }

    /// The system calls a closure of a dependency, whose stream a screen reads.
    private static let dependency = """
        import Network
        import SwiftUI
        struct Weather { var changes: () -> AsyncStream<Bool> }
        extension Weather {
            static let live = Weather(changes: {
                let monitor = NWPathMonitor()
                return AsyncStream { end in
                    monitor.pathUpdateHandler = { path in end.yield(path.status == .satisfied) }
                }
            })
        }
        @main struct ParkApp: App { var body: some Scene { WindowGroup { Park(weather: .live) } } }
        struct Park: View {
            let weather: Weather
            @State private var isWet = false
            var body: some View {
                Text("Park")
                    .sheet(isPresented: $isWet) { LakeScreen() }
                    .task { for await _ in weather.changes() { isWet = true } }
            }
        }
        struct LakeScreen: View { var body: some View { Text("Lake") } }
        """

    @Test func theScreenThatReadsAStreamAsks() throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.dependency])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.to == "LakeScreen" })
        let text = Self.dependency.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(edge.locations.allSatisfy { text[$0.line - 1].contains("isWet") }, "\(edge.locations)")
    }
}
