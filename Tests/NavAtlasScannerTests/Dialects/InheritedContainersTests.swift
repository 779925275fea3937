import Testing

/// Coordinators that inherit their containers, and how they are started, from a library's classes.
struct InheritedContainersTests {
    private static let app = [
        "App.swift": """
        import UIKit
        import Tours
        typealias Coordinator = Tours.Coordinator<Link>
        typealias StackCoordinator = Tours.StackCoordinator<Link>
        @main final class Launch: UIResponder, UIApplicationDelegate {
            lazy var app = AppCoordinator()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                app.start()
                return true
            }
        }
        final class AppCoordinator: Coordinator {
            override func start(done: (() -> Void)?) {
                let mill = MillCoordinator()
                add(child: mill)
                mill.start { [weak self] in self?.rest() }
            }
            private func rest() {
                let inn = InnCoordinator()
                add(child: inn)
                inn.start()
            }
        }
        final class MillCoordinator: StackCoordinator {
            override func start(done: Done?) {
                let yard = Yard()
                yard.mill = self
                navigationController.setViewControllers([yard], animated: false)
            }
            func weigh() {
                let scale = ScaleCoordinator(parent: self.navigationController)
                add(child: scale)
                scale.start { [weak self] weight in self?.remove(child: scale) }
            }
        }
        final class ScaleCoordinator: StackCoordinator {
            typealias Weighed = (Int?) -> Void
            private weak var parent: UIViewController?
            private var weighed: Weighed?
            init(parent: UIViewController?) { self.parent = parent }
            override func start(done: Done?) {
                self.navigationController.setViewControllers([Sack()], animated: false)
                parent?.present(self.navigationController, animated: true)
            }
            func start(done: @escaping Weighed) {
                weighed = done
                self.start()
            }
        }
        final class InnCoordinator: StackCoordinator {
            override func start(done: Done?) { self.navigationController.pushViewController(Table(), animated: false) }
        }
        final class Yard: UIViewController {
            weak var mill: MillCoordinator?
            @objc func tap() { mill?.weigh() }
        }
        final class Sack: UIViewController {}
        final class Table: UIViewController {}
        """
    ]

    @Test func belongToTheirCoordinator() {
        ScannedApp(
            "containers of a library's class", Self.app,
            has: [
                "entry AppCoordinator", "MillCoordinator -root!-> Yard : start",
                "ScaleCoordinator -root!-> Sack : start",
                "MillCoordinator -sheet-> ScaleCoordinator : weigh",
                "Yard ~sheet~> ScaleCoordinator : MillCoordinator.weigh",
                "InnCoordinator -root!-> Table : start",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
