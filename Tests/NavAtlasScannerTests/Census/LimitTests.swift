import NavAtlasModel
import NavAtlasScanner
import Testing

/// What is said of an app that is more than is followed.
@Suite struct LimitTests {
    private func layers(_ count: Int) -> String {
        let layers = (1..<count).map {
            "struct Layer\($0): View { var body: some View { VStack { HStack { Layer\($0 + 1)() } } } }"
        }
        return """
            import SwiftUI
            @main struct Deep: App { var body: some Scene { WindowGroup { NavigationStack { Layer1() } } } }
            \(layers.joined(separator: "\n"))
            struct Layer\(count): View { var body: some View { NavigationLink("Down") { GroundScreen() } } }
            struct GroundScreen: View { var body: some View { Text("Ground") } }
            """
    }

    @Test func viewsTooDeepAreSaid() throws {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": layers(220)])
        let bound = try #require(graph.bounds.first)
        #expect(bound.what.contains("nested more than"))
        #expect(bound.hides == "screens and transitions behind it")
        #expect(bound.location?.file == "App.swift")
        #expect(graph.unresolved.contains { $0.what == "Layer220(…)" })
    }

    @Test func anAppOfAUsualDepthHitsNone() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": layers(8)])
        #expect(graph.bounds.isEmpty)
        #expect(graph.unresolved.isEmpty)
    }

    /// A folder hears what the boxes in it are sent, which hold folders.
    @Test func actionsInActionsEnd() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import ComposableArchitecture
            @main struct Files: App {
                var body: some Scene { WindowGroup { FolderView(store: Store(initialState: Folder.State()) { Folder() }) } }
            }
            @Reducer struct Folder {
                struct State { @Presents var note: Note? }
                indirect enum Action { case opened; case box(Box.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        if case .opened = action { state.note = Note() }
                        return .none
                    }
                }
            }
            @Reducer struct Box { struct State {}; indirect enum Action { case folder(Folder.Action) } }
            struct Note {}
            struct FolderView: View {
                @Bindable var store: StoreOf<Folder>
                var body: some View {
                    Button("Open") { store.send(.opened) }
                        .navigationDestination(item: $store.scope(state: \\.note, action: \\.x)) { _ in NoteView() }
                }
            }
            struct NoteView: View { var body: some View { Text("Note") } }
            """
        ])
        #expect(graph.bounds.contains { $0.what == "actions that carry actions of their own type" })
        #expect(graph.edges.contains { $0.from == "FolderView" && $0.to == "NoteView" && $0.kind == .transition })
    }

    /// Every element is a tuple around what an element was before.
    @Test func tuplesInTuplesEnd() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Pairs: App { var body: some Scene { WindowGroup { Home(pair: Pair(Note(), Note())) } } }
            struct Note { var text = "" }
            struct Pair<Element> {
                var elements: [Element]
                init(_ first: Element, _ second: Element) { elements = [first, second] }
                func enumerated() -> Pair<(offset: Int, element: Element)> {
                    .init((0, elements[0]), (1, elements[1]))
                }
            }
            struct Home: View {
                var pair: Pair<Note>
                var body: some View {
                    let first = pair.enumerated()
                    let second = first.enumerated()
                    let third = second.enumerated()
                    let fourth = third.enumerated()
                    NavigationLink("Down") { Ground(notes: fourth.enumerated()) }
                }
            }
            struct Ground: View { let notes: Any; var body: some View { Text("Ground") } }
            """
        ])
        #expect(graph.bounds.contains { $0.what.hasPrefix("tuples nested more than") })
        #expect(graph.edges.contains { $0.from == "Home" && $0.to == "Ground" })
    }

    /// Each round would find a case around the one before, and a task around the other function's.
    @Test(arguments: [
        "@Published var step = Step.idle\n    func go() { step = .retrying(after: step) }",
        "@Published var step = Step.idle\n    func go() { do { try run() } catch { fail(.failed(error)) } }\n"
            + "    private func fail(_ error: Step) { self.error = error }\n    @Published var error: Step?\n"
            + "    private func run() throws {}",
        "func go() { Task { await MainActor.run { _ = self }; self.again() } }\n    func again() { Task { self.go() } }",
    ])
    func growthInsideItselfEnds(_ members: String) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Fair: App { var body: some Scene { WindowGroup { Home() } } }
            indirect enum Step: Error { case idle, retrying(after: Step), failed(Error) }
            final class Model: ObservableObject {
                \(members)
            }
            struct Home: View {
                @StateObject var model = Model()
                var body: some View {
                    Button("Go") { model.go() }
                    NavigationLink("Down") { Ground() }
                }
            }
            struct Ground: View { var body: some View { Text("Ground") } }
            """
        ])
        #expect(!graph.bounds.contains { $0.what.hasPrefix("the analysis takes") })
        #expect(graph.edges.contains { $0.from == "Home" && $0.to == "Ground" })
    }

    /// What a person may come to by the graph, and by what it says it does not know.
    private func mayBeReached(_ graph: NavigationGraph) -> Set<String> {
        let edges = Dictionary(grouping: graph.edges, by: \.from)
        let calls = Dictionary(grouping: graph.unresolved, by: \.from)
        var open = graph.entries + calls[nil, default: []].flatMap(\.candidates)
        var reached: Set<String> = []
        while let node = open.popLast() {
            guard reached.insert(node).inserted else { continue }
            open += edges[node, default: []].map(\.to)
            open += calls[node, default: []].flatMap(\.candidates)
        }
        return reached
    }

    private static let start =
        "import SwiftUI\n@main struct Sample: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }\n"

    private static func list(_ count: Int, _ separator: String = "; ", _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: separator)
    }

    /// An enum with a screen for each case.
    private static func ways(_ count: Int) -> String {
        "enum Way: String, Hashable { \(list(count) { "case c\($0)" }) }\n"
            + list(count, "\n") { "struct S\($0): View { var body: some View { Text(\"\") } }" } + "\n"
    }

    private static func choice(of count: Int, by subject: String) -> String {
        "switch \(subject) { \(list(count) { "case .c\($0): S\($0)()" }) }"
    }

    /// Each button puts an object of its own into one property, from where it is pushed.
    private static func crowd(_ count: Int) -> String {
        start + ways(count) + """
            final class Model { let way: Way; init(way: Way) { self.way = way } }
            final class Holder: ObservableObject {
                @Published var current: Model?
                @Published var path: [Way] = []
                func show(_ way: Way) { current = make(way); push() }
                func make(_ way: Way) -> Model { Model(way: way) }
                func push() { if let current { path.append(current.way) } }
            }
            struct Home: View {
                @StateObject var holder = Holder()
                var body: some View {
                    NavigationStack(path: $holder.path) {
                        VStack { \(list(count) { "Button(\"\") { holder.show(.c\($0)) }" }) }
                            .navigationDestination(for: Way.self) { way in \(choice(of: count, by: "way")) }
                    }
                }
            }
            """
    }

    private static func cases(_ depth: Int) -> String {
        let names = (0..<depth).map { "w\($0)" }
        let nested = names.reversed().reduce("way = w\(depth - 1)") { "run { \($1) in \($0) }" }
        return start + ways(2) + """
            func run(_ closure: (Way) -> Void) { closure(.c0); closure(.c1) }
            struct Home: View {
                @State var way: Way?
                var body: some View {
                    Button("") { \(nested) }.sheet(item: $way) { way in \(choice(of: 2, by: "way")) }
                }
            }
            """
    }

    private static func links(_ count: Int) -> String {
        start + ways(count) + """
            struct Home: View {
                @State var way: Way?
                var body: some View {
                    Text("").onOpenURL { url in
                        if let way = Way(rawValue: url.host ?? "") {
                            switch way { \(list(count) { "case .c\($0): self.way = .c\($0)" }) }
                        }
                    }
                    .sheet(item: $way) { way in \(choice(of: count, by: "way")) }
                }
            }
            """
    }

    private static func alternatives(_ count: Int) -> String {
        start + ways(count) + """
            struct Home: View {
                @State var way: Way?
                let tips: [Bool]
                var body: some View {
                    Text("").onOpenURL { url in
                        guard url.host == "home" else { return }
                        \(list(count, "else ") { "if tips[\($0)] { way = .c\($0) }" })
                    }
                    .sheet(item: $way) { way in \(choice(of: count, by: "way")) }
                }
            }
            """
    }

    private static func conditions(_ count: Int) -> String {
        start + ways(count + 1) + """
            struct Home: View {
                \(list(count, "\n") { "@State var f\($0) = false" })
                var body: some View { \(list(count, " else ") { "if f\($0) { S\($0)() }" }) else { S\(count)() } }
            }
            """
    }

    private static func bindings(_ count: Int) -> String {
        start + ways(1) + """
            struct Home: View {
                @State var way: Int?
                var b0: Binding<Bool> { Binding(get: { way == 1 }, set: { _ in way = nil }) }
                \(list(count, "\n") { "var b\($0 + 1): Binding<Bool> { b\($0) }" })
                var body: some View { Button("") { way = 1 }.sheet(isPresented: b\(count)) { S0() } }
            }
            """
    }

    /// Every screen of these apps is plainly shown, so that none may be said to be unreachable.
    @Test(arguments: [
        ("one place that makes", crowd(70)), ("objects of one class", crowd(16)), ("for single cases", cases(5)),
        ("kinds of links", links(210)), ("kinds of links", alternatives(210)), ("one after the other", conditions(70)),
        ("comparisons nested", bindings(9)),
    ])
    func noScreenIsLostBehindALimit(what: String, source: String) {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.bounds.contains { $0.what.contains(what) }, "\(graph.bounds)")
        #expect(Set(graph.nodes.map(\.id)).subtracting(mayBeReached(graph)) == [])
    }

    /// A function that a screen which nobody sees uses, too, so that its screen is known.
    @Test func whatIsTooDeepIsNotSaidToBeLost() {
        let source =
            layers(220).replacing("{ GroundScreen() }", with: "{ ground() }")
                + """

                @ViewBuilder func ground() -> some View { GroundScreen() }
                struct Forgotten: View { var body: some View { NavigationLink("") { ground() } } }
                """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.unresolved.contains { $0.reason.contains("a limit was reached") })
        #expect(mayBeReached(graph).contains("GroundScreen"))
    }

    /// A handler that does so much that there is no work left to follow it to its end.
    @Test func whatALinkOpensBehindALimitIsNotSaidToBeLost() {
        let enums = Self.list(12) { "case k\($0)(Kind?)" }
        let steps = Self.list(12, "\n") { number in
            "func f\(number)(_ kind: Kind) { seen.append(kind); \(Self.list(12) { "f\($0)(.k\(number)(kind))" }) }"
        }
        let source =
            Self.start + """
                indirect enum Kind { \(enums) }
                final class Handler { var seen: [Kind] = []
                \(steps)
                func open(_ url: URL) -> Bool { f0(.k0(nil)); return seen.count > 3 }
                }
                struct Home: View {
                    @State var isShown = false
                    let handler = Handler()
                    var body: some View {
                        Text("").onOpenURL { url in if handler.open(url) { isShown = true } }
                            .sheet(isPresented: $isShown) { OfferScreen() }
                    }
                }
                struct OfferScreen: View { var body: some View { Text("") } }
                """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source], workShare: 0.1)
        #expect(graph.bounds.contains { $0.what.contains("analysis of deep links") }, "\(graph.bounds)")
        #expect(mayBeReached(graph).contains("OfferScreen"))
    }
}
