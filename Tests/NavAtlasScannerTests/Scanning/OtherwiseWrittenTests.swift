import NavAtlasModel
import NavAtlasScanner
import Testing

/// Two ways to write one app: in another order, or split into more members. They have one graph.
struct OtherwiseWrittenTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: [String: String]
        let others: [String: String]
        /// Lines that both have, and parts of lines that none has.
        var has: [String] = []
        var hasNot: [String] = []

        /// Two parts of a file, in both orders.
        init(
            _ name: String, _ first: String, _ second: String, in frame: (String) -> String, has: [String] = [],
            hasNot: [String] = []
        ) {
            self.init(
                name, frame(first + "\n" + second), frame(second + "\n" + first), has: has, hasNot: hasNot)
        }

        init(_ name: String, _ one: String, _ other: String, has: [String] = [], hasNot: [String] = []) {
            self.init(name, ["App.swift": one], ["App.swift": other], has: has, hasNot: hasNot)
        }

        init(
            _ name: String, _ files: [String: String], _ others: [String: String], has: [String] = [],
            hasNot: [String] = []
        ) {
            (testDescription, self.files, self.others, self.has, self.hasNot) = (name, files, others, has, hasNot)
        }
    }

    private static func window(_ view: String, _ code: String) -> String {
        """
        import SwiftUI
        @main struct Quarry: App { var body: some Scene { WindowGroup { \(view) } } }
        \(code)
        struct StoneView: View { var body: some View { Text("s") } }
        struct SlateView: View { var body: some View { Text("l") } }
        """
    }

    /// A gate that opens to tabs, with its body's content in some frame.
    private static func gate(_ frame: (String) -> String) -> String {
        window(
            "GateView()",
            """
            struct GateView: View {
                @State private var isOpen = false
                var body: some View {
                    \(frame("if isOpen { PitView() } else { VStack { Button(\"Open\") { isOpen = true } } }"))
                }
            }
            struct PitView: View {
                var body: some View {
                    TabView { StoneView().tabItem { Text("s") }; SlateView().tabItem { Text("l") } }
                }
            }
            """)
    }

    private static let turns = "GateView ~root~> PitView : GateView.pitView"

    /// A stack around a tab bar that stands in a member.
    private static func bar(_ view: String, _ members: String) -> String {
        window("BarView()", [view, members].joined(separator: "\n"))
    }

    private static let barView = """
        struct BarView: View { var body: some View { NavigationStack { VStack { Text("t"); content } } } }
        """
    private static let barMembers = """
        extension BarView {
            var content: some View {
                TabView { StoneView().tabItem { Text("s") }; SlateView().tabItem { Text("l") } }
            }
        }
        """

    private static func guarded(_ methods: String) -> String {
        window(
            "YardView()",
            """
            struct YardView: View {
                @State private var asks = false
                var body: some View { Text("y").guarded(true) { asks = true }.sheet(isPresented: $asks) { StoneView() } }
            }
            extension View {
                \(methods)
            }
            struct Guarded<Inside: View>: View {
                let inside: Inside
                let onTry: () -> Void
                var body: some View { inside.onTapGesture { onTry() } }
            }
            """)
    }

    private static func cart(_ methods: String) -> String {
        window(
            "CartView()",
            """
            enum Load: Hashable { case stone, slate }
            enum Note: Identifiable { case dusty; var id: Int { 0 } }
            class Cart: ObservableObject {
                @Published var path: [Load] = []
                @Published var note: Note?
                \(methods)
            }
            struct CartView: View {
                @StateObject private var cart = Cart()
                var body: some View {
                    NavigationStack(path: $cart.path) {
                        Button("Go") { cart.path.append(.stone) }
                            .navigationDestination(for: Load.self) { load in cart.build(load) }
                    }
                    .sheet(item: $cart.note) { note in cart.build(note) }
                }
            }
            """)
    }

    /// An extension of a library's class with a class of its own, and another file that extends the same class.
    private static func kept(_ file: String) -> [String: String] {
        [
            "A.swift": """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = PitController()
                    return true
                }
            }
            class PitController: UIViewController {
                @objc func tap() { showDust() }
                override func viewDidLoad() {
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
                }
            }
            """,
            "M.swift": "import UIKit\nextension UIViewController { func shake() {} }",
            file: """
            import UIKit
            extension UIViewController {
                private class DustController: UIViewController {}
                func showDust() { present(DustController(), animated: true) }
            }
            """,
        ]
    }

    /// A coordinator's method that nobody calls, with its code in it or in a method of its own.
    private static func unused(_ method: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let flow = PitFlow(navigation: UINavigationController())
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow()
                window?.rootViewController = flow.navigation
                flow.start()
                return true
            }
        }
        class PitFlow {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(PitController(), animated: false) }
            \(method)
        }
        class PitController: UIViewController {}
        class DustController: UIViewController {}
        """
    }

    static let pairs = [
        Pair("a choice in a group", gate { $0 }, gate { "Group { \($0) }.padding()" }, has: [turns]),
        Pair("a choice in a group in a group", gate { $0 }, gate { "Group { Group { \($0) } }.id(1)" }, has: [turns]),
        Pair(
            "a stack around tabs in an extension", barView, barMembers, in: { bar($0, "") },
            has: ["coordinator BarView stack [style=navigationStack]"]),
        Pair(
            "a method that takes a closure, and one that takes a binding",
            "func guarded(_ on: Bool = true, onTry: Binding<Bool>) -> some View { Text(\"\") }",
            """
            func guarded(_ on: Bool = true, onTry: @escaping () -> Void) -> some View {
                Guarded(inside: self, onTry: onTry)
            }
            """, in: guarded, has: ["YardView ~sheet~> StoneView : YardView.asks"]),
        Pair(
            "methods for two enums, one of which shows nothing",
            """
            @ViewBuilder func build(_ load: Load) -> some View {
                switch load { case .stone: StoneView(); case .slate: SlateView() }
            }
            """,
            "@ViewBuilder func build(_ note: Note) -> some View { switch note { default: EmptyView() } }", in: cart,
            has: ["CartView ~push~> StoneView : CartView.stone"], hasNot: ["unresolved"]),
        Pair(
            "a private class in an extension of a library's class", kept("B.swift"), kept("Z.swift"),
            has: ["PitController ~sheet~> UIViewController.DustController : present"]),
        Pair(
            "a method that nobody calls",
            unused("func showDust() { navigation.pushViewController(DustController(), animated: true) }"),
            unused(
                """
                func showDust() { pushDust() }
                private func pushDust() { navigation.pushViewController(DustController(), animated: true) }
                """), hasNot: ["~push~> DustController"]),
    ]

    @Test(arguments: pairs) func isTheSameApp(_ pair: Pair) {
        let (one, other) = (lines(pair.files), lines(pair.others))
        #expect(one.subtracting(other) == [], "only in the first")
        #expect(other.subtracting(one) == [], "only in the second")
        for line in pair.has { #expect(one.contains(line), "\(line) is missing from \(one.sorted())") }
        for part in pair.hasNot { #expect(!one.contains { $0.contains(part) }, "\(part) stands in \(one.sorted())") }
    }

    private func lines(_ files: [String: String]) -> Set<String> {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: files)
        return Set(Notation.print(graph).split(separator: "\n").map(String.init) + ["\(graph.resolution)"])
    }

    /// A view that shows a flow instead of itself says so, whatever lies around the choice.
    @Test(arguments: ["ZStack", "VStack", "Group"]) func turnsIntoAFlow(container: String) {
        ScannedApp("", ["App.swift": Self.gate { "\(container) { \($0) }" }], has: [Self.turns]).check()
    }

    /// A frame of the app's own around a view's tabs is no screen, though it has a stack.
    @Test func tabsInAFrame() {
        let app = Self.window(
            "PitView()",
            """
            struct PitView: View {
                var body: some View {
                    FrameView { TabView { StoneView().tabItem { Text("s") }; SlateView().tabItem { Text("l") } } }
                }
            }
            struct FrameView<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { NavigationStack { content() } }
            }
            """)
        let found = lines(["App.swift": app])
        #expect(found.contains("PitView -tab-> StoneView : s"))
        #expect(!found.contains { $0.contains("FrameView") }, "\(found.sorted())")
    }

    /// What an object begins with that the first of two handlers makes is no step of a link.
    @Test(arguments: [true, false]) func handlersThatMakeASharedObject(isFirst: Bool) throws {
        let handlers = [
            """
            func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                Hoist.shared.lift()
                return true
            }
            """,
            """
            func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                Hoist.shared.lift()
            }
            """,
        ]
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = PitController()
                    return true
                }
                \((isFirst ? handlers : handlers.reversed()).joined(separator: "\n"))
            }
            class PitController: UIViewController {}
            final class Hoist {
                static let shared = Hoist()
                private let store: UserDefaults
                init() { store = UserDefaults.standard }
                func lift() { print(store) }
            }
            """
        ])
        #expect(graph.resolution.noNavigation == 1)
    }
}
