import Testing

@testable import NavAtlasScanner

@Suite("SwiftUI")
struct SwiftUIDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// An app whose first view has this body, with three screens to lead to.
    private static func app(_ body: String, state: String = "", more: String = "") -> String {
        """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
        struct Gate: View {
            \(state)
            var body: some View { \(body) }
        }
        struct Lion: View { var body: some View { Text("") } }
        struct Seal: View { var body: some View { Text("") } }
        struct Owl: View { var body: some View { Text("") } }
        \(more)
        """
    }

    /// A stack over a path of two destinations.
    private static func stack(_ use: String, path: String = "[]", more: String = "") -> String {
        app(
            """
            NavigationStack(path: $path) {
                Button("") { \(use) }
                    .navigationDestination(for: Cage.self) { cage in
                        switch cage {
                        case .lion: Lion()
                        case .seal: Seal()
                        }
                    }
            }
            """, state: path == "[]" ? "@State private var path: [Cage] = []" : "@State private var path = \(path)",
            more: "enum Cage: Hashable { case lion, seal }\n" + more)
    }

    private static let cages = "Gate -push-> Lion : lion\nGate -push-> Seal : seal\n"

    static let cases = [
        ScannedSource(
            "a link that holds its destination", app("NavigationStack { NavigationLink(\"\") { Lion() } }"),
            gives: "Gate ~push~> Lion : NavigationLink"),
        ScannedSource(
            "a link's destination as an argument",
            app("NavigationView { NavigationLink(destination: Lion()) { Text(\"\") } }"),
            gives: "Gate ~push~> Lion : NavigationLink"),
        ScannedSource(
            "a value on the path leads to its case only", stack("path.append(.seal)"),
            gives: cages + "Gate ~push~> Seal : Gate.seal"),
        ScannedSource(
            "a path that is assigned whole", stack("path = [.lion, .seal]"),
            gives: cages + "Gate ~push~> Lion : Gate.lion [replaces]\nGate ~push~> Seal : Gate.seal [replaces]"),
        ScannedSource(
            "a sheet by a flag",
            app("Button(\"\") { isOn = true }.sheet(isPresented: $isOn) { Owl() }", state: "@State var isOn = false"),
            gives: "Gate -sheet-> Owl : isOn\nGate ~sheet~> Owl : Gate.isOn"),
        ScannedSource(
            "a sheet by a flag that changes with an animation",
            app(
                "Button(\"\") { isOn = true }.sheet(isPresented: $isOn.animation(.spring)) { Owl() }",
                state: "@State var isOn = false"),
            gives: "Gate -sheet-> Owl : isOn\nGate ~sheet~> Owl : Gate.isOn"),
        ScannedSource(
            "a cover by an item",
            app(
                "Button(\"\") { pet = .seal }.fullScreenCover(item: $pet) { pet in switch pet { case .seal: Seal() } }",
                state: "@State var pet: Pet?", more: "enum Pet: Identifiable { case seal; var id: Self { self } }"),
            gives: "Gate -fullScreen-> Seal : seal\nGate ~fullScreen~> Seal : Gate.seal"),
        ScannedSource(
            "the root that a state begins with is the initial one",
            app("if isIn { Lion() } else { Seal() }", state: "@State private var isIn = false"),
            gives: "Gate -root-> Lion : lion\nGate -root!-> Seal : seal"),
        ScannedSource(
            "a state that outlives the app may begin with either root",
            app("if isIn { Lion() } else { Seal() }", state: "@AppStorage(\"in\") private var isIn = false"),
            gives: "Gate -root!-> Lion : lion\nGate -root!-> Seal : seal"),
        ScannedSource(
            "tabs", app("TabView { Lion().tabItem { Text(\"\") } ; Seal().tabItem { Text(\"\") } }"),
            gives: "Gate -tab-> Lion : lion\nGate -tab-> Seal : seal"),
        ScannedSource(
            "a title that depends on the tab names none of them",
            app(
                "TabView { ForEach(Array(tabs.enumerated()), id: \\.offset) { index, tab in page(tab).tabItem { Label(tab.title, systemImage: \"\") } } }",
                state: """
                    let tabs: [Page]
                    @ViewBuilder func page(_ page: Page) -> some View {
                        switch page { case .lion: Lion(); case .seal: Seal() }
                    }
                    """,
                more: """
                    enum Page: Hashable {
                        case lion, seal
                        var title: String { switch self { case .lion: "Lions"; case .seal: "Seals" } }
                    }
                    """),
            gives: "Gate -tab-> Lion : lion\nGate -tab-> Seal : seal"),
        ScannedSource(
            "a type of the app's own named like a container is not one",
            app(
                "TabView { Lion() }",
                more: "struct TabView<C: View>: View { let c: () -> C ; var body: some View { c() } }"),
            gives: ""),
        ScannedSource(
            "a view that makes itself again ends",
            app(
                "Bound($isOn)", state: "@State var isOn = false",
                more: """
                    struct Bound: View {
                        @Binding var isOn: Bool
                        init(_ isOn: Binding<Bool>) { _isOn = isOn }
                        var body: some View { Bound($isOn) ; NavigationLink("") { Owl() } }
                    }
                    """),
            gives: "Gate ~push~> Owl : NavigationLink"),
        ScannedSource(
            "what is shown instead of the tabs is a root beside them",
            app(
                "if isIn { TabView { Lion().tabItem { Text(\"\") } } } else { Owl() }",
                state: "@State private var isIn = false"),
            gives: "Gate -root!-> Owl : owl\nGate -tab-> Lion : lion"),
        ScannedSource(
            "what is laid over the tabs is a part of them",
            app(
                "ZStack { TabView { Lion().tabItem { Text(\"\") } } ; if isOver { Owl() } }",
                state: "@State private var isOver = false"),
            gives: "Gate -tab-> Lion : lion"),
        ScannedSource(
            "a coordinator's method chooses the root by its state",
            app(
                "session.start()", state: "@StateObject var session = Session()",
                more: """
                    final class Session: ObservableObject {
                        enum State { case out, inside }
                        @Published var state: State = .out
                        func leave() { state = .out }
                        @ViewBuilder func start() -> some View {
                            switch state {
                            case .out: Lion()
                            case .inside: Den(leave: leave)
                            }
                        }
                    }
                    struct Den: View {
                        let leave: () -> Void
                        var body: some View { Button("", action: leave) }
                    }
                    """),
            gives: "Den ~root~> Lion : Gate.out\nGate -root!-> Lion : out\nGate -root-> Den : inside"),
        ScannedSource(
            "a generic container that builds what its path says is a coordinator",
            app(
                """
                RouterView(router: router) { cage, _ in
                    switch cage {
                    case .lion: Lion()
                    case .seal: Den()
                    }
                }
                """, state: "@StateObject var router = Router<Cage>(root: .lion)",
                more: """
                    enum Cage: Hashable { case lion, seal }
                    final class Router<T: Hashable>: ObservableObject {
                        @Published var root: T
                        @Published var path: [T] = []
                        init(root: T) { self.root = root }
                        func push(_ value: T) { path.append(value) }
                        func change(root: T) { self.root = root }
                    }
                    struct RouterView<T: Hashable, Content: View>: View {
                        @ObservedObject var router: Router<T>
                        @ViewBuilder let build: (T, Any?) -> Content
                        var body: some View {
                            NavigationStack(path: $router.path) {
                                build(router.root, nil).navigationDestination(for: T.self) { build($0, nil) }
                            }
                            .environmentObject(router)
                        }
                    }
                    struct Den: View {
                        @EnvironmentObject var router: Router<Cage>
                        var body: some View { Button("") { router.push(.lion) } }
                    }
                    """),
            gives: """
                Den ~push~> Lion : RouterView.lion
                Gate -root!-> RouterView : routerView
                RouterView -push-> Den : seal
                RouterView -push-> Lion : lion
                RouterView -root!-> Lion : root
                """),
        ScannedSource(
            "a flag that is passed tells how a route is shown",
            app(
                """
                VStack { Button("") { show(.lion) } ; Button("") { show(.seal, isModal: false) } }
                    .sheet(item: $sheet) { _ in Lion() }.fullScreenCover(item: $cover) { _ in Seal() }
                """,
                state: """
                    enum Pet: Identifiable { case lion, seal; var id: Self { self } }
                    @State var sheet: Pet?
                    @State var cover: Pet?
                    func show(_ pet: Pet, isModal: Bool = true) {
                        guard !isModal else { sheet = pet ; return }
                        cover = pet
                    }
                    """),
            gives: """
                Gate -fullScreen-> Seal : cover
                Gate -sheet-> Lion : sheet
                Gate ~fullScreen~> Seal : Gate.cover
                Gate ~sheet~> Lion : Gate.sheet
                """),
        ScannedSource(
            "one screen in the place of the last", stack("path.removeLast(); path.append(.seal)"),
            gives: cages + "Gate ~push~> Seal : Gate.seal [replaces]"),
        ScannedSource(
            "one after all are taken off",
            stack("while !path.isEmpty { _ = path.popLast() }; path.append(.seal)"),
            gives: cages + "Gate ~push~> Seal : Gate.seal [replaces]"),
        ScannedSource(
            "a NavigationPath of given values", stack("path = NavigationPath([Cage.seal])", path: "NavigationPath()"),
            gives: cages + "Gate ~push~> Seal : Gate.seal [replaces]"),
        ScannedSource(
            "a NavigationPath that was stored may lead anywhere",
            stack(
                "path = NavigationPath(saved)", path: "NavigationPath()",
                more: "let saved: NavigationPath.CodableRepresentation"),
            gives: cages + """
                unresolved "path =" : "which destination it means is decided while the app runs" \
                [from=Gate candidate=Lion candidate=Seal]
                """),
        ScannedSource(
            "a path that is emptied leads nowhere", stack("path = NavigationPath()", path: "NavigationPath()"),
            gives: cages),
        ScannedSource(
            "a coordinator that the environment holds as an entry without a type",
            app(
                """
                NavigationStack(path: $router.path) {
                    Lion().navigationDestination(for: Cage.self) { _ in Seal() }
                }
                .environment(\\.router, router)
                """, state: "@State private var router = Router()",
                more: """
                    extension EnvironmentValues { @Entry var router = Router() }
                    enum Cage: Hashable { case seal }
                    @Observable final class Router {
                        var path: [Cage] = []
                        func show(_ cage: Cage) { path.append(cage) }
                    }
                    """
            ).replacing(
                "struct Lion: View {",
                with: "struct Lion: View { @Environment(\\.router) var router; func go() { router.show(.seal) }"
            ).replacing(
                "body: some View { Text(\"\") } }\nstruct Seal",
                with: "body: some View { Button(\"\") { go() } } }\nstruct Seal"),
            gives: "Gate -push-> Seal : seal\nGate -root!-> Lion : root\nLion ~push~> Seal : Gate.seal"),
        ScannedSource(
            "constants and raw values in a switch are no enum cases",
            app(
                "Button(\"\") { open(name) }.sheet(isPresented: $isLion) { Lion() }.sheet(isPresented: $isSeal) { Seal() }",
                state: """
                    @State var isLion = false
                    @State var isSeal = false
                    let name: String
                    func open(_ name: String) {
                        for name in [Names.lion, "seal"] {
                            switch name {
                            case Names.lion: isLion = true
                            case Kind.seal.rawValue: isSeal = true
                            case Names.owl: isLion = true
                            default: break
                            }
                        }
                    }
                    """, more: "enum Names { static let lion = \"l\", owl = \"o\" }\nenum Kind: String { case seal }"),
            gives: """
                Gate -sheet-> Lion : isLion
                Gate -sheet-> Seal : isSeal
                Gate ~sheet~> Lion : Gate.isLion
                Gate ~sheet~> Seal : Gate.isSeal
                """),
        ScannedSource(
            "constants and raw values in links",
            stack("", path: "[]").replacing(
                "NavigationStack(path", with: "NavigationStack(path"
            ).replacing(
                "private var path: [Cage] = []",
                with: """
                    private var path: [Cage] = []
                    func open(_ url: URL) {
                        guard url.scheme == Keys.scheme else { return }
                        switch url.host {
                        case Keys.lion: path = [.lion]
                        case Kind.seal.rawValue: path = [.seal]
                        default: break
                        }
                    }
                    """
            ).replacing("Button(\"\") {  }", with: "Button(\"\") {  }.onOpenURL { open($0) }")
                + "enum Keys { static let scheme = \"zoo\", lion = \"big\" }\nenum Kind: String { case seal = \"wet\" }",
            gives: cages + """
                Gate ~push~> Lion : Gate.lion [replaces]
                Gate ~push~> Seal : Gate.seal [replaces]
                link zoo://big => Lion : Gate.lion
                link zoo://wet => Seal : Gate.seal
                """),
        ScannedSource(
            "tabs that only numbers tell apart have the names of their screens",
            app(
                """
                TabView(selection: $tab) { Lion().tag(0); Seal().tag(1) }
                    .onOpenURL { url in if url.host == "seal" { tab = 1 } }
                """, state: "@State private var tab = 0"),
            gives: """
                Gate -tab-> Lion : lion
                Gate -tab-> Seal : seal
                Gate ~tab~> Seal : Gate.seal
                link seal => Seal : Gate.seal
                """),
        ScannedSource(
            "a view of several tabs is each of them, however it makes them",
            app(
                "TabView { Cages(); Owl() }",
                more: """
                    struct Cages: View {
                        var body: some View {
                            Lion().tabItem { Text("Big") }
                            page("Wet") { Seal() }
                        }
                        func page<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
                            NavigationView { content() }.tabItem { Text(title) }
                        }
                    }
                    """),
            gives: "Gate -tab-> Lion : Big\nGate -tab-> Owl : owl\nGate -tab-> Seal : Wet"),
        ScannedSource(
            "a tab that shows several things is one",
            app(
                "TabView { Cages().tabItem { Text(\"Cages\") }; Owl() }",
                more: "struct Cages: View { var body: some View { Text(\"a\").tag(0); Text(\"b\").tag(1) } }"),
            gives: "Gate -tab-> Cages : Cages\nGate -tab-> Owl : owl"),
        ScannedSource(
            "what a tab of several views does is its own",
            app(
                "TabView { Cages(model: model); Owl() }.sheet(isPresented: $model.isOn) { Seal() }",
                state: "@StateObject var model = Model()",
                more: """
                    final class Model: ObservableObject { @Published var isOn = false }
                    struct Cages: View {
                        let model: Model
                        var body: some View { Text("a"); Button("b") { model.isOn = true } }
                    }
                    """),
            gives: """
                Cages ~sheet~> Seal : Gate.isOn
                Gate -sheet-> Seal : isOn
                Gate -tab-> Cages : cages
                Gate -tab-> Owl : owl
                """),
        ScannedSource(
            "properties that hand each other on in a circle end",
            app(
                "Button(\"\") { model.left = true }.sheet(isPresented: $model.isOn) { Owl() }",
                state: "@StateObject var model = Model()",
                more: """
                    final class Model: ObservableObject {
                        @Published var isOn = false
                        var left: Bool { get { right } set { right = newValue } }
                        var right: Bool { get { left } set { left = newValue } }
                    }
                    """),
            gives: """
                Gate -sheet-> Owl : isOn
                unresolved sheet : "no code that sets its state was found" [from=Gate candidate=Owl]
                """),
    ]
}
