import Testing

/// Events that a library takes from one class of the app to another.
struct LibraryEventsTests {
    /// The screen whose model sends an event leads where the handler of its case does, and no case that is not sent leads anywhere.
    @Test func theirHandlersRunForWhoSendsThem() {
        ScannedApp(
            "a flow that waits for a model's events",
            [
                "App.swift": """
                import Events
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        let flow = HarbourFlow(parent: nil)
                        UIWindow().rootViewController = flow.stack
                        flow.start()
                    }
                }
                enum QuayEvent: Event { case boat(String), gate, closed }
                final class HarbourFlow: EventNode {
                    let stack = UINavigationController()
                    override init(parent: EventNode?) {
                        super.init(parent: parent)
                        addHandler { [weak self] (event: QuayEvent) in
                            switch event {
                            case .boat: self?.stack.pushViewController(Boat(), animated: true)
                            case .gate: self?.showGate()
                            case .closed: self?.stack.popViewController(animated: true)
                            }
                        }
                    }
                    func start() {
                        let quay = Quay()
                        quay.model = QuayModel(parent: self)
                        stack.pushViewController(quay, animated: false)
                    }
                    private func showGate() { stack.present(Gate(), animated: true) }
                }
                final class Quay: UIViewController {
                    var model: QuayModel?
                    @objc func board() { model?.board() }
                }
                final class QuayModel: EventNode {
                    func board() { raise(event: QuayEvent.boat("Ada")) }
                }
                final class Boat: UIViewController {}
                final class Gate: UIViewController {}
                """
            ],
            has: [
                "HarbourFlow -root!-> Quay : start", "Quay ~push~> Boat : HarbourFlow.init",
                "unresolved stack.present : \"no call of 'HarbourFlow.showGate' was found\" [from=HarbourFlow candidate=Gate]",
            ], hasNot: ["-root!-> Boat", "-root!-> Gate", "~> Gate"]
        ).check()
    }
}
