import Testing

/// Menus act on what the view in front hands to them.
@Suite struct FocusedValuesTests {
    @Test func menusShowWhatTheFocusedViewHolds() {
        ScannedApp(
            "a press with menus",
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Press {
                    var sheet: Proof?
                    func pull(_ proof: Proof) { sheet = proof }
                }
                enum Proof: String, Identifiable { case galley, page; var id: String { rawValue } }
                struct PressKey: FocusedValueKey { typealias Value = Press }
                struct InkKey: FocusedValueKey { typealias Value = Binding<Bool> }
                extension FocusedValues {
                    var press: Press? { get { self[PressKey.self] } set { self[PressKey.self] = newValue } }
                    var isInking: Binding<Bool>? { get { self[InkKey.self] } set { self[InkKey.self] = newValue } }
                }
                @main struct Print: App {
                    @FocusedValue(\\.press) private var press
                    var body: some Scene {
                        WindowGroup { TableView() }
                            .commands {
                                CommandMenu("Proof") { Button("galley") { press?.pull(.galley) } }
                                InkCommands()
                            }
                    }
                }
                struct InkCommands: Commands {
                    @FocusedBinding(\\.isInking) private var isInking
                    var body: some Commands { CommandMenu("Ink") { Button("ink") { isInking = true } } }
                }
                struct TableView: View {
                    @State private var press = Press()
                    @State private var isInking = false
                    var body: some View {
                        Text("table")
                            .focusedSceneValue(\\.press, press)
                            .focusedValue(\\.isInking, $isInking)
                            .sheet(item: $press.sheet) { proof in
                                switch proof {
                                case .galley: GalleyView()
                                case .page: PageView()
                                }
                            }
                            .sheet(isPresented: $isInking) { InkView() }
                    }
                }
                struct GalleyView: View { var body: some View { Text("g") } }
                struct PageView: View { var body: some View { Text("p") } }
                struct InkView: View { var body: some View { Text("i") } }
                """
            ],
            has: [
                "TableView ~sheet~> GalleyView : TableView.galley",
                "TableView ~sheet~> InkView : TableView.isInking",
            ],
            hasNot: ["~> PageView"]
        )
        .check()
    }
}
