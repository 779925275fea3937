import Testing

/// Routes of XCoordinator's that decide by what they carry.
struct XCoordinatorPayloadTests {
    /// Who triggers such a route leads to what it shows for that payload, and to nothing else.
    @Test func aRouteShowsWhatItsPayloadSays() {
        ScannedApp(
            "a route that carries a gate",
            [
                "App.swift": """
                import UIKit
                import XCoordinator
                enum Gate { case lions, seals }
                enum ZooRoute: Route { case start, map, shop, open(Gate) }
                final class ZooCoordinator: NavigationCoordinator<ZooRoute> {
                    init() { super.init(initialRoute: .start) }
                    override func prepareTransition(for route: ZooRoute) -> NavigationTransition {
                        switch route {
                        case .start: return .push(StartController(unownedRouter))
                        case .map: return .push(MapController(unownedRouter))
                        case .shop: return .push(ShopController(unownedRouter))
                        case .open(let gate):
                            switch gate {
                            case .lions: return .present(LionController())
                            case .seals: return .push(SealController())
                            }
                        }
                    }
                }
                class Base: UIViewController {
                    let router: UnownedRouter<ZooRoute>
                    init(_ router: UnownedRouter<ZooRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
                }
                final class StartController: Base {
                    @IBAction func map() { router.trigger(.map) }
                    @IBAction func shop() { router.trigger(.shop) }
                }
                final class MapController: Base { @IBAction func go() { router.trigger(.open(.lions)) } }
                final class ShopController: Base { @IBAction func go() { router.trigger(.open(.seals)) } }
                final class LionController: UIViewController {}
                final class SealController: UIViewController {}
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    let router = ZooCoordinator().strongRouter
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        router.setRoot(for: window)
                        return true
                    }
                }
                """
            ],
            has: [
                "MapController ~sheet~> LionController : ZooCoordinator.open",
                "ShopController ~push~> SealController : ZooCoordinator.open",
            ],
            hasNot: ["MapController ~push~> SealController", "ShopController ~sheet~> LionController"]
        ).check()
    }

    /// What a route's preparation makes listens to what happens later: by then it may trigger that route again.
    @Test(arguments: [
        ("return .set([", "])", "ListCoordinator.list"),
        ("rootViewController.viewControllers = [", "]; return .none()", "viewControllers"),
    ])
    func aControllerTriggersTheRouteThatMakesIt(_ start: String, _ end: String, _ via: String) {
        ScannedApp(
            "a list in two forms",
            [
                "App.swift": """
                import RxCocoa
                import RxSwift
                import UIKit
                import XCoordinator
                enum Form { case rows, tiles }
                enum ListRoute: Route { case list(Form) }
                final class ListCoordinator: NavigationCoordinator<ListRoute> {
                    private lazy var model = ListModel(router: strongRouter)
                    init() { super.init(initialRoute: .list(.rows)) }
                    override func prepareTransition(for route: ListRoute) -> NavigationTransition {
                        switch route {
                        case .list(let form):
                            switch form {
                            case .rows: \(start)RowsController(model, other: .tiles)\(end)
                            case .tiles: \(start)TilesController(model, other: .rows)\(end)
                            }
                        }
                    }
                }
                final class ListModel {
                    let form = PublishSubject<Form>()
                    private let bag = DisposeBag()
                    init(router: StrongRouter<ListRoute>) {
                        form.bind { router.trigger(.list($0)) }.disposed(by: bag)
                    }
                }
                class Base: UIViewController {
                    let button = UIButton()
                    let bag = DisposeBag()
                    init(_ model: ListModel, other: Form) {
                        super.init(nibName: nil, bundle: nil)
                        button.rx.tap.map { other }.bind(to: model.form).disposed(by: bag)
                    }
                }
                final class RowsController: Base {}
                final class TilesController: Base {}
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    let router = ListCoordinator().strongRouter
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        router.setRoot(for: window)
                        return true
                    }
                }
                """
            ],
            has: [
                "RowsController ~root~> TilesController : \(via)", "TilesController ~root~> RowsController : \(via)",
            ],
            hasNot: [
                "declares no route", "RowsController ~root~> RowsController", "TilesController ~root~> TilesController",
            ]
        ).check()
    }
}
