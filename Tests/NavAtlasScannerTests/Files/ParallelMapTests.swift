import Foundation
import Testing

@testable import NavAtlasScanner

@Suite struct ParallelMapTests {
    @Test(arguments: [0, 1, 2, 3, 100, 5000], [1, 2, 7, 64]) func keepsTheOrder(_ count: Int, _ workers: Int) {
        let items = Array(0..<count)
        #expect(ParallelMap.map(items, workers: workers) { $0 * 3 } == items.map { $0 * 3 })
        #expect(ParallelMap.map(items, workers: workers, cost: { $0 % 10 }) { $0 * 3 } == items.map { $0 * 3 })
    }

    @Test(arguments: [0, -1]) func worksWithNoWorkersToo(_ workers: Int) {
        #expect(ParallelMap.map(["a", "b"], workers: workers) { $0 + "!" } == ["a!", "b!"])
    }

    @Test func beginsWithTheDearest() {
        let begun = Guarded<[Int]>([])
        _ = ParallelMap.map([3, 9, 1, 9, 5], workers: 1, cost: { $0 }) { item in begun.withLock { $0.append(item) } }
        #expect(begun.withLock { $0 } == [9, 9, 5, 3, 1])
    }

    @Test func neverWorksOnMoreThanTheWorkersCan() {
        let running = Guarded((now: 0, most: 0))
        _ = ParallelMap.map(Array(0..<200), workers: 3) { _ in
            running.withLock { ($0.now, $0.most) = ($0.now + 1, max($0.most, $0.now + 1)) }
            usleep(100)
            running.withLock { $0.now -= 1 }
        }
        #expect((1...3).contains(running.withLock { $0.most }))
    }

    @Test func tellsProgressInOrder() {
        let told = Guarded<[Int]>([])
        let progress: @Sendable (Int, Int) -> Void = { finished, count in
            #expect(count == 300)
            told.withLock { $0.append(finished) }
        }
        _ = ParallelMap.map(Array(0..<300), workers: 4, progress: progress) { $0 }
        #expect(told.withLock { $0 } == Array(1...300))
    }

    /// Deeper than the 8 MB that a main thread has on Linux, not to speak of a second thread's 512 kB on macOS.
    @Test func hasStacksForDeepRecursion() {
        @Sendable func depth(_ level: Int, _ padding: (Int, Int, Int, Int, Int, Int, Int, Int)) -> Int {
            level == 0 ? padding.0 & 0 : 1 + depth(level - 1, (level, padding.0, 1, 2, 3, 4, 5, padding.7))
        }
        #expect(ParallelMap.map([100_000], workers: 2) { depth($0, (1, 2, 3, 4, 5, 6, 7, 8)) } == [100_000])
    }
}
