import Testing

/// What a controller does because another screen's code tells it to.
struct ToldControllerTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: Lobby())
                    return true
                }
            }
            final class Options: UIViewController {}
            final class Map: UIViewController {}

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "its own action and what its code shows for another screen are done by the controller",
            app(
                """
                final class Lobby: UIViewController {
                    @IBAction func enter(_ sender: UIButton) {
                        let room = Room()
                        room.lobby = self
                        present(room, animated: true)
                    }
                    @IBAction func choose(_ sender: UIButton) { present(Options(), animated: true) }
                    func find() { look() }
                    private func look() { navigationController?.pushViewController(Map(), animated: true) }
                }
                final class Room: UIViewController {
                    weak var lobby: Lobby?
                    @IBAction func choose(_ sender: UIButton) { lobby?.choose(sender) }
                    @IBAction func leave(_ sender: UIButton) { dismiss(animated: true) { self.lobby?.find() } }
                }
                """),
            has: [
                "Lobby ~sheet~> Room : present", "Lobby ~sheet~> Options : present",
                "Lobby ~push~> Map : pushViewController",
            ],
            hasNot: ["Room ~", "unresolved"]),
        ScannedApp(
            "a call that names another controller tells that to show something",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() {
                        let room = Room()
                        room.lobby = self
                        present(room, animated: true)
                    }
                }
                final class Room: UIViewController {
                    weak var lobby: Lobby?
                    @objc func leave() { dismiss(animated: true) { self.lobby?.present(Options(), animated: true) } }
                }
                """),
            has: ["Lobby ~sheet~> Room : present", "Lobby ~sheet~> Options : present [replaces]"],
            hasNot: ["Room ~", "unresolved"]),
        ScannedApp(
            "a controller that shows itself is shown by the one that tells it to",
            app(
                """
                final class Lobby: UIViewController {
                    private lazy var room = Room()
                    @objc func enter() { room.open(over: self) }
                }
                final class Room: UIViewController {
                    func open(over parent: UIViewController) { appear(over: parent) }
                    private func appear(over parent: UIViewController) { parent.present(self, animated: true) }
                }
                """),
            has: ["Lobby ~sheet~> Room : present"], hasNot: ["Room ~", "unresolved"]),
        ScannedApp(
            "a controller whose function shows itself, and gives a result that one need not use, does not show itself again",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() {
                        let room = Room()
                        room.title = "Room"
                        room.open(over: self)
                    }
                }
                class Place: UIViewController {
                    @discardableResult func open(over parent: UIViewController) -> Self {
                        parent.present(self, animated: true)
                        return self
                    }
                }
                final class Room: Place {}
                """),
            has: ["Lobby ~sheet~> Room : present"], hasNot: ["Room ~", "unresolved"]),
        ScannedApp(
            "a controller that is told to add a child to itself has the child",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() {
                        let room = Room()
                        room.lobby = self
                        present(room, animated: true)
                    }
                    func addMap() { addChild(Map()) }
                }
                final class Room: UIViewController {
                    weak var lobby: Lobby?
                    @objc func find() { lobby?.addMap() }
                }
                """),
            has: ["Lobby -root!-> Map : map", "Lobby ~sheet~> Room : present"],
            hasNot: ["Room -", "Room ~", "unresolved"]),
        ScannedApp(
            "what a controller is told that nobody shows, the screen does that tells it",
            app(
                """
                final class Lobby: UIViewController {
                    private let desk = Desk()
                    @objc func enter() { desk.help(in: view.window) }
                }
                final class Desk: UIViewController {
                    func help(in window: UIWindow?) { window?.rootViewController = Options() }
                }
                """),
            has: ["Lobby ~root~> Options : rootViewController"], hasNot: ["Desk ~"]),
        ScannedApp(
            "what a container is told to show is shown by the screen inside it",
            app(
                """
                final class Lobby: UIViewController {
                    @objc func enter() {
                        let hall = Hall()
                        hall.viewControllers = [Room()]
                        present(hall, animated: true)
                    }
                }
                final class Hall: UITabBarController {
                    func choose() { present(Options(), animated: true) }
                }
                final class Room: UIViewController {
                    @objc func choose() { (tabBarController as? Hall)?.choose() }
                }
                """),
            has: ["Hall -tab-> Room : room", "Room ~sheet~> Options : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a screen inside a controller that it tells to show something shows that",
            app(
                """
                final class Lobby: UIViewController {
                    override func viewDidLoad() {
                        let room = Room()
                        room.lobby = self
                        addChild(UINavigationController(rootViewController: room))
                    }
                }
                final class Room: UIViewController {
                    weak var lobby: Lobby?
                    @objc func enter() {
                        let cellar = Cellar()
                        cellar.lobby = lobby
                        navigationController?.pushViewController(cellar, animated: true)
                    }
                    @objc func choose() { lobby?.present(Options(), animated: true) }
                }
                final class Cellar: UIViewController {
                    weak var lobby: Lobby?
                    @objc func find() { lobby?.present(Map(), animated: true) }
                }
                """),
            has: [
                "Lobby -root!-> Room : room", "Room ~push~> Cellar : pushViewController",
                "Room ~sheet~> Options : present", "Cellar ~sheet~> Map : present",
            ], hasNot: ["Lobby ~", "unresolved"]),
        ScannedApp(
            "a screen that has its container take in another one leads there",
            app(
                """
                final class Lobby: UIViewController {
                    private var guest: UIViewController = Room()
                    override func viewDidLoad() {
                        (guest as? Room)?.lobby = self
                        addChild(guest)
                        view.addSubview(guest.view)
                    }
                    func showCellar() { swap(for: UINavigationController(rootViewController: Cellar())) }
                    func swap(for next: UIViewController) {
                        guest.removeFromParent()
                        addChild(next)
                        view.addSubview(next.view)
                        guest = next
                    }
                }
                final class Room: UIViewController {
                    weak var lobby: Lobby?
                    @objc func leave() { lobby?.showCellar() }
                }
                final class Cellar: UIViewController {}
                """),
            has: [
                "Lobby -root!-> Room : room", "Lobby -root!-> Cellar : cellar", "Room ~root~> Cellar : Lobby.cellar",
            ], hasNot: ["Lobby ~", "unresolved", "~> Room"]),
        ScannedApp(
            "any of several is told nothing that is known",
            app(
                """
                protocol Showing: AnyObject { var page: UIViewController { get } }
                extension Showing where Self: UIViewController { var page: UIViewController { self } }
                extension Showing { func show(_ other: Showing) { page.present(other.page, animated: true) } }
                protocol Asking: AnyObject { func ask(_ host: Showing) }
                final class Lobby: UIViewController, Showing, Asking {
                    private var guide: Guide?
                    @objc func ask(_ host: Showing) {
                        guide = Guide(host: host)
                        guide?.lead()
                    }
                    @objc func enter() { navigationController?.pushViewController(Room(), animated: true) }
                }
                final class Room: UIViewController, Showing {
                    weak var asking: Asking?
                    @objc func descend() { show(Cellar()) }
                }
                final class Cellar: UIViewController, Showing {}
                final class Attic: UIViewController, Showing {}
                final class Guide {
                    private let host: Showing
                    init(host: Showing) { self.host = host }
                    func lead() { host.show(Attic()) }
                }
                """),
            has: ["Room ~sheet~> Cellar : present", "Lobby ~sheet~> Attic : present"],
            hasNot: ["Room ~sheet~> Attic", "Cellar ~", "Attic ~"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
