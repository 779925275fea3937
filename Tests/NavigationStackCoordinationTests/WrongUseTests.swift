import NavAtlasModel
import NavigationStackCoordination
import Testing

/// A flow that shows another one, which may be itself.
private final class FlowModel: ObservableObject {
    enum Page: Hashable { case inner, notDeclared(Int) }

    @Published var path: [Page] = []
    var inner: FlowModel?
}

private struct FlowView: View {
    @ObservedObject var model: FlowModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Text("Start").navigationDestination(for: FlowModel.Page.self) { page in
                if page == .inner { FlowView(model: model.inner ?? model) }
            }
        }
    }
}

private struct AnyFlowView: View {
    @State var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) { Text("Start").navigationDestination(for: Int.self) { Text("\($0)") } }
    }
}

@Suite struct WrongUseTests {
    @Test(arguments: [1, 2, 3]) func flowsInACircleAreReadAsFarAsItIsWorth(count: Int) {
        let models = (0..<count).map { _ in FlowModel() }
        for (place, model) in models.enumerated() {
            model.path = [.inner]
            model.inner = models[(place + 1) % count]
        }
        #expect(ViewHost(FlowView(model: models[0])).snapshot.visible.count == 65)
        for model in models { model.inner = nil }
    }

    @Test func aLongChainOfFlowsIsReadAsFarAsItIsWorth() {
        let models = (0..<1_000).map { _ in FlowModel() }
        for (model, inner) in zip(models, models.dropFirst()) {
            model.path = [.inner]
            model.inner = inner
        }
        #expect(ViewHost(FlowView(model: models[0])).snapshot.visible.count == 65)
    }

    @Test func aModelIsShownByTwoViews() {
        let (first, second, shared) = (FlowModel(), FlowModel(), FlowModel())
        (first.inner, second.inner) = (shared, shared)
        (first.path, second.path) = ([.inner], [.inner])
        for model in [first, second] {
            #expect(ViewHost(FlowView(model: model)).snapshot.visible == ["FlowView", "FlowView", "Text"])
        }
    }

    @Test func aValueThatNothingIsDeclaredForShowsNothing() {
        let view = AnyFlowView()
        let host = ViewHost(view)
        view.path.append("no such destination")
        #expect(host.state.stack.isEmpty)
        view.path.removeLast(9)
        #expect(host.snapshot.visible == ["AnyFlowView", "Text"])
    }

    @Test func aLongPathIsShownWhole() {
        let view = AnyFlowView(path: NavigationPath(0..<10_000))
        let host = ViewHost(view)
        #expect(host.state.stack.count == 10_000)
        view.path.removeLast(10_000)
        #expect(host.state.stack.isEmpty)
    }
}
