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

/// A plain array as the stack, as the very first release has it.
struct ArrayCoordinator: View {
    @State var stack: [Screen] = [.home]

    var body: some View {
        NStack(stack: $stack) { screen in
            switch screen {
            case .home: HomeView(onGoTapped: showNumber)
            case .numberList: PickingView()
            case .numberDetail(let number): NumberDetailView(number: number, cancel: pop)
            }
        }
    }

    func showNumber() { stack.append(.numberDetail(1)) }
    func pop() { stack = stack.dropLast() }
}

/// A root in a container of its own.
struct ContainedCoordinator: View {
    @State var routes: Routes<Screen> = [.root(.home)]

    var body: some View {
        Router($routes, embedInNavigationView: true) { screen, _ in
            switch screen {
            case .home: HomeView()
            case .numberList: PickingView()
            case .numberDetail(let number): NumberDetailView(number: number)
            }
        }
    }
}

/// A root that is always there, and routes over it.
struct ShowingCoordinator: View {
    enum Screen {
        case detail(Int), edit
    }

    @State var routes: Routes<Screen> = []

    var body: some View {
        HomeView(onGoTapped: { routes.presentSheet(.detail(1)) })
            .showing($routes) { $screen, index in
                switch screen {
                case .detail(let number):
                    NumberDetailView(number: number + index, cancel: { screen = .detail(number + 1) })
                case .edit: ChangingView()
                }
            }
    }
}

/// Finds the navigator of the routes that it is shown by.
struct ChangingView: View {
    @EnvironmentObject var navigator: FlowNavigator<ShowingCoordinator.Screen>
    var body: some View { Button("Back") { navigator.goBack() } }
}
