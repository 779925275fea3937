import Testing

/// View controllers of UIKit's as screens, shown by code.
struct ControllerTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: Quay())
                    return true
                }
            }
            final class Boat: UIViewController {}
            final class Crew: UIViewController {}

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "actions and delegates are called by the system, and done by their controller",
            app(
                """
                final class Quay: UIViewController, UICollectionViewDelegate {
                    @objc private func board() { navigationController?.pushViewController(Boat(), animated: true) }
                    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                        present(Crew(), animated: true, completion: nil)
                    }
                }
                """),
            has: [
                "entry Quay", "Quay ~push~> Boat : pushViewController", "Quay ~sheet~> Crew : present",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "how a function presents what others present otherwise is what it says itself",
            app(
                """
                final class Quay: UIViewController {
                    @objc private func board() { bring(make()) }
                    @objc private func hire() { cover(with: make()) }
                    private func make() -> UIViewController { Boat() }
                    private func bring(_ controller: UIViewController) {
                        controller.modalPresentationStyle = .popover
                        present(controller, animated: true)
                    }
                    private func cover(with controller: UIViewController) {
                        controller.modalPresentationStyle = .fullScreen
                        present(controller, animated: true)
                    }
                }
                """),
            has: ["Quay ~fullScreen~> Boat : present [also=popover]"], hasNot: ["unresolved"]),
        ScannedApp(
            "a screen that is no container is not cast to one",
            app(
                """
                final class Quay: UIViewController {
                    let guide = Guide()
                    @objc private func board() { guide.show(Boat(), over: self) }
                }
                final class Guide {
                    func show(_ target: UIViewController, over sender: UIViewController) {
                        if let stack = sender as? UINavigationController {
                            stack.pushViewController(target, animated: false)
                            return
                        }
                        sender.present(target, animated: true)
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : present"], hasNot: ["~push~>"]),
        ScannedApp(
            "what a controller binds to its reactor is run as it is given one",
            app(
                """
                import ReactorKit
                import RxSwift
                final class QuayReactor: Reactor {
                    enum Action { case board }
                    struct State { var isBoarding = false }
                    let initialState = State()
                }
                final class Quay: UIViewController, ReactorKit.View {
                    var disposeBag = DisposeBag()
                    func bind(reactor: QuayReactor) {
                        reactor.state.map(\\.isBoarding).bind(onNext: { [weak self] _ in self?.board() })
                            .disposed(by: disposeBag)
                    }
                    private func board() { navigationController?.pushViewController(Boat(), animated: true) }
                }
                final class Cell: UIView { func bind(reactor: QuayReactor) {} }
                final class Harbour { func fill(_ cell: Cell) { cell.bind(reactor: QuayReactor()) } }
                """),
            has: ["Quay ~push~> Boat : pushViewController"], hasNot: ["unresolved push"]),
        ScannedApp(
            "a delegate's method that one controller calls itself is called by the system in all of them",
            app(
                """
                final class Quay: UIViewController, UITableViewDelegate {
                    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        show(Pier(), sender: nil)
                    }
                }
                final class Pier: UIViewController, UITableViewDelegate {
                    let list = UITableView()
                    func choose(_ path: IndexPath) { tableView(list, didSelectRowAt: path) }
                    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        navigationController?.pushViewController(Boat(), animated: true)
                    }
                }
                """),
            has: ["Quay ~push~> Pier : show", "Pier ~push~> Boat : pushViewController"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a delegate's method is done by the controller that calls it",
            app(
                """
                protocol PierDelegate: AnyObject { func pier(_ pier: Pier, wants boat: Int) }
                final class Quay: UIViewController, PierDelegate {
                    @objc private func walk() {
                        let pier = Pier()
                        pier.delegate = self
                        show(pier, sender: nil)
                    }
                    func pier(_ pier: Pier, wants boat: Int) {
                        navigationController?.pushViewController(Boat(), animated: true)
                    }
                }
                final class Pier: UIViewController {
                    weak var delegate: PierDelegate?
                    @objc private func choose() { delegate?.pier(self, wants: 1) }
                }
                """),
            has: ["Quay ~push~> Pier : show", "Pier ~push~> Boat : pushViewController"],
            hasNot: ["Quay ~push~> Boat", "unresolved"]),
        ScannedApp(
            "alerts are no screens, whoever makes them",
            app(
                """
                final class Question: UIAlertController {}
                final class Quay: UIViewController {
                    @objc private func ask() { present(Question(), animated: true) }
                    @objc private func warn() {
                        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                        present(alert, animated: true)
                    }
                }
                """),
            has: ["screen Quay"], hasNot: ["Question", "~>", "unresolved"]),
        ScannedApp(
            "an alert shows the controller that it is given",
            app(
                """
                final class Quay: UIViewController {
                    @objc private func board() {
                        let crew = Crew()
                        let alert = UIAlertController(title: "Crew", message: nil, preferredStyle: .alert)
                        alert.setValue(crew, forKey: "contentViewController")
                        alert.addAction(UIAlertAction(title: "Done", style: .default))
                        present(alert, animated: true)
                    }
                    @objc private func warn() {
                        let alert = UIAlertController(title: "Storm", message: nil, preferredStyle: .alert)
                        alert.setValue(Boat().title, forKey: "attributedTitle")
                        present(alert, animated: true)
                    }
                }
                """),
            has: ["Quay ~sheet~> Crew : present"], hasNot: ["~> Boat"]),
        ScannedApp(
            "a navigation controller of the app's own shows what it begins with, and a style says how",
            app(
                """
                final class Stack: UINavigationController {
                    init() { super.init(rootViewController: Boat()) }
                    required init?(coder: NSCoder) { nil }
                }
                final class Quay: UIViewController {
                    @objc private func sail() {
                        let stack = Stack()
                        stack.modalPresentationStyle = .overFullScreen
                        present(stack, animated: true)
                    }
                    @objc private func gather() {
                        let stack = UINavigationController()
                        stack.pushViewController(Crew(), animated: false)
                        present(stack, animated: true)
                    }
                }
                """),
            has: ["Quay ~fullScreen~> Boat : present", "Quay ~sheet~> Crew : present"],
            hasNot: ["Stack", "Quay ~push~>", "unresolved"]),
        ScannedApp(
            "a library's container around a controller stands for that",
            app(
                """
                final class Snacks: SnackbarController {}
                final class Quay: UIViewController {
                    @objc private func sail() {
                        present(Snacks(rootViewController: UINavigationController(rootViewController: Boat())), animated: true)
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : present"], hasNot: ["Snacks", "unresolved"]),
        ScannedApp(
            "a tab bar controller declares its tabs, in its initialiser or for it",
            app(
                """
                final class Harbour: UITabBarController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        setViewControllers([Boat(), UINavigationController(rootViewController: Crew())], animated: false)
                    }
                    required init?(coder: NSCoder) { nil }
                }
                final class Quay: UIViewController {
                    @objc private func enter() { present(Harbour(), animated: true) }
                    @objc private func build() {
                        let bar = UITabBarController()
                        bar.viewControllers = [Boat()]
                        navigationController?.setViewControllers([bar], animated: true)
                    }
                }
                """),
            has: [
                "Harbour -tab-> Boat : boat", "Harbour -tab-> Crew : crew", "Quay ~sheet~> Harbour : present",
                "UITabBarController -tab-> Boat : boat", "Quay ~root~> UITabBarController : setViewControllers",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "an object that keeps a controller to present alerts on it is no coordinator",
            app(
                """
                final class StormAlerts {
                    var viewController: UIViewController?
                    func show(_ text: String) {
                        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
                        viewController?.present(alert, animated: true)
                    }
                }
                final class Alerts {
                    var viewController: UIViewController?
                    func show(_ text: String, _ done: @escaping () -> Void) {
                        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done() })
                        viewController?.present(alert, animated: true)
                        if text.isEmpty { StormAlerts().show("Storm") }
                    }
                }
                final class Quay: UIViewController {
                    let alerts = Alerts()
                    @objc private func warn() {
                        alerts.show("Fog") { [weak self] in self?.present(Boat(), animated: true) }
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : present"], hasNot: ["Alerts", "unresolved"]),
        ScannedApp(
            "an object that has a router, and itself presents no more than an alert that a function makes, is no coordinator",
            app(
                """
                protocol Routing { func open(_ page: UIViewController) }
                final class Router: Routing {
                    var current: UIViewController
                    init(_ current: UIViewController) { self.current = current }
                    func open(_ page: UIViewController) { current.navigationController?.pushViewController(page, animated: true) }
                }
                final class SignIn {
                    static let shared = SignIn()
                    var router: Routing?
                    func go(_ isKnown: Bool) {
                        guard let router = router as? Router else { return }
                        guard isKnown else {
                            let alert = UIAlertController.failure("Who?")
                            return router.current.present(alert, animated: true)
                        }
                        router.open(Boat())
                    }
                }
                extension UIAlertController {
                    static func failure(_ text: String) -> UIAlertController {
                        UIAlertController(title: nil, message: text, preferredStyle: .alert)
                    }
                }
                final class Quay: UIViewController {
                    @objc private func enter() {
                        SignIn.shared.router = Router(self)
                        SignIn.shared.go(UserDefaults.standard.bool(forKey: "isKnown"))
                    }
                }
                """),
            has: ["Quay ~push~> Boat : pushViewController"], hasNot: ["coordinator SignIn", "SignIn -", "unresolved"]),
        ScannedApp(
            "a tab bar controller that holds another controller, to present it, is no coordinator",
            app(
                """
                final class Harbour: UITabBarController {
                    private var muster: UINavigationController?
                    override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Boat())] }
                    @objc private func call() {
                        let muster = UINavigationController(rootViewController: Crew())
                        self.muster = muster
                        present(muster, animated: true)
                    }
                }
                final class Quay: UIViewController {
                    @objc private func enter() { present(Harbour(), animated: true) }
                }
                """),
            has: [
                "coordinator Harbour tab [style=uiKit]", "Harbour -tab-> Boat : boat",
                "Harbour ~sheet~> Crew : present", "Quay ~sheet~> Harbour : present",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "cells of one class tell the controllers for whose tables they are made, and no other",
            app(
                """
                protocol BerthDelegate: AnyObject { func choose() }
                final class Berth: UITableViewCell {
                    weak var delegate: BerthDelegate?
                    let label = TagLabel()
                    override func awakeFromNib() { label.onTag = { [weak self] in self?.delegate?.choose() } }
                }
                final class Quay: UIViewController, UITableViewDataSource, BerthDelegate {
                    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        let berth = tableView.dequeueReusableCell(withIdentifier: "berth", for: path) as! Berth
                        berth.delegate = self
                        return berth
                    }
                    func choose() { navigationController?.pushViewController(Pier(), animated: true) }
                    @objc func tap() { present(Mole(), animated: true) }
                }
                final class Mole: UIViewController, UITableViewDataSource, BerthDelegate {
                    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        let berth = tableView.dequeueReusableCell(withClass: Berth.self, for: path)
                        berth.delegate = self
                        return berth
                    }
                    func choose() { present(Crew(), animated: true) }
                }
                final class Pier: UIViewController, UITableViewDataSource, BerthDelegate {
                    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        guard let berth = tableView.dequeueReusableCell(withIdentifier: "berth") as? Berth else {
                            return UITableViewCell()
                        }
                        berth.delegate = self
                        return berth
                    }
                    func choose() { present(Boat(), animated: true) }
                }
                """),
            has: [
                "Quay ~push~> Pier : pushViewController", "Pier ~sheet~> Boat : present",
                "Mole ~sheet~> Crew : present",
            ],
            hasNot: ["Quay ~sheet~> Boat", "Quay ~sheet~> Crew", "Mole ~push~>", "Pier ~push~> Pier", "unresolved"]),
        ScannedApp(
            "a view of an outlet tells the controller with the outlet only, and nobody where nobody listens",
            app(
                """
                protocol BannerDelegate: AnyObject { func choose() }
                final class Banner: UIView {
                    weak var delegate: BannerDelegate?
                    @IBAction func tap() { delegate?.choose() }
                }
                final class Quay: UIViewController, BannerDelegate {
                    @IBOutlet weak var banner: Banner!
                    override func viewDidLoad() { banner.delegate = self }
                    func choose() { navigationController?.pushViewController(Pier(), animated: true) }
                    @objc func tap() { present(Mole(), animated: true) }
                }
                final class Pier: UIViewController, BannerDelegate {
                    @IBOutlet weak var banner: Banner!
                    override func viewDidLoad() { banner.delegate = self }
                    func choose() { present(Boat(), animated: true) }
                }
                final class Mole: UIViewController {
                    @IBOutlet weak var banner: Banner!
                    override func viewDidLoad() { banner.isHidden = true }
                }
                """),
            has: ["Quay ~push~> Pier : pushViewController", "Pier ~sheet~> Boat : present"],
            hasNot: ["Quay ~sheet~> Boat", "Pier ~push~> Pier", "Mole ~", "unresolved"]),
        ScannedApp(
            "a private function that its file does not call is dead, whatever is called like it elsewhere",
            app(
                """
                final class Quay: UIViewController {
                    @objc func tap() { hail() }
                    private func hail() { present(Crew(), animated: true) }
                    private func old() { navigationController?.pushViewController(Boat(), animated: true) }
                    private func moor(_ name: String) { present(Boat(), animated: true) }
                }
                """
            ).merging(["Age.swift": "func age(_ wine: Wine) { wine.old(); wine.moor(at: 3) }"]) { $1 },
            has: ["Quay ~sheet~> Crew : present"], hasNot: ["~> Boat", "unresolved"]),
        ScannedApp(
            "code of a superclass is done by the controllers that inherit from it",
            app(
                """
                class Place: UIViewController { @objc func call() { present(Crew(), animated: true) } }
                final class Quay: Place {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let child = Jetty()
                        addChild(child)
                    }
                }
                final class Jetty: Place {}
                """),
            has: [
                "Quay -root!-> Jetty : jetty", "Quay ~sheet~> Crew : present", "Jetty ~sheet~> Crew : present",
            ], hasNot: ["Place", "unresolved"]),
        ScannedApp(
            "a cell, which a table makes, is no coordinator",
            app(
                """
                final class Quay: UIViewController {}
                final class BerthCell: UITableViewCell {
                    weak var controller: UIViewController?
                    @objc func book() { controller?.present(Crew(), animated: true) }
                }
                """),
            has: ["entry Quay"], hasNot: ["coordinator BerthCell", "BerthCell -"]),
        ScannedApp(
            "what an extension of a library's type, and a protocol that it conforms to, give its subclasses",
            app(
                """
                protocol NibMade { static var nib: String { get } }
                extension NibMade where Self: UIView {
                    static func fromNib() -> Self { UINib(nibName: nib, bundle: nil).instantiate(withOwner: nil)[0] as! Self }
                }
                extension NibMade where Self: UIViewController {
                    static func fromNib() -> Self { Self(nibName: nib, bundle: nil) }
                }
                extension UIView: NibMade { static var nib: String { "" } }
                extension UIViewController: NibMade { static var nib: String { String(describing: self) } }
                extension UIViewController { func open(_ controller: UIViewController) { show(controller, sender: self) } }
                final class Quay: UITableViewController { @objc func tap() { open(Mast.fromNib()) } }
                final class Mast: UITableViewController {}
                """),
            has: ["entry Quay", "Quay ~push~> Mast : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "what a controller shows is its own, though nobody knows who shows the controller",
            app(
                """
                import Pilots
                final class Quay: UIViewController { @objc func tap() { Pilot.shared.steer(to: Mast.self) } }
                final class Mast: UIViewController { @objc func climb() { present(Crew(), animated: true) } }
                class Hull: UIViewController { @objc func dive() { present(Crew(), animated: true) } }
                final class Unused: Hull {}
                """),
            has: [
                "entry Quay", "screen Mast", "screen Unused", "Mast ~sheet~> Crew : present",
                "unresolved Mast : \"no code that shows it was found\" [from=Quay candidate=Mast]",
            ], hasNot: ["screen Hull", "Unused ~"]),
        ScannedApp(
            "who finds what is searched for, and pages inside a controller, are parts of it",
            app(
                """
                final class Quay: UIViewController {
                    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    override func viewDidLoad() {
                        navigationItem.searchController = UISearchController(searchResultsController: Crew())
                        addChild(pages)
                        pages.setViewControllers([Boat()], direction: .forward, animated: false)
                    }
                }
                """),
            has: ["Quay -root!-> Boat : boat", "Quay -root!-> Crew : crew"], hasNot: ["unresolved", "~>"]),
        ScannedApp(
            "what a controller's button does is the controller's, though another one makes it show the button",
            app(
                """
                final class Quay: UIViewController {
                    @objc func tap() {
                        let mast = Mast()
                        mast.fill("red")
                        present(mast, animated: true)
                    }
                }
                final class Mast: UIViewController {
                    private lazy var flag: UIButton = {
                        let button = UIButton(type: .system)
                        button.addAction(UIAction { [weak self] _ in self?.climb() }, for: .touchUpInside)
                        return button
                    }()
                    func fill(_ colour: String) { flag.setTitle(colour, for: .normal) }
                    private func climb() { present(Crew(), animated: true) }
                }
                """),
            has: ["Quay ~sheet~> Mast : present", "Mast ~sheet~> Crew : present"],
            hasNot: ["Quay ~sheet~> Crew", "unresolved"]),
        ScannedApp(
            "a controller that gives itself to a banner is not shown by that",
            app(
                """
                final class Quay: UIViewController {
                    private lazy var banner: BannerView = {
                        let banner = BannerView()
                        banner.rootViewController = self
                        return banner
                    }()
                    override func viewDidLoad() { view.addSubview(banner) }
                }
                """),
            has: ["entry Quay"], hasNot: ["~>", "unresolved"]),
        ScannedApp(
            "a router that only refers to its screen's controller works for the screen",
            app(
                """
                protocol Routing: AnyObject { func board(); func muster() }
                final class QuayRouter: Routing {
                    weak var controller: UIViewController?
                    func board() { controller?.navigationController?.pushViewController(Boat(), animated: true) }
                    func muster() { controller?.present(Crew(), animated: true) }
                }
                final class Quay: UIViewController {
                    private let router: Routing
                    init() {
                        let router = QuayRouter()
                        self.router = router
                        super.init(nibName: nil, bundle: nil)
                        router.controller = self
                    }
                    @objc func tap() { router.board() }
                    @objc func call() { router.muster() }
                }
                """),
            has: ["Quay ~push~> Boat : pushViewController", "Quay ~sheet~> Crew : present"],
            hasNot: ["QuayRouter", "unresolved"]),
        ScannedApp(
            "a view of an outlet tells a controller of the outlet's class, where no more is known of the controller",
            app(
                """
                protocol BannerDelegate: AnyObject { func choose() }
                final class Banner: UIView {
                    weak var delegate: BannerDelegate?
                    @IBAction func tap() { delegate?.choose() }
                }
                final class Quay: UIViewController, BannerDelegate {
                    @IBOutlet weak var banner: Banner!
                    override func viewDidLoad() { banner.delegate = self }
                    func choose() { navigationController?.pushViewController(Pier(), animated: true) }
                    @objc func tell(_ note: Notification) { (note.object as? Pier)?.listen() }
                }
                final class Pier: UIViewController, BannerDelegate {
                    @IBOutlet weak var banner: Banner!
                    func listen() { banner.delegate = self }
                    func choose() { present(Boat(), animated: true) }
                }
                """),
            has: ["Quay ~push~> Pier : pushViewController", "Pier ~sheet~> Boat : present"],
            hasNot: ["Pier ~push~> Pier", "unresolved"]),
        ScannedApp(
            "a view from a nib that a controller makes as another one prepares it tells the controller",
            app(
                """
                protocol TitleDelegate: AnyObject { func choose() }
                final class Title: UIView {
                    weak var delegate: TitleDelegate?
                    @IBAction func tap() { delegate?.choose() }
                    static func fromNib() -> Self? { UINib(nibName: "Title", bundle: nil).instantiate(withOwner: nil).first as? Self }
                }
                final class Quay: UIViewController {
                    @objc func enter() {
                        let pier = Pier()
                        pier.name = "North"
                        navigationController?.pushViewController(pier, animated: true)
                    }
                }
                final class Pier: UIViewController, TitleDelegate {
                    var name: String? {
                        didSet {
                            let title = Title.fromNib()
                            title?.delegate = self
                            navigationItem.titleView = title
                        }
                    }
                    func choose() { present(Boat(), animated: true) }
                }
                """),
            has: ["Quay ~push~> Pier : pushViewController", "Pier ~sheet~> Boat : present"],
            hasNot: ["Quay ~sheet~> Boat", "unresolved"]),
        ScannedApp(
            "a child that is added to a tab bar controller is a tab",
            app(
                """
                final class Quay: UITabBarController {
                    private let docks: [UIViewController] = [Boat(), UINavigationController(rootViewController: Crew())]
                    override func viewDidLoad() {
                        for dock in docks { addChild(dock) }
                    }
                }
                """),
            has: ["coordinator Quay tab [style=uiKit]", "Quay -tab-> Boat : boat", "Quay -tab-> Crew : crew"],
            hasNot: ["-root", "unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// The navigation controller around a screen pushes what it is asked for in an extension of its class.
    @Test(arguments: [
        "func open(_ other: UIViewController) { pushViewController(other, animated: true) }",
        "func open(_ other: UIViewController) { self.pushViewController(other, animated: true) }",
        "func open(_ other: UIViewController) { show(other, sender: nil) }",
    ]) func areShownByExtensionsOfUIKitsContainers(_ function: String) {
        let name = function.contains("show") ? "show" : "pushViewController"
        ScannedApp(
            "an extension of the navigation controller",
            [
                "App.swift": """
                import UIKit
                extension UINavigationController { \(function) }
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = UINavigationController(rootViewController: HomeController())
                    }
                }
                final class HomeController: UIViewController {
                    @IBAction func open() { navigationController?.open(ListController()) }
                }
                final class ListController: UIViewController {
                    @IBAction func open() { navigationController?.open(ItemController()) }
                }
                final class ItemController: UIViewController {}
                """
            ],
            has: [
                "HomeController ~push~> ListController : \(name)", "ListController ~push~> ItemController : \(name)",
            ],
            hasNot: ["unresolved", "HomeController ~push~> ItemController"]
        ).check()
    }
}
