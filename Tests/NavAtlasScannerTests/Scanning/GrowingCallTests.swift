import NavAtlasModel
import NavAtlasScanner
import Testing

/// Functions that hand on to a library's of the same name, which may be themselves for all that is known.
struct GrowingCallTests {
    private static let main = "@main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }\n"

    static let apps = [
        ScannedApp(
            "a modifier that hands its closure on twice to one of its name ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                extension View {
                    func contextMenu(actions: @escaping () -> Void) -> some View {
                        contextMenu { Entry(action: actions) }.contextMenu { Entry(action: actions) }
                    }
                }
                struct Entry: View {
                    let action: () -> Void
                    var body: some View { Button("e") { action() } }
                }
                struct HallView: View {
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("h").contextMenu(actions: { path.append(1) })
                                .navigationDestination(for: Int.self) { _ in BookView() }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.Int"],
            hasNot: ["too large"]),
        ScannedApp(
            "a function that wraps its text on every turn ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                extension View {
                    func titled(_ title: Title) -> some View { titled(Title(first: title)).titled(Title(second: title)) }
                }
                struct HallView: View {
                    var body: some View {
                        NavigationStack { NavigationLink("b") { BookView() }.titled(Title(text: "h")) }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : NavigationLink"],
            hasNot: ["too large"]),
        ScannedApp(
            "a function that hands on the branches of what it was given ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                struct Index { var name = ""; var left: [Index] = []; var right: [Index] = [] }
                final class HallModel: ObservableObject {
                    @Published var index: [Index] = []
                    @Published var isOpen = false
                    func read() {
                        var all: [Index] = []
                        add(0, to: &all)
                        index = all
                        isOpen = true
                    }
                    func add(_ level: Int, to index: inout [Index]) {
                        index.append(Index(name: "i"))
                        if level < 9 { index[0].left.append(Index(name: "l")) }
                        add(level + 1, to: &index[index.count - 1].left)
                        add(level + 1, to: &index[index.count - 1].right)
                        add(level + 1, to: &index)
                    }
                }
                struct HallView: View {
                    @StateObject private var model = HallModel()
                    var body: some View {
                        Button("r") { model.read() }.sheet(isPresented: $model.isOpen) { BookView() }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~sheet~> BookView : HallView.isOpen"],
            hasNot: ["too large"]),
        ScannedApp(
            "a collection that is made of itself is its elements",
            [
                "App.swift": """
                import IdentifiedCollections
                import SwiftUI
                \(main)
                struct Book: Identifiable { let id: Int }
                struct Shelf: Identifiable { let id: Int; var books: IdentifiedArrayOf<Book> }
                final class HallModel: ObservableObject {
                    @Published var shelf = Shelf(id: 0, books: [])
                    @Published var open: ShelfModel?
                    var whole: Shelf { Shelf(id: 1, books: .init(uniqueElements: shelf.books)) }
                    func load() { shelf = whole }
                }
                final class ShelfModel: ObservableObject, Identifiable {
                    @Published var shelf: Shelf
                    init(shelf: Shelf) { self.shelf = shelf }
                }
                struct HallView: View {
                    @StateObject var model = HallModel()
                    var body: some View {
                        Button("s") { model.open = ShelfModel(shelf: model.whole) }
                            .onAppear { model.load() }
                            .sheet(item: $model.open) { ShelfView(model: $0) }
                    }
                }
                struct ShelfView: View {
                    @ObservedObject var model: ShelfModel
                    var body: some View { Text("s") }
                }
                """
            ],
            has: ["HallView ~sheet~> ShelfView : HallView.open"],
            hasNot: ["too large"]),
        ScannedApp(
            "a modifier that calls the library's of its name with a value of its own ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                enum Style { case plain, large }
                extension Font { static func hall(_ style: Style) -> Font { .body } }
                extension View {
                    func font(_ style: Style = .plain) -> some View { self.font(.hall(style)) }
                }
                struct HallView: View {
                    var body: some View { NavigationStack { NavigationLink("b") { BookView() }.font(.large) } }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : NavigationLink"],
            hasNot: ["nested more than", "too large"]),
        ScannedApp(
            "a service that asks two others of its kind in turns ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                protocol Catalogue { func load(_ completion: @escaping (Int) -> Void) }
                final class BothCatalogues: Catalogue {
                    let first: any Catalogue
                    let second: any Catalogue
                    init(first: any Catalogue, second: any Catalogue) { (self.first, self.second) = (first, second) }
                    func load(_ completion: @escaping (Int) -> Void) {
                        first.load { completion($0) }
                        second.load { completion($0) }
                    }
                }
                final class LocalCatalogue: Catalogue {
                    func load(_ completion: @escaping (Int) -> Void) { completion(1) }
                }
                struct HallView: View {
                    let catalogue: any Catalogue = BothCatalogues(
                        first: LocalCatalogue(), second: BothCatalogues(first: LocalCatalogue(), second: LocalCatalogue()))
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("b") { catalogue.load { path.append($0) } }
                                .navigationDestination(for: Int.self) { _ in BookView() }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.Int"],
            hasNot: ["nested more than", "too large"]),
        ScannedApp(
            "what a file gives all views for itself is meant in that file alone",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                struct HallView: View {
                    @State private var isOpen = false
                    var body: some View { Button("b") { isOpen = true }.destinations(when: $isOpen) }
                }
                private extension View {
                    func destinations(when isOpen: Binding<Bool>) -> some View {
                        sheet(isPresented: isOpen) { BookView() }
                    }
                }
                """,
                "Book.swift": """
                import SwiftUI
                struct BookView: View {
                    @State private var isOpen = false
                    var body: some View { Button("p") { isOpen = true }.destinations(when: $isOpen) }
                }
                private extension View {
                    func destinations(when isOpen: Binding<Bool>) -> some View {
                        sheet(isPresented: isOpen) { PageView() }
                    }
                }
                struct PageView: View { var body: some View { Text("p") } }
                """,
            ],
            has: ["HallView ~sheet~> BookView : HallView.isOpen", "BookView ~sheet~> PageView : BookView.isOpen"],
            hasNot: ["HallView ~sheet~> PageView", "BookView ~sheet~> BookView"]),
        ScannedApp(
            "what a picker of files gives is no flag",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                struct HallView: View {
                    @State private var path: [Int] = []
                    @State private var isPicking = false
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("h")
                                .navigationDestination(for: Int.self) { _ in BookView() }
                                .fileImporter(isPresented: $isPicking, allowedContentTypes: [.image]) { result in
                                    switch result {
                                    case .success: path.append(1)
                                    case .failure: break
                                    }
                                }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.Int"]),
        ScannedApp(
            "a machine whose events make streams of further events",
            [
                "A.swift": """
                import Combine
                import SwiftUI
                @main struct Bakery: App { var body: some Scene { WindowGroup { CounterView() } } }
                class Machine<State, Event>: ObservableObject {
                    @Published private(set) var state: State
                    init(_ state: State) { self.state = state }
                    func reduce(_ state: inout State, _ event: Event) -> AnyPublisher<Event, Never>? { nil }
                    func send(_ event: Event) async {
                        guard let effect = reduce(&state, event) else { return }
                        for await next in effect.values { await send(next) }
                    }
                }
                struct Bake<Output> { let task: () async throws -> Output }
                extension AnyPublisher where Output == AnyObject, Failure == Never {
                    static func run<Event, Element>(
                        _ task: @escaping () async throws -> Element, onSuccess: @escaping (Element) -> Event
                    ) -> AnyPublisher<Event, Never> {
                        Bake { try await task() }.map { onSuccess($0) }.eraseToAnyPublisher()
                    }
                }
                final class Counter: Machine<Counter.State, Counter.Event> {
                    enum State { case open, shut }
                    enum Event { case ask, answer([Int]), again }
                    @Published var isLoafShown = false
                    override func reduce(_ state: inout State, _ event: Event) -> AnyPublisher<Event, Never>? {
                        switch (state, event) {
                        case (_, .ask): return AnyPublisher.run { [1] } onSuccess: { .answer($0) }
                        case (_, .answer):
                            isLoafShown = true
                            return nil
                        case (_, .again): return AnyPublisher.run { [2] } onSuccess: { _ in .ask }
                        }
                    }
                }
                struct CounterView: View {
                    @StateObject var counter = Counter(.open)
                    var body: some View {
                        Text("").task { await counter.send(.again) }
                            .sheet(isPresented: $counter.isLoafShown) { LoafView() }
                    }
                }
                struct LoafView: View { var body: some View { Text("Loaf") } }
                """
            ],
            has: ["CounterView ~sheet~> LoafView : CounterView.isLoafShown"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps)
    func `a call that grows inside itself ends`(app: ScannedApp) { app.check() }

    /// What is left out is made by the initialiser that leaves it out: Swift finds another one, which is in a library.
    @Test(arguments: ["Moment()", "Moment(zone: 1)"])
    func argumentsThatAreLeftOutInThemselvesEnd(_ value: String) {
        let parameters = (1...9).map { "part\($0): Int = \(value).part\($0)" }.joined(separator: ", ")
        let source = """
            import SwiftUI
            extension Moment { init(zone: Int = 0, \(parameters)) { self.init() } }
            @main struct Clock: App { var body: some Scene { WindowGroup { Face(moment: Moment(zone: 2)) } } }
            struct Face: View {
                let moment: Moment
                var body: some View { NavigationStack { NavigationLink("back") { Back() } } }
            }
            struct Back: View { var body: some View { Text("back") } }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["Clock.swift": source])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Face" && $0.to == "Back" })
        #expect(graph.bounds.isEmpty)
    }

    /// The type of the state is a library's, so that `.minimum(…)` is not known to be a function.
    @Test func stateThatIsMadeOfItselfEnds() {
        let source = """
            import Dials
            import SwiftUI
            @main struct Clock: App { var body: some Scene { WindowGroup { Face() } } }
            final class Dial: ObservableObject {
                @Published var position = Angles.start
                @Published var isOpen = false
                func turn(_ limit: Int) { position = .minimum(position, limit); isOpen = true }
            }
            struct Face: View {
                @StateObject var dial = Dial()
                var body: some View {
                    Button("turn") { dial.turn(3) }.sheet(isPresented: $dial.isOpen) { Back() }
                }
            }
            struct Back: View { var body: some View { Text("back") } }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["Clock.swift": source])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Face" && $0.to == "Back" })
        #expect(graph.bounds.isEmpty)
    }

    /// A factory of all pages shows a page with a closure, which shows another one by the factory: what stands in the page's own state
    /// is nothing that the factory could ask for.
    @Test(arguments: ["Screens.make", "nav.screen", "make"]) func endWhereAFactoryShowsItselfAgain(_ factory: String) {
        ScannedApp(
            "one factory for a path and a sheet",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable, Identifiable {
                    case list, detail, edit
                    var id: Self { self }
                }
                final class Nav: ObservableObject {
                    @Published var path: [Page] = []
                    func go(_ page: Page) { path.append(page) }
                    @ViewBuilder func screen(_ page: Page, _ nav: Nav) -> some View { make(page, nav) }
                }
                enum Screens { @ViewBuilder static func make(_ page: Page, _ nav: Nav) -> some View { Notes.make(page, nav) } }
                @ViewBuilder func make(_ page: Page, _ nav: Nav) -> some View {
                    switch page {
                    case .list: ListView(nav: nav, open: { nav.go(.detail) })
                    case .detail: DetailView()
                    case .edit: EditView()
                    }
                }
                @main struct Notes: App {
                    @StateObject private var nav = Nav()
                    static func make(_ page: Page, _ nav: Nav) -> some View { nav.screen(page, nav) }
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $nav.path) {
                                \(factory)(.list, nav).navigationDestination(for: Page.self) { \(factory)($0, nav) }
                            }
                        }
                    }
                }
                struct ListView: View {
                    let nav: Nav
                    let open: () -> Void
                    @State private var sheet: Page?
                    var body: some View {
                        VStack {
                            Button("Open", action: open)
                            Button("Edit") { sheet = .edit }
                        }
                        .sheet(item: $sheet) { \(factory)($0, nav) }
                    }
                }
                struct DetailView: View { var body: some View { Text("detail") } }
                struct EditView: View { var body: some View { Text("edit") } }
                """
            ], has: ["ListView ~push~> DetailView : Notes.detail", "ListView ~sheet~> EditView : ListView.edit"],
            hasNot: ["unresolved \"the app\""]
        ).check()
    }
}
