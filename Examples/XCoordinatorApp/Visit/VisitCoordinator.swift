import UIKit
import XCoordinator

enum VisitRoute: Route {
    case hours
    case ticket
    case leave
}

final class VisitCoordinator: NavigationCoordinator<VisitRoute> {
    private let parent: UnownedRouter<AppRoute>

    init(parent: UnownedRouter<AppRoute>) {
        self.parent = parent
        super.init(initialRoute: .hours)
    }

    override func prepareTransition(for route: VisitRoute) -> NavigationTransition {
        switch route {
        case .hours: return .push(HoursController(router: strongRouter))
        case .ticket: return .present(TicketCoordinator())
        case .leave: return .trigger(.welcome, on: parent)
        }
    }
}

final class HoursController: UIViewController {
    private let router: StrongRouter<VisitRoute>

    init(router: StrongRouter<VisitRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func buyTicket() { router.trigger(.ticket) }

    @objc private func leave() { router.trigger(.leave) }
}

enum TicketRoute: Route {
    case help
    case close
}

final class TicketCoordinator: ViewCoordinator<TicketRoute> {
    init() {
        let controller = TicketController()
        super.init(rootViewController: controller)
        controller.router = weakRouter
    }

    override func prepareTransition(for route: TicketRoute) -> ViewTransition {
        switch route {
        case .help: return .present(HelpController())
        case .close: return .dismiss()
        }
    }
}

final class TicketController: UIViewController {
    var router: WeakRouter<TicketRoute>?

    @objc private func help() { router?.trigger(.help) }

    @objc private func close() { router?.trigger(.close) }
}

final class HelpController: UIViewController {}
