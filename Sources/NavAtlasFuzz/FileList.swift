import Foundation

/// What lies in a folder and below it, so that it can be seen what has changed.
struct FileList {
    struct Status: Equatable {
        let mode: UInt32
        let inode: UInt64
        let size: Int64
        /// When the contents or the status changed last. A folder's changes with what lies in it, which is seen itself.
        let changed: [Int]
    }

    private(set) var files: [[UInt8]: Status] = [:]

    /// Lists a folder; links are not followed.
    init(_ folder: String) { add(Array(folder.utf8), shown: []) }

    private mutating func add(_ path: [UInt8], shown: [UInt8]) {
        for name in Self.names(in: path) {
            let inner = path + [UInt8(ascii: "/")] + name
            let innerShown = shown.isEmpty ? name : shown + [UInt8(ascii: "/")] + name
            var status = stat()
            guard Self.withText(inner, { lstat($0, &status) }) == 0 else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            #if os(Linux)
                let time = status.st_ctim
            #else
                let time = status.st_ctimespec
            #endif
            files[innerShown] = Status(
                mode: UInt32(status.st_mode), inode: UInt64(status.st_ino), size: isFolder ? 0 : Int64(status.st_size),
                changed: isFolder ? [] : [time.tv_sec, time.tv_nsec])
            if isFolder { add(inner, shown: innerShown) }
        }
    }

    /// The paths that were made, changed or removed since.
    func changes(to later: FileList) -> [[UInt8]] {
        Set(files.keys).union(later.files.keys).filter { files[$0] != later.files[$0] }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    static func names(in folder: [UInt8]) -> [[UInt8]] {
        guard let stream = withText(folder, { opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: UInt8.self, capacity: 1) {
                    Array(
                        UnsafeBufferPointer(
                            start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
                }
            }
            if name != Array(".".utf8) && name != Array("..".utf8) { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    static func withText<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // The zero at the end is always there.
            buffer.baseAddress.map(body) ?? body("")
        }
    }
}
