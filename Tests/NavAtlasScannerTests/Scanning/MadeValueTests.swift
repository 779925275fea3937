import Testing

/// What initialisers make: collections, cases of enums, values that are called at once, and those that leave a variable out.
struct MadeValueTests {
    /// A stack of which `body` opens pages, beside other code.
    private static func stack(_ body: String, _ other: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Page: Hashable { case leaf(Int), root(String = "") }
            @Observable final class Trail { var path: [Page] = [] }
            let trail = Trail()
            @main struct Garden: App { var body: some Scene { WindowGroup { BedView()\(other.isEmpty ? "" : ".onOpenURL(perform: open)") } }
                \(other)
            }
            struct BedView: View {
                @Bindable var model = trail
                var body: some View {
                    NavigationStack(path: $model.path) {
                        VStack { Text("b"); \(body) }
                            .navigationDestination(for: Page.self) { page in
                                switch page {
                                case .leaf: LeafView()
                                case .root: RootView()
                                }
                            }
                    }
                }
            }
            struct LeafView: View { var body: some View { Text("l") } }
            struct RootView: View { var body: some View { Text("r") } }
            """
        ]
    }

    /// `.init(pages)` makes the path, not one of its pages.
    @Test(arguments: [
        "Button(\"l\") { trail.path = .init([Page.leaf(1)]) }",
        "Button(\"l\") { var pages: [Page] = []; pages.append(Page.leaf(1)); trail.path = .init(pages) }",
    ])
    func aCollectionIsMadeOfItsElements(_ body: String) {
        ScannedApp(
            "a path that is made", Self.stack(body), has: ["BedView ~push~> LeafView : BedView.leaf [replaces]"],
            hasNot: ["BedView ~push~> RootView"]
        ).check()
    }

    /// The value that an initialiser has just made is called: `try Link(url: url)()`.
    @Test func aValueIsCalledAsItIsMade() {
        var files = Self.stack("Text(\"b\")", "func open(url: URL) { try? Link(url: url)() }")
        files["Link.swift"] = """
            import Foundation
            enum Link {
                case leaf, root
                init(url: URL) throws {
                    switch url.host ?? "" {
                    case "leaf": self = .leaf
                    case "root": self = .root
                    default: throw URLError(.badURL)
                    }
                }
                @MainActor func callAsFunction() {
                    switch self {
                    case .leaf: trail.path = [.leaf(1)]
                    case .root: trail.path = [.root()]
                    }
                }
            }
            """
        ScannedApp(
            "a link that is called", files,
            has: ["link leaf => LeafView : BedView.leaf", "link root => RootView : BedView.root"]
        ).check()
    }

    /// An enum's initialiser that asks nothing of the link makes the one case that it names.
    @Test func anInitialiserOfAnEnumSaysWhichCaseItMakes() {
        var files = Self.stack(
            "Text(\"b\")",
            """
            func open(url: URL) {
                if url.host == "leaf" { take(Step(one: .leaf(1))); return }
                if url.host == "root" { take(Step(all: [.root()])); return }
            }
            func take(_ step: Step) {
                switch step {
                case .one(let page): trail.path.append(page)
                case .all(let pages): trail.path = pages
                }
            }
            """)
        files["Step.swift"] = """
            enum Step {
                case one(Page), all([Page])
                init(one page: Page) { self = .one(page) }
                init(all pages: [Page]) { self = .all(pages) }
            }
            """
        ScannedApp(
            "steps of links", files,
            has: ["link leaf => LeafView : BedView.leaf", "link root => RootView : BedView.root"],
            hasNot: ["{one}", "{all}"]
        ).check()
    }

    /// What a component does with a variable that it is made without, the screen does not do.
    @Test(arguments: ["Sign(page: nil)", "Sign()"])
    func aVariableThatIsLeftOutHoldsNothing(_ sign: String) {
        var files = Self.stack("Sign(page: .leaf(1)); NavigationLink(\"s\") { ShedView() }")
        files["Sign.swift"] = """
            import SwiftUI
            struct ShedView: View { var body: some View { VStack { \(sign); Text("s") } } }
            struct Sign: View {
                var page: Page?
                var body: some View {
                    if let page { Button("p") { trail.path.append(page) } }
                }
            }
            """
        ScannedApp(
            "a sign without a page", files, has: ["BedView ~push~> LeafView : BedView.leaf"],
            hasNot: ["ShedView ~push~>", "BedView ~push~> RootView"]
        ).check()
    }

    /// A variable that other code sets later may hold anything.
    @Test func aVariableThatIsSetLaterIsNotLeftOut() {
        var files = Self.stack("Sign().showing(.leaf(1))")
        files["Sign.swift"] = """
            import SwiftUI
            struct Sign: View {
                var page: Page?
                func showing(_ page: Page) -> Sign {
                    var sign = self
                    sign.page = page
                    return sign
                }
                var body: some View {
                    if let page { Button("p") { trail.path.append(page) } }
                }
            }
            """
        ScannedApp(
            "a sign that is told its page", files, has: ["BedView ~push~> LeafView : BedView.leaf"]
        ).check()
    }
}
