/// What is about to be released, on the way down a chain of coordinators that show one another.
///
/// Coordinators own the next ones by what they show. Were each released inside the one before, a long chain would use up
/// the program's stack; so the outermost release takes them one after the other.
final class ReleaseQueue: @unchecked Sendable {
    // Reached only from within the one call that made it.
    private var items: [ShownItem] = []

    @TaskLocal private static var current: ReleaseQueue?

    /// Releases what a coordinator showed that is gone.
    static func release(_ items: [ShownItem]) {
        let coordinators = items.filter { $0.kind == .coordinator }
        guard !coordinators.isEmpty else { return }
        if let current {
            current.items += coordinators
            return
        }
        let queue = ReleaseQueue()
        queue.items = coordinators
        $current.withValue(queue) {
            while !queue.items.isEmpty { queue.items.removeLast() }
        }
    }
}
