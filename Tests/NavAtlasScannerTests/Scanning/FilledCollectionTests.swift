import Testing

/// Collections of coordinators that begin empty.
struct FilledCollectionTests {
    /// What is put into one is what it holds, and not any coordinator of the app.
    @Test(arguments: [
        "children.compactMap { $0.stack }", "children.map(\\.stack)", "children.map { child in child.stack }",
    ])
    func theTabsAreThoseOfTheChildren(_ stacks: String) {
        ScannedApp(
            stacks,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var main: MainCoordinator?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        main = MainCoordinator(stack: UINavigationController())
                        window?.rootViewController = main?.stack
                        main?.start()
                        return true
                    }
                }
                protocol Coordinator: AnyObject {
                    var children: [Coordinator] { get set }
                    var stack: UINavigationController { get }
                    func start()
                }
                final class MainCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let tabs = TabsCoordinator(stack: stack)
                        children.append(tabs)
                        tabs.start()
                    }
                }
                final class TabsCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        addFarm()
                        addField()
                        stack.setViewControllers([Bar(controllers: \(stacks))], animated: false)
                    }
                    private func addFarm() {
                        let farm = FarmCoordinator(stack: UINavigationController())
                        children.append(farm)
                        farm.start()
                    }
                    private func addField() {
                        let field = FieldCoordinator(stack: UINavigationController())
                        children.append(field)
                        field.start()
                    }
                }
                final class FarmCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.setViewControllers([Farm()], animated: false) }
                }
                final class FieldCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.setViewControllers([Field()], animated: false) }
                }
                final class Bar: UITabBarController {
                    init(controllers: [UIViewController]) {
                        super.init(nibName: nil, bundle: nil)
                        viewControllers = controllers
                    }
                }
                final class Farm: UIViewController {}
                final class Field: UIViewController {}
                """
            ],
            has: ["Bar -tab-> FarmCoordinator : farmCoordinator", "Bar -tab-> FieldCoordinator : fieldCoordinator"],
            hasNot: ["-tab-> MainCoordinator", "-tab-> TabsCoordinator"]
        ).check()
    }

    /// A coordinator that has none does not start those of others: `children.forEach { $0.start(with: link) }`.
    @Test(arguments: [
        ("[Starting]()", "children.append(child)", "children.forEach { $0.start(with: link) }"),
        ("[String: Starting]()", "children[child.name] = child", "children.forEach { $1.start(with: link) }"),
        (
            "[String: Starting]()", "children[child.name] = child",
            "for (_, one) in children { one.start(with: link) }"
        ),
    ])
    func whoHasNoChildrenStartsNone(_ empty: String, _ adding: String, _ starting: String) {
        ScannedApp(
            starting,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var main: MainCoordinator?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        main = MainCoordinator()
                        window?.rootViewController = main?.stack
                        main?.start(with: nil)
                        return true
                    }
                    func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                        main?.start(with: url.host == "map" ? .map : nil)
                        return true
                    }
                }
                enum Link { case map }
                protocol Starting: AnyObject {
                    var name: String { get }
                    func start(with link: Link?)
                }
                class Coordinator: Starting {
                    let name = "one"
                    let stack: UINavigationController
                    private var children = \(empty)
                    init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
                    func add(_ child: Starting) { \(adding) }
                    func startChildren(with link: Link) { \(starting) }
                    func start(with link: Link?) {}
                }
                final class MainCoordinator: Coordinator {
                    override func start(with link: Link?) {
                        if let link { startChildren(with: link) } else { begin() }
                    }
                    private func begin() {
                        let shelf = ShelfCoordinator(stack: stack)
                        add(shelf)
                        shelf.start(with: nil)
                    }
                }
                final class ShelfCoordinator: Coordinator {
                    override func start(with link: Link?) {
                        guard let link else { return stack.setViewControllers([Shelf(self)], animated: false) }
                        startChildren(with: link)
                    }
                    func open() {
                        let book = BookCoordinator(stack: stack)
                        add(book)
                        book.start(with: nil)
                    }
                }
                final class BookCoordinator: Coordinator {
                    override func start(with link: Link?) {
                        if let link { startChildren(with: link) } else { stack.pushViewController(Book(), animated: true) }
                    }
                }
                final class Shelf: UIViewController {
                    private let coordinator: ShelfCoordinator
                    init(_ coordinator: ShelfCoordinator) {
                        self.coordinator = coordinator
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    @objc func open() { coordinator.open() }
                }
                final class Book: UIViewController {}
                """
            ],
            has: ["Shelf ~push~> BookCoordinator : ShelfCoordinator.open", "BookCoordinator -root!-> Book : start"],
            hasNot: ["BookCoordinator ~", "~> MainCoordinator"]
        ).check()
    }
}
