import Testing

/// A flow that only code starts which nobody calls leads nowhere, and that is said.
@Suite struct UncalledFlowsTests {
    private static func app(_ name: String, of home: String, _ controller: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                class Flow {
                    let stack: UINavigationController
                    var children: [Flow] = []
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {}
                    func begin(_ flow: Flow) {
                        flow.start()
                        children.append(flow)
                    }
                }
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: Flow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        let stack = UINavigationController()
                        window = UIWindow()
                        window?.rootViewController = stack
                        flow = HomeFlow(stack: stack)
                        flow?.start()
                        return true
                    }
                }
                final class HomeFlow: Flow {
                    override func start() {
                        let home = HomeController()
                        home.flow = self
                        stack.pushViewController(home, animated: true)
                    }
                    func showList() { begin(ListFlow(stack: stack)) }
                    \(home)
                }
                final class ListFlow: Flow {
                    override func start() {
                        let list = ListController()
                        list.flow = self
                        stack.pushViewController(list, animated: true)
                    }
                    func showNote() { begin(NoteFlow(stack: stack)) }
                }
                final class NoteFlow: Flow {
                    override func start() { stack.pushViewController(NoteController(), animated: true) }
                }
                final class HomeController: UIViewController {
                    weak var flow: HomeFlow?
                    override func viewDidAppear(_ animated: Bool) { flow?.showList() }
                    \(controller)
                }
                final class ListController: UIViewController {
                    weak var flow: ListFlow?
                    override func viewDidAppear(_ animated: Bool) { flow?.showNote() }
                }
                final class NoteController: UIViewController {}
                """
            ],
            has: [
                "unresolved \"NoteFlow(…)\" : \"no call of 'HomeFlow.showNote' was found\" [from=HomeFlow candidate=NoteFlow]",
                "ListController ~push~> NoteFlow : ListFlow.showNote",
            ], hasNot: ["HomeFlow ~push~>"])
    }

    private static let showNote = """
        func showNote() {
            let flow = NoteFlow(stack: stack)
            flow.start()
            children.append(flow)
        }
        """

    static let apps = [
        app("nobody calls it", of: showNote, ""),
        app("only unused code calls it", of: showNote, "private func note() { flow?.showNote() }"),
    ]

    @Test(arguments: apps) func noteNoNavigation(_ app: ScannedApp) { app.check() }

    /// What the system tells an object that a coordinator holds has the coordinator show something, whenever that is.
    @Test(arguments: [
        ("places.onNear = { [weak self] in self?.showOffer() }", ""),
        ("places.onNear = showOffer", ""),
        ("places.listener = self", ": Listener"),
    ])
    func whatTheSystemTellsIsCalled(_ listen: String, _ conformance: String) {
        ScannedApp(
            listen,
            [
                "App.swift": """
                import CoreLocation
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let flow = HomeFlow()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = flow.stack
                        flow.start()
                        return true
                    }
                }
                protocol Listener: AnyObject { func cameNear() }
                final class Places: NSObject, CLLocationManagerDelegate {
                    var onNear: (() -> Void)?
                    weak var listener: Listener?
                    let manager = CLLocationManager()
                    func begin() { manager.delegate = self }
                    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
                        onNear?()
                        listener?.cameNear()
                    }
                }
                final class HomeFlow\(conformance) {
                    let stack = UINavigationController()
                    let places = Places()
                    func start() {
                        stack.viewControllers = [HomeController()]
                        \(listen)
                        places.begin()
                    }
                    func cameNear() { showOffer() }
                    func showOffer() { stack.present(OfferController(), animated: true) }
                }
                final class HomeController: UIViewController {}
                final class OfferController: UIViewController {}
                """
            ],
            has: [
                "HomeFlow -sheet-> OfferController : showOffer",
                "HomeFlow ~sheet~> OfferController : HomeFlow.showOffer",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
