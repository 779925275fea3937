import Testing

/// Closures that static properties hold do what they do where they are called by the name of their type.
struct InterpreterCallablesTests {
    private static func app(_ store: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
            enum Page { case start, cart }
            enum Event { case open(Page), close }
            struct Pages {
                let open: [Page]
                static let reducer: (Pages, Event) -> Pages = { state, event in
                    switch event {
                    case .open(let page): Pages(open: state.open + [page])
                    case .close: state
                    }
                }
            }
            final class Store: ObservableObject {
                @Published var pages = Pages(open: [.start])
                \(store)
            }
            struct Shelf: View {
                @StateObject var store = Store()
                var body: some View {
                    VStack {
                        Button("cart") { store.send(.open(.cart)) }
                        switch store.pages.open.last {
                        case .cart: NavigationLink("cart") { Cart() }
                        default: Text("")
                        }
                    }
                }
            }
            struct Cart: View { var body: some View { Text("") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "by its type's name", app("func send(_ event: Event) { pages = Pages.reducer(pages, event) }"),
            has: ["Shelf ~push~> Cart : NavigationLink"], hasNot: ["unresolved"]),
        ScannedApp(
            "by a value that is its type",
            app("let kind = Pages.self\nfunc send(_ event: Event) { pages = kind.reducer(pages, event) }"),
            has: ["Shelf ~push~> Cart : NavigationLink"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func aStaticClosureIsCalled(_ app: ScannedApp) { app.check() }

    /// A global variable may hold a closure as well as a property does.
    @Test(arguments: [
        "let make: () -> UIViewController = { ListController() }", "private let make = { ListController() }",
    ])
    func globalClosuresAreCalled(_ closure: String) {
        ScannedApp(
            closure, ["App.swift": TwoControllers.app(closure, first: "present(make(), animated: true)", second: "")],
            has: ["FirstController ~sheet~> ListController : present"],
            hasNot: ["ListController(…)", "FirstController ~sheet~> MapController"]
        ).check()
    }
}
