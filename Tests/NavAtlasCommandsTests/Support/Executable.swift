import Foundation
import NavAtlasTestSupport

/// A built program of this package, run as a process.
struct Executable {
    let url: URL

    static let navatlas = Executable("navatlas")
    static let todoApp = Executable("TodoApp")
    static let faultyMap = Executable("FaultyMap")

    struct Run {
        let status: Int32
        let standardOutput: Data
        let standardError: String

        var text: String { String(decoding: standardOutput, as: UTF8.self) }
    }

    init(_ name: String) {
        url = Self.buildFolder.appendingPathComponent(name)
    }

    init(at url: URL) { self.url = url }

    /// Built programs lie beside the test bundle.
    private static var buildFolder: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL.standardizedFileURL
        #endif
    }

    /// Runs it to its end. Its output goes through files, so that no pipe can fill up and hold it.
    func run(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Run {
        let files = try TemporaryFolder()
        let input = try FileHandle(forReadingFrom: files.write(input, to: "input"))
        let output = try files.write(Data(), to: "output")
        let error = try files.write(Data(), to: "error")
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        // These tests may run in a step of GitHub Actions themselves, whose summary is not theirs.
        process.environment = ProcessInfo.processInfo.environment.merging(["GITHUB_STEP_SUMMARY": ""]) { $1 }
            .merging(environment) { $1 }
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.start()()
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            standardOutput: try Data(contentsOf: output),
            standardError: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }

    /// Runs it with a terminal for standard output and standard error; gives what a person would see.
    func runOnTerminal(_ arguments: [String], environment: [String: String] = [:]) throws -> (
        status: Int32, text: String
    ) {
        let terminal = try PseudoTerminal()
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = terminal.inside
        process.standardError = terminal.inside
        let wait = try process.start()
        let text = terminal.readAll()
        wait()
        return (process.terminationStatus, text)
    }
}
