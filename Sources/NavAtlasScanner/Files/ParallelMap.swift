import Foundation

/// What the workers of a parallel map share: who takes which item next, and how many are done.
private final class SharedQueue<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var next = 0
    private var finished = 0
    private var outputs: [(index: Int, output: Output)] = []
    private let progress: (@Sendable (Int, Int) -> Void)?

    init(count: Int, progress: (@Sendable (Int, Int) -> Void)?) {
        self.count = count
        self.progress = progress
        outputs.reserveCapacity(count)
    }

    func take() -> Int? {
        lock.withLock {
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    func finish(_ index: Int, _ output: Output) {
        lock.withLock {
            outputs.append((index, output))
            finished += 1
            progress?(finished, count)
        }
    }

    var inOrder: [Output] { lock.withLock { outputs.sorted { $0.index < $1.index }.map(\.output) } }
}

/// A map over all cores that keeps the order of its items.
package enum ParallelMap {
    /// The stack of each worker, in bytes. SwiftParser and the visitors recurse with the nesting of the code, and what a
    /// system gives a second thread (512 kB on macOS) is too little for code that was generated. Only the part that is
    /// touched takes memory.
    package static let stackSize = 64 << 20

    /// The outputs of a function for every item, in the order of the items.
    ///
    /// As many items are in work at once as there are workers, so memory is bounded by those and the outputs.
    ///
    /// - Parameters:
    ///   - items: what to map.
    ///   - workers: how many threads to use; never more than there are items.
    ///   - stackSize: the stack of each worker, in bytes.
    ///   - cost: what an item costs, in any unit. The dearest are begun first, so that none is left alone at the end.
    ///   - progress: called after each item with how many are done of how many, never twice at once and never backwards.
    ///   - transform: what to do with an item.
    package static func map<Input: Sendable, Output: Sendable>(
        _ items: [Input], workers: Int = ProcessInfo.processInfo.activeProcessorCount,
        stackSize: Int = stackSize,
        cost: ((Input) -> Int)? = nil, progress: (@Sendable (_ finished: Int, _ count: Int) -> Void)? = nil,
        _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        if items.isEmpty { return [] }
        let order: [Int]
        if let cost {
            let costs = items.map(cost)
            order = items.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
        } else {
            order = Array(items.indices)
        }
        let queue = SharedQueue<Output>(count: items.count, progress: progress)
        let group = DispatchGroup()
        for _ in 0..<max(1, min(workers, items.count)) {
            group.enter()
            let thread = Thread {
                while let turn = queue.take() {
                    let index = order[turn]
                    queue.finish(index, transform(items[index]))
                }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return queue.inOrder
    }
}
