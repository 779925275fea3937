/// Tells when something below some paths has changed.
protocol FileChanges {
    /// Waits until something has changed, and until no more changes follow at once, as they do while a branch is checked
    /// out.
    ///
    /// - Parameter isEnded: asked now and then whether to go on waiting.
    /// - Returns: `false` where waiting was ended before anything changed.
    mutating func wait(until isEnded: () -> Bool) -> Bool

    /// Whether every folder is watched; `false` where the system does not watch as many.
    var seesAll: Bool { get }
}

/// Looks at the files now and then: for folders whose system does not tell of changes, such as those of a network.
struct PolledChanges: FileChanges {
    private static let mostPauses = 10
    private let tree: WatchedTree
    private let pause: () -> Void
    let seesAll = true
    private var last: Int

    /// - Parameter pause: waits between two looks.
    init(_ tree: WatchedTree, pause: @escaping () -> Void) {
        self.tree = tree
        self.pause = pause
        last = tree.signature
    }

    mutating func wait(until isEnded: () -> Bool) -> Bool {
        while !isEnded() {
            pause()
            var now = tree.signature
            guard now != last else { continue }
            for _ in 0..<Self.mostPauses {
                let before = now
                pause()
                now = tree.signature
                if now == before { break }
            }
            last = now
            return !isEnded()
        }
        return false
    }
}
