import NavAtlasModel
import NavAtlasScanner
import Testing

@Suite("Coordinators in navigation containers that code puts around them")
struct NavigationContainersTests {
    @Test(arguments: [
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(NavigationView { v }) } }",
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail(), framed) }",
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(v.framed()) } }",
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(Frame { v }) } }",
        // What a library's view does with it is not known.
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(LibraryFrame { v }) } }",
        "func makeTrail() -> some View { NavigationView { Trail().view() } }",
    ])
    func standsInContainer(_ code: String) { #expect(isContainer(code) == true) }

    @Test(arguments: [
        "func makeTrail() -> Trail { Trail() }",
        "func makeTrail() -> some View { VStack { Trail().view() } }",
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(v.tint(.red)) } }",
        // The other view is not around it.
        "func makeTrail() -> ViewWrapperCoordinator<Trail, AnyView> { ViewWrapperCoordinator(Trail()) { v in AnyView(v.overlay(NavigationView { Text(\"\") })) } }",
    ])
    func standsInNone(_ code: String) { #expect(isContainer(code) == false) }

    @Test func customizesItself() {
        let frame = "func customize(_ view: AnyView) -> some View { NavigationView { view } }"
        #expect(isContainer("func makeTrail() -> Trail { Trail() }", trail: frame) == true)
        let plain = "func customize(_ view: AnyView) -> some View { view.tint(.red) }"
        #expect(isContainer("func makeTrail() -> Trail { Trail() }", trail: plain) == false)
    }

    private func isContainer(_ code: String, trail: String = "") -> Bool? {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.app(code, trail)])
        return graph.nodes.first { $0.id == "Trail" }?.container
    }

    private static func app(_ code: String, _ trail: String) -> String {
        """
        import Stinsen
        import SwiftUI
        @main struct Hike: App { var body: some Scene { WindowGroup { NavigationViewCoordinator(Main()).view() } } }
        final class Main: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\Main.start)
            @Root var start = makeStart
            @Route(.modal) var trail = makeTrail
            func makeStart() -> some View { StartScreen() }
            \(code)
            func framed(_ view: AnyView) -> AnyView { AnyView(NavigationView { view }) }
        }
        extension View { func framed() -> some View { NavigationView { self } } }
        struct Frame<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { NavigationView { content() } }
        }
        final class Trail: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\Trail.start)
            @Root var start = makeStart
            @Route(.push) var peak = makePeak
            func makeStart() -> some View { TrailScreen() }
            func makePeak() -> some View { PeakScreen() }
            \(trail)
        }
        struct StartScreen: View {
            @EnvironmentObject var router: Main.Router
            var body: some View { Button("") { router.route(to: \\.trail) } }
        }
        struct TrailScreen: View { var body: some View { Text("") } }
        struct PeakScreen: View { var body: some View { Text("") } }
        """
    }
}
