import Foundation
import NavAtlasDiagrams
import NavAtlasFiles

/// A folder with pictures of screens, such as snapshot tests leave.
struct ThumbnailFolder {
    private let folder: String

    /// - Throws: ``FileError`` where there is no such folder.
    init(_ folder: String) throws(FileError) {
        self.folder = folder
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { throw .missing(folder) }
        guard isFolder.boolValue else { throw .noFolder(folder) }
    }

    /// The pictures by the names of the screens. A file is called `HomeScreen.png` or `HomeScreen.1.png`, with `@2x` or
    /// `test` around that if need be, anywhere in the folder; a screen inside another type may be called by its own name
    /// alone.
    ///
    /// - Throws: ``UnusableThumbnail`` where such a file is no PNG, or a broken one.
    func thumbnails(for screens: [String]) throws -> [String: Thumbnail] {
        let files = pictures()
        var thumbnails: [String: Thumbnail] = [:]
        for screen in screens {
            let last = screen.split(separator: ".").last.map(String.init) ?? screen
            guard let path = files[screen] ?? files[last] else { continue }
            do {
                thumbnails[screen] = try Thumbnail(png: Files.read(path, limit: ReadLimit.picture))
            } catch let error as ThumbnailError {
                throw UnusableThumbnail(path: path, error: error)
            }
        }
        return thumbnails
    }

    /// The paths of all PNGs by what they are called after; the first in order where there are several.
    private func pictures() -> [String: String] {
        let entries = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var files: [String: String] = [:]
        for file in entries.sorted() where PathText.fileExtension(of: file).lowercased() == "png" {
            for name in Self.names(of: String(PathText.name(of: file).dropLast(4))) where files[name] == nil {
                files[name] = PathText.join(folder, file)
            }
        }
        return files
    }

    private static func names(of stem: String) -> [String] {
        var name = stem[...]
        for scale in ["@2x", "@3x"] where name.hasSuffix(scale) { name = name.dropLast(scale.count) }
        var names = [String(name)]
        let parts = name.split(separator: ".")
        if parts.count > 1, parts.last?.allSatisfy(\.isNumber) == true {
            names.append(parts.dropLast().joined(separator: "."))
        }
        for name in names where name.hasPrefix("test") {
            names.append(String(name.dropFirst(4).drop { $0 == "_" }))
        }
        return names
    }
}

/// A picture of a screen that cannot be shown.
struct UnusableThumbnail: Error, CustomStringConvertible {
    let path: String
    let error: ThumbnailError

    var description: String { "\(path.quoted) cannot be shown: \(error)" }
}
