import Testing

/// Views of libraries that are not known, around one view of the app's own.
@Suite struct LibraryContainerTests {
    @Test func areTheViewInside() {
        ScannedApp(
            "a library's container in the window and in a sheet",
            [
                "Ferry.swift": """
                import Hosting
                import SwiftUI
                @main struct Ferry: App {
                    var body: some Scene { WindowGroup { Harbour(animated: true) { _ in DeckView() } } }
                }
                struct DeckView: View {
                    @State private var isAsleep = false
                    var body: some View {
                        Button("sleep") { isAsleep = true }.sheet(isPresented: $isAsleep) { Harbour { _ in BunkView() } }
                    }
                }
                struct BunkView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "entry DeckView", "DeckView -sheet-> BunkView : isAsleep",
                "DeckView ~sheet~> BunkView : DeckView.isAsleep",
            ],
            hasNot: ["Harbour", "Ferry ", "unresolved"]
        ).check()
    }

    @Test func keepTheirNamesAroundSeveral() {
        ScannedApp(
            "a library's screen with two views inside",
            [
                "Ferry.swift": """
                import Hosting
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
                struct DeckView: View {
                    @State private var isOpen = false
                    var body: some View {
                        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) {
                            Harbour(title: CrestView()) { BunkView() }
                        }
                    }
                }
                struct BunkView: View { var body: some View { Text("b") } }
                struct CrestView: View { var body: some View { Image("c") } }
                """
            ],
            has: ["DeckView -sheet-> Harbour : isOpen"], hasNot: ["screen BunkView", "screen CrestView"]
        ).check()
    }
}
