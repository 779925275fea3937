import Foundation

/// A folder that is written by this program again and again, and in which others may have files of their own.
///
/// A list in the folder says what was written there. What the list names is replaced or removed, and nothing else is
/// touched: a file of that name which it does not name is an error.
struct WrittenFolder {
    static let listName = ".navatlas-files"

    private let folder: String

    init(_ folder: String) { self.folder = folder }

    /// Writes files at paths in the folder, all of them or none, and removes what was written before and is not among
    /// them.
    ///
    /// - Throws: ``FileError``. The folder is then as it was.
    func write(_ files: [(path: String, data: Data)]) throws(FileError) {
        let former = try formerPaths()
        for file in files where !former.contains(file.path) && exists(place(file.path)) {
            throw .foreignFile(place(file.path))
        }
        let list = Data((files.map(\.path).sorted().joined(separator: "\n") + "\n").utf8)
        var change = Change()
        do throws(FileError) {
            for (path, data) in files + [(Self.listName, list)] {
                try change.makeFolder(PathText.folder(of: place(path)))
                try change.stage(data, for: place(path))
            }
            for path in former.subtracting(files.map(\.path)) { change.remove(place(path)) }
            try change.commit()
        } catch {
            change.undo()
            throw error
        }
        removeEmptyFolders(of: former)
    }

    private func place(_ path: String) -> String { PathText.join(folder, path) }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// What the list names. A path that would lead out of the folder is not among it.
    private func formerPaths() throws(FileError) -> Set<String> {
        guard exists(place(Self.listName)) else { return [] }
        let text = String(decoding: try Files.read(place(Self.listName)), as: UTF8.self)
        let paths = text.split(separator: "\n").map(String.init)
        return Set(
            paths.filter { path in
                !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && path != Self.listName
            })
    }

    /// A folder that others have files in stays, as the system removes none that is not empty.
    private func removeEmptyFolders(of paths: Set<String>) {
        for folder in Set(paths.map { PathText.folder(of: place($0)) }) where folder != self.folder { rmdir(folder) }
    }
}

/// A change of several files that can be undone until it is complete.
private struct Change {
    private static let suffix = ".navatlas-\(UInt64.random(in: 0 ... .max))"

    private var madeFolders: [String] = []
    private var staged: [String] = []
    private var removed: [String] = []
    /// What was moved away, and what was put in place.
    private var kept: [String] = []
    private var placed: [String] = []

    mutating func makeFolder(_ folder: String) throws(FileError) {
        var missing: [String] = []
        var path = folder
        while access(path, F_OK) != 0, errno == ENOENT, !missing.contains(path) {
            missing.append(path)
            path = PathText.folder(of: path)
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o777) == 0 else { throw .cannotWrite(folder, code: errno) }
            madeFolders.append(folder)
        }
    }

    mutating func stage(_ data: Data, for place: String) throws(FileError) {
        staged.append(place)
        do { try Files.write(data, to: place + Self.suffix) } catch {
            if case .cannotWrite(_, let code) = error { throw .cannotWrite(place, code: code) }
            throw error
        }
    }

    mutating func remove(_ place: String) { removed.append(place) }

    mutating func commit() throws(FileError) {
        for place in staged + removed where access(place, F_OK) == 0 {
            guard rename(place, place + Self.suffix + ".old") == 0 else { throw .cannotWrite(place, code: errno) }
            kept.append(place)
        }
        for place in staged {
            guard rename(place + Self.suffix, place) == 0 else { throw .cannotWrite(place, code: errno) }
            placed.append(place)
        }
        for place in kept { unlink(place + Self.suffix + ".old") }
    }

    func undo() {
        for place in placed { unlink(place) }
        for place in kept { rename(place + Self.suffix + ".old", place) }
        for place in staged { unlink(place + Self.suffix) }
        for folder in madeFolders.reversed() { rmdir(folder) }
    }
}
