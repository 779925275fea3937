import NavAtlasAnalysis
import NavAtlasModel

/// What tests take, by file and line, for services that show the coverage of lines and branches: a screen is a line, a
/// transition is a branch of the line that triggers it. What is unknown has no place among them.
struct CoverageLines {
    struct Line {
        /// The screens whose bodies stand there, and whether tests visit them.
        var screens: [(id: String, isVisited: Bool)] = []
        /// The transitions that it triggers, and whether tests take them.
        var transitions: [(step: Edge, isTaken: Bool)] = []

        /// How many of all of them tests come by.
        var hits: Int { screens.count(where: \.isVisited) + transitions.count(where: \.isTaken) }
    }

    struct File {
        let path: String
        /// The lines, sorted by number.
        let lines: [(number: Int, line: Line)]

        var branches: [Bool] { lines.flatMap { $0.line.transitions.map(\.isTaken) } }
        var screens: [(number: Int, id: String, isVisited: Bool)] {
            lines.flatMap { number, line in line.screens.map { (number, $0.id, $0.isVisited) } }
        }
        /// Whether tests come by each line.
        var hits: [Bool] { lines.map { $0.line.hits > 0 } }
    }

    /// Sorted by path.
    let files: [File]

    init(_ coverage: NavigationCoverage) {
        var files: [String: [Int: Line]] = [:]
        for node in coverage.graph.nodes where node.kind == .screen {
            guard let place = node.body.min() ?? node.location, coverage[node: node.id] != .unknown else { continue }
            files[place.file, default: [:]][place.line, default: Line()].screens
                .append((node.id, coverage[node: node.id] == .covered))
        }
        for step in coverage.steps {
            guard let place = step.ownPlace, coverage[step] != .unknown else { continue }
            files[place.file, default: [:]][place.line, default: Line()].transitions
                .append((step, coverage[step] == .covered))
        }
        self.files = files.sorted { $0.key < $1.key }.map { path, lines in
            File(path: path, lines: lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
    }
}

extension Edge {
    /// The place that stands for it: its first trigger, or where it has none its first location.
    var ownPlace: SourceLocation? { triggers.min() ?? locations.min() }
}
