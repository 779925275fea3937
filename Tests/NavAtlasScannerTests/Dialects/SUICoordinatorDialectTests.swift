import Foundation
import Testing

@testable import NavAtlasScanner

@Suite("SUICoordinator")
struct SUICoordinatorDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// An app that begins with a coordinator, and three screens.
    private static func harbour(_ start: String, _ code: String) -> String {
        """
        import SUICoordinator
        import SwiftUI
        @main struct HarbourApp: App {
            private let coordinator = \(start)()
            var body: some Scene { WindowGroup { coordinator.getView() } }
        }
        protocol PierFlow: AnyObject { func sail() async; func ask() async }
        enum PierRoute: RouteType {
            case pier(PierFlow)
            case boat(name: String)
            case help
            var presentationStyle: TransitionPresentationStyle {
                switch self {
                case .pier, .boat: .push
                case .help: .sheet
                }
            }
            var body: some View {
                switch self {
                case .pier(let flow):
                    let model = PierModel(flow: flow)
                    return AnyView(PierView(model: model))
                case .boat: return AnyView(BoatView())
                case .help: return AnyView(HelpView())
                }
            }
        }
        final class PierModel: ObservableObject {
            let flow: PierFlow
            init(flow: PierFlow) { self.flow = flow }
            func open() { Task { await flow.sail() } }
            func help() { Task { await flow.ask() } }
        }
        struct PierView: View {
            @ObservedObject var model: PierModel
            var body: some View {
                Button("sail", action: model.open)
                Button("help", action: model.help)
            }
        }
        struct BoatView: View { var body: some View { Text("b") } }
        struct HelpView: View { var body: some View { Text("h") } }
        \(code)
        """
    }

    private static let pier = """
        final class PierCoordinator: Coordinator<PierRoute>, PierFlow {
            override func start() async { await startFlow(route: .pier(self)) }
            func sail() async { await navigate(toRoute: .boat(name: "Ada")) }
            func ask() async { await navigate(toRoute: .help) }
        }
        """

    private static let pierEdges = """
        PierCoordinator -push-> BoatView : boat(String)
        PierCoordinator -sheet-> HelpView : help
        PierCoordinator -root!-> PierView : pier(PierFlow)
        PierView ~push~> BoatView : PierCoordinator.boat
        PierView ~sheet~> HelpView : PierCoordinator.help
        """

    static let cases = [
        ScannedSource(
            "routes are views, and say how they are shown; what starts the flow is the root",
            harbour("PierCoordinator", pier), gives: pierEdges),
        ScannedSource(
            "a macro makes a class a coordinator",
            harbour(
                "PierCoordinator",
                pier.replacingOccurrences(
                    of: "final class PierCoordinator: Coordinator<PierRoute>,",
                    with: "@Coordinator(PierRoute.self) final class PierCoordinator:"
                ).replacingOccurrences(of: "override func", with: "func")),
            gives: pierEdges),
        ScannedSource(
            "pages of tabs have coordinators; the view around them is a part; a coordinator shows another",
            harbour(
                "BayCoordinator",
                """
                enum BayPage: TabPage, CaseIterable {
                    case pier, sea
                    func coordinator() -> AnyCoordinatorType {
                        switch self {
                        case .pier: return PierCoordinator()
                        case .sea: return SeaCoordinator()
                        }
                    }
                }
                final class BayCoordinator: TabCoordinator<BayPage> {
                    init() {
                        super.init(pages: BayPage.allCases, currentPage: .pier, viewContainer: { BayView(source: $0) })
                    }
                }
                struct BayView<Source: TabCoordinatorType>: View {
                    @StateObject var source: Source
                    var body: some View {
                        TabView(selection: $source.currentPage) {
                            ForEach(source.pages) { page in
                                if let coordinator = source.getCoordinator(with: page) {
                                    coordinator.viewAsAnyView().tabItem { Text("tab") }.tag(page)
                                }
                            }
                        }
                    }
                }
                final class SeaCoordinator: Coordinator<DefaultRoute> {
                    override func start() async {
                        await startFlow(
                            route: DefaultRoute(presentationStyle: .push) { SeaView(coordinator: self) })
                    }
                    func land() async {
                        await navigate(to: PierCoordinator(), presentationStyle: .fullScreenCover)
                    }
                    func ask() async {
                        await navigate(toRoute: DefaultRoute(presentationStyle: .sheet) { HelpView() })
                    }
                }
                struct SeaView: View {
                    let coordinator: SeaCoordinator
                    var body: some View {
                        Button("land") { Task { await coordinator.land() } }
                        Button("help") { Task { await coordinator.ask() } }
                    }
                }
                """ + pier),
            gives: """
                BayCoordinator -tab-> PierCoordinator : pier
                BayCoordinator -tab-> SeaCoordinator : sea
                SeaCoordinator -fullScreen-> PierCoordinator : pierCoordinator
                SeaCoordinator -root!-> SeaView : seaView
                SeaCoordinator -sheet-> HelpView : helpView
                SeaView ~fullScreen~> PierCoordinator : SeaCoordinator.pierCoordinator
                SeaView ~sheet~> HelpView : SeaCoordinator.helpView
                """ + "\n" + pierEdges),
    ]
}
