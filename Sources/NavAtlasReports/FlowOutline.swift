import NavAtlasAnalysis
import NavAtlasModel

/// An app's flows as an indented tree that fits on a screen.
struct FlowOutline {
    /// One flow.
    struct Line: Equatable {
        /// How many flows stand above it.
        let depth: Int
        /// For each level from the first on: whether another flow of that level follows further down.
        let continues: [Bool]
        /// The id of its node; `nil` for a line that counts flows that are left out.
        let id: String?
        /// How it is shown, and what belongs to it.
        let note: String
    }

    let lines: [Line]

    /// As many lines as a person takes in at once.
    static let mostLines = 24

    /// The outline of a tree, down to the depth that fits; what is deeper is counted.
    init(_ tree: FlowTree, mostLines: Int = FlowOutline.mostLines) {
        let counts = tree.flows.reduce(into: [:]) { counts, flow in counts[flow.depth, default: 0] += 1 }
        var (deepest, total) = (0, counts[0] ?? 0)
        while let more = counts[deepest + 1], total + more <= mostLines {
            (deepest, total) = (deepest + 1, total + more)
        }
        let shown = tree.flows.indices.filter { tree.flows[$0].depth <= deepest }
        var lines: [Line] = []
        for (number, place) in shown.prefix(mostLines).enumerated() {
            let end = number + 1 < shown.count ? shown[number + 1] : tree.flows.count
            let hidden = tree.flows[(place + 1)..<end]
            lines.append(Self.line(tree.flows[place], hidden: hidden))
        }
        let rest = shown.count - lines.count
        if rest > 0 { lines.append(Line(depth: 0, continues: [], id: nil, note: "and \(rest.counted("more flow"))")) }
        self.lines = Self.connected(lines)
    }

    private static func line(_ flow: FlowTree.Flow, hidden: ArraySlice<FlowTree.Flow>) -> Line {
        let inner = hidden.reduce(0) { $0 + $1.screens.count }
        let notes = [
            flow.way.map { $0.outlineWord } ?? "entry",
            flow.screens.isEmpty || flow.screens == [flow.id] ? nil : flow.screens.count.counted("screen"),
            flow.start.map { "starts with \($0)" },
            hidden.isEmpty ? nil : "\(hidden.count.counted("flow")) inside with \(inner.counted("screen"))",
        ]
        return Line(
            depth: flow.depth, continues: [], id: flow.id, note: notes.compactMap { $0 }.joined(separator: ", "))
    }

    /// The lines with what follows further down on each level, read from the last line up.
    private static func connected(_ lines: [Line]) -> [Line] {
        var continues: [Bool] = []
        return lines.reversed().map { line in
            continues = Array((continues + Array(repeating: false, count: line.depth)).prefix(line.depth))
            defer { if line.depth > 0 { continues[line.depth - 1] = true } }
            return Line(depth: line.depth, continues: continues, id: line.id, note: line.note)
        }.reversed()
    }
}

extension FlowOutline.Line {
    /// What stands before the name: the lines of the tree.
    var branch: String {
        guard depth > 0 else { return "" }
        return continues.dropLast().map { $0 ? "│  " : "   " }.joined() + (continues[depth - 1] ? "├─ " : "└─ ")
    }
}

extension Edge {
    /// How a flow is shown, in a word.
    fileprivate var outlineWord: String {
        switch kind {
        case .root: "root"
        case .tab: "tab"
        case .route, .transition: presentation?.rawValue ?? "shown"
        }
    }
}
