#if canImport(SwiftUI)
    import SwiftUI

    @main struct PluginApp: App {
        var body: some Scene {
            WindowGroup { NavigationStack { HomeScreen() } }
        }
    }

    struct HomeScreen: View {
        var body: some View {
            NavigationLink("Details") { DetailScreen() }
        }
    }

    struct DetailScreen: View {
        var body: some View { Text("Details") }
    }

    /// Nothing leads here, which the plugins report.
    struct ForgottenScreen: View {
        var body: some View { Text("Forgotten") }
    }
#endif
