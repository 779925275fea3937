import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// What is made of what was there before, again and again, comes to an end, and what it shows is still found.
@Suite struct RemadeValuesTests {
    private func isCutOff(_ graph: NavigationGraph) -> Bool {
        graph.bounds.contains { $0.what.contains("the limit for code of this size") }
    }

    /// A reducer makes each state of the one before: after some of them they are one, which is said, and shows what each shows.
    @Test func aStateThatIsMadeAnewEnds() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
            enum Page { case start, cart, profile, offer, help }
            enum Event { case open(Page), load(Page), find(Page), mark(Page) }
            struct Pages { let open: Page; let loaded: Page; let found: Page; let marked: Page }
            final class Store: ObservableObject {
                @Published var pages = Pages(open: .start, loaded: .start, found: .start, marked: .start)
                func send(_ event: Event) { pages = reduced(pages, event) }
                func reduced(_ state: Pages, _ event: Event) -> Pages {
                    switch event {
                    case .open(let page): Pages(open: page, loaded: state.loaded, found: state.found, marked: state.marked)
                    case .load(let page): Pages(open: state.marked, loaded: page, found: state.found, marked: state.marked)
                    case .find(let page): Pages(open: state.open, loaded: state.open, found: page, marked: state.marked)
                    case .mark(let page): Pages(open: state.open, loaded: state.loaded, found: state.loaded, marked: page)
                    }
                }
            }
            struct Shelf: View {
                @StateObject var store = Store()
                var body: some View {
                    Button("cart") { store.send(.open(.cart)) }
                    Button("help") { store.send(.mark(.help)) }
                    Button("offer") { store.send(.find(.offer)) }
                    Button("profile") { store.send(.load(.profile)) }
                    switch store.pages.open {
                    case .cart: NavigationLink("cart") { Cart() }
                    default: Text("")
                    }
                }
            }
            struct Cart: View { var body: some View { Text("") } }
            """
        ])
        #expect(!isCutOff(graph))
        #expect(graph.bounds.contains { $0.what.contains("each made from the one before") })
        #expect(Notation.print(graph).contains("Shelf ~push~> Cart"))
    }

    /// A state whose methods each make another of it: any of them may be called after any other.
    @Test func aStateOfManyMethodsThatMakeItAnewEnds() {
        let names = (0..<8).map { "field\($0)" }
        let methods = names.map { name in
            let given = names.map { "\($0): \($0 == name ? "new" : $0)" }.joined(separator: ", ")
            return "func with\(name.capitalized)(_ new: String) -> State { State(page: page, \(given)) }"
        }
        let calls = names.map { "perform { $0.with\($0.capitalized)(\"\($0)\") }" }
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
            enum Page { case start, cart }
            struct State {
                let page: Page
                \(names.map { "let \($0): String" }.joined(separator: "\n"))
                func open(_ page: Page) -> State { State(page: page, \(names.map { "\($0): \($0)" }.joined(separator: ", "))) }
                \(methods.joined(separator: "\n"))
                static var initial: State { State(page: .start, \(names.map { "\($0): \"\"" }.joined(separator: ", "))) }
            }
            final class Store: ObservableObject {
                @Published var state = State.initial
                func perform(_ reduce: (State) -> State) { state = reduce(state) }
                func load() {
                    \(calls.joined(separator: "\n"))
                }
                func show() { state = state.open(.cart) }
            }
            struct Shelf: View {
                @StateObject var store = Store()
                var body: some View {
                    Button("cart") { store.load(); store.show() }
                    switch store.state.page {
                    case .cart: NavigationLink("cart") { Cart() }
                    default: Text("")
                    }
                }
            }
            struct Cart: View { var body: some View { Text("") } }
            """
        ])
        #expect(!isCutOff(graph))
        #expect(Notation.print(graph).contains("Shelf ~push~> Cart"))
    }

    /// The view of an item that holds items is made of the views of those.
    @Test func theViewOfAnItemOfItemsEnds() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: ListViewController())
                    return true
                }
            }
            indirect enum Item {
                case label(String), row([Item]), box(Item)
                var view: UIView {
                    switch self {
                    case .label: return UILabel()
                    case .row(let items): return UIStackView(arrangedSubviews: items.map { $0.view })
                    case .box(let item): return UIStackView(arrangedSubviews: [item.view])
                    }
                }
            }
            class ListViewController: UIViewController {
                var item: Item?
                override func viewDidLoad() {
                    if let item { view.addSubview(item.view) }
                    navigationController?.pushViewController(DetailViewController(), animated: true)
                }
            }
            class DetailViewController: UIViewController {}
            """
        ])
        #expect(!isCutOff(graph))
        #expect(Notation.print(graph).contains("ListViewController ~push~> DetailViewController"))
    }

    /// An element is appended that is made of an element, inside a case: the app's own method may be meant, or the library's.
    @Test func whatIsAppendedOfItselfEnds() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            import Forms
            @main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }
            extension Array where Element == FormPart {
                mutating func append(_ elements: [String: String]) {
                    for (key, value) in elements { self.append(FormPart(provider: .data(value.data(using: .utf8)!), name: key)) }
                }
            }
            struct Shelf: View {
                @State var isCart = false
                var body: some View {
                    Button("cart") {
                        var parts: [FormPart] = []
                        parts.append(["name": "value"])
                        isCart = true
                    }
                    .sheet(isPresented: $isCart) { Cart() }
                }
            }
            struct Cart: View { var body: some View { Text("") } }
            """
        ])
        #expect(!isCutOff(graph))
        #expect(!graph.bounds.contains { $0.what.contains("nested more than") })
        #expect(Notation.print(graph).contains("Shelf ~sheet~> Cart"))
    }

    /// How a controller is shown is said anew each time that it is shown.
    @Test func howAControllerIsShownIsSaidOnce() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = ListViewController()
                    return true
                }
            }
            struct Shown { let style: UIModalPresentationStyle; let controller: UIViewController }
            class ListViewController: UIViewController {
                var shown: Shown?
                override func viewDidLoad() { show(.fullScreen); show(.pageSheet) }
                func show(_ style: UIModalPresentationStyle) {
                    let controller: UIViewController
                    if let shown, shown.style == style {
                        controller = shown.controller
                        controller.modalPresentationStyle = style
                    } else {
                        controller = UIHostingController(rootView: DetailView())
                    }
                    shown = Shown(style: style, controller: controller)
                    present(controller, animated: true)
                }
            }
            struct DetailView: View { var body: some View { Text("") } }
            """
        ])
        #expect(graph.bounds.isEmpty)
        #expect(Notation.print(graph).contains("ListViewController ~sheet~> DetailView : present [also=fullScreen]"))
    }
}
