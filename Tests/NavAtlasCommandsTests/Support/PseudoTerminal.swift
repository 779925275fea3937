import Foundation

/// A terminal whose other side is a program.
struct PseudoTerminal {
    struct Unavailable: Error {}

    let inside: FileHandle
    private let outside: Int32

    init() throws {
        outside = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard outside >= 0, let path = Self.unlockedPath(of: outside) else { throw Unavailable() }
        let descriptor = open(path, O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { throw Unavailable() }
        inside = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    }

    private static func unlockedPath(of descriptor: Int32) -> String? {
        #if os(Linux)
            // Glibc's module lacks `unlockpt` and `ptsname`; these are the requests behind them (TIOCSPTLCK, TIOCGPTN).
            var isLocked: Int32 = 0
            var number: UInt32 = 0
            guard ioctl(descriptor, 0x4004_5431, &isLocked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0 else {
                return nil
            }
            return "/dev/pts/\(number)"
        #else
            guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
            return ptsname(descriptor).map { String(cString: $0) }
        #endif
    }

    /// All that is shown until no program has the terminal open.
    func readAll() -> String {
        try? inside.close()
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(outside, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        close(outside)
        return String(decoding: bytes, as: UTF8.self)
    }
}
