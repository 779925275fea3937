import NavAtlasFiles

/// A file that a scan reads.
package struct SourceFile: Hashable, Sendable {
    /// The absolute path.
    package let path: String
    /// The path relative to the base folder, with `/` between its parts; what people and documents see.
    package let displayPath: String
    /// The module that the file belongs to, as far as its target or its place in a Swift package tells.
    package private(set) var module: String?
    /// The target that the file belongs to; `nil` where that is not known, or where several of those that are read have it.
    package private(set) var target: String?
    /// The size in bytes when the file was found.
    package let size: Int
    /// Whether the file itself was asked for, rather than a folder that it is in.
    let isGiven: Bool
    /// The path below the folder that was asked for.
    let pathInScan: String
    /// The text that was read once for all.
    private var loadedText: [UInt8]?

    /// Creates a source file from its parts.
    package init(
        path: String, displayPath: String, module: String? = nil, size: Int = 0, isGiven: Bool = false,
        pathInScan: String? = nil
    ) {
        self.path = path
        self.displayPath = displayPath
        self.module = module
        self.size = size
        self.isGiven = isGiven
        self.pathInScan = pathInScan ?? displayPath
    }

    /// The name without its folder.
    var name: String { String(PathText.parts(of: path).last ?? "") }

    /// Whether it is a storyboard or a nib.
    var isInterface: Bool { FileKind.isInterface(path) }

    /// Whether it is Objective-C, which may be in any encoding.
    var isObjectiveC: Bool { FileKind.isObjectiveC(path) }

    /// Whether it is Swift.
    var isSwift: Bool { !isInterface && !isObjectiveC }

    /// The file as part of a target; a file that several targets share is part of several modules.
    func built(into target: BuildTarget?, isShared: Bool) -> SourceFile {
        var file = self
        if isShared { file.module = nil }
        if let target { (file.target, file.module) = (target.name, target.module) }
        return file
    }

    /// The file with its text: all who read it get the same, whatever is written in the meantime. A file that cannot be
    /// read stays as it is.
    func loaded() -> SourceFile {
        var file = self
        file.loadedText = try? text()
        return file
    }

    /// The file's bytes, which are UTF-8 but for Objective-C.
    ///
    /// - Throws: a diagnostic where the file cannot be read, is not UTF-8 or has more bytes than the limit.
    package func text(limit: Int = SourceTree.Options.defaultSizeLimit) throws(ScanDiagnostic) -> [UInt8] {
        if let loadedText { return loadedText }
        let bytes = try bytes(limit: limit)
        guard isObjectiveC || bytes.isUTF8Text else { throw ScanDiagnostic(path: displayPath, problem: .notUTF8) }
        return bytes
    }

    /// The file's bytes, whatever they are.
    ///
    /// - Throws: a diagnostic where the file cannot be read or has more bytes than the limit.
    package func bytes(limit: Int = SourceTree.Options.defaultSizeLimit) throws(ScanDiagnostic) -> [UInt8] {
        do throws(FileSystem.Failure) {
            return try FileSystem.contents(of: path, limit: limit)
        } catch {
            throw ScanDiagnostic(path: displayPath, problem: error.problem(limit: limit))
        }
    }
}

extension FileSystem.Failure {
    func problem(limit: Int) -> ScanDiagnostic.Problem {
        switch self {
        case .system: .unreadableFile(reason: reason)
        case .notAFile: .notAFile
        case .tooLarge(let bytes): .tooLarge(bytes: bytes, limit: limit)
        }
    }
}

extension [UInt8] {
    /// Whether the bytes are UTF-8 without a NUL near the start, which only UTF-16 and binary files have.
    var isUTF8Text: Bool {
        if prefix(256).contains(0) { return false }
        return withUnsafeBytes { bytes in
            var sum: UInt64 = 0
            let words = bytes.count / 8
            for word in 0..<words { sum |= bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self) }
            for byte in bytes[(words * 8)...] { sum |= UInt64(byte) }
            if sum & 0x8080_8080_8080_8080 == 0 { return true }
            return Unicode.UTF8.isValid(bytes)
        }
    }
}

extension Unicode.UTF8 {
    /// Whether bytes are well-formed UTF-8, by table 3-7 of the Unicode Standard.
    fileprivate static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        let end = bytes.count
        while index < end {
            let first = bytes[index]
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch first {
            case 0x00...0x7F:
                index += 1
                continue
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return false
            }
            guard index + length <= end, second.contains(bytes[index + 1]) else { return false }
            for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return false }
            index += length
        }
        return true
    }
}
