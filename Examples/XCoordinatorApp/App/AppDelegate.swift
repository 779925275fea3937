import UIKit
import XCoordinator

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow()
    private let router = AppCoordinator().strongRouter

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        router.setRoot(for: window)
        return true
    }
}
