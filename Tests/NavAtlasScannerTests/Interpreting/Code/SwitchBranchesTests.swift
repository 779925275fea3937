import Testing

/// Branches that leave the function, or the round of a loop: what follows is not done for what they take.
struct SwitchBranchesTests {
    private static func app(_ code: String) -> String {
        """
        import SwiftUI
        enum Hall: Hashable { case lions, maps, shops }
        @Observable final class Guide {
            var path: [Hall] = []
            var isClosed = false
            \(code)
        }
        @main struct Fair: App {
            @State var guide = Guide()
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $guide.path) {
                        Gate(guide: guide).navigationDestination(for: Hall.self) { hall in
                            switch hall {
                            case .lions: Lions()
                            case .maps: Maps()
                            case .shops: Shops()
                            }
                        }
                    }
                }
            }
        }
        struct Gate: View { let guide: Guide; var body: some View { Button("go") { guide.start() } } }
        struct Lions: View { var body: some View { Text("lions") } }
        struct Maps: View { var body: some View { Text("maps") } }
        struct Shops: View { var body: some View { Text("shops") } }
        """
    }

    private static func transitions(_ code: String) -> [String] {
        ScannedSource("fair", app(code), gives: "").found.filter { $0.contains("~") }
    }

    @Test(arguments: [
        "switch hall { case .lions: isClosed = true; return; default: break }; path.append(hall)",
        "switch hall { case .lions: return; case .maps, .shops: break }; path.append(hall)",
        "switch hall { case .lions: throw Closed(); default: isClosed = false }; path.append(hall)",
        "switch hall { case .lions: isClosed = true; default: path.append(hall) }",
    ])
    func whatLeavesIsNotLookedAtAgain(body: String) {
        let code = "func start() { go(.lions); go(.maps) }\nfunc go(_ hall: Hall) { \(body) }"
        #expect(Self.transitions(code) == ["Gate ~push~> Maps : Fair.maps"])
    }

    @Test(arguments: [
        "for hall in [Hall.lions, .maps] { switch hall { case .lions: continue; default: break }; path.append(hall) }",
        "for hall in [Hall.lions, .maps] { if hall == .lions { continue }; path.append(hall) }",
        """
        days: for day in [[Hall.lions], [.maps]] {
            for hall in day { switch hall { case .lions: continue days; default: break }; path.append(hall) }
        }
        """,
        "[Hall.lions, .maps].forEach { hall in switch hall { case .lions: return; default: break }; path.append(hall) }",
    ])
    func roundsOfALoopEnd(body: String) {
        #expect(Self.transitions("func start() { \(body) }") == ["Gate ~push~> Maps : Fair.maps"])
    }

    /// A `break` ends the `switch` alone, and a variable may have become something else.
    @Test(arguments: [
        """
        func start() { go(.lions) }
        func go(_ hall: Hall) { switch hall { case .lions: break; default: return }; path.append(hall) }
        """,
        "func start() { for hall in [Hall.lions] { switch hall { case .lions: break; default: continue }; path.append(hall) } }",
        """
        func start() {
            var hall = Hall.maps
            switch hall { case .maps: hall = .lions; default: return }
            path.append(hall)
        }
        """,
    ])
    func whatStaysGoesOn(code: String) {
        #expect(Self.transitions(code).contains("Gate ~push~> Lions : Fair.lions"))
    }
}
