import Testing

/// Which of several functions of one name a call means, where their types alone say it.
struct InterpreterArgumentsTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
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

    /// Whichever of two methods comes first, the one with a result of its own is meant where that is expected, or nothing.
    private static func loading(fixed first: String, open second: String) -> ScannedApp {
        ScannedApp(
            "a method that gives any type is meant where no other gives what is expected: \(first)",
            app(
                """
                class Page: UIViewController {}
                final class Crane: Page {}
                final class Yard {
                    \(first)
                    \(second)
                }
                final class Quay: UIViewController {
                    private let yard = Yard()
                    @objc func board() {
                        let boat = yard.load()
                        show(boat, sender: nil)
                    }
                    @objc func lift() {
                        let crane: Crane = yard.load()
                        present(crane, animated: true)
                    }
                }
                """),
            has: ["Quay ~push~> Boat : show", "Quay ~sheet~> Crane : present"],
            hasNot: ["Boat : present", "unresolved"])
    }

    static let apps = [
        ScannedApp(
            "what is expected of a call tells apart what protocols give under one name",
            app(
                """
                final class Quay: UIViewController {
                    private let yard: Yard = Shipyard()
                    @objc func board() {
                        let boat: Boat = yard.make(in: navigationController!)
                        navigationController?.pushViewController(boat, animated: true)
                    }
                    @objc func hire() { show(crew(), sender: nil) }
                    private func crew() -> Crew { return yard.make(in: navigationController!) }
                }
                protocol BoatYard {}
                extension BoatYard { func make(in stack: UINavigationController) -> Boat { Boat() } }
                protocol CrewYard {}
                extension CrewYard { func make(in stack: UINavigationController) -> Crew { Crew() } }
                protocol Yard: AnyObject, BoatYard, CrewYard {}
                final class Shipyard: Yard {}
                """),
            has: ["Quay ~push~> Boat : pushViewController", "Quay ~push~> Crew : show"],
            hasNot: ["Quay ~push~> Boat : show", "unresolved"]),
        loading(fixed: "func load() -> Boat { Boat() }", open: "func load<Made: Page>() -> Made { Made() }"),
        loading(fixed: "func load<Made: Page>() -> Made { Made() }", open: "func load() -> Boat { Boat() }"),
        ScannedApp(
            "a method of the app's that needs a closure is not meant without one",
            app(
                """
                final class Quay: UIViewController {
                    @objc func board() {
                        let stack = UINavigationController()
                        stack.setViewControllers([Boat()], animated: false)
                        present(stack, animated: true)
                    }
                }
                extension UINavigationController {
                    func setViewControllers(_ pages: [UIViewController], animated: Bool, completion: @escaping () -> Void) {
                        setViewControllers(pages, animated: animated)
                        completion()
                    }
                }
                """),
            has: ["Quay ~sheet~> Boat : present"], hasNot: ["unresolved present", "unresolved \"Boat"]),
        ScannedApp(
            "a method of the app's that takes a type of its own calls the library's of its name",
            app(
                """
                enum Way: String { case out = "out" }
                final class Quay: UIViewController {
                    @objc func leave() { open(.out) }
                }
                extension UIViewController {
                    func open(_ way: Way) { present(way, animated: true) }
                    func present(_ way: Way, animated: Bool) { present(Boat(), animated: animated) }
                }
                """),
            has: ["Quay ~sheet~> Boat : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a library's controller is cast to a protocol to which the app makes it conform",
            app(
                """
                protocol Page {}
                extension UIViewController: Page {}
                enum Pages {
                    static func boats() -> Page { return UINavigationController(rootViewController: Boat()) as! Page }
                    static func crews() -> Page { return Crew() }
                }
                final class Quay: UITabBarController {
                    override func viewDidLoad() { viewControllers = [Pages.boats(), Pages.crews()].map { $0 as! UIViewController } }
                }
                """),
            has: ["Quay -tab-> Boat : boat", "Quay -tab-> Crew : crew"], hasNot: ["unresolved"]),
    ]

    /// What is left out may depend on what a generic parameter stands for: the storyboard of the same name.
    @Test func aDefaultMeansTheTypeThatTheCallIsGiven() {
        var files = Self.app(
            """
            final class Quay: UIViewController {
                @objc func sail() { show(UIStoryboard.make(Harbour.self), sender: nil) }
                @objc func rest() { show(UIStoryboard.make(Inn.self), sender: nil) }
            }
            final class Harbour: UIViewController {}
            final class Inn: UIViewController {}
            extension UIStoryboard {
                static func make<Page: UIViewController>(
                    _ type: Page.Type, of name: String = String(describing: Page.self)
                ) -> Page {
                    UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Page
                }
            }
            """)
        for name in ["Harbour", "Inn"] {
            files[name + ".storyboard"] = StoryboardText.storyboard(
                initial: "first", StoryboardText.scene("first", class: name))
        }
        ScannedApp(
            "defaults", files, has: ["Quay ~push~> Harbour : show", "Quay ~push~> Inn : show"], hasNot: ["unresolved"]
        ).check()
    }

    /// What is written for an autoclosure is of the type that it gives.
    @Test(arguments: ["Model(quay: quay)", ".init(quay: quay)", ".made(quay)"])
    func anAutoclosureIsGivenItsResult(_ model: String) {
        ScannedApp(
            model,
            [
                "App.swift": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { QuayView() } } }
                enum Berth: Hashable { case east }
                final class Quay: ObservableObject { @Published var path: [Berth] = [] }
                final class Model: ObservableObject {
                    private let quay: Quay
                    init(quay: Quay) { self.quay = quay }
                    static func made(_ quay: Quay) -> Model { Model(quay: quay) }
                    func moor() { quay.path.append(.east) }
                }
                struct QuayView: View {
                    @StateObject private var quay = Quay()
                    var body: some View {
                        NavigationStack(path: $quay.path) {
                            DeckView(model: \(model)).navigationDestination(for: Berth.self) { _ in EastView() }
                        }
                    }
                }
                struct DeckView: View {
                    @StateObject private var model: Model
                    init(model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }
                    var body: some View { Button("moor") { model.moor() } }
                }
                struct EastView: View { var body: some View { Text("e") } }
                """
            ], has: ["DeckView ~push~> EastView : QuayView.east"], hasNot: ["unresolved"]
        )
        .check()
    }

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// What `onHover` tells is no view, so it cannot bring the taps inside that view to another screen.
    @Test(arguments: ["onHover", "onDelete", "onEnded"])
    func modifiersDoNotGiveTheirViewToTheirClosure(modifier: String) {
        ScannedApp(
            modifier,
            [
                "App.swift": """
                import SwiftUI
                @main struct Plan: App { var body: some Scene { WindowGroup { PlanView() } } }
                final class Picks: ObservableObject {
                    var picked: [Any] = []
                    func pick(_ place: Any) { picked = [place] }
                }
                struct PlanView: View {
                    @StateObject private var picks = Picks()
                    @State private var isOpen = false
                    var body: some View {
                        NavigationStack {
                            HStack { Tile().onTapGesture { isOpen = true } }
                                .\(modifier) { picks.pick($0) }
                                .sheet(isPresented: $isOpen) { SpotView() }
                            NavigationLink("list") { PickedView(picks: picks) }
                        }
                    }
                }
                struct Tile: View { var body: some View { Text("t") } }
                struct SpotView: View { var body: some View { Text("s") } }
                struct PickedView: View {
                    @ObservedObject var picks: Picks
                    var body: some View { ForEach(picks.picked) { place in Marker(place) } }
                }
                """
            ],
            has: ["PlanView ~sheet~> SpotView : PlanView.isOpen"], hasNot: ["PickedView ~sheet~>"]
        ).check()
    }

    /// A key path that is given for a function says what a binding reads, as a closure does.
    @Test(arguments: ["\\.path", "{ $0.path }"])
    func aKeyPathIsAFunction(read: String) {
        ScannedApp(
            read,
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case trip, day }
                enum Action { case setPath([Page]), open(Page) }
                struct AppState { var path: [Page] = [] }
                final class Store: ObservableObject {
                    @Published var state = AppState()
                    func send(_ action: Action) {
                        switch action {
                        case .setPath(let path): state.path = path
                        case .open(let page): state.path.append(page)
                        }
                    }
                    func binding<Part>(_ get: @escaping (AppState) -> Part, _ set: @escaping (Part) -> Action) -> Binding<Part> {
                        Binding(get: { get(self.state) }, set: { self.send(set($0)) })
                    }
                }
                @main struct TripsApp: App {
                    @StateObject private var store = Store()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: store.binding(\(read), Action.setPath)) {
                                TripsView(store: store).navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .trip: TripView()
                                    case .day: DayView()
                                    }
                                }
                            }
                        }
                    }
                }
                struct TripsView: View {
                    let store: Store
                    var body: some View { Button("t") { store.send(.open(.trip)) } }
                }
                struct TripView: View { var body: some View { Text("t") } }
                struct DayView: View { var body: some View { Text("d") } }
                """
            ], has: ["TripsView ~push~> TripView : TripsApp.trip"], hasNot: ["~push~> DayView"]
        ).check()
    }
}
