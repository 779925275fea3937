import Testing

/// A sheet or destination for an element, where something else than the element decides which of several screens comes up.
@Suite struct DecidedElsewhereTests {
    @Test(arguments: [".sheet(item: $open)", ".navigationDestination(item: $open)"])
    func eachScreenMayComeUp(_ modifier: String) {
        ScannedApp(
            modifier,
            [
                "Office.swift": """
                import SwiftUI
                enum Tray { case drafts, sent }
                final class Letter: Identifiable {
                    var text = ""
                    init(text: String) { self.text = text }
                }
                @main struct Office: App { var body: some Scene { WindowGroup { NavigationStack { Desk() } } } }
                struct Desk: View {
                    @State private var tray: Tray?
                    var body: some View {
                        NavigationLink("New") { Editor(letter: Letter(text: "Dear")) }
                        TrayPicker { tray = $0 }
                            .navigationDestination(item: $tray) { Letters(tray: $0) }
                    }
                }
                struct Letters: View {
                    let tray: Tray
                    @Query private var letters: [Letter]
                    @State private var open: Letter?
                    var body: some View {
                        ForEach(letters) { letter in Row(text: letter.text, onOpen: { open = letter }) }
                            \(modifier) { letter in
                                switch tray {
                                case .drafts: Editor(letter: letter)
                                case .sent: Reader(letter: letter)
                                }
                            }
                    }
                }
                struct Row: View {
                    let text: String
                    let onOpen: () -> Void
                    var body: some View { Button(text, action: onOpen) }
                }
                struct Editor: View { let letter: Letter; var body: some View { Text(letter.text) } }
                struct Reader: View { let letter: Letter; var body: some View { Text(letter.text) } }
                """
            ],
            has: [
                "Letters ~\(modifier.hasPrefix(".sheet") ? "sheet" : "push")~> Editor : Letters.open",
                "Letters ~\(modifier.hasPrefix(".sheet") ? "sheet" : "push")~> Reader : Letters.open",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
