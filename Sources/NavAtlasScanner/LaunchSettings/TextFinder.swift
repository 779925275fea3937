import Foundation
import NavAtlasModel

/// Finds the line and column of a value in a file, for parsers that do not report them.
struct TextFinder {
    private let bytes: Data
    private let displayPath: String
    private var position: Int = 0

    init(_ bytes: [UInt8], displayPath: String) {
        self.bytes = Data(bytes)
        self.displayPath = displayPath
    }

    /// The place of the first of some spellings that stands after what was found before, or else anywhere; the start of
    /// the file where none does.
    mutating func location(of spellings: [String]) -> SourceLocation {
        for start in [position, 0] {
            for spelling in spellings {
                if let range = bytes.range(of: Data(spelling.utf8), in: start..<bytes.count) {
                    position = range.upperBound
                    return location(at: range.lowerBound)
                }
            }
        }
        return SourceLocation(file: displayPath, line: 1, column: 1)
    }

    /// Passes over the next place where a text stands, so that what is asked for next is looked for after it.
    mutating func skip(past text: String) {
        if let range = bytes.range(of: Data(text.utf8), in: position..<bytes.count) { position = range.upperBound }
    }

    private func location(at offset: Int) -> SourceLocation {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") }
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourceLocation(file: displayPath, line: line + 1, column: offset - lineStart + 1)
    }
}

extension Error {
    /// What Foundation's parsers say beneath the words that they wrap it in.
    var parserMessage: String {
        let error = self as NSError
        if let message = error.userInfo["NSDebugDescription"] as? String { return message }
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error { return inner.parserMessage }
        return error.localizedDescription
    }
}
