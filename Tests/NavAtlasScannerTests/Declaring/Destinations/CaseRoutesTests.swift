import Testing

/// Destinations that look at what a case carries.
struct CaseRoutesTests {
    /// Two screens show one case with something else in it.
    @Test(
        arguments: [
            ("Bool", "true", "false", "if it { Reading() } else { Writing() }"),
            ("Bool", "true", "false", "read(it)"),
            ("Note?", "Note(text: word)", "nil", "if let it { Reading().id(it.text) } else { Writing() }"),
            ("Note?", "note", "nil", "if it != nil { Reading() } else { Writing() }"),
            (
                "Kind", "Kind(isDraft: false)", "Kind(isDraft: true)",
                "if it.isDraft { Writing() } else { Reading() }"
            ),
        ],
        [
            (".navigationDestination(for: Page.self)", "path.append", "push"),
            (".sheet(item: $page)", "page =", "sheet"),
        ])
    func whatACaseCarriesDecides(
        _ payload: (type: String, reading: String, writing: String, content: String),
        _ shown: (modifier: String, by: String, presentation: String)
    ) {
        let (first, second) = (".note(\(payload.reading))", ".note(\(payload.writing))")
        func action(_ page: String) -> String {
            shown.by.hasSuffix("=") ? "\(shown.by) \(page)" : "\(shown.by)(\(page))"
        }
        ScannedApp(
            shown.modifier + payload.content,
            [
                "App.swift": """
                import SwiftUI
                struct Note: Hashable { var text: String }
                struct Kind: Hashable { let isDraft: Bool }
                enum Page: Hashable, Identifiable { case note(\(payload.type)), help; var id: Self { self } }
                @main struct Desk: App { var body: some Scene { WindowGroup { Table() } } }
                struct Table: View {
                    @State private var path: [Page] = []
                    @State private var page: Page?
                    var body: some View {
                        NavigationStack(path: $path) {
                            TabView { Shelf(path: $path, page: $page, note: Note(text: "a")); Pen(path: $path, page: $page) }
                                \(shown.modifier) { page in
                                    switch page {
                                    case .note(let it): \(payload.content)
                                    case .help: Help()
                                    }
                                }
                        }
                    }
                    @ViewBuilder func read(_ isRead: Bool) -> some View { if isRead { Reading() } else { Writing() } }
                }
                struct Shelf: View {
                    @Binding var path: [Page]
                    @Binding var page: Page?
                    let note: Note
                    @State private var word = ""
                    var body: some View { Button("read") { \(action(first)) } }
                }
                struct Pen: View {
                    @Binding var path: [Page]
                    @Binding var page: Page?
                    var body: some View { Button("write") { \(action(second)) } }
                }
                struct Reading: View { var body: some View { Text("r") } }
                struct Writing: View { var body: some View { Text("w") } }
                struct Help: View { var body: some View { Text("h") } }
                """
            ],
            has: [
                "Shelf ~\(shown.presentation)~> Reading : Table.note",
                "Pen ~\(shown.presentation)~> Writing : Table.note",
            ],
            hasNot: ["Shelf ~\(shown.presentation)~> Writing", "Pen ~\(shown.presentation)~> Reading"]
        ).check()
    }

    /// Of what may be nothing, both are shown.
    @Test func whatMayBeNothingShowsBoth() {
        ScannedApp(
            "the first of several",
            [
                "App.swift": """
                import SwiftUI
                struct Note: Hashable { var text: String }
                enum Page: Hashable { case note(Note?), help }
                @main struct Desk: App { var body: some Scene { WindowGroup { Table() } } }
                struct Table: View {
                    @State private var path: [Page] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Shelf(path: $path, notes: [Note(text: "")])
                                .navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .note(let note): if let note { Reading(note: note) } else { Writing() }
                                    case .help: Help()
                                    }
                                }
                        }
                    }
                }
                struct Shelf: View {
                    @Binding var path: [Page]
                    let notes: [Note]
                    var body: some View {
                        Button("read") { path.append(.note(notes.first { $0.text == "" })) }
                        Button("write") { path.append(.note(nil)) }
                    }
                }
                struct Reading: View { let note: Note; var body: some View { Text(note.text) } }
                struct Writing: View { var body: some View { Text("w") } }
                struct Help: View { var body: some View { Text("h") } }
                """
            ],
            has: ["Shelf ~push~> Reading : Table.note", "Shelf ~push~> Writing : Table.note"]
        ).check()
    }
}
