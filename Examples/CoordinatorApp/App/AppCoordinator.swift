import UIKit

final class AppCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let window: UIWindow
    private let session: Session

    init(window: UIWindow, session: Session) {
        self.window = window
        self.session = session
    }

    func start() {
        if session.isSignedIn { showMain() } else { showSignIn() }
    }

    private func showSignIn() {
        let navigation = UINavigationController()
        let child = SignInCoordinator(router: NavigationRouter(navigationController: navigation))
        child.onFinish = { [weak self, weak child] in
            self?.remove(child)
            self?.session.isSignedIn = true
            self?.showMain()
        }
        window.rootViewController = navigation
        coordinate(to: child)
    }

    private func showMain() {
        let child = MainCoordinator(window: window)
        child.delegate = self
        coordinate(to: child)
    }
}

extension AppCoordinator: MainCoordinatorDelegate {
    func mainCoordinatorDidSignOut(_ coordinator: MainCoordinator) {
        remove(coordinator)
        session.isSignedIn = false
        showSignIn()
    }
}

protocol MainCoordinatorDelegate: AnyObject {
    func mainCoordinatorDidSignOut(_ coordinator: MainCoordinator)
}

/// The tabs, each with a coordinator of its own.
final class MainCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any MainCoordinatorDelegate)?
    private let window: UIWindow
    private let tabBarController = UITabBarController()

    init(window: UIWindow) { self.window = window }

    func start() {
        let (trips, account) = (UINavigationController(), UINavigationController())
        coordinate(to: TripsCoordinator(navigationController: trips))
        let accountCoordinator = AccountCoordinator(navigationController: account)
        accountCoordinator.onSignOut = { [weak self] in
            guard let self else { return }
            delegate?.mainCoordinatorDidSignOut(self)
        }
        coordinate(to: accountCoordinator)
        tabBarController.viewControllers = [trips, account]
        window.rootViewController = tabBarController
    }
}
