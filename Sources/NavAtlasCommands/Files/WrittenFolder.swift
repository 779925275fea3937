import Foundation
import NavAtlasFiles

/// A folder that is written by this program again and again, and in which others may have files of their own.
///
/// A list in the folder says what was written there. What the list names is replaced or removed, and nothing else is
/// touched: a file of that name which it does not name is an error. Nothing is reached through a link, since the folder
/// may come with a repository that someone else wrote.
///
/// A run that is killed leaves each file old or new, and a list that names both, so that the next one can complete it.
struct WrittenFolder {
    static let listName = ".navatlas-files"
    /// What is not in its place yet, or not any more.
    static let stageName = ".navatlas-stage"
    private static let listLimit = 1 << 24

    private let folder: String

    init(_ folder: String) { self.folder = folder }

    /// Writes files at paths in the folder, all of them or none, and removes what was written before and is not among
    /// them. A signal that asks the process to end is obeyed as soon as the folder is in order.
    ///
    /// - Throws: ``FileError``. The folder is then as it was.
    func write(_ files: [(path: String, data: Data)]) throws {
        let interruption = Interruption()
        defer { interruption.obey() }
        var made: [String] = []
        do {
            try Self.makeFolders(folder, &made)
            try write(files, in: FolderHandle(folder), interruption)
        } catch {
            for folder in made.reversed() { rmdir(folder) }
            if !(error is Interruption.Asked) { throw error }
        }
    }

    private func write(
        _ files: [(path: String, data: Data)], in top: FolderHandle, _ interruption: Interruption
    ) throws {
        try top.lock()
        top.removeAll(Self.stageName)
        let former = try formerPaths(in: top)
        for file in files { try refuseForeign(file.path, former, in: top) }
        let new = Set(files.map(\.path))
        var change = try FolderChange(of: top, stage: Self.stageName, interruption)
        do {
            let staged = try files.map { (path: $0.path, name: try change.stage($0.data)) }
            let lists = try [former.union(new), new].map { try change.stage(Self.list($0)) }
            try change.place(lists[0], at: Self.listName)
            for file in staged { try change.place(file.name, at: file.path) }
            // What a link leads to was never written by a run.
            for path in former.subtracting(new).sorted() where Self.exists(path, in: top) {
                try change.takeAway(path)
            }
            try change.place(lists[1], at: Self.listName)
        } catch {
            change.undo()
            throw error
        }
        change.end()
        removeEmptyFolders(of: former.subtracting(new), in: top)
    }

    private static func list(_ paths: Set<String>) -> Data {
        Data((paths.sorted().joined(separator: "\n") + "\n").utf8)
    }

    private static func exists(_ path: String, in top: FolderHandle) -> Bool {
        guard let (folder, name) = try? top.parent(of: path) else { return false }
        return folder.kind(of: name).map { $0 != .folder } ?? false
    }

    private func refuseForeign(_ path: String, _ former: Set<String>, in top: FolderHandle) throws(FileError) {
        guard let (folder, name) = try top.parent(of: path), let kind = folder.kind(of: name) else { return }
        if kind == .folder { throw .isFolder(folder.place(name)) }
        if !former.contains(path) { throw .foreignFile(folder.place(name)) }
    }

    /// What the list names. A path that would lead out of the folder is not among it.
    private func formerPaths(in top: FolderHandle) throws(FileError) -> Set<String> {
        guard let kind = top.kind(of: Self.listName) else { return [] }
        if kind != .file { throw .notOwnFolder(top.place(Self.listName)) }
        let text = String(decoding: try top.read(Self.listName, limit: Self.listLimit), as: UTF8.self)
        return Set(
            text.split(separator: "\n").map(String.init).filter { path in
                let parts = path.split(separator: "/", omittingEmptySubsequences: false)
                return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.hasPrefix(".navatlas-") }
            })
    }

    /// A folder that others have files in stays, as the system removes none that is not empty.
    private func removeEmptyFolders(of paths: Set<String>, in top: FolderHandle) {
        let folders = Set(paths.flatMap(FolderHandle.foldersAbove)).sorted { $0.utf8.count > $1.utf8.count }
        for path in folders {
            guard let (folder, name) = try? top.parent(of: path) else { continue }
            folder.removeEmptyFolder(name)
        }
    }

    private static func makeFolders(_ folder: String, _ made: inout [String]) throws(FileError) {
        var missing: [String] = []
        var path = folder
        while access(path, F_OK) != 0, errno == ENOENT, !missing.contains(path) {
            missing.append(path)
            path = PathText.directory(of: path)
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o777) == 0 else { throw .cannotWrite(folder, code: errno) }
            made.append(folder)
        }
    }
}

extension FolderHandle {
    /// The folder that a path below leads to, and the last name; `nil` where there is no such folder.
    ///
    /// - Throws: ``FileError/notOwnFolder(_:)`` where a link stands on the way.
    func parent(of path: String) throws(FileError) -> (folder: FolderHandle, name: String)? {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        var folder = self
        for part in parts.dropLast() {
            guard let inner = try folder.folder(part) else { return nil }
            folder = inner
        }
        return (folder, name)
    }

    /// The folders that a path leads through.
    static func foldersAbove(_ path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
    }
}
