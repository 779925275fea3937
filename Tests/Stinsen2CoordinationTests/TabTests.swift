import NavAtlasModel
import Stinsen2Coordination
import Testing

@Suite struct TabTests {
    private let mall = MallCoordinator()

    @Test func theStartingItemsAreTheTabs() {
        #expect(mall.state.tabs.map(\.type.id) == ["PaneView", "ShopCoordinator", "CartCoordinator"])
        #expect(mall.state.tabs.allSatisfy { $0.presentation == .tab })
        #expect(mall.child.activeTab == 0)
    }

    @Test func focusingSwitchesAndReturnsWhatTheTabShows() {
        let shop: NavigationViewCoordinator<ShopCoordinator> = mall.focusFirst(\.shop)
        #expect(mall.child.activeTab == 1)
        #expect(mall.focusFirst(\.shop) === shop)
        #expect(mall.focusFirst(\.pane) === mall)
        #expect(mall.child.activeTab == 0)
    }

    @Test func aSecondTapIsARepeat() {
        mall.focusFirst(\.shop).child.route(to: \.help)
        mall.child.activeTab = 2
        mall.child.activeTab = 1
        #expect(mall.focusFirst(\.cart).amount == 1)
        #expect(mall.taps == ["first", "first"])
        mall.child.activeTab = 1
        #expect(mall.snapshot.visible.last == "PaneView")
        mall.child.activeTab = 1
        #expect(mall.taps == ["first", "first", "first", "again"])
        #expect(mall.snapshot.visible.last == "WelcomeView")
    }

    @Test func aTabThatWasNotStartedIsAFailureAndNoTrap() {
        let hidden = mall.focusFirst(\.hidden)
        #expect(hidden.amount == 1)
        #expect(mall.child.activeTab == 0)
        #expect(mall.state.failures == [.tabNotStarted("MallCoordinator", tab: "CartCoordinator")])
    }

    @Test func aTabThatIsNotThereIsAFailureAndNoTrap() {
        mall.child.activeTab = 8
        #expect(mall.state.failures == [.noSuchTab("MallCoordinator", index: 8, count: 3)])
        #expect(mall.child.activeTab == 0)
    }

    @Test func aTabChosenBeforehandIsInFront() {
        mall.child.activeTab = 2
        #expect(mall.child.activeTab == 2)
        #expect(mall.snapshot.visible == ["MallCoordinator", "CartCoordinator", "PaneView"])
    }

    @Test func routersSwitchTabsToo() {
        let router = MallCoordinator.Router(coordinator: mall)
        router.focusFirst(\.shop).child.route(to: \.detail, 5)
        #expect(router.focusFirst(\.pane) === mall)
        #expect(mall.focusFirst(\.shop).child.state.stack.map(\.type.id) == ["DetailView"])
    }
}
