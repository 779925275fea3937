import NavAtlasModel
import Stinsen2Coordination
import Testing

@Suite struct RootTests {
    private let shop = ShopCoordinator()

    @Test func theInitialRootIsShownFirst() {
        #expect(shop.isRoot(\.start))
        #expect(!shop.isRoot(\.closed))
        #expect(shop.state.root?.type.id == "WelcomeView")
        #expect(shop.state.root?.presentation == .root)
    }

    @Test func aRootIsSwitchedAndTheStackStays() {
        shop.route(to: \.help)
        #expect(shop.root(\.closed) === shop)
        #expect(shop.isRoot(\.closed))
        #expect(shop.state.stack.count == 1)
    }

    @Test func theSameRootIsNotMadeAgain() {
        let shelf: CartCoordinator = shop.root(\.shelf)
        #expect(shop.root(\.shelf) === shelf)
        let account = Account(name: "Ada")
        let flow: NavigationViewCoordinator<CartCoordinator> = shop.root(\.accountFlow, account)
        #expect(shop.root(\.accountFlow, account) === flow)
        #expect(shop.root(\.accountFlow, Account(name: "Bob")) !== flow)
        shop.root(\.account, account).root(\.account, account)
        #expect(shop.made == ["flow Ada", "flow Bob", "account Ada"])
    }

    @Test func aComparatorDecidesWhatIsTheSame() {
        let sameLength: (Account, Account) -> Bool = { $0.name.count == $1.name.count }
        shop.root(\.account, Account(name: "Ada"), comparator: sameLength)
        shop.root(\.account, Account(name: "Bob"), comparator: sameLength)
        #expect(shop.made == ["account Ada"])
        #expect(shop.isRoot(\.account))
        #expect(shop.isRoot(\.account, Account(name: "Ada")))
        #expect(!shop.isRoot(\.account, Account(name: "Bob")))
        #expect(shop.isRoot(\.account, Account(name: "Bob"), comparator: sameLength))
    }

    @Test func hasRootReturnsTheCoordinator() {
        #expect(shop.hasRoot(\.shelf) == nil)
        let shelf: CartCoordinator = shop.root(\.shelf)
        #expect(shop.hasRoot(\.shelf) === shelf)
        let account = Account(name: "Ada")
        let flow = shop.root(\.accountFlow, account)
        #expect(shop.hasRoot(\.shelf) == nil)
        #expect(shop.hasRoot(\.accountFlow) === flow)
        #expect(shop.hasRoot(\.accountFlow, account) === flow)
        #expect(shop.hasRoot(\.accountFlow, Account(name: "Bob")) == nil)
        #expect(shop.hasRoot(\.accountFlow, Account(name: "Bob")) { _, _ in true } === flow)
    }

    @Test func anInitialInputReachesItsFactory() {
        let session = SessionCoordinator(account: Account(name: "Ada"))
        #expect(session.isRoot(\.signedIn, Account(name: "Ada")))
        #expect(session.snapshot.visible == ["SessionCoordinator", "MallCoordinator", "PaneView"])
    }

    @Test(arguments: [BrokenStart.input, .route, .noRoot])
    func anUnusableInitialRootIsAFailureAndNoTrap(start: BrokenStart) {
        let coordinator = BrokenCoordinator(start)
        #expect(coordinator.state.root == nil)
        #expect(coordinator.state.failures == [.unusableInitialRoute(of: "BrokenCoordinator")])
        #expect(coordinator.snapshot.visible == ["BrokenCoordinator"])
        #expect(!coordinator.isRoot(\.pane))
        _ = coordinator.view()
    }
}

enum BrokenStart { case input, route, noRoot }

private final class BrokenCoordinator: NavigationCoordinatable {
    let stack: NavigationStack<BrokenCoordinator>
    let number = 3
    @Root var pane = makePane
    @Route(.push) var pushed = makePushed

    init(_ start: BrokenStart) {
        switch start {
        case .input: stack = NavigationStack(initial: \.pane, "no number")
        case .route: stack = NavigationStack(initial: \.pushed)
        case .noRoot: stack = NavigationStack(initial: \.number)
        }
    }

    func makePane(number: Int) -> some View { PaneView() }
    func makePushed() -> some View { PaneView() }
}
