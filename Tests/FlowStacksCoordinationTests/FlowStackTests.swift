import FlowStacksCoordination
import NavAtlasModel
import Testing

@Suite struct FlowStackTests {
    @Test func aRouterShowsItsFirstRouteAsTheRoot() {
        let app = RouterCoordinator()
        let host = ViewHost(app)
        app.showNumberList()
        app.showNumber(5)
        #expect(
            host.snapshot.description == """
                RouterCoordinator
                    root HomeView(home)
                    sheet PickingView(numberList)
                  * push NumberDetailView(numberDetail(5))
                """)
        app.goBackToRoot()
        #expect(host.snapshot.visible == ["RouterCoordinator", "HomeView"])
        app.routes.dismissAll()
        app.routes.goBack(2)
        app.showNumberList()
        #expect(
            host.snapshot.description == """
                RouterCoordinator
                    root HomeView(home)
                  * sheet PickingView(numberList)
                """)
    }

    @Test func aScreenFindsItsNavigator() throws {
        let app = RouterCoordinator()
        let host = ViewHost(app)
        app.showNumberList()
        let view = try #require(host.state.front?.content as? any View)
        view.firstInside { $0 as? PickingView }?.navigator.push(.numberDetail(7))
        #expect(host.snapshot.visible.last == "NumberDetailView")
    }

    @Test func aValueIsShownByTheDestinationOfItsType() {
        let content = ContentView()
        let host = ViewHost(content)
        #expect(host.snapshot.visible == ["ContentView", "StartView"])
        content.path.presentSheet(7, withNavigation: true)
        content.path.push("Hello")
        #expect(host.state.stack.map(\.presentation) == [.sheet, .push])
        #expect(host.state.stack.map(\.type.id) == ["NumberView", "Text"])
        #expect(host.state.stack.map { $0.input as? Int } == [7, nil])
    }

    @Test func aLinkIsFollowed() throws {
        let content = ContentView()
        let host = ViewHost(content)
        let start = try #require(host.state.root?.content as? any View)
        let links = start.firstInside { $0 as? FlowLink<Int, Text> }
        try #require(links).tap()
        #expect(host.snapshot.visible == ["ContentView", "NumberView"])
        let front = try #require(host.state.front?.content as? any View)
        front.firstInside { $0 as? FlowLink<Int, Text> }?.tap()
        #expect(content.path == FlowPath([.sheet(0, withNavigation: true), .push(1)] as Routes<Int>))
        front.firstInside { $0 as? NumberView }?.navigator.goBackToRoot()
        #expect(content.path.isEmpty)
    }

    @Test func aBindingChangesTheValueOnThePath() throws {
        let model = ItemsModel()
        let host = ViewHost(ItemsCoordinator(model: model))
        model.routes.push(.number(1))
        let shown = try #require(host.state.front?.content as? any View)
        shown.firstInside { $0 as? EditNumberView }?.number = 8
        #expect(model.routes == [.push(.number(8))])
    }

    @Test func aFlowInsideAFlowIsItsOwn() {
        let model = ItemsModel()
        let host = ViewHost(ItemsCoordinator(model: model))
        model.routes.presentSheet(.settings)
        #expect(
            host.snapshot.description == """
                ItemsCoordinator
                    root ItemsView
                  * sheet SettingsCoordinator(settings)
                        root GreetingView
                      * push GreetingView(about)
                """)
    }

    @Test func aFlowWithoutAPathSharesTheOneAround() {
        let sharing = SharingCoordinator()
        let host = ViewHost(sharing)
        sharing.path.push(Item.settings)
        sharing.path.push(9)
        #expect(host.state.stack.map(\.type.id) == ["SharedChild", "NumberView"])
        #expect(host.snapshot.visible == ["SharingCoordinator", "NumberView"])
    }

    @Test func aValueWithoutADestinationShowsNothing() {
        let content = ContentView()
        content.path.push(3.5)
        #expect(ViewHost(content).state.stack.isEmpty)
    }

    @Test func aPlainArrayIsAStack() {
        let app = ArrayCoordinator()
        let host = ViewHost(app)
        #expect(host.snapshot.visible == ["ArrayCoordinator", "HomeView"])
        app.showNumber()
        #expect(host.snapshot.visible.last == "NumberDetailView")
        app.pop()
        #expect(host.snapshot.visible.last == "HomeView")
        #expect(ViewHost(ContainedCoordinator()).snapshot.visible.last == "HomeView")
    }

    @Test func routesAreShownOverARootThatStays() throws {
        let app = ShowingCoordinator()
        let host = ViewHost(app)
        let home = try #require(host.state.root?.content as? any View)
        home.firstInside { $0 as? HomeView }?.onGoTapped()
        #expect(
            host.snapshot.description == """
                ShowingCoordinator
                    root HomeView
                  * sheet NumberDetailView(detail(1))
                """)
        let detail = try #require(host.state.front?.content as? any View)
        detail.firstInside { $0 as? NumberDetailView }?.cancel()
        #expect(host.state.front?.input.map { "\($0)" } == "detail(2)")
        app.routes.push(.edit)
        let edit = try #require(host.state.front?.content as? any View)
        edit.firstInside { $0 as? ChangingView }?.navigator.goBack()
        #expect(host.snapshot.visible.last == "NumberDetailView")
        app.routes.goBackToRoot()
        #expect(host.snapshot.visible == ["ShowingCoordinator", "HomeView"])
    }
}
