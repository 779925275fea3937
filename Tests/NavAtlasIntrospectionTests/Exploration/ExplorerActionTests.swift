import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private struct DoorPane: View { var body: some View { EmptyView() } }
private struct MenuPane: View { var body: some View { EmptyView() } }
private struct ItemPane: View {
    let number: Int
    var body: some View { EmptyView() }
}

private enum DoorRoute: StackNavigationRoute {
    case signIn
    case help
    var action: TransitionAction { self == .signIn ? .push() : .present() }
}

private enum ShopRoute: StackNavigationRoute {
    case menu
    case item(Int)
    var action: TransitionAction { .push() }
}

private enum DoorAction: CoordinatorAction { case didSignIn, share }

private final class App: RootCoordinator {
    override func handle(_ action: CoordinatorAction) {
        guard let action = action as? DoorAction, action == .didSignIn else { return super.handle(action) }
        let shop = Shop(parent: self, navigationController: navigationController)
        add(child: shop)
        shop.start()
    }

    static func start() -> App {
        let app = App(window: UIWindow(), navigationController: NavigationController())
        let sign = Door(parent: app, navigationController: app.navigationController)
        app.add(child: sign)
        sign.start()
        return app
    }

    func open(_ url: URL) {
        handle(DoorAction.didSignIn)
        guard let shop = childCoordinators.last as? Shop, url.host == "item" else { return }
        let text = url.query?.dropFirst("number=".count) ?? ""
        if let number = Int(text) { shop.show(route: .item(number)) }
        if text == "last" { shop.show(route: .item(0)) }
    }
}

private final class Door: Routing {
    typealias Route = DoorRoute
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController
    let startRoute = DoorRoute.signIn

    init(parent: Coordinator?, navigationController: UINavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension Door: RouterViewFactory {
    @ViewBuilder func view(for route: DoorRoute) -> some View {
        switch route {
        case .signIn: DoorPane()
        case .help: DoorPane()
        }
    }
}

private final class Shop: Routing {
    typealias Route = ShopRoute
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController
    let startRoute = ShopRoute.menu

    init(parent: Coordinator?, navigationController: UINavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }
}

extension Shop: RouterViewFactory {
    @ViewBuilder func view(for route: ShopRoute) -> some View {
        switch route {
        case .menu: MenuPane()
        case .item(let number): ItemPane(number: number)
        }
    }
}

private struct ShopLinks: DeepLinkHandling {
    let scheme = "shop"
    let links: Set<SwiftUICoordinatorCoordination.DeepLink> = [
        .init(action: "item", route: ShopRoute.item(0), params: ["number"]),
        .init(action: "menu", route: ShopRoute.menu),
    ]
}

@MainActor @Suite struct ExplorerActionTests {
    private func registry() -> CoordinatorRegistry {
        var registry = CoordinatorRegistry()
        let app = App.start()
        registry.register(app)
        registry.register(Shop(parent: app, navigationController: app.navigationController))
        registry.entry(App.self)
        registry.sample(ShopRoute.item(1))
        return registry
    }

    @Test func actionsLeadToWhatOtherCoordinatorsShow() throws {
        var registry = registry()
        registry.action(DoorAction.didSignIn, of: Door.self)
        registry.explore { App.start() }
        let graph = try registry.graph()
        #expect(graph.observed.contains("* DoorPane ~push~> MenuPane : Shop.menu"))
        #expect(graph.observed.contains("Door -sheet-> DoorPane : help"))
        #expect(graph.observed.contains("Shop -push-> ItemPane : item(Int)"), "Shop is there after the action alone")
        #expect(graph.unresolved.isEmpty && graph.remarks.isEmpty)
    }

    @Test func anActionThatNoOneHandlesIsListed() throws {
        var registry = registry()
        registry.action(DoorAction.share, of: Door.self)
        registry.explore { App.start() }
        let calls = try registry.graph().unresolved
        let call = try #require(calls.first { $0.what == "handle(DoorAction.share)" })
        #expect(call.reason == UnresolvedCall.unhandledAction)
        #expect(call.from == "Door")
    }

    @Test(arguments: [
        ("shop://item?number=7", nil),
        ("shop://menu", nil),
        ("shop://item?number=last", "opens ItemPane, but without number=last"),
        ("shop://item?number=none", "should open ItemPane, but MenuPane was shown"),
        ("shop://lost", "matches no declared link; MenuPane was shown"),
    ])
    func linksAreOpenedForReal(url: String, problem: String?) throws {
        var registry = registry()
        registry.deepLinks(of: ShopLinks())
        registry.explore({ App.start() }) { $0.open($1) }
        registry.open(url, at: SourceLocation(file: "urls.txt", line: 3, column: 1))
        let remarks = try registry.graph().remarks.filter { $0.kind.rawValue == "deep-link-mismatch" }
        #expect(remarks.filter { $0.location != nil }.map(\.detail) == [problem].compactMap { $0 })
        #expect(remarks.allSatisfy { $0.subject == url })
    }
}
