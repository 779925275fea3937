import Foundation
import NavAtlasFiles

/// The folders and files below some paths, without hidden ones. Links are not followed: what the scanner reads through one
/// lies in the same folders.
struct WatchedTree {
    private static let mostFolders = 50_000
    let paths: [String]

    /// Enters the folders in which something may change that concerns the paths: those below them; for a file the folder
    /// that it is in; for what is not there the nearest folder above.
    ///
    /// A folder is entered before its contents are listed, and a path is looked up again after the folder above it was
    /// entered. So whoever watches each folder as it is entered misses nothing that comes while others are entered.
    ///
    /// - Parameter enter: gives whether the folder is there.
    func enterFolders(_ enter: (String) -> Bool) {
        for path in paths {
            var last: String?
            while case let (nearest, kind) = Self.nearest(to: path), nearest != last {
                let top = kind == .folder ? nearest : PathText.directory(of: nearest)
                var isThere = false
                func enterOne(_ folder: String) {
                    if enter(folder), folder == top { isThere = true }
                }
                if top == path { visit(top, entering: enterOne) { _, _ in } } else { enterOne(top) }
                last = isThere ? nearest : nil
            }
        }
    }

    /// The path, or what is there of the folders above it.
    private static func nearest(to path: String) -> (path: String, kind: Kind?) {
        var (nearest, kind) = (path, kind(of: path))
        while kind == nil, nearest != PathText.directory(of: nearest) {
            nearest = PathText.directory(of: nearest)
            kind = Self.kind(of: nearest)
        }
        return (nearest, kind)
    }

    /// A number that changes with the files: their names, sizes and times.
    var signature: Int {
        var hasher = Hasher()
        for path in paths {
            visit(path, entering: { _ in }) { folder, names in
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

    /// Visits a folder and those in it: enters each, and then gives the names of what it holds.
    private func visit(_ top: String, entering enter: (String) -> Void, _ body: (String, [String]) -> Void) {
        var waiting = [top]
        var count = 0
        while let folder = waiting.popLast(), count < Self.mostFolders {
            enter(folder)
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
