/// The candidates that were probably meant: the nearest by edit distance if it is near enough, else up to five that contain
/// the word.
package func nearest(to word: String, among candidates: [String]) -> [String] {
    func bare(_ text: String) -> String { String(text.drop { $0 == "-" }).lowercased() }
    let wanted = bare(word)
    let near = candidates.compactMap { candidate -> (distance: Int, candidate: String)? in
        let name = bare(candidate)
        let distance = editDistance(wanted, name)
        return distance <= min(3, max(wanted.count, name.count) / 2) ? (distance, candidate) : nil
    }
    if let best = near.min(by: <) { return [best.candidate] }
    // A part of a long name is further away by edits than a reader would say: `--coverage`.
    return wanted.count < 3 ? [] : Array(candidates.filter { bare($0).contains(wanted) }.sorted().prefix(5))
}

/// The end of an error about a name that does not exist: `; did you mean 'report'?`, or nothing without a suggestion.
package func suggestion(_ meant: [String]) -> String {
    guard let last = meant.last else { return "" }
    let others = meant.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "; did you mean \(others.isEmpty ? "" : others + " or ")'\(last)'?"
}

/// The ids that a name probably means: all of which it is the short name (`ItemView` of `Shop.ItemView`, `Cart.ItemView` and
/// `ItemView#Row`), else the nearest one.
package func probablyMeant(by name: String, among ids: [String]) -> [String] {
    let namesakes = ids.filter { id in
        guard !Node.isInline(id) else { return false }
        let unqualified = id.prefix { $0 != "#" }
        return unqualified == name || unqualified.hasSuffix("." + name)
    }
    return namesakes.isEmpty ? Array(nearest(to: name, among: ids).prefix(1)) : Set(namesakes).sorted()
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other:
/// the optimal string alignment distance (Damerau 1964, without edits inside a swap).
package func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let isSame = left[row] == right[column]
            var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                best = min(best, beforePrevious[column - 1] + 1)
            }
            current.append(best)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
