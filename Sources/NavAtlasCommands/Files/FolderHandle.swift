import Foundation
import NavAtlasFiles

/// An open folder. What happens in it goes by names of its own entries and never through a link, whoever puts one there
/// and when.
final class FolderHandle {
    enum Kind { case file, folder, other }

    /// The path, for messages alone.
    let path: String
    private let descriptor: Int32

    /// Opens a folder by a path, whose links are followed: someone has named it.
    init(_ path: String) throws(FileError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOTDIR ? .noFolder(path) : .cannotWrite(path, code: errno) }
        (self.path, self.descriptor) = (path, descriptor)
    }

    private init(_ path: String, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

    deinit { close(descriptor) }

    func place(_ name: String) -> String { PathText.join(path, name) }

    /// Keeps other runs out until this one ends.
    func lock() throws(FileError) {
        // Some file systems have no locks.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .isBusy(path) }
    }

    /// The kind of the entry with a name; `nil` if there is none. A link is neither a file nor a folder.
    func kind(of name: String) -> Kind? {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The folder of a name; `nil` where there is none.
    ///
    /// - Throws: ``FileError/notOwnFolder(_:)`` where a link or a file has the name.
    func folder(_ name: String) throws(FileError) -> FolderHandle? {
        let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if inner >= 0 { return FolderHandle(place(name), descriptor: inner) }
        switch errno {
        case ENOENT: return nil
        case ELOOP, ENOTDIR: throw .notOwnFolder(place(name))
        default: throw .cannotWrite(place(name), code: errno)
        }
    }

    func makeFolder(_ name: String) throws(FileError) {
        guard mkdirat(descriptor, name, 0o777) == 0 else { throw .cannotWrite(place(name), code: errno) }
    }

    /// The bytes of a regular file.
    func read(_ name: String, limit: Int) throws(FileError) -> Data {
        do throws(RegularFile.Failure) {
            return Data(try RegularFile.read(name, in: descriptor, limit: limit, followingLinks: false))
        } catch {
            throw error == .system(ELOOP)
                ? .noRegularFile(place(name)) : FileError(error, reading: place(name), limit: limit)
        }
    }

    /// Writes a new file.
    ///
    /// - Returns: the system's `errno` where it refuses.
    func write(_ data: Data, to name: String) -> Int32? {
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { return errno }
        var problem = FileDescriptor.write(data, to: file)
        // Some file systems notice only here that the disk is full.
        if problem == nil, fsync(file) != 0 { problem = errno }
        if close(file) != 0, problem == nil { problem = errno }
        return problem
    }

    /// Makes a link, which leads wherever the bytes say.
    ///
    /// - Returns: the system's `errno` where it refuses.
    func link(_ name: String, to target: Data) -> Int32? {
        let result = (Array(target) + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                text.baseAddress.map { symlinkat($0, descriptor, name) } ?? -1
            }
        }
        return result == 0 ? nil : errno
    }

    /// Renames an entry, into this folder or another one; it replaces an entry that has the new name.
    func move(_ name: String, to folder: FolderHandle, _ newName: String) throws(FileError) {
        guard renameat(descriptor, name, folder.descriptor, newName) == 0 else {
            throw .cannotWrite(folder.place(newName), code: errno)
        }
    }

    /// Gives what has a name a second one, or copies it where the file system knows no hard links.
    func keep(_ name: String, in folder: FolderHandle, as newName: String) throws(FileError) {
        if linkat(descriptor, name, folder.descriptor, newName, 0) == 0 { return }
        if let problem = folder.write(try read(name, limit: ReadLimit.document), to: newName) {
            throw .cannotWrite(folder.place(newName), code: problem)
        }
    }

    func remove(_ name: String) { unlinkat(descriptor, name, 0) }

    /// Removes a folder where nothing is in it.
    func removeEmptyFolder(_ name: String) { unlinkat(descriptor, name, AT_REMOVEDIR) }

    /// Removes whatever has a name, and all that is in it.
    func removeAll(_ name: String) {
        if kind(of: name) == .folder, let inner = try? folder(name) {
            for innerName in inner.names() { inner.removeAll(innerName) }
            return removeEmptyFolder(name)
        }
        remove(name)
    }

    func names() -> [String] {
        // The stream closes its descriptor, and so gets one of its own.
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
