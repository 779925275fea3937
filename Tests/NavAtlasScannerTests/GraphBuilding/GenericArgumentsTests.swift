import Testing

@testable import NavAtlasScanner

/// Destinations for generic types, which their arguments tell apart.
struct GenericArgumentsTests {
    private static func app(_ destinations: String, _ pushed: String, further: String = "Text(\"lion\")") -> String {
        """
        import SwiftUI
        struct Lion: Hashable { let id: Int }
        struct Keeper: Hashable { let id: Int }
        struct ID<Of>: Hashable { let raw: Int }
        struct Box<Content: Hashable>: Hashable { let content: Content }
        enum Load<Item: Hashable>: Hashable { case ready(Item), failed }
        typealias LionID = ID<Lion>
        extension Keeper { typealias Reference = ID<Keeper> }
        @main struct Zoo: App {
            @State var path = NavigationPath()
            var body: some Scene { WindowGroup { NavigationStack(path: $path) { Gate(path: $path)\(destinations) } } }
        }
        struct Gate: View {
            @Binding var path: NavigationPath
            var body: some View { \(pushed) }
        }
        struct LionScreen: View { let lion: Any; var body: some View { \(further) } }
        struct KeeperScreen: View { let keeper: Any; var body: some View { Text("keeper") } }
        """
    }

    private static func destinations(_ lion: String, _ keeper: String) -> String {
        """
        .navigationDestination(for: \(lion).self) { LionScreen(lion: $0) }
        .navigationDestination(for: \(keeper).self) { KeeperScreen(keeper: $0) }
        """
    }

    private static func transitions(_ source: String) -> [String] {
        ScannedSource("zoo", source, gives: "").found.filter { $0.contains("~") }
    }

    @Test(arguments: [
        ("ID<Lion>", "ID<Keeper>", "Button(\"lion\") { path.append(ID<Lion>(raw: 1)) }"),
        ("ID<Lion>", "ID<Keeper>", "NavigationLink(\"lion\", value: ID<Lion>(raw: 1))"),
        ("ID<Lion>", "ID<Keeper>", "Button(\"lion\") { let id: ID<Lion> = ID(raw: 1); path.append(id) }"),
        ("LionID", "Keeper.Reference", "Button(\"lion\") { path.append(LionID(raw: 1)) }"),
        ("Box<Lion>", "Box<Keeper>", "Button(\"lion\") { path.append(Box(content: Lion(id: 1))) }"),
        ("Box<String>", "Box<Int>", "Button(\"lion\") { path.append(Box(content: \"lion\")) }"),
        ("Load<Lion>", "Load<Keeper>", "Button(\"lion\") { path.append(Load.ready(Lion(id: 1))) }"),
    ])
    func argumentsTellTypesApart(lion: String, keeper: String, pushed: String) {
        let found = Self.transitions(Self.app(Self.destinations(lion, keeper), pushed))
        #expect(found.map { $0.prefix(while: { $0 != ":" }) } == ["Gate ~push~> LionScreen "])
    }

    /// One leads to the other, and not to itself.
    @Test func whatIsShownLeadsOn() {
        let found = Self.transitions(
            Self.app(
                Self.destinations("ID<Lion>", "ID<Keeper>"), "NavigationLink(\"lion\", value: ID<Lion>(raw: 1))",
                further: "NavigationLink(\"keeper\", value: ID<Keeper>(raw: 1))"))
        #expect(found == ["Gate ~push~> LionScreen : Zoo.ID", "LionScreen ~push~> KeeperScreen : Zoo.ID"])
    }

    @Test func anotherTypesDestinationIsNone() {
        let found = ScannedSource(
            "zoo",
            Self.app(
                ".navigationDestination(for: ID<Lion>.self) { LionScreen(lion: $0) }",
                "Button(\"keeper\") { path.append(ID<Keeper>(raw: 1)) }"), gives: ""
        ).found
        #expect(!found.contains { $0.contains("~push~>") })
        #expect(found.contains("unresolved path.append : \"no destination is declared for its type\" [from=Gate]"))
    }

    /// Of what a value is an identifier, is not known: it may lead to each of the screens.
    @Test func unknownArgumentsAreNotGuessed() {
        let found = ScannedSource(
            "zoo",
            Self.app(
                Self.destinations("ID<Lion>", "ID<Keeper>"),
                "Button(\"some\") { go(ID(raw: 1)) } } \n func go<Of>(_ id: ID<Of>) { path.append(id)"), gives: ""
        ).found
        #expect(!found.contains { $0.contains("~push~>") })
        #expect(
            found.contains {
                $0.hasPrefix("unresolved path.append") && $0.contains("LionScreen") && $0.contains("KeeperScreen")
            })
    }
}
