import Testing

@testable import NavAtlasScanner

@Suite("XCoordinator")
struct XCoordinatorDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A coordinator that resolves its routes so, and a screen that triggers routes.
    private static func flow(
        _ cases: String, _ resolve: String, taps: String = "", begins: String = "super.init(initialRoute: .quay)",
        router: String = "UnownedRouter<PortRoute>", made: String = "unownedRouter", _ rest: String = ""
    ) -> String {
        """
        import UIKit
        import XCoordinator
        enum PortRoute: Route { case quay; \(cases) }
        final class PortCoordinator: NavigationCoordinator<PortRoute> {
            init() { \(begins) }
            override func prepareTransition(for route: PortRoute) -> NavigationTransition {
                switch route {
                case .quay: return .push(Quay(router: \(made)))
                \(resolve)
                }
            }
        }
        final class Quay: UIViewController {
            let router: \(router)
            init(router: \(router)) { self.router = router; super.init(nibName: nil, bundle: nil) }
            @objc func tap() { \(taps) }
        }
        final class Boat: UIViewController {}
        final class Crew: UIViewController {}
        \(rest)
        """
    }

    private static let quay = "PortCoordinator -root!-> Quay : quay\n"

    static let cases = [
        ScannedSource(
            "what is embedded replaces nothing",
            flow("case boat", "case .boat: return .embed(Boat(), in: deck)", taps: "router.trigger(.boat)"),
            gives: quay + """
                PortCoordinator -embed-> Boat : boat
                Quay ~embed~> Boat : PortCoordinator.boat
                """),
        ScannedSource(
            "a router of the app's own that makes its parent's routes of its own",
            flow(
                "case boat, crew",
                """
                case .boat: return .push(BoatPart(parent: unownedRouter))
                case .crew: return .present(Crew())
                """, taps: "router.trigger(.boat)",
                """
                enum DeckRoute: Route { case called, left }
                protocol Part: Router {
                    associatedtype ParentRoute: Route
                    var parent: UnownedRouter<ParentRoute> { get }
                    func mapToParent(_ route: RouteType) -> ParentRoute?
                }
                extension Part {
                    func contextTrigger(_ route: RouteType, with options: TransitionOptions, completion: (() -> Void)?) {
                        guard let route = mapToParent(route) else { return }
                        parent.contextTrigger(route, with: options, completion: completion)
                    }
                }
                extension Part where Self: AnyObject {
                    var unownedRouter: UnownedRouter<RouteType> { UnownedRouter(self) { $0.strongRouter } }
                }
                final class BoatPart: Part {
                    typealias RouteType = DeckRoute
                    let parent: UnownedRouter<PortRoute>
                    lazy var viewController: UIViewController! = Deck(router: unownedRouter)
                    init(parent: UnownedRouter<PortRoute>) { self.parent = parent }
                    func mapToParent(_ route: DeckRoute) -> PortRoute? {
                        switch route {
                        case .called: return .crew
                        case .left: return nil
                        }
                    }
                }
                final class Deck: UIViewController {
                    let router: UnownedRouter<DeckRoute>
                    init(router: UnownedRouter<DeckRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
                    @objc func call() { router.trigger(.called) }
                }
                """),
            gives: quay + """
                Deck ~sheet~> Crew : PortCoordinator.crew
                PortCoordinator -push-> Deck : boat
                PortCoordinator -sheet-> Crew : crew
                Quay ~push~> Deck : PortCoordinator.boat
                """),
        ScannedSource(
            "a class of the app's own that is presented as its controller",
            flow(
                "case boat, crew",
                """
                case .boat: return .push(BoatPart(name: "a"))
                case .crew: return .present(CrewPart())
                """, taps: "router.trigger(.boat); router.trigger(.crew)",
                """
                protocol Part: Router {}
                final class BoatPart: Part {
                    typealias RouteType = PortRoute
                    let name: String
                    lazy var viewController: UIViewController! = {
                        let boat = Boat()
                        boat.title = name
                        return boat
                    }()
                    init(name: String) { self.name = name }
                }
                final class CrewPart: Presentable { var viewController: UIViewController! { Crew() } }
                """),
            gives: quay + """
                PortCoordinator -push-> Boat : boat
                PortCoordinator -sheet-> Crew : crew
                Quay ~push~> Boat : PortCoordinator.boat
                Quay ~sheet~> Crew : PortCoordinator.crew
                """),
        ScannedSource(
            "every transition",
            flow(
                "case boat(Int), crew, both, all",
                """
                case .boat: return .push(Boat(), animation: nil)
                case .crew: return .present(Crew())
                case .both: return .multiple(.dismissToRoot(), .push(Boat()))
                case .all: return .set([Crew()])
                """, taps: "router.trigger(.boat(1)); router.trigger(.crew, with: .default)"),
            gives: quay + """
                PortCoordinator -push-> Boat : boat(Int)
                PortCoordinator -push-> Boat : both
                PortCoordinator -root-> Crew : all
                PortCoordinator -sheet-> Crew : crew
                Quay ~push~> Boat : PortCoordinator.boat
                Quay ~sheet~> Crew : PortCoordinator.crew
                """),
        ScannedSource(
            "a route that is triggered as the coordinator is made is its first",
            flow(
                "", "", begins: "super.init(initialRoute: nil); trigger(.quay)",
                """
                final class Main: UIResponder, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ app: UIApplication) {
                        PortCoordinator().strongRouter.setRoot(for: UIWindow())
                    }
                }
                """), gives: quay),
        ScannedSource(
            "routers of the first release, which are all of one kind",
            flow(
                "", "", router: "AnyRouter<PortRoute>", made: "anyRouter",
                """
                @main final class Main: UIResponder, UIApplicationDelegate {
                    let router = PortCoordinator().anyRouter
                    func applicationDidFinishLaunching(_ app: UIApplication) { router.setRoot(for: UIWindow()) }
                }
                """),
            gives: quay),
        ScannedSource(
            "routers of the library's wrappers for streams",
            flow(
                "case boat", "case .boat: return .push(Boat())", taps: "router.rx.trigger(.boat)",
                router: "StrongRouter<PortRoute>", made: "strongRouter"),
            gives: quay + """
                PortCoordinator -push-> Boat : boat
                Quay ~push~> Boat : PortCoordinator.boat
                """),
        ScannedSource(
            "tabs, and routes that select them",
            flow(
                "case club", "case .club: return .present(ClubCoordinator())", taps: "router.trigger(.club)",
                """
                enum ClubRoute: Route { case boat, crew }
                final class ClubCoordinator: TabBarCoordinator<ClubRoute> {
                    let boat = Boat()
                    init() { super.init(tabs: [boat, Crew()]) }
                    override func prepareTransition(for route: ClubRoute) -> TabBarTransition {
                        switch route {
                        case .boat: return .select(boat)
                        case .crew: return .select(index: 1)
                        }
                    }
                }
                """),
            gives: quay + """
                ClubCoordinator -tab-> Boat : boat
                ClubCoordinator -tab-> Crew : crew
                PortCoordinator -sheet-> ClubCoordinator : club
                Quay ~sheet~> ClubCoordinator : PortCoordinator.club
                """),
        ScannedSource(
            "a redirecting router makes of its routes those of its parent",
            flow(
                "case boat", "case .boat: return .push(Boat())", taps: "router.trigger(.sail)",
                router: "Redirection",
                made: "Redirection(viewController: UIViewController(), parent: unownedRouter, map: nil)",
                """
                enum SmallRoute: Route { case sail }
                final class Redirection: RedirectionRouter<PortRoute, SmallRoute> {
                    override func mapToParentRoute(_ route: SmallRoute) -> PortRoute { .boat }
                }
                """),
            gives: quay + """
                PortCoordinator -push-> Boat : boat
                Quay ~push~> Boat : PortCoordinator.boat
                """),
        ScannedSource(
            "what the screen of a redirecting router triggers is the screen's",
            flow(
                "case boats, crew",
                """
                case .boats: return .present(BoatsRouter(parent: unownedRouter))
                case .crew: return .push(Crew())
                """, taps: "router.trigger(.boats)",
                """
                enum BoatsRoute: Route { case muster }
                final class BoatsRouter: RedirectionRouter<PortRoute, BoatsRoute> {
                    init(parent: UnownedRouter<PortRoute>) {
                        let list = BoatList()
                        super.init(viewController: list, parent: parent, map: { _ in .crew })
                        list.router = unownedRouter
                    }
                }
                final class BoatList: UIViewController {
                    var router: UnownedRouter<BoatsRoute>!
                    @objc func tap() { router.trigger(.muster) }
                }
                """),
            gives: quay + """
                BoatList ~push~> Crew : PortCoordinator.crew
                PortCoordinator -push-> Crew : crew
                PortCoordinator -sheet-> BoatList : boats
                Quay ~sheet~> BoatList : PortCoordinator.boats
                """),
        ScannedSource(
            "a route that fills the window itself",
            flow(
                "case leave",
                """
                case .leave:
                    UIApplication.shared.windows.first?.rootViewController = GateCoordinator().rootViewController
                    return .none()
                """, taps: "router.trigger(.leave)",
                """
                enum GateRoute: Route { case gate }
                final class GateCoordinator: NavigationCoordinator<GateRoute> {
                    init() { super.init(initialRoute: .gate) }
                    override func prepareTransition(for route: GateRoute) -> NavigationTransition { .push(Crew()) }
                }
                """),
            gives: quay + """
                GateCoordinator -root!-> Crew : gate
                PortCoordinator -route/root-> GateCoordinator : leave
                Quay ~root~> GateCoordinator : PortCoordinator.leave
                """),
        ScannedSource(
            "actions that a view model keeps, bound by a controller that its coordinator prepares",
            """
            import Action
            import RxCocoa
            import UIKit
            import XCoordinatorRx
            enum PortRoute: Route { case quay, boat(String), crew }
            final class PortCoordinator: NavigationCoordinator<PortRoute> {
                init() { super.init(initialRoute: .quay) }
                override func prepareTransition(for route: PortRoute) -> NavigationTransition {
                    switch route {
                    case .quay:
                        let quay = Quay()
                        quay.bind(to: QuayModel(router: unownedRouter))
                        return .push(quay)
                    case .boat: return .push(Boat())
                    case .crew: return .present(Crew())
                    }
                }
            }
            final class QuayModel {
                private(set) lazy var boat: AnyObserver<String> = boatAction.inputs
                private lazy var boatAction = Action<String, Void> { [unowned self] in router.rx.trigger(.boat($0)) }
                private(set) lazy var crew = CocoaAction { [unowned self] in router.rx.trigger(.crew) }
                private let router: UnownedRouter<PortRoute>
                init(router: UnownedRouter<PortRoute>) { self.router = router }
            }
            final class Quay: UIViewController {
                private let list = UITableView()
                private let button = UIButton()
                func bind(to model: QuayModel) {
                    list.rx.modelSelected(String.self).bind(to: model.boat).disposed(by: bag)
                    button.rx.action = model.crew
                }
            }
            final class Boat: UIViewController {}
            final class Crew: UIViewController {}
            """,
            gives: quay + """
                PortCoordinator -push-> Boat : boat(String)
                PortCoordinator -sheet-> Crew : crew
                Quay ~push~> Boat : PortCoordinator.boat
                Quay ~sheet~> Crew : PortCoordinator.crew
                """),
        ScannedSource(
            "a route to another coordinator of the same type",
            flow(
                "case boat, other",
                """
                case .boat: return .push(Boat())
                case .other: return .present(PortCoordinator())
                """, taps: "router.trigger(.boat); router.trigger(.other)"),
            gives: quay + """
                PortCoordinator -push-> Boat : boat
                PortCoordinator -sheet-> PortCoordinator : other
                Quay ~push~> Boat : PortCoordinator.boat
                Quay ~sheet~> PortCoordinator : PortCoordinator.other
                """),
        ScannedSource(
            "a child that works the same container, and transitions of the app's own",
            flow(
                "case boat, crew",
                """
                case .boat: return .presentWhole(Boat())
                case .crew:
                    addChild(DockCoordinator())
                    return .none()
                """, taps: "router.trigger(.boat); router.trigger(.crew)",
                """
                enum DockRoute: Route { case mast, rudder }
                final class Mast: UIViewController {}
                final class DockCoordinator: NavigationCoordinator<DockRoute> {
                    init() { super.init(initialRoute: .mast) }
                    override func prepareTransition(for route: DockRoute) -> NavigationTransition {
                        switch route {
                        case .mast: return .push(Mast())
                        case .rudder: return .presentWhole(Boat())
                        }
                    }
                }
                extension Transition {
                    static func presentWhole(_ presentable: Presentable) -> Transition {
                        presentable.viewController?.modalPresentationStyle = .fullScreen
                        return .present(presentable)
                    }
                }
                """),
            gives: quay + """
                DockCoordinator -fullScreen-> Boat : rudder
                DockCoordinator -root!-> Mast : mast
                PortCoordinator -fullScreen-> Boat : boat
                PortCoordinator -push-> DockCoordinator : crew
                Quay ~fullScreen~> Boat : PortCoordinator.boat
                Quay ~push~> DockCoordinator : PortCoordinator.crew
                """),
        ScannedSource(
            "a child that is adopted begins with the route that is handed on to it, in the same container",
            flow(
                "case dock(DockRoute)",
                """
                case .dock(let next):
                    let dock = DockCoordinator(rootViewController: rootViewController)
                    addChild(dock)
                    return .trigger(next, on: dock)
                """, taps: "router.trigger(.dock(.boat))",
                """
                enum DockRoute: Route { case boat, crew }
                final class DockCoordinator: NavigationCoordinator<DockRoute> {
                    init(rootViewController: RootViewController) {
                        super.init(rootViewController: rootViewController, initialRoute: nil)
                    }
                    override func prepareTransition(for route: DockRoute) -> NavigationTransition {
                        switch route {
                        case .boat: return .push(Boat())
                        case .crew: return .present(Crew())
                        }
                    }
                }
                """),
            gives: quay + """
                DockCoordinator -root!-> Boat : boat
                DockCoordinator -sheet-> Crew : crew
                PortCoordinator -push-> DockCoordinator : dock(DockRoute)
                Quay ~push~> DockCoordinator : PortCoordinator.dock
                """),
        ScannedSource(
            "a class of the app's own that puts coordinators into the window",
            flow(
                "case leave", "case .leave: World.shared.show(.club); return .none()", taps: "router.trigger(.leave)",
                """
                final class World {
                    enum Part { case port, club }
                    static let shared = World()
                    let window = UIWindow()
                    func start() { coordinator(.port).setRoot(for: window) }
                    func show(_ part: Part) { coordinator(part).setRoot(for: window) }
                    private func coordinator(_ part: Part) -> Presentable {
                        switch part {
                        case .port: return PortCoordinator().strongRouter
                        case .club: return ClubCoordinator().strongRouter
                        }
                    }
                }
                final class ClubCoordinator: ViewCoordinator<ClubRoute> {
                    init() { super.init(rootViewController: Crew()) }
                    override func prepareTransition(for route: ClubRoute) -> ViewTransition { .none() }
                }
                enum ClubRoute: Route { case none }
                final class Main: UIResponder, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ app: UIApplication) { World.shared.start() }
                }
                """),
            gives: quay + """
                ClubCoordinator -root!-> Crew : crew
                PortCoordinator ~root~> ClubCoordinator : World.club
                Quay ~root~> ClubCoordinator : World.club
                World -root!-> PortCoordinator : start
                World -root-> ClubCoordinator : club
                World ~root~> PortCoordinator : World.start
                """),
        ScannedSource(
            "a tab bar controller of the app's own is shown with its tabs",
            flow(
                "case club", "case .club: return .present(ClubCoordinator(unownedRouter))",
                taps: "router.trigger(.club)",
                """
                enum ClubRoute: Route { case boat }
                final class Bar: UITabBarController {
                    var router: UnownedRouter<PortRoute>!
                    @objc func help() { router.trigger(.quay) }
                }
                final class ClubCoordinator: TabBarCoordinator<ClubRoute> {
                    init(_ router: UnownedRouter<PortRoute>) {
                        let bar = Bar()
                        bar.router = router
                        super.init(rootViewController: bar, tabs: [Boat(), Crew()])
                    }
                    override func prepareTransition(for route: ClubRoute) -> TabBarTransition { .select(index: 0) }
                }
                """),
            gives: quay + """
                Bar ~root~> Quay : PortCoordinator.quay
                ClubCoordinator -root!-> Bar : bar
                ClubCoordinator -tab-> Boat : boat
                ClubCoordinator -tab-> Crew : crew
                PortCoordinator -sheet-> ClubCoordinator : club
                Quay ~sheet~> ClubCoordinator : PortCoordinator.club
                """),
        ScannedSource(
            "a helper adopts a child for the route that asks for it",
            flow(
                "case boat(Int), help", "case .boat(let number): return showBoat(number)\ncase .help: return .none()",
                taps: "router.trigger(.boat(1)); router.trigger(.help)",
                """
                extension PortCoordinator {
                    private func showBoat(_ number: Int) -> NavigationTransition {
                        addChild(BoatCoordinator(rootViewController: rootViewController))
                        return .none()
                    }
                }
                enum BoatRoute: Route { case deck }
                final class BoatCoordinator: NavigationCoordinator<BoatRoute> {
                    init(rootViewController: UINavigationController) {
                        super.init(rootViewController: rootViewController)
                        trigger(.deck)
                    }
                    override func prepareTransition(for route: BoatRoute) -> NavigationTransition { .push(Boat()) }
                }
                """),
            gives: quay + """
                BoatCoordinator -root!-> Boat : deck
                PortCoordinator -push-> BoatCoordinator : boat(Int)
                Quay ~push~> BoatCoordinator : PortCoordinator.boat
                """),
        ScannedSource(
            "a transition that the app writes itself shows what it says",
            flow(
                "case boat, crew, gone",
                """
                case .boat: return .swap(for: Boat())
                case .crew: return .glide(to: Crew())
                case .gone: return .leave()
                """, taps: "router.trigger(.boat); router.trigger(.crew); router.trigger(.gone)",
                """
                extension Transition {
                    static func swap(for presentable: Presentable) -> Transition {
                        Transition(presentables: [presentable], animationInUse: nil) { container, options, completion in
                            container.addChild(presentable.viewController)
                        }
                    }
                    static func leave() -> Transition {
                        Transition(presentables: [], animationInUse: nil) { container, _, _ in container.dismiss(animated: true) }
                    }
                }
                extension Transition where RootViewController: UINavigationController {
                    static func glide(to presentable: Presentable) -> Transition {
                        Transition(presentables: [presentable], animationInUse: nil) { stack, options, completion in
                            stack.pushViewController(presentable.viewController, animated: options.animated)
                        }
                    }
                }
                """),
            gives: quay + """
                PortCoordinator -push-> Crew : crew
                PortCoordinator -root-> Boat : boat
                Quay ~push~> Crew : PortCoordinator.crew
                Quay ~root~> Boat : PortCoordinator.boat
                """),
    ]
}
