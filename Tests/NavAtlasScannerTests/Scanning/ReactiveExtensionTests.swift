import Testing

/// Members that the app gives to a library's wrapper around its values: `extension Reactive where Base: Screen`.
struct ReactiveExtensionTests {
    private static func mill(_ extensions: String, flow: String = "", listening: String) -> [String: String] {
        [
            "App.swift": """
            import RxCocoa
            import RxSwift
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var flow: MillFlow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                    let stack = UINavigationController()
                    UIWindow().rootViewController = stack
                    flow = MillFlow(stack: stack)
                    flow?.start()
                }
            }
            final class MillFlow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let wheel = WheelController(flow: self)
                    \(flow)
                    stack.viewControllers = [wheel]
                }
                func open(_ way: Way) {
                    switch way {
                    case .flour: stack.pushViewController(FlourController(), animated: true)
                    case .bread: stack.pushViewController(BreadController(), animated: true)
                    }
                }
            }
            enum Way { case flour, bread }
            \(extensions)
            final class WheelController: UIViewController {
                let flow: MillFlow
                let button = UIButton()
                let turned = PublishRelay<Way>()
                init(flow: MillFlow) { self.flow = flow }
                override func viewDidLoad() { \(listening) }
            }
            final class FlourController: UIViewController {}
            final class BreadController: UIViewController {}
            """
        ]
    }

    @Test(arguments: [
        "var open: Binder<Way> { Binder(base) { flow, way in flow.open(way) } }",
        "var open: Binder<Way> { return Binder(self.base) { $0.open($1) } }",
        "var open: Binder<Way> { Binder(base) { flow, way in Task { flow.open(way) } } }",
    ])
    func aBinderOfACoordinatorIsTold(member: String) {
        ScannedApp(
            "mill",
            Self.mill(
                "extension Reactive where Base: MillFlow { \(member) }",
                listening: "button.rx.tap.map { Way.flour }.bind(to: flow.rx.open).disposed(by: bag)"),
            has: ["WheelController ~push~> FlourController : MillFlow.flour"],
            hasNot: ["WheelController ~push~> BreadController"]
        ).check()
    }

    @Test(arguments: ["var way: Observable<Way>", "var way: ControlEvent<Way>"])
    func whatAScreenSendsIsHeardThroughItsWrapper(member: String) {
        let value = member.contains("Event") ? "ControlEvent(events: base.turned)" : "base.turned.asObservable()"
        ScannedApp(
            "windmill",
            Self.mill(
                "extension Reactive where Base: WheelController { \(member) { \(value) } }",
                flow: "wheel.rx.way.subscribe(onNext: { [weak self] in self?.open($0) }).disposed(by: bag)",
                listening: "button.rx.tap.map { Way.bread }.bind(to: turned).disposed(by: bag)"),
            has: ["WheelController ~push~> BreadController : MillFlow.bread"],
            hasNot: ["WheelController ~push~> FlourController"]
        ).check()
    }
}
