import NavAtlasModel
import NavAtlasScanner
import Testing

/// What is written in two ways, and is one.
struct ExpressionLoweringTests {
    /// Some code makes a value that a destination stands for: whether it is pushed is not known.
    @Test(arguments: ["Book(title: title)", "Book.init(title: title)"])
    func madeValue(made: String) {
        let text = Notation.print(
            NavAtlasScanner.Scanner().graphOrIssue(of: [
                "App.swift": """
                import SwiftUI
                struct Book: Hashable { let title: String }
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                final class Shelf: ObservableObject {
                    @Published var books: [Book] = []
                    func add(_ title: String) { books.append(\(made)) }
                }
                struct HallView: View {
                    @StateObject private var shelf = Shelf()
                    var body: some View {
                        NavigationStack {
                            Button("Add") { shelf.add("t") }.navigationDestination(for: Book.self) { _ in BookView() }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ]))
        #expect(text.contains(#"unresolved Book : "no code that takes this route was found""#), "\(text)")
    }
}
