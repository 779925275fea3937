import Testing

/// A folder with more than one app in it, such as a phone's and a watch's.
struct SeveralAppsTests {
    private static func app(_ name: String) -> String {
        """
        import SwiftUI
        @main struct \(name)App: App {
            @StateObject private var \(name.lowercased())Post = \(name)Post()
            var body: some Scene {
                WindowGroup {
                    \(name)Home(post: \(name.lowercased())Post)
                        .onOpenURL { _ in \(name.lowercased())Post.path.append(.letter) }
                }
            }
        }
        enum \(name)Stop: Hashable { case letter }
        final class \(name)Post: ObservableObject { @Published var path: [\(name)Stop] = [] }
        struct \(name)Home: View {
            @ObservedObject var post: \(name)Post
            var body: some View {
                NavigationStack(path: $post.path) {
                    Text("h").navigationDestination(for: \(name)Stop.self) { _ in \(name)Letter() }
                }
            }
        }
        struct \(name)Letter: View { var body: some View { Text("l") } }
        """
    }

    /// What an app does is done by what its own window shows.
    @Test func eachAppStandsForItsWindow() {
        ScannedApp(
            "two apps", ["Phone.swift": Self.app("Phone"), "Watch.swift": Self.app("Watch")],
            has: [
                "entry PhoneHome", "entry WatchHome", "PhoneHome ~push~> PhoneLetter : PhoneHome.letter",
                "WatchHome ~push~> WatchLetter : WatchHome.letter",
            ],
            hasNot: ["PhoneApp", "WatchApp"]
        ).check()
    }
}
