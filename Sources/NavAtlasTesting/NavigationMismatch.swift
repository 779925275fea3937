/// How a navigation differs from what a test expects: a sentence, and a diff in the text notation.
public struct NavigationMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line of the diff.
    public enum Line: Hashable, Sendable {
        /// It should be there, and is not.
        case missing(String)
        /// It is there, and should not be.
        case unexpected(String)
        /// It is there, and tells where to look.
        case context(String)
    }

    /// What is wrong.
    public let message: String
    /// The facts that make it wrong.
    public let lines: [Line]
    /// What to do, where that is not clear.
    public let help: String?

    /// Creates a mismatch.
    public init(_ message: String, lines: [Line] = [], help: String? = nil) {
        self.message = message
        self.lines = lines
        self.help = help
    }

    /// The sentence, the diff beneath it, and what to do.
    public var description: String {
        let end = lines.isEmpty ? "" : ":"
        return ([message + end] + lines.map(\.text) + [help].compactMap(\.self)).joined(separator: "\n")
    }
}

extension NavigationMismatch.Line {
    fileprivate var text: String {
        switch self {
        case .missing(let fact): "- \(fact)"
        case .unexpected(let fact): "+ \(fact)"
        case .context(let fact): "  \(fact)"
        }
    }

    /// What makes one text out of another; what is gone at a place comes before what is new there.
    static func diff(expected: [String], found: [String]) -> [Self] {
        let changes = found.difference(from: expected)
        let gone = Set(changes.removals.compactMap { if case .remove(let place, _, _) = $0 { place } else { nil } })
        let new = Set(changes.insertions.compactMap { if case .insert(let place, _, _) = $0 { place } else { nil } })
        var lines: [Self] = []
        var (old, now) = (0, 0)
        while old < expected.count || now < found.count {
            if gone.contains(old) {
                lines.append(.missing(expected[old]))
                old += 1
            } else if new.contains(now) {
                lines.append(.unexpected(found[now]))
                now += 1
            } else {
                (old, now) = (old + 1, now + 1)
            }
        }
        return lines
    }
}
