import Testing

/// Types are told apart: of one name in several files, for several platforms, in extensions, or named as a library's.
@Suite struct TypeIdentityTests {
    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }

        """

    static let apps = [
        ScannedApp(
            "private views of one name in several files",
            [
                "One.swift": app + """
                    struct RootView: View { var body: some View { TabView { OneTab(); TwoTab() } } }
                    struct OneTab: View { var body: some View { NavigationStack { Home() } } }
                    private struct Home: View { var body: some View { NavigationLink("x") { Detail() } } }
                    private struct Detail: View { var body: some View { Text("1") } }
                    """,
                "Two.swift": """
                import SwiftUI
                struct TwoTab: View { var body: some View { NavigationStack { Home() } } }
                private struct Home: View { var body: some View { Text("x").sheet(isPresented: .constant(true)) { Detail() } } }
                private struct Detail: View { var body: some View { Text("2") } }
                """,
            ],
            has: [
                "OneTab -root!-> Home#One : root", "TwoTab -root!-> Home#Two : root",
                "Home#One ~push~> Detail#One : NavigationLink", "screen Detail#Two",
            ],
            hasNot: ["Home#One ~push~> Detail#Two", "Home#Two ~push~>"]),
        ScannedApp(
            "a class declared for two platforms, and code that is commented out",
            [
                "A.swift": app + """
                    #if os(macOS)
                    struct RootView: View { var body: some View { NavigationStack { MacView() } } }
                    #else
                    struct RootView: View { var body: some View { NavigationStack { PhoneView() } } }
                    #endif
                    struct MacView: View { var body: some View { Text("") } }
                    struct PhoneView: View {
                        var body: some View {
                            Text("")
                            // NavigationLink("x") { MacView() }
                            /* NavigationLink("x") { MacView() } */
                            #if os(watchOS)
                            NavigationLink("x") { MacView() }
                            #endif
                        }
                    }
                    #Preview { NavigationStack { MacView() } }
                    struct P: PreviewProvider { static var previews: some View { NavigationLink("x") { MacView() } } }
                    """
            ],
            has: ["RootView -root!-> PhoneView : root"], hasNot: ["MacView"]),
        ScannedApp(
            "what is left over beside a module's sources, in a file of the same name",
            [
                "App/App.swift": app
                    + "struct RootView: View { var body: some View { NavigationStack { Counter() } } }",
                "Market/Counter.swift": """
                import SwiftUI
                public struct Counter: View { public var body: some View { Text("") } }
                """,
                "Market/Sources/Counter.swift": """
                import SwiftUI
                public struct Counter: View { public var body: some View { NavigationLink("x") { Till() } } }
                struct Till: View { var body: some View { Text("") } }
                """,
            ],
            has: ["RootView -root!-> Counter : root", "Counter ~push~> Till : NavigationLink"]),
        ScannedApp(
            "identifiers that are not ASCII, a type of the app's own named TabView",
            [
                "A.swift": app + """
                    struct RootView: View { var body: some View { NavigationStack { TabView { Überblick() } } } }
                    struct TabView<Inhalt: View>: View {
                        @ViewBuilder let inhalt: () -> Inhalt
                        var body: some View { VStack { inhalt() } }
                    }
                    struct Überblick: View { var body: some View { NavigationLink("→") { 詳細() } } }
                    struct 詳細: View { var body: some View { Text("🎈") } }
                    """
            ],
            has: ["RootView -root!-> Überblick : root", "Überblick ~push~> 詳細 : NavigationLink"],
            hasNot: ["-tab->", "coordinator TabView"]),
        ScannedApp(
            "view-model classes in extensions of generic views, generic screens",
            [
                "A.swift": app + """
                    struct RootView: View {
                        @State var path = NavigationPath()
                        var body: some View {
                            NavigationStack(path: $path) {
                                Picker<Int>(model: .init(onDone: { path.append(Done.all) }))
                                    .navigationDestination(for: Done.self) { _ in DoneView() }
                            }
                        }
                    }
                    enum Done: Hashable { case all }
                    struct Picker<Item: Hashable>: View {
                        @ObservedObject var model: Model
                        var body: some View { Button("Done") { model.finish() } }
                    }
                    extension Picker {
                        final class Model: ObservableObject {
                            let onDone: () -> Void
                            init(onDone: @escaping () -> Void) { self.onDone = onDone }
                            func finish() { onDone() }
                        }
                    }
                    struct DoneView: View { var body: some View { Text("") } }
                    """
            ],
            has: ["RootView -root!-> Picker : root", "Picker ~push~> DoneView : RootView.all"]),
        ScannedApp(
            "a library's type that is named with its module is not the app's own of that name",
            [
                "A.swift": """
                import SwiftUI
                @main struct Stalls: App { var body: some Scene { WindowGroup { TabView() } } }
                struct TabView: View {
                    var body: some View {
                        SwiftUI.TabView {
                            FoyerView().tabItem { Text("foyer") }
                            StageView().tabItem { Text("stage") }
                        }
                    }
                }
                struct FoyerView: View { var body: some View { Text("Foyer") } }
                struct StageView: View { var body: some View { Text("Stage") } }
                """
            ],
            has: ["entry TabView", "TabView -tab-> FoyerView : foyer", "TabView -tab-> StageView : stage"]),
    ]

    @Test(arguments: apps)
    func isDistinguished(_ app: ScannedApp) { app.check() }
}
