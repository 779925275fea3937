import Testing

/// Flags that views are made with and keep decide what each of them shows.
@Suite struct GivenFlagsTests {
    /// A badge that may be a link, in a yard and in a log.
    private static func harbour(_ badge: String, yard: String, log: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Harbour: App { var body: some Scene { WindowGroup { NavigationStack { Yard() } } } }
            struct Yard: View {
                var body: some View { VStack { \(yard); NavigationLink("log") { Log() } } }
            }
            struct Log: View { @State private var isOpen = false; var body: some View { \(log) } }
            struct Row: View { let opens: Bool; var body: some View { Badge(name: "row", isLink: opens) } }
            struct Badge: View {
                let name: String
                \(badge)
                var body: some View {
                    if isLink { NavigationLink(name) { Ship() } } else { Text(name) }
                }
            }
            struct Ship: View { var body: some View { Text("ship") } }
            """
        ]
    }

    private static let initialiser = """
        let isLink: Bool
        init(name: String, isLink: Bool = false) { self.name = name; self.isLink = isLink }
        """

    /// What is written where a view is made is known, also where another view hands it on.
    @Test(arguments: [
        ("let isLink: Bool", #"Badge(name: "a", isLink: true)"#, #"Badge(name: "b", isLink: false)"#),
        (initialiser, #"Badge(name: "a", isLink: true)"#, #"Badge(name: "b")"#),
        ("var isLink = true", #"Badge(name: "a")"#, #"Badge(name: "b", isLink: false)"#),
        ("let isLink: Bool", "Row(opens: true)", "Row(opens: false)"),
        ("let isLink: Bool", "Row(opens: true)", "Row(opens: !true)"),
    ]) func decideWhatAViewShows(_ badge: String, _ yard: String, _ log: String) {
        ScannedApp(
            badge + log, Self.harbour(badge, yard: yard, log: log),
            has: ["Yard ~push~> Ship : NavigationLink"], hasNot: ["Log ~push~>"]
        ).check()
    }

    /// What is not written may be either, and so is what code may change.
    @Test(arguments: [
        ("let isLink: Bool", #"Badge(name: "b", isLink: isOpen)"#),
        ("let isLink: Bool", #"Badge(name: "b", isLink: isOpen ? false : Bool.random())"#),
        (initialiser, #"Badge(name: "b", isLink: isOpen && Bool.random())"#),
        (
            """
            var isLink = false
            func linked() -> Badge { var copy = self; copy.isLink = true; return copy }
            """, #"Badge(name: "b").linked()"#
        ),
    ]) func mayBeEitherWhereNothingSays(_ badge: String, _ log: String) {
        ScannedApp(
            badge + log, Self.harbour(badge, yard: #"Badge(name: "a", isLink: true)"#, log: log),
            has: ["Log ~push~> Ship : NavigationLink"]
        ).check()
    }

    /// A view in which a flag leaves out a screen with its own stack does not turn into that.
    @Test func leaveOutScreensWithStacks() {
        ScannedApp(
            "stacks",
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @State private var isOpen = false
                    var body: some View {
                        NavigationStack { Button("o") { isOpen = true }.sheet(isPresented: $isOpen) { Log() } }
                    }
                }
                struct Log: View { var body: some View { VStack { Badge(isLink: false) } } }
                struct Badge: View {
                    let isLink: Bool
                    var body: some View {
                        if isLink { NavigationLink { Yard() } label: { Text("yard") } } else { Text("yard") }
                    }
                }
                """
            ], has: ["Yard ~sheet~> Log : Yard.isOpen"], hasNot: ["Log ~push~>"]
        ).check()
    }

    /// A modifier keeps its flags as a view does, and hands them on.
    @Test(arguments: [
        """
        if isOver { content.fullScreenCover(isPresented: $isOn) { screen() } } else {
            content.sheet(isPresented: $isOn) { screen() }
        }
        """,
        """
        content
            .when(!isOver) { view in view.sheet(isPresented: $isOn) { screen() } }
            .when(isOver) { view in view.fullScreenCover(isPresented: $isOn) { screen() } }
        """,
    ]) func decideWhatAModifierShows(_ body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @State private var hasMap = false
                    @State private var hasLog = false
                    var body: some View {
                        VStack { Button("map") { hasMap = true }; Button("log") { hasLog = true } }
                            .modifier(Shown(isOn: $hasMap) { Map() })
                            .modifier(Shown(isOver: true, isOn: $hasLog) { Log() })
                    }
                }
                struct Shown<Screen: View>: ViewModifier {
                    var isOver = false
                    @Binding var isOn: Bool
                    let screen: () -> Screen
                    func body(content: Content) -> some View { \(body) }
                }
                extension View {
                    @ViewBuilder func when<Other: View>(_ isSo: Bool, show: (Self) -> Other) -> some View {
                        if isSo { show(self) } else { self }
                    }
                }
                struct Map: View { var body: some View { Text("map") } }
                struct Log: View { var body: some View { Text("log") } }
                """
            ],
            has: [
                "Yard -sheet-> Map : hasMap", "Yard -fullScreen-> Log : hasLog", "Yard ~sheet~> Map : Yard.hasMap",
                "Yard ~fullScreen~> Log : Yard.hasLog",
            ],
            hasNot: ["Yard -fullScreen-> Map", "Yard -sheet-> Log"]
        ).check()
    }

    /// A setter that is given `false` does nothing of what it does for `true`.
    @Test(arguments: [
        "set { if newValue { path.append(.map) } else { path.removeAll() } }",
        "set { guard newValue else { return path.removeAll() }; path.append(.map) }",
        "set { if !newValue { path = [] } else { path.append(.map) } }",
        "set { if newValue == true { path.append(.map) } }",
        "set(isOn) { if isOn { path.append(.map) } else { path.removeAll() } }",
    ]) func decideWhatASetterDoes(_ setter: String) {
        ScannedApp(setter, Self.pier(setter), has: ["Yard ~push~> Map : Harbour.map"], hasNot: ["Map ~push~>"]).check()
    }

    /// What a control switches may be on, and so may be what only the running app knows.
    @Test(arguments: [
        #"Toggle("map", isOn: $router.hasMap)"#, #"Button("map") { router.hasMap = isOpen }"#,
        #"Button("map") { router.hasMap = Bool.random() }"#,
    ]) func mayTurnASetterOn(_ control: String) {
        let setter = "set { if newValue { path.append(.map) } else { path.removeAll() } }"
        ScannedApp(control, Self.pier(setter, control), has: ["Yard ~push~> Map : Harbour.map"]).check()
    }

    private static func pier(
        _ setter: String, _ control: String = #"Button("map") { router.hasMap = true }"#
    ) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Page: Hashable { case map }
            @Observable final class Router {
                var path: [Page] = []
                var hasMap: Bool { get { path.contains(.map) } \(setter) }
            }
            @main struct Harbour: App {
                @State private var router = Router()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $router.path) {
                            Yard(router: router).navigationDestination(for: Page.self) { _ in Map(router: router) }
                        }
                    }
                }
            }
            struct Yard: View {
                @Bindable var router: Router
                @State private var isOpen = false
                var body: some View { VStack { Toggle("open", isOn: $isOpen); \(control) } }
            }
            struct Map: View {
                let router: Router
                var body: some View { Button("close") { router.hasMap = false } }
            }
            """
        ]
    }

    private static func bakery(_ made: String, _ ask: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Bakery: App { var body: some Scene { WindowGroup { NavigationStack { Counter() } } } }
            struct Counter: View {
                @State private var asks = false
                @State private var isOpen = false
                private func close() { asks = false }
                var body: some View { Button("ask") { asks = true }.sheet(isPresented: $asks) { \(made) } }
            }
            struct Ask: View {
                \(ask)
                @State private var isBaking = false
                var body: some View { Button("go") { go() }.sheet(isPresented: $isBaking) { Oven() } }
                private func go() {
                    if let onDone { onDone(); return }
                    isBaking = true
                }
            }
            struct Oven: View { var body: some View { Text("oven") } }
            """
        ]
    }

    private static let made = "let onDone: (() -> Void)?\ninit(onDone: (() -> Void)? = nil) { self.onDone = onDone }"

    /// What comes after `if let onDone { …; return }` is not reached in a view that is made with a closure.
    @Test(arguments: [
        ("Ask(onDone: { asks = false })", made), ("Ask { asks = false }", made),
        ("Ask(onDone: { asks = false })", "let onDone: (() -> Void)?"),
    ])
    func aClosureThatAViewIsGivenIsThere(_ call: String, _ ask: String) {
        ScannedApp(
            call, Self.bakery(call, ask), has: ["Counter ~sheet~> Ask : Counter.asks"], hasNot: ["~sheet~> Oven"]
        ).check()
    }

    /// Where there is none, or nobody knows, it may be reached.
    @Test(arguments: [
        ("Ask()", made), ("Ask(onDone: nil)", made), ("Ask(onDone: isOpen ? close : nil)", made),
        ("Ask()", "var onDone: (() -> Void)?"),
        ("if isOpen { Ask(onDone: { asks = false }) } else { Ask() }", made),
    ])
    func aClosureThatAViewMayLackIsUnsure(_ call: String, _ ask: String) {
        ScannedApp(call, Self.bakery(call, ask), has: ["Ask ~sheet~> Oven : Ask.isBaking"]).check()
    }

    /// Whether something was given is known wherever code asks for it, and by whatever name.
    @Test(arguments: [
        "let isIn = user != nil; if isIn { list() } else { map() }",
        "let isOut = user == nil; guard !isOut else { return map() }; list()",
        "let isIn = user != nil; isIn ? list() : map()",
        "if user != nil && true { list() } else { map() }",
        "if let _ = user { list() } else { map() }",
        "guard let _ = user else { return map() }; list()",
        "if isIn(user) { list() } else { map() }",
    ]) func areWhatTheyAreMadeOf(_ asking: String) {
        let code = """
            extension UIViewController {
                func open(_ user: String?) { \(asking) }
                func isIn(_ user: String?) -> Bool { user != nil }
                func list() { present(ListController(), animated: true) }
                func map() { present(MapController(), animated: true) }
            }
            """
        ScannedApp(
            asking, ["App.swift": TwoControllers.app(code, first: "open(\"Kim\")", second: "open(nil)")],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }

    /// A constant may be called like the property that it keeps.
    @Test(arguments: [
        "let isModal = place.isModal; if isModal { show(page) } else { push(page) }",
        "let isModal = place.isModal\nguard isModal else { return push(page) }\nshow(page)",
        "let modal = place.isModal; if modal { show(page) } else { push(page) }",
    ]) func areKeptInConstants(code: String) {
        let model = """
            enum Place { case list, map; var isModal: Bool { self == .map } }
            final class Guide {
                weak var screen: UIViewController?
                func show(_ page: UIViewController) { screen?.present(page, animated: true) }
                func push(_ page: UIViewController) { screen?.navigationController?.pushViewController(page, animated: true) }
                func open(_ place: Place) {
                    let page: UIViewController = place == .list ? ListController() : MapController()
                    \(code)
                }
            }
            """
        func use(_ place: String) -> String { "let guide = Guide(); guide.screen = self; guide.open(.\(place))" }
        ScannedApp(
            code, ["App.swift": TwoControllers.app(model, first: use("list"), second: use("map"))],
            has: [
                "FirstController ~push~> ListController : pushViewController",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~>", "SecondController ~push~>", "~push~> MapController",
                "~sheet~> ListController",
            ]
        ).check()
    }

    /// What a function is given for a parameter with a default, or compares from the right, is known.
    @Test(arguments: [
        ("isMap: Bool? = nil", "isMap ?? false", "", "isMap: true"),
        ("isMap: Bool?", "isMap ?? true", "isMap: false", "isMap: nil"),
        ("_ place: String", #""map" == place"#, #""list""#, #""map""#),
    ]) func areGivenToFunctions(parameter: String, condition: String, list: String, map: String) {
        let model = """
            final class Guide {
                weak var screen: UIViewController?
                func open(\(parameter)) {
                    screen?.present(\(condition) ? MapController() : ListController(), animated: true)
                }
            }
            """
        func use(_ given: String) -> String { "let guide = Guide(); guide.screen = self; guide.open(\(given))" }
        ScannedApp(
            condition, ["App.swift": TwoControllers.app(model, first: use(list), second: use(map))],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }
}
