import Foundation
import NavAtlasAnalysis

/// Our own side of the comparison, in a process of its own like each peer: it reads a graph, then one task a line.
struct GraphWorker {
    static let option = "--graph-worker"

    private let graph: BenchGraph
    private var digraph: Digraph

    init(file: String) throws {
        graph = try BenchGraph(readingFrom: file)
        digraph = Digraph(nodeCount: 0, tails: [], heads: [])
    }

    mutating func run() {
        while let words = readLine()?.split(separator: " "), words.count == 2,
            let task = GraphTask(rawValue: String(words[0])), let times = Int(words[1])
        {
            var (answer, seconds) = (0, 0.0)
            for _ in 0..<times {
                let once = run(task)
                (answer, seconds) = (once.answer, seconds + once.seconds)
            }
            print(seconds / Double(times), answer)
            fflush(nil)
        }
    }

    private mutating func run(_ task: GraphTask) -> (answer: Int, seconds: Double) {
        switch task {
        case .build:
            digraph = Digraph(nodeCount: 0, tails: [], heads: [])
            let (built, seconds) = timed {
                Digraph(nodeCount: graph.nodeCount, tails: graph.tails, heads: graph.heads)
            }
            digraph = built
            return (built.edgeCount, seconds)
        case .reachability:
            let (isReached, seconds) = timed { digraph.reachable(from: [0]) }
            return (isReached.count { $0 }, seconds)
        case .paths:
            let (paths, seconds) = timed { digraph.shortestPaths(from: [0]) }
            return (paths.distances.count { $0 >= 0 }, seconds)
        case .components:
            let (components, seconds) = timed { digraph.components() }
            return (components.count, seconds)
        case .memory:
            return (Self.peakMemory, 0)
        }
    }

    private func timed<Result>(_ body: () -> Result) -> (Result, Double) {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        let result = body()
        return (result, now() - start)
    }

    /// In bytes; 0 where the system does not say it.
    private static var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
}
