import NavAtlasModel

/// A screen that takes the place of everything else, and that nobody leaves.
enum DeadEndRule: Rule {
    static let id = "dead-end"
    static let title = "Nothing leads away from a screen that replaces the root"
    static let severity = Severity.warning
    static let rationale = """
        A switched root replaces everything on the screen. No back button, swipe or tab bar leads away from it. If \
        neither the screen nor a coordinator around it navigates, a person stays there until the app restarts. The \
        rule ignores a screen that is also pushed or presented, because a person can dismiss it there, one that stands \
        in a column beside others, and a screen whose source was not read. NavAtlas withholds the finding if a call \
        that it could not follow may lead away, or if a controller may show the screen beside the one that brings it \
        up, such as a menu.
        """
    static let remedy = """
        Add a way forward or back. Ignore the finding if the app is meant to end there, as on a screen that asks for \
        an update.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isSignedIn = false
                    var body: some Scene {
                        WindowGroup {
                            if isSignedIn {
                                HomeScreen(isSignedIn: $isSignedIn)
                            } else {
                                LoginScreen(isSignedIn: $isSignedIn)
                            }
                        }
                    }
                }

                struct LoginScreen: View {
                    @Binding var isSignedIn: Bool
                    var body: some View { Button("Sign in") { isSignedIn = true } }
                }

                struct HomeScreen: View {
                    @Binding var isSignedIn: Bool
                    var body: some View { Text("Home") }
                }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isSignedIn = false
                    var body: some Scene {
                        WindowGroup {
                            if isSignedIn {
                                HomeScreen(isSignedIn: $isSignedIn)
                            } else {
                                LoginScreen(isSignedIn: $isSignedIn)
                            }
                        }
                    }
                }

                struct LoginScreen: View {
                    @Binding var isSignedIn: Bool
                    var body: some View { Button("Sign in") { isSignedIn = true } }
                }

                struct HomeScreen: View {
                    @Binding var isSignedIn: Bool
                    var body: some View { Button("Sign out") { isSignedIn = false } }
                }
                """),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeCoordinator : home [source]
            HomeCoordinator -root!-> HomeScreen : start [source]
            HomeCoordinator -push-> DetailScreen : detail [source]
            LoginScreen ~root~> HomeCoordinator : MainCoordinator.home [source]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            HomeScreen ~root~> LoginScreen : MainCoordinator.login [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeCoordinator : home [source]
            HomeCoordinator -root!-> HomeScreen : start [source]
            LoginScreen ~root~> HomeCoordinator : MainCoordinator.home [source]
            HomeCoordinator ~root~> LoginScreen : MainCoordinator.login [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> TabCoordinator : home [source]
            TabCoordinator -tab-> HomeScreen : home [source]
            LoginScreen ~root~> TabCoordinator : MainCoordinator.home [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HelpScreen : help [source]
            MainCoordinator -push-> HelpScreen : pushedHelp [source]
            LoginScreen ~root~> HelpScreen : MainCoordinator.help [source]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login [source]
            MainCoordinator -root-> HomeScreen : home [source]
            LoginScreen ~root~> HomeScreen : MainCoordinator.home [source]
            unresolved "router.route(to: next)" : "the route is not known" [from=HomeScreen]
            """,
            """
            entry MainCoordinator
            MainCoordinator -root!-> HomeScreen : home [source]
            """,
            """
            entry Columns
            Columns -root!-> ListScreen : list [source]
            Columns -root-> ItemScreen : item [source]
            ListScreen ~root~> ItemScreen : Columns.item [source]
            remark "columns" : Columns
            """,
            """
            entry Drawer
            screen Drawer
            Drawer -root!-> MenuScreen : menu [source]
            Drawer -root!-> HomeScreen : home [source]
            Drawer -root-> HelpScreen : help [source]
            MenuScreen ~root~> HomeScreen : Drawer.home [source]
            MenuScreen ~root~> HelpScreen : Drawer.help [source]
            """,
            """
            entry HomeScreen
            HomeScreen -fullScreen-> SetUpFlow : setUp [source]
            SetUpFlow -root!-> NameScreen : name [source]
            SetUpFlow -root-> DoneScreen : done [source]
            HomeScreen ~fullScreen~> SetUpFlow : HomeScreen.setUp [source]
            NameScreen ~root~> DoneScreen : SetUpFlow.done [source]
            """,
        ])

    private static let doubt = "NavAtlas could not follow a call in it or in a screen around it"
    private static let besideDoubt = "the screen that brings it up may stand beside it, as a menu does"

    static func findings(in analysis: Analysis) -> [Finding] {
        let graph = analysis.graph
        guard graph.hasReadCallSites else { return [] }
        // A tab bar leads to its other tabs.
        let leaving = Set(graph.edges.lazy.filter { $0.kind == .transition || $0.kind == .tab }.map(\.from))
        let open = Set(graph.unresolved.compactMap(\.from))
        var (ways, certainWays) = (Ways(analysis, leaving: leaving), Ways(analysis, leaving: leaving.union(open)))
        let placeless = analysis.unfollowedCalls.placeless?.reason
        let neighbors = Neighbors(of: graph)
        return graph.nodes.filter { $0.kind == .screen && analysis.reachability(of: $0.id) == .reachable }
            .compactMap { screen in
                guard let switches = ways.switches(to: screen.id), !switches.isEmpty else { return nil }
                let isLeft = certainWays.switches(to: screen.id) == nil
                let mayHaveNeighbor = switches.contains(where: neighbors.mayStandBeside)
                return finding(
                    screen.id, "\(screen.id) replaces everything on the screen, and nothing leads away from it",
                    at: screen.location.map { [$0] } ?? switches.flatMap(\.locations),
                    evidence: switches.map(Finding.evidence),
                    doubt: placeless ?? (isLeft ? Self.doubt : mayHaveNeighbor ? Self.besideDoubt : nil))
            }
    }
}

/// Screens that a controller may show side by side: a graph does not tell its children from those that take turns.
private struct Neighbors {
    /// The controllers that show each screen among their children.
    private var containers: [String: Set<String>] = [:]
    /// The children that each shows from the beginning.
    private var first: [String: Set<String>] = [:]
    /// What takes the place of something else.
    private let replacing: Set<String>

    init(of graph: NavigationGraph) {
        let screens = Set(graph.nodes.lazy.filter { $0.kind == .screen }.map(\.id))
        for edge in graph.edges where edge.kind == .root && screens.contains(edge.from) {
            containers[edge.to, default: []].insert(edge.from)
            if edge.initial { first[edge.from, default: []].insert(edge.to) }
        }
        replacing = Set(
            graph.edges.lazy.filter { $0.kind == .transition && $0.presentations.contains(.root) }.map(\.to))
    }

    /// Whether the screen that brings up another one may still be there: it may have been beside something from the beginning,
    /// and nothing takes its place but what it brings up.
    func mayStandBeside(_ change: Edge) -> Bool {
        !replacing.contains(change.from)
            && (containers[change.to] ?? []).contains { container in
                first[container].map { $0.count > 1 && $0.contains(change.from) } ?? false
            }
    }
}

/// How nodes are come to, and whether anything leaves them.
private struct Ways {
    private let analysis: Analysis
    private let incoming: Digraph
    private let leaving: Set<String>
    /// What shows columns: whatever stands beside a screen leads away from it.
    private let columns: Set<String>
    private var known: [String: [Edge]?] = [:]

    init(_ analysis: Analysis, leaving: Set<String>) {
        self.analysis = analysis
        columns = Set(analysis.graph.remarks.lazy.filter { $0.kind == .columns }.map(\.subject))
        self.leaving = leaving
        incoming = analysis.index.incoming
    }

    /// The triggered switches by which the node, or what contains it, takes the place of everything; `nil` where it can
    /// be left, where it is shown in another way too, or where not everything about it was read.
    mutating func switches(to id: String) -> [Edge]? {
        if let known = known[id] { return known }
        // A node that contains itself, over others, is not looked at again.
        known[id] = .some(nil)
        guard !leaving.contains(id), let node = analysis.index.node(id) else { return nil }
        var switches: [Edge] = []
        for place in incoming.places(from: node) {
            let edge = analysis.graph.edges[Int(incoming.edges[place])]
            // Where each call decides how something is shown, the declaration says nothing.
            if edge.kind.isDeclared, edge.presentation == nil { continue }
            guard edge.presentations == [.root], edge.evidence.contains(.source), !columns.contains(edge.from) else {
                return nil
            }
            if edge.kind == .transition {
                switches.append(edge)
            } else {
                // What leads away from the node around it, such as a way out of a cover, leads away from this one.
                guard let outer = self.switches(to: edge.from) else { return nil }
                if edge.initial { switches += outer }
            }
        }
        known[id] = switches
        return switches
    }
}
