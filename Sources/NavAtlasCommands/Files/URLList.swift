import Foundation
import NavAtlasModel

/// A file of URLs, one a line; empty lines and those that start with `#` say nothing.
struct URLList {
    /// The URLs, each with its place.
    let urls: [(url: String, location: SourceLocation)]

    /// Reads a file.
    ///
    /// - Throws: ``URLListError`` with the place of a line that is no URL, and ``FileError``.
    init(file: String) throws {
        guard let text = String(data: try Files.read(file), encoding: .utf8) else { throw URLListError.notUTF8(file) }
        try self.init(text, file: file)
    }

    init(_ text: String, file: String) throws(URLListError) {
        var urls: [(url: String, location: SourceLocation)] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let url = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            if url.isEmpty || url.hasPrefix("#") { continue }
            guard Self.isURL(url) else { throw .malformed(url, file: file, line: index + 1) }
            urls.append((url, SourceLocation(file: file, line: index + 1, column: 1)))
        }
        self.urls = urls
    }

    private static func isURL(_ text: String) -> Bool {
        guard !text.contains(where: { $0.isWhitespace || "<>\"{}|\\^`".contains($0) }) else { return false }
        guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return false }
        let rest = text.dropFirst(scheme.count)
        return rest.hasPrefix("://") && rest.count > 3
    }
}

/// What is wrong with a list of URLs, by its file and line.
enum URLListError: Error, Hashable, CustomStringConvertible {
    case notUTF8(String)
    case malformed(String, file: String, line: Int)

    var description: String {
        switch self {
        case .notUTF8(let file): "\(file.quoted) is not UTF-8 text; list one URL a line"
        case .malformed(let text, let file, let line):
            "\(file):\(line): \(text.quoted) is not a URL; write one a line, with its scheme: app://todo/1"
        }
    }
}
