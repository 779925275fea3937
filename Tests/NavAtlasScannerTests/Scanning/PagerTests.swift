import Testing

/// The pages of a `TabView` that a person turns.
@Suite struct PagerTests {
    /// A page without a type of its own is a part of the view that turns it; a screen of the app's own is a tab.
    @Test(arguments: [
        (".tabViewStyle(PageTabViewStyle())", "BookView ~push~> NoteView : NavigationLink"),
        (".tabViewStyle(.page(indexDisplayMode: .always))", "BookView ~push~> NoteView : NavigationLink"),
        ("", "BookView -tab-> inline:List#BookView.left : left"),
    ])
    func pagesWithoutATypeAreParts(_ style: String, _ line: String) {
        ScannedApp(
            style, ["App.swift": Self.book(style, page: "list")], has: [line],
            hasNot: style.isEmpty ? ["unresolved"] : ["inline", "-tab->", "unresolved"]
        ).check()
    }

    /// A view with such pages only, which it makes itself, is a part of the screen that shows it beside others.
    @Test func whatTurnsOwnPagesIsAPart() {
        ScannedApp(
            "a gallery",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shelf: App { var body: some Scene { WindowGroup { ShelfView() } } }
                struct ShelfView: View {
                    @State private var isShown = false
                    var body: some View {
                        NavigationStack { NavigationLink("b") { BookView() } }
                    }
                }
                struct BookView: View {
                    @State private var pages: [Int] = []
                    @State private var isShown = false
                    var body: some View {
                        VStack {
                            if pages.isEmpty { Text("none") } else { GalleryView(pages: pages) { isShown = true } }
                        }
                        .sheet(isPresented: $isShown) { NoteView() }
                    }
                }
                struct GalleryView: View {
                    let pages: [Int]
                    let add: () -> Void
                    var body: some View {
                        TabView {
                            ForEach(pages, id: \\.self) { page(of: $0) }
                            if pages.count < 9 { lastPage }
                        }
                        .tabViewStyle(PageTabViewStyle())
                    }
                    private func page(of number: Int) -> some View { Text("p") }
                    private var lastPage: some View { Button("a", action: add) }
                }
                struct NoteView: View { var body: some View { Text("n") } }
                """
            ],
            has: ["BookView ~sheet~> NoteView : BookView.isShown"], hasNot: ["GalleryView", "unresolved"]
        ).check()
    }

    /// So is one whose pages are texts and pictures, where they stand.
    @Test func whatTurnsTextsAndPicturesIsAPart() {
        ScannedApp(
            "a guide",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shelf: App { var body: some Scene { WindowGroup { ShelfView() } } }
                struct ShelfView: View {
                    @State private var page = 0
                    var body: some View {
                        NavigationStack { VStack { GuideView(page: $page); NavigationLink("b") { BookView() } } }
                    }
                }
                struct GuideView: View {
                    @Binding var page: Int
                    var body: some View {
                        TabView(selection: $page) {
                            VStack { Text("one").font(.title); Image("one") }.tag(0)
                            LazyVStack { if page > 0 { Text("two") } }.tag(1)
                        }
                        .tabViewStyle(.page(indexDisplayMode: .never))
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["ShelfView ~push~> BookView : NavigationLink"], hasNot: ["GuideView", "inline", "unresolved"]
        ).check()
    }

    /// A bar of the app's own turns such pages, which stay screens.
    /// So is what turns pictures that it is given.
    @Test func whatTurnsGivenPicturesIsAPart() {
        ScannedApp(
            "given pictures",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shelf: App { var body: some Scene { WindowGroup { ShelfView() } } }
                struct ShelfView: View {
                    var body: some View {
                        NavigationStack { VStack { Guide(pictures: [Image("a")]); NavigationLink("n") { NoteView() } } }
                    }
                }
                struct Guide: View {
                    let pictures: [Image]
                    var body: some View {
                        TabView {
                            VStack { Text("first"); pictures[0].resizable() }.padding()
                            VStack { pictures[1] }
                        }
                        .tabViewStyle(.page(indexDisplayMode: .always))
                    }
                }
                struct NoteView: View { var body: some View { Text("n") } }
                """
            ], has: ["ShelfView ~push~> NoteView : NavigationLink"], hasNot: ["Guide", "unresolved"]
        ).check()
    }

    @Test func whatABarTurnsIsAScreen() {
        ScannedApp(
            "a bar",
            [
                "App.swift": """
                import SwiftUI
                @main struct Shelf: App { var body: some Scene { WindowGroup { ShelfView() } } }
                enum Place { case books, notes }
                struct ShelfView: View {
                    @State private var place = Place.books
                    var body: some View {
                        VStack {
                            TabView(selection: $place) { pages }.tabViewStyle(.page(indexDisplayMode: .never))
                            HStack {
                                Button("b") { place = .books }
                                Button("n") { place = .notes }
                            }
                        }
                    }
                    @ViewBuilder private var pages: some View {
                        BookList().tag(Place.books)
                        NoteList().tag(Place.notes)
                    }
                }
                struct BookList: View { var body: some View { Text("b") } }
                struct NoteList: View { var body: some View { Text("n") } }
                """
            ],
            has: ["screen BookList", "screen NoteList"], hasNot: ["unresolved"]
        ).check()
    }

    @Test func pagesWithATypeAreTabs() {
        ScannedApp(
            "pages with a type",
            ["App.swift": Self.book(".tabViewStyle(.page)", page: "PageView()")],
            has: ["BookView -tab-> PageView : left", "PageView ~push~> NoteView : NavigationLink"],
            hasNot: ["BookView ~push~>"]
        ).check()
    }

    /// What no state selects is turned by hand, though there is a page for each case of an enum: a part of a part is no screen.
    @Test(arguments: [
        "ForEach(Photo.allCases.shuffled().prefix(2), id: \\.self) { photo in photo.image.resizable() }",
        "ForEach(Photo.allCases, id: \\.self) { HutPhoto(photo: $0) }",
    ])
    func pagesThatNothingSelectsAreParts(_ pages: String) {
        ScannedApp(
            pages,
            [
                "App.swift": """
                import SwiftUI
                enum Photo: CaseIterable { case sea, hill; var image: Image { Image("x") } }
                @main struct Huts: App { var body: some Scene { WindowGroup { NavigationStack { HutList() } } } }
                struct HutList: View {
                    @State private var isOpen = false
                    @State private var isFound = false
                    var body: some View {
                        VStack { if isFound { HutCard { isOpen = true } } else { Text("none") } }
                            .sheet(isPresented: $isOpen) { HutView() }
                    }
                }
                struct HutCard: View {
                    let tap: () -> Void
                    var body: some View {
                        Button(action: { tap() }) {
                            VStack { TabView { \(pages) }.frame(height: 20).tabViewStyle(.page) }
                        }
                    }
                }
                struct HutPhoto: View { let photo: Photo; var body: some View { photo.image } }
                struct HutView: View { var body: some View { Text("hut") } }
                """
            ],
            has: ["HutList ~sheet~> HutView : HutList.isOpen"], hasNot: ["HutCard", "HutPhoto", "unresolved"]
        ).check()
    }

    /// Pages of one type are one part, which stands for several, wherever the style is written.
    @Test(arguments: [
        ("ForEach(Stage.allCases) { BoardList(stage: $0, add: add) }", "#if os(iOS)\n.tabViewStyle(.page)\n#endif", ""),
        ("ForEach(Stage.allCases) { BoardList(stage: $0, add: add) }", "", ".tabViewStyle(.page)"),
        ("BoardList(stage: .open, add: add).tag(0); BoardList(stage: .done, add: add)", "", ".tabViewStyle(.page)"),
    ])
    func pagesOfOneTypeAreParts(_ pages: String, _ style: String, _ outerStyle: String) {
        ScannedApp(
            pages,
            [
                "App.swift": """
                import SwiftUI
                enum Stage: CaseIterable, Identifiable { case open, done; var id: Self { self } }
                @main struct Shelf: App { var body: some Scene { WindowGroup { BoardView() } } }
                struct BoardView: View {
                    @State private var stage = Stage.open
                    @State private var isShown = false
                    var body: some View {
                        VStack {
                            Text("board")
                            TabView(selection: $stage) {
                                \(pages)
                            }
                            \(style)
                        }
                        \(outerStyle)
                        .sheet(isPresented: $isShown) { NoteView() }
                    }
                    private func add() { isShown = true }
                }
                struct BoardList: View {
                    let stage: Stage
                    let add: () -> Void
                    var body: some View { List { Button("add", action: add) } }
                }
                struct NoteView: View { var body: some View { Text("n") } }
                """
            ],
            has: ["BoardView ~sheet~> NoteView : BoardView.isShown"], hasNot: ["BoardList", "unresolved"]
        ).check()
    }

    private static func book(_ style: String, page: String) -> String {
        """
        import SwiftUI
        enum Side { case left, right }
        @main struct Shelf: App { var body: some Scene { WindowGroup { ShelfView() } } }
        struct ShelfView: View {
            var body: some View { NavigationStack { List { NavigationLink("book") { BookView() } } } }
        }
        struct BookView: View {
            @State private var side = Side.left
            private var list: some View { List { Text("notes"); NoteRow() } }
            var body: some View {
                TabView(selection: $side) {
                    \(page).tag(Side.left)
                    Text("right").tag(Side.right)
                }
                \(style)
            }
        }
        struct PageView: View { var body: some View { List { NavigationLink("note") { NoteView() } } } }
        struct NoteRow: View { var body: some View { NavigationLink("note") { NoteView() } } }
        struct NoteView: View { var body: some View { Text("n") } }
        """
    }
}
