import Foundation
import NavAtlasFiles

/// How large a file may be that is read, in bytes, by what it is.
enum ReadLimit {
    static let configuration = 1 << 20
    static let document = 1 << 28
    static let picture = 1 << 26
}

/// Files, read and written whole.
enum Files {
    /// The bytes of a regular file of at most so many bytes.
    static func read(_ path: String, limit: Int = ReadLimit.document) throws(FileError) -> Data {
        do throws(RegularFile.Failure) {
            return Data(try RegularFile.read(path, limit: limit))
        } catch {
            throw FileError(error, reading: path, limit: limit)
        }
    }

    /// What comes in by standard input.
    static func readStandardInput(as name: String) throws(FileError) -> Data {
        do throws(RegularFile.Failure) {
            return Data(try RegularFile.readToEnd(of: STDIN_FILENO, limit: ReadLimit.document))
        } catch {
            throw FileError(error, reading: name, limit: ReadLimit.document)
        }
    }

    /// Writes a file whole or not at all: into a temporary file of the same folder, which then takes the file's name.
    /// What stood there before is untouched where that fails. A link is followed; a device or a pipe is written to.
    static func write(_ data: Data, to path: String) throws(FileError) {
        var existing = stat()
        guard stat(path, &existing) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw .cannotWrite(path, code: errno) }
            return try replace(path, at: path, by: data, permissions: nil)
        }
        switch existing.st_mode & S_IFMT {
        case S_IFDIR: throw .isFolder(path)
        case S_IFREG:
            guard access(path, W_OK) == 0 else { throw .cannotWrite(path, code: errno) }
            try replace(path, at: resolved(path), by: data, permissions: existing.st_mode & 0o7777)
        default: try writeThrough(data, to: path)
        }
    }

    /// Adds to the end of a file, which is created where it does not exist.
    static func append(_ data: Data, to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(path, code: errno) }
        let problem = FileDescriptor.write(data, to: descriptor)
        guard close(descriptor) == 0, problem == nil else { throw .cannotWrite(path, code: problem ?? errno) }
    }

    /// The path without links, by which a file keeps its identity even where it does not exist yet.
    static func identity(of path: String) -> String {
        if access(path, F_OK) == 0 { return resolved(path) }
        return PathText.join(resolved(PathText.directory(of: path)), PathText.name(of: path))
    }

    /// What makes two paths one file, hard links among them.
    static func key(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return identity(of: path) }
        return "\(status.st_dev):\(status.st_ino)"
    }

    /// Whether a path leads into a folder, with all links followed, even where not all of it exists yet.
    static func leads(_ path: String, into folder: String) -> Bool {
        var (place, missing) = (path, [String]())
        var status = stat()
        while lstat(place, &status) != 0 {
            guard errno == ENOENT, place != ".", place != "/" else { return false }
            missing.append(PathText.name(of: place))
            place = PathText.directory(of: place)
        }
        guard !missing.contains(".."), let real = realpath(place, nil), let top = realpath(folder, nil) else {
            return false
        }
        defer {
            free(real)
            free(top)
        }
        return PathText.join(String(cString: real), "").hasPrefix(PathText.join(String(cString: top), ""))
    }

    /// Whether a path leads to a regular file or a folder, and not to a pipe or a device; `nil` where it leads to nothing.
    static func isFileOrFolder(_ path: String) -> Bool? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Replaces what lies at the place to which the path leads; errors name the path as it was given.
    private static func replace(
        _ path: String, at place: String, by data: Data, permissions: mode_t?
    ) throws(FileError) {
        let folder = PathText.directory(of: place)
        let temporary = PathText.join(folder, ".navatlas-\(UInt64.random(in: 0 ... .max))")
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .missingFolder(folder, file: path) : .cannotWrite(path, code: errno)
        }
        var problem = FileDescriptor.write(data, to: descriptor)
        if problem == nil, let permissions, fchmod(descriptor, permissions) != 0 { problem = errno }
        // Some file systems notice only here that the disk is full.
        if problem == nil, fsync(descriptor) != 0 { problem = errno }
        if close(descriptor) != 0, problem == nil { problem = errno }
        if problem == nil, rename(temporary, place) != 0 { problem = errno }
        if let problem {
            unlink(temporary)
            throw .cannotWrite(path, code: problem)
        }
    }

    private static func writeThrough(_ data: Data, to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotWrite(path, code: errno) }
        let problem = FileDescriptor.write(data, to: descriptor)
        guard close(descriptor) == 0, problem == nil else { throw .cannotWrite(path, code: problem ?? errno) }
    }

    /// The path with its links followed, so that a link stays one when its file is replaced.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}

extension FileError {
    /// Why a file was not read.
    init(_ failure: RegularFile.Failure, reading path: String, limit: Int) {
        self =
            switch failure {
            case .system(ENOENT): .missing(path)
            case .system(EISDIR): .isFolder(path)
            case .system(let code): .cannotRead(path, code: code)
            case .notAFile: .noRegularFile(path)
            case .tooLarge: .tooLarge(path, limit: limit)
            }
    }
}
