import SwiftUICoordinatorCoordination

// How the documentation of SwiftUICoordinator 2 and 3 starts an app: the window group stays empty, and the delegate of
// the scene starts the coordinators and hands them links. That it compiles is one of the tests.

struct ShapesApp: App {
    @UIApplicationDelegateAdaptor(ShapesAppDelegate.self) var appDelegate

    var body: some Scene {
        WindowGroup {

        }
    }
}

class ShapesAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ShapesSceneDelegate.self
        return configuration
    }
}

final class ShapesSceneDelegate: NSObject, UIWindowSceneDelegate {
    var linked: LinkedCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let window = (scene as? UIWindowScene)?.windows.first else {
            return
        }

        let factory = NavigationControllerFactory()
        let delegate = factory.makeNavigationDelegate([FadeTransition()])
        let controller = factory.makeNavigationController(delegate: delegate)
        let coordinator = LinkedCoordinator(window: window, navigationController: controller)
        coordinator.start(with: AuthCoordinator(parent: coordinator, navigationController: controller))
        linked = coordinator
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard
            let url = URLContexts.first?.url,
            let deepLink = try? DeepLinkHandler.shared.link(for: url),
            let params = try? DeepLinkHandler.shared.params(for: url, and: deepLink.params)
        else {
            return
        }

        linked?.handle(deepLink, with: params)
    }
}

final class LinkedCoordinator: RootCoordinator {
    override init(window: UIWindow, navigationController: NavigationController) {
        super.init(window: window, navigationController: navigationController, transitions: [FadeTransition()])
    }

    func start(with coordinator: any Routing) {
        add(child: coordinator)
        coordinator.start()
    }
}

extension LinkedCoordinator: CoordinatorDeepLinkHandling {
    func handle(_ deepLink: DeepLink, with params: [String: String]) {
        for case let child as AuthCoordinator in childCoordinators {
            if let route = deepLink.route as? AuthRoute { child.show(route: route) }
        }
    }
}
