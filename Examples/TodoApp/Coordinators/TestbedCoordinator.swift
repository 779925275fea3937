import Stinsen2Coordination

/// Pushes and presents screens, and itself, without end.
final class TestbedCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \TestbedCoordinator.start)

    @Root var start = makeScreen
    @Route(.push) var pushedScreen = makeScreen
    @Route(.modal) var modalScreen = makeModalScreen
    @Route(.fullScreen) var coverScreen = makeModalScreen
    @Route(.push) var pushedCoordinator = makeCoordinator
    @Route(.modal) var modalCoordinator = makeModalCoordinator

    init() {}

    @ViewBuilder func makeScreen() -> some View { TestbedScreen() }

    @ViewBuilder func makeModalScreen() -> some View {
        NavigationView { TestbedScreen() }
    }

    func makeCoordinator() -> TestbedCoordinator { TestbedCoordinator() }

    func makeModalCoordinator() -> NavigationViewCoordinator<TestbedCoordinator> {
        NavigationViewCoordinator(TestbedCoordinator())
    }
}
