import Testing

/// Bindings that code takes apart stand for the states that they bind.
@Suite struct UnwrappedBindingsTests {
    @Test(arguments: [
        ("if let $popup = Binding($router.popup) { switch $popup.wrappedValue { CASES } }"),
        ("if let $popup = Binding($router.popup) { switch popup { CASES } }"),
        ("if let popup = $router.popup.wrappedValue { switch popup { CASES } }"),
        ("if let $popup = Binding(self.$router.popup) { VStack { switch $popup.wrappedValue { CASES } } }"),
    ])
    func aSheetShowsWhatItsBindingHolds(content: String) {
        let cases = "case .help: HelpView()\ncase .edit: EditView()"
        ScannedApp(
            "popups",
            [
                "App.swift": """
                import SwiftUI
                @main struct Desk: App { var body: some Scene { WindowGroup { DeskView() } } }
                enum Popup: Identifiable {
                    case help, edit(Int)
                    var id: String { "" }
                }
                final class Router: ObservableObject { @Published var popup: Popup? }
                struct DeskView: View {
                    @StateObject private var router = Router()
                    var body: some View {
                        VStack {
                            Button("?") { router.popup = .help }
                            Button("e") { $router.popup.wrappedValue = .edit(1) }
                        }
                        .sheet(item: $router.popup) { _ in \(content.replacing("CASES", with: cases)) }
                    }
                }
                struct HelpView: View { var body: some View { Text("h") } }
                struct EditView: View { var body: some View { Text("e") } }
                """
            ],
            has: [
                "DeskView -sheet-> HelpView : help", "DeskView ~sheet~> HelpView : DeskView.help",
                "DeskView ~sheet~> EditView : DeskView.edit",
            ],
            hasNot: ["unresolved", ": popup"]
        ).check()
    }

    /// A parameter of a closure is no projection.
    @Test func whatAClosureIsGivenStaysABinding() {
        ScannedApp(
            "rows",
            [
                "App.swift": """
                import SwiftUI
                @main struct Desk: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct DeskView: View {
                    @State private var isOpen = false
                    let flip: (Binding<Bool>) -> Void = { $0.wrappedValue = true }
                    var body: some View {
                        Button("o") { flip($isOpen) }.sheet(isPresented: $isOpen) { HelpView() }
                    }
                }
                struct HelpView: View { var body: some View { Text("h") } }
                """
            ],
            has: ["DeskView ~sheet~> HelpView : DeskView.isOpen"]
        ).check()
    }
}
