/// How a place in the source becomes a link: a URL with placeholders, such as
/// `https://example.com/app/blob/{revision}/{file}#L{line}` or `vscode://file/{file}:{line}:{column}`.
package struct SourceLinks: Sendable, Hashable {
    /// The URL, in which `{file}`, `{line}` and `{column}` stand for a place. The revision has been filled in.
    package let pattern: String

    /// The placeholders, without their braces.
    package static let placeholders = ["file", "line", "column", "revision"]

    /// Whether a pattern asks for a revision.
    package static func needsRevision(_ pattern: String) -> Bool { pattern.contains("{revision}") }

    /// Creates links.
    ///
    /// - Parameters:
    ///   - pattern: The URL with its placeholders.
    ///   - revision: What stands for `{revision}`.
    /// - Throws: ``SourceLinkError`` where the pattern has no `{file}`, an unknown placeholder, or would run a script.
    package init(pattern: String, revision: String? = nil) throws(SourceLinkError) {
        if let scheme = Self.scriptScheme(of: pattern) { throw .script(scheme) }
        guard pattern.contains("{file}") else { throw .missingFile }
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            guard Self.placeholders.contains(name) else { throw .unknownPlaceholder(name) }
            rest = rest[rest.index(after: close)...]
        }
        if Self.needsRevision(pattern), revision == nil { throw .missingRevision }
        self.pattern = pattern.replacing("{revision}", with: Self.encoded(revision ?? ""))
    }

    /// The link to a place. The file's name is encoded, so that it stays a path and never becomes a scheme.
    package func url(of place: SourceLocation) -> String {
        pattern.replacing("{line}", with: "\(place.line)").replacing("{column}", with: "\(place.column)")
            .replacing("{file}", with: Self.encoded(place.file))
    }

    /// The scheme of a URL that runs what it says, read as browsers read it: without controls and spaces, in any case.
    static func scriptScheme(of url: String) -> String? {
        let visible = url.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        let scheme = String(String.UnicodeScalarView(visible)).prefix { $0 != ":" }.lowercased()
        return ["javascript", "data", "vbscript", "blob"].contains(scheme) ? scheme : nil
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                String(Unicode.Scalar(byte))
            case _ where "-._~/+@".utf8.contains(byte): String(Unicode.Scalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}

/// What is wrong with a pattern for links.
package enum SourceLinkError: Error, Hashable, Sendable {
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
    package var description: String {
        switch self {
        case .missingFile: "a pattern for links to the source needs {file}, as in https://host/app/{file}#L{line}"
        case .unknownPlaceholder(let name):
            "there is no placeholder {\(name)} for links to the source; there are "
                + SourceLinks.placeholders.map { "{\($0)}" }.joined(separator: ", ")
        case .missingRevision: "the pattern for links asks for {revision}, but the revision is not known"
        case .script(let scheme): "a link to the source cannot be a '\(scheme):' URL, which would run code"
        }
    }
}
