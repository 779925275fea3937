import Foundation
import NavAtlasTestSupport

/// A folder that lives as long as this object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let name = "navatlas-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
    }

    /// A folder with these files, each with its own path as its text.
    convenience init(files: [String]) throws {
        try self.init()
        for file in files { try write(file, "// \(file)\n") }
    }

    /// A folder with these texts, by path.
    convenience init(_ texts: [String: String]) throws {
        try self.init()
        for (file, text) in texts { try write(file, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

    func write(_ relative: String, _ text: String) throws { try write(relative, Array(text.utf8)) }

    func write(_ relative: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path(relative))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(relative), withDestinationPath: target)
    }

    /// Runs a command in the folder and gives what it prints.
    @discardableResult
    func run(_ command: String..., input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        let source = path(".stdin-\(UUID().uuidString)")
        try Data(input.utf8).write(to: URL(fileURLWithPath: source))
        defer { try? FileManager.default.removeItem(atPath: source) }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: source))
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let wait = try process.start()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        wait()
        return String(decoding: data, as: UTF8.self)
    }
}
