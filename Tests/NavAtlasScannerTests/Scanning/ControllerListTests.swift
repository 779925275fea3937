import Testing

/// Controllers that are added to those of a container, and views whose class learns what the system makes of them.
struct ControllerListTests {
    private static func app(_ start: String, _ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var garden: Garden?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    \(start)
                    return true
                }
            }
            final class Beds: UIViewController {}
            final class Shed: UIViewController {}

            """ + code
        ]
    }

    private static let flow = """
        let stack = UINavigationController()
        window?.rootViewController = stack
        garden = Garden(stack: stack)
        garden?.start()
        """

    static let apps = [
        ScannedApp(
            "a controller is pushed by adding it, or put beneath the others",
            app(
                flow,
                """
                final class Garden {
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let gate = Gate()
                        gate.onEnter = { [weak self] in self?.enter() }
                        stack.viewControllers.insert(gate, at: 0)
                    }
                    private func enter() { stack.viewControllers.append(Beds()) }
                }
                final class Gate: UIViewController {
                    var onEnter: (() -> Void)?
                    @objc func tap() { onEnter?() }
                    @objc func look() { navigationController?.viewControllers.append(Shed()) }
                }
                """),
            has: [
                "Garden -root!-> Gate : start", "Garden -push-> Beds : enter", "Gate ~push~> Beds : Garden.enter",
                "Gate ~push~> Shed : pushViewController",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "tabs are added one by one",
            app(
                "window?.rootViewController = Garden()",
                """
                final class Garden: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [Beds()]
                        viewControllers?.append(UINavigationController(rootViewController: Shed()))
                    }
                }
                """),
            has: ["Garden -tab-> Beds : beds", "Garden -tab-> Shed : shed"], hasNot: ["unresolved"]),
        ScannedApp(
            "a list that is made empty holds what is added, and none of its elements' base class",
            app(
                "window?.rootViewController = Garden()",
                """
                class Plot: UIViewController {}
                final class Pond: Plot {}
                final class Lawn: Plot {}
                final class Garden: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        var plots = [Plot]()
                        plots.append(Pond())
                        plots.append(Lawn())
                        setViewControllers(plots, animated: false)
                    }
                }
                """),
            has: ["Garden -tab-> Pond : pond", "Garden -tab-> Lawn : lawn"], hasNot: ["Plot", "unresolved"]),
        ScannedApp(
            "lists in a list that begins empty may hold what the app is sent",
            app(
                "window?.rootViewController = UINavigationController(rootViewController: Garden())",
                """
                struct Plant { let name: String }
                struct Tool { let name: String }
                final class Garden: UIViewController {
                    var plants = [Int: [Plant?]]()
                    var tools = [[Tool?]?](repeating: nil, count: 9)
                    @objc func look() {
                        if let plant = plants[0]?.first { show(Beds(), sender: plant) }
                        if let tool = tools[0]?.first { show(Shed(), sender: tool) }
                    }
                }
                """),
            has: ["Garden ~push~> Beds : show", "Garden ~push~> Shed : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "who keeps itself beneath what it puts on a stack is not shown anew",
            app(
                "window?.rootViewController = UINavigationController(rootViewController: Garden())",
                """
                final class Garden: UIViewController {
                    @objc func walk() { navigationController?.setViewControllers([self, Beds()], animated: true) }
                    @objc func tidy() { navigationController?.viewControllers = [self, Shed()] }
                }
                """),
            has: [
                "Garden ~push~> Beds : setViewControllers [replaces]",
                "Garden ~push~> Shed : viewControllers [replaces]",
            ],
            hasNot: ["~> Garden", "unresolved"]),
        ScannedApp(
            "who is given nobody to show something on asks the system",
            app(
                "window?.rootViewController = UINavigationController(rootViewController: Garden())",
                """
                final class Garden: UIViewController {
                    @objc func lock() { Gate.shut() }
                }
                final class Gate: UIViewController {
                    static func shut(over controller: UIViewController? = nil) {
                        let shown = controller ?? UIApplication.shared.keyWindow?.rootViewController
                        guard let shown else { return }
                        shown.present(Gate(), animated: true)
                    }
                }
                """),
            has: ["Garden ~sheet~> Gate : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a cell learns that it is selected, and an annotation's view what it stands for",
            app(
                "window?.rootViewController = UINavigationController(rootViewController: Garden())",
                """
                import MapKit
                final class Garden: UITableViewController, MKMapViewDelegate {
                    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        guard let row = tableView.dequeueReusableCell(withIdentifier: "row") as? Row else {
                            return UITableViewCell()
                        }
                        row.onSelect = { [weak self] in self?.show(Beds(), sender: nil) }
                        return row
                    }
                    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                        let pin = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? Pin
                        pin?.garden = self
                        return pin
                    }
                    func showShed() { present(Shed(), animated: true) }
                }
                final class Row: UITableViewCell {
                    var onSelect: (() -> Void)?
                    override var isSelected: Bool { didSet { if isSelected { onSelect?() } } }
                }
                final class Pin: MKAnnotationView {
                    weak var garden: Garden?
                    override var annotation: MKAnnotation? {
                        willSet { detailCalloutAccessoryView = Callout(garden: garden) }
                    }
                }
                final class Callout: UIView {
                    let garden: Garden?
                    init(garden: Garden?) {
                        self.garden = garden
                        super.init(frame: .zero)
                    }
                    @objc func tap() { garden?.showShed() }
                }
                """),
            has: ["Garden ~push~> Beds : show", "Garden ~sheet~> Shed : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a controller is put into another one as before Swift 4.2, or by its view alone",
            app(
                "window?.rootViewController = Garden()",
                """
                final class Garden: UIViewController {
                    private let beds = Beds()
                    private let shed = Shed()
                    override func viewDidLoad() {
                        addChildViewController(beds)
                        view.addSubview(beds.view)
                        beds.didMove(toParentViewController: self)
                    }
                    @objc func tap() { view.addSubview(shed.view) }
                }
                """), has: ["Garden -root!-> Beds : beds", "Garden -root!-> Shed : shed"], hasNot: ["unresolved"]),
        ScannedApp(
            "a list of controllers of the app's own shows none of them by itself",
            app(
                "window?.rootViewController = Garden(places: [Beds(), Shed()])",
                """
                final class Garden: UIViewController {
                    private let viewControllers: [UIViewController]
                    init(places: [UIViewController]) {
                        self.viewControllers = places
                        super.init(nibName: nil, bundle: nil)
                    }
                    override func viewDidLoad() { for place in viewControllers { addChild(place) } }
                }
                """), has: ["Garden -root!-> Beds : beds", "Garden -root!-> Shed : shed"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func areRead(_ app: ScannedApp) { app.check() }
}
