import NavAtlasModel

/// A child coordinator that its parent keeps for ever.
enum LeakedCoordinatorRule: RemarkRule {
    static let id = "leaked-coordinator"
    static let title = "A coordinator is never removed from its parent's children"
    static let severity = Severity.warning
    // The names of methods decide what removes a child, and some flows are meant to last.
    static let isEnabledByDefault = false
    static let rationale = """
        A parent appends each child that it starts to a collection, so that the child lives. If nothing removes it when \
        its flow has ended, it stays in memory, and another one joins it each time the flow opens. NavAtlas reports a \
        child if the method that starts it appends to the collection, and if no code of the child, of its parent or of \
        a screen calls what removes from the collection. Tabs, and an only child that the parent starts with, live as \
        long as the parent. The rule is off by default, because a flow may be meant to last.
        """
    static let remedy = "Remove the child from the collection when its flow ends, as in a closure or delegate method."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import UIKit

                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    let coordinator = AppCoordinator()

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = coordinator.navigationController
                        coordinator.start()
                    }
                }

                protocol Coordinator: AnyObject { func start() }

                final class AppCoordinator: Coordinator {
                    let navigationController = UINavigationController()
                    var children: [Coordinator] = []

                    func start() {
                        let home = HomeController()
                        home.onOrder = { [weak self] in self?.showOrder() }
                        navigationController.setViewControllers([home], animated: false)
                    }

                    func showOrder() {
                        let order = OrderCoordinator(navigationController: navigationController)
                        children.append(order)
                        order.start()
                    }
                }

                final class OrderCoordinator: Coordinator {
                    let navigationController: UINavigationController
                    var onEnd: () -> Void = {}

                    init(navigationController: UINavigationController) { self.navigationController = navigationController }

                    func start() {
                        let screen = OrderController()
                        screen.onClose = { [weak self] in self?.onEnd() }
                        navigationController.pushViewController(screen, animated: true)
                    }
                }

                final class HomeController: UIViewController {
                    var onOrder: () -> Void = {}
                    @objc func order() { onOrder() }
                }

                final class OrderController: UIViewController {
                    var onClose: () -> Void = {}
                    @objc func close() { onClose() }
                }
                """,
            passing: """
                import UIKit

                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    let coordinator = AppCoordinator()

                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = coordinator.navigationController
                        coordinator.start()
                    }
                }

                protocol Coordinator: AnyObject { func start() }

                final class AppCoordinator: Coordinator {
                    let navigationController = UINavigationController()
                    var children: [Coordinator] = []

                    func start() {
                        let home = HomeController()
                        home.onOrder = { [weak self] in self?.showOrder() }
                        navigationController.setViewControllers([home], animated: false)
                    }

                    func showOrder() {
                        let order = OrderCoordinator(navigationController: navigationController)
                        children.append(order)
                        order.onEnd = { [weak self] in self?.children.removeAll() }
                        order.start()
                    }
                }

                final class OrderCoordinator: Coordinator {
                    let navigationController: UINavigationController
                    var onEnd: () -> Void = {}

                    init(navigationController: UINavigationController) { self.navigationController = navigationController }

                    func start() {
                        let screen = OrderController()
                        screen.onClose = { [weak self] in self?.onEnd() }
                        navigationController.pushViewController(screen, animated: true)
                    }
                }

                final class HomeController: UIViewController {
                    var onOrder: () -> Void = {}
                    @objc func order() { onOrder() }
                }

                final class OrderController: UIViewController {
                    var onClose: () -> Void = {}
                    @objc func close() { onClose() }
                }
                """),
        triggering: [
            """
            entry AppCoordinator
            AppCoordinator -root!-> HomeScreen : start
            AppCoordinator -sheet-> OrderCoordinator : order
            OrderCoordinator -root!-> OrderScreen : start
            remark "leaked-coordinator" : OrderCoordinator AppCoordinator.children
            """
        ],
        passing: [
            """
            entry AppCoordinator
            AppCoordinator -root!-> HomeScreen : start
            AppCoordinator -sheet-> OrderCoordinator : order
            OrderCoordinator -root!-> OrderScreen : start
            """
        ])

    static func message(for remark: Remark) -> String {
        """
        \(remark.subject) stays in '\(remark.detail)': the method that starts it appends it there, and nothing that \
        the child, its parent or a screen calls removes it
        """
    }
}
