import Foundation

/// The one way in which this package reads a file. What is read was named by others: a pipe would never come to an end,
/// nor would some devices, and a file may be larger than the memory.
package enum RegularFile {
    /// Why a file is not read.
    package enum Failure: Error, Hashable {
        /// The system's error number.
        case system(Int32)
        /// It is a pipe, a socket or a device.
        case notAFile
        case tooLarge(bytes: Int)
    }

    /// The bytes of a regular file.
    ///
    /// - Parameters:
    ///   - folder: the open folder in which the path begins.
    ///   - limit: the most bytes that it may have.
    package static func read(
        _ path: String, in folder: Int32 = AT_FDCWD, limit: Int, followingLinks: Bool = true
    ) throws(Failure) -> [UInt8] {
        // Opening a pipe that no one writes to would wait for ever without O_NONBLOCK.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        let descriptor = openat(folder, path, flags)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw status.st_mode & S_IFMT == S_IFDIR ? .system(EISDIR) : .notAFile
        }
        guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
        return try readToEnd(of: descriptor, limit: limit, expecting: Int(status.st_size))
    }

    /// What an open file has to say until its end, which must come before so many bytes.
    ///
    /// - Parameter size: how much that probably is.
    package static func readToEnd(of descriptor: Int32, limit: Int, expecting size: Int = 0) throws(Failure) -> [UInt8]
    {
        // One byte more than the file has, so that its end is seen without another call.
        var bytes = try next(size + 1, from: descriptor)
        // The file grew, or is one of those whose size the system does not know.
        while bytes.count > size, bytes.count <= limit {
            let more = try next(1 << 16, from: descriptor)
            bytes += more
            if more.count < 1 << 16 { break }
        }
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count) }
        return bytes
    }

    /// So many bytes, or fewer where the file ends.
    private static func next(_ size: Int, from descriptor: Int32) throws(Failure) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < buffer.count {
                let amount = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if amount < 0 {
                    if errno == EINTR { continue }
                    code = errno
                }
                if amount <= 0 { break }
                count += amount
            }
        }
        guard code == 0 else { throw .system(code) }
        return bytes
    }
}
