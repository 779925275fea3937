import Testing

/// Coordinators that replace what a stack shows by controllers of their own and one that another coordinator gave them.
struct ReplacedListTests {
    @Test func theCoordinatorThatReplacesThemShowsThem() {
        ScannedApp(
            "office",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let office = OfficeCoordinator()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = office.stack
                        office.start()
                        return true
                    }
                }
                protocol Coordinator: AnyObject {
                    var children: [Coordinator] { get set }
                    func start()
                }
                final class OfficeCoordinator: Coordinator, DeskDelegate {
                    var children: [Coordinator] = []
                    let stack = UINavigationController()
                    func start() {
                        let desk = DeskCoordinator(stack: stack, delegate: self)
                        desk.start()
                        children.append(desk)
                    }
                    func deskIsLeft(behind papers: UIViewController) {
                        stack.viewControllers = [Door(), papers]
                    }
                }
                protocol DeskDelegate: AnyObject { func deskIsLeft(behind papers: UIViewController) }
                final class DeskCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    weak var delegate: DeskDelegate?
                    private var papers: Papers?
                    init(stack: UINavigationController, delegate: DeskDelegate?) {
                        self.stack = stack
                        self.delegate = delegate
                    }
                    func start() {
                        let papers = Papers()
                        papers.coordinator = self
                        self.papers = papers
                        stack.pushViewController(papers, animated: false)
                    }
                    func leave() { if let papers { delegate?.deskIsLeft(behind: papers) } }
                }
                final class Papers: UIViewController {
                    weak var coordinator: DeskCoordinator?
                    @IBAction func close() { coordinator?.leave() }
                }
                final class Door: UIViewController {}
                """
            ],
            has: [
                "OfficeCoordinator -root-> Door : deskIsLeft", "Papers ~root~> Door : OfficeCoordinator.deskIsLeft",
            ], hasNot: ["DeskCoordinator -root-> Door", "DeskCoordinator.leave"]
        ).check()
    }
}
