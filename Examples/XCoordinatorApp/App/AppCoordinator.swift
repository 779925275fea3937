import UIKit
import XCoordinator

enum AppRoute: Route {
    case welcome
    case museum
    case painting(Painting)
}

final class AppCoordinator: NavigationCoordinator<AppRoute> {
    init() { super.init(initialRoute: .welcome) }

    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .welcome:
            return .set([WelcomeController(router: unownedRouter)])
        case .museum:
            return .presentFullScreen(MuseumCoordinator(parent: unownedRouter))
        case .painting(let painting):
            return deepLink(AppRoute.museum, MuseumRoute.paintings, PaintingsRoute.painting(painting))
        }
    }
}

extension Transition {
    static func presentFullScreen(_ presentable: any Presentable) -> Transition {
        presentable.viewController?.modalPresentationStyle = .fullScreen
        return .present(presentable)
    }
}

final class WelcomeController: UIViewController {
    private let router: UnownedRouter<AppRoute>

    init(router: UnownedRouter<AppRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func enter() { router.trigger(.museum) }

    @objc private func paintingOfTheDay() { router.trigger(.painting(Painting(title: "Irises"))) }
}

enum MuseumRoute: Route {
    case paintings
    case visit
}

/// The tabs.
final class MuseumCoordinator: TabBarCoordinator<MuseumRoute> {
    private let paintings: StrongRouter<PaintingsRoute>
    private let visit: StrongRouter<VisitRoute>

    init(parent: UnownedRouter<AppRoute>) {
        paintings = PaintingsCoordinator().strongRouter
        visit = VisitCoordinator(parent: parent).strongRouter
        super.init(tabs: [paintings, visit], select: paintings)
    }

    override func prepareTransition(for route: MuseumRoute) -> TabBarTransition {
        switch route {
        case .paintings: return .select(paintings)
        case .visit: return .select(visit)
        }
    }
}
