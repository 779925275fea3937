import Foundation
import Testing

/// The same source gives the same bytes in every process, though each process orders its sets and dictionaries anew.
struct SameBytesTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    /// The output of each process, what it says on standard error included.
    private func outputs(_ folder: URL, processes: Int) throws -> Set<String> {
        try Set(
            (0..<processes).map { _ in
                let run = try Executable.navatlas.run(
                    ["check", "--format", "json", "--no-cache", "--no-config", "."],
                    environment: ["SWIFT_DETERMINISTIC_HASHING": ""], in: folder)
                #expect(run.status < 2 && !run.standardOutput.isEmpty, "\(run.standardError)")
                return run.text + run.standardError
            })
    }

    /// Other tests compare graphs of the examples within one process, where orders differ from one collection to the next.
    @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted())
    func ofAnExample(name: String) throws {
        #expect(try outputs(Self.examples.appendingPathComponent(name), processes: 4).count == 1)
    }

    /// Small apps in which something can be seen in several orders.
    @Test(arguments: SmallApp.all) func ofASmallApp(app: SmallApp) throws {
        let folder = try TemporaryFolder()
        for (path, text) in app.files {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(try outputs(folder.url, processes: 8).count == 1)
    }
}

/// An app of a few files.
struct SmallApp: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]

    var testDescription: String { name }

    private static func app(_ start: String) -> String {
        "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { \(start)() } } }\n"
    }

    private static func screens(_ names: [String]) -> String {
        "import SwiftUI\n" + names.map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }.joined()
    }

    static let all: [SmallApp] = [
        SmallApp(
            name: "several stacks share a table",
            files: [
                "App.swift": app("Tabs"), "Screens.swift": screens(["Fox", "Hen", "Owl", "Elk"]),
                "Tabs.swift": """
                import SwiftUI
                enum Place: Hashable { case fox, hen, owl, elk }
                final class Router: ObservableObject { @Published var path: [Place] = [] }
                extension View {
                    func places() -> some View {
                        navigationDestination(for: Place.self) { place in
                            switch place {
                            case .fox: Fox()
                            case .hen: Hen()
                            case .owl: Owl()
                            case .elk: Elk()
                            }
                        }
                    }
                }
                struct Tabs: View {
                    var body: some View {
                        TabView { First().tabItem { Text("1") }; Second().tabItem { Text("2") } }
                    }
                }
                struct First: View {
                    @StateObject var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            Menu(open: { router.path.append($0) }).places()
                        }
                    }
                }
                struct Second: View {
                    @StateObject var router = Router()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            Menu(open: { router.path = [$0, .owl] }).places()
                        }
                    }
                }
                struct Menu: View {
                    let open: (Place) -> Void
                    var body: some View {
                        Button("") { open(.fox) }
                        Button("") { open(.hen) }
                        NavigationLink("", value: Place.elk)
                    }
                }
                """,
            ]),
        SmallApp(
            name: "one protocol, several models",
            files: [
                "App.swift": app("Home"), "Screens.swift": screens(["Ant", "Bee", "Cat", "Dog"]),
                "Home.swift": """
                import SwiftUI
                protocol Shows { func show() -> AnyView }
                struct Ants: Shows { func show() -> AnyView { AnyView(Ant()) } }
                struct Bees: Shows { func show() -> AnyView { AnyView(Bee()) } }
                struct Cats: Shows { func show() -> AnyView { AnyView(Cat()) } }
                struct Home: View {
                    let all: [any Shows] = [Bees(), Cats(), Ants()]
                    @State private var chosen: Int?
                    @State private var isShown = false
                    var body: some View {
                        NavigationStack {
                            List(0..<3, id: \\.self) { number in
                                NavigationLink("") { all[number].show() }
                            }
                            .sheet(isPresented: $isShown) { all[1].show() }
                            .sheet(item: $chosen) { _ in Dog() }
                        }
                    }
                }
                """,
            ]),
        SmallApp(
            name: "links of several kinds",
            files: [
                "App.swift": """
                import SwiftUI
                enum Link { case shop(String), cart, user(String), help }
                @main struct Main: App {
                    @State private var link: Link?
                    @State private var path: [String] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                Shop().navigationDestination(for: String.self) { _ in User() }
                            }
                            .sheet(isPresented: .constant(link != nil)) {
                                switch link {
                                case .shop: Shop()
                                case .cart: Cart()
                                case .user: User()
                                case .help, nil: Help()
                                }
                            }
                            .onOpenURL { url in
                                switch url.host {
                                case "cart": link = .cart
                                case "shop": link = .shop(url.lastPathComponent)
                                case "user": path.append(url.lastPathComponent)
                                default: link = .help
                                }
                            }
                        }
                    }
                }
                """, "Screens.swift": screens(["Shop", "Cart", "User", "Help"]),
            ]),
        SmallApp(
            name: "apps side by side with screens of one name",
            files: Dictionary(
                uniqueKeysWithValues: ["North", "East", "South"].flatMap { name in
                    [
                        ("\(name)/App.swift", app("Start")),
                        (
                            "\(name)/Start.swift",
                            screens(["Item"]) + """
                                struct Start: View {
                                    var body: some View { NavigationStack { NavigationLink("") { Item() } } }
                                }
                                struct \(name)Lost: View {
                                    var body: some View { Text("").navigationTitle("") }
                                }
                                """
                        ),
                    ]
                })),
        SmallApp(
            name: "children that report to several parents",
            files: [
                "App.swift": app("Root"), "Screens.swift": screens(["Done", "Failed", "Later"]),
                "Root.swift": """
                import SwiftUI
                protocol FormDelegate: AnyObject { func formDidEnd(_ reason: Form.Reason) }
                final class Form: ObservableObject {
                    enum Reason: Hashable { case done, failed, later }
                    weak var delegate: (any FormDelegate)?
                    func end(_ reason: Reason) { delegate?.formDidEnd(reason) }
                }
                class Flow: ObservableObject, FormDelegate {
                    @Published var path = NavigationPath()
                    @Published var shown: Form.Reason?
                    lazy var form: Form = { let form = Form(); form.delegate = self; return form }()
                    func formDidEnd(_ reason: Form.Reason) { path.append(reason) }
                }
                final class SheetFlow: Flow {
                    override func formDidEnd(_ reason: Form.Reason) { shown = reason }
                }
                struct Root: View {
                    var body: some View {
                        TabView { FlowView(flow: Flow()).tag(0); FlowView(flow: SheetFlow()).tag(1) }
                    }
                }
                struct FlowView: View {
                    @ObservedObject var flow: Flow
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            FormView(form: flow.form)
                                .navigationDestination(for: Form.Reason.self) { view($0) }
                                .sheet(item: $flow.shown) { view($0) }
                        }
                    }
                    @ViewBuilder func view(_ reason: Form.Reason) -> some View {
                        switch reason {
                        case .done: Done()
                        case .failed: Failed()
                        case .later: Later()
                        }
                    }
                }
                struct FormView: View {
                    let form: Form
                    var body: some View {
                        Button("") { form.end(.done) }
                        Button("") { form.end(.failed) }
                        Button("") { form.end(Bool.random() ? .later : .done) }
                    }
                }
                """,
            ]),
    ]
}
