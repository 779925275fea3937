import Testing

@testable import NavAtlasScanner

@Suite("SwiftUI")
struct SwiftUIDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// An app whose first view has this body, with three screens to lead to.
    private static func app(_ body: String, state: String = "", more: String = "") -> String {
        """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
        struct Gate: View {
            \(state)
            var body: some View { \(body) }
        }
        struct Lion: View { var body: some View { Text("") } }
        struct Seal: View { var body: some View { Text("") } }
        struct Owl: View { var body: some View { Text("") } }
        \(more)
        """
    }

    /// A stack over a path of two destinations.
    private static func stack(_ use: String) -> String {
        app(
            """
            NavigationStack(path: $path) {
                Button("") { \(use) }
                    .navigationDestination(for: Cage.self) { cage in
                        switch cage {
                        case .lion: Lion()
                        case .seal: Seal()
                        }
                    }
            }
            """, state: "@State private var path: [Cage] = []", more: "enum Cage: Hashable { case lion, seal }")
    }

    private static let cages = "Gate -push-> Lion : lion\nGate -push-> Seal : seal\n"

    static let cases = [
        ScannedSource(
            "a link that holds its destination", app("NavigationStack { NavigationLink(\"\") { Lion() } }"),
            gives: "Gate ~push~> Lion : NavigationLink"),
        ScannedSource(
            "a link's destination as an argument",
            app("NavigationView { NavigationLink(destination: Lion()) { Text(\"\") } }"),
            gives: "Gate ~push~> Lion : NavigationLink"),
        ScannedSource(
            "a value on the path leads to its case only", stack("path.append(.seal)"),
            gives: cages + "Gate ~push~> Seal : Gate.seal"),
        ScannedSource(
            "a path that is assigned whole", stack("path = [.lion, .seal]"),
            gives: cages + "Gate ~push~> Lion : Gate.lion\nGate ~push~> Seal : Gate.seal"),
        ScannedSource(
            "a sheet by a flag",
            app("Button(\"\") { isOn = true }.sheet(isPresented: $isOn) { Owl() }", state: "@State var isOn = false"),
            gives: "Gate -sheet-> Owl : isOn\nGate ~sheet~> Owl : Gate.isOn"),
        ScannedSource(
            "a cover by an item",
            app(
                "Button(\"\") { pet = .seal }.fullScreenCover(item: $pet) { pet in switch pet { case .seal: Seal() } }",
                state: "@State var pet: Pet?", more: "enum Pet: Identifiable { case seal; var id: Self { self } }"),
            gives: "Gate -fullScreen-> Seal : seal\nGate ~fullScreen~> Seal : Gate.seal"),
        ScannedSource(
            "the root that a state begins with is the initial one",
            app("if isIn { Lion() } else { Seal() }", state: "@State private var isIn = false"),
            gives: "Gate -root-> Lion : lion\nGate -root!-> Seal : seal"),
        ScannedSource(
            "a state that outlives the app may begin with either root",
            app("if isIn { Lion() } else { Seal() }", state: "@AppStorage(\"in\") private var isIn = false"),
            gives: "Gate -root!-> Lion : lion\nGate -root!-> Seal : seal"),
        ScannedSource(
            "tabs", app("TabView { Lion().tabItem { Text(\"\") } ; Seal().tabItem { Text(\"\") } }"),
            gives: "Gate -tab-> Lion : lion\nGate -tab-> Seal : seal"),
        ScannedSource(
            "a type of the app's own named like a container is not one",
            app(
                "TabView { Lion() }",
                more: "struct TabView<C: View>: View { let c: () -> C ; var body: some View { c() } }"),
            gives: ""),
        ScannedSource(
            "a view that makes itself again ends",
            app(
                "Bound($isOn)", state: "@State var isOn = false",
                more: """
                    struct Bound: View {
                        @Binding var isOn: Bool
                        init(_ isOn: Binding<Bool>) { _isOn = isOn }
                        var body: some View { Bound($isOn) ; NavigationLink("") { Owl() } }
                    }
                    """),
            gives: "Gate ~push~> Owl : NavigationLink"),
        ScannedSource(
            "properties that hand each other on in a circle end",
            app(
                "Button(\"\") { model.left = true }.sheet(isPresented: $model.isOn) { Owl() }",
                state: "@StateObject var model = Model()",
                more: """
                    final class Model: ObservableObject {
                        @Published var isOn = false
                        var left: Bool { get { right } set { right = newValue } }
                        var right: Bool { get { left } set { left = newValue } }
                    }
                    """),
            gives: """
                Gate -sheet-> Owl : isOn
                unresolved sheet : "what sets its state was not found" [from=Gate candidate=Owl]
                """),
    ]
}
