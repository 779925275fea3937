import Testing

/// Swift that means something else than it seems to at first sight.
struct LanguageSemanticsTests {
    /// An app whose first screen pushes by a value.
    private static func app(_ more: String, start: String = "StartView()", state: String = "") -> String {
        """
        import SwiftUI
        enum Page: Hashable { case one, two }
        @main struct TheApp: App { var body: some Scene { WindowGroup { Flow() } } }
        final class Router: ObservableObject {
            @Published var path: [Page] = []
            func go(_ page: Page) { path.append(page) }
        }
        struct Flow: View {
            @StateObject private var router = Router()
            \(state)
            var body: some View {
                NavigationStack(path: $router.path) {
                    \(start).navigationDestination(for: Page.self) { page in
                        switch page {
                        case .one: OneView()
                        case .two: TwoView()
                        }
                    }
                }
                .environmentObject(router)
            }
        }
        struct OneView: View { var body: some View { Text("1") } }
        struct TwoView: View { var body: some View { Text("2") } }

        """ + more
    }

    static let apps = [
        ScannedApp(
            "a modifier is the library's, though the view has a property of that name",
            [
                "App.swift": app(
                    """
                    struct Box<Content: View>: View {
                        var padding: CGFloat = 8
                        @ViewBuilder var content: () -> Content
                        var body: some View { VStack { content() } }
                    }
                    struct StartView: View { var body: some View { Box { Row() }.padding(4) } }
                    struct Row: View { var body: some View { NavigationLink(value: Page.one) { Text("1") } } }
                    """)
            ],
            has: ["StartView ~push~> OneView : Flow.one"]),
        ScannedApp(
            "a property with a wrapper of the app's is what that wraps",
            [
                "App.swift": app(
                    """
                    @propertyWrapper struct Routed: DynamicProperty {
                        @EnvironmentObject private var router: Router
                        var wrappedValue: Router { router }
                    }
                    struct StartView: View {
                        @Routed private var routed
                        var body: some View { Button("1") { routed.go(.one) } }
                    }
                    """)
            ],
            has: ["StartView ~push~> OneView : Flow.one"], hasNot: ["Flow ~push~>"]),
        ScannedApp(
            "what is done to an inout parameter is done to what was given",
            [
                "App.swift": app(
                    """
                    enum Pushing {
                        static func one(on path: inout [Page]) { path.append(.one) }
                        static func two(on path: inout [Page]) { path = [.two] }
                    }
                    extension Router {
                        func one() { Pushing.one(on: &path) }
                        func two() { Pushing.two(on: &self.path) }
                    }
                    struct StartView: View {
                        @EnvironmentObject private var router: Router
                        var body: some View {
                            Button("1") { router.one() }
                            Button("2") { router.two() }
                        }
                    }
                    """)
            ],
            has: ["StartView ~push~> OneView : Flow.one", "StartView ~push~> TwoView : Flow.two [replaces]"]),
        ScannedApp(
            "an override is run where an object of the subclass is made",
            [
                "App.swift": app(
                    """
                    class Guide: ObservableObject {
                        let router: Router
                        init(router: Router) { self.router = router }
                        func next() {}
                    }
                    final class QuickGuide: Guide { override func next() { router.go(.two) } }
                    final class UnusedGuide: Guide { override func next() { router.go(.one) } }
                    struct StartView: View {
                        @EnvironmentObject private var router: Router
                        var body: some View { NextView().environmentObject(QuickGuide(router: router) as Guide) }
                    }
                    struct NextView: View {
                        @EnvironmentObject private var guide: Guide
                        var body: some View { Button("Next") { guide.next() } }
                    }
                    """)
            ],
            has: ["StartView ~push~> TwoView : Flow.two"], hasNot: ["StartView ~push~> OneView"]),
        ScannedApp(
            "a guard that leaves early takes nothing from the choice after it",
            [
                "App.swift": """
                import SwiftUI
                enum Step: Hashable { case one, two }
                @main struct TheApp: App { var body: some Scene { WindowGroup { Flow() } } }
                struct Flow: View {
                    @State private var path: [Step] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            StartView(path: $path).navigationDestination(for: Step.self) { StepView(step: $0) }
                        }
                    }
                }
                struct StartView: View {
                    @Binding var path: [Step]
                    var body: some View { Button("1") { path.append(.one) } }
                }
                struct StepView: View {
                    let step: Step
                    @Environment(\\.scenePhase) private var phase
                    var body: some View {
                        guard phase == .active else { return AnyView(EmptyView()) }
                        switch step {
                        case .one: return AnyView(OneView())
                        case .two: return AnyView(TwoView())
                        }
                    }
                }
                struct OneView: View { var body: some View { Text("1") } }
                struct TwoView: View { var body: some View { Text("2") } }
                """
            ],
            has: ["StartView ~push~> OneView : Flow.one"], hasNot: ["~push~> TwoView", "StepView"]),
        ScannedApp(
            "a case that is compared with several others takes one branch",
            [
                "App.swift": """
                import UIKit
                enum Stage { case intro, menu, game }
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    lazy var guide = GuideCoordinator(window: window)
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        guide.go(.intro)
                        return true
                    }
                }
                final class GuideCoordinator {
                    let window: UIWindow?
                    init(window: UIWindow?) { self.window = window }
                    func go(_ stage: Stage) {
                        if stage == .intro || stage == .menu {
                            window?.rootViewController = UINavigationController(rootViewController: first(for: stage))
                        } else {
                            window?.rootViewController = Game()
                        }
                    }
                    private func first(for stage: Stage) -> UIViewController {
                        let controller: Page = stage == .intro ? Intro() : Menu()
                        controller.onNext = { [weak self] in self?.go(.game) }
                        return controller
                    }
                }
                class Page: UIViewController { var onNext: (() -> Void)?; @objc func next() { onNext?() } }
                final class Intro: Page {}
                final class Menu: Page {}
                final class Game: UIViewController {}
                """
            ],
            has: ["GuideCoordinator -root-> Game : game", "Intro ~root~> Game : GuideCoordinator.game"],
            hasNot: ["-> Menu", "~> Intro", "-root!-> Game"]),
        ScannedApp(
            "a pack of values is what the call gives",
            [
                "App.swift": app(
                    """
                    extension Router {
                        func go<each Item: Hashable>(through pages: repeat each Item) {
                            for page in repeat each pages { path.append(page as! Page) }
                        }
                    }
                    struct StartView: View {
                        @EnvironmentObject private var router: Router
                        var body: some View { Button("2") { router.go(through: Page.two) } }
                    }
                    """)
            ],
            has: ["StartView ~push~> TwoView : Flow.two"], hasNot: ["~push~> OneView"]),
        ScannedApp(
            "what a context menu previews is shown elsewhere",
            [
                "App.swift": app(
                    """
                    struct StartView: View {
                        var body: some View {
                            NavigationLink(value: Page.one) { Text("1") }
                                .contextMenu { Button("Copy") {} } preview: { NavigationStack { TwoView() } }
                        }
                    }
                    """)
            ],
            has: ["StartView ~push~> OneView : Flow.one"], hasNot: ["coordinator StartView", "-> TwoView : twoView"]),
        ScannedApp(
            "the closure of a link to a state is its label",
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct TheApp: App { var body: some Scene { WindowGroup { StartView() } } }
                struct StartView: View {
                    var body: some View {
                        NavigationStack { NavigationLink(state: Path.State.detail(.init())) { CardView() } }
                    }
                }
                enum Path { struct State {} }
                struct CardView: View { var body: some View { Text("c") } }
                """
            ],
            has: ["entry StartView"], hasNot: ["~> CardView", "screen CardView"]),
        ScannedApp(
            "views as deep in each other as there are",
            [
                "App.swift": "import SwiftUI\n"
                    + "@main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { V0() } } } }\n"
                    + (0..<60).map {
                        "struct V\($0): View { var body: some View { VStack { HStack { V\($0 + 1)() } } } }\n"
                    }.joined() + """
                        struct V60: View { var body: some View { NavigationLink("1") { OneView() } } }
                        struct OneView: View { var body: some View { Text("1") } }
                        """
            ],
            has: ["V0 ~push~> OneView : NavigationLink"], hasNot: ["screen V60"]),
        ScannedApp(
            "screens without a type behind links of two views are two",
            [
                "App.swift": """
                import SwiftUI
                @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { StartView() } } } }
                struct StartView: View {
                    var body: some View {
                        VStack {
                            NavigationLink("a") { Text("a") }
                            NavigationLink("b") { NextView() }
                            First()
                            Second()
                        }
                    }
                }
                struct NextView: View { var body: some View { NavigationLink("c") { Text("c") } } }
                struct First: View { var body: some View { NavigationLink("d") { Text("d") } } }
                struct Second: View { var body: some View { NavigationLink("e") { Text("e") } } }
                """
            ],
            has: [
                "StartView ~push~> inline:Text#StartView.StartView.NavigationLink : NavigationLink",
                "NextView ~push~> inline:Text#NextView.NavigationLink : NavigationLink",
                "StartView ~push~> inline:Text#StartView.First.NavigationLink : NavigationLink",
                "StartView ~push~> inline:Text#StartView.Second.NavigationLink : NavigationLink",
            ]),
        ScannedApp(
            "a window that a screen makes lies over the app",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct TheApp: App { var body: some Scene { WindowGroup { StartView() } } }
                struct StartView: View { var body: some View { Button("1") { Overlays.show(OneView()) } } }
                enum Overlays {
                    static func show<Content: View>(_ view: Content) {
                        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: scene)
                        window.rootViewController = UIHostingController(rootView: view)
                        window.makeKeyAndVisible()
                    }
                }
                struct OneView: View { var body: some View { Text("1") } }
                """
            ],
            has: ["StartView ~fullScreen~> OneView : rootViewController"]),
        ScannedApp(
            "a frame that nothing fills is no screen",
            [
                "App.swift": """
                import SwiftUI
                @main struct TheApp: App { var body: some Scene { WindowGroup { StartView() } } }
                struct StartView: View { var body: some View { Text("s") } }
                struct Framed<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { NavigationStack { content.navigationTitle("t") } }
                }
                """
            ],
            has: ["screen StartView"], hasNot: ["Framed"]),
        ScannedApp(
            "a state that begins with what is only known while the app runs may begin as shown",
            [
                "App.swift": """
                import SwiftUI
                @main struct TheApp: App { var body: some Scene { WindowGroup { StartView() } } }
                final class Model: ObservableObject {
                    @Published var greets = !UserDefaults.standard.bool(forKey: "greeted")
                }
                struct StartView: View {
                    @StateObject private var model = Model()
                    var body: some View { Text("s").sheet(isPresented: $model.greets) { OneView() } }
                }
                struct OneView: View { var body: some View { Text("1") } }
                """
            ],
            has: ["StartView ~sheet~> OneView : StartView.greets"], hasNot: ["unresolved"]),
        ScannedApp(
            "a type's method that begins with a capital is called, rather than a type made",
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window.rootViewController = UINavigationController(rootViewController: Yard())
                    }
                }
                final class Paths {
                    class func Follow(_ path: String, from screen: UIViewController) -> Bool {
                        screen.navigationController?.pushViewController(Field(), animated: true)
                        return true
                    }
                }
                final class Yard: UIViewController {
                    @objc func tap() { _ = Paths.Follow("field", from: self) }
                }
                final class Field: UIViewController {}
                """
            ], has: ["Yard ~push~> Field : pushViewController"], hasNot: ["unresolved"]),
        ScannedApp(
            "functions that begin with a capital, and types that a switch asks for",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                protocol Animal { var name: String { get } }
                struct Hen: Animal { let name: String }
                struct Cow: Animal { let name: String }
                enum Visit: Hashable { case animal(any Animal) }
                @ViewBuilder func Opener(_ open: @escaping () -> Void) -> some View { Button("o", action: open) }
                struct Yard: View {
                    let animals: [any Animal] = []
                    var body: some View { TabView { Stable().tabItem { Text("s") }; FieldView().tabItem { Text("f") } } }
                    @ViewBuilder func Stable() -> some View {
                        NavigationStack {
                            List(animals, id: \\.name) { animal in
                                NavigationLink(value: Visit.animal(animal)) { Text("a") }
                            }
                            .navigationDestination(for: Visit.self) { visit in
                                switch visit {
                                case .animal(let animal):
                                    switch animal {
                                    case is Hen: HenView()
                                    case is Cow: CowView()
                                    default: EmptyView()
                                    }
                                }
                            }
                        }
                    }
                }
                struct FieldView: View {
                    @State var isOpen = false
                    var body: some View { Opener { isOpen = true }.sheet(isPresented: $isOpen) { GateView() } }
                }
                struct HenView: View { var body: some View { Text("h") } }
                struct CowView: View { var body: some View { Text("c") } }
                struct GateView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "Yard -push-> CowView : animal(Animal)", "Yard ~push~> CowView : Yard.animal",
                "Yard ~push~> HenView : Yard.animal", "FieldView ~sheet~> GateView : FieldView.isOpen",
            ],
            hasNot: ["Stable"]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }

    /// `_title` is the storage of a wrapped `title`, or a property of that name.
    @Test func aPropertyMayBeginWithAnUnderscore() {
        ScannedApp(
            "underscores",
            [
                "App.swift": """
                import SwiftUI
                @main struct Pond: App { var body: some Scene { WindowGroup { ShoreView() } } }
                final class Feeder {
                    private let _feed: () -> Void
                    private var _rest: (() -> Void)?
                    init(feed: @escaping () -> Void, rest: @escaping () -> Void) {
                        self._feed = feed
                        _rest = rest
                    }
                    func feed() { _feed() }
                    func rest() { self._rest?() }
                }
                struct ShoreView: View {
                    @State private var fish: Bool
                    @State private var sleep = false
                    init() { _fish = State(initialValue: false) }
                    var body: some View {
                        WaterView(feeder: Feeder(feed: { fish = true }, rest: { sleep = true }))
                            .sheet(isPresented: $fish) { FishView() }
                            .sheet(isPresented: $sleep) { SleepView() }
                    }
                }
                struct WaterView: View {
                    let feeder: Feeder
                    var body: some View {
                        Button("f") { feeder.feed() }
                        Button("r") { feeder.rest() }
                    }
                }
                struct FishView: View { var body: some View { Text("f") } }
                struct SleepView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["ShoreView ~sheet~> FishView : ShoreView.fish", "ShoreView ~sheet~> SleepView : ShoreView.sleep"],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test func textsAreToldApartByComparisons() {
        ScannedApp(
            "what is done after a comparison is done for the texts with which that holds",
            [
                "Mill.swift": """
                import UIKit
                @main final class Scenes: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ app: UIApplication) {
                        window?.rootViewController = UINavigationController(rootViewController: Mill())
                    }
                }
                enum Way: String { case wheel, pond, yard }
                final class Mill: UIViewController {
                    @objc func turn() { for way in ["wheel", "pond", "yard"] { go(way) } }
                    private func go(_ way: String) {
                        guard way != Way.yard.rawValue else { return }
                        if way == "wheel" { present(Wheel(), animated: true) }
                        if way == "yard" { present(Yard(), animated: true) }
                        show(storyboardLess(way), sender: nil)
                    }
                    private func storyboardLess(_ way: String) -> UIViewController {
                        switch way {
                        case "pond": return Pond()
                        case "yard": return Gate()
                        default: return Wheel()
                        }
                    }
                }
                final class Wheel: UIViewController {}
                final class Pond: UIViewController {}
                final class Yard: UIViewController {}
                final class Gate: UIViewController {}
                """
            ],
            has: ["Mill ~sheet~> Wheel : present", "Mill ~push~> Pond : show"],
            hasNot: ["Mill ~sheet~> Yard", "Mill ~push~> Gate"]
        ).check()
    }

    /// A variable without a value is none of the objects of its type, until one is assigned.
    @Test func whatIsNotAssignedIsNothing() {
        let files = [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let stack = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = stack
                    MenuFlow(stack: stack).start()
                    return true
                }
            }
            class Flow { func start() {} }
            enum Step { case map, stay }
            final class MenuFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                override func start() { stack.pushViewController(MenuViewController(flow: self), animated: true) }
                func go(_ step: Step) {
                    let next: Flow
                    switch step {
                    case .map: next = MapFlow(stack: stack)
                    case .stay: return
                    }
                    next.start()
                }
            }
            final class MapFlow: Flow {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                override func start() { stack.pushViewController(MapViewController(), animated: true) }
            }
            final class MenuViewController: UIViewController {
                let flow: MenuFlow
                init(flow: MenuFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                @objc func openMap() { flow.go(.map) }
                @objc func stay() { flow.go(.stay) }
            }
            final class MapViewController: UIViewController {}
            """
        ]
        ScannedApp(
            "a flow that is chosen", files,
            has: [
                "MenuFlow -root!-> MenuViewController : start", "MapFlow -root!-> MapViewController : start",
                "MenuViewController ~push~> MapFlow : MenuFlow.map",
            ],
            hasNot: ["MenuViewController ~push~> MapViewController", "~> MenuViewController"]
        ).check()
    }

    /// A function of `View` that returns nothing is no modifier: it does not show the view that it is called on.
    @Test func aFunctionOfViewThatReturnsNothingShowsNothing() {
        let files = [
            "App.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { FrontView() } } }
            extension View { func endTyping() { UIApplication.shared.endEditing() } }
            struct FrontView: View {
                var body: some View {
                    let search = SearchField()
                    NavigationStack {
                        VStack {
                            search
                            NavigationLink("Choose") { ChooserView(onClose: { withAnimation { search.endTyping() } }) }
                        }
                    }
                }
            }
            struct SearchField: View { var body: some View { NavigationLink("Search") { ResultsView() } } }
            struct ChooserView: View {
                let onClose: () -> Void
                var body: some View { Button("Close") { onClose() } }
            }
            struct ResultsView: View { var body: some View { Text("r") } }
            """
        ]
        ScannedApp(
            "a function of views", files,
            has: ["FrontView ~push~> ResultsView : NavigationLink", "FrontView ~push~> ChooserView : NavigationLink"],
            hasNot: ["ChooserView ~push~>"]
        ).check()
    }

    /// A method of the view comes before a view of that name.
    @Test func aMethodComesBeforeATypeOfItsName() {
        let files = [
            "App.swift": """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { ZooView() } } }
            struct ZooView: View {
                var body: some View {
                    NavigationStack {
                        VStack {
                            CagesView()
                            NavigationLink("Birds") { BirdsView(count: 2) }
                        }
                    }
                }
            }
            extension ZooView {
                private func CagesView() -> some View { Text("cages") }
                private func BirdsView() -> some View { Text("birds") }
            }
            struct CagesView: View {
                @State private var isFeeding = false
                var body: some View { Button("f") { isFeeding = true }.sheet(isPresented: $isFeeding) { FoodView() } }
            }
            struct BirdsView: View { let count: Int; var body: some View { Text("b") } }
            struct FoodView: View { var body: some View { Text("f") } }
            """
        ]
        ScannedApp(
            "cages", files, has: ["ZooView ~push~> BirdsView : NavigationLink"],
            hasNot: ["ZooView ~sheet~> FoodView", "ZooView -root-> CagesView", "unresolved"]
        ).check()
    }
}
