import Foundation
import NavAtlasScanner

/// Measures the scanner on a corpus that it generates, or on folders that are given; the graph algorithms against other
/// libraries; and a whole check.
///
///     NavAtlasBench [--files 2000] [--rounds 7] [--only WORD] [--write FOLDER] [FOLDER…]
@main struct NavAtlasBench {
    static func main() {
        do {
            signal(SIGPIPE, SIG_IGN)
            if CommandLine.arguments.count == 3, CommandLine.arguments[1] == GraphWorker.option {
                var worker = try GraphWorker(file: CommandLine.arguments[2])
                return worker.run()
            }
            try run(try BenchOptions(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ options: BenchOptions) throws {
        if let folder = options.writeFolder {
            let files = Corpus(files: options.fileCount).files
            for file in files { try file.write(into: folder) }
            print("wrote \(files.count) files to \(folder)")
            return
        }
        let material = try BenchMaterial(options)
        print(material.summary)
        var harness = Harness(rounds: options.rounds)
        for suite in Suites.all { try suite.add(to: &harness, material) }
        harness.keep(options.only)
        print(harness.run().table)
    }
}

/// The list of what is measured: one suite a file and a line.
enum Suites {
    static let all: [any BenchSuite.Type] = [
        ParseSuite.self, ScanSuite.self, WatchSuite.self, GraphSuite.self, CheckSuite.self,
        CoverageSuite.self,
        DrawSuite.self,
    ]
}

/// Things measured together.
protocol BenchSuite: Sendable {
    /// Adds measurements and the ratios between them.
    ///
    /// - Throws: what keeps it from making what is measured on.
    static func add(to harness: inout Harness, _ material: BenchMaterial) throws
}
