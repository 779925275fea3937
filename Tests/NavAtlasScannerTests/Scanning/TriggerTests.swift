import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Which lines run only when a transition is taken, and which when a screen is shown.
@Suite struct TriggerTests {
    private func graph() -> NavigationGraph {
        Scanner().graphOrIssue(of: [
            "Shop.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { FrontView(model: Model()) } } }
            final class Model: ObservableObject {
                @Published var showsHelp = false
                @Published var showsCart = false
                func help() { showsHelp = true }
            }
            struct FrontView: View {
                @ObservedObject var model: Model
                var body: some View {
                    NavigationStack {
                        NavigationLink("Item") { ItemView() }
                        Button("Help", action: model.help)
                        Button("Cart") { model.showsCart = true }
                    }
                    .sheet(isPresented: $model.showsHelp) { HelpView() }
                    .sheet(isPresented: $model.showsCart) { CartView() }
                }
            }
            struct ItemView: View { var body: some View { Text("Item") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            struct CartView: View { var body: some View { Text("Cart") } }
            """
        ])
    }

    @Test(arguments: [("ItemView", []), ("HelpView", [6]), ("CartView", [14])] as [(String, [Int])])
    func aTransitionsTriggersAreTheLinesThatOnlyItRuns(screen: String, lines: [Int]) {
        let leading = graph().edges.filter { $0.kind == .transition && $0.to == screen }
        #expect(leading.count == 1)
        #expect(leading.flatMap(\.triggers).map(\.line).sorted() == lines)
    }

    @Test func aScreensBodyIsWhereItIsDeclared() {
        #expect(graph()["FrontView"]?.body.map(\.line) == [10])
        #expect(graph()["ItemView"]?.body.map(\.line) == [20])
    }

    /// A view of UIKit's is made when it is shown.
    @Test func aRepresentablesBodyIsWhatMakesItsController() {
        let graph = Scanner().graphOrIssue(of: [
            "Front.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { FrontView() } } }
            struct FrontView: View {
                @State private var picks = false
                var body: some View {
                    Button("Pick") { picks = true }.sheet(isPresented: $picks) { Picker() }
                }
            }
            struct Picker: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> PHPickerViewController { PHPickerViewController() }
                func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
            }
            """
        ])
        #expect(graph["Picker"]?.body.map(\.line) == [10])
        #expect(graph.edges.filter { $0.kind == .transition }.flatMap(\.triggers).map(\.line) == [6])
    }

    /// Two calls in a function that a button runs.
    @Test func allTriggersInAFunctionThatIsHandedOnAreFound() {
        let graph = Scanner().graphOrIssue(of: [
            "Front.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { FrontView() } } }
            final class Model: ObservableObject {
                @Published var showsCart = false
                func pay() {
                    if Bool.random() {
                        open()
                    } else {
                        open()
                    }
                }
                func open() { showsCart = true }
            }
            struct FrontView: View {
                @StateObject var model = Model()
                var body: some View {
                    Button("Pay", action: model.pay).sheet(isPresented: $model.showsCart) { CartView() }
                }
            }
            struct CartView: View { var body: some View { Text("Cart") } }
            """
        ])
        let leading = graph.edges.filter { $0.kind == .transition && $0.to == "CartView" }
        #expect(Set(leading.flatMap(\.locations).map(\.line)) == [17])
        #expect(leading.flatMap(\.triggers).map(\.line).sorted() == [7, 9])
    }
}
