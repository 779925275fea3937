import Testing

/// Screens with places for views that they are given.
@Suite struct InterpreterSlotsTests {
    /// A list with a title is a screen, whatever its rows are; who only hands on how rows are made shows none.
    @Test func listsOfRowsAreScreens() {
        ScannedApp(
            "rows from elsewhere",
            [
                "App.swift": """
                import SwiftUI
                struct Stamp: Identifiable { let id: Int }
                @main struct Album: App { var body: some Scene { WindowGroup { CoverView() } } }
                struct CoverView: View {
                    var body: some View { NavigationStack { Finder { StampLink(stamp: $0) }.navigationTitle("Cover") } }
                }
                struct Finder<Row: View>: View {
                    @ViewBuilder let row: (Stamp) -> Row
                    @State private var isFound = false
                    var body: some View {
                        Button("find") { isFound = true }
                            .navigationDestination(isPresented: $isFound) { FoundView(row: row) }
                    }
                }
                struct FoundView<Row: View>: View {
                    let row: (Stamp) -> Row
                    @State private var stamps: [Stamp] = []
                    @State private var isSorting = false
                    var body: some View {
                        List(stamps) { row($0) }
                            .navigationTitle("Found")
                            .toolbar { Button("sort") { isSorting = true } }
                            .sheet(isPresented: $isSorting) { SortView() }
                    }
                }
                struct StampLink: View {
                    let stamp: Stamp
                    var body: some View { NavigationLink("stamp") { StampView() } }
                }
                struct StampView: View { var body: some View { Text("s") } }
                struct SortView: View { var body: some View { Text("o") } }
                """
            ],
            has: [
                "CoverView -root!-> Finder : root",
                "Finder ~push~> FoundView : Finder.isFound",
                "FoundView ~push~> StampView : NavigationLink",
                "FoundView ~sheet~> SortView : FoundView.isSorting",
            ],
            hasNot: ["StampLink"]
        )
        .check()
    }

    /// The rows that a list without a title is given are parts of the screen around it, in whatever state that shows them.
    @Test(arguments: [
        "List(elements) { row($0) }",
        "List(Array(elements.enumerated()), id: \\.element.id) { _, element in row(element) }",
        "ScrollView { LazyVStack { ForEach(elements) { element in row(element).padding() } } }",
        "ScrollView { LazyVStack { ForEach(elements, content: row) } }",
    ])
    func rowsAreNoScreens(_ list: String) {
        ScannedApp(
            list,
            [
                "App.swift": """
                import SwiftUI
                struct Stamp: Identifiable { let id: Int }
                @main struct Album: App { var body: some Scene { WindowGroup { NavigationStack { PageView() } } } }
                struct PagedList<Element: Identifiable, Row: View>: View {
                    let elements: [Element]
                    let row: (Element) -> Row
                    init(_ elements: [Element], row: @escaping (Element) -> Row) {
                        self.elements = elements
                        self.row = row
                    }
                    var body: some View { \(list) }
                }
                struct PageView: View {
                    @State private var isLoading = true
                    @State private var hasFailed = false
                    @State private var stamps: [Stamp] = []
                    var body: some View {
                        VStack {
                            if isLoading {
                                ProgressView()
                            } else if hasFailed {
                                RetryView { isLoading = true }
                            } else {
                                PagedList(stamps) { StampRow(stamp: $0) }
                            }
                        }
                        .task { isLoading = false }
                    }
                }
                struct RetryView: View {
                    let retry: () -> Void
                    var body: some View { Button("again") { retry() } }
                }
                struct StampRow: View {
                    let stamp: Stamp
                    var body: some View { NavigationLink("stamp") { StampView() } }
                }
                struct StampView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["PageView ~push~> StampView : NavigationLink"], hasNot: ["StampRow", "-root"]
        )
        .check()
    }

    /// Pages that come one after another are screens.
    @Test func pagesAreNoRows() {
        ScannedApp(
            "pages",
            [
                "App.swift": """
                import SwiftUI
                struct Lesson: Identifiable { let id: Int }
                @main struct Course: App { var body: some Scene { WindowGroup { StartView() } } }
                struct Pager<Element: Identifiable, Content: View>: View {
                    let elements: [Element]
                    let content: (Element) -> Content
                    var body: some View { TabView { ForEach(elements) { content($0) } }.tabViewStyle(.page) }
                }
                struct StartView: View {
                    @State private var isOpen = false
                    @State private var lessons: [Lesson] = []
                    var body: some View {
                        if isOpen {
                            Pager(elements: lessons) { LessonView(lesson: $0) }
                        } else {
                            LoginView { isOpen = true }
                        }
                    }
                }
                struct LoginView: View {
                    let onLogin: () -> Void
                    var body: some View { Button("in") { onLogin() } }
                }
                struct LessonView: View {
                    let lesson: Lesson
                    var body: some View { Text("lesson") }
                }
                """
            ],
            has: ["LoginView ~root~> LessonView : StartView.lessonView"], hasNot: []
        )
        .check()
    }

    /// A cover leads to the screen with which its stack begins, where the route decides that; it is shown while there is a route.
    @Test func stacksBeginWithTheRouteThatTheyAreMadeFor() {
        ScannedApp(
            "stalls in tents",
            [
                "App.swift": """
                import SwiftUI
                enum Stall: Hashable, Identifiable {
                    case fruit, cheese, bread
                    var id: Self { self }
                }
                final class Market: ObservableObject {
                    @Published var open: Stall?
                    @Published var path = NavigationPath()
                    func visit(_ stall: Stall) { open = stall; path = NavigationPath() }
                    func walk(to stall: Stall) { path.append(stall) }
                }
                @main struct Town: App {
                    @StateObject private var market = Market()
                    var body: some Scene { WindowGroup { SquareView().environmentObject(market) } }
                }
                struct SquareView: View {
                    @EnvironmentObject private var market: Market
                    var body: some View {
                        NavigationStack { BenchView().navigationTitle("Square") }
                            .modifier(StallModifier(stall: $market.open))
                    }
                }
                struct StallModifier: ViewModifier {
                    @Binding var stall: Stall?
                    private var isOpen: Binding<Bool> {
                        Binding(get: { stall.map { fits($0) } ?? false }, set: { if !$0 { stall = nil } })
                    }
                    func body(content: Content) -> some View {
                        content.fullScreenCover(isPresented: isOpen) {
                            if let stall { TentView(first: stall) } else { EmptyView() }
                        }
                    }
                    private func fits(_ stall: Stall) -> Bool { stall != .bread }
                }
                struct TentView: View {
                    let first: Stall
                    var body: some View { AwningView(first: first).background(Color.red) }
                }
                struct AwningView: View {
                    let first: Stall
                    @EnvironmentObject private var market: Market
                    var body: some View {
                        NavigationStack(path: $market.path) {
                            counter(of: first).navigationDestination(for: Stall.self) { counter(of: $0) }
                        }
                    }
                    @ViewBuilder private func counter(of stall: Stall) -> some View {
                        switch stall {
                        case .fruit: FruitView()
                        case .cheese: CheeseView()
                        case .bread: BreadView()
                        }
                    }
                }
                struct BenchView: View {
                    @EnvironmentObject private var market: Market
                    var body: some View { Button("fruit") { market.visit(.fruit) } }
                }
                struct FruitView: View {
                    @EnvironmentObject private var market: Market
                    var body: some View { Button("cheese") { market.walk(to: .cheese) } }
                }
                struct CheeseView: View { var body: some View { Text("c") } }
                struct BreadView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "SquareView -fullScreen-> FruitView : fruit",
                "BenchView ~fullScreen~> FruitView : SquareView.fruit",
                "AwningView -push-> CheeseView : cheese",
                "FruitView ~push~> CheeseView : AwningView.cheese",
            ],
            hasNot: ["SquareView -push->", "TentView"]
        )
        .check()
    }

    /// So is a list for a feature of its own, whose title stands elsewhere, as the root of a stack.
    @Test(arguments: ["{ _ in Text(\"new\") }", "{ number in if let number { Text(\"\\(number)\") } }"])
    func listsForAFeatureAreScreens(_ rows: String) {
        ScannedApp(
            rows,
            [
                "App.swift": """
                import ComposableArchitecture
                import SwiftUI
                @main struct Album: App {
                    var body: some Scene { WindowGroup { AlbumView(store: Store(initialState: Album.State()) { Album() }) } }
                }
                @Reducer struct Album {
                    @ObservableState struct State { var path = StackState<Path.State>(); var stamps = Stamps.State() }
                    enum Action {
                        case path(StackActionOf<Path>)
                        case stamps(Stamps.Action)
                    }
                    @Reducer enum Path { case stamp(Stamp) }
                    var body: some ReducerOf<Self> {
                        Scope(state: \\.stamps, action: \\.stamps) { Stamps() }
                        Reduce { state, action in
                            if case .stamps(.opened) = action { state.path.append(.stamp(Stamp.State())) }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                @Reducer struct Stamps {
                    @ObservableState struct State {}
                    enum Action { case opened }
                }
                @Reducer struct Stamp {
                    @ObservableState struct State {}
                    enum Action { case none }
                }
                struct AlbumView: View {
                    @Bindable var store: StoreOf<Album>
                    var body: some View {
                        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                            StampList(store: store.scope(state: \\.stamps, action: \\.stamps)) \(rows)
                                .navigationTitle("stamps")
                        } destination: { store in
                            switch store.case { case let .stamp(store): StampView(store: store) }
                        }
                    }
                }
                struct StampList<Badge: View>: View {
                    let store: StoreOf<Stamps>
                    @ViewBuilder let badge: (Int?) -> Badge
                    var body: some View { List { HStack { badge(1); Button("s") { store.send(.opened) } } } }
                }
                struct StampView: View { let store: StoreOf<Stamp>; var body: some View { Text("s") } }
                """
            ],
            has: ["AlbumView -root!-> StampList : root", "StampList ~push~> StampView : AlbumView.stamp"],
            hasNot: ["AlbumView ~", "unresolved"]
        ).check()
    }

    private static func club(_ next: String, _ made: String, _ shown: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Club: App { var body: some Scene { WindowGroup { NavigationStack { DoorView() } } } }
            struct DoorView: View { var body: some View { NavigationLink("i") { IntroView(next: \(made)) } } }
            struct IntroView<Next: View>: View {
                let next: \(next)
                @State private var enters = false
                var body: some View { VStack { Button("welcome") { enters = true }; \(shown) } }
            }
            struct HallView: View { var body: some View { NavigationLink("b") { BarView() } } }
            struct BarView: View { var body: some View { Text("b") } }
            """
        ]
    }

    /// A view that leads to what it is given, and shows none of it itself, is a screen and no frame around that.
    @Test(arguments: [
        ("Next", "HallView()", "NavigationLink(\"e\") { next }", "push"),
        ("Next", "HallView()", "NavigationLink { next } label: { Text(\"e\") }", "push"),
        ("() -> Next", "{ HallView() }", "NavigationLink(destination: next()) { Text(\"e\") }", "push"),
        ("AnyView", "AnyView(HallView())", "NavigationLink(\"e\", destination: next)", "push"),
        ("() -> Next", "{ HallView() }", "Text(\"e\").sheet(isPresented: $enters, content: next)", "sheet"),
        ("Next", "HallView()", "Text(\"e\").fullScreenCover(isPresented: $enters) { next }", "fullScreen"),
    ])
    func aViewThatLeadsToWhatItIsGiven(_ next: String, _ made: String, _ shown: String, _ presentation: String) {
        let name = presentation == "push" ? "NavigationLink" : "IntroView.enters"
        ScannedApp(
            shown, Self.club(next, made, shown),
            has: [
                "DoorView ~push~> IntroView : NavigationLink",
                "IntroView ~\(presentation)~> HallView : \(name)",
                "HallView ~push~> BarView : NavigationLink",
            ],
            hasNot: ["HallView ~\(presentation)~> HallView"]
        ).check()
    }

    /// What a link is drawn with is shown where the link stands.
    @Test(arguments: [
        "NavigationLink(value: 1) { next }", "NavigationLink { BarView() } label: { next }",
        "NavigationLink(destination: BarView()) { next }",
        "next.sheet(isPresented: $enters) { NavigationStack { next } }",
    ])
    func aViewThatShowsWhatItIsGiven(_ shown: String) {
        ScannedApp(
            shown, Self.club("Next", "HallView()", shown),
            has: ["DoorView ~push~> HallView : NavigationLink"], hasNot: ["screen IntroView"]
        ).check()
    }

    /// A screen that keeps in a state of its own which view its sheet shows is no wrapper around that view.
    @Test(arguments: [
        ("AnyView?", "AnyView(PenView())", "shown"), ("AnyView?", "AnyView(PenView())", "if let shown { shown }"),
        ("(() -> AnyView)?", "{ AnyView(PenView()) }", "shown?()"),
    ])
    func aViewThatIsKeptInAStateIsNoContent(type: String, pen: String, content: String) {
        let source = ScannedSource(
            "a desk",
            """
            import SwiftUI
            @main struct Office: App { var body: some Scene { WindowGroup { NavigationStack { StartView() } } } }
            struct StartView: View { var body: some View { NavigationLink("desk") { DeskView() } } }
            struct DeskView: View {
                @State private var shown: \(type)
                @State private var isShown = false
                var body: some View {
                    Button("pen") { shown = \(pen); isShown = true }.sheet(isPresented: $isShown) { \(content) }
                }
            }
            struct PenView: View { var body: some View { Text("pen") } }
            """,
            gives: """
                DeskView -sheet-> PenView : isShown
                DeskView ~sheet~> PenView : DeskView.isShown
                StartView ~push~> DeskView : NavigationLink
                """)
        #expect(source.found == source.wanted)
    }
}
