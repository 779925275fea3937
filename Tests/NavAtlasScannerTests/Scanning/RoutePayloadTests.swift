import Testing

/// Routes that carry view models, closures and records: who does what these do.
@Suite struct RoutePayloadTests {
    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }

        """

    static let apps = [
        ScannedApp(
            "enum cases that carry view models and closures, the same route pushed here and presented there",
            [
                "A.swift": app + """
                    enum Page: Hashable { case list(ListModel), detail(id: Int, done: () -> Void) }
                    final class ListModel: ObservableObject { var onPick: ((Int) -> Void)? }
                    final class Flow: ObservableObject {
                        @Published var path: [Page] = []
                        @Published var sheet: Page?
                        func makeList() -> Page {
                            let model = ListModel()
                            model.onPick = { [weak self] id in self?.path.append(.detail(id: id) {}) }
                            return .list(model)
                        }
                        func start() { path.append(makeList()) }
                        func peek() { sheet = .detail(id: 1) { self.sheet = nil } }
                    }
                    struct RootView: View {
                        @StateObject var flow = Flow()
                        var body: some View {
                            NavigationStack(path: $flow.path) {
                                HomeView(onStart: flow.start, onPeek: { flow.peek() })
                                    .navigationDestination(for: Page.self) { page in view(for: page) }
                                    .sheet(item: $flow.sheet) { page in view(for: page) }
                            }
                        }
                        @ViewBuilder func view(for page: Page) -> some View {
                            switch page {
                            case .list(let model): ListView(model: model)
                            case .detail: DetailView()
                            }
                        }
                    }
                    struct HomeView: View {
                        let onStart: () -> Void
                        let onPeek: () -> Void
                        var body: some View { Button("Go", action: onStart); Button("Peek") { onPeek() } }
                    }
                    struct ListView: View {
                        @ObservedObject var model: ListModel
                        var body: some View { Button("1") { model.onPick?(1) } }
                    }
                    struct DetailView: View { var body: some View { Text("x") } }
                    """
            ],
            has: [
                "entry RootView", "RootView -root!-> HomeView : root", "HomeView ~push~> ListView : RootView.list",
                "HomeView ~sheet~> DetailView : RootView.detail", "ListView ~push~> DetailView : RootView.detail",
            ],
            hasNot: ["ListView ~sheet~", "HomeView ~push~> DetailView"]),
        ScannedApp(
            "what a route carries is done by the screen that gets it, but not what is called when that is gone",
            [
                "App.swift": """
                import Stinsen
                import SwiftUI
                @main struct Atlas: App { var body: some Scene { WindowGroup { AtlasFlow().view() } } }
                final class AtlasFlow: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\AtlasFlow.list)
                    @Root var list = makeList
                    @Route(.modal) var picker = makePicker
                    @Route(.push) var town = makeTown
                    @Route(.modal) var form = makeForm
                    func makeList() -> some View { ListView() }
                    func makePicker(_ pick: @escaping (String) -> Void) -> some View { PickerView(pick: pick) }
                    func makeTown(name: String) -> some View { TownView() }
                    func makeForm(done: @escaping () -> Void) -> some View { FormView(done: done) }
                }
                struct ListView: View {
                    @EnvironmentObject var router: AtlasFlow.Router
                    var body: some View {
                        Button("p") { router.route(to: \\.picker, { name in router.route(to: \\.town, name) }) }
                        Button("f") { router.route(to: \\.form, again) }
                    }
                    private func again() { router.route(to: \\.form, again) }
                }
                struct PickerView: View { let pick: (String) -> Void; var body: some View { Button("x") { pick("a") } } }
                struct TownView: View { var body: some View { Text("t") } }
                struct FormView: View {
                    let done: () -> Void
                    @EnvironmentObject var router: AtlasFlow.Router
                    var body: some View { Button("x") { router.dismissCoordinator(done) } }
                }
                """
            ],
            has: [
                "ListView ~sheet~> PickerView : AtlasFlow.picker", "PickerView ~push~> TownView : AtlasFlow.town",
                "ListView ~sheet~> FormView : AtlasFlow.form",
            ],
            hasNot: ["ListView ~push~>", "FormView ~"]),
        ScannedApp(
            "a route that keeps how its screen is made",
            [
                "App.swift": """
                import SwiftUI
                protocol Route: Hashable { associatedtype Screen: View; @ViewBuilder func screen(_ guide: Guide) -> Screen }
                struct AnyRoute: Hashable {
                    let id = UUID()
                    private let make: (Guide) -> AnyView
                    init<R: Route>(_ route: R) { make = { AnyView(route.screen($0)) } }
                    func screen(_ guide: Guide) -> AnyView { make(guide) }
                    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
                    func hash(into hasher: inout Hasher) { hasher.combine(id) }
                }
                final class Guide: ObservableObject {
                    @Published var path: [AnyRoute] = []
                    func push<R: Route>(_ route: R) { path.append(AnyRoute(route)) }
                }
                enum Walk: Route {
                    case field, tree(Int)
                    func screen(_ guide: Guide) -> some View {
                        switch self {
                        case .field: FieldView(guide: guide)
                        case .tree: TreeView()
                        }
                    }
                }
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @StateObject var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            BarnView(guide: guide).navigationDestination(for: AnyRoute.self) { $0.screen(guide) }
                        }
                    }
                }
                struct BarnView: View { let guide: Guide; var body: some View { Button("f") { guide.push(Walk.field) } } }
                struct FieldView: View { let guide: Guide; var body: some View { Button("t") { guide.push(Walk.tree(1)) } } }
                struct TreeView: View { var body: some View { Text("t") } }
                """
            ],
            has: ["BarnView ~push~> FieldView : Yard.AnyRoute", "FieldView ~push~> TreeView : Yard.AnyRoute"],
            hasNot: ["BarnView ~push~> TreeView", "FieldView ~push~> FieldView"]),
        ScannedApp(
            "what a route is given works for who triggers it, and for no other coordinator whose routes carry the like",
            [
                "Port.swift": """
                import UIKit
                import XCoordinator
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ app: UIApplication) {
                        PortCoordinator().strongRouter.setRoot(for: UIWindow())
                        ClubCoordinator().strongRouter.setRoot(for: UIWindow())
                    }
                }
                struct Notice {
                    var action: (() -> Void)?
                    func accept() { action?() }
                }
                enum PortRoute: Route { case quay, boat, notice(Notice) }
                final class PortCoordinator: NavigationCoordinator<PortRoute> {
                    init() { super.init(initialRoute: .quay) }
                    override func prepareTransition(for route: PortRoute) -> NavigationTransition {
                        switch route {
                        case .quay: return .set([Quay(router: weakRouter)])
                        case .boat: return .push(Boat())
                        case .notice(let notice): notice.accept(); return .dismiss()
                        }
                    }
                }
                final class Quay: UIViewController {
                    let router: WeakRouter<PortRoute>
                    init(router: WeakRouter<PortRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
                    @objc func tap() { router.trigger(.notice(Notice(action: board))) }
                    func board() { router.trigger(.boat) }
                }
                final class Boat: UIViewController {}
                enum ClubRoute: Route { case club, notice(Notice) }
                final class ClubCoordinator: NavigationCoordinator<ClubRoute> {
                    init() { super.init(initialRoute: .club) }
                    override func prepareTransition(for route: ClubRoute) -> NavigationTransition {
                        switch route {
                        case .club: return .set([Club(router: weakRouter)])
                        case .notice(let notice): notice.accept(); return .dismiss()
                        }
                    }
                }
                final class Club: UIViewController {
                    let router: WeakRouter<ClubRoute>
                    init(router: WeakRouter<ClubRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
                    @objc func tap() { router.trigger(.notice(Notice(action: nil))) }
                }
                """
            ],
            has: ["Quay ~push~> Boat : PortCoordinator.boat"],
            hasNot: ["ClubCoordinator ~", "Club ~", "unresolved"]),
    ]

    @Test(arguments: apps)
    func isFollowed(_ app: ScannedApp) { app.check() }
}
