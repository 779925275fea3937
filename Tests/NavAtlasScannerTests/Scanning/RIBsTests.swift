import Testing

/// Apps over Uber's RIBs: a router attaches another one, which becomes active, and shows its controller.
struct RIBsTests {
    private static let app = [
        "App.swift": """
        import RIBs
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var launchRouter: LaunchRouting?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow()
                self.window = window
                launchRouter = PortBuilder(dependency: AppComponent()).build()
                launchRouter?.launch(from: window)
                return true
            }
        }
        final class AppComponent: Component<EmptyDependency>, PortDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        """,
        "Port.swift": """
        import RIBs
        import UIKit
        protocol PortDependency: Dependency {}
        final class PortComponent: Component<PortDependency>, QuayDependency {}
        final class PortBuilder: Builder<PortDependency> {
            func build() -> LaunchRouting {
                let component = PortComponent(dependency: dependency)
                let viewController = PortViewController()
                let interactor = PortInteractor(presenter: viewController)
                return PortRouter(
                    interactor: interactor, viewController: viewController, quayBuilder: QuayBuilder(dependency: component))
            }
        }
        protocol PortRouting: ViewableRouting { func showQuay() }
        protocol PortPresentable: Presentable {}
        protocol PortInteractable: Interactable, QuayListener { var router: PortRouting? { get set } }
        final class PortInteractor: PresentableInteractor<PortPresentable>, PortInteractable {
            weak var router: PortRouting?
            override func didBecomeActive() {
                super.didBecomeActive()
                router?.showQuay()
            }
            func didAsk() { router?.showQuay() }
        }
        protocol PortViewControllable: ViewControllable { func present(_ controller: ViewControllable) }
        final class PortRouter: LaunchRouter<PortInteractable, PortViewControllable>, PortRouting {
            private let quayBuilder: QuayBuildable
            init(interactor: PortInteractable, viewController: PortViewControllable, quayBuilder: QuayBuildable) {
                self.quayBuilder = quayBuilder
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }
            func showQuay() {
                let quay = quayBuilder.build(withListener: interactor)
                attachChild(quay)
                viewController.present(quay.viewControllable)
            }
        }
        final class PortViewController: UIViewController, PortPresentable, PortViewControllable {
            func present(_ controller: ViewControllable) { present(controller.uiviewController, animated: true) }
        }
        """,
        "Quay.swift": """
        import RIBs
        import UIKit
        protocol QuayDependency: Dependency {}
        protocol QuayListener: AnyObject { func didAsk() }
        protocol QuayBuildable: Buildable { func build(withListener listener: QuayListener) -> ViewableRouting }
        final class QuayBuilder: Builder<QuayDependency>, QuayBuildable {
            func build(withListener listener: QuayListener) -> ViewableRouting {
                let viewController = QuayViewController()
                let interactor = QuayInteractor(presenter: viewController)
                interactor.listener = listener
                return QuayRouter(interactor: interactor, viewController: viewController)
            }
        }
        protocol QuayPresentable: Presentable { var listener: QuayPresentableListener? { get set } }
        protocol QuayPresentableListener: AnyObject { func ask() }
        protocol QuayInteractable: Interactable {}
        final class QuayInteractor: PresentableInteractor<QuayPresentable>, QuayInteractable, QuayPresentableListener {
            weak var listener: QuayListener?
            override init(presenter: QuayPresentable) {
                super.init(presenter: presenter)
                presenter.listener = self
            }
            func ask() { listener?.didAsk() }
        }
        protocol QuayViewControllable: ViewControllable {}
        final class QuayRouter: ViewableRouter<QuayInteractable, QuayViewControllable> {}
        final class QuayViewController: UIViewController, QuayPresentable, QuayViewControllable {
            weak var listener: QuayPresentableListener?
            @objc private func tapped() { listener?.ask() }
        }
        """,
    ]

    static let apps = [
        ScannedApp(
            "what is attached becomes active and is shown", app,
            has: [
                "entry PortRouter", "PortRouter -root!-> PortViewController : launch",
                "PortRouter -sheet-> QuayViewController : showQuay",
                "QuayViewController ~sheet~> QuayViewController : PortRouter.showQuay",
            ], hasNot: ["unresolved", "screen QuayInteractor"]),
        ScannedApp(
            "what a router attaches once a future has come is led to by the router", tellingApp,
            has: [
                "LockRouter -root!-> LockViewController : launch",
                "LockRouter -fullScreen-> BasinViewController : fill",
                "LockRouter ~fullScreen~> BasinViewController : LockRouter.fill",
                "LockRouter ~fullScreen~> GateViewController : LockRouter.close",
            ], hasNot: ["unresolved", "LockRouter -root-> BasinViewController"]),
    ]

    /// The root's interactor asks as it becomes active, and attaches what the answer says.
    private static let tellingApp = [
        "App.swift": """
        import Combine
        import RIBs
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var launchRouter: LaunchRouting?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow()
                self.window = window
                let viewController = LockViewController()
                let interactor = LockInteractor(presenter: viewController)
                launchRouter = LockRouter(interactor: interactor, viewController: viewController)
                launchRouter?.launch(from: window)
                return true
            }
        }
        protocol LockRouting: ViewableRouting {
            func fill()
            func close()
        }
        protocol LockPresentable: Presentable {}
        protocol LockInteractable: Interactable { var router: LockRouting? { get set } }
        final class LockInteractor: PresentableInteractor<LockPresentable>, LockInteractable {
            weak var router: LockRouting?
            private var answers: Set<AnyCancellable> = []
            private func isOpen() -> Future<Bool, Error> { Future { answer in answer(.success(Bool.random())) } }
            override func didBecomeActive() {
                super.didBecomeActive()
                isOpen().sink { [weak self] completion in
                    if case .failure = completion { self?.router?.close() }
                } receiveValue: { [weak self] isOpen in
                    if isOpen { self?.router?.fill() } else { self?.router?.close() }
                }.store(in: &answers)
            }
        }
        protocol LockViewControllable: ViewControllable {}
        final class LockRouter: LaunchRouter<LockInteractable, LockViewControllable>, LockRouting {
            override init(interactor: LockInteractable, viewController: LockViewControllable) {
                super.init(interactor: interactor, viewController: viewController)
                interactor.router = self
            }
            func fill() { show(BasinViewController()) }
            func close() { show(GateViewController()) }
            private func show(_ controller: UIViewController) {
                controller.modalPresentationStyle = .fullScreen
                viewControllable.uiviewController.present(controller, animated: true)
            }
        }
        final class LockViewController: UIViewController, LockPresentable, LockViewControllable {}
        final class BasinViewController: UIViewController {}
        final class GateViewController: UIViewController {}
        """
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
