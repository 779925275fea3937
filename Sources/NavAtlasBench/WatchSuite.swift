import Foundation
import NavAtlasScanner

/// How long `watch` takes to say what a saved file has changed in an app of 100,000 lines, and what the scanner takes of
/// that.
enum WatchSuite: BenchSuite {
    private static let files = 905

    static func add(to harness: inout Harness, _ material: BenchMaterial) throws {
        let folder = NSTemporaryDirectory() + "navatlas-bench-watch"
        let written = Corpus(files: files).files
        for file in written { try file.write(into: folder) }
        print("watched: \(files) files, \(written.reduce(0) { $0 + $1.text.count { $0 == "\n" } }) lines")
        var scanner = NavAtlasScanner.Scanner()
        scanner.cache = .folder(folder + "/.navatlas-cache")
        let cached = scanner
        // One second is the goal; what a second is, the machine must say.
        harness.measure("watch, one second") { Harness.Sample(answer: 0, value: 1) }
        func measure(_ name: String, _ file: String, _ text: @escaping (Int) -> String) throws {
            var round = 0
            let place = URL(fileURLWithPath: folder + "/" + file)
            func write() -> Bool { (try? text(round).write(to: place, atomically: true, encoding: .utf8)) != nil }
            try text(round).write(to: place, atomically: true, encoding: .utf8)
            harness.measure("watch, scan of " + name) {
                round += 1
                return write() ? (try? cached.scan([folder]))?.files ?? -1 : -1
            }
            harness.compare(
                "scan of \(name) over a second", "watch, scan of \(name)", to: "watch, one second", .atMost(1))
        }
        try measure("a changed file without navigation", "BenchModel.swift") { round in
            "struct BenchModel { var value = \(round) }\n"
        }
        try measure("a changed comment in a screen", "BenchScreen.swift") { round in
            screen(named: "Text(\"\")") + "// \(round)\n"
        }
        try measure("a changed screen", "BenchOther.swift") { round in
            screen(named: "NavigationLink(\"\(round)\") { Text(\"\") }").replacingOccurrences(
                of: "Screen", with: "Other")
        }
        addWatch(to: &harness, folder)
    }

    private static func screen(named body: String) -> String {
        "import SwiftUI\nstruct BenchScreen: View { var body: some View { \(body) } }\n"
    }

    /// From the saved file to the sentence that the command prints.
    private static func addWatch(to harness: inout Harness, _ folder: String) {
        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("navatlas")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            print("note: 'watch' is not measured: there is no \(tool.path)")
            return
        }
        var round = 0
        // It starts with the round that warms up, so that nothing watches where other suites alone are asked for.
        var running: WatchedFolder?
        harness.measure("watch, a new screen") {
            round += 1
            running = running ?? WatchedFolder(tool, folder)
            guard let watched = running else { return -1 }
            let name = "Bench\(round)Screen"
            let text = "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\") } }\n"
            let place = URL(fileURLWithPath: folder + "/BenchWatched.swift")
            guard (try? text.write(to: place, atomically: true, encoding: .utf8)) != nil else { return -1 }
            return watched.hasSaid(name) ? 0 : -1
        }
        harness.compare("watch's answer over a second", "watch, a new screen", to: "watch, one second", .atMost(1))
    }
}

/// A watch of a folder, which ends with its last reference.
private final class WatchedFolder {
    private let process = Process()
    private let output = Pipe()
    private var said = ""

    init?(_ tool: URL, _ folder: String) {
        process.executableURL = tool
        process.arguments = ["watch", "--no-config", "--cache-path", folder + "/.navatlas-cache-watch", folder]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, hasSaid("watching") else { return nil }
    }

    deinit {
        process.interrupt()
        process.waitUntilExit()
    }

    /// Waits until some words are said; `false` where the watch ends before.
    func hasSaid(_ words: String) -> Bool {
        while !said.contains(words) {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return false }
            said += String(decoding: data, as: UTF8.self)
        }
        said = ""
        return true
    }
}
