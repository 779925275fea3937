import Testing

/// View controllers of libraries whose source is not at hand.
struct LibraryControllerTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            import Harbourmaster
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
            "one that is shown is a screen",
            app(
                """
                final class Quay: UIViewController {
                    @objc func pay() { present(TollViewController(fee: 3), animated: true) }
                    @objc func warn() { present(StormAlertController(text: "Storm"), animated: true) }
                    @objc func share() { present(UIActivityViewController(items: []), animated: true) }
                    @objc func play() { present(GKGameCenterViewController(), animated: true) }
                }
                """),
            has: ["screen TollViewController", "Quay ~sheet~> TollViewController : present"],
            hasNot: ["Alert", "Activity", "GameCenter", "unresolved"]),
        ScannedApp(
            "what shows one of the system's gives itself to that, and is not shown again",
            app(
                """
                final class Quay: UIViewController, UIActivityItemSource {
                    @objc func share() {
                        present(UIActivityViewController(activityItems: [self], applicationActivities: nil), animated: true)
                    }
                    @objc func board() { show(Boat(), sender: nil) }
                }
                """),
            has: ["Quay ~push~> Boat : show"], hasNot: ["~> Quay", "unresolved"]),
        ScannedApp(
            "a dialog that is called no controller shows what it holds, or nothing",
            app(
                """
                final class Quay: UIViewController {
                    @objc func warn() { present(Popup(title: "Storm", buttons: [Choice("Stay")]), animated: true) }
                    @objc func pay() { present(Popup(content: Till(), on: self), animated: true) }
                }
                final class Till: UIViewController {}
                """),
            has: ["Quay ~sheet~> Till : present"], hasNot: ["Popup", "~> Quay", "unresolved"]),
        ScannedApp(
            "what overrides a controller's life is one, whatever the library calls it",
            app(
                """
                final class Quay: UIViewController {
                    @objc func look() { present(Tour(), animated: true) }
                    @objc func warn() { Alarm().viewDidLoad() }
                }
                final class Tour: SlideController {
                    override func viewDidLoad() { super.viewDidLoad() }
                    @objc func skip() { present(Crew(), animated: true) }
                }
                final class Alarm: BellController { func viewDidLoad() {} }
                """),
            has: ["Quay ~sheet~> Tour : present", "Tour ~sheet~> Crew : present"], hasNot: ["Alarm", "unresolved"]),
        ScannedApp(
            "one that is called a navigation controller holds a stack",
            app(
                """
                final class Quay: UIViewController {
                    @objc func look() {
                        let stack = Stack(rootViewController: Boat())
                        stack.pushViewController(Crew(), animated: false)
                        present(stack, animated: true)
                    }
                    @objc func sail() { present(TintedNavigationController(rootViewController: Crew()), animated: true) }
                }
                class Stack: TintedNavigationController {
                    override func pushViewController(_ controller: UIViewController, animated: Bool) {
                        super.pushViewController(controller, animated: animated)
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : present", "Quay ~sheet~> Crew : present"],
            hasNot: ["Stack", "TintedNavigationController", "unresolved"]),
        ScannedApp(
            "what the app's own class gives to the one that it inherits from is a part of it",
            app(
                """
                final class Quay: UIViewController {
                    @objc func look() { show(Chart(content: Sea(), drawer: Legend()), sender: nil) }
                }
                final class Chart: DrawerViewController {
                    init(content: UIViewController, drawer: UIViewController) {
                        super.init(content: content, drawer: drawer)
                    }
                }
                final class Sea: UIViewController { @objc func sail() { show(Boat(), sender: nil) } }
                final class Legend: UIViewController {}
                """),
            has: [
                "Quay ~push~> Chart : show", "Chart -root!-> Legend : legend", "Chart -root!-> Sea : sea",
                "Sea ~push~> Boat : show",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a row of a form says how it shows the controller that a closure gives",
            app(
                """
                final class Quay: HarbourFormViewController {
                    override func viewDidLoad() {
                        form.add(FormRow {
                            $0.presentationMode = .presentModally(controllerProvider: .callback(builder: { Boat() }))
                        })
                        form.add(FormRow { $0.presentationMode = .show(provider: Provider.callback { Crew() }) })
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : presentModally", "Quay ~push~> Crew : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "an object of a class of theirs is told by what its class overrides",
            app(
                """
                protocol BerthsDelegate: AnyObject { func choose() }
                final class Quay: UIViewController, BerthsDelegate {
                    func section(for item: Any) -> SectionController { Berths(delegate: self) }
                    override func viewDidLoad() { _ = section(for: 1) }
                    func choose() { show(Boat(), sender: nil) }
                }
                final class Berths: SectionController {
                    private weak var delegate: BerthsDelegate?
                    init(delegate: BerthsDelegate) { self.delegate = delegate }
                    override func didSelectItem(at index: Int) { delegate?.choose() }
                }
                """),
            has: ["Quay ~push~> Boat : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "one that a coordinator shows is a route's destination",
            app(
                """
                final class HarbourCoordinator {
                    private let navigation: UINavigationController
                    private var toll: TollViewController?
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() { navigation.pushViewController(Pier(coordinator: self), animated: false) }
                    func prepare() { toll = TollViewController(fee: 3) }
                    func pay() {
                        guard let toll else { return prepare() }
                        navigation.pushViewController(toll, animated: true)
                    }
                }
                final class Pier: UIViewController {
                    let coordinator: HarbourCoordinator
                    init(coordinator: HarbourCoordinator) { self.coordinator = coordinator }
                    @objc func tap() { coordinator.pay() }
                }
                final class Quay: UIViewController {
                    @objc func enter() { HarbourCoordinator(navigation: navigationController!).start() }
                }
                """),
            has: [
                "HarbourCoordinator -push-> TollViewController : pay",
                "Pier ~push~> TollViewController : HarbourCoordinator.pay",
            ],
            hasNot: ["unresolved"]),
        ScannedApp(
            "what it calls is done by it where it is a screen, and else by the screen that gave it",
            app(
                """
                final class Quay: UIViewController {
                    lazy var lock = LockController(onOpen: { [weak self] in
                        self?.navigationController?.pushViewController(Crew(), animated: true)
                    })
                    @objc func pay() {
                        let toll = TollViewController(fee: 3, onPaid: { [weak self] in self?.board() })
                        toll.onRefuse = { [weak self] in self?.present(Crew(), animated: true) }
                        present(toll, animated: true)
                    }
                    @objc func open() { lock.run(in: view) }
                    private func board() { navigationController?.pushViewController(Boat(), animated: true) }
                }
                """),
            has: [
                "TollViewController ~push~> Boat : pushViewController", "TollViewController ~sheet~> Crew : present",
                "Quay ~push~> Crew : pushViewController",
            ],
            hasNot: ["Quay ~push~> Boat", "Quay ~sheet~> Crew", "LockController", "unresolved"]),
        ScannedApp(
            "one that was given a controller of the app's to show stands for that",
            app(
                """
                protocol BoatDelegate: AnyObject {}
                final class Quay: UIViewController, BoatDelegate {
                    private let panel = DrawerController()
                    override func viewDidLoad() { panel.set(contentViewController: Boat()) }
                    @objc func board() { present(panel, animated: true) }
                    @objc func muster() {
                        present(MenuNavigationController(rootViewController: Crew()), animated: true)
                    }
                    @objc func pay() { present(TollController(delegate: self), animated: true) }
                }
                """),
            has: [
                "Quay ~sheet~> Boat : present", "Quay ~sheet~> Crew : present",
                "Quay ~sheet~> TollController : present",
            ],
            hasNot: ["DrawerController", "MenuNavigationController", "Quay ~sheet~> Quay", "unresolved"]),
        ScannedApp(
            "one that is put into a controller is a part of that, and what it was given to show is",
            app(
                """
                final class Quay: UIViewController {
                    private let panel = DrawerController()
                    override func viewDidLoad() {
                        panel.set(contentViewController: Boat())
                        panel.addPanel(toParent: self, animated: true)
                    }
                }
                """),
            has: ["Quay -root!-> Boat : boat"], hasNot: ["DrawerController", "unresolved"]),
        ScannedApp(
            "one that is left in an object that the library shares is there for others",
            app(
                """
                import SwiftUI
                struct Menu: View { var body: some View { Text("Menu") } }
                final class Quay: UIViewController {
                    override func viewDidLoad() {
                        let menu = DrawerNavigationController(rootViewController: UIHostingController(rootView: Menu()))
                        DrawerManager.shared.leftDrawer = menu
                    }
                    @objc func open() { present(DrawerManager.shared.leftDrawer!, animated: true) }
                    @objc func muster() { present(Crew(), animated: true) }
                }
                """),
            has: ["Quay ~sheet~> Menu : present", "Quay ~sheet~> Crew : present"], hasNot: ["Drawer", "unresolved"]),
        ScannedApp(
            "what a library's function pushes or presents",
            app(
                """
                struct Harbour { let pilot: PilotType }
                final class Rope: UIViewController {}
                final class Quay: UIViewController {
                    let harbour: Harbour
                    init(harbour: Harbour) { self.harbour = harbour }
                    @objc func board() { harbour.pilot.push(Boat()) }
                    @objc func muster() { presentCard(UINavigationController(rootViewController: Crew()), animated: true) }
                    @objc func pay() { harbour.pilot.presentToll(fee: 3, from: Crew()) }
                    @objc func choose() { Menus.shared.show(sourceViewController: self, viewController: Rope()) }
                }
                """),
            has: ["Quay ~push~> Boat : push", "Quay ~sheet~> Crew : presentCard", "Quay ~sheet~> Rope : show"],
            hasNot: ["presentToll", "unresolved \"Boat", "unresolved self.presentCard"]),
        ScannedApp(
            "a function of the app's own that is called alike shows what it says",
            app(
                """
                extension UIViewController {
                    func presentCard(_ card: UIViewController) { print(card) }
                }
                final class Quay: UIViewController {
                    @objc func board() { presentCard(Boat()) }
                }
                """),
            has: ["screen Quay"], hasNot: ["~> Boat"]),
        ScannedApp(
            "what a library's container asks a controller for, that shows inside itself",
            app(
                """
                final class Quay: PagerViewController, PagerDataSource {
                    private let pages: [UIViewController] = [Boat(), Crew()]
                    override func viewDidLoad() { dataSource = self }
                    func viewController(for pager: PagerViewController, at index: Int) -> UIViewController? { pages[index] }
                    func select(_ index: Int) { title = viewController(for: self, at: index)?.title }
                }
                """),
            has: ["Quay -root!-> Boat : boat", "Quay -root!-> Crew : crew"], hasNot: ["unresolved"]),
        ScannedApp(
            "what its data source gives to a container that is not called a view controller",
            app(
                """
                final class Quay: UIViewController, DeckControllerDataSource {
                    override func viewDidLoad() {
                        let deck = DeckController()
                        deck.dataSource = self
                        addChild(deck)
                    }
                    func deckController(_ deck: DeckController, controllerAt index: Int) -> UIViewController { Boat() }
                    func draw(_ plan: PlanController) -> UIViewController { Crew() }
                }
                """),
            has: ["Quay -root!-> Boat : boat"], hasNot: ["Quay -root!-> Crew"]),
        ScannedApp(
            "what a library's class asks a controller for by a method that it overrides, that shows inside itself",
            app(
                """
                final class Quay: SwipeViewController {
                    private let boat: UIViewController = {
                        let boat = Boat()
                        return UINavigationController(rootViewController: boat)
                    }()
                    override func swipeView(_ swipeView: SwipeView, viewControllerForPageAt index: Int) -> UIViewController {
                        [boat, Crew()][index]
                    }
                }
                """),
            has: ["Quay -root!-> Boat : boat", "Quay -root!-> Crew : crew"], hasNot: ["unresolved"]),
        ScannedApp(
            "a library's static function gives a controller of the class on which it is called",
            app(
                """
                final class Quay: UIViewController {
                    @objc func board() { navigationController?.pushViewController(Cabin.instantiate(), animated: true) }
                    @objc func hire() { present(UINavigationController(rootViewController: Cabin.fromHarbour("A")), animated: true) }
                }
                final class Cabin: UIViewController, HarbourBased {}
                """),
            has: ["Quay ~push~> Cabin : pushViewController", "Quay ~sheet~> Cabin : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a library's own way of what UIKit calls so shows what it is given",
            app(
                """
                final class Quay: UIViewController {
                    private let frame = Frame(width: 200)
                    @objc func look() { customPresentViewController(frame, viewController: Boat(), animated: true) }
                    @objc func sail() { navigationController?.hm_pushViewController(Crew(), style: .fade) }
                }
                """),
            has: [
                "Quay ~sheet~> Boat : customPresentViewController", "Quay ~push~> Crew : hm_pushViewController",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "what the source of a library's container gives by its number stands in the container",
            app(
                """
                final class Quay: UIViewController {
                    private var berths: [UIViewController] = []
                    override func viewDidLoad() { berths = [Boat(), Crew()] }
                }
                extension Quay: BerthPagerDataSource {
                    func numberOfItems() -> Int { berths.count }
                    func controller(at index: Int) -> UIViewController { berths[index] }
                }
                """),
            has: ["Quay -root!-> Boat : boat", "Quay -root!-> Crew : crew"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
