// What `navatlas styles` and the documentation say of the style.

extension UIKitDialect {
    static let title = "UIKit: view controllers, storyboards and coordinators"
    static let example = """
        import SwiftUI
        import UIKit

        final class ShopCoordinator {
            let navigationController: UINavigationController

            init(navigationController: UINavigationController) { self.navigationController = navigationController }

            func start() {
                let screen = ShopScreen(onOpen: { [weak self] in self?.showItem() })
                navigationController.setViewControllers([UIHostingController(rootView: screen)], animated: false)
            }

            func showItem() {
                navigationController.pushViewController(UIHostingController(rootView: ItemScreen()), animated: true)
            }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var coordinator: ShopCoordinator?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let controller = UINavigationController()
                coordinator = ShopCoordinator(navigationController: controller)
                coordinator?.start()
                window?.rootViewController = controller
            }
        }

        struct ShopScreen: View {
            let onOpen: () -> Void
            var body: some View { Button("Open", action: onOpen) }
        }

        struct ItemScreen: View { var body: some View { Text("Item") } }
        """
}
