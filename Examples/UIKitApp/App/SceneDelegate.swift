import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Account.shared.isSignedIn ? MainTabController() : signIn()
        window.makeKeyAndVisible()
        self.window = window
    }

    private func signIn() -> UIViewController {
        let controller = SignInController()
        controller.onDone = { [weak self] in self?.window?.rootViewController = MainTabController() }
        return UINavigationController(rootViewController: controller)
    }
}

final class Account {
    static let shared = Account()
    var isSignedIn = false
}
