import NavAtlasAnalysis
import NavAtlasModel

/// The JSON document of a coverage report.
struct CoveragePayload: Encodable {
    struct Tally: Encodable {
        let covered: Int, uncovered: Int, unknown: Int, fraction: Double?

        init(_ tally: CoverageTally) {
            (covered, uncovered, unknown) = (tally.covered, tally.uncovered, tally.unknown)
            fraction = tally.fraction
        }
    }

    struct Summary: Encodable {
        let transitions: Tally, screens: Tally, routes: Tally, deepLinks: Tally

        init(_ coverage: NavigationCoverage) {
            (transitions, screens) = (Tally(coverage.transitions), Tally(coverage.screens))
            (routes, deepLinks) = (Tally(coverage.routes), Tally(coverage.deepLinks))
        }
    }

    struct Coordinator: Encodable { let coordinator: String?, transitions: Tally, screens: Tally }

    struct Place: Encodable {
        let file: String, line: Int, column: Int

        init(_ location: SourceLocation) { (file, line, column) = (location.file, location.line, location.column) }
    }

    struct Step: Encodable {
        let from: String, to: String, kind: String, route: String, presentation: String?
        let locations: [Place]

        init(_ edge: Edge) {
            (from, to, kind) = (edge.from, edge.to, edge.kind.rawValue)
            route = edge.kind == .transition ? edge.name : "\(edge.from).\(edge.name)"
            presentation = edge.presentation?.rawValue
            locations = edge.locations.sorted().map(Place.init)
        }
    }

    struct Walk: Encodable {
        let start: String, link: String?, steps: [Step], sentences: [String]

        init(_ path: GraphPath) {
            (start, link, steps) = (path.start, path.link?.pattern, path.steps.map(Step.init))
            sentences = path.sentences
        }
    }

    struct Transition: Encodable { let transition: Step, state: String }
    struct Screen: Encodable { let id: String, state: String, location: Place? }
    struct Link: Encodable { let pattern: String, to: String?, state: String }
    struct Untaken: Encodable { let transition: Step, screensBehind: Int, walk: Walk? }

    let title: String, summary: Summary, coordinators: [Coordinator]
    let transitions: [Transition], screens: [Screen], deepLinks: [Link], untaken: [Untaken], notes: [String]

    init(_ report: CoverageReport) {
        let coverage = report.coverage
        (title, notes) = (report.title, report.notes)
        summary = Summary(coverage)
        coordinators = coverage.groups.map {
            Coordinator(coordinator: $0.coordinator, transitions: Tally($0.transitions), screens: Tally($0.screens))
        }
        transitions = coverage.steps.map { Transition(transition: Step($0), state: coverage[$0].rawValue) }
        screens = coverage.graph.nodes.filter { $0.kind == .screen }.map {
            Screen(id: $0.id, state: coverage[node: $0.id].rawValue, location: $0.location.map(Place.init))
        }
        deepLinks = coverage.links.map { Link(pattern: $0.link.pattern, to: $0.link.to, state: $0.state.rawValue) }
        untaken = report.untaken.map {
            Untaken(transition: Step($0.step), screensBehind: $0.screensBehind, walk: $0.walk.map(Walk.init))
        }
    }
}
