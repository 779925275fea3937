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
    static func output(_ arguments: [String], index: String? = nil) throws(GitError) -> String {
        let outcome = try run(arguments, index: index)
        guard outcome.status == 0 else { throw .failed(outcome.error) }
        return outcome.output
    }

    /// Runs git to its end.
    ///
    /// - Parameter index: the file that it keeps its index in, where that is not the repository's.
    static func run(_ arguments: [String], index: String? = nil) throws(GitError) -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Nobody is there to answer a question about a password, as a partial clone might ask one.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        if let index { environment["GIT_INDEX_FILE"] = index }
        process.environment = environment
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        do { try process.run() } catch { throw .noGit }
        // Both are read at once: a process that fills up one while the other is read would never end.
        let errors = Reading(error)
        let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw .noGit }
        return Outcome(status: process.terminationStatus, output: text, error: errors.text)
    }

    /// Reads a pipe to its end on a thread of its own.
    private final class Reading: @unchecked Sendable {
        private let group = DispatchGroup()
        private var data = Data()

        init(_ pipe: Pipe) {
            let file = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) { self.data = (try? file.readToEnd()) ?? Data() }
        }

        var text: String {
            group.wait()
            return String(decoding: data, as: UTF8.self)
        }
    }
}
