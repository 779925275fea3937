import Foundation
import NavAtlasFiles

/// The folder in which git keeps a repository. Anyone may have laid it out, and git opens what is there as it is: a pipe
/// would keep it waiting for ever, and a device may have no end.
struct GitFolder {
    private let folders: [String]
    private var count = 0
    private var seen: Set<String> = []

    /// More files than git keeps well, and the end of a link that leads all over the disk.
    private static let mostFiles = 1_000_000
    /// What git reads as it looks a revision up.
    private static let parts = ["refs", "objects", "info", "reftable"]

    /// The folder of the repository that a folder belongs to; none where there is no repository.
    init(for folder: String = FileManager.default.currentDirectoryPath) {
        var place = folder
        while !FileManager.default.fileExists(atPath: PathText.join(place, ".git")), place != "/", !place.isEmpty {
            place = PathText.directory(of: place)
        }
        let top = PathText.join(place, ".git")
        let own = ProcessInfo.processInfo.environment["GIT_DIR"] ?? Self.path(in: top, after: "gitdir: ") ?? top
        let common = Self.path(in: PathText.join(own, "commondir"), after: "", from: own)
        folders = [own] + (common.map { [$0] } ?? [])
    }

    /// The path that a small file of git's holds.
    private static func path(in file: String, after start: String, from folder: String? = nil) -> String? {
        guard let data = try? Files.read(file, limit: ReadLimit.configuration) else { return nil }
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard text.hasPrefix(start) else { return nil }
        let path = String(text.dropFirst(start.count))
        return path.hasPrefix("/") ? path : PathText.join(folder ?? PathText.directory(of: file), path)
    }

    /// Makes sure that git finds files and folders alone.
    ///
    /// - Throws: ``GitError/noRegularFile(_:)`` and ``GitError/tooManyFiles(_:)``.
    func check() throws(GitError) {
        var search = self
        for folder in folders {
            try search.check(folder, goesOn: false)
            for part in Self.parts { try search.check(PathText.join(folder, part), goesOn: true) }
        }
    }

    private mutating func check(_ folder: String, goesOn: Bool) throws(GitError) {
        // A link may lead to a folder that it lies in.
        guard seen.insert("\(Files.key(of: folder)) \(goesOn)").inserted else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            count += 1
            guard count < Self.mostFiles else { throw .tooManyFiles(folder) }
            let path = PathText.join(folder, name)
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: if goesOn { try check(path, goesOn: true) }
            default: throw .noRegularFile(path)
            }
        }
    }
}
