import Testing

/// A call on a protocol may be answered by the types of which the app makes values.
@Suite struct InterpreterDispatchTests {
    private static func library(
        _ name: String, registering more: String = "", _ other: String = "", showsGuide: Bool = false
    ) -> ScannedApp {
        let guide = "Shelf ~push~> Guide"
        return ScannedApp(
            name,
            [
                "App.swift": """
                import Books
                import SwiftUI
                enum Page: Hashable { case book, guide }
                protocol Store {
                    var next: Page { get }
                    func open(_ pages: inout [Page])
                }
                struct Disk: Store {
                    var next: Page { .book }
                    func open(_ pages: inout [Page]) { pages.append(next) }
                }
                struct Sample: Store {
                    var next: Page { .guide }
                    func open(_ pages: inout [Page]) { pages.append(next) }
                }
                @main struct Library: App {
                    init() { Shop.register(Disk()); \(more) }
                    var body: some Scene { WindowGroup { Shelf(store: Shop.find()) } }
                }
                struct Shelf: View {
                    @State private var pages: [Page] = []
                    let store: any Store
                    var body: some View {
                        NavigationStack(path: $pages) {
                            Button("Open") { store.open(&pages) }
                                .navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .book: Book()
                                    case .guide: Guide()
                                    }
                                }
                        }
                    }
                }
                struct Book: View { var body: some View { Text("Book") } }
                struct Guide: View { var body: some View { Text("Guide") } }
                \(other)
                """
            ], has: ["Shelf ~push~> Book : Shelf.book"] + (showsGuide ? ["\(guide) : Shelf.guide"] : []),
            hasNot: showsGuide ? [] : [guide])
    }

    static let apps = [
        library("a type that nothing uses"),
        library("a type that only a preview uses", "#Preview { Shelf(store: Sample()) }"),
        library("a type that only an unused type uses", "struct Samples { static let store = Sample() }"),
        library("a type that the app names", registering: "Shop.register(Sample.self)", showsGuide: true),
    ]

    @Test(arguments: apps) func asksTypesThatAreUsed(_ app: ScannedApp) { app.check() }
}
