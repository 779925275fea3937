import NavAtlasModel
import NavAtlasScanner
import Testing

/// Small apps of which an engine would learn ever more: the work that they are given is that of their size.
@Suite struct WorkBoundTests {
    /// A tenth of the work shows the same, in a tenth of the time.
    private static let workShare = 0.1

    private static let start =
        "import SwiftUI\n@main struct Sample: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }\n"

    /// Functions that hand each other new closures.
    private static func functions(_ count: Int) -> String {
        let functions = (0..<count).map { number in
            let calls = (0..<count).map { "f\($0)({ f\(number)(x) })" }.joined(separator: "; ")
            return "func f\(number)(_ x: Any) -> some View { VStack { \(calls) } }"
        }
        return start
            + "struct Home: View { var body: some View { f0(1) }\n\(functions.joined(separator: "\n"))\n}"
    }

    /// Methods that put each case into all others.
    private static func cases(_ count: Int) -> String {
        let cases = (0..<count).map { "indirect case c\($0)(Way?)" }.joined(separator: "; ")
        let methods = (0..<count).map { number in
            let calls = (0..<count).map { "f\($0)(.c\(number)(x))" }.joined(separator: "; ")
            return "func f\(number)(_ x: Way) { path.append(x); \(calls) }"
        }
        return start + """
            enum Way: Hashable { \(cases) }
            final class Model: ObservableObject { @Published var path: [Way] = []
            \(methods.joined(separator: "\n"))
            }
            struct Home: View { @StateObject var model = Model(); var body: some View { Button("") { model.f0(.c0(nil)) } } }
            """
    }

    /// Views that hand their closures on to all others.
    private static func closures(_ count: Int) -> String {
        let views = (0..<count).map { number in
            let parts = (0..<count).map { "W\($0)(a: { b() }, b: { a() })" }.joined(separator: "; ")
            let body = "var body: some View { VStack { \(parts) } }"
            return "struct W\(number): View { let a: () -> Void; let b: () -> Void; \(body) }"
        }
        return start + views.joined(separator: "\n")
            + "\nstruct Home: View { var body: some View { W0(a: {}, b: {}) } }"
    }

    /// A choice in each case of a choice, where each case shows the view anew.
    private static func choices(_ count: Int) -> String {
        func cases(_ body: (Int) -> String) -> String {
            (0..<count).map { "case .c\($0): \(body($0))" }.joined(separator: "\n")
        }
        let inner = { (outer: Int) in
            cases {
                "NavigationLink(\"\") { Home(e: .c\(($0 + outer) % count)) }; "
                    + "Button(\"\") { e = .c\($0); g = .c\(outer) }"
            }
        }
        return start.replacing("Home()", with: "Home(e: .c0)") + """
            enum Way { \((0..<count).map { "case c\($0)" }.joined(separator: "; ")) }
            struct Home: View {
                @State var e: Way
                @State var g: Way = .c0
                var body: some View { switch e { \(cases { "VStack { switch g { \(inner($0)) } }" }) } }
            }
            """
    }

    @Test(arguments: [functions(6), cases(4), closures(12), choices(12)])
    func workIsThatOfTheSize(source: String) throws {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source], workShare: Self.workShare)
        let bound = try #require(graph.bounds.first { $0.what.contains("the limit for code of this size") })
        #expect(bound.hides == "screens and transitions behind it")
        #expect(bound.location?.file == "App.swift")
        #expect(graph.unresolved.contains { $0.reason == "its code is too large to be followed to the end" })
        // The bound counts steps, so that every run ends at the same one.
        let again = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source], workShare: Self.workShare)
        #expect(again == graph)
    }

    /// Views that each hand two bindings on, one or the other way round: there are a trillion ways from the last to the first.
    @Test func bindingsThatMeetAgainAreFollowedOnce() {
        let count = 40
        let properties = "@Binding var item: Item?; @Binding var other: Item?; let isOn: Bool"
        let rows = (0..<count).map { number in
            let next = "Row\(number + 1)(item: isOn ? $item : $other, other: isOn ? $other : $item, isOn: isOn)"
            return "struct Row\(number): View { \(properties); var body: some View { \(next) } }"
        }
        let source =
            Self.start + rows.joined(separator: "\n") + """

                struct Row\(count): View {
                    \(properties)
                    var body: some View { if item == nil { Button("") { item = Item() } } }
                }
                struct Item: Identifiable { let id = 1 }
                struct Detail: View { var body: some View { Text("") } }
                struct Home: View {
                    @State private var item: Item?
                    @State private var other: Item?
                    var body: some View {
                        Row0(item: $item, other: $other, isOn: true).sheet(item: $item) { _ in Detail() }
                    }
                }
                """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Home" && $0.to == "Detail" })
        #expect(graph.bounds == [])
    }

    /// A picture of a view is made by a library's view that has a method of the same name: it may be the app's own for all
    /// that is known, called on ever more around the view.
    @Test func aMethodThatIsCalledOnWhatItMadeOfItsReceiverIsNotFollowedForEver() {
        let source =
            Self.start + """
                extension View {
                    func picture() -> UIImage { UIHostingController(rootView: self).view.picture() }
                }
                extension UIView { func picture() -> UIImage { UIImage() } }
                struct Home: View {
                    var body: some View {
                        NavigationLink("Card") { Card() }
                        Button("Share") { share(Card().picture()) }
                    }
                }
                struct Card: View { var body: some View { Text("Card") } }
                """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Home" && $0.to == "Card" })
        #expect(graph.bounds == [])
    }

    /// Sixteen views each make a model that maps the rows which all share.
    @Test func aStreamThatIsMappedAgainAndAgainStaysShort() {
        let views = (0..<16).map { "Row(model: Model(number: \($0), shelf: shelf))" }.joined(separator: "; ")
        let source =
            Self.start + """
                import Combine
                final class Shelf { var rows: AnyPublisher<[Int], Never> = PassthroughSubject().eraseToAnyPublisher() }
                final class Model: ObservableObject {
                    let number: Int
                    let shelf: Shelf
                    init(number: Int, shelf: Shelf) { self.number = number; self.shelf = shelf }
                    func sort() { shelf.rows = shelf.rows.map { $0 + [self.number] }.eraseToAnyPublisher() }
                }
                struct Row: View { let model: Model; var body: some View { Button("") { model.sort() } } }
                struct Home: View { let shelf = Shelf(); var body: some View { VStack { \(views) } } }
                """
        let bounds = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source], workShare: Self.workShare).bounds
        #expect(!bounds.contains { $0.what.contains("steps") }, "\(bounds)")
    }

    /// A handler of links that asks the app's state thirteen times on its way: there are 8,192 ways to what it does, whether or
    /// not it compares the link first.
    @Test(arguments: ["f0()", "if url.host == \"detail\" { f0() }"])
    func waysOfALinkAreNotMultiplied(handler: String) {
        let functions = (0..<13).map { number in
            "func f\(number)() { if flags[\(number)] { f\(number + 1)() } else { f\(number + 1)() } }"
        }
        let source =
            Self.start + """
                struct Item: Identifiable { let id = 1 }
                struct Detail: View { var body: some View { Text("") } }
                struct Home: View {
                    @State private var item: Item?
                    let flags: [Bool]
                    \(functions.joined(separator: "\n"))
                    func f13() { item = Item() }
                    var body: some View {
                        Text("").onOpenURL { url in \(handler) }.sheet(item: $item) { _ in Detail() }
                    }
                }
                """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "Detail" }, "\(graph.edges)")
        #expect(graph.deepLinks.contains { $0.pattern == "detail" } == handler.contains("detail"), "\(graph.deepLinks)")
        #expect(graph.bounds == [])
    }

    /// A sheet that shows one of three pages for each of twenty steps, whose models write a log. Each function of the log
    /// calls the next twice.
    private static let sheetOfSteps: String = {
        let steps = 0..<20
        let log = (0..<7).map { number in
            let next = number + 1
            let calls = "f\(next)(\"\(number)\" + text, level); f\(next)(text, \(number))"
            return "func f\(number)(_ text: String, _ level: Int) { \(calls) }"
        }
        let notes = (0..<9).map { "model.note(\($0 / 3), \($0 % 3))" }.joined(separator: "; ")
        let pages = (0..<3).map { number in
            let body = "var body: some View { Button(\"\") { \(notes) } }"
            return "struct Page\(number): View { let model: PageModel; \(body) }"
        }
        return start + pages.joined(separator: "\n") + """

            enum Step { \(steps.map { "case s\($0)(Int)" }.joined(separator: "; ")) }
            final class Log {
                \(log.joined(separator: "\n"))
                func f7(_ text: String, _ level: Int) { print(text) }
            }
            final class PageModel {
                let log: Log
                init(log: Log) { self.log = log; note(1, 2) }
                func note(_ a: Int, _ b: Int) { log.f0("a", a); log.f0("b", b) }
            }
            final class HomeModel: ObservableObject { @Published var step: Step? }
            struct Home: View {
                @StateObject var model = HomeModel()
                let log = Log()
                var body: some View {
                    Button("") { model.step = .s1(2) }.sheet(isPresented: .constant(model.step != nil)) {
                        switch model.step {
                        \(steps.map { "case .s\($0): Page\($0 % 3)(model: PageModel(log: log))" }.joined(separator: "\n"))
                        case nil: EmptyView()
                        }
                    }
                }
            }
            """
    }()

    /// What a step shows is looked at step by step; what models do is not.
    @Test func whatIsDoneWhateverIsShownIsDoneOnce() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": Self.sheetOfSteps])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "Home" && $0.to == "Page1" })
        #expect(graph.bounds == [])
    }

    /// What is said to come of a stream that nothing is seen to fill: a service keeps it, and is called with it again.
    private static let keptStream =
        start.replacing("import SwiftUI", with: "import RxSwift\nimport SwiftUI") + """
            final class Note {}
            final class Storage {
                private var notes: [Note]?
                func all() -> Single<[Note]> {
                    if let notes { return .just(notes) }
                    return stored().do(onSuccess: { self.notes = $0 })
                }
                func save(_ note: Note) -> Single<Note> {
                    all().flatMap { _ in self.saved(note) }
                        .flatMap { saved in self.stored().do(onSuccess: { self.notes = $0 }).map { _ in saved } }
                }
                private func stored<T>() -> Single<[T]> { Single.create { _ in Disposables.create() } }
                private func saved<T>(_ object: T) -> Single<T> {
                    Single.create { emitter in
                        emitter(.success(object))
                        return Disposables.create()
                    }
                }
            }
            final class Model: ObservableObject {
                private let storage = Storage()
                private let bag = DisposeBag()
                @Published var note = Note()
                func load() { storage.all().asObservable().map { $0[0] }.subscribe(onNext: { self.open($0) }).disposed(by: bag) }
                func save() { storage.save(note).asObservable().subscribe(onNext: { self.open($0) }).disposed(by: bag) }
                private func open(_ note: Note) { self.note = note }
            }
            struct Home: View {
                @StateObject private var model = Model()
                var body: some View { Button("Save") { model.save() }.onAppear { model.load() } }
            }
            """

    @Test func closuresOfStreamsAreNotGivenForObjects() {
        #expect(NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": Self.keptStream]).bounds == [])
    }

    /// A list of all symbols is drawn for any one of them.
    @Test func anEnumMayHaveThousandsOfCases() {
        let cases = (0..<3000).map { "s\($0)" }.joined(separator: ", ")
        ScannedApp(
            "symbols",
            [
                "App.swift": """
                import SwiftUI
                @main struct Desk: App { var body: some Scene { WindowGroup { Picker() } } }
                enum Symbol: String, CaseIterable { case \(cases) }
                struct Picker: View {
                    @State private var chosen: Symbol?
                    @State private var isShown = false
                    var body: some View {
                        ForEach(Symbol.allCases, id: \\.self) { symbol in
                            Button { chosen = symbol; isShown = true } label: { Image(systemName: symbol.rawValue) }
                        }
                        .sheet(isPresented: $isShown) { Shown(symbol: chosen) }
                    }
                }
                struct Shown: View { let symbol: Symbol?; var body: some View { Text("s") } }
                """
            ], has: ["Picker ~sheet~> Shown : Picker.isShown"], hasNot: ["unresolved"]
        ).check()
    }

    /// How much work each program was given, where it was not enough.
    private static func steps(_ sources: [String: String]) -> [Int] {
        NavAtlasScanner.Scanner().graphOrIssue(of: sources, workShare: workShare).bounds.filter {
            $0.what.contains("the limit for code of this size")
        }.compactMap {
            bound in
            bound.what.split { !$0.isNumber }.first.flatMap { Int($0) }
        }
    }

    @Test func moreCodeIsGivenMoreWork() throws {
        let more = (0..<100).map { "func more\($0)() -> [Int] { [\($0), \($0)] }\n" }.joined()
        let few = try #require(Self.steps(["App.swift": Self.cases(4)]).first)
        #expect(few < Self.steps(["App.swift": Self.cases(4) + more])[0])
    }

    /// Else a project of many small targets could take any time.
    @Test func programsThatShareFilesShareTheWork() throws {
        let whole = try #require(Self.steps(["App.swift": Self.cases(4)]).first)
        let apps = (0..<4).map { ("App\($0)/App.swift", Self.cases(4).replacing("Sample", with: "Sample\($0)")) }
        let shared = Self.steps(Dictionary(uniqueKeysWithValues: apps))
        #expect(!shared.isEmpty)
        #expect(try #require(shared.min()) < whole / 2, "\(shared), \(whole)")
        #expect(shared.allSatisfy { $0 <= whole }, "\(shared), \(whole)")
    }
}
