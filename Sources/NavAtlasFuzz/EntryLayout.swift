import Foundation

/// Lays entries out below a folder. Links are among them, and lead anywhere: nothing is made or changed through one.
struct EntryLayout {
    let folder: String
    /// Whether what has an entry's name is removed first; else the entry is left out.
    let isReplacing: Bool

    init(_ folder: String, isReplacing: Bool = false) { (self.folder, self.isReplacing) = (folder, isReplacing) }

    /// Lays out the entries; one that cannot be, for another is in its way, is left out.
    func layOut(_ entries: [FuzzInput.Entry]) {
        for entry in entries { inParent(of: entry) { make(entry.content, $1, in: $0) } }
        // In the end, for entries may lie in them.
        for entry in entries {
            if case .unreadableFolder = entry.content { inParent(of: entry) { Self.close($1, in: $0) } }
        }
    }

    /// Opens the folders of an entry's path one in the other, makes those that are missing, and stops at a link.
    private func inParent(of entry: FuzzInput.Entry, _ body: (Int32, UnsafePointer<CChar>) -> Void) {
        var names = entry.path.split(separator: 47).map(Array.init)
        guard let last = names.popLast(), !(names + [last]).contains(Array("..".utf8)) else { return }
        var place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in names where place >= 0 {
            let inner = FileList.withText(name) { name in
                mkdirat(place, name, 0o755)
                return openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            }
            Foundation.close(place)
            place = inner
        }
        guard place >= 0 else { return }
        FileList.withText(last) { body(place, $0) }
        Foundation.close(place)
    }

    private func make(_ content: FuzzInput.Entry.Content, _ name: UnsafePointer<CChar>, in folder: Int32) {
        if isReplacing { unlinkat(folder, name, 0) }
        switch content {
        case .file(let bytes): Self.write(bytes, to: name, in: folder, mode: 0o644)
        case .unreadableFile: Self.write([], to: name, in: folder, mode: 0)
        case .folder, .unreadableFolder: mkdirat(folder, name, 0o755)
        case .link(let target): FileList.withText(target) { _ = symlinkat($0, folder, name) }
        case .pipe: mkfifoat(folder, name, 0o644)
        }
    }

    private static func write(_ bytes: [UInt8], to name: UnsafePointer<CChar>, in folder: Int32, mode: mode_t) {
        let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { return }
        _ = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        Foundation.close(file)
    }

    /// Takes all rights to a folder away; what is a link by now stays as it is.
    private static func close(_ name: UnsafePointer<CChar>, in folder: Int32) {
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else { return }
        fchmod(inner, 0)
        Foundation.close(inner)
    }
}
