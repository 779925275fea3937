import Foundation

/// The folders and files below some paths, without hidden ones. Links are not followed: what the scanner reads through one
/// lies in the same folders.
struct WatchedTree {
    private static let mostFolders = 50_000
    let paths: [String]

    /// The folders in which something may change that concerns the paths: those below them; for a file the folder that it
    /// is in; for what is not there the nearest folder above.
    var folders: [String] {
        var folders: [String] = []
        for path in paths {
            var kind = Self.kind(of: path)
            var existing = path
            while kind == nil, existing != PathText.folder(of: existing) {
                existing = PathText.folder(of: existing)
                kind = Self.kind(of: existing)
            }
            if kind == .folder, existing == path {
                visit(path) { folder, _ in folders.append(folder) }
            } else {
                folders.append(kind == .folder ? existing : PathText.folder(of: existing))
            }
        }
        return folders
    }

    /// A number that changes with the files: their names, sizes and times.
    var signature: Int {
        var hasher = Hasher()
        for path in paths {
            visit(path) { folder, names in
                for name in names.sorted() { Self.add(PathText.join(folder, name), to: &hasher) }
            }
            Self.add(path, to: &hasher)
        }
        return hasher.finalize()
    }

    private static func add(_ path: String, to hasher: inout Hasher) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        hasher.combine(path)
        hasher.combine(Int(status.st_size))
        hasher.combine(UInt64(status.st_ino))
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        hasher.combine(time.tv_sec)
        hasher.combine(time.tv_nsec)
    }

    private enum Kind { case folder, other }

    private static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }

    /// Visits a folder and those in it, each with the names of what it holds.
    private func visit(_ top: String, _ body: (String, [String]) -> Void) {
        var waiting = [top]
        var count = 0
        while let folder = waiting.popLast(), count < Self.mostFolders {
            guard let stream = opendir(folder) else { continue }
            defer { closedir(stream) }
            count += 1
            var names: [String] = []
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
                names.append(name)
                let isFolder =
                    switch Int32(entry.pointee.d_type) {
                    case Int32(DT_DIR): true
                    case Int32(DT_UNKNOWN): Self.kind(of: PathText.join(folder, name)) == .folder
                    default: false
                    }
                if isFolder { waiting.append(PathText.join(folder, name)) }
            }
            body(folder, names)
        }
    }
}
