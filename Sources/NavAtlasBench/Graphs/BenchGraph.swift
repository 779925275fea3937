import Foundation

/// A graph to measure on, as two lists of equal length; every run makes the same.
///
/// Written as 32-bit numbers in the machine's order: how many nodes and how many edges there are, all tails, all heads.
struct BenchGraph {
    let nodeCount: Int
    let tails: [Int32]
    let heads: [Int32]

    /// Edges between any nodes.
    static func random(nodes: Int, edges: Int) -> BenchGraph {
        var numbers = SplitMix(seed: 2)
        func ends() -> [Int32] { (0..<edges).map { _ in Int32(numbers.next() % UInt64(nodes)) } }
        return BenchGraph(nodeCount: nodes, tails: ends(), heads: ends())
    }

    func write(to file: URL) throws {
        var data = Data()
        for numbers in [[Int32(nodeCount), Int32(tails.count)], tails, heads] {
            numbers.withUnsafeBytes { data.append(contentsOf: $0) }
        }
        try data.write(to: file, options: .atomic)
    }

    init(nodeCount: Int, tails: [Int32], heads: [Int32]) {
        (self.nodeCount, self.tails, self.heads) = (nodeCount, tails, heads)
    }

    /// Reads what ``write(to:)`` has written, straight to where it stays: anything beside it would count as the graph's.
    init(readingFrom file: String) throws {
        guard let stream = fopen(file, "rb") else { throw CocoaError(.fileReadNoSuchFile) }
        defer { fclose(stream) }
        func numbers(_ count: Int) throws -> [Int32] {
            let numbers = [Int32](unsafeUninitializedCapacity: count) { memory, filled in
                filled = fread(memory.baseAddress, 4, count, stream)
            }
            guard numbers.count == count else { throw CocoaError(.fileReadCorruptFile) }
            return numbers
        }
        let counts = try numbers(2)
        nodeCount = Int(counts[0])
        tails = try numbers(Int(counts[1]))
        heads = try numbers(Int(counts[1]))
    }
}
