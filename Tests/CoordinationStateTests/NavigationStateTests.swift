import CoordinationState
import NavAtlasModel
import Testing

private final class Flow: NavigationStateProviding {
    let state: NavigationState
    var wrapped: AnyObject?

    init(_ flow: Node.Flow = .stack) { state = NavigationState(of: Flow.self, flow: flow) }
}

private struct Screen {}

private func item(
    _ presentation: Presentation, _ content: Any = Screen(), input: Any? = nil, onDismiss: (() -> Void)? = nil
) -> ShownItem {
    ShownItem(
        content: content, kind: content is Screen ? .screen : .coordinator, type: TypeName(type(of: content)),
        route: "route", presentation: presentation, input: input, onDismiss: onDismiss)
}

@Suite struct NavigationStateTests {
    @Test func whatGoesIsDismissedFromTheTop() {
        let state = NavigationState(of: Flow.self, flow: .stack)
        var gone: [Int] = []
        for number in 0..<4 { state.append(item(.push, onDismiss: { gone.append(number) })) }
        #expect(state.keep(1))
        #expect(gone == [3, 2, 1])
        #expect(state.stack.count == 1)
    }

    @Test(arguments: [-1, 2, 3]) func keepingNoLessThanThereIsChangesNothing(count: Int) {
        let state = NavigationState(of: Flow.self, flow: .stack)
        state.append(item(.push))
        state.append(item(.sheet))
        #expect(!state.keep(count))
        #expect(state.stack.count == 2)
    }

    @Test func theTopOfAStackIsInFront() {
        let state = NavigationState(of: Flow.self, flow: .stack)
        #expect(state.front == nil)
        state.replaceRoot(item(.root))
        #expect(state.front?.presentation == .root)
        state.append(item(.sheet))
        #expect(state.front?.presentation == .sheet)
    }

    @Test(arguments: [-1, 2]) func aTabThatIsNotThereIsAFailure(index: Int) {
        let state = NavigationState(of: Flow.self, flow: .tab)
        state.replaceTabs([item(.tab), item(.tab)])
        state.selectTab(1)
        state.selectTab(index)
        #expect(state.selectedTab == 1)
        #expect(state.failures == [.noSuchTab("Flow", index: index, count: 2)])
    }

    @Test func aSnapshotTellsWhatIsShownDownToTheScreen() {
        let inner = Flow()
        inner.state.replaceRoot(item(.root))
        inner.state.append(item(.sheet, input: 7))
        let container = Flow(.view)
        container.wrapped = inner
        let outer = Flow(.tab)
        outer.state.replaceTabs([item(.tab), item(.tab, container)])
        outer.state.selectTab(1)

        #expect(outer.snapshot.visible == ["Flow", "Flow", "Screen"])
        #expect(
            outer.snapshot.description == """
                Flow
                    tab Screen
                  * tab Flow
                        root Screen
                      * sheet Screen(7)
                """)
    }

    @Test func coordinatorsInsideThemselvesEnd() {
        let flow = Flow()
        flow.state.replaceRoot(item(.root, flow))
        #expect(flow.snapshot.visible == ["Flow", "Flow"])
        #expect(flow.state.failures == [.endlessNesting("Flow")])
    }

    @Test func oneCoordinatorInManyPlacesIsNotReadForEver() {
        // Each shows the next one twice: as many ways as grains of rice on the last square of a chessboard.
        let flows = (0..<64).map { _ in Flow() }
        for (flow, next) in zip(flows, flows.dropFirst()) {
            flow.state.replaceRoot(item(.root, next))
            flow.state.append(item(.push, next))
        }
        #expect(flows[0].snapshot.items.count == 2)
        #expect(flows.contains { $0.state.failures.contains(.endlessNesting("Flow")) })
    }
}
