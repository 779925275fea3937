import Foundation
import SwiftUICoordinatorCoordination

// Declarations in the forms that the documentation of SwiftUICoordinator 2 and 3 shows. That they compile is one of the
// tests.

enum AuthRoute: StackNavigationRoute {
    case login
    case signup
    case resetPassword

    var action: TransitionAction {
        return .push(animated: true)
    }
}

enum AuthAction: CoordinatorAction {
    case didLogin
    case didSignup
    case showLogin
    case showSignup
    case showResetPassword
}

final class AuthCoordinator: Routing {
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()
    let navigationController: UINavigationController
    let startRoute: AuthRoute

    init(
        parent: Coordinator?,
        navigationController: NavigationController,
        startRoute: AuthRoute = .login
    ) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case AuthAction.didLogin:
            parent?.handle(Action.done(self))
        case AuthAction.showSignup:
            show(route: .signup)
        case AuthAction.showLogin:
            pop()
        default:
            parent?.handle(action)
        }
    }
}

extension AuthCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: AuthRoute) -> some View {
        switch route {
        case .login:
            LoginView(viewModel: LoginViewModel(coordinator: self))
        case .signup:
            SignupView(viewModel: SignupViewModel(coordinator: self))
        case .resetPassword:
            ResetPasswordView<AuthCoordinator>()
        }
    }
}

final class LoginViewModel: ObservableObject {
    private let coordinator: AuthCoordinator
    init(coordinator: AuthCoordinator) { self.coordinator = coordinator }
    func didLogin() { coordinator.handle(AuthAction.didLogin) }
    func signUp() { coordinator.handle(AuthAction.showSignup) }
}

struct LoginView: View {
    @StateObject var viewModel: LoginViewModel
    init(viewModel: LoginViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }
    var body: some View { Button("Log in", action: viewModel.didLogin) }
}

final class SignupViewModel: ObservableObject {
    private let coordinator: any Coordinator
    init<Owner: Routing>(coordinator: Owner) { self.coordinator = coordinator }
}

struct SignupView: View {
    @ObservedObject var viewModel: SignupViewModel
    var body: some View { EmptyView() }
}

struct ResetPasswordView<Coordinator: Routing>: View {
    @EnvironmentObject var coordinator: Coordinator
    var body: some View { Text(coordinator.name) }
}

/// The older form: the route says nothing where a child coordinator shows it.
enum ShapesRoute: NavigationRoute {
    case shapes
    case simpleShapes
    case rect
    case cover
    case featuredShape(Int)

    var title: String? {
        switch self {
        case .shapes: return "SwiftUI Shapes"
        default: return nil
        }
    }

    var action: TransitionAction? {
        switch self {
        case .simpleShapes:
            return nil
        case .rect:
            return .present(delegate: SlideTransitionDelegate())
        case .cover:
            return .present(animated: false, modalPresentationStyle: .fullScreen)
        case .featuredShape:
            return .present()
        default:
            return .push(animated: true)
        }
    }
}

enum ShapesAction: CoordinatorAction {
    case simpleShapes
    case featuredShape(NavigationRoute)
    case unknown
}

class ShapesCoordinator: Routing {
    let parent: Coordinator? = nil
    var childCoordinators = [WeakCoordinator]()
    var navigationController: NavigationController
    let startRoute: ShapesRoute

    init(startRoute: ShapesRoute) {
        self.navigationController = NavigationController()
        self.startRoute = startRoute
        setup()
    }

    func handle(_ action: CoordinatorAction) {
        switch action {
        case ShapesAction.simpleShapes:
            let coordinator = AuthCoordinator(parent: self, navigationController: navigationController)
            add(child: coordinator)
            coordinator.start()
        case let ShapesAction.featuredShape(route):
            switch route {
            case let shapeRoute as ShapesRoute: append(routes: [.shapes, shapeRoute])
            default: return
            }
        case Action.done(let coordinator as AuthCoordinator):
            remove(coordinator: coordinator)
            popToRoot()
        default:
            break
        }
    }

    private func setup() {
        navigationController.register(FadeTransition())
    }
}

extension ShapesCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: ShapesRoute) -> some View {
        switch route {
        case .shapes: ShapesView<ShapesCoordinator>()
        case .simpleShapes: EmptyView()
        case .rect, .cover: ShapeView()
        case .featuredShape: ShapeView()
        }
    }
}

struct ShapesView<Coordinator: Routing>: View {
    @EnvironmentObject var coordinator: Coordinator
    var body: some View { Button("Built-in") { coordinator.handle(ShapesAction.simpleShapes) } }
}

struct ShapeView: View {
    var body: some View { EmptyView() }
}

final class FadeTransition: NSObject, Transitionable {
    func isEligible(
        from fromRoute: NavigationRoute,
        to toRoute: NavigationRoute,
        operation: NavigationOperation
    ) -> Bool {
        guard case .shapes? = fromRoute as? ShapesRoute, toRoute is AuthRoute else { return false }
        return operation == .push
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }

        let containerView = context.containerView
        toView.alpha = 0.0

        containerView.addSubview(toView)

        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: {
                toView.alpha = 1.0
            },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }
}

final class SlideTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {}

final class Dependencies {
    let factory = NavigationControllerFactory()
    let transitions = [FadeTransition()]
    lazy var delegate = factory.makeTransitionDelegate(transitions)
    lazy var navigationController = factory.makeNavigationController(delegate: self.delegate)
}

final class AppCoordinator: RootCoordinator {
    func start() {
        let authCoordinator = AuthCoordinator(parent: self, navigationController: navigationController)
        self.add(child: authCoordinator)
        authCoordinator.start()
    }

    override func handle(_ action: CoordinatorAction) {
        switch action {
        case Action.done(let authCoordinator as AuthCoordinator):
            self.remove(coordinator: authCoordinator)
            showTabs()
        default:
            super.handle(action)
        }
    }

    private func showTabs() {
        let tabs = TabsCoordinator(parent: self, navigationController: navigationController)
        add(child: tabs)
        tabs.start()
    }
}

extension AppCoordinator: CoordinatorDeepLinkHandling {
    func handle(_ deepLink: DeepLink, with params: [String: String]) {}
}

enum TabsCoordinatorRoute: TabBarNavigationRoute {
    case home
    case search

    var tabBarItem: UITabBarItem {
        switch self {
        case .home: UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        case .search: UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
        }
    }
}

final class TabsCoordinator: TabBarRouting {
    let navigationController: NavigationController
    let tabBarController = UITabBarController()
    let tabs: [TabsCoordinatorRoute]
    weak var parent: Coordinator?
    var childCoordinators = [Coordinator]()

    init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
        self.tabs = [.home, .search]
        tabBarController.tabBar.tintColor = .systemBlue
    }

    func handle(_ action: CoordinatorAction) {
        parent?.handle(action)
    }
}

extension TabsCoordinator: RouterViewFactory {
    @ViewBuilder
    func view(for route: TabsCoordinatorRoute) -> some View {
        switch route {
        case .home: ShapeView()
        case .search: Text("Search")
        }
    }
}

class DeepLinkHandler: DeepLinkHandling {
    static let shared = DeepLinkHandler()

    let scheme = "coordinatorexample"
    let links: Set<DeepLink> = [
        DeepLink(action: "signup", route: AuthRoute.signup),
        DeepLink(action: "shape", route: ShapesRoute.featuredShape(1), params: ["id", "size"]),
    ]

    private init() {}
}
