import Testing

/// Roots that states choose which initialisers begin, or in a method of which there are several.
@Suite struct BegunRootsTests {
    private static func lodge(begun: String, content: String) -> [String: String] {
        [
            "Lodge.swift": """
            import SwiftUI
            @main struct LodgeApp: App {
                var body: some Scene {
                    WindowGroup { Lodge().environmentObject(Keys.shared).environmentObject(Lessons.shared) }
                }
            }
            final class Keys: ObservableObject {
                static let shared = Keys()
                @Published private(set) var isIn = false
                func enter() { isIn = true }
                func leave() { isIn = false }
            }
            final class Lessons: ObservableObject {
                static let shared = Lessons()
                @Published var isRead = false
                init() { \(begun) }
            }
            struct Lodge: View {
                @EnvironmentObject var keys: Keys
                @EnvironmentObject var lessons: Lessons
                @State private var isHelping = false
                var body: some View { content().sheet(isPresented: $isHelping) { content(help: "lodge") } }
                \(content)
                @ViewBuilder private func content() -> some View {
                    if keys.isIn {
                        Rooms()
                    } else {
                        if lessons.isRead { NavigationStack { Porch() } } else { NavigationStack { Lesson() } }
                    }
                }
            }
            struct Rooms: View { var body: some View { Button("leave") { Keys.shared.leave() } } }
            struct Porch: View { var body: some View { Button("enter") { Keys.shared.enter() } } }
            struct Lesson: View {
                @EnvironmentObject var lessons: Lessons
                var body: some View { Button("done") { lessons.isRead = true } }
            }
            struct Help: View { let text: String; var body: some View { Text(text) } }
            """
        ]
    }

    /// The method is the one that takes what is given, whatever others have its name.
    @Test func anOverloadChoosesRoots() {
        ScannedApp(
            "content() and content(help:)",
            Self.lodge(begun: "", content: "private func content(help: String) -> some View { Help(text: help) }"),
            has: [
                "Lodge -sheet-> Help : isHelping", "Lesson ~root~> Porch : Lodge.root",
                "Porch ~root~> Rooms : Lodge.rooms", "Rooms ~root~> Porch : Lodge.root",
            ]
        ).check()
    }

    /// What an initialiser stores in place of what is declared is not known before the app runs: any branch may come first.
    @Test func anInitialiserChangesWhatIsDeclared() {
        ScannedApp(
            "isRead = defaults.bool(…)",
            Self.lodge(
                begun: #"isRead = UserDefaults.standard.bool(forKey: "read")"#,
                content: "private func content(help: String) -> some View { Help(text: help) }"),
            has: [
                "Lodge -root!-> Lesson : root", "Lodge -root!-> Porch : root",
                "Lesson ~root~> Porch : Lodge.root", "Porch ~root~> Rooms : Lodge.rooms",
                "Rooms ~root~> Porch : Lodge.root",
            ],
            // The rooms come after the porch, and the porch after the lesson.
            hasNot: ["Rooms ~root~> Lesson : Lodge.root"]
        ).check()
    }
}
