import Foundation

/// The calls of the system on an open file, with its errors as values.
enum FileDescriptor {
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
}
