import NavAtlasModel

/// The lines of source files, as far as the files can be read here.
struct SourceLines {
    private var files: [String: [ArraySlice<UInt8>]] = [:]

    /// Whether a place is in braces that begin before it on its line: `open()` in `Button("Open") { open() }`.
    ///
    /// - Returns: `nil` where the line cannot be read.
    mutating func standsInClosure(_ place: SourceLocation) -> Bool? {
        let lines = lines(of: place.file)
        guard lines.indices.contains(place.line - 1), 1...(lines[place.line - 1].count + 1) ~= place.column else {
            return nil
        }
        var depth = 0
        var isInText = false
        var isEscaped = false
        for byte in lines[place.line - 1].prefix(place.column - 1) {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isInText
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "{") where !isInText: depth += 1
            case UInt8(ascii: "}") where !isInText: depth -= 1
            default: break
            }
        }
        return depth > 0
    }

    private mutating func lines(of file: String) -> [ArraySlice<UInt8>] {
        if let known = files[file] { return known }
        let bytes = (try? Files.read(file)).map { [UInt8]($0) }
        let lines = bytes?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
        files[file] = lines
        return lines
    }
}
