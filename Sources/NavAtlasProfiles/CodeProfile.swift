/// Which code a test run ran, by file.
package struct CodeProfile: Sendable {
    /// The files, by their paths as the profile has them.
    package let files: [String: FileProfile]

    init(files: [String: FileProfile]) { self.files = files }

    /// Reads a profile, whose content says which format it has.
    ///
    /// - Parameter names: the names of the files that are asked about, without folders; what others did is not kept.
    /// - Throws: ``ProfileError``.
    package init(_ bytes: [UInt8], filesNamed names: Set<String>) throws(ProfileError) {
        guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) && !Self.byteOrderMark.contains($0) })
        else {
            throw .empty
        }
        let wanted = WantedFiles(names: names)
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = try JSONProfile.read(bytes, wanted)
        default:
            if let binary = ProfileError.BinaryFormat(of: bytes) { throw .binary(binary) }
            self = try TracefileReader.read(bytes, wanted)
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The files that are asked about.
struct WantedFiles: Sendable {
    let names: Set<String>

    func contains(_ path: some StringProtocol) -> Bool { names.contains(String(CodePath.name(of: path))) }
}

/// Paths as text, of this machine or of another one.
enum CodePath {
    /// The names in a path, without `.`.
    static func parts(of path: some StringProtocol) -> [Substring] {
        Substring(path).split(whereSeparator: isSeparator).filter { $0 != "." }
    }

    static func name(of path: some StringProtocol) -> Substring {
        Substring(path).split(whereSeparator: isSeparator).last ?? ""
    }

    private static func isSeparator(_ sign: Character) -> Bool { sign == "/" || sign == "\\" }
}
