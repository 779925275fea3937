import NavAtlasModel
import Stinsen2Coordination
import Testing

@Suite struct RoutingTests {
    private let shop = ShopCoordinator()

    private var stack: [String] {
        shop.state.stack.map { "\($0.presentation.rawValue) \($0.type.id)" }
    }

    @Test func everyPresentationIsRecorded() {
        shop.route(to: \.detail, 3).route(to: \.help).route(to: \.cover).route(to: \.terms)
        #expect(
            stack == ["push DetailView", "sheet PaneView", "fullScreen PaneView", "modalNonDismissible PaneView"])
        #expect(shop.state.stack[0].input as? Int == 3)
        #expect(shop.state.stack[1].input == nil)
    }

    @Test func aRouteToACoordinatorReturnsIt() {
        let cart: CartCoordinator = shop.route(to: \.cart)
        let order: NavigationViewCoordinator<CartCoordinator> = shop.route(to: \.order, 9)
        #expect(order.child.amount == 9)
        #expect(cart.parent === shop)
        #expect(stack == ["push CartCoordinator", "sheet CartCoordinator"])
        #expect(shop.snapshot.visible == ["ShopCoordinator", "CartCoordinator", "PaneView"])
    }

    @Test func popLastTakesTheTop() {
        shop.route(to: \.detail, 1).route(to: \.help)
        shop.popLast()
        #expect(stack == ["push DetailView"])
        shop.popLast()
        shop.popLast()
        #expect(stack.isEmpty)
        #expect(shop.state.failures.isEmpty)
    }

    @Test(arguments: [(-2, 3), (-1, 0), (0, 1), (1, 2), (2, 3), (3, 3), (99, 3)])
    func popToKeepsUpToThePlace(place: Int, left: Int) {
        shop.route(to: \.detail, 1).route(to: \.detail, 2).route(to: \.detail, 3)
        var ran = 0
        shop.popTo(place) { ran += 1 }
        #expect(stack.count == left)
        #expect(ran == (left < 3 ? 1 : 0))
    }

    @Test func popToRootLeavesTheRoot() {
        shop.route(to: \.detail, 1).route(to: \.help).popToRoot()
        #expect(stack.isEmpty)
        #expect(shop.state.root?.type.id == "WelcomeView")
    }

    @Test func dismissalActionsRunFromTheTopAndThenTheOneOfTheCall() {
        var ran: [String] = []
        shop.route(to: \.detail, 1, onDismiss: { ran.append("detail") })
        shop.route(to: \.help, onDismiss: { ran.append("help") })
        shop.route(to: \.cart, onDismiss: { ran.append("cart") })
        shop.popLast { ran.append("popped") }
        #expect(ran == ["cart", "popped"])
        shop.popToRoot { ran.append("root") }
        #expect(ran == ["cart", "popped", "help", "detail", "root"])
    }

    @Test func theStackAnswersQuestions() {
        #expect(shop.stack.currentRoute == -1)
        shop.route(to: \.help)
        let help = (\ShopCoordinator.help).hashValue
        #expect(shop.stack.currentRoute == help)
        #expect(shop.stack.isInStack(help))
        #expect(!shop.stack.isInStack((\ShopCoordinator.cover).hashValue))
        #expect(!shop.stack.hasParent())
        #expect(shop.route(to: \.cart).stack.hasParent())
    }

    @Test func nothingIsKeptAliveByItsRouters() {
        var shop: ShopCoordinator? = ShopCoordinator()
        weak let gone = shop
        shop?.route(to: \.detail, 1).route(to: \.cart)
        _ = shop?.state
        shop = nil
        #expect(gone == nil)
    }
}
