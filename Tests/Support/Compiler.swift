import Foundation

/// The Swift compiler, run on text against the modules of the build that a test belongs to.
public enum Compiler {
    /// How a run ended, and what it printed.
    public struct Outcome: Sendable {
        /// Whether the exit status was 0.
        public let succeeded: Bool
        /// Standard output and standard error.
        public let output: String
    }

    /// What keeps a test from compiling anything.
    public struct Failure: Error, CustomStringConvertible {
        /// What is missing.
        public let description: String
    }

    /// Checks a source file without making anything of it.
    public static func typecheck(_ source: String) throws -> Outcome {
        try inTemporaryFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try Data(source.utf8).write(to: file)
            return try run(["swiftc", "-typecheck", file.path] + flags())
        }
    }

    /// Compiles a program, links it with targets of the package, and runs it.
    public static func run(_ source: String, linking targets: [String], flags extra: [String]) throws -> Outcome {
        try inTemporaryFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            let program = folder.appendingPathComponent("program")
            try Data(source.utf8).write(to: file)
            let objects = try targets.flatMap(objects)
            let compiled = try run(["swiftc", file.path, "-o", program.path] + flags() + extra + objects)
            guard compiled.succeeded else {
                throw Failure(description: "the program does not compile: \(compiled.output)")
            }
            return try run([program.path])
        }
    }

    /// The objects of a target as it is now: those of sources that are gone stay in the folder of the build.
    private static func objects(of target: String) throws -> [String] {
        let folder = try products().appendingPathComponent("\(target).build")
        let sources = try String(contentsOf: folder.appendingPathComponent("sources"), encoding: .utf8)
        let names = Set(sources.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) })
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swiftmodule.o") || $0.hasSuffix(".o") && names.contains("\($0.dropLast(2))") }
            .map { folder.appendingPathComponent($0).path }
    }

    private static func flags() throws -> [String] {
        ["-swift-version", "6", "-I", try products().appendingPathComponent("Modules").path]
    }

    private static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private static func run(_ command: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        let wait = try process.start()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        wait()
        if process.terminationStatus == 127 { throw Failure(description: "\(command[0]) is not there: \(output)") }
        return Outcome(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0, output: output)
    }

    /// The folder of the build that the running test belongs to.
    private static func products() throws -> URL {
        let programs = [Bundle.main.executableURL, CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }]
        for program in programs.compactMap(\.self) {
            var folder = program.resolvingSymlinksInPath()
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                if FileManager.default.fileExists(atPath: folder.path + "/Modules/Stinsen2Coordination.swiftmodule") {
                    return folder
                }
            }
        }
        throw Failure(description: "there are no modules beside \(programs)")
    }
}
