import Testing

/// An initialiser that calls none of its superclass calls the one without arguments at its end.
struct ImpliedInitializerTests {
    @Test(arguments: ["", "; super.init()"])
    func eachModelHasTheStreamThatItsSuperclassMakes(_ call: String) {
        ScannedApp(
            "models that say their steps", ["App.swift": Self.bakery(call), "Coordinator.swift": Self.coordinator],
            has: [
                "ShelfController ~push~> LoafController : BakeryCoordinator.showLoaf",
                "LoafController ~push~> TillController : BakeryCoordinator.showLoaf",
            ],
            hasNot: ["ShelfController ~push~> TillController", "LoafController ~push~> LoafController", "unresolved"]
        ).check()
    }

    private static func bakery(_ call: String) -> String {
        """
        import Combine
        import UIKit
        final class Steps<Step> {
            private let subject = PassthroughSubject<Step, Never>()
            lazy var all: AnyPublisher<Step, Never> = subject.eraseToAnyPublisher()
            func next(_ step: Step) { subject.send(step) }
        }
        class Model<Step> {
            let steps: Steps<Step>
            init(steps: Steps<Step> = Steps<Step>()) { self.steps = steps }
        }
        enum ShelfStep { case loaf }
        enum LoafStep { case pay }
        final class ShelfModel: Model<ShelfStep> {
            let title: String
            init(title: String) { self.title = title\(call) }
            func tapped() { steps.next(.loaf) }
        }
        final class LoafModel: Model<LoafStep> {
            let price: Int
            init(price: Int) { self.price = price\(call) }
            func tapped() { steps.next(.pay) }
        }
        final class ShelfController: UIViewController {
            let model: ShelfModel
            init(model: ShelfModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            override func viewDidAppear(_ animated: Bool) { model.tapped() }
        }
        final class LoafController: UIViewController {
            let model: LoafModel
            init(model: LoafModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            override func viewDidAppear(_ animated: Bool) { model.tapped() }
        }
        final class TillController: UIViewController {}
        """
    }

    private static let coordinator = """
        import Combine
        import UIKit
        final class BakeryCoordinator {
            let stack: UINavigationController
            var bag = Set<AnyCancellable>()
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
                let model = ShelfModel(title: "Bread")
                stack.pushViewController(ShelfController(model: model), animated: false)
                model.steps.all.sink { [unowned self] step in
                    switch step { case .loaf: self.showLoaf() }
                }.store(in: &bag)
            }
            func showLoaf() {
                let model = LoafModel(price: 3)
                stack.pushViewController(LoafController(model: model), animated: true)
                model.steps.all.sink { [unowned self] step in
                    switch step { case .pay: self.stack.pushViewController(TillController(), animated: true) }
                }.store(in: &bag)
            }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var coordinator: BakeryCoordinator?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                let stack = UINavigationController()
                window = UIWindow()
                window?.rootViewController = stack
                coordinator = BakeryCoordinator(stack: stack)
                coordinator?.start()
            }
        }
        """
}
