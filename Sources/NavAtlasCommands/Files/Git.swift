import Foundation

/// The program `git`, run in the working folder.
enum Git {
    struct Outcome {
        let status: Int32
        let output: String
        let error: String
    }

    /// What git prints, without the line's end; `nil` where it says no.
    static func line(_ arguments: [String]) throws(GitError) -> String? {
        let outcome = try run(arguments)
        return outcome.status == 0 ? outcome.output.trimmingCharacters(in: .newlines) : nil
    }

    /// What git prints.
    ///
    /// - Throws: ``GitError/failed(_:)`` where it says no.
    static func output(_ arguments: [String]) throws(GitError) -> String {
        let outcome = try run(arguments)
        guard outcome.status == 0 else { throw .failed(outcome.error) }
        return outcome.output
    }

    /// Runs git to its end.
    static func run(_ arguments: [String], patience: Double = patience) throws(GitError) -> Outcome {
        var output = Data()
        let (status, error) = try run(arguments, input: .nullDevice, patience: patience) { next throws(GitError) in
            while case let data = next(), !data.isEmpty {
                output.append(data)
                guard output.count <= mostOutput else { throw .tooLarge }
            }
        }
        return Outcome(status: status, output: String(decoding: output, as: UTF8.self), error: error)
    }

    /// Runs git to its end, and hands what it prints to a reader, which asks for the next part until that is empty.
    ///
    /// - Parameter patience: how many seconds it may print nothing. Its settings may name more files to be read, among them
    ///   pipes, for which it would wait for ever.
    static func run(
        _ arguments: [String], input: FileHandle, patience: Double = patience,
        _ read: (_ next: () -> Data) throws(GitError) -> Void
    ) throws(GitError) -> (status: Int32, error: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + settings.flatMap { ["-c", $0] } + ["--no-pager"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = error
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        func wait() {
            // `waitUntilExit` looks only twenty times a second; but without it, the process and its pipes would stay.
            end.wait()
            process.waitUntilExit()
        }
        do { try process.run() } catch { throw .noGit }
        // Both are read at once: a process that fills up one while the other is read would never end.
        let errors = Reading(error)
        let silence = Silence(of: process.processIdentifier, lasting: patience)
        do {
            try read {
                let data = try? output.fileHandleForReading.read(upToCount: 1 << 16)
                silence.interrupt()
                return data ?? Data()
            }
        } catch {
            // The signals that end this program are blocked in what it starts, and git may wait for its output to be read.
            kill(process.processIdentifier, SIGKILL)
            wait()
            throw error
        }
        wait()
        if silence.end() { throw .tooLong(arguments.first ?? "") }
        guard process.terminationStatus != 127 else { throw .noGit }
        return (process.terminationStatus, errors.text)
    }

    /// How many seconds git may print nothing.
    static let patience = 60.0

    /// More than twice the list of all files of the largest repositories, in bytes.
    private static let mostOutput = 1 << 26

    /// A repository may be anyone's, and its settings may name programs to be run.
    private static let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false"]
    private static let environment = [
        // Nobody is there to answer a question about a password.
        "GIT_TERMINAL_PROMPT": "0",
        // Objects that a partial clone lacks would be fetched by programs that its settings name.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ]

    /// Ends a process that prints nothing for some time. A machine may be slow; git is not ended while it goes on.
    private final class Silence: @unchecked Sendable {
        private let process: pid_t
        private let seconds: Double
        private let lock = NSLock()
        private var (isOver, hasKilled) = (false, false)
        private var start = DispatchTime.now()

        init(of process: pid_t, lasting seconds: Double) {
            (self.process, self.seconds) = (process, seconds)
            wait()
        }

        private func wait() {
            DispatchQueue.global().asyncAfter(deadline: start + seconds) { [self] in
                lock.withLock {
                    guard !isOver else { return }
                    if DispatchTime.now() < start + seconds { wait() } else { hasKilled = kill(process, SIGKILL) == 0 }
                }
            }
        }

        /// The process has printed something.
        func interrupt() { lock.withLock { start = .now() } }

        /// Whether the process has been ended. From now on none is: another may have its number.
        func end() -> Bool {
            lock.withLock {
                isOver = true
                return hasKilled
            }
        }
    }

    /// Reads a pipe to its end on a thread of its own, and keeps what it begins with.
    private final class Reading: @unchecked Sendable {
        private let group = DispatchGroup()
        private var data = Data()

        init(_ pipe: Pipe) {
            let file = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) {
                while let data = try? file.read(upToCount: 1 << 16), !data.isEmpty {
                    if self.data.count < 1 << 16 { self.data.append(data) }
                }
            }
        }

        var text: String {
            group.wait()
            return String(decoding: data, as: UTF8.self)
        }
    }
}
