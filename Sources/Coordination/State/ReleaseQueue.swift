import NavAtlasModel

/// Releases a chain of coordinators that show one another one by one instead of recursively.
///
/// Coordinators own the next ones by what they show. Were each released inside the one before, a long chain would use up
/// the program's stack; so the outermost release takes them one after the other.
final class ReleaseQueue: @unchecked Sendable {
    // Reached only from within the one call that made it.
    private var items: [ShownItem] = []

    @TaskLocal private static var current: ReleaseQueue?

    /// Releases what a coordinator showed that is gone: `items` is empty then, and no one else may hold them.
    static func release(_ items: inout [ShownItem]) {
        guard items.contains(where: { $0.kind == .coordinator }) else { return }
        if let current {
            current.items += items
            items = []
            return
        }
        let queue = ReleaseQueue()
        swap(&queue.items, &items)
        $current.withValue(queue) {
            while let item = queue.items.popLast() { _ = item }
        }
    }
}
