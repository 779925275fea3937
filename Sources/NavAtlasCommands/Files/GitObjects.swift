import Foundation

/// The files of a commit, read from the objects of the repository as they were committed.
struct GitObjects {
    private struct Entry {
        let mode: String
        let object: String
        let size: Int
        let path: String

        /// A line of `git ls-tree -l`; `nil` for a submodule, a file that is too large to be read, and a path that no sound
        /// tree has.
        init?(_ line: Substring) {
            let parts = line.split(separator: "\t", maxSplits: 1)
            let words = parts.first?.split(separator: " ") ?? []
            guard parts.count == 2, words.count == 4, words[1] == "blob", let size = Int(words[3]),
                size <= GitObjects.sizeLimit
            else { return nil }
            (mode, object, self.size, path) = (String(words[0]), String(words[2]), size, String(parts[1]))
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            if names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.lowercased() == ".git" }) {
                return nil
            }
        }
    }

    /// Larger files are no source.
    private static let sizeLimit = 1 << 24
    /// A few objects can stand for any number of files.
    static let mostFiles = 500_000
    static let mostMegabytes = 4096

    private let entries: [Entry]

    /// Lists the files at some paths of a commit; all files where there are none.
    init(commit: String, paths: [String]) throws(GitError) {
        let listing = try Git.output(
            ["--literal-pathspecs", "ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--"] + paths)
        entries = listing.split(separator: "\0").compactMap(Entry.init)
        guard entries.count <= Self.mostFiles, entries.reduce(0, { $0 + $1.size }) >> 20 <= Self.mostMegabytes else {
            throw .tooLarge
        }
    }

    /// Writes the files below a folder.
    ///
    /// - Parameter list: a file for the names of the objects.
    /// - Throws: ``GitError`` where an object is missing, ``FileError`` where a file cannot be written.
    func write(to folder: String, list: String) throws {
        try Files.write(Data(entries.map { $0.object + "\n" }.joined().utf8), to: list)
        guard let input = FileHandle(forReadingAtPath: list) else { throw FileError.missing(list) }
        let top = try FolderHandle(folder)
        var problem: FileError?
        let (status, error) = try Git.run(["cat-file", "--batch"], input: input) { next throws(GitError) in
            var reader = Reader()
            for entry in entries {
                let data = try reader.object(entry.object, next)
                do throws(FileError) { try write(data, entry, in: top) } catch { problem = problem ?? error }
            }
        }
        guard status == 0 else { throw GitError.failed(error) }
        if let problem { throw problem }
    }

    private func write(_ data: Data, _ entry: Entry, in top: FolderHandle) throws(FileError) {
        for path in FolderHandle.foldersAbove(entry.path) {
            guard let (folder, name) = try top.parent(of: path), try folder.folder(name) == nil else { continue }
            try folder.makeFolder(name)
        }
        guard let (folder, name) = try top.parent(of: entry.path) else { return }
        let isLink = entry.mode == "120000"
        let problem = isLink ? folder.link(name, to: data) : folder.write(data, to: name)
        // Git lets names differ by their case alone, which some disks do not.
        if let problem, problem != EEXIST { throw .cannotWrite(folder.place(name), code: problem) }
    }

    /// Reads what `git cat-file --batch` prints: a line of each object's name, kind and size, its bytes, and a line's end.
    private struct Reader {
        private var buffer = Data()

        mutating func object(_ name: String, _ next: () -> Data) throws(GitError) -> Data {
            var end: Data.Index?
            while true {
                end = buffer.firstIndex(of: UInt8(ascii: "\n"))
                if end != nil { break }
                try fill(next)
            }
            guard let end else { throw .missingObject(name) }
            let words = String(decoding: buffer[..<end], as: UTF8.self).split(separator: " ")
            buffer = buffer[(end + 1)...]
            guard words.count == 3, words[0] == name, let size = Int(words[2]) else { throw .missingObject(name) }
            while buffer.count <= size { try fill(next) }
            defer { buffer = Data(buffer.dropFirst(size + 1)) }
            return Data(buffer.prefix(size))
        }

        private mutating func fill(_ next: () -> Data) throws(GitError) {
            let data = next()
            if data.isEmpty { throw .failed("it ended too soon") }
            buffer.append(data)
        }
    }
}
