// Explores apps of SwiftUICoordinator: tab bars, blocked routes, actions that nobody handles, and deep link handlers.

import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private struct HomePane: View { var body: some View { EmptyView() } }
private struct SearchPane: View { var body: some View { EmptyView() } }
private struct ItemPane: View { var body: some View { EmptyView() } }

private enum ItemRoute: StackNavigationRoute {
    case list
    case item(number: Int)
    case note
    var action: TransitionAction { if case .note = self { .present() } else { .push() } }
}

private enum BarRoute: TabBarNavigationRoute {
    case home, search, hidden
    var tabBarItem: UITabBarItem { UITabBarItem(title: "\(self)", image: nil, tag: 0) }
}

private enum Ping: CoordinatorAction { case ping, showTabs }

private class App: RootCoordinator {
    required override init(window: UIWindow, navigationController: NavigationController) {
        super.init(window: window, navigationController: navigationController)
    }

    override func handle(_ action: CoordinatorAction) {
        guard case Ping.showTabs = action else { return super.handle(action) }
        let bar = Bar(parent: self, navigationController: navigationController)
        add(child: bar)
        bar.start()
    }

    static func start(presenting: Bool = false) -> Self {
        let app = Self(window: UIWindow(), navigationController: NavigationController())
        let items = Items(parent: app, navigationController: app.navigationController)
        app.add(child: items)
        items.start()
        if presenting { items.show(route: .note) }
        return app
    }
}

/// Opens the links that its handler knows.
private final class LinkApp: App, CoordinatorDeepLinkHandling {
    func handle(_ deepLink: SwiftUICoordinatorCoordination.DeepLink, with params: [String: String]) {
        guard let items = childCoordinators.first as? Items else { return }
        switch deepLink.route {
        case ItemRoute.item: items.show(route: .item(number: params["number"].flatMap(Int.init) ?? 0))
        default: break
        }
    }
}

private final class Items: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute = ItemRoute.list

    init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension Items: RouterViewFactory {
    @ViewBuilder func view(for route: ItemRoute) -> some View {
        switch route {
        case .list: HomePane()
        case .item: ItemPane()
        case .note: SearchPane()
        }
    }
}

private final class Bar: TabBarRouting {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let tabBarController = UITabBarController()
    let tabs: [BarRoute] = [.home, .search]

    init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension Bar: RouterViewFactory {
    @ViewBuilder func view(for route: BarRoute) -> some View {
        switch route {
        case .home: HomePane()
        case .search, .hidden: SearchPane()
        }
    }
}

/// Asks its parent, which is its child.
private final class Ring: Coordinator {
    var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController = NavigationController()
    var ownState: NavigationState? { navigationController.state }
    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

private struct Links: DeepLinkHandling {
    let scheme = "shop"
    let links: Set<SwiftUICoordinatorCoordination.DeepLink> = [
        .init(action: "item", route: ItemRoute.item(number: 0), params: ["number"]),
        .init(action: "note", route: ItemRoute.note),
    ]
}

@MainActor @Suite struct ExplorerSwiftUICoordinatorTests {
    @Test func theTabsOfABarAreBroughtToTheFront() throws {
        let app = App.start()
        app.handle(Ping.showTabs)
        let graph = try explored(
            { App.start() }, entry: app, samples: [ItemRoute.item(number: 1)], actions: [(Ping.showTabs, Items.self)])
        #expect(graph.observed.contains("Bar -tab-> HomePane : home"))
        #expect(graph.observed.contains("Bar -tab-> SearchPane : search"))
        #expect(graph.observed.contains("App -root!-> Bar : start"))
        #expect(graph.observed.contains("App -root!-> Items : start"))
        #expect(graph.remarks.isEmpty)
        #expect(graph.unresolved.map(\.what) == ["Bar.hidden"], "it is no tab")
    }

    @Test func aRouteInWhoseWaySomethingStandsShowsNothing() throws {
        let graph = try explored(
            { App.start(presenting: true) }, entry: App.start(), samples: [ItemRoute.item(number: 1)])
        #expect(graph.remarked == ["empty-route: Items.note"])
        #expect(graph.remarks.first?.detail.contains("something was presented while") == true)
    }

    @Test func anActionInACircleIsHandledByNoOne() throws {
        var rings: [Ring] = []
        let start = {
            let (one, two) = (Ring(), Ring())
            one.childCoordinators = [two]
            (one.parent, two.parent) = (two, one)
            rings += [one, two]
            return one
        }
        let graph = try explored(start, entry: Ring(), actions: [(Ping.ping, Ring.self)])
        #expect(graph.unresolved.map(\.what) == ["handle(Ping.ping)"])
        #expect(graph.unresolved.first?.reason == UnresolvedCall.unhandledAction)
        for ring in rings { (ring.parent, ring.childCoordinators) = (nil, []) }
    }

    private func linked<Start: App>(_ type: Start.Type) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(Start.start())
        registry.entry(Start.self)
        registry.sample(ItemRoute.item(number: 5))
        registry.deepLinks(of: Links())
        registry.explore { Start.start() }
        return try registry.graph()
    }

    @Test func whatAHandlerKnowsIsOpenedByTheCoordinators() throws {
        let graph = try linked(LinkApp.self)
        #expect(graph.remarks.map(\.detail) == ["should open SearchPane, but HomePane was shown"])
        #expect(graph.remarks.map(\.subject) == ["shop://note"])
        #expect(!graph.unresolved.contains { $0.what.hasPrefix("open(") }, "shop://item?number=5 opens its screen")
    }

    @Test func whatNoCoordinatorOpensIsListed() throws {
        let open = try linked(App.self).unresolved.filter { $0.what.hasPrefix("open(") }
        #expect(open.map(\.what) == ["open(shop://item?number=5)", "open(shop://note)"])
        #expect(open.allSatisfy { $0.reason.contains("nothing that is shown opens it") })
    }
}
