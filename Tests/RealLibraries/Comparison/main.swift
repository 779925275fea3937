import Foundation
import NavAtlasModel

/// The declared ways of live coordinators, held against those of their source, fact by fact.
///
///     Comparison TITLE LIVE SOURCE LINES
///
/// It prints a row: the ways that both have, those that the live side has listed as unresolved, those that are wrong or
/// are missing without a word, and the lines of the map. It fails where there is one of the last.
struct Comparison {
    private(set) var right: [Edge] = []
    private(set) var said: [Edge] = []
    private(set) var wrong: [Edge] = []
    /// Of what one side has alone, the branches that this run did not take, as for an older system, and views that are a
    /// part of their coordinator.
    private(set) var decided: [Edge] = []
    private let live: NavigationGraph
    private let merged: NavigationGraph

    init(live: NavigationGraph, source: NavigationGraph) {
        (self.live, merged) = (live, live.merging(source).namingLiveScreens)
        let read = Set(live.nodes.lazy.filter { $0.flow != nil }.map(\.id))
        for edge in merged.edges where edge.kind.isDeclared && read.contains(edge.from) {
            if edge.evidence.isSuperset(of: [.source, .runtime]) {
                right.append(edge)
            } else if isOtherBranch(edge) || isOwnPart(edge) {
                decided.append(edge)
            } else if edge.evidence.contains(.source) ? isSaid(edge) : isNameless(edge) {
                said.append(edge)
            } else {
                wrong.append(edge)
            }
        }
    }

    private func isOtherBranch(_ edge: Edge) -> Bool {
        merged.edges.contains {
            $0.from == edge.from && $0.name == edge.name && $0.kind == edge.kind
                && $0.evidence.isSuperset(of: [.source, .runtime])
        } && !edge.evidence.contains(.runtime)
    }

    /// Whether the way leads to a root without a type of its own, which the source takes for a part of the coordinator.
    private func isOwnPart(_ edge: Edge) -> Bool {
        edge.kind == .root && edge.to.hasPrefix("inline:") && !edge.evidence.contains(.source)
    }

    /// Whether the live side has listed the way, or how it would have to be known.
    private func isSaid(_ edge: Edge) -> Bool {
        live.unresolved.contains { call in
            let isOfWay = call.what == "\(edge.from).\(edge.name)" || call.what == edge.from
            let isStart = call.what == "\(edge.from).handle" && merged[edge.to]?.kind == .coordinator
            return call.from == edge.from && (isOfWay || isStart)
        }
    }

    /// Whether the way is that of a coordinator that was started, nobody says by which of the source's ways.
    private func isNameless(_ edge: Edge) -> Bool {
        edge.name == Edge.startName
            && merged.edges.contains { $0.from == edge.from && $0.to == edge.to && $0.evidence.contains(.source) }
    }
}

func graph(at path: String) throws -> NavigationGraph {
    try GraphDocument.decode(Data(contentsOf: URL(fileURLWithPath: path)))
}

let words = CommandLine.arguments
let comparison = try Comparison(live: graph(at: words[2]), source: graph(at: words[3]))
func say(_ text: String) { FileHandle.standardError.write(Data("\(words[1]): \(text)\n".utf8)) }

for edge in comparison.decided { say("no fact of its own: \(Notation.print(edge))") }
for edge in comparison.wrong {
    let sides = edge.evidence.map(\.rawValue).sorted().joined(separator: ", ")
    say("only \(sides): \(Notation.print(edge))")
}
print(
    "| \(words[1]) | \(comparison.right.count) | \(comparison.said.count) | \(comparison.wrong.count) | \(words[4]) |")
exit(comparison.wrong.isEmpty ? 0 : 1)
