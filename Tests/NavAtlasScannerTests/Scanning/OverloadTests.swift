import Testing

/// Which of the functions of one name a call means, and for which types a generic one stands.
struct OverloadTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                let shop = ShopCoordinator()
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    shop.start()
                    return true
                }
            }
            final class Shelf: UIViewController { var onBook: (() -> Void)?; @objc func tap() { onBook?() } }
            final class Book: UIViewController {}

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "a function for a protocol's values beside one for the values of a type that conforms to it",
            app(
                """
                protocol Step {}
                enum ShelfStep: Step { case shelf, book }
                final class ShopCoordinator {
                    private let window = UIWindow()
                    private let stack = UINavigationController()
                    func start() {
                        window.rootViewController = stack
                        open(ShelfStep.shelf as Step)
                    }
                    private func open(_ step: Step) {
                        guard let step = step as? ShelfStep else { return }
                        open(step)
                    }
                    private func open(_ step: ShelfStep) {
                        switch step {
                        case .shelf: showShelf()
                        case .book: stack.pushViewController(Book(), animated: true)
                        }
                    }
                    private func showShelf() {
                        let shelf = Shelf()
                        shelf.onBook = { [weak self] in self?.open(.book) }
                        stack.viewControllers = [shelf]
                    }
                }
                """),
            has: [
                "ShopCoordinator -root!-> Shelf : showShelf", "ShopCoordinator -push-> Book : book",
                "Shelf ~push~> Book : ShopCoordinator.book",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a function of a base class beside one of the same name that its subclass overrides",
            app(
                """
                class Coordinator {
                    var stack = UINavigationController()
                    var children: [Coordinator] = []
                    func start() {}
                    func start(child: Coordinator) { children.append(child); child.start() }
                }
                final class ShopCoordinator: Coordinator {
                    private let window = UIWindow()
                    override func start() {
                        let shelf = ShelfCoordinator()
                        start(child: shelf)
                        window.rootViewController = shelf.stack
                    }
                }
                final class ShelfCoordinator: Coordinator {
                    override func start() {
                        let shelf = Shelf()
                        shelf.onBook = { [weak self] in self?.open() }
                        stack.viewControllers = [shelf]
                    }
                    private func open() { stack.pushViewController(Book(), animated: true) }
                }
                """),
            has: [
                "ShopCoordinator -root!-> ShelfCoordinator : start", "ShelfCoordinator -root!-> Shelf : start",
                "Shelf ~push~> Book : ShelfCoordinator.open",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a generic function of which only the expected result tells the type",
            app(
                """
                enum Screens {
                    static func make<Screen: UIViewController>() -> Screen { Screen(nibName: nil, bundle: nil) }
                }
                final class ShopCoordinator {
                    private let stack = UINavigationController()
                    func start() {
                        let shelf: Shelf = Screens.make()
                        shelf.onBook = { [weak self] in self?.open() }
                        stack.viewControllers = [shelf]
                    }
                    private func open() { stack.pushViewController(Screens.make() as Book, animated: true) }
                }
                """),
            has: ["ShopCoordinator -root!-> Shelf : start", "Shelf ~push~> Book : ShopCoordinator.open"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a function that takes one controller beside one that takes several, in either order",
            app(
                """
                class Coordinator {
                    let stack = UINavigationController()
                    func set(_ controller: UIViewController, animated: Bool = true) { set([controller], animated: animated) }
                    func set(_ controllers: [UIViewController], animated: Bool = true) {
                        stack.setViewControllers(controllers, animated: animated)
                    }
                    func push(_ controllers: [UIViewController]) { for one in controllers { push(one) } }
                    func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
                }
                final class ShopCoordinator: Coordinator {
                    func start() {
                        let shelf = Shelf()
                        shelf.onBook = { [weak self] in self?.open() }
                        set(shelf)
                    }
                    private func open() {
                        let pages = [Book()]
                        push(pages)
                    }
                }
                """),
            has: ["ShopCoordinator -root!-> Shelf : start", "Shelf ~push~> Book : ShopCoordinator.open"],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a function that takes any number of values beside one that takes a collection of them",
            app(
                """
                enum Place { case shelf, book, help }
                final class ShopCoordinator {
                    private let window = UIWindow()
                    func start() {
                        let stack = UINavigationController()
                        window.rootViewController = stack
                        show(.shelf, in: stack)
                    }
                    func show(_ place: Place, in stack: UINavigationController, with values: Any?...) {
                        show(place, in: stack, with: values)
                    }
                    private func show(_ place: Place, in stack: UINavigationController, with values: [Any?]?) {
                        switch place {
                        case .shelf: show(shelf(stack), on: stack)
                        case .book: show(Book(), on: stack)
                        case .help: show(Help(), on: stack)
                        }
                    }
                    private func shelf(_ stack: UINavigationController) -> UIViewController {
                        let shelf = Shelf()
                        shelf.onBook = { [weak self] in
                            self?.show(.book, in: stack, with: "title", 3)
                            self?.show(.help, in: stack, with: nil)
                        }
                        return shelf
                    }
                    private func show(_ controller: UIViewController, on stack: UINavigationController) {
                        stack.pushViewController(controller, animated: true)
                    }
                }
                final class Help: UIViewController {}
                """),
            has: ["Shelf ~push~> Book : ShopCoordinator.book", "Shelf ~push~> Help : ShopCoordinator.help"],
            hasNot: ["unresolved", "~> Shelf"]),
        ScannedApp(
            "a function without parameters that is called as an inherited one of a library",
            app(
                """
                final class ShopCoordinator {
                    private let window = UIWindow()
                    func start() { window.rootViewController = ShopTabs() }
                }
                final class ShopTabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setViewControllers()
                    }
                    private func setViewControllers() {
                        setViewControllers([Shelf(), Book()], animated: true)
                    }
                }
                """),
            has: ["ShopTabs -tab-> Shelf : shelf", "ShopTabs -tab-> Book : book"], hasNot: ["unresolved"]),
        ScannedApp(
            "a protocol's extension that gives a value for a parameter of a method with the same labels",
            [
                "A.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
                protocol Turner: AnyObject { func turn(to page: Page, animated: Bool) }
                extension Turner {
                    func turn(to page: Page, animated: Bool = true) { turn(to: page, animated: animated) }
                }
                enum Page: Identifiable { case book, shelf; var id: Self { self } }
                @Observable final class Book: Turner {
                    var page: Page?
                    func turn(to page: Page, animated: Bool) { if animated { self.page = page } }
                }
                struct HomeView: View {
                    @State private var book = Book()
                    var body: some View {
                        OpenerView(turner: book).sheet(item: $book.page) { page in
                            switch page {
                            case .book: BookView()
                            case .shelf: ShelfView()
                            }
                        }
                    }
                }
                struct OpenerView: View {
                    let turner: Turner
                    var body: some View { Button("Open") { turner.turn(to: .book) } }
                }
                struct BookView: View { var body: some View { Text("b") } }
                struct ShelfView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["HomeView ~sheet~> BookView : HomeView.book"], hasNot: ["~> ShelfView"]),
        ScannedApp(
            "a method that is handed on, of which there is one for links and one for pages",
            [
                "A.swift": """
                import SwiftUI
                @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
                enum Page { case book }
                extension EnvironmentValues { @Entry var open: (Page) -> Void = { _ in } }
                struct HomeView: View {
                    @State private var isBookShown = false
                    @State private var isNewsShown = false
                    var body: some View {
                        NavigationStack { NavigationLink("Page") { PageView() } }
                            .sheet(isPresented: $isBookShown) { BookView() }
                            .sheet(isPresented: $isNewsShown) { NewsView() }
                            .environment(\\.open, open(_:))
                            .onOpenURL(perform: open(_:))
                    }
                    func open(_ link: URL) { isNewsShown = true }
                    func open(_ page: Page) { isBookShown = true }
                }
                struct PageView: View {
                    @Environment(\\.open) private var open
                    var body: some View { Button("Open") { open(.book) } }
                }
                struct BookView: View { var body: some View { Text("b") } }
                struct NewsView: View { var body: some View { Text("n") } }
                """
            ],
            has: [
                "PageView ~sheet~> BookView : HomeView.isBookShown",
                "HomeView ~sheet~> NewsView : HomeView.isNewsShown",
            ],
            hasNot: ["PageView ~sheet~> NewsView", "HomeView ~sheet~> BookView"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    private static func drawer(_ call: String, _ declarations: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Desk: App { var body: some Scene { WindowGroup { NavigationStack { DeskView() } } } }
            struct DeskView: View {
                @State private var isOpen = false
                var body: some View { \(call) }
            }
            struct Drawer<Inside: View>: View {
                let title: Text
                var onClose: (() -> Void)?
                @ViewBuilder var inside: () -> Inside
                \(declarations)
                var body: some View { VStack { title; inside(); Button("close") { onClose?() } } }
            }
            extension View {
                func drawer<Inside: View>(
                    isOpen: Binding<Bool>, onClose: (() -> Void)? = nil, @ViewBuilder inside: @escaping () -> Inside
                ) -> some View {
                    overlay { Drawer(title: Text("d"), onClose: onClose, inside: inside) }
                }
            }
            struct PensView: View { var body: some View { NavigationLink("ink") { InkView() } } }
            struct InkView: View { var body: some View { Text("i") } }
            """
        ]
    }

    /// A trailing closure goes where an argument is needed, past what may be left out, and an initialiser that delegates means
    /// another one.
    @Test(arguments: [
        ("Button(\"o\") { isOpen = true }.drawer(isOpen: $isOpen) { PensView() }", ""),
        ("Drawer(title: Text(\"d\")) { PensView() }", ""),
        (
            "Drawer(title: \"d\") { PensView() }",
            """
            init(title: LocalizedStringKey, @ViewBuilder inside: @escaping () -> Inside) {
                self.init(title: Text(title), inside: inside)
            }
            init(title: Text, @ViewBuilder inside: @escaping () -> Inside) { self.title = title; self.inside = inside }
            """
        ),
    ])
    func whatAFrameIsGivenToShowIsShown(_ call: String, _ declarations: String) {
        ScannedApp(
            call, Self.drawer(call, declarations),
            has: ["DeskView ~push~> InkView : NavigationLink"], hasNot: ["PensView", "unresolved"]
        ).check()
    }
}
