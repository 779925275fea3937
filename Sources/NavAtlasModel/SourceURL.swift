/// Where the source of an app can be looked at: a URL in which `{file}`, `{line}` and `{column}` stand for a place.
///
/// `https://github.com/o/app/blob/main/{file}#L{line}`, `vscode://file/Users/me/app/{file}:{line}:{column}`
public struct SourceURL: Hashable, Sendable {
    /// The URL with its placeholders.
    public let pattern: String

    /// Creates a URL; `nil` where it names no file, or is of a scheme that runs code instead of showing something.
    public init?(pattern: String) {
        let scheme = pattern.prefix { $0 != ":" && $0 != "/" && $0 != "{" }.lowercased()
        let isScheme = pattern.dropFirst(scheme.count).first == ":"
        let isPlain = pattern.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        guard pattern.contains("{file}"), isPlain,
            !isScheme || !["javascript", "data", "vbscript", "blob"].contains(scheme)
        else { return nil }
        self.pattern = pattern
    }

    /// The URL of a place. A file's name is encoded, so that it stays a part of the path whatever it is.
    public func url(of place: SourceLocation) -> String {
        url(ofFile: place.file).replacing("{line}", with: "\(place.line)").replacing(
            "{column}", with: "\(place.column)")
    }

    /// The URL of a file, in which the placeholders of line and column still stand.
    public func url(ofFile file: String) -> String {
        let encoded = file.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                String(Unicode.Scalar(byte))
            case _ where "-._~/+@".utf8.contains(byte): String(Unicode.Scalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
        return pattern.replacing("{file}", with: encoded)
    }
}
