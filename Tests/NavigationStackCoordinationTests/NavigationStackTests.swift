import NavAtlasModel
import NavigationStackCoordination
import Testing

// Declarations in the form of the coordinator pattern over NavigationStack; that they compile is one of the tests.

protocol ListDelegate: AnyObject {
    func showDetail(_ number: Int)
    func showAbout()
}

final class ListModel: ObservableObject {
    weak var delegate: (any ListDelegate)?
    func tapDetail() { delegate?.showDetail(1) }
}

final class CoordinatorModel: ObservableObject, ListDelegate {
    enum Destination: Hashable {
        case detail(Int)
        case about
    }

    @Published var path: [Destination] = []
    let rootViewModel: ListModel

    init() {
        rootViewModel = ListModel()
        rootViewModel.delegate = self
    }

    func showDetail(_ number: Int) { path.append(.detail(number)) }
    func showAbout() { path.append(.about) }
}

struct CoordinatorView: View {
    @ObservedObject var coordinatorModel: CoordinatorModel

    var body: some View {
        NavigationStack(path: self.$coordinatorModel.path) {
            ListView(viewModel: coordinatorModel.rootViewModel)
                .navigationDestination(for: CoordinatorModel.Destination.self) { destination in
                    switch destination {
                    case let .detail(number):
                        DetailView(number: number)
                    case .about:
                        AboutView()
                    }
                }
                .navigationTitle("Coordinators")
        }
    }
}

struct ListView: View {
    @ObservedObject var viewModel: ListModel
    var body: some View { Button("Detail") { viewModel.tapDetail() } }
}

struct DetailView: View {
    let number: Int
    var body: some View { NavigationLink("Next", value: CoordinatorModel.Destination.detail(number + 1)) }
}

struct AboutView: View {
    var body: some View { Text("About") }
}

struct AnyPathView: View {
    @State var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            AboutView()
                .navigationDestination(for: Int.self) { DetailView(number: $0) }
                .navigationDestination(for: String.self) { _ in AboutView() }
        }
    }
}

@Suite struct NavigationStackTests {
    @Test func aDelegateAppends() {
        let model = CoordinatorModel()
        let host = ViewHost(CoordinatorView(coordinatorModel: model))
        model.rootViewModel.tapDetail()
        model.showAbout()
        #expect(
            host.snapshot.description == """
                CoordinatorView
                    root ListView
                    push DetailView(detail(1))
                  * push AboutView(about)
                """)
        model.path.removeLast()
        #expect(host.snapshot.visible == ["CoordinatorView", "DetailView"])
        model.path = []
        #expect(host.snapshot.visible == ["CoordinatorView", "ListView"])
    }

    @Test func aLinkIsFollowed() throws {
        let model = CoordinatorModel()
        let host = ViewHost(CoordinatorView(coordinatorModel: model))
        model.showDetail(4)
        let shown = try #require(host.state.front?.content as? any View)
        shown.firstInside { $0 as? NavigationLink<Text, Never> }?.tap()
        #expect(model.path == [.detail(4), .detail(5)])
    }

    @Test func aPathOfAnyValues() {
        let view = AnyPathView()
        let host = ViewHost(view)
        view.path.append(3)
        view.path.append("three")
        view.path.append(3.0)
        #expect(host.state.stack.map(\.type.id) == ["DetailView", "AboutView"])
        view.path.removeLast(2)
        #expect(host.state.stack.map(\.type.id) == ["DetailView"])
    }

    @Test func nothingIsTakenFromNothing() {
        var path = NavigationPath([1])
        path.removeLast(-3)
        #expect(path.count == 1)
        path.removeLast(3)
        path.removeLast()
        #expect(path.isEmpty)
    }

    @Test func whatStaysIsNotShownAnew() {
        let model = CoordinatorModel()
        let host = ViewHost(CoordinatorView(coordinatorModel: model))
        model.showDetail(1)
        model.showAbout()
        _ = host.state
        model.path = [.detail(1), .detail(2)]
        #expect(host.state.stack.map { $0.input as? CoordinatorModel.Destination } == [.detail(1), .detail(2)])
    }
}
