import FlowStacksCoordination

// Declarations in the forms of FlowStacks before 1.0: NFlow with NStack, PFlow with PStack, and Router over routes. That
// they compile is one of the tests.

enum Screen: Hashable {
    case home
    case numberList
    case numberDetail(Int)
}

struct HomeView: View {
    var onGoTapped: () -> Void = {}
    var body: some View { Button("Go", action: onGoTapped) }
}

struct NumberListView: View {
    let onNumberSelected: (Int) -> Void
    let cancel: () -> Void
    var body: some View { Button("Cancel", action: cancel) }
}

struct NumberDetailView: View {
    let number: Int
    var cancel: () -> Void = {}
    var body: some View {
        VStack(spacing: 8) {
            Text("\(number)")
            Button("Go back", action: cancel)
        }
    }
}

struct AppCoordinator: View {
    @State var flow = NFlow<Screen>(root: .home)

    var body: some View {
        NavigationView {
            NStack($flow) { screen in
                switch screen {
                case .home:
                    HomeView(onGoTapped: showNumberList)
                case .numberList:
                    NumberListView(onNumberSelected: showNumber, cancel: pop)
                case .numberDetail(let number):
                    NumberDetailView(number: number, cancel: popToRoot)
                }
            }
        }
    }

    func showNumberList() { flow.push(.numberList) }
    func showNumber(_ number: Int) { flow.push(.numberDetail(number)) }
    func pop() { flow.pop() }
    func popToRoot() { flow.popToRoot() }
}

/// The navigation in a view model, which the screens' view models call.
final class ModelCoordinatorViewModel: ObservableObject {
    final class ListModel {
        let numberSelected: (Int) -> Void
        init(numberSelected: @escaping (Int) -> Void) { self.numberSelected = numberSelected }
    }

    enum Screen {
        case list(ListModel)
        case detail(Int)
    }

    @Published var flow = NFlow<Screen>()

    init() { flow.push(.list(.init(numberSelected: showNumber))) }

    func showNumber(_ number: Int) { flow.push(.detail(number)) }
}

struct ModelCoordinator: View {
    @ObservedObject var viewModel: ModelCoordinatorViewModel

    var body: some View {
        NStack($viewModel.flow) { screen in
            switch screen {
            case .list(let model): NumberListView(onNumberSelected: model.numberSelected, cancel: {})
            case .detail(let number): NumberDetailView(number: number)
            }
        }
    }
}

final class Log {
    var lines: [String] = []
}

struct PresentingCoordinator: View {
    @State var flow = PFlow<Screen>(root: .home)
    let log = Log()

    var body: some View {
        PStack($flow) { screen in
            switch screen {
            case .home: HomeView(onGoTapped: present)
            case .numberList, .numberDetail: NumberDetailView(number: 0, cancel: dismiss)
            }
        }
    }

    func present() {
        flow.present(.numberDetail(1), style: .fullScreenCover) { log.lines.append("Detail dismissed") }
    }
    func dismiss() { flow.dismiss() }
}

struct RouterCoordinator: View {
    @State var routes: Routes<Screen> = [.root(.home, embedInNavigationView: true)]

    var body: some View {
        Router($routes) { screen, _ in
            switch screen {
            case .home: HomeView(onGoTapped: showNumberList)
            case .numberList: PickingView()
            case .numberDetail(let number): NumberDetailView(number: number, cancel: goBackToRoot)
            }
        }
    }

    func showNumberList() { routes.presentSheet(.numberList, embedInNavigationView: true) }
    func showNumber(_ number: Int) { routes.push(.numberDetail(number)) }
    func goBackToRoot() { routes.goBackToRoot() }
}

/// Finds its navigator in the surroundings.
struct PickingView: View {
    @EnvironmentObject var navigator: FlowNavigator<Screen>

    var body: some View {
        Button("View detail") { navigator.push(.numberDetail(7)) }
        Button("Go back to the start") { navigator.goBackTo(.home) }
    }
}
