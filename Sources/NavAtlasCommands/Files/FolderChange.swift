import Foundation

/// A change of several files in a folder that can be undone until it ends. Each file is replaced by one renaming, so that
/// nobody ever sees half of one.
struct FolderChange {
    private enum Step {
        /// A file was put at a path or taken away from it. What was there before is kept, under another name.
        case changed(String, kept: String?)
        case madeFolder(String)
    }

    private let top: FolderHandle
    private let stage: FolderHandle
    private let stageName: String
    private let interruption: Interruption
    private var steps: [Step] = []
    private var count = 0

    /// Begins a change; what it needs meanwhile is kept in a folder of that name, which must not exist.
    init(of top: FolderHandle, stage name: String, _ interruption: Interruption) throws {
        try top.makeFolder(name)
        guard let stage = try top.folder(name) else { throw FileError.cannotWrite(top.place(name), code: ENOENT) }
        (self.top, self.stage, self.interruption) = (top, stage, interruption)
        stageName = name
    }

    /// Writes a file beside, to be placed later; gives its name.
    mutating func stage(_ data: Data) throws -> String {
        try interruption.check()
        let name = newName()
        if let problem = stage.write(data, to: name) { throw FileError.cannotWrite(top.path, code: problem) }
        return name
    }

    /// Puts a staged file in its place.
    mutating func place(_ staged: String, at path: String) throws {
        try interruption.check()
        let (folder, name) = try makeParent(of: path)
        var kept: String?
        if folder.kind(of: name) != nil {
            let new = newName()
            try folder.keep(name, in: stage, as: new)
            kept = new
        }
        try stage.move(staged, to: folder, name)
        steps.append(.changed(path, kept: kept))
    }

    /// Takes a file away.
    mutating func takeAway(_ path: String) throws {
        try interruption.check()
        guard let (folder, name) = try top.parent(of: path) else { return }
        let kept = newName()
        try folder.move(name, to: stage, kept)
        steps.append(.changed(path, kept: kept))
    }

    /// Makes the change final.
    func end() { top.removeAll(stageName) }

    /// Takes everything back. What the system does not let us put back stays in the folder for what was there before.
    func undo() {
        var isWhole = true
        for step in steps.reversed() {
            switch step {
            case .changed(let path, let kept):
                do { try putBack(kept, at: path) } catch { isWhole = false }
            case .madeFolder(let path):
                if let (folder, name) = try? top.parent(of: path) { folder.removeEmptyFolder(name) }
            }
        }
        if isWhole { end() }
    }

    private func putBack(_ kept: String?, at path: String) throws {
        guard let (folder, name) = try top.parent(of: path) else {
            throw FileError.cannotWrite(top.place(path), code: ENOENT)
        }
        if let kept { try stage.move(kept, to: folder, name) } else { folder.remove(name) }
    }

    private mutating func makeParent(of path: String) throws -> (folder: FolderHandle, name: String) {
        for folderPath in FolderHandle.foldersAbove(path) {
            guard let (folder, name) = try top.parent(of: folderPath), try folder.folder(name) == nil else { continue }
            try folder.makeFolder(name)
            steps.append(.madeFolder(folderPath))
        }
        guard let parent = try top.parent(of: path) else {
            throw FileError.cannotWrite(top.place(path), code: ENOENT)
        }
        return parent
    }

    private mutating func newName() -> String {
        count += 1
        return "\(count)"
    }
}
