import Testing

/// Coordinators whose navigation and tab bar controllers are classes of the app's own, and that ask those above them.
struct OwnContainerTests {
    private static let library = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var start: GateFlow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let gate = GateFlow(window: window)
                gate.start()
                start = gate
                return true
            }
        }
        protocol Flow: AnyObject {
            var parent: Flow? { get set }
            var children: [Flow] { get set }
            var stack: PaintedStack? { get set }
            func start()
        }
        extension Flow {
            func leave() -> Flow? {
                stack?.setViewControllers([], animated: false)
                return parent
            }
        }
        final class PaintedStack: UINavigationController {
            override func viewDidLoad() { navigationBar.tintColor = .black }
        }
        final class RoundTabs: UITabBarController {
            weak var flow: TabsFlow?
            @objc func tapMiddle() { flow?.showScan() }
        }
        final class Login: UIViewController {
            weak var flow: GateFlow?
            @objc func tap() { flow?.showTabs() }
        }
        final class Stalls: UIViewController {}
        final class Scan: UIViewController {}
        final class Person: UIViewController {
            weak var flow: PersonFlow?
            @objc func leave() { flow?.signOut() }
        }

        """

    private static let app = ScannedApp(
        "coordinators with containers of the app's own",
        [
            "App.swift": library + """
                final class GateFlow: Flow {
                    var parent: Flow?
                    var children: [Flow] = []
                    var stack: PaintedStack?
                    let window: UIWindow?
                    init(window: UIWindow?) { self.window = window }
                    func start() {
                        let stack = PaintedStack()
                        let login = Login()
                        login.flow = self
                        stack.setViewControllers([login], animated: false)
                        window?.rootViewController = stack
                    }
                    func showTabs() {
                        let tabs = RoundTabs()
                        let flow = TabsFlow(tabs)
                        flow.parent = self
                        flow.start()
                        tabs.flow = flow
                        children.append(flow)
                        window?.rootViewController = tabs
                    }
                }
                final class TabsFlow: Flow {
                    var parent: Flow?
                    var children: [Flow] = []
                    var stack: PaintedStack?
                    let tabs: RoundTabs
                    init(_ tabs: RoundTabs) { self.tabs = tabs }
                    func start() {
                        addStalls()
                        addPerson()
                        tabs.viewControllers = children.compactMap { $0.stack }
                    }
                    func showScan() {
                        let scan = ScanFlow()
                        scan.parent = self
                        scan.start()
                        children.append(scan)
                        if let stack = scan.stack { tabs.present(stack, animated: true) }
                    }
                    private func addStalls() {
                        let stalls = StallsFlow()
                        stalls.parent = self
                        stalls.start()
                        children.append(stalls)
                    }
                    private func addPerson() {
                        let person = PersonFlow()
                        person.parent = self
                        person.start()
                        children.append(person)
                    }
                }
                final class StallsFlow: Flow {
                    var parent: Flow?
                    var children: [Flow] = []
                    var stack: PaintedStack? = .init()
                    func start() { stack?.setViewControllers([Stalls()], animated: false) }
                }
                final class ScanFlow: Flow {
                    var parent: Flow?
                    var children: [Flow] = []
                    var stack: PaintedStack? = .init()
                    func start() { stack?.setViewControllers([Scan()], animated: false) }
                }
                final class PersonFlow: Flow {
                    var parent: Flow?
                    var children: [Flow] = []
                    var stack: PaintedStack? = .init()
                    func start() {
                        let person = Person()
                        person.flow = self
                        stack?.setViewControllers([person], animated: false)
                    }
                    func signOut() {
                        guard let tabs = leave() as? TabsFlow, let gate = tabs.leave() as? GateFlow else { return }
                        gate.start()
                    }
                }
                """
        ],
        has: [
            "entry GateFlow", "GateFlow -root!-> Login : start", "GateFlow -root-> TabsFlow : showTabs",
            "TabsFlow -root!-> RoundTabs : start", "TabsFlow -tab-> StallsFlow : addStalls",
            "TabsFlow -tab-> PersonFlow : addPerson", "TabsFlow -sheet-> ScanFlow : showScan",
            "Login ~root~> TabsFlow : GateFlow.showTabs", "RoundTabs ~sheet~> ScanFlow : TabsFlow.showScan",
            "Person ~root~> Login : GateFlow.start",
        ], hasNot: ["PaintedStack", "-> GateFlow", "~> RoundTabs", "PersonFlow -root-> TabsFlow"])

    @Test func areRead() { Self.app.check() }

    /// A controller that is made in several ways is one: what a coordinator adds to it is a part of that.
    @Test func whatIsAddedToOneThatIsMadeInSeveralWaysIsItsPart() {
        ScannedApp(
            "a stage",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var director: Director?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        director = Director(stack: UINavigationController())
                        window?.rootViewController = director?.stack
                        director?.start()
                        return true
                    }
                }
                final class Director {
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let foyer = Foyer()
                        foyer.director = self
                        stack.setViewControllers([foyer], animated: false)
                    }
                    func play() {
                        let stage = UIDevice.current.userInterfaceIdiom == .pad ? Stage(isWide: true) : Stage()
                        stage.addChild(Prompter())
                        stack.pushViewController(stage, animated: true)
                    }
                }
                final class Foyer: UIViewController {
                    weak var director: Director?
                    @objc func rings() { director?.play() }
                }
                final class Stage: UIViewController {
                    convenience init(isWide: Bool) { self.init(nibName: nil, bundle: nil) }
                }
                final class Prompter: UIViewController {}
                """
            ],
            has: ["Stage -root!-> Prompter : prompter", "Foyer ~push~> Stage : Director.play"],
            hasNot: ["Foyer -root!->"]
        ).check()
    }

    /// A navigation controller with steps pushes the first as it is made, and replaces them by the last one for the screen
    /// that asks for that: it does not begin with the last one.
    @Test(arguments: [
        "setViewControllers([TicketController { [unowned self] in dismiss(animated: true) }], animated: true)",
        "viewControllers = [TicketController { [unowned self] in dismiss(animated: true) }]",
    ])
    func itReplacesItsStepsForAScreen(_ replacing: String) {
        ScannedApp(
            replacing,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Platform()
                        return true
                    }
                }
                final class Platform: UIViewController {
                    @objc func buy() { present(Purchase(), animated: true) }
                }
                final class Purchase: UINavigationController {
                    enum Step { case place, ticket }
                    init() { super.init(nibName: nil, bundle: nil); show(.place) }
                    private func show(_ step: Step) {
                        switch step {
                        case .place:
                            let controller = PlaceController()
                            controller.delegate = self
                            pushViewController(controller, animated: false)
                        case .ticket: \(replacing)
                        }
                    }
                }
                protocol PlaceDelegate: AnyObject { func placeWasChosen() }
                extension Purchase: PlaceDelegate { func placeWasChosen() { show(.ticket) } }
                final class PlaceController: UIViewController {
                    weak var delegate: PlaceDelegate?
                    @objc func choose() { delegate?.placeWasChosen() }
                }
                final class TicketController: UIViewController {
                    let close: () -> Void
                    init(close: @escaping () -> Void) { self.close = close; super.init(nibName: nil, bundle: nil) }
                }
                """
            ],
            has: [
                "Platform ~sheet~> Purchase : present", "Purchase ~push~> PlaceController : pushViewController",
                "PlaceController ~root~> TicketController : \(replacing.prefix { $0.isLetter })",
            ],
            hasNot: ["Platform ~sheet~> TicketController"]
        ).check()
    }
}
