import Testing

/// A generic view holds the stack of whichever view makes it: each of these has a stack of its own.
struct GenericStackTests {
    @Test func isAPartOfEachViewThatMakesIt() {
        let source = """
            import SwiftUI
            enum Route: Hashable { case map, photo }
            final class Router: ObservableObject { @Published var path: [Route] = [] }
            struct Stack<Content: View>: View {
                let content: (Router) -> Content
                @StateObject var router = Router()
                var body: some View { NavigationStack(path: $router.path) { content(router) }.environmentObject(router) }
            }
            @main struct Guide: App {
                var body: some Scene { WindowGroup { TabView { Places(); Album() } } }
            }
            struct Places: View {
                var body: some View {
                    Stack { router in
                        Button("Map") { router.path.append(.map) }
                            .navigationDestination(for: Route.self) { _ in MapScreen() }
                    }
                }
            }
            struct Album: View {
                var body: some View {
                    Stack { router in
                        Button("Photo") { router.path.append(.photo) }
                            .navigationDestination(for: Route.self) { _ in PhotoScreen() }
                    }
                }
            }
            struct MapScreen: View { var body: some View { Text("Map") } }
            struct PhotoScreen: View { var body: some View { Text("Photo") } }
            """
        ScannedApp(
            "one generic stack in two tabs", ["App.swift": source],
            has: [
                "Guide -tab-> Places : places", "Guide -tab-> Album : album",
                "Places ~push~> MapScreen : Places.Route", "Album ~push~> PhotoScreen : Album.Route",
            ],
            hasNot: ["Places ~push~> PhotoScreen", "Album ~push~> MapScreen", "coordinator Stack "]
        ).check()
    }
}
