import Foundation

/// The calls of the system on an open file, with its errors as values.
enum Descriptor {
    /// Writes all of the data; returns the system's `errno` where it refuses, else `nil`.
    static func write(_ data: Data, to descriptor: Int32) -> Int32? {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return errno
                }
                rest = rest.dropFirst(count)
            }
            return nil
        }
    }

    /// Makes a descriptor lead where another one does, and gives a new one that leads where it led; `nil`, and all is as it
    /// was, where the system refuses. What this process starts does not get the new one.
    static func setAside(_ descriptor: Int32, for other: Int32) -> Int32? {
        fflush(nil)
        let saved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard saved >= 0 else { return nil }
        guard dup2(other, descriptor) >= 0 else {
            close(saved)
            return nil
        }
        return saved
    }

    /// Reads to the end, which must come before so many bytes.
    ///
    /// - Throws: ``FileError`` for the path.
    static func readAll(_ descriptor: Int32, path: String, limit: Int) throws(FileError) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw errno == EISDIR ? .isFolder(path) : .cannotRead(path, code: errno)
            }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
            guard data.count <= limit else { throw .tooLarge(path, limit: limit) }
        }
    }
}
