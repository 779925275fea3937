import Testing

/// What `Self` and an associated type stand for, where only the object that runs the code tells.
struct InterpreterGenericsTests {
    private static func app(_ code: String, _ first: String) -> ScannedSource {
        ScannedSource(first, TwoControllers.app(code, first: first, second: ""), gives: "")
    }

    private static let cards = """
        class Card {
            class func detail() -> UIViewController { MapController() }
            func open(on screen: UIViewController) { screen.present(Self.detail(), animated: true) }
        }
        final class BankCard: Card {
            override class func detail() -> UIViewController { ListController() }
        }
        """

    @Test func selfInABaseClassIsTheClassOfTheObject() {
        let found = Self.app(Self.cards, "BankCard().open(on: self)").found
        #expect(found.contains("FirstController ~sheet~> ListController : present"))
        #expect(!found.contains { $0.contains("~> MapController") })
    }

    private static let presenters = """
        protocol Presenter { init(); func show(on screen: UIViewController) }
        struct ListPresenter: Presenter {
            func show(on screen: UIViewController) { screen.present(ListController(), animated: true) }
        }
        struct MapPresenter: Presenter {
            func show(on screen: UIViewController) { screen.present(MapController(), animated: true) }
        }
        protocol Step { associatedtype Next: Presenter = ListPresenter }
        extension Step { func go(on screen: UIViewController) { Next().show(on: screen) } }
        struct PlainStep: Step {}
        struct MapStep: Step { typealias Next = MapPresenter }
        """

    @Test func anAssociatedTypeIsItsDefaultWhereNothingElseIsSaid() {
        let found = Self.app(Self.presenters, "PlainStep().go(on: self)").found
        #expect(found.contains("FirstController ~sheet~> ListController : present"))
        #expect(!found.contains { $0.contains("~> MapController") })
        let other = Self.app(Self.presenters, "MapStep().go(on: self)").found
        #expect(other.contains("FirstController ~sheet~> MapController : present"))
        #expect(!other.contains { $0.contains("~> ListController") })
    }

    @Test func aThreadIsNoCoordinator() {
        let found = Self.app(
            """
            final class Loader: Thread {
                let screen: UIViewController
                init(screen: UIViewController) { self.screen = screen }
                override func main() { screen.present(ListController(), animated: true) }
            }
            """, "Loader(screen: self).start()"
        ).found
        #expect(!found.contains { $0.contains("Loader ~") || $0.contains("~> Loader") })
    }

    /// What a class leaves open is said by the class that inherits from it.
    @Test func anAssociatedTypeIsFoundInWhatIsInherited() {
        let code = """
            enum Page { case list, map }
            protocol Router: AnyObject { associatedtype Route; func trigger(_ route: Route) }
            final class AnyRouter<Route> {
                private let run: (Route) -> Void
                init(_ run: @escaping (Route) -> Void) { self.run = run }
                func trigger(_ route: Route) { run(route) }
            }
            extension Router { var erased: AnyRouter<Route> { AnyRouter { [weak self] in self?.trigger($0) } } }
            class BaseRouter<R>: Router {
                let screen: UIViewController
                init(screen: UIViewController) { self.screen = screen }
                func show(_ route: R) {}
                func trigger(_ route: R) { show(route) }
            }
            final class PageRouter: BaseRouter<Page> {
                override func show(_ route: Page) {
                    switch route {
                    case .list: screen.present(ListController(), animated: true)
                    case .map: screen.present(MapController(), animated: true)
                    }
                }
            }
            """
        let found = Self.app(code, "PageRouter(screen: self).erased.trigger(.list)").found
        #expect(found.contains { $0.contains("~> ListController") })
        #expect(!found.contains { $0.contains("~> MapController") })
    }
}
