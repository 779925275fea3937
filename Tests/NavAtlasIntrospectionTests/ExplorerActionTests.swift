import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private struct SignInPane: View { var body: some View { EmptyView() } }
private struct MenuPane: View { var body: some View { EmptyView() } }
private struct ItemPane: View {
    let number: Int
    var body: some View { EmptyView() }
}

private enum SignRoute: StackNavigationRoute {
    case signIn
    case help
    var action: TransitionAction { self == .signIn ? .push() : .present() }
}

private enum ShopRoute: StackNavigationRoute {
    case menu
    case item(Int)
    var action: TransitionAction { .push() }
}

private enum SignAction: CoordinatorAction { case didSignIn, share }

private final class App: RootCoordinator {
    override func handle(_ action: CoordinatorAction) {
        guard let action = action as? SignAction, action == .didSignIn else { return super.handle(action) }
        let shop = Shop(parent: self, navigationController: navigationController)
        add(child: shop)
        shop.start()
    }

    static func start() -> App {
        let app = App(window: UIWindow(), navigationController: NavigationController())
        let sign = Sign(parent: app, navigationController: app.navigationController)
        app.add(child: sign)
        sign.start()
        return app
    }

    func open(_ url: URL) {
        handle(SignAction.didSignIn)
        guard let shop = childCoordinators.last as? Shop, url.host == "item" else { return }
        if let number = Int(url.lastPathComponent) { shop.show(route: .item(number)) }
        if url.lastPathComponent == "last" { shop.show(route: .item(0)) }
    }
}

private final class Sign: Routing {
    typealias Route = SignRoute
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController
    let startRoute = SignRoute.signIn

    init(parent: Coordinator?, navigationController: UINavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }

    func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension Sign: RouterViewFactory {
    @ViewBuilder func view(for route: SignRoute) -> some View {
        switch route {
        case .signIn: SignInPane()
        case .help: SignInPane()
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

@Suite struct ExplorerActionTests {
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
        registry.action(SignAction.didSignIn, of: Sign.self)
        registry.explore { App.start() }
        let graph = try registry.graph()
        #expect(graph.observed.contains("* SignInPane ~push~> MenuPane : Shop.menu"))
        #expect(graph.observed.contains("Sign -sheet-> SignInPane : help"))
        #expect(graph.observed.contains("Shop -push-> ItemPane : item(Int)"), "Shop is there after the action alone")
        #expect(graph.unresolved.isEmpty && graph.remarks.isEmpty)
    }

    @Test func anActionThatNoOneHandlesIsListed() throws {
        var registry = registry()
        registry.action(SignAction.share, of: Sign.self)
        registry.explore { App.start() }
        let call = try #require(try registry.graph().unresolved.first)
        #expect(call.what == "handle(SignAction.share)")
        #expect(call.reason == UnresolvedCall.unhandledAction)
        #expect(call.from == "Sign")
    }

    @Test(arguments: [
        ("shop://item/7", nil),
        ("shop://menu", nil),
        ("shop://item/last", "opens ItemPane, but without number=last"),
        ("shop://item/none", "should open ItemPane, but MenuPane was shown"),
        ("shop://lost", "matches no declared link; MenuPane was shown"),
    ])
    func linksAreOpenedForReal(url: String, problem: String?) throws {
        var registry = registry()
        registry.deepLink("shop://item/{number}", opens: "App.start", "Shop.item")
        registry.deepLink("shop://menu", opens: "App.start", "Shop.menu")
        registry.explore({ App.start() }) { $0.open($1) }
        registry.open(url, at: SourceLocation(file: "urls.txt", line: 3, column: 1))
        let remarks = try registry.graph().remarks.filter { $0.kind.rawValue == "deep-link-mismatch" }
        #expect(remarks.filter { $0.location != nil }.map(\.detail) == [problem].compactMap { $0 })
        #expect(remarks.allSatisfy { $0.subject == url })
    }
}
