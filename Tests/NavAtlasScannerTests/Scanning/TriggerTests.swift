import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Which lines run only when a transition is taken, and which when a screen is shown.
@Suite struct TriggerTests {
    private func graph() -> NavigationGraph {
        Scanner().graph(of: [
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

    @Test func aViewControllersBodyIsWhatTheSystemCalls() {
        let graph = Scanner().graph(of: [
            "Front.swift": """
            import UIKit
            final class FrontController: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
                func show() { present(ItemController(), animated: true) }
                override func viewDidAppear(_ animated: Bool) { show() }
            }
            final class ItemController: UIViewController {}
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
                    window?.rootViewController = FrontController()
                }
            }
            """
        ])
        #expect(graph["FrontController"]?.body.map(\.line).sorted() == [3, 5])
        #expect(graph["ItemController"]?.body == [])
        #expect(graph.edges.filter { $0.to == "ItemController" }.flatMap(\.triggers).map(\.line) == [5])
    }
}
