import Foundation
import NavAtlasScanner

/// The texts that are measured on, in memory, so that no measurement waits for a disk.
struct BenchMaterial {
    let texts: [[UInt8]]
    let source: String
    /// The same texts on disk.
    let folder: String?

    init(_ options: BenchOptions) throws {
        if options.folders.isEmpty {
            let files = Corpus(files: options.fileCount).files
            texts = files.map { Array($0.text.utf8) }
            source = "generated corpus"
            let temporary = NSTemporaryDirectory() + "navatlas-bench-\(options.fileCount)"
            for file in files { try file.write(into: temporary) }
            folder = temporary
        } else {
            let tree = try SourceTree(paths: options.folders)
            texts = try tree.swiftFiles.map { try $0.text() }
            source = options.folders.joined(separator: " ")
            folder = options.folders.count == 1 ? options.folders[0] : nil
        }
    }

    static func bytes(_ texts: [[UInt8]]) -> Int { texts.reduce(0) { $0 + $1.count } }

    var summary: String {
        let lines = texts.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
        let megabytes = Harness.decimal(Double(Self.bytes(texts)) / 1e6, 2)
        return "\(source): \(texts.count) files, \(lines) lines, \(megabytes) MB"
    }
}
