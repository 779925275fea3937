import Testing

/// Code of a nested type calls what is static in the types around it by its plain name.
@Suite struct OuterMembersTests {
    private static func shelf(
        _ name: String, _ link: String, in row: String = "Row", has: [String] = links
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { NavigationStack { ShelfView() } } } }
                enum Kind { case novel, atlas }
                struct Book { let kind: Kind }
                struct ShelfView: View {
                    @Query var books: [Book]
                    var body: some View { ForEach(books, id: \\.self) { \(row)(book: $0) } }
                    @ViewBuilder private static func page(for book: Book) -> some View {
                        switch book.kind {
                        case .novel: NovelView()
                        case .atlas: AtlasView()
                        }
                    }
                    private static let first = NovelView()
                    struct Row: View {
                        let book: Book
                        var body: some View { \(link) }
                        struct Title: View { let book: Book; var body: some View { \(link) } }
                    }
                }
                struct NovelView: View { var body: some View { Text("n") } }
                struct AtlasView: View { var body: some View { Text("a") } }
                """
            ], has: has, hasNot: ["unresolved"])
    }

    private static let links = [
        "ShelfView ~push~> AtlasView : NavigationLink", "ShelfView ~push~> NovelView : NavigationLink",
    ]

    static let apps = [
        shelf("a function", "NavigationLink(destination: page(for: book)) { Text(\"b\") }"),
        shelf(
            "a function of the outermost", "NavigationLink(destination: page(for: book)) { Text(\"b\") }",
            in: "Row.Title"),
        shelf(
            "a property", "NavigationLink(\"b\") { first }", has: ["ShelfView ~push~> NovelView : NavigationLink"]),
    ]

    @Test(arguments: apps) func areFound(_ app: ScannedApp) { app.check() }
}
