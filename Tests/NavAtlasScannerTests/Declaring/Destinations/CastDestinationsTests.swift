import Testing

/// Destinations for values of any type, which their code casts: `navigationDestination(for: AnyHashable.self) { … }`.
struct CastDestinationsTests {
    private static func library(_ destination: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
            @Observable final class Porter {
                var path: [AnyHashable] = []
                func lead(to place: AnyHashable) { path.append(place) }
            }
            struct Book: Hashable { let id: Int; let authors: [Author] }
            struct Author: Hashable { let name: String }
            enum Room: Hashable { case hall, cellar(number: Int) }
            struct HallView: View {
                @State private var porter = Porter()
                let book: Book
                var body: some View {
                    NavigationStack(path: $porter.path) {
                        ShelfView(book: book)
                            .navigationDestination(for: AnyHashable.self) { place in \(destination) }
                    }
                    .environment(porter)
                }
            }
            struct ShelfView: View {
                @Environment(Porter.self) private var porter
                let book: Book
                var body: some View {
                    Button("book") { porter.lead(to: book) }
                    Button("cellar") { porter.lead(to: Room.cellar(number: 1)) }
                }
            }
            struct BookView: View {
                @Environment(Porter.self) private var porter
                let book: Book
                var body: some View {
                    Button("authors") { porter.lead(to: book.authors) }
                    Button("page") { porter.lead(to: book.id) }
                }
            }
            struct AuthorsView: View { let authors: [Author]; var body: some View { Text("authors") } }
            struct PageView: View { let page: Int; var body: some View { Text("page") } }
            struct CellarView: View { var body: some View { Text("cellar") } }
            struct FloorView: View { var body: some View { Text("floor") } }
            struct LostView: View {
                @Environment(Porter.self) private var porter
                var body: some View { Button("away") { porter.lead(to: Author(name: "lost")) } }
            }
            """
        ]
    }

    private static let room = "switch room { case .hall: FloorView() case .cellar: CellarView() }"

    static let destinations = [
        """
        switch place {
        case let book as Book: BookView(book: book)
        case let authors as [Author]: AuthorsView(authors: authors)
        case let page as Int: PageView(page: page)
        case let room as Room: \(room)
        default: LostView()
        }
        """,
        """
        if let book = place.base as? Book { BookView(book: book) }
        else if let authors = place.base as? [Author] { AuthorsView(authors: authors) }
        else if let page = place.base as? Int { PageView(page: page) }
        else if let room = place.base as? Room { \(room) }
        else { LostView() }
        """,
    ]

    @Test(arguments: destinations)
    func eachTypeHasItsOwn(_ destination: String) {
        ScannedApp(
            "a library", Self.library(destination),
            has: [
                "ShelfView ~push~> BookView : HallView.Book", "ShelfView ~push~> CellarView : HallView.cellar",
                "BookView ~push~> AuthorsView : HallView.Author", "BookView ~push~> PageView : HallView.Int",
            ],
            hasNot: [
                "declared for its type", "ShelfView ~push~> AuthorsView", "ShelfView ~push~> PageView",
                "ShelfView ~push~> LostView", "BookView ~push~> LostView", "BookView ~push~> BookView",
            ]
        ).check()
    }

    /// What is cast to nothing is shown by the rest of the code.
    @Test func theRestHasOneToo() {
        ScannedApp(
            "a library",
            Self.library(
                "switch place { case is Author: FloorView() case let book as Book: BookView(book: book) default: LostView() }"
            ),
            has: [
                "ShelfView ~push~> BookView : HallView.Book", "ShelfView ~push~> LostView : HallView.AnyHashable",
                "LostView ~push~> FloorView : HallView.Author",
            ], hasNot: ["declared for its type", "ShelfView ~push~> FloorView"]
        ).check()
    }

    /// A destination for any value is not missing where it shows nothing.
    @Test func noDestinationIsMissing() {
        ScannedApp(
            "a library",
            Self.library("switch place { case let book as Book: BookView(book: book) default: EmptyView() }"),
            has: ["ShelfView ~push~> BookView : HallView.Book"], hasNot: ["declared for its type"]
        ).check()
    }
}
