import NavAtlasModel

/// A full-screen presentation that nothing dismisses.
enum ModalTrapRule: Rule {
    static let id = "modal-trap"
    static let title = "A full-screen cover has no way out"
    static let severity = Severity.warning
    static let rationale = """
        A person can swipe a sheet away, but not a full-screen cover. If nothing in it dismisses it, resets the \
        stack, or switches a root or a tab, and the screen that presents it never hides it, a person must quit the \
        app. NavAtlas withholds the finding if a call that it could not follow may close the cover.
        """
    static let remedy = """
        Add a way out, such as a button that dismisses the cover, or present a sheet instead.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: #"""
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { ShopScreen() } }
                }

                struct ShopScreen: View {
                    @State var isPlaying = false
                    var body: some View {
                        Button("Play") { isPlaying = true }
                            .fullScreenCover(isPresented: $isPlaying) { PlayerScreen() }
                    }
                }

                struct PlayerScreen: View {
                    @Environment(\.dismiss) var dismiss
                    var body: some View { Text("Playing") }
                }
                """#,
            passing: #"""
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { ShopScreen() } }
                }

                struct ShopScreen: View {
                    @State var isPlaying = false
                    var body: some View {
                        Button("Play") { isPlaying = true }
                            .fullScreenCover(isPresented: $isPlaying) { PlayerScreen() }
                    }
                }

                struct PlayerScreen: View {
                    @Environment(\.dismiss) var dismiss
                    var body: some View { Button("Close") { dismiss() } }
                }
                """#),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -fullScreen-> PlayerScreen : player [source]
            ShopScreen ~fullScreen~> PlayerScreen : ShopCoordinator.player [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -fullScreen-> PlayerFlow : player [source]
            PlayerFlow -root!-> PlayerScreen : start [source]
            PlayerFlow -push-> QueueScreen : queue [source]
            ShopScreen ~fullScreen~> PlayerFlow : ShopCoordinator.player [source]
            PlayerScreen ~push~> QueueScreen : PlayerFlow.queue [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -?-> PlayerScreen : player [source]
            ShopScreen ~push~> PlayerScreen : ShopCoordinator.player [also=fullScreen source]
            """,
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -fullScreen-> PlayerFlow : player [source]
            PlayerFlow -root!-> PlayerScreen : start [source]
            ShopScreen ~fullScreen~> PlayerFlow : ShopCoordinator.player [source]
            remark dismissal : PlayerScreen
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -root-> LoginScreen : login [source]
            ShopCoordinator -fullScreen-> PlayerScreen : player [source]
            ShopScreen ~fullScreen~> PlayerScreen : ShopCoordinator.player [source]
            PlayerScreen ~root~> LoginScreen : ShopCoordinator.login [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -sheet-> PlayerScreen : player [source]
            ShopScreen ~sheet~> PlayerScreen : ShopCoordinator.player [source]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -fullScreen-> PlayerScreen : player [source]
            ShopScreen ~fullScreen~> PlayerScreen : ShopCoordinator.player [source]
            unresolved "close()" : "what it calls is not known" [from=PlayerScreen]
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopCoordinator -fullScreen-> PlayerScreen : player [source]
            ShopCoordinator -push-> OfferScreen : offer [source]
            ShopScreen ~fullScreen~> PlayerScreen : ShopCoordinator.player [source]
            PlayerScreen ~push~> OfferScreen : ShopCoordinator.offer [alsoReplacing=sheet source]
            """,
            """
            entry ShopCoordinator
            coordinator ShopCoordinator [at=Shop.swift:1:7]
            ShopCoordinator -root!-> ShopScreen : shop [source]
            ShopScreen ~fullScreen~> LibraryPlayer : ShopScreen.isPlaying [source]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites else { return [] }
        // Who can be left: by a dismissal, a switch, or a reset of the stack.
        var leaving = Set(graph.remarks.lazy.filter { $0.kind == .dismissal }.map(\.subject))
        for edge in graph.edges where edge.kind == .transition {
            let leaves = edge.showings.contains { $0.presentation == .root || $0.presentation == .tab || $0.replaces }
            if leaves { leaving.insert(edge.from) }
        }
        // What leads to one of them can be left, too.
        let incoming = analysis.index.incoming
        let isLeft = incoming.reachable(from: leaving.compactMap(analysis.index.node))
        let mayBeLeft = incoming.reachable(from: graph.unresolved.compactMap(\.from).compactMap(analysis.index.node))
        let placeless = analysis.unfollowedCalls.placeless?.reason
        let covering = Dictionary(
            grouping: graph.edges.lazy.filter {
                $0.kind == .transition && $0.isShown(as: .fullScreen) && $0.evidence.contains(.source)
            }, by: \.to)
        let hasLocations = graph.nodes.contains { $0.location != nil }
        return covering.compactMap { id, ways in
            // A library's view, whose declaration was not read, has its own ways out.
            guard !Node.isInline(id), !hasLocations || graph[id]?.location != nil, let node = analysis.index.node(id),
                analysis.reachability(of: id) == .reachable
            else { return nil }
            if isLeft[Int(node)] { return nil }
            return finding(
                id, "\(id) covers the whole screen, and nothing in it leads back",
                at: graph[id]?.location.map { [$0] } ?? ways.flatMap(\.locations),
                evidence: ways.map(Finding.evidence),
                doubt: placeless ?? (mayBeLeft[Int(node)] ? "NavAtlas could not follow a call in it" : nil))
        }
    }
}
