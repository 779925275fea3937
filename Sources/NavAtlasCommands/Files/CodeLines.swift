import Foundation
import NavAtlasFiles
import NavAtlasModel

/// Reads the lines of code at places of a graph. A graph document may name any file, so that only Swift files inside of
/// some folders are read.
struct CodeLines {
    private static let mostBytes = 1 << 23
    private static let longestLine = 160
    private let folders: [String]

    /// - Parameter folders: folders, or files that are read themselves.
    init(folders: [String]) { self.folders = folders.map(Files.identity) }

    /// The line at each place that can be read, without the space around it.
    func lines(at places: [SourceLocation]) -> [SourceLocation: String] {
        var lines: [SourceLocation: String] = [:]
        for (file, places) in Dictionary(grouping: places, by: \.file) where isInside(file) {
            guard let bytes = try? RegularFile.read(file, limit: Self.mostBytes) else { continue }
            let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for place in places where texts.indices.contains(place.line - 1) {
                let text = String(decoding: texts[place.line - 1], as: UTF8.self)
                    .trimmingCharacters(in: .whitespacesAndNewlines)
                if !text.isEmpty { lines[place] = String(text.prefix(Self.longestLine)) }
            }
        }
        return lines
    }

    private func isInside(_ file: String) -> Bool {
        guard file.hasSuffix(".swift") else { return false }
        let identity = Files.identity(of: file)
        return folders.contains { identity == $0 || identity.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}
