import Stinsen2Coordination
import Testing

@Suite struct RouterTests {
    private let shop = ShopCoordinator()

    @Test func aScreensRouterKnowsItsPlace() throws {
        shop.route(to: \.detail, 1).route(to: \.detail, 2).route(to: \.help)
        let second = try #require((shop.state.stack[1].content as? AnyView)?.base as? DetailView)
        #expect(second.router.id == 1)
        #expect(second.router.coordinator === shop)
        try #require(second.body as? Button<Text>).action()
        #expect(shop.state.stack.count == 1)
    }

    @Test func aScreenFindsTheRoutersOfOuterCoordinators() throws {
        let cart = shop.route(to: \.cart)
        cart.route(to: \.item, 3)
        let screen = try #require((cart.state.stack[0].content as? AnyView)?.base as? DetailView)
        #expect(screen.router.coordinator === shop)
    }

    @Test func aRouterDoesWhatItsCoordinatorDoes() throws {
        let router = ShopCoordinator.Router(id: -1, coordinator: shop)
        router.route(to: \.detail, 1).route(to: \.help)
        try router.focusFirst(\.detail, 1)
        #expect(shop.state.stack.count == 1)
        #expect(router.root(\.closed) === shop)
        #expect(router.isRoot(\.closed))
        #expect(router.hasRoot(\.shelf) == nil)
        router.popLast()
        router.route(to: \.order, 1)
        router.popToRoot()
        #expect(shop.state.stack.isEmpty)
        router.pop()
        #expect(!router.canDismiss)
        router.dismissCoordinator()
        #expect(shop.state.failures == [.notPresented("ShopCoordinator")])
    }

    @Test func canDismissWhatIsPresented() {
        let cart = shop.route(to: \.cart)
        #expect(CartCoordinator.Router(id: -1, coordinator: cart).canDismiss)
    }
}

/// The store is one for the whole process: these run one after the other, on types that no other test shows.
@Suite(.serialized) struct RouterStoreTests {
    private final class Solo: NavigationCoordinatable {
        let stack = NavigationStack(initial: \Solo.start)
        @Root var start = makeStart
        @Route(.push) var next = makeStart
        func makeStart() -> some View { PaneView() }
    }

    @Test func theNewestRouterIsFound() {
        let solo = Solo()
        let missing: Solo.Router? = RouterStore.shared.retrieve()
        #expect(missing == nil)
        solo.route(to: \.next).route(to: \.next)
        let newest: Solo.Router? = RouterStore.shared.retrieve()
        #expect(newest?.id == 1)
        #expect(newest?.coordinator === solo)
    }

    @Test func theStoreKeepsNothingAlive() {
        do {
            let solo = Solo()
            _ = solo.state
            let present: Solo.Router? = RouterStore.shared.retrieve()
            #expect(present?.coordinator === solo)
        }
        let gone: Solo.Router? = RouterStore.shared.retrieve()
        #expect(gone == nil)
    }

    @Test func aRouterIsStoredAsWhatItsCoordinatorSays() {
        let gate = GateCoordinator()
        let model = GateModel()
        #expect(model.gate == nil)
        _ = gate.state
        model.gate?.coordinator.enter()
        #expect(gate.isRoot(\.inside))
    }
}
