import Stinsen2Coordination
import Testing

@Suite struct DismissalTests {
    private let shop = ShopCoordinator()

    @Test func aCoordinatorLeavesWithAllAboveIt() {
        var ran: [String] = []
        let cart = shop.route(to: \.cart, onDismiss: { ran.append("cart") })
        shop.route(to: \.help)
        cart.dismissCoordinator { ran.append("action") }
        #expect(shop.state.stack.isEmpty)
        #expect(ran == ["cart", "action"])
    }

    @Test func aWrappedCoordinatorLeavesThroughItsContainer() {
        let order = shop.route(to: \.detail, 1).route(to: \.order, 2)
        order.child.dismissCoordinator()
        #expect(shop.state.stack.map(\.type.id) == ["DetailView"])
        #expect(order.canDismissChild)
    }

    @Test func whatNothingPresentsStaysAndSaysSo() {
        shop.dismissCoordinator()
        #expect(shop.state.failures == [.notPresented("ShopCoordinator")])

        let wrapper = NavigationViewCoordinator(CartCoordinator(amount: 1))
        wrapper.child.dismissCoordinator()
        #expect(wrapper.child.state.failures == [.notPresented("CartCoordinator")])
        #expect(!wrapper.canDismissChild)
    }

    @Test func aTabAndAStrangerAreNoChildren() {
        let mall = MallCoordinator()
        mall.dismissChild(coordinator: shop, action: nil)
        #expect(mall.state.failures == [.notAChild("ShopCoordinator", of: "MallCoordinator")])
        #expect(!mall.canDismissChild)

        shop.dismissChild(coordinator: mall)
        #expect(shop.state.failures == [.notAChild("MallCoordinator", of: "ShopCoordinator")])
    }

    @Test func aKindOfOnesOwnIsAsked() {
        let menu = MenuCoordinator()
        menu.menu.parent = menu
        var ran = 0
        menu.menu.dismissCoordinator { ran += 1 }
        #expect(menu.dismissed == 1)
        #expect(ran == 1)
    }

    @Test func anErasedCoordinatorIsStillItself() {
        let erased = AnyCoordinator(shop)
        let menu = MenuCoordinator()
        erased.parent = menu
        #expect(shop.parent === menu)
        #expect(erased.id == shop.id)
        #expect(erased.canDismissChild)
        let cart = shop.route(to: \.cart)
        erased.dismissChild(coordinator: cart, action: nil)
        #expect(shop.state.stack.isEmpty)
    }
}
