import NavAtlasModel

/// Maps the locations of the last scan to those of this one, for files in which only positions, appearance or sentences
/// changed.
struct MovedLocations {
    private var moves: [String: [Position: Position]] = [:]
    /// The sentences that were put in other words.
    private(set) var texts = RewordedTexts()

    /// - Returns: `nil` where files differ in more.
    init?(_ changes: [(old: FileFacts, new: FileFacts)], _ appearance: AppearanceFilter) {
        let pairs = ParallelMap.map(changes) {
            Self.moves(from: appearance.leftOut(of: $0.old), to: appearance.leftOut(of: $0.new))
        }
        for (change, found) in zip(changes, pairs) {
            guard let found else { return nil }
            moves[change.new.path] = found.places
            texts.add(found.old, found.new)
        }
    }

    private static func moves(
        from old: FileFacts, to new: FileFacts
    ) -> (places: [Position: Position], old: [String], new: [String])? {
        var (before, after) = (FactsWriter.ofShapes, FactsWriter.ofShapes)
        before.write(old)
        after.write(new)
        guard let left = before.positionsApart, let right = after.positionsApart, left.count == right.count,
            before.sentencesApart.count == after.sentencesApart.count, before.finish() == after.finish()
        else { return nil }
        var moves: [Position: Position] = [:]
        for (from, to) in zip(left, right) {
            // Two pieces of code of one place that have gone to two places are no longer the same to the engine.
            if let known = moves[from], known != to { return nil }
            moves[from] = to
        }
        // The order of places decides the order of what is read.
        let order = moves.sorted { $0.key < $1.key }.map(\.value)
        guard zip(order, order.dropFirst()).allSatisfy(<) else { return nil }
        return (moves, before.sentencesApart, after.sentencesApart)
    }

    /// The graph with its places where they are now; `nil` where one is not known, or a name tells a line.
    func moving(_ graph: NavigationGraph) -> NavigationGraph? {
        if moves.isEmpty { return graph }
        // The last line that a comment accepts findings for is no place of code.
        guard !graph.nodes.contains(where: { Self.namesLine($0.id) }),
            !graph.suppressions.contains(where: { moves[$0.location.file] != nil })
        else { return nil }
        return try? graph.moving { place throws(Unknown) in try moved(place) }
    }

    private struct Unknown: Error {}

    /// Types of one name in one file are told apart by their lines.
    private static func namesLine(_ id: String) -> Bool {
        guard let colon = id.lastIndex(of: ":"), id.contains("#") else { return false }
        return id[id.index(after: colon)...].allSatisfy(\.isNumber)
    }

    private func moved(_ place: SourceLocation) throws(Unknown) -> SourceLocation {
        guard let moves = moves[place.file] else { return place }
        guard let line = Int32(exactly: place.line), let column = Int32(exactly: place.column),
            let to = moves[Position(line: line, column: column)]
        else { throw Unknown() }
        return SourceLocation(file: place.file, line: Int(to.line), column: Int(to.column))
    }
}
