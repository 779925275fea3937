import CoordinationState
import Stinsen2Coordination
import Testing

/// A router that outlives its coordinator does nothing, and says so.
@Suite struct DeadRouterTests {
    private let router: ShopCoordinator.Router
    private weak var shop: ShopCoordinator?

    init() {
        let shop = ShopCoordinator()
        _ = shop.state
        router = ShopCoordinator.Router(id: -1, coordinator: shop)
        self.shop = shop
    }

    private let gone = NavigationFailure.coordinatorGone("ShopCoordinator")

    @Test func nothingIsShown() {
        #expect(shop == nil)
        router.route(to: \.help)
        router.route(to: \.detail, 1).route(to: \.detail, 2).popToRoot()
        router.route(to: \.cart)
        router.root(\.closed)
        router.popToRoot()
        #expect(router.failures == Array(repeating: gone, count: 5))
        #expect(router.failures.first?.description.contains("keep no router longer than its screen") == true)
    }

    @Test func itHasNoCoordinator() {
        let coordinator: ShopCoordinator? = router.coordinator
        #expect(coordinator == nil)
        #expect(router.failures == [gone])
    }

    @Test func nothingIsFound() {
        #expect(throws: FocusError.coordinatorGone) { try router.focusFirst(\.detail, 1) }
        #expect(!router.isRoot(\.closed))
        #expect(!router.canDismiss)
    }

    @Test func nothingIsLeft() {
        router.pop()
        router.popLast()
        router.popTo(0)
        router.dismissCoordinator()
        #expect(router.failures.isEmpty, "what is gone need not be left")
    }

    @Test func aTabStaysWhereItIs() {
        let tabs = MallCoordinator.Router(coordinator: MallCoordinator())
        tabs.focusFirst(\.shop)
        #expect(tabs.failures == [.coordinatorGone("MallCoordinator")])
    }

    @Test func aBodyThatIsReadByHandFindsARouterOfNoCoordinator() {
        let screen = DetailView(number: 1)
        _ = screen.body
        let coordinator: ShopCoordinator? = screen.router.coordinator
        #expect(coordinator == nil)
    }
}
