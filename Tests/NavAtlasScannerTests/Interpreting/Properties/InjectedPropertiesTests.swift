import Testing

/// A coordinator whose screens come from containers of dependencies, of libraries and of the app's own.
struct InjectedPropertiesTests {
    /// A coordinator that takes its first screen's model, its second screen and its third from a container.
    private static func app(_ model: String, _ page: String, _ help: String, _ container: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var library: LibraryCoordinator?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    Parts.prepare()
                    library = LibraryCoordinator()
                    library?.start()
                    return true
                }
            }
            final class LibraryCoordinator: PageDelegate {
                let stack = UINavigationController()
                let parts = Parts()
                func start() {
                    let window = UIWindow()
                    window.rootViewController = stack
                    let model: ShelfModel = \(model)
                    model.onBook = { [weak self] in self?.showPage() }
                    stack.setViewControllers([Shelf(model: model)], animated: false)
                }
                func showPage() {
                    let page: Page = \(page)
                    page.delegate = self
                    stack.pushViewController(page, animated: true)
                }
                func showHelp() { stack.pushViewController(\(help), animated: true) }
            }
            protocol PageDelegate: AnyObject { func showHelp() }
            protocol Helping: UIViewController {}
            final class ShelfModel {
                var onBook: (() -> Void)?
                func tap() { onBook?() }
            }
            final class Shelf: UIViewController {
                let model: ShelfModel
                init(model: ShelfModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { model.tap() }
            }
            final class Page: UIViewController {
                weak var delegate: PageDelegate?
                @objc func tap() { delegate?.showHelp() }
            }
            final class Help: UIViewController, Helping {}

            """ + container
        ]
    }

    static let apps = [
        (
            "a generic result under types",
            app(
                "Store.shared.take()", "Store.shared.take()", "Store.shared.take(Help.self)",
                """
                struct Parts {
                    static func prepare() {
                        Store.shared.put(ShelfModel.self) { ShelfModel() }
                        Store.shared.put(Page.self) { Page() }
                        Store.shared.put(Help.self) { Help() }
                    }
                }
                final class Store {
                    static let shared = Store()
                    private var makers: [ObjectIdentifier: () -> Any] = [:]
                    func put<Part>(_ type: Part.Type, _ maker: @escaping () -> Part) {
                        makers[ObjectIdentifier(type)] = maker
                    }
                    func take<Part>(_ type: Part.Type = Part.self) -> Part {
                        guard let made = makers[ObjectIdentifier(type)]?() as? Part else { fatalError() }
                        return made
                    }
                }
                """)
        ),
        (
            "wrappers of the app's own",
            app(
                "parts.model", "parts.page", "parts.help",
                """
                @propertyWrapper struct Given<Part> {
                    let wrappedValue: Part
                    init() { wrappedValue = Store.shared.take(Part.self) }
                }
                struct Parts {
                    @Given var model: ShelfModel
                    @Given var page: Page
                    @Given var help: Helping
                    static func prepare() {
                        Store.shared.bind(ShelfModel.self, to: ShelfModel())
                        Store.shared.bind(Page.self, to: Page())
                        Store.shared.bind(Helping.self, to: Help())
                    }
                }
                final class Store {
                    static let shared = Store()
                    enum Entry { case kept(Any), made(() -> Any) }
                    private var entries = [String: Entry]()
                    func bind<Part>(_ type: Part.Type, to maker: @autoclosure @escaping () -> Part) {
                        entries["\\(type)"] = .made(maker)
                    }
                    func take<Part>(_ type: Part.Type) -> Part {
                        switch entries["\\(type)"] {
                        case .kept(let part): return part as! Part
                        case .made(let maker): return maker() as! Part
                        case nil: fatalError()
                        }
                    }
                }
                """)
        ),
        (
            "Swinject's names, arguments and completions",
            app(
                "Parts.all.resolve(ShelfModel.self)!", "Parts.all.resolve(Page.self, argument: 3)!",
                #"Parts.all.resolve(UIViewController.self, name: "help")!"#,
                """
                struct Parts {
                    static let all = Container()
                    static func prepare() {
                        all.register(ShelfModel.self, factory: makeModel)
                        all.register(Page.self) { (_: Resolver, number: Int) in Page() }
                            .initCompleted { _, page in page.title = "Page" }
                        all.register(UIViewController.self, name: "help") { _ in Help() }
                        all.register(UIViewController.self, name: "other") { _ in Other() }
                    }
                    static func makeModel(_ resolver: Resolver) -> ShelfModel { ShelfModel() }
                }
                final class Other: UIViewController {}
                """)
        ),
        (
            "Resolver's services, which the library has registered",
            app(
                "Resolver.resolve()", "Resolver.resolve(Page.self)", "parts.help",
                """
                struct Parts {
                    @Injected var help: Helping
                    static func prepare() {}
                }
                extension Resolver: ResolverRegistering {
                    public static func registerAllServices() {
                        register { ShelfModel() }
                        register { Page() }.scope(.unique)
                        registerHelp()
                    }
                    private static func registerHelp() { register { Help() as Helping } }
                }
                """)
        ),
        (
            "Factory's containers",
            app(
                "Container.shared.model()", "parts.page", "Container.shared.help(3)",
                """
                struct Parts {
                    @Injected(\\.page) var page
                    static func prepare() {}
                }
                extension Container {
                    var model: Factory<ShelfModel> { self { ShelfModel() }.shared }
                    var page: Factory<Page> { Factory(self) { Page() }.singleton }
                    var help: ParameterFactory<Int, UIViewController> { self { number in Help() } }
                }
                """)
        ),
        (
            "dependencies by keys",
            app(
                "parts.model", "parts.screens.page()", "parts.screens.help(3)",
                """
                struct Parts {
                    @Dependency(\\.model) var model
                    @Dependency(Screens.self) var screens
                    static func prepare() {}
                }
                struct Screens: DependencyKey {
                    var page: () -> Page
                    var help: (Int) -> UIViewController
                    static let liveValue = Screens(page: { Page() }, help: { _ in Help() })
                }
                private enum ModelKey: DependencyKey { static var liveValue = ShelfModel() }
                extension DependencyValues {
                    var model: ShelfModel { get { self[ModelKey.self] } set { self[ModelKey.self] = newValue } }
                }
                """)
        ),
    ].map { name, files in
        ScannedApp(
            name, files,
            has: [
                "LibraryCoordinator -root!-> Shelf : start", "LibraryCoordinator -push-> Page : showPage",
                "LibraryCoordinator -push-> Help : showHelp", "Shelf ~push~> Page : LibraryCoordinator.showPage",
                "Page ~push~> Help : LibraryCoordinator.showHelp",
            ],
            hasNot: ["-> Other", "Help : showPage", "Page : showHelp", "Shelf ~push~> Help"])
    }

    @Test(arguments: apps) func areFollowed(_ app: ScannedApp) { app.check() }

    /// Whoever takes a service that a container keeps, and by whatever expression, is handed the one that others listen to.
    @Test(arguments: [
        ("Container", "extension Container { \(kept) }", "Container.shared.bell()"),
        ("Container", "extension Container { \(kept) }", "Container.shared.bell.resolve()"),
        (
            "Gear", "final class Gear: SharedContainer { static let shared = Gear(); \(kept) }",
            "Gear.shared.bell()"
        ),
    ])
    func aKeptServiceIsOne(container: String, declared: String, taken: String) {
        ScannedApp(
            taken, Self.tower("@Injected(\\\(container).bell) var bell: BellProtocol", declared, taken),
            has: ["DoorView ~root~> LoftView : Tower.high", "LoftView ~root~> DoorView : Tower.low"],
            hasNot: ["~root~> StoreyView"]
        ).check()
    }

    private static let kept = "var bell: Factory<BellProtocol> { self { Bell() }.cached }"

    /// What a kept service does on a notification of the system's is not done by whoever asks for the service first.
    private static func tower(_ injected: String, _ declared: String, _ taken: String) -> [String: String] {
        [
            "App.swift": """
            import Factory
            import SwiftUI
            @main struct Tower: App {
                @State private var model = TowerModel()
                var body: some Scene {
                    WindowGroup {
                        switch model.place {
                        case .low: DoorView()
                        case .high: LoftView()
                        case .middle: StoreyView()
                        }
                    }
                }
            }
            enum Place { case low, middle, high }
            protocol BellProtocol {
                var rings: AnyPublisher<Place, Never> { get }
                func ring(_ place: Place)
            }
            final class Bell: BellProtocol {
                private let subject = PassthroughSubject<Place, Never>()
                private var storms: AnyCancellable?
                var rings: AnyPublisher<Place, Never> { subject.eraseToAnyPublisher() }
                init() {
                    storms = NotificationCenter.default.publisher(for: .storm).sink { [weak self] _ in self?.ring(.middle) }
                }
                func ring(_ place: Place) { subject.send(place) }
            }
            \(declared)
            @Observable final class TowerModel {
                @ObservationIgnored \(injected)
                private(set) var place = Place.low
                private var cancellables = Set<AnyCancellable>()
                init() { bell.rings.sink { [weak self] in self?.place = $0 }.store(in: &cancellables) }
            }
            protocol Ringing {}
            extension Ringing { var bell: BellProtocol { \(taken) } }
            final class DoorModel: Ringing { func climb() { bell.ring(.high) } }
            final class LoftModel: Ringing { func leave() { bell.ring(.low) } }
            struct DoorView: View {
                private let model = DoorModel()
                var body: some View { Button("up", action: model.climb) }
            }
            struct LoftView: View {
                private let model = LoftModel()
                var body: some View { Button("down", action: model.leave) }
            }
            struct StoreyView: View { var body: some View { Text("s") } }
            """
        ]
    }

    /// What a container's factory makes by `.init()` is of the type of the factory, whatever scope is added.
    @Test func aFactoryMakesWhatItIsOf() {
        ScannedApp(
            "a zoo with a container",
            [
                "App.swift": """
                import Combine
                import Factory
                import SwiftUI
                @main struct Zoo: App { var body: some Scene { WindowGroup { GateView(model: Container.shared.gateModel()) } } }
                extension Container {
                    var gateModel: Factory<GateModel> { self { .init() }.singleton }
                }
                final class GateModel: ObservableObject {
                    @Published var isOpen = false
                    let ticket = PassthroughSubject<Void, Never>()
                    private var bag = Set<AnyCancellable>()
                    init() { ticket.sink { [weak self] in self?.isOpen = true }.store(in: &bag) }
                }
                struct GateView: View {
                    @StateObject var model: GateModel
                    var body: some View { if model.isOpen { LionView() } else { TicketView() } }
                }
                struct TicketView: View {
                    @Injected(\\.gateModel) private var gate
                    var body: some View { Button("show") { gate.ticket.send(()) } }
                }
                struct LionView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["TicketView ~root~> LionView : GateView.lionView"]
        ).check()
    }

    /// A wrapper that projects an object which changes what the wrapper keeps: that is one thing, whoever changes it.
    @Test(arguments: ["prints = true", "$prints.show()"])
    func aWrapperProjectsAnObject(_ change: String) {
        ScannedApp(
            change,
            [
                "App.swift": """
                import SwiftUI
                @main struct Press: App { var body: some Scene { WindowGroup { TopView() } } }
                @propertyWrapper struct Presented: DynamicProperty {
                    @State private var isShown = false
                    var wrappedValue: Bool { get { isShown } nonmutating set { isShown = newValue } }
                    var projectedValue: Presenter { Presenter(binding: $isShown) }
                }
                struct Presenter {
                    let binding: Binding<Bool>
                    func show() { binding.wrappedValue = true }
                }
                struct TopView: View {
                    @Presented private var tells
                    var body: some View {
                        Button("law", action: $tells.show).sheet(isPresented: $tells.binding) { LawView() }
                    }
                }
                struct LawView: View {
                    @Presented private var prints
                    var body: some View {
                        Button("print") { \(change) }.sheet(isPresented: $prints.binding) { PrintView() }
                    }
                }
                struct PrintView: View { var body: some View { Text("p") } }
                """
            ],
            has: ["TopView ~sheet~> LawView : TopView.isShown", "LawView ~sheet~> PrintView : LawView.isShown"],
            hasNot: ["TopView ~sheet~> PrintView", "LawView ~sheet~> LawView"]
        ).check()
    }
}
