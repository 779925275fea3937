import Foundation

/// A source file of this package, read from disk.
struct SourceFile {
    /// Its path below `Sources`.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text without the lines that are comments or parts of a text in several lines.
    var code: String {
        let quotes = "\"\"\""
        let outside = text.components(separatedBy: quotes).enumerated().filter { $0.offset.isMultiple(of: 2) }
        return outside.map(\.element).joined(separator: quotes).split(separator: "\n")
            .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }

    /// The modules that it imports, in order.
    var imports: [String] {
        code.split(whereSeparator: { $0 == "\n" || $0 == ";" }).compactMap { statement in
            let words = statement.split(separator: " ").drop { $0.hasPrefix("@") || Self.accessLevels.contains($0) }
            guard words.first == "import" else { return nil }
            let path = words.dropFirst().drop { Self.importKinds.contains($0) }.first
            return path?.split(separator: ".").first.map(String.init)
        }
    }

    /// The last part of its path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The types that it declares outside of other types, in order. Code between `#if` and `#endif` is indented once more.
    var types: [String] {
        var depth = 0
        return code.split(separator: "\n").compactMap { line in
            let text = line.drop { $0 == " " }
            if text.hasPrefix("#if") { depth += 1 }
            if text.hasPrefix("#endif") { depth -= 1 }
            guard line.count - text.count == 4 * depth else { return nil }
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "@" && $0 != "_" }
            let rest = words.drop { $0.hasPrefix("@") || Self.modifiers.contains($0) }
            guard let kind = rest.first, Self.typeKinds.contains(kind) else { return nil }
            return rest.dropFirst().first.map(String.init)
        }
    }

    private static let modifiers: Set<Substring> = accessLevels.union(["open", "final", "indirect"])
    private static let typeKinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let importKinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// Every Swift file below `Sources`, or every file with other endings, sorted by path.
    static func all(endings: [String] = [".swift"], testFile: String = #filePath) throws -> [SourceFile] {
        let sources = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        return try paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted().map {
            SourceFile(path: $0, text: try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
        }
    }
}
