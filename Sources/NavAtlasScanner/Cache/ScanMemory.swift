import Foundation
import NavAtlasModel

/// The last scan of a process that scans again and again, as `watch` does.
///
/// A comment above some code, or another line break in it, moves places and changes nothing else; other colours and other
/// words on a button change nothing that navigates. Then the graph of the last scan is moved, instead of being made anew.
package final class ScanMemory: @unchecked Sendable {
    private struct Scan {
        let surroundings: String
        /// By path.
        let files: [String: (key: ContentHash, facts: FileFacts)]
        let graph: NavigationGraph
    }

    private let lock = NSLock()
    /// Guarded by the lock.
    private var last: Scan?

    /// Creates an empty memory.
    package init() {}

    /// Whether there is no scan in it.
    var isEmpty: Bool { lock.withLock { last == nil } }

    /// Keeps a scan in the place of the last one.
    func keep(
        _ graph: NavigationGraph, of files: [(key: ContentHash, facts: FileFacts)], in surroundings: String
    ) {
        let files = Dictionary(files.map { ($0.facts.path, $0) }) { first, _ in first }
        let scan = Scan(surroundings: surroundings, files: files, graph: graph)
        lock.withLock { last = scan }
    }

    /// The graph of files that differ from those of the last scan in places, looks and sentences alone; `nil` where they differ
    /// in more.
    func moved(
        to files: [(key: ContentHash, facts: FileFacts)], in surroundings: String
    ) throws(ScanError) -> NavigationGraph? {
        guard let last = lock.withLock({ last }), last.surroundings == surroundings, last.files.count == files.count
        else { return nil }
        var changed: [(old: FileFacts, new: FileFacts)] = []
        for (key, facts) in files {
            guard let old = last.files[facts.path], old.facts.module == facts.module, old.facts.target == facts.target
            else { return nil }
            if old.key != key { changed.append((old.facts, facts)) }
        }
        let before = last.files.values.map(\.facts)
        // What counts as looks depends on all that the app declares.
        guard
            changed.allSatisfy({
                AppearanceFilter.Declarations(of: $0.old) == AppearanceFilter.Declarations(of: $0.new)
            }),
            let places = MovedLocations(changed, AppearanceFilter(of: before)),
            try places.texts.leave(last.graph, of: before)
        else { return nil }
        return places.moving(last.graph)
    }
}
