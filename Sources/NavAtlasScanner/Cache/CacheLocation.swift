import Foundation
import NavAtlasFiles

/// The folder that caches are kept in.
package struct CacheLocation: Hashable, Sendable {
    /// The folder's path.
    package let folder: String

    /// The folder at a path, as from `--cache-path`; relative to the current folder.
    package init(folder: String, base: String = FileManager.default.currentDirectoryPath) {
        self.folder = PathText.absolute(folder, in: base)
    }

    /// The user's own cache folder: `~/Library/Caches/navatlas` on macOS, else `$XDG_CACHE_HOME/navatlas` or
    /// `~/.cache/navatlas`. `nil` where the user has no home.
    package static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> CacheLocation? {
        // The XDG base directory specification: a relative path is to be ignored.
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            return CacheLocation(folder: folder + "/navatlas")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return CacheLocation(folder: home + "/Library/Caches/navatlas")
        #else
            return CacheLocation(folder: home + "/.cache/navatlas")
        #endif
    }

    /// The file for a scanned set: what is scanned, from where.
    package func file(for paths: [String], base: String = FileManager.default.currentDirectoryPath) -> String {
        let set = paths.map { PathText.absolute($0, in: base) }.sorted().joined(separator: "\0")
        return PathText.join(folder, "\(ContentHash(Array((base + "\0" + set).utf8))).facts")
    }
}
