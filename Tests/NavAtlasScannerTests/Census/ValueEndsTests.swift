import NavAtlasModel
import NavAtlasScanner
import Testing

/// Cases that code names without taking the route that they stand for.
struct ValueEndsTests {
    private static func house(_ code: String, _ view: String = "", _ types: String = "") -> [String: String] {
        [
            "House.swift": """
            import SwiftUI
            enum Place: Hashable {
                case attic, vault
                var title: String { switch self { case .attic: "Attic"; case .vault: "Vault" } }
            }
            \(types)
            @Observable final class Visit {
                var path: [Place] = []
                var trail: [Place] = []
                var last: Place?
                var shown: Place?
                func go(_ place: Place) { path.append(place) }
                func remember(_ place: Place) { trail.append(place) }
            }
            @main struct House: App {
                @State private var visit = Visit()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $visit.path) {
                            HallScreen(visit: visit).navigationDestination(for: Place.self) { place in
                                switch place {
                                case .attic: AtticScreen()
                                case .vault: VaultScreen()
                                }
                            }
                        }
                    }
                }
            }
            struct HallScreen: View {
                let visit: Visit
                var body: some View {
                    Button("Attic") { visit.go(.attic) }
                    Button("More") { \(code) }
                    \(view)
                }
            }
            struct AtticScreen: View { var body: some View { Text("Attic") } }
            struct VaultScreen: View { var body: some View { Text("Vault") } }
            """
        ]
    }

    /// Whether the case may stand for a route that is taken somewhere.
    private static func isWithheld(_ files: [String: String]) -> Bool {
        NavAtlasScanner.Scanner().graphOrIssue(of: files).unresolved.contains { $0.candidates.contains("VaultScreen") }
    }

    @Test(arguments: [
        "print(Place.vault)", "visit.trail.append(.vault)", "visit.trail = [.vault]", "visit.last = .vault",
        "visit.remember(.vault)", "Tracker.push(.vault)", "Tracker.track(Place.vault.title)",
        "if visit.last == .vault { print(1) }", "if visit.path.contains(.vault) { print(1) }",
        "let place = Place.vault; print(place)",
    ])
    func theValueEnds(_ code: String) {
        let types = """
            enum Tracker {
                static func push(_ place: Place) { print(place.title) }
                static func track(_ text: String) { print(text) }
            }
            """
        #expect(!Self.isWithheld(Self.house(code, "", types)))
    }

    @Test(arguments: ["Text(Place.vault.title)", "Text(\"Hall\").id(Place.vault)", "Badge(place: .vault)"])
    func aViewOnlyTellsOfIt(_ view: String) {
        let types = "struct Badge: View { let place: Place; var body: some View { Text(place.title) } }"
        #expect(!Self.isWithheld(Self.house("", view, types)))
    }

    /// What a library, a closure or a state is given may be taken somewhere.
    @Test(arguments: [
        "Guide().lead(to: .vault)", "leading(.vault)", "Guide().push(Place.vault.title)", "visit.pending = .vault",
        "go(Place.vault.title)", "visit.shown = .vault", "let lead = { Guide().lead(to: $0) }; lead(Place.vault)",
    ])
    func theValueGoesOn(_ code: String) {
        let types = """
            import Guides
            let leading: (Place) -> Void = { Guide().lead(to: $0) }
            func go(_ title: String) { Guide().push(title) }
            extension Visit {
                var pending: Place? {
                    get { last }
                    set { last = newValue; Guide().lead(to: last) }
                }
            }
            """
        #expect(Self.isWithheld(Self.house(code, "Guided(visit.shown)", types)))
    }
}
