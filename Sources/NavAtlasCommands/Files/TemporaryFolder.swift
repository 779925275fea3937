import Dispatch
import Foundation
import NavAtlasFiles

/// A folder that is there while it is used, and gone afterwards: when its use ends, with or without an error, and when
/// the process is asked to end, as by Ctrl-C.
enum TemporaryFolder {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Runs a body with the path of a new folder that nobody else can read.
    static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = PathText.join(
            FileManager.default.temporaryDirectory.path, "navatlas-\(UInt64.random(in: 0 ... .max))")
        guard mkdir(folder, 0o700) == 0 else { throw FileError.cannotWrite(folder, code: errno) }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Whoever has it says how the process ends.
        let ending = NSLock()
        let guards = signals.map { number in
            // A source sees the signal only where it does not end the process first.
            let former = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                ending.lock()
                // The work goes on meanwhile, and may write once more.
                while FileManager.default.fileExists(atPath: folder) {
                    try? FileManager.default.removeItem(atPath: folder)
                }
                // As a shell tells of a process that a signal has ended.
                _exit(128 + number)
            }
            source.resume()
            return (source, number, former)
        }
        defer {
            ending.lock()
            for (source, number, former) in guards {
                source.cancel()
                signal(number, former)
            }
            ending.unlock()
        }
        return try body(folder)
    }
}
