import FlowStacksCoordination
import NavAtlasModel
import Testing

@Suite struct FlowTests {
    @Test func aFlowIsPushedAndPopped() {
        let app = AppCoordinator()
        let host = ViewHost(app)
        #expect(host.snapshot.visible == ["AppCoordinator", "HomeView"])
        app.showNumberList()
        app.showNumber(3)
        #expect(
            host.snapshot.description == """
                AppCoordinator
                    root HomeView(home)
                    push NumberListView(numberList)
                  * push NumberDetailView(numberDetail(3))
                """)
        app.pop()
        #expect(host.snapshot.visible.last == "NumberListView")
        app.popToRoot()
        #expect(host.state.stack.isEmpty)
    }

    @Test func theScreensCallTheCoordinator() throws {
        let app = AppCoordinator()
        let host = ViewHost(app)
        let home = try #require(host.state.root?.content as? any View)
        home.firstInside { $0 as? HomeView }?.onGoTapped()
        #expect(host.snapshot.visible.last == "NumberListView")
    }

    @Test func aFlowMayLiveInAModel() {
        let model = ModelCoordinatorViewModel()
        let host = ViewHost(ModelCoordinator(viewModel: model))
        #expect(host.snapshot.visible.last == "NumberListView")
        model.showNumber(4)
        #expect(host.snapshot.visible.last == "NumberDetailView")
        #expect(host.state.stack.map(\.presentation) == [.push])
    }

    @Test func nothingIsPoppedFromNothing() {
        var flow = NFlow<Screen>()
        flow.pop()
        flow.pop(count: 7)
        flow.popTo(index: -5)
        flow.popToRoot()
        #expect(flow.array.isEmpty)
        flow.push(.home)
        flow.pop(count: -1)
        #expect(flow.array == [.home])
        let found = flow.popTo(.numberList)
        #expect(!found)
        var presented = PFlow<Screen>()
        presented.dismiss()
        #expect(presented.array.isEmpty)
    }

    @Test(arguments: [(0, 1), (1, 2), (2, 3), (9, 3), (-1, 0)])
    func popToKeepsUpToThePlace(index: Int, left: Int) {
        var flow = NFlow<Screen>(root: .home)
        flow.push(.numberList)
        flow.push(.numberDetail(1))
        flow.popTo(index: index)
        #expect(flow.array.count == left)
    }

    @Test func popToFindsTheTopmost() {
        var flow = NFlow<Screen>(root: .home)
        flow.replaceNFlow(with: [.home, .numberDetail(1), .numberDetail(1), .numberList])
        flow.popTo(.numberDetail(1))
        #expect(flow.array.count == 3)
        flow.popTo { $0 == .home }
        #expect(flow.array == [.home])
    }

    @Test func aDismissalRunsItsCallbackOnce() {
        let app = PresentingCoordinator()
        let host = ViewHost(app)
        app.present()
        #expect(host.state.stack.map(\.presentation) == [.fullScreen])
        app.dismiss()
        #expect(host.state.stack.isEmpty)
        #expect(app.log.lines == ["Detail dismissed"])
        app.dismiss()
        app.dismiss()
        #expect(app.log.lines == ["Detail dismissed"])
    }
}
