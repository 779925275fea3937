import NavAtlasIntrospection
import NavAtlasModel

/// The graph of an app that is run.
func explored<Start>(
    _ start: @escaping () throws -> Start, entry: Any, others: [Any] = [], samples: [Any] = [],
    actions: [(Any, Any.Type)] = [], steps: Int = 10_000
) throws -> NavigationGraph {
    var registry = CoordinatorRegistry()
    for coordinator in [entry] + others { registry.register(coordinator) }
    for sample in samples { registry.sample(sample) }
    for (action, type) in actions { registry.action(action, of: type) }
    registry.entry(type(of: entry))
    registry.explore(steps: steps, start)
    return try registry.graph()
}

extension NavigationGraph {
    /// The edges that were observed, without evidence; those that were observed alone are marked.
    var observed: [String] {
        edges.filter { $0.evidence.contains(.observed) }.map { edge in
            var plain = edge
            plain.evidence = []
            return (edge.evidence == [.observed] ? "* " : "") + Notation.print(plain)
        }
    }

    var remarked: [String] { remarks.map { "\($0.kind.rawValue): \($0.subject)" } }
}
