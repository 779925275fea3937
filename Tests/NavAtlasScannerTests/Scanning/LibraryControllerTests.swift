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
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
