import Foundation
import NavAtlasFiles

/// The commit that an installed navatlas was built from.
///
/// `make install` and `make dist` write it beside the program, as `share/navatlas/commit`: the commit, and the size in bytes
/// of the program that it belongs to.
enum InstalledCommit {
    /// Reads the commit of a program.
    ///
    /// - Parameter program: the path of the program, such as `/usr/local/bin/navatlas`.
    /// - Returns: up to 12 hexadecimal digits; `nil` where the commit was not written, or where another program has taken the
    ///   place of the one that it belongs to.
    static func read(of program: String) -> String? {
        let place = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        let file = place.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("share/navatlas/commit")
        guard let bytes = try? RegularFile.read(file.path, limit: mostBytes),
            let size = try? FileManager.default.attributesOfItem(atPath: place.path)[.size] as? Int
        else { return nil }
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[1] == "\(size)", words[0].allSatisfy(\.isHexDigit) else { return nil }
        return String(words[0].prefix(12))
    }

    private static let mostBytes = 1000
}
