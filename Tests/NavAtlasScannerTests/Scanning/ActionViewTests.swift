import Testing

/// Views that are made in what a person does, and given to a library that is not known.
@Suite struct ActionViewTests {
    @Test(arguments: [
        "Button(\"in\") { host.show(.push) { _ in CabinView() } }",
        "Text(\"in\").onTapGesture { host.show { CabinView() } }",
        "Text(\"in\").onAppear { open() }",
        "Button(\"in\") { Task { await host.show(CabinView()) } }",
    ])
    func areNoPartsOfTheScreen(_ control: String) {
        ScannedApp(
            control,
            [
                "Ferry.swift": """
                import Hosting
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
                struct DeckView: View {
                    @Environment(\\.host) private var host
                    var body: some View { VStack { \(control) } }
                    func open() { host.show(.sheet, content: { CabinView() }) }
                }
                struct CabinView: View {
                    @State private var isAsleep = false
                    var body: some View {
                        Button("sleep") { isAsleep = true }.sheet(isPresented: $isAsleep) { BunkView() }
                    }
                }
                struct BunkView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "CabinView -sheet-> BunkView : isAsleep", "CabinView ~sheet~> BunkView : CabinView.isAsleep",
                "unresolved \"CabinView(…)\" : \"no code that shows it was found\" [from=DeckView candidate=CabinView]",
            ],
            hasNot: ["DeckView -sheet->", "DeckView ~"]
        ).check()
    }

    @Test func doWhatTheirPartsDo() {
        ScannedApp(
            "a view with parts, given to a library in an action",
            [
                "Ferry.swift": """
                import Hosting
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
                struct DeckView: View {
                    @Environment(\\.host) private var host
                    var body: some View { Button("in") { host.show { CabinView() } } }
                }
                struct CabinView: View { var body: some View { VStack { LampView(); BellView() } } }
                struct LampView: View { var body: some View { Text("l") } }
                struct BellView: View {
                    @State private var isRung = false
                    var body: some View { Button("ring") { isRung = true }.sheet(isPresented: $isRung) { MateView() } }
                }
                struct MateView: View { var body: some View { Text("m") } }
                """
            ],
            has: [
                "CabinView -sheet-> MateView : isRung", "CabinView ~sheet~> MateView : CabinView.isRung",
                "unresolved \"CabinView(…)\" : \"no code that shows it was found\" [from=DeckView candidate=CabinView]",
            ],
            hasNot: ["unresolved \"LampView", "unresolved \"BellView", "DeckView -sheet->", "DeckView ~"]
        ).check()
    }

    @Test func whatIsMadeInTheBodyIsAPart() {
        ScannedApp(
            "a library's panel in the body",
            [
                "Ferry.swift": """
                import Hosting
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
                struct DeckView: View {
                    var body: some View { Panel(.left) { RailView() }.panelled { RailView() } }
                }
                struct RailView: View {
                    @State private var isOverboard = false
                    var body: some View {
                        Button("jump") { isOverboard = true }.sheet(isPresented: $isOverboard) { SeaView() }
                    }
                }
                struct SeaView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["DeckView ~sheet~> SeaView : DeckView.isOverboard"], hasNot: ["unresolved", "screen RailView"]
        ).check()
    }
}
