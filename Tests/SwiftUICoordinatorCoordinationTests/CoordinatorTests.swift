import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

private final class Link: Coordinator {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let state: NavigationState?
    var ownState: NavigationState? { state }

    init(parent: Coordinator? = nil, state: NavigationState? = nil) {
        self.parent = parent
        self.state = state
    }
}

@Suite struct CoordinatorTests {
    private let window = UIWindow()
    private let app: AppCoordinator

    init() { app = AppCoordinator(window: window, navigationController: NavigationController()) }

    private func login() -> AuthCoordinator? { app.childCoordinators.first as? AuthCoordinator }

    @Test func anActionGoesUpToTheCoordinatorThatHandlesIt() throws {
        app.start()
        let auth = try #require(login())
        auth.handle(AuthAction.showSignup)
        #expect(app.ownState?.stack.map(\.type.id) == ["SignupView"])
        auth.handle(AuthAction.showLogin)
        auth.handle(AuthAction.didLogin)
        #expect(app.childCoordinators.map(\.name) == ["TabsCoordinator"])
        #expect(
            app.navigationController.snapshot.visible == ["NavigationController", "UITabBarController", "ShapeView"])
        #expect(window.rootViewController === app.navigationController)
        #expect(window.isKeyWindow)
    }

    @Test func tabsAreShownAndSwitched() throws {
        app.start()
        login()?.handle(AuthAction.didLogin)
        let tabs = try #require(app.childCoordinators.first as? TabsCoordinator)
        #expect(tabs.tabBarController.viewControllers?.compactMap(\.tabBarItem?.title) == ["Home", "Search"])
        tabs.tabBarController.selectedIndex = 1
        #expect(tabs.tabBarController.state.front?.type.id == "Text")
        tabs.tabBarController.selectedIndex = 7
        #expect(
            tabs.tabBarController.state.failures.first == .noSuchTab("UITabBarController", index: 7, count: 2))
        #expect(app.ownState?.stack.last?.type.id == "TabsCoordinator")
    }

    @Test func anActionThatNoOneHandlesIsNoted() throws {
        app.start()
        try #require(login()).handle(ShapesAction.unknown)
        #expect(app.ownState?.failures == [.unhandled(action: "ShapesAction", by: "AppCoordinator")])
    }

    @Test func aChildIsAddedOnceAndToItsParent() throws {
        app.start()
        let auth = try #require(login())
        app.add(child: auth)
        let other = AppCoordinator(window: UIWindow(), navigationController: NavigationController())
        other.add(child: auth)
        #expect(app.childCoordinators.count == 1)
        #expect(other.childCoordinators.isEmpty)
        #expect(app.ownState?.failures == [.alreadyAChild("AuthCoordinator", of: "AppCoordinator")])
        #expect(
            other.ownState?.failures == [
                .secondParent("AuthCoordinator", of: "AppCoordinator", second: "AppCoordinator")
            ])
        app.remove(coordinator: auth)
        app.remove(coordinator: auth)
        #expect(app.childCoordinators.isEmpty)
    }

    @Test func aCircleEnds() {
        let state = NavigationState(of: Link.self, flow: .stack)
        let first = Link(state: state)
        let second = Link(parent: first)
        first.add(child: second)
        first.parent = second
        second.add(child: first)
        second.add(child: second)
        #expect(second.childCoordinators.isEmpty)
        let closed = Link(parent: second)
        closed.handle(AuthAction.didLogin)
        #expect(
            state.failures.last == .unhandled(action: "AuthAction", by: "CoordinatorTests.Link".suffix(4).description))
    }

    @Test func aLongChainIsWalked() {
        let state = NavigationState(of: Link.self, flow: .stack)
        var chain = [Link(state: state)]
        for _ in 0..<1_000 {
            let next = Link(parent: chain[chain.count - 1])
            chain[chain.count - 1].add(child: next)
            chain.append(next)
        }
        chain.last?.handle(AuthAction.didLogin)
        #expect(state.failures == [.unhandled(action: "AuthAction", by: "Link")])
    }

    @Test func nothingKeepsACoordinatorAliveThatIsDone() {
        app.start()
        weak let auth = login()
        auth?.handle(AuthAction.didLogin)
        app.navigationController.setViewControllers([], animated: false)
        _ = app.navigationController.state
        #expect(auth == nil)
    }
}
