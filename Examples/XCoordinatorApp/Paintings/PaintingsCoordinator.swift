import UIKit
import XCoordinator

struct Painting {
    let title: String
}

enum PaintingsRoute: Route {
    case paintings
    case painting(Painting)
    case painter(name: String)
    case share(Painting)
    case close
}

final class PaintingsCoordinator: NavigationCoordinator<PaintingsRoute> {
    init() {
        super.init(initialRoute: nil)
        trigger(.paintings)
    }

    override func prepareTransition(for route: PaintingsRoute) -> NavigationTransition {
        switch route {
        case .paintings:
            let controller = PaintingsController()
            controller.viewModel = PaintingsViewModel(router: unownedRouter)
            return .push(controller)
        case .painting(let painting):
            let viewModel = PaintingViewModel(painting: painting, router: weakRouter)
            return .multiple(.dismissToRoot(), .push(PaintingController(viewModel: viewModel)))
        case .painter(let name):
            return .push(PainterController(name: name))
        case .share(let painting):
            return .present(ShareController(painting: painting, router: PaintingsRedirection(parent: unownedRouter)))
        case .close:
            return .dismiss()
        }
    }
}

final class PaintingsViewModel {
    private let router: UnownedRouter<PaintingsRoute>

    init(router: UnownedRouter<PaintingsRoute>) { self.router = router }

    func select(_ painting: Painting) { router.trigger(.painting(painting)) }
}

final class PaintingsController: UITableViewController {
    var viewModel: PaintingsViewModel?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel?.select(Painting(title: "Irises"))
    }
}

final class PaintingViewModel {
    private let painting: Painting
    private let router: WeakRouter<PaintingsRoute>

    init(painting: Painting, router: WeakRouter<PaintingsRoute>) {
        self.painting = painting
        self.router = router
    }

    func showPainter() { router.trigger(.painter(name: "Vincent")) }

    func share() { router.trigger(.share(painting)) }
}

final class PaintingController: UIViewController {
    private let viewModel: PaintingViewModel

    init(viewModel: PaintingViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func painter() { viewModel.showPainter() }

    @objc private func share() { viewModel.share() }
}

final class PainterController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

enum ShareRoute: Route {
    case done
    case other(Painting)
}

/// Makes of what the sheet asks for a route of the coordinator around it.
final class PaintingsRedirection: RedirectionRouter<PaintingsRoute, ShareRoute> {
    init(parent: UnownedRouter<PaintingsRoute>) {
        super.init(viewController: UIViewController(), parent: parent, map: nil)
    }

    override func mapToParentRoute(_ route: ShareRoute) -> PaintingsRoute {
        switch route {
        case .done: return .close
        case .other(let painting): return .painting(painting)
        }
    }
}

final class ShareController: UIViewController {
    private let painting: Painting
    private let router: PaintingsRedirection

    init(painting: Painting, router: PaintingsRedirection) {
        self.painting = painting
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func done() { router.trigger(.done) }

    @objc private func showInstead() { router.trigger(.other(painting)) }
}
