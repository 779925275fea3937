import Testing

/// For which screen the system calls an object beside a controller.
struct HelperOwnerTests {
    /// - Parameter first: what the window shows.
    private static func app(showing first: String, _ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: \(first))
                    return true
                }
            }
            final class Page: UIViewController {}
            final class Note: UIViewController {}
            final class Book: UIViewController {
                private let reader: Reader
                init(_ reader: Reader) {
                    self.reader = reader
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Reader: NSObject {
                weak var screen: UIViewController?
                let rows = Rows()
                override init() {
                    super.init()
                    rows.reader = self
                }
                @objc func note() { screen?.present(Note(), animated: true) }
                func open() { screen?.navigationController?.pushViewController(Page(), animated: true) }
            }
            final class Rows: NSObject, UITableViewDelegate {
                weak var reader: Reader?
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { reader?.open() }
            }
            enum BookBuilder {
                static func build() -> UIViewController {
                    let reader = Reader()
                    let screen = Book(reader)
                    reader.screen = screen
                    return screen
                }
            }

            """ + code
        ]
    }

    /// A guide that shows views of SwiftUI, and gives one of them a button in its bar.
    private static let pond = """
        import SwiftUI
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let stack = UINavigationController()
                window?.rootViewController = stack
                Guide(stack).start()
                return true
            }
        }
        final class Guide {
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() {
                let model = PondModel(self)
                let host = UIHostingController(rootView: PondView(model: model))
                host.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Note", style: .plain, target: model, action: #selector(model.note))
                stack.pushViewController(host, animated: false)
            }
            func showNote() { stack.pushViewController(UIHostingController(rootView: NoteView()), animated: true) }
        }
        final class PondModel: NSObject, ObservableObject {
            let guide: Guide
            init(_ guide: Guide) { self.guide = guide }
            @objc func note() { guide.showNote() }
        }
        struct PondView: View {
            @ObservedObject var model: PondModel
            var body: some View { TabView { ReedView(model: model); Text("duck") } }
        }
        struct ReedView: View { @ObservedObject var model: PondModel; var body: some View { Text("r") } }
        struct NoteView: View { var body: some View { Text("n") } }
        """

    static let apps = [
        ScannedApp(
            "the model of a view of SwiftUI answers a button in its controller's bar for that view, and for no tab inside",
            ["App.swift": pond],
            has: ["PondView ~push~> NoteView : Guide.showNote"], hasNot: ["ReedView ~", "unresolved"]),
        ScannedApp(
            "what a builder makes for another screen works for that",
            app(
                showing: "Shelf()",
                """
                final class Shelf: UIViewController {
                    @objc func open() { navigationController?.pushViewController(BookBuilder.build(), animated: true) }
                }
                """),
            has: [
                "Shelf ~push~> Book : pushViewController", "Book ~sheet~> Note : present",
                "Book ~push~> Page : pushViewController",
            ], hasNot: ["Shelf ~sheet~>", "Shelf ~push~> Page", "unresolved"]),
        ScannedApp(
            "what a builder makes as the app starts works for the first screen",
            app(showing: "BookBuilder.build()", ""),
            has: ["entry Book", "Book ~sheet~> Note : present", "Book ~push~> Page : pushViewController"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "what another screen's own code makes and only refers to works for that screen",
            app(
                showing: "Shelf()",
                """
                final class Shelf: UIViewController {
                    private let reader = Reader()
                    override func viewDidLoad() { reader.screen = self }
                    @objc func open() {
                        let sheet = Sheet()
                        sheet.reader = reader
                        present(sheet, animated: true)
                    }
                }
                final class Sheet: UIViewController { weak var reader: Reader? }
                """),
            has: [
                "Shelf ~sheet~> Sheet : present", "Shelf ~sheet~> Note : present",
                "Shelf ~push~> Page : pushViewController",
            ],
            hasNot: ["Sheet ~"]),
        ScannedApp(
            "what is made with another screen's code works for the screen that refers to who holds it",
            app(
                showing: "ShelfRouter.shared.shelf",
                """
                final class ShelfRouter {
                    static let shared = ShelfRouter()
                    let shelf = Shelf()
                    private var child: CardRouter?
                    init() { shelf.router = self }
                    func open() {
                        let scanner = Scanner()
                        let card = CardRouter(interactor: Interactor(scanner: scanner), card: Card())
                        child = card
                        shelf.present(card.card, animated: true)
                    }
                }
                final class Shelf: UIViewController {
                    weak var router: ShelfRouter?
                    @objc func open() { router?.open() }
                }
                final class CardRouter {
                    let interactor: Interactor
                    let card: Card
                    init(interactor: Interactor, card: Card) {
                        self.interactor = interactor
                        self.card = card
                        interactor.router = self
                        card.listener = interactor
                    }
                    func note() { card.navigationController?.pushViewController(Note(), animated: true) }
                }
                final class Interactor {
                    private let scanner: Scanner
                    weak var router: CardRouter?
                    init(scanner: Scanner) {
                        self.scanner = scanner
                        scanner.interactor = self
                    }
                }
                final class Scanner: NSObject, CLLocationManagerDelegate {
                    weak var interactor: Interactor?
                    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                        interactor?.router?.note()
                    }
                }
                final class Card: UIViewController { weak var listener: Interactor? }
                """),
            has: ["Shelf ~sheet~> Card : present", "Card ~push~> Note : pushViewController"], hasNot: ["Shelf ~push~>"]),
        ScannedApp(
            "what a view tells works for the screen that has the view, whoever else keeps it",
            app(
                showing: "Starter().start()",
                """
                final class Starter {
                    private let shelf = Shelf()
                    private let rows: ShelfRows
                    init() { rows = ShelfRows(host: shelf) }
                    func start() -> UIViewController {
                        shelf.table.delegate = rows
                        return shelf
                    }
                }
                final class Shelf: UIViewController { let table = UITableView() }
                final class Chapter: UIViewController {}
                final class ShelfRows: NSObject, UITableViewDelegate {
                    let host: UIViewController
                    init(host: UIViewController) { self.host = host }
                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        host.navigationController?.pushViewController(Chapter(), animated: true)
                    }
                }
                """),
            has: ["Shelf ~push~> Chapter : pushViewController"],
            hasNot: ["Starter ~", "candidate=Chapter"]),
        ScannedApp(
            "what a coordinator keeps for a screen that refers to it works for that screen",
            app(
                showing: "UIViewController()",
                """
                final class Starter {
                    private let shelf = Shelf()
                    private let rows = ShelfRows()
                    private let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        rows.starter = self
                        shelf.rows = rows
                        stack.pushViewController(shelf, animated: false)
                    }
                    func open() { stack.pushViewController(Chapter(), animated: true) }
                }
                final class Shelf: UIViewController {
                    weak var rows: ShelfRows?
                    private let table = UITableView()
                    override func viewDidLoad() { rows?.fill(table) }
                }
                final class Chapter: UIViewController {}
                final class ShelfRows: NSObject, UITableViewDelegate {
                    weak var starter: Starter?
                    func fill(_ table: UITableView) { table.delegate = self }
                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { starter?.open() }
                }
                extension Launch {
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        let stack = UINavigationController()
                        window?.rootViewController = stack
                        Starter(stack).start()
                    }
                }
                """),
            has: ["Shelf ~push~> Chapter : Starter.open"],
            hasNot: ["Starter ~push~> Chapter", "candidate=Chapter"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// What a coordinator keeps that one screen holds works for that screen, though another one's code has made it.
    @Test func isTheScreenThatHoldsTheCoordinator() {
        ScannedApp(
            "a presenter that shows something itself",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = Door(window)
                        return true
                    }
                }
                final class Door: UIViewController {
                    private let window: UIWindow?
                    init(_ window: UIWindow?) {
                        self.window = window
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    @objc func enter() {
                        let hall = Hall()
                        let presenter = HallPresenter(stack: UINavigationController(rootViewController: hall))
                        let listener = HallListener(presenter)
                        hall.presenter = presenter
                        presenter.listener = listener
                        window?.rootViewController = presenter.stack
                    }
                }
                final class Hall: UIViewController { var presenter: HallPresenter? }
                final class HallPresenter {
                    let stack: UINavigationController
                    var listener: HallListener?
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.pushViewController(Stairs(), animated: true) }
                    func ring() { stack.present(Bell(), animated: true) }
                }
                final class HallListener: NSObject {
                    private weak var presenter: HallPresenter?
                    init(_ presenter: HallPresenter) { self.presenter = presenter }
                    @objc func heard() { presenter?.ring() }
                }
                final class Stairs: UIViewController {}
                final class Bell: UIViewController {}
                """
            ],
            has: ["Hall ~sheet~> Bell : HallPresenter.ring"], hasNot: ["Door ~sheet~> Bell"]
        ).check()
    }
}
