import UIKit

final class AccountCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    var onSignOut: (() -> Void)?
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let controller = AccountController()
        controller.coordinator = self
        navigationController.pushViewController(controller, animated: false)
    }

    func showNotifications() {
        navigationController.pushViewController(NotificationsController(), animated: true)
    }

    /// Nobody removes the guide again, as `--enable leaked-coordinator` tells.
    func showGuide() { coordinate(to: GuideCoordinator(presenter: navigationController)) }
}

final class AccountController: UITableViewController {
    weak var coordinator: AccountCoordinator?

    private enum Row: Int { case notifications, guide, signOut }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch Row(rawValue: indexPath.row) {
        case .notifications: coordinator?.showNotifications()
        case .guide: coordinator?.showGuide()
        case .signOut: coordinator?.onSignOut?()
        case nil: break
        }
    }
}

final class NotificationsController: UIViewController {}

final class GuideCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let presenter: UIViewController
    private let navigationController = UINavigationController()

    init(presenter: UIViewController) { self.presenter = presenter }

    func start() {
        let first = GuideController()
        first.onNext = { [weak self] in self?.showTips() }
        navigationController.viewControllers = [first]
        navigationController.modalPresentationStyle = .fullScreen
        presenter.present(navigationController, animated: true)
    }

    private func showTips() { navigationController.pushViewController(TipsController(), animated: true) }
}

final class GuideController: UIViewController {
    var onNext: (() -> Void)?

    @objc private func next() { onNext?() }
}

final class TipsController: UIViewController {}
