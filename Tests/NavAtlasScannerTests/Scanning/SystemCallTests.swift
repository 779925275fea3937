import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// What the system calls of the objects around a view controller, and what they hand on in turn.
@Suite struct SystemCallTests {
    @Test(arguments: cases) func isRead(_ app: ScannedApp) { app.check() }

    @Test func aViewActsForTheControllerWhoseCodeMakesIt() {
        let source =
            Self.app + """
                protocol Closing: AnyObject { func close() }
                final class NoticeView: UIView {
                    weak var delegate: Closing?
                    @objc func tapped() { delegate?.close() }
                }
                final class NoticeController: UIViewController, Closing {
                    func fill() {
                        let content = NoticeView()
                        content.delegate = self
                    }
                    func close() { dismiss(animated: true) }
                }
                final class ListController: UIViewController {
                    let model = ListModel()
                    @objc func ask() {
                        let notice = NoticeController()
                        present(notice, animated: true)
                        notice.fill()
                    }
                }
                """
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: ["A.swift": source]).remarks
        #expect(remarks.filter { $0.kind == .dismissal }.map(\.subject) == ["NoticeController"])
    }

    private static let app = """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                AppCoordinator(navigation: UINavigationController()).start()
            }
        }
        final class AppCoordinator {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
                let list = ListController()
                list.model.coordinator = self
                navigation.viewControllers = [list]
            }
            func startDetail() { navigation.pushViewController(DetailController(), animated: true) }
        }
        protocol ListInput: AnyObject { var coordinator: AppCoordinator? { get set }; func open() }
        final class ListModel: ListInput {
            var coordinator: AppCoordinator?
            func open() { coordinator?.startDetail() }
        }
        final class DetailController: UIViewController {}

        """

    private static let transitions = [
        "AppCoordinator -root!-> ListController : start", "AppCoordinator -push-> DetailController : startDetail",
        "ListController ~push~> DetailController : AppCoordinator.startDetail",
    ]

    private static func screen(_ title: String, _ code: String) -> ScannedApp {
        ScannedApp(title, ["A.swift": app + code], has: transitions, hasNot: ["unresolved"])
    }

    static let cases: [ScannedApp] = [
        screen(
            "a method of the controller's, kept by its view",
            """
            final class ListView: UIView { var onTap: (() -> Void)? }
            final class ListController: UIViewController {
                let model = ListModel()
                let content = ListView()
                override func viewDidLoad() { content.onTap = openDetail }
                private func openDetail() { model.open() }
            }
            """),
        screen(
            "a method of a protocol's, kept by its view",
            """
            final class ListView: UIView { var onTap: (() -> Void)? }
            final class ListController: UIViewController {
                let model: ListInput = ListModel()
                let content = ListView()
                override func viewDidLoad() { content.onTap = model.open }
            }
            """),
        screen(
            "an action of a view that tells its delegate, set up as UIKit makes it",
            """
            protocol ListViewDelegate: AnyObject { func didTap() }
            final class ListView: UIView {
                weak var delegate: ListViewDelegate?
                let button = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc private func tapped() { delegate?.didTap() }
            }
            final class ListController: UIViewController, ListViewDelegate {
                let model = ListModel()
                let content = ListView()
                override func viewDidLoad() { content.delegate = self }
                func didTap() { model.open() }
            }
            """),
        screen(
            "a table's delegate beside the controller",
            """
            protocol RowPicking: AnyObject { func picked() }
            final class Rows: NSObject, UITableViewDelegate {
                weak var listener: RowPicking?
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { listener?.picked() }
            }
            final class ListController: UITableViewController, RowPicking {
                let model = ListModel()
                var rows: Rows?
                override func viewDidLoad() {
                    rows = Rows()
                    tableView.delegate = rows
                    rows?.listener = self
                }
                func picked() { model.open() }
            }
            """),
        screen(
            "a cell of a table's with a button",
            """
            protocol RowDelegate: AnyObject { func rowAsks() }
            final class Row: UITableViewCell {
                weak var delegate: RowDelegate?
                @IBAction func more() { delegate?.rowAsks() }
            }
            final class ListController: UITableViewController, RowDelegate {
                let model = ListModel()
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let row = tableView.dequeueReusableCell(withIdentifier: "Row", for: path) as! Row
                    row.delegate = self
                    return row
                }
                func rowAsks() { model.open() }
            }
            """),
        screen(
            "a model from a container that takes an initialiser, in an assembly inside another",
            """
            import Swinject
            import SwinjectAutoregistration
            enum Services {
                static let container = Container()
                static let assembler = Assembler([Everything()], container: container)
            }
            extension Container { func assemble(_ assembly: Assembly) { assembly.assemble(container: self) } }
            final class Everything: Assembly {
                func assemble(container: Container) { container.assemble(Models()) }
            }
            final class Models: Assembly {
                func assemble(container: Container) {
                    container.autoregister(ListInput.self, initializer: ListModel.init)
                }
            }
            class ModelController<Model>: UIViewController {
                lazy var model: Model = Services.container.resolve(Model.self)!
            }
            final class ListController: ModelController<ListInput> {
                override func viewDidLoad() { model.open() }
            }
            """),
        screen(
            "a library's object that tells what it does by the last words of its class's name",
            """
            import Listing
            protocol RowDelegate: AnyObject { func didTap() }
            final class ListController: UIViewController, Listing.Source, RowDelegate {
                let model = ListModel()
                func source(for list: Listing.List) -> Listing.Section {
                    let rows = Rows()
                    rows.delegate = self
                    return rows
                }
                func didTap() { model.open() }
            }
            final class Rows: Listing.Section, Listing.BoundSectionSource {
                weak var delegate: RowDelegate?
                func section(_ section: Listing.BoundSection, cellFor row: Any) -> UICollectionViewCell {
                    let cell = RowCell()
                    cell.delegate = delegate
                    return cell
                }
            }
            final class RowCell: UICollectionViewCell {
                weak var delegate: RowDelegate?
                @objc func tapped() { delegate?.didTap() }
            }
            """),
        ScannedApp(
            "a tab bar controller starts a coordinator for each tab",
            [
                "A.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) { window?.rootViewController = Tabs() }
                }
                protocol Coordinator: AnyObject {
                    var navigation: UINavigationController { get }
                    func start()
                }
                final class NewsCoordinator: Coordinator {
                    let navigation = UINavigationController()
                    func start() { navigation.pushViewController(NewsController(), animated: false) }
                }
                final class MapCoordinator: Coordinator {
                    let navigation = UINavigationController()
                    func start() { navigation.pushViewController(MapController(), animated: false) }
                }
                final class Tabs: UITabBarController {
                    let news = NewsCoordinator()
                    let map = MapCoordinator()
                    override func viewDidLoad() {
                        let all: [Coordinator] = [news, map]
                        all.forEach { $0.start() }
                        viewControllers = [news.navigation, map.navigation]
                    }
                }
                final class NewsController: UIViewController {}
                final class MapController: UIViewController {}
                """
            ],
            has: [
                "Tabs -tab-> NewsCoordinator : newsCoordinator", "Tabs -tab-> MapCoordinator : mapCoordinator",
                "NewsCoordinator -root!-> NewsController : start", "MapCoordinator -root!-> MapController : start",
            ],
            hasNot: ["~"]),
        ScannedApp(
            "an interactor in a file of its own, which tells its presenter",
            [
                "App.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        let controller = ResetController()
                        let presenter = ResetPresenter()
                        let interactor: ResetWork = ResetInteractor()
                        controller.presenter = presenter
                        presenter.view = controller
                        presenter.work = interactor
                        interactor.presenter = presenter
                        window?.rootViewController = controller
                    }
                }
                protocol ResetWork: AnyObject { var presenter: ResetOutput? { get set }; func reset() }
                protocol ResetOutput: AnyObject { func didReset() }
                final class ResetPresenter: ResetOutput {
                    weak var view: ResetController?
                    var work: ResetWork?
                    func didReset() { view?.present(DoneController(), animated: true) }
                }
                final class ResetController: UIViewController {
                    var presenter: ResetPresenter?
                    @objc func reset() { presenter?.work?.reset() }
                }
                final class DoneController: UIViewController {}
                """,
                "Work.swift": """
                final class ResetInteractor: ResetWork {
                    weak var presenter: ResetOutput?
                    func reset() { presenter?.didReset() }
                }
                """,
            ],
            has: ["ResetController ~sheet~> DoneController : present"], hasNot: ["unresolved"]),
    ]
}
