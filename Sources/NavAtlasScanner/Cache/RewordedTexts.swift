import NavAtlasModel

/// Sentences whose words changed since the last scan, such as a button's title.
///
/// The engine looks into texts that may be names: of cases, scenes, links, notifications. A sentence is none of these; it
/// is compared with other texts at most, or names a tab. So a sentence that stands nowhere else may change.
struct RewordedTexts {
    private var new: [String: String] = [:]
    private var counts: [String: Int] = [:]
    /// Whether each old text has one new one, and each new one an old one.
    private var isOneToOne = true

    /// Adds the texts of a piece of code before and after, which are in the same order.
    mutating func add(_ old: [String], _ new: [String]) {
        for (from, to) in zip(old, new) {
            if from == to, self.new[from] == nil { continue }
            isOneToOne = isOneToOne && self.new[from] ?? to == to
            self.new[from] = to
            counts[from, default: 0] += 1
        }
    }

    /// Whether a graph is the same with the new texts.
    ///
    /// - Parameter files: all files before the change.
    func leave(_ graph: NavigationGraph, of files: [FileFacts]) throws(ScanError) -> Bool {
        if new.isEmpty { return true }
        let all = Set(new.keys).union(new.values)
        guard isOneToOne, all.count == 2 * new.count else { return false }
        let document = try CachedScan(graph).document
        guard !new.keys.contains(where: document.contains) else { return false }
        let found = ParallelMap.map(files) { file -> (inCode: [String], isElsewhere: Bool) in
            var writer = FactsWriter.ofShapes
            writer.write(file)
            return (writer.sentencesApart.filter(all.contains), all.contains(where: writer.hasWritten))
        }
        guard !found.contains(where: \.isElsewhere) else { return false }
        return found.reduce(into: [:]) { for text in $1.inCode { $0[text, default: 0] += 1 } } == counts
    }

    /// Whether a text can be nothing but words for people: it has a space, and nothing that links, paths or keys have.
    static func isSentence(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: " ")) && !text.utf8.contains(where: marks.contains)
    }

    private static let marks = Set("/:?&=#{}<>@_%\\\"\n\r\t".utf8)
}
