import Testing

/// Ways that a coordinator has in store, and that no code asks it for.
@Suite struct UncalledRouteTests {
    private static let orchard = """
        import Stinsen
        import SwiftUI
        @main struct Orchard: App { var body: some Scene { WindowGroup { OrchardCoordinator().view() } } }
        protocol Picking: AnyObject {
            func pickPear()
            func pickPlum()
        }
        final class OrchardCoordinator: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\OrchardCoordinator.gate)
            @Root var gate = makeGate
            @Route(.push) var pear = makePear
            @Route(.push) var plum = makePlum
            @Route(.push) var cherry = makeCherry
            @Route(.push) var apple = makeApple
            func makeGate() -> some View { GateView(picking: self) }
            func makePear() -> some View { PearView() }
            func makePlum() -> some View { PlumView() }
            func makeCherry() -> some View { CherryView() }
            func makeApple() -> some View { AppleView() }
            func pickCherry() { route(to: \\.cherry) }
            func customize(_ view: AnyView) -> some View { view.onAppear { self.route(to: \\.apple) } }
        }
        extension OrchardCoordinator: Picking {
            func pickPear() { route(to: \\.pear) }
            func pickPlum() { route(to: \\.plum) }
        }
        struct GateView: View {
            let picking: Picking
            var body: some View { Button("pear") { picking.pickPear() } }
        }
        struct PearView: View { var body: some View { Text("pear") } }
        struct PlumView: View { var body: some View { Text("plum") } }
        struct CherryView: View { var body: some View { Text("cherry") } }
        struct AppleView: View { var body: some View { Text("apple") } }

        """

    @Test func areTakenByNobody() {
        ScannedApp(
            "a requirement and a function that nothing names", ["Orchard.swift": Self.orchard],
            has: [
                "GateView ~push~> PearView : OrchardCoordinator.pear",
                "OrchardCoordinator ~push~> AppleView : OrchardCoordinator.apple",
                "OrchardCoordinator -push-> PlumView : plum", "OrchardCoordinator -push-> CherryView : cherry",
            ], hasNot: ["~push~> PlumView", "~push~> CherryView"]
        ).check()
    }

    /// What is pushed in one flow is no case of another flow's enum, though both have cases of that name.
    @Test func areNotTakenByACaseOfAnotherEnum() {
        let flow = { (name: String, opened: String) in
            """
            struct \(name)Flow: View {
                enum Route: Hashable { case detail, terms }
                @Observable final class Router {
                    var path: [Route] = []
                    func open(_ route: Route) { path.append(route) }
                }
                @State private var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Button("open") { router.open(.\(opened)) }.navigationDestination(for: Route.self) { route in
                            switch route {
                            case .detail: \(name)DetailView()
                            case .terms: \(name)TermsView()
                            }
                        }
                    }
                }
            }
            struct \(name)DetailView: View { var body: some View { Text("detail") } }
            struct \(name)TermsView: View { var body: some View { Text("terms") } }

            """
        }
        ScannedApp(
            "two flows with a route of one name",
            [
                "Park.swift": """
                import SwiftUI
                @main struct Park: App { var body: some Scene { WindowGroup { TabView { LakeFlow(); HillFlow() } } } }
                \(flow("Lake", "detail"))
                \(flow("Hill", "terms"))
                """
            ],
            has: [
                "LakeFlow ~push~> LakeDetailView : LakeFlow.detail", "HillFlow ~push~> HillTermsView : HillFlow.terms",
            ], hasNot: ["~push~> LakeTermsView", "~push~> HillDetailView", "unresolved"]
        ).check()
    }

    @Test func areNotTakenByWhatHasTheirNameElsewhere() {
        let port = { (name: String, begins: String, taps: String) in
            """
            enum \(name)Route: Route { case \(begins), ferry }
            final class \(name)Coordinator: NavigationCoordinator<\(name)Route> {
                init() { super.init(initialRoute: .\(begins)) }
                override func prepareTransition(for route: \(name)Route) -> NavigationTransition {
                    switch route {
                    case .\(begins): return .set([\(name)Screen(router: weakRouter)])
                    case .ferry:
                        let ferry = ferry()
                        return .push(ferry)
                    }
                }
                private func ferry() -> UIViewController { FerryScreen() }
            }
            final class \(name)Screen: UIViewController {
                let router: WeakRouter<\(name)Route>
                init(router: WeakRouter<\(name)Route>) { self.router = router; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { \(taps) }
            }

            """
        }
        ScannedApp(
            "another enum's case, functions, and a member of a library's type",
            [
                "Port.swift": """
                import UIKit
                import XCoordinator
                import Timetables
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ app: UIApplication) {
                        PortCoordinator().strongRouter.setRoot(for: UIWindow())
                        DockCoordinator().strongRouter.setRoot(for: UIWindow())
                    }
                }
                final class FerryScreen: UIViewController { let times = Timetable.ferry() }

                """ + port("Port", "quay", "router.trigger(.ferry)") + port("Dock", "ferryless", "")
            ],
            has: [
                "PortScreen ~push~> FerryScreen : PortCoordinator.ferry",
                "DockCoordinator -push-> FerryScreen : ferry",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test func areTakenWhereTheyAreNamed() {
        ScannedApp(
            "code that something names, of which nothing is known",
            ["Orchard.swift": Self.orchard + "func ripe(_ any: AnyObject) { Weather.ask { any.pickPlum() } }"],
            has: ["OrchardCoordinator ~push~> PlumView : OrchardCoordinator.plum"], hasNot: ["~push~> CherryView"]
        ).check()
    }
}
