import Foundation
import NavAtlasModel

/// How a place in the source becomes a link: a URL with placeholders, such as
/// `https://example.com/app/blob/{revision}/{file}#L{line}` or `vscode://file/{file}:{line}:{column}`.
public struct SourceLinks: Sendable, Hashable {
    /// The URL with its placeholders.
    public let pattern: String
    /// What stands for `{revision}`.
    public let revision: String?

    /// The placeholders, without their braces.
    public static let placeholders = ["file", "line", "column", "revision"]

    /// Whether a pattern asks for a revision.
    public static func needsRevision(_ pattern: String) -> Bool { pattern.contains("{revision}") }

    /// Creates links.
    ///
    /// - Throws: ``SourceLinkError`` where the pattern has no `{file}`, an unknown placeholder, or would run a script.
    public init(pattern: String, revision: String? = nil) throws(SourceLinkError) {
        self.pattern = pattern
        self.revision = revision
        if let scheme = Self.scriptScheme(of: pattern) { throw .script(scheme) }
        guard pattern.contains("{file}") else { throw .missingFile }
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let name = String(rest[rest.index(after: open)..<close])
            guard Self.placeholders.contains(name) else { throw .unknownPlaceholder(name) }
            rest = rest[rest.index(after: close)...]
        }
        if Self.needsRevision(pattern), revision == nil { throw .missingRevision }
    }

    /// The link to a place. What fills a placeholder is encoded, so that it stays a path and never becomes a scheme.
    public func url(of place: SourceLocation) -> String {
        let values = [
            "file": Self.encoded(place.file), "line": "\(place.line)", "column": "\(place.column)",
            "revision": Self.encoded(revision ?? ""),
        ]
        var result = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open] + (values[String(rest[rest.index(after: open)..<close])] ?? "")
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// The scheme of a URL that runs what it says, read as browsers read it: without controls and spaces, in any case.
    static func scriptScheme(of url: String) -> String? {
        let visible = url.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        let scheme = String(String.UnicodeScalarView(visible)).prefix { $0 != ":" }.lowercased()
        return ["javascript", "data", "vbscript"].contains(scheme) ? scheme : nil
    }

    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar)
            {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}

/// What is wrong with a pattern for links.
public enum SourceLinkError: Error, Hashable, Sendable {
    /// It names no file, so that all links would be the same.
    case missingFile
    /// There is no such placeholder.
    case unknownPlaceholder(String)
    /// It asks for a revision, and none is known.
    case missingRevision
    /// A URL of that scheme runs what it says.
    case script(String)
}

extension SourceLinkError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .missingFile: "a pattern for links to the source needs {file}, as in https://host/app/{file}#L{line}"
        case .unknownPlaceholder(let name):
            "there is no placeholder {\(name)} for links to the source; there are "
                + SourceLinks.placeholders.map { "{\($0)}" }.joined(separator: ", ")
        case .missingRevision: "the pattern for links asks for {revision}, but the revision is not known"
        case .script(let scheme): "a link to the source cannot be a '\(scheme):' URL, which runs what it says"
        }
    }
}
