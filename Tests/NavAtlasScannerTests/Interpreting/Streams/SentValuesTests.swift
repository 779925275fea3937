import NavAtlasModel
import NavAtlasScanner
import Testing

struct SentValuesTests {
    private static func pier(_ shown: String) -> [String: String] {
        [
            "App.swift": """
            import RxFlow
            import RxRelay
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let coordinator = FlowCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let flow = PierFlow()
                    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PierStep.pier))
                    Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
                    return true
                }
            }
            enum PierStep: Step { case pier, ticket }
            final class PierFlow: Flow {
                private let navigation = UINavigationController()
                var root: Presentable { navigation }
                func navigate(to step: Step) -> FlowContributors {
                    switch step as? PierStep {
                    case .pier: return pier()
                    case .ticket: return ticket()
                    case nil: return .none
                    }
                }
                private func pier() -> FlowContributors {
                    let screen = PierController()
                    navigation.pushViewController(screen, animated: false)
                    return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
                }
                private func ticket() -> FlowContributors {
                    let screen = TicketController()
                    screen.height.subscribe(onNext: { [weak self] height in
                        self?.navigation.present(\(shown), animated: true)
                    }).disposed(by: screen.bag)
                    return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
                }
            }
            final class PierController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                @objc func ticketTapped() {
                    steps.accept(PierStep.ticket)
                }
            }
            final class TicketController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                let height = PublishRelay<CGFloat>()
                let bag = DisposeBag()
                override func viewDidLoad() { height.accept(120) }
            }
            """
        ]
    }

    /// The flow waits for the ticket's height to present it.
    @Test func nobodyShowsItself() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: Self.pier("screen"))
        let edges = graph.edges.filter { $0.kind == .transition }
        #expect(edges.map { "\($0.from) \($0.to)" } == ["PierController TicketController"])
        #expect(edges.flatMap(\.locations).map(\.line) == [41])
    }

    @Test func anotherOfItsKindIsShownByTheSender() {
        ScannedApp(
            "another", Self.pier("TicketController()"),
            has: ["TicketController ~sheet~> TicketController : PierFlow.ticket"]
        ).check()
    }
}
