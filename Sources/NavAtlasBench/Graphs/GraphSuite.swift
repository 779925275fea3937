import Foundation

/// The graph algorithms against the field's libraries, on the same graphs: each in a process of its own, in turn, in
/// processor time.
enum GraphSuite: BenchSuite {
    /// A graph and what we want of it: how many times faster than the fastest peer, for every task.
    private struct Size {
        let nodes: Int
        let edges: Int
        let goal: Double
        /// Whether slow libraries are asked once only, and nobody several times in a round: that would take minutes.
        let isLarge: Bool

        var name: String { nodes.formatted }
    }

    private static let sizes = [
        Size(nodes: 10_000, edges: 50_000, goal: 1, isLarge: false),
        Size(nodes: 100_000, edges: 500_000, goal: 1, isLarge: false),
        Size(nodes: 1_000_000, edges: 5_000_000, goal: 0.5, isLarge: true),
    ]
    private static let tasks = GraphTask.allCases.filter { $0 != .memory }

    static func add(to harness: inout Harness, _ material: BenchMaterial) {
        for size in sizes { add(size, to: &harness) }
        for task in tasks {
            harness.compare(
                "\(task), \(sizes[2].name) over \(sizes[0].name) nodes, 100 times the graph",
                [name(task, "navatlas", sizes[2].name)],
                to: name(task, "navatlas", sizes[0].name))
        }
    }

    private static func name(_ task: GraphTask, _ library: String, _ size: String) -> String {
        "graph \(size), \(task), \(library)"
    }

    private static func add(_ size: Size, to harness: inout Harness) {
        let graph = GraphFile("random-\(size.nodes)") { .random(nodes: size.nodes, edges: size.edges) }
        var peers = [("navatlas", worker(on: graph, givesMemoryBack: size.isLarge))]
        for library in PeerEnvironment.libraries {
            let peer = GraphPeer(givesMemoryBack: size.isLarge) {
                PeerEnvironment.command.map { $0 + [library, graph.path] }
            }
            peers.append((library, peer))
        }
        for task in tasks {
            for (library, peer) in peers {
                harness.measure(
                    name(task, library, size.name), answering: "\(task), \(size.name)",
                    isSparing: size.isLarge
                ) {
                    // Whoever builds does it alone; the others need it done.
                    if task != .build, !peer.hasBuilt { _ = peer.ask(.build) }
                    return peer.ask(task, times: size.isLarge ? 1 : 5).map {
                        Harness.Sample(answer: $0.answer, value: $0.seconds)
                    }
                }
            }
            let others = PeerEnvironment.libraries.map { name(task, $0, size.name) }
            harness.compare(
                "\(task), \(size.name) nodes: the fastest peer over navatlas", others,
                to: name(task, "navatlas", size.name), .atLeast(size.goal))
        }
        guard size.isLarge else { return }
        for (library, peer) in peers {
            harness.measure(name(.memory, library, size.name), unit: .megabytes) {
                if !peer.hasBuilt { for task in tasks { _ = peer.ask(task) } }
                return peer.ask(.memory).map { Harness.Sample(answer: 0, value: Double($0.answer) / 1e6) }
            }
        }
        let others = PeerEnvironment.libraries.map { name(.memory, $0, size.name) }
        harness.compare(
            "memory, \(size.name) nodes: the smallest peer over navatlas", others,
            to: name(.memory, "navatlas", size.name), .atLeast(size.goal))
    }

    private static func worker(on graph: GraphFile, givesMemoryBack: Bool) -> GraphPeer {
        GraphPeer(givesMemoryBack: givesMemoryBack) { [CommandLine.arguments[0], GraphWorker.option, graph.path] }
    }
}

/// A graph on disk, written when it is first asked for.
private final class GraphFile {
    private let name: String
    private let make: () -> BenchGraph

    init(_ name: String, _ make: @escaping () -> BenchGraph) { (self.name, self.make) = (name, make) }

    private(set) lazy var path: String = {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "navatlas-bench-\(name).graph")
        try? make().write(to: file)
        return file.path
    }()
}

extension Int {
    /// With commas: `1,000,000`.
    fileprivate var formatted: String {
        let digits = String(self).reversed().enumerated().map { $0 > 0 && $0 % 3 == 0 ? "\($1)," : "\($1)" }
        return digits.reversed().joined()
    }
}
