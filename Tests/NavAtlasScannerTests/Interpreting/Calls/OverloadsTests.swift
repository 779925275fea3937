import Testing

/// Which of several functions of one name a call means.
struct OverloadsTests {
    @Test("A closure is meant for the initialiser that needs one, and not for the one that may do without")
    func aClosureIsNoOptional() {
        ScannedApp(
            "a gate with and without content",
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { YardView() } } }
                enum Place: Hashable { case loft, cellar }
                struct YardView: View {
                    @State private var path: [Place] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("Loft") { path.append(.loft) }
                                .navigationDestination(for: Place.self) { place in
                                    switch place {
                                    case .loft: Gate(title: "Loft") { LoftView { path.append(.cellar) } }
                                    case .cellar: Gate(title: "Cellar") { CellarView() }
                                    }
                                }
                        }
                    }
                }
                struct Gate<Content: View>: View {
                    let title: String
                    let onCancel: (() -> Void)?
                    let content: () -> Content
                    @AppStorage("isIn") private var isIn = false
                    init(title: String, onCancel: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
                        self.title = title
                        self.onCancel = onCancel
                        self.content = content
                    }
                    var body: some View { if isIn { content() } else { Button(title) { onCancel?() } } }
                }
                extension Gate where Content == EmptyView {
                    init(title: String, onCancel: (() -> Void)? = nil) {
                        self.init(title: title, onCancel: onCancel) { EmptyView() }
                    }
                }
                struct LoftView: View {
                    let down: () -> Void
                    var body: some View { Button("Down", action: down) }
                }
                struct CellarView: View { var body: some View { Text("Cellar") } }
                """
            ],
            has: ["YardView -push-> LoftView : loft", "LoftView ~push~> CellarView : YardView.cellar"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A guide with two functions of one name, each of which shows something else.
    private func guide(_ functions: String, park: String, museum: String) -> ScannedApp {
        ScannedApp(
            functions + park + museum,
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case place, museum }
                protocol Place {}
                class Site {}
                final class Ruin: Site {}
                struct Museum: Place {}
                struct Park: Place {}
                @Observable final class Guide {
                    var path: [Page] = []
                    \(functions)
                }
                @main struct City: App { var body: some Scene { WindowGroup { Square() } } }
                struct Square: View {
                    @State private var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            TabView { East(guide: guide); West(guide: guide) }
                                .navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .place: PlaceView()
                                    case .museum: MuseumView()
                                    }
                                }
                        }
                    }
                }
                struct East: View { let guide: Guide; var body: some View { Button("p") { \(park) } } }
                struct West: View { let guide: Guide; var body: some View { Button("m") { \(museum) } } }
                struct PlaceView: View { var body: some View { Text("p") } }
                struct MuseumView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["East ~push~> PlaceView : Square.place", "West ~push~> MuseumView : Square.museum"],
            hasNot: ["East ~push~> MuseumView", "West ~push~> PlaceView", "Square ~push~>"])
    }

    /// The function that takes the very type is meant, wherever it stands in the source.
    @Test(arguments: [
        ("some Place", "Museum", "Park()", "Museum()"), ("any Place", "Museum", "Park()", "Museum()"),
        ("Site", "Ruin", "Site()", "Ruin()"), ("Int?", "Int", "nil", "1"),
    ])
    func theMoreSpecialFunctionIsMeant(_ general: String, _ special: String, _ park: String, _ museum: String) {
        let functions = [
            "func show(_ place: \(general)) { path.append(.place) }",
            "func show(_ museum: \(special)) { path.append(.museum) }",
        ]
        for order in [functions, functions.reversed()] {
            guide(order.joined(separator: "\n"), park: "guide.show(\(park))", museum: "guide.show(\(museum))").check()
        }
    }

    /// Code with `await` means the function that waits, and other code the one that does not.
    @Test(
        arguments: [true, false],
        ["Task { await guide.visit() }", "guide.visit()", "Task { async let done: () = guide.visit(); await done }"])
    func whatIsAwaitedIsTheFunctionThatWaits(_ waitsFirst: Bool, _ visit: String) {
        let waits = "func visit() async { path.append(.museum) }"
        let other =
            visit == "guide.visit()"
            ? "func visit() { Task { await visit() } }" : "func visit() { path.append(.place) }"
        let functions = waitsFirst ? [waits, other] : [other, waits]
        guide(
            functions.joined(separator: "\n") + "\nfunc pass() { path.append(.place) }",
            park: visit == "guide.visit()" ? "guide.pass()" : "guide.visit()", museum: visit
        ).check()
    }

    /// An initializer that the app gives a library's type takes no closure where it says that it takes a view.
    @Test func aClosureIsNoViewOfAnOwnInitializer() {
        ScannedApp(
            "a link with an own initializer",
            [
                "App.swift": """
                import SwiftUI
                extension NavigationLink where Label == Text {
                    init(_ title: String, to destination: Destination) { self.init(title, destination: { destination }) }
                }
                @main struct Shelf: App { var body: some Scene { WindowGroup { NavigationStack { Books() } } } }
                struct Books: View {
                    var body: some View {
                        NavigationLink("Poems") { Poems() }
                        NavigationLink("Novels", to: Novels())
                    }
                }
                struct Poems: View { var body: some View { Text("p") } }
                struct Novels: View { var body: some View { Text("n") } }
                """
            ],
            has: ["Books ~push~> Poems : NavigationLink"], hasNot: ["unresolved"]
        ).check()
    }
}
