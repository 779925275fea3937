import Foundation
import NavAtlasFiles

/// The few questions that a scan asks the operating system. Nothing here follows a link, blocks on a pipe or reads
/// without a limit unless it says so.
enum FileSystem {
    /// What stands at a path.
    enum Kind { case file, folder, link, other }

    /// What makes two paths the same file.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let inode: UInt64
    }

    struct Status {
        let kind: Kind
        let identity: Identity
        let size: Int
    }

    enum Failure: Error, Hashable {
        case system(Int32)
        case notAFile
        case tooLarge(bytes: Int)

        var isMissing: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }

        var isLinkLoop: Bool { self == .system(ELOOP) }

        var reason: String {
            switch self {
            case .system(let code): String(cString: strerror(code))
            case .notAFile: "not a file"
            case .tooLarge: String(cString: strerror(EFBIG))
            }
        }
    }

    static func status(of path: String, followingLinks: Bool) throws(Failure) -> Status {
        var result = stat()
        guard (followingLinks ? stat(path, &result) : lstat(path, &result)) == 0 else { throw .system(errno) }
        return Status(result)
    }

    static func isFile(_ path: String) -> Bool {
        (try? status(of: path, followingLinks: true))?.kind == .file
    }

    /// The path without links.
    static func realPath(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else { throw .system(errno) }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw .system(EILSEQ) }
        return text
    }

    /// A name in a folder, and what it is.
    typealias Entry = (name: String, kind: Kind, isUTF8: Bool)

    /// The names in a folder, sorted by their bytes.
    static func entries(of folder: String) throws(Failure) -> [Entry] {
        try unsortedEntries(of: folder).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The names in a folder, in the order in which the system tells them.
    static func unsortedEntries(of folder: String) throws(Failure) -> [Entry] {
        guard let stream = opendir(folder) else { throw .system(errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let (name, isUTF8) = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 1) { text in
                    (String(cString: text), String(validatingCString: text) != nil)
                }
            }
            if name == "." || name == ".." { continue }
            let kind: Kind
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): kind = .file
            case Int(DT_DIR): kind = .folder
            case Int(DT_LNK): kind = .link
            case Int(DT_UNKNOWN): kind = (try? status(of: folder + "/" + name, followingLinks: false))?.kind ?? .other
            default: kind = .other
            }
            entries.append((name, kind, isUTF8))
        }
        if errno != 0 { throw .system(errno) }
        return entries
    }

    /// The bytes of a regular file of at most so many bytes.
    static func contents(of path: String, limit: Int, followingLinks: Bool = true) throws(Failure) -> [UInt8] {
        do throws(RegularFile.Failure) {
            return try RegularFile.read(path, limit: limit, followingLinks: followingLinks)
        } catch {
            switch error {
            case .system(let code): throw .system(code)
            case .notAFile: throw .notAFile
            case .tooLarge(let bytes): throw .tooLarge(bytes: bytes)
            }
        }
    }
}

extension FileSystem.Status {
    fileprivate init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        identity = FileSystem.Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
        size = Int(status.st_size)
    }
}

extension FileSystem {
    /// Writes a file whole or not at all, and makes the folder it is in.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        try makeFolder(PathText.folder(of: path))
        // In the same folder, so that renaming does not copy; of its own name, so that two runs do not share it.
        let temporary = path + ".\(getpid()).\(UInt32.random(in: 0 ... .max)).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .system(errno) }
        var code: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count, code == 0 {
                let amount = write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if amount >= 0 { written += amount } else if errno != EINTR { code = errno }
            }
        }
        if close(descriptor) != 0 && code == 0 { code = errno }
        if code == 0 && rename(temporary, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(temporary)
            throw .system(code)
        }
    }

    private static func makeFolder(_ folder: String) throws(Failure) {
        if mkdir(folder, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder != "/", !folder.isEmpty else { throw .system(errno) }
        try makeFolder(PathText.folder(of: folder))
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw .system(errno) }
    }
}
