import Testing

/// Names that a protocol gives to types of what its conforming types say.
struct ProtocolAliasTests {
    @Test("An alias in a protocol means the associated types of the type by which it is named")
    func aliasesNameWhatATypeSays() {
        ScannedApp(
            "alias",
            [
                "App.swift": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { QuayView() } } }
                final class Board<Page>: ObservableObject { @Published var page: Page? }
                protocol Flow { associatedtype Page; typealias Pages = Board<Page> }
                enum QuayPage: String, Identifiable { case ferry, tug; var id: String { rawValue } }
                struct QuayFlow: Flow { typealias Page = QuayPage }
                struct QuayView: View {
                    @StateObject var board = QuayFlow.Pages()
                    var body: some View {
                        Button("Ferry") { board.page = .ferry }.sheet(item: $board.page) { page in
                            switch page {
                            case .ferry: FerryView()
                            case .tug: TugView()
                            }
                        }
                    }
                }
                struct FerryView: View { var body: some View { Text("Ferry") } }
                struct TugView: View { var body: some View { Text("Tug") } }
                """
            ],
            has: ["QuayView ~sheet~> FerryView : QuayView.ferry"], hasNot: ["QuayView ~sheet~> TugView"]
        ).check()
    }
}
