import Foundation

/// Progress where standard error is no terminal: a line now and then, so that the log of a long run shows that it goes on.
///
/// The first line comes one interval after the first step, so a short run logs nothing.
final class ProgressLog: @unchecked Sendable {
    /// The seconds between two lines.
    static let interval = 10.0

    private let now: @Sendable () -> Double
    private let lock = NSLock()
    // Guarded by the lock.
    private var last: Double?

    /// - Parameter now: a clock, in seconds.
    init(now: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) { self.now = now }

    /// Whether a line is due.
    func isDue() -> Bool {
        lock.withLock {
            let time = now()
            let isDue = last.map { time - $0 >= Self.interval } ?? false
            if isDue || last == nil { last = time }
            return isDue
        }
    }
}
