import Foundation

/// The field's libraries in a virtual environment of Python's, which the benchmark makes for itself.
enum PeerEnvironment {
    /// The libraries, as the script and the package index call them.
    static let libraries = ["scipy", "igraph", "rustworkx", "networkx"]

    /// The interpreter and the script; `nil`, after a message, where they cannot be had.
    static let command: [String]? = {
        do {
            return try make()
        } catch {
            FileHandle.standardError.write(Data("note: no comparison with other libraries: \(error)\n".utf8))
            return nil
        }
    }()

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static func make() throws -> [String] {
        // Beside the executable, in the build folder.
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = build.appendingPathComponent("navatlas-bench-python")
        let python = folder.appendingPathComponent("bin/python3").path
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("peers.py")
        let check = ["-c", "import " + libraries.joined(separator: ", ")]
        if run(python, check) != 0 {
            print("installing \(libraries.joined(separator: ", ")) in \(folder.path)")
            guard run("/usr/bin/env", ["python3", "-m", "venv", folder.path]) == 0 else {
                throw Failure(
                    description: "'python3 -m venv' failed; install Python 3 with venv (Debian: python3-venv)")
            }
            guard run(python, ["-m", "pip", "install", "--quiet"] + libraries) == 0, run(python, check) == 0 else {
                throw Failure(
                    description: "pip cannot install \(libraries.joined(separator: ", ")); is there a network?")
            }
        }
        return [python, script.path]
    }

    private static func run(_ executable: String, _ arguments: [String]) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
