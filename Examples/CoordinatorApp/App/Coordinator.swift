import UIKit

/// An object that owns a flow.
protocol Coordinator: AnyObject {
    var childCoordinators: [any Coordinator] { get set }
    func start()
}

extension Coordinator {
    /// Keeps a child, and starts it.
    func coordinate(to child: any Coordinator) {
        childCoordinators.append(child)
        child.start()
    }

    func remove(_ child: (any Coordinator)?) {
        childCoordinators.removeAll { $0 === child }
    }
}

/// What shows screens for coordinators.
protocol Router: AnyObject {
    func push(_ controller: UIViewController)
    func present(_ controller: UIViewController)
    func setRoot(_ controller: UIViewController)
    func dismiss()
}

final class NavigationRouter: Router {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func push(_ controller: UIViewController) {
        navigationController.pushViewController(controller, animated: true)
    }

    func present(_ controller: UIViewController) { navigationController.present(controller, animated: true) }

    func setRoot(_ controller: UIViewController) {
        navigationController.setViewControllers([controller], animated: false)
    }

    func dismiss() { navigationController.dismiss(animated: true) }
}
