import FlowStacksCoordination
import NavAtlasIntrospection
import NavAtlasModel
import NavigationStackCoordination
import SwiftUICoordinatorCoordination
import Testing

private struct Pane: View { var body: some View { EmptyView() } }

/// Remembers objects without keeping them.
private final class Remembered {
    private struct Entry { weak var object: AnyObject? }
    private var entries: [Entry] = []

    func remember<Object: AnyObject>(_ object: Object) -> Object {
        entries.append(Entry(object: object))
        return object
    }

    var count: Int { entries.count }
    var alive: Int { entries.count { $0.object != nil } }
}

private enum Stop: Hashable { case one, two }

private final class PathModel: ObservableObject { @Published var path: [Stop] = [] }

private struct PathFlow: View {
    @ObservedObject var model: PathModel
    @State var isHelping = false
    var body: some View {
        NavigationStackCoordination.NavigationStack(path: $model.path) {
            Pane().navigationDestination(for: Stop.self) { _ in Pane() }
        }
        .sheet(isPresented: $isHelping) { Pane() }
    }
}

private final class RoutesModel: ObservableObject { @Published var routes: Routes<Stop> = [.root(.one)] }

private struct RoutesFlow: View {
    @ObservedObject var model: RoutesModel
    var body: some View { Router($model.routes) { _ in Pane() } }
}

private enum ShelfRoute: StackNavigationRoute {
    case list, item
    var action: TransitionAction { .push() }
}

private final class Shelf: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: NavigationController
    let startRoute = ShelfRoute.list

    init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
    }
}

extension Shelf: RouterViewFactory {
    @ViewBuilder func view(for route: ShelfRoute) -> some View {
        switch route {
        case .list: Pane()
        case .item: Pane()
        }
    }
}

/// What was explored is gone afterwards.
@Suite struct ExplorerLeakTests {
    private let remembered = Remembered()

    @Test func modelsOfPathsAreGone() throws {
        _ = try explored({ PathFlow(model: remembered.remember(PathModel())) }, entry: PathFlow(model: PathModel()))
        #expect(remembered.count == 3, "three steps, each on a flow of its own")
        #expect(remembered.alive == 0)
    }

    @Test func modelsOfRoutersAreGone() throws {
        _ = try explored(
            { RoutesFlow(model: remembered.remember(RoutesModel())) }, entry: RoutesFlow(model: RoutesModel()))
        #expect(remembered.count > 0 && remembered.alive == 0)
    }

    @Test func coordinatorsAndTheirControllersAreGone() throws {
        let start = {
            let root = remembered.remember(
                RootCoordinator(window: UIWindow(), navigationController: remembered.remember(NavigationController())))
            let shelf = remembered.remember(Shelf(parent: root, navigationController: root.navigationController))
            root.add(child: shelf)
            shelf.start()
            return root
        }
        let graph = try explored(start, entry: start())
        #expect(graph.observed.contains("Shelf -push-> Pane : item"))
        #expect(remembered.count > 6)
        #expect(remembered.alive == 0)
    }
}
