import Stinsen2Coordination
import Testing

@Suite struct FocusingTests {
    private let shop = ShopCoordinator()

    private var inputs: [Int?] { shop.state.stack.map { $0.input as? Int } }

    @Test func theFirstFromBelowIsUncovered() throws {
        shop.route(to: \.detail, 1).route(to: \.detail, 2).route(to: \.help)
        let focused: ShopCoordinator = try shop.focusFirst(\.detail)
        #expect(focused === shop)
        #expect(inputs == [1])
    }

    @Test func anInputIsCompared() throws {
        shop.route(to: \.detail, 1).route(to: \.detail, 2).route(to: \.help)
        try shop.focusFirst(\.detail, 2)
        #expect(inputs == [1, 2])
        try shop.focusFirst(\.detail, 101) { $0 % 100 == $1 % 100 }
        #expect(inputs == [1])
    }

    @Test func aCoordinatorIsReturned() throws {
        let first: NavigationViewCoordinator<CartCoordinator> = shop.route(to: \.order, 4)
        shop.route(to: \.help)
        #expect(try shop.focusFirst(\.order) === first)
        #expect(try shop.focusFirst(\.order, 4) === first)
        #expect(try shop.focusFirst(\.order, 14) { $0 % 10 == $1 % 10 } === first)
        #expect(shop.state.stack.count == 1)
    }

    @Test func whatIsNotOnTheStackThrowsAndStays() {
        shop.route(to: \.detail, 1).route(to: \.help)
        #expect(throws: FocusError.routeNotFound) { try shop.focusFirst(\.cover) }
        #expect(throws: FocusError.routeNotFound) { try shop.focusFirst(\.detail, 2) }
        #expect(throws: FocusError.routeNotFound) { try shop.focusFirst(\.cart) }
        #expect(throws: FocusError.routeNotFound) { try shop.focusFirst(\.order, 3) { _, _ in false } }
        #expect(shop.state.stack.count == 2)
    }

    @Test func chainsLeadFromCoordinatorToCoordinator() throws {
        let mall = MallCoordinator()
        let shop = mall.focusFirst(\.shop)
        shop.child.popToRoot().route(to: \.detail, 1).route(to: \.order, 2).child.route(to: \.item, 3)
        #expect(mall.snapshot.visible == ["MallCoordinator", "ShopCoordinator", "CartCoordinator", "DetailView"])
        try shop.child.focusFirst(\.detail).route(to: \.help)
        #expect(mall.snapshot.visible == ["MallCoordinator", "ShopCoordinator", "PaneView"])
    }
}
