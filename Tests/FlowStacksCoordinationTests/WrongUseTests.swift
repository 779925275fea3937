import FlowStacksCoordination
import Testing

private struct NestedFlow: View {
    @State var routes: Routes<Int> = []

    var body: some View {
        FlowStack($routes) {
            PaneView().flowDestination(for: Int.self) { depth in NestedFlow(routes: [.push(depth - 1)]) }
        }
    }
}

private struct PaneView: View {
    var body: some View { EmptyView() }
}

/// A view that consists of itself, twice.
private struct EndlessView: View {
    var body: some View {
        VStack {
            AnyView(EndlessView())
            AnyView(EndlessView())
        }
    }
}

private final class FlowModel: ObservableObject {
    @Published var routes: Routes<Int> = []
}

private struct ModelFlow: View {
    @ObservedObject var model: FlowModel
    var body: some View { FlowStack($model.routes) { PaneView().flowDestination(for: Int.self) { _ in PaneView() } } }
}

@Suite struct WrongUseTests {
    @Test func flowsInsideOneAnotherWithoutEndAreReadAsFarAsItIsWorth() {
        let host = ViewHost(NestedFlow(routes: [.push(0)]))
        #expect(host.snapshot.visible.count == 65)
    }

    @Test func aViewThatConsistsOfItselfEnds() {
        #expect(ViewHost(EndlessView()).snapshot.visible == ["EndlessView"])
    }

    @Test func nothingIsTakenFromAnEmptyPath() {
        var path = FlowPath()
        path.goBack(5)
        path.pop()
        path.dismiss(count: 3)
        path.popToRoot()
        path.goBackTo(index: 9)
        path.removeLast(2)
        #expect(path.isEmpty)
    }

    @Test func aLongPathIsShownWhole() {
        let model = FlowModel()
        let host = ViewHost(ModelFlow(model: model))
        model.routes = (0..<10_000).map { .push($0) }
        #expect(host.state.stack.count == 10_000)
        model.routes.goBackToRoot()
        #expect(host.state.stack.isEmpty)
    }

    @Test func aHostKeepsNothingAlive() {
        var model: FlowModel? = FlowModel()
        weak let gone = model
        var host = model.map { ViewHost(ModelFlow(model: $0)) }
        model?.routes = [.push(1)]
        #expect(host?.state.stack.count == 1)
        (host, model) = (nil, nil)
        #expect(gone == nil)
    }
}
