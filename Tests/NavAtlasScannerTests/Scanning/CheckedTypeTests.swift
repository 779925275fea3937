import Testing

/// Code that asks of which type something is: `if child is DoorCoordinator`.
struct CheckedTypeTests {
    private static func app(finish: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let house = HouseCoordinator(stack: UINavigationController())
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = house.stack
                    house.start()
                    return true
                }
            }
            protocol Parent: AnyObject { func didFinish(_ child: Coordinator) }
            protocol Coordinator: AnyObject {
                var parent: Parent? { get set }
                var children: [Coordinator] { get set }
                func start()
            }
            extension Coordinator { func finish() { parent?.didFinish(self) } }
            final class HouseCoordinator: Coordinator, Parent {
                weak var parent: Parent?
                var children: [Coordinator] = []
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { showDoor() }
                func showDoor() { begin(DoorCoordinator(stack: stack)) }
                func showHall() { begin(HallCoordinator(stack: stack)) }
                private func begin(_ child: Coordinator) {
                    child.parent = self
                    children.append(child)
                    child.start()
                }
                \(finish)
            }
            final class DoorCoordinator: Coordinator {
                weak var parent: Parent?
                var children: [Coordinator] = []
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.setViewControllers([Door(self)], animated: false) }
            }
            final class HallCoordinator: Coordinator {
                weak var parent: Parent?
                var children: [Coordinator] = []
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.setViewControllers([Hall(self)], animated: false) }
            }
            final class Door: UIViewController {
                let coordinator: DoorCoordinator
                init(_ coordinator: DoorCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func open() { coordinator.finish() }
            }
            final class Hall: UIViewController {
                let coordinator: HallCoordinator
                init(_ coordinator: HallCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func leave() { coordinator.finish() }
            }
            """
        ]
    }

    private static let each = [
        "Door ~root~> HallCoordinator : HouseCoordinator.showHall",
        "Hall ~root~> DoorCoordinator : HouseCoordinator.showDoor",
    ]
    private static let neither = ["Door ~root~> DoorCoordinator", "Hall ~root~> HallCoordinator", "unresolved"]

    static let apps = [
        ScannedApp(
            "what is given decides",
            app(
                finish: """
                    func didFinish(_ child: Coordinator) {
                        if child is DoorCoordinator { showHall() } else { showDoor() }
                    }
                    """), has: each, hasNot: neither),
        ScannedApp(
            "beside another condition",
            app(
                finish: """
                    func didFinish(_ child: Coordinator) {
                        if stack.viewControllers.isEmpty || true, child is DoorCoordinator { return showHall() }
                        if child is HallCoordinator && stack.viewControllers.count > 0 { showDoor() }
                    }
                    """), has: each, hasNot: neither),
        ScannedApp(
            "of what stands elsewhere, either may be",
            app(
                finish: """
                    func didFinish(_ child: Coordinator) {
                        if children.last is DoorCoordinator { showHall() } else { showDoor() }
                    }
                    """), has: each),
    ]

    @Test(arguments: apps) func decides(_ app: ScannedApp) { app.check() }
}
