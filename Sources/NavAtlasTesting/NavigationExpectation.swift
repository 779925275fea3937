import NavAtlasAnalysis
import NavAtlasModel

/// An expectation that a test has of an app's navigation. An app adds its own with ``init(_:)``.
public struct NavigationExpectation: Sendable {
    let check: @Sendable (_ analysis: Analysis, _ testFile: String) -> NavigationMismatch?

    /// Creates an expectation.
    ///
    /// - Parameter check: What is wrong with a graph that was analysed; `nil` where nothing is.
    public init(_ check: @escaping @Sendable (_ analysis: Analysis) -> NavigationMismatch?) {
        self.check = { analysis, _ in check(analysis) }
    }

    init(inFile check: @escaping @Sendable (_ analysis: Analysis, _ testFile: String) -> NavigationMismatch?) {
        self.check = check
    }
}

// MARK: Screens

extension NavigationExpectation {
    /// A person can come to every screen, from an entry or by a deep link. A screen to which only something leads that
    /// could not be read is not held to be unreachable.
    public static var everyScreenIsReachable: NavigationExpectation {
        NavigationExpectation { analysis in
            let screens = analysis.nodes(.unreachable).filter { $0.kind == .screen }
            if screens.isEmpty { return nil }
            let lines = screens.flatMap { screen in
                [.unexpected(Notation.print(screen))]
                    + analysis.graph.edges.filter { $0.to == screen.id }.map { Line.context(Notation.print($0)) }
            }
            let count = screens.count == 1 ? "a screen" : "\(screens.count) screens"
            let entries = analysis.graph.entries.joined(separator: ", ")
            return NavigationMismatch("\(count) cannot be reached from \(entries)", lines: lines)
        }
    }

    private typealias Line = NavigationMismatch.Line
}

// MARK: Links

extension NavigationExpectation {
    /// A link opens a screen or a coordinator.
    public static func link(_ url: String, opens screen: Any.Type) -> NavigationExpectation {
        link(url, opens: NodeName(screen))
    }

    /// A link opens a screen or a coordinator, by its id in the graph.
    public static func link(_ url: String, opens screen: String) -> NavigationExpectation {
        link(url, opens: NodeName(screen))
    }

    private static func link(_ url: String, opens name: NodeName) -> NavigationExpectation {
        NavigationExpectation { analysis in
            guard let screen = name.find(in: analysis.graph) else { return .unknown(name, in: analysis.graph) }
            let links = analysis.links(matching: url)
            let opened = links.filter { analysis.shows($0, screen) }
            if let broken = analysis.deepLinkCoverage.broken.first(where: { opened.contains($0.link) }) {
                return NavigationMismatch(
                    "\(url) should open \(screen), but the routes of its link lead nowhere",
                    lines: [.unexpected(Notation.print(broken.link))])
            }
            if !opened.isEmpty { return nil }
            let wanted = Line.missing(Notation.print(DeepLink(pattern: url, to: screen)))
            if links.isEmpty {
                return NavigationMismatch(
                    "\(url) should open \(screen), but no link is like it",
                    lines: [wanted] + analysis.graph.deepLinks.map { .context(Notation.print($0)) })
            }
            return NavigationMismatch(
                "\(url) should open \(screen), but opens something else",
                lines: [wanted] + links.map { .unexpected(Notation.print($0)) })
        }
    }
}

// MARK: Gates

extension NavigationExpectation {
    /// Every path to a screen passes another screen or coordinator, paths that begin with a deep link among them.
    public static func everyPath(to screen: Any.Type, passes gate: Any.Type) -> NavigationExpectation {
        everyPath(to: NodeName(screen), passes: NodeName(gate))
    }

    /// Every path to a screen passes another screen or coordinator, by their ids in the graph; paths that begin with a
    /// deep link are among them.
    public static func everyPath(to screen: String, passes gate: String) -> NavigationExpectation {
        everyPath(to: NodeName(screen), passes: NodeName(gate))
    }

    private static func everyPath(to screen: NodeName, passes gate: NodeName) -> NavigationExpectation {
        NavigationExpectation { analysis in
            let graph = analysis.graph
            guard let target = screen.find(in: graph) else { return .unknown(screen, in: graph) }
            guard let passed = gate.find(in: graph) else { return .unknown(gate, in: graph) }
            let policy = Policy(name: "", .mustPass(gate: Glob(passed), before: [Glob(target)]))
            guard let violation = analysis.violations(of: policy).first else { return nil }
            return NavigationMismatch(
                "every path to \(target) should pass \(passed), but this one does not",
                lines: violation.evidence.filter { $0 != target }.map { .unexpected(graph.fact($0)) })
        }
    }
}

extension NavigationGraph {
    /// A link that a path begins with, as its line; any other fact as it is.
    fileprivate func fact(_ text: String) -> String {
        deepLinks.first { text == "link \($0.pattern)" }.map { Notation.print($0) } ?? text
    }
}
