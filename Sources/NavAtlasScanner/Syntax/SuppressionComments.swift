/// Finds comments such as `// navatlas:ignore unused-route - kept for the next release`.
///
/// A comment behind code accepts findings on its line; one on a line of its own those on the next line of code, whatever
/// attributes and comments stand between.
enum SuppressionComments {
    private static let search = WordSearch(["navatlas:ignore"])

    static func suppressions(in source: UnsafeBufferPointer<UInt8>, _ lineStarts: [Int]) -> [SuppressionFact] {
        // Looked for first: next to no file has one.
        guard search.matches(UnsafeRawBufferPointer(source)) else { return [] }
        let lines = lineStarts.indices.map { line in
            let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : source.count
            return String(decoding: source[lineStarts[line]..<end], as: UTF8.self)
        }
        var isText = false
        return lines.enumerated().compactMap { line, text in
            // What stands in a string of several lines is no comment.
            let wasText = isText
            let isComment = !wasText && text.drop(while: \.isWhitespace).hasPrefix("//")
            if !isComment, !text.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
            if wasText { return nil }
            guard let range = text.range(of: "// navatlas:ignore "), !isInString(text[..<range.lowerBound]) else {
                return nil
            }
            let (rules, reason) = parts(of: text[range.upperBound...])
            guard !rules.isEmpty else { return nil }
            let column = text[..<range.lowerBound].utf8.count + 1
            let standsAlone = text[..<range.lowerBound].allSatisfy(\.isWhitespace)
            return SuppressionFact(
                rules: rules.sorted(), reason: reason,
                position: Position(line: Int32(line + 1), column: Int32(column)),
                lastLine: standsAlone ? codeLine(after: line, in: lines) + 1 : line + 1)
        }
    }

    /// `rule-a, rule-b - reason`.
    private static func parts(of text: Substring) -> (rules: Set<String>, reason: String) {
        let halves = text.split(separator: " - ", maxSplits: 1)
        let words = (halves.first ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
        let rules = words.filter { $0.first?.isLetter == true }
        let reason = halves.count > 1 ? String(halves[1].drop(while: \.isWhitespace)) : ""
        return (Set(rules), String(reason.reversed().drop(while: \.isWhitespace).reversed()))
    }

    /// Whether a quotation mark is open before the comment, as far as one line tells.
    private static func isInString(_ text: Substring) -> Bool {
        !text.count(where: { $0 == "\"" }).isMultiple(of: 2)
    }

    /// Whether an attribute and its arguments are all that stands on a line: `@available(iOS 17, *)`.
    private static func isAttributeAlone(_ text: Substring) -> Bool {
        guard text.first == "@" else { return false }
        var depth = 0
        var rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard rest.first == "(" else { return rest.allSatisfy(\.isWhitespace) }
        while let next = rest.popFirst() {
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            if depth == 0 { return rest.allSatisfy(\.isWhitespace) }
        }
        return false
    }

    private static func codeLine(after line: Int, in lines: [String]) -> Int {
        var next = line + 1
        while next < lines.count {
            let text = lines[next].drop(while: \.isWhitespace)
            guard text.isEmpty || text.hasPrefix("//") || isAttributeAlone(text) else { return next }
            next += 1
        }
        return line
    }
}
