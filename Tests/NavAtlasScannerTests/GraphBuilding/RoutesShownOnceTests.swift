import NavAtlasModel
import NavAtlasScanner
import Testing

/// What a state of a screen shows is there once, and what is put on a path each time.
@Suite struct RoutesShownOnceTests {
    @Test(arguments: [
        ".navigationDestination(isPresented: Binding(get: { week.day != nil }, set: { _ in week.day = nil })) { DayScreen() }",
        ".navigationDestination(item: $week.day) { _ in DayScreen() }",
    ])
    func isShownByAState(_ modifier: String) throws {
        let graph = try Self.graph(modifier, "week.day = .now")
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "NoteScreen" && $0.to == "DayScreen" })
        #expect(graph.remarks.filter { $0.kind == .shownOnce }.map(\.subject) == ["WeekScreen.day"])
    }

    @Test(arguments: [
        (".navigationDestination(for: Date.self) { _ in DayScreen() }", "week.path.append(.now)"),
        (".navigationDestination(item: $week.day) { _ in DayScreen() }", "week.day = nil"),
    ])
    func isShownAgain(_ modifier: String, _ code: String) throws {
        #expect(try !Self.graph(modifier, code).remarks.contains { $0.kind == .shownOnce })
    }

    private static func graph(_ modifier: String, _ code: String) throws -> NavigationGraph {
        try Scanner().graph(of: [
            "App.swift": """
            import SwiftUI
            final class Week: ObservableObject {
                @Published var day: Date?
                @Published var path: [Date] = []
            }
            @main struct DiaryApp: App {
                @StateObject private var week = Week()
                var body: some Scene { WindowGroup { WeekScreen().environmentObject(week) } }
            }
            struct WeekScreen: View {
                @EnvironmentObject var week: Week
                var body: some View {
                    NavigationStack(path: $week.path) {
                        Button("Today") { week.day = .now; week.path = [.now] }\(modifier)
                    }
                }
            }
            struct DayScreen: View {
                @State private var writes = false
                var body: some View {
                    Button("New") { writes = true }.navigationDestination(isPresented: $writes) { NoteScreen() }
                }
            }
            struct NoteScreen: View {
                @EnvironmentObject var week: Week
                var body: some View { Button("Save") { \(code) } }
            }
            """
        ])
    }
}
