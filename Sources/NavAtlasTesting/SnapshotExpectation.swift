import Foundation
import NavAtlasFiles
import NavAtlasModel

// The expectation that navigation is as a committed snapshot says.

extension NavigationExpectation {
    /// The graph is as a committed file says: the facts in the text notation, as `navatlas snapshot` writes them, too.
    ///
    /// The file is written only when that is asked for, by `NAVATLAS_RECORD=1` in the environment; and a run that writes
    /// it fails, so that nobody takes it for a check.
    ///
    /// - Parameter path: Where the file is, from the folder of the test's file on.
    public static func snapshot(at path: String) -> NavigationExpectation {
        snapshot(at: path, isRecording: ProcessInfo.processInfo.environment["NAVATLAS_RECORD"] == "1")
    }

    static func snapshot(at path: String, isRecording: Bool) -> NavigationExpectation {
        NavigationExpectation(inFile: { analysis, testFile in
            let file = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(path)
            let found = SnapshotText.print(analysis.graph)
            return isRecording ? record(found, to: file) : compare(found, with: file)
        })
    }

    private static func record(_ text: String, to file: URL) -> NavigationMismatch {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            return NavigationMismatch("\(file.path) cannot be written: \(error.localizedDescription)")
        }
        return NavigationMismatch(
            "\(file.lastPathComponent) was recorded", help: "Read it, and run again without NAVATLAS_RECORD.")
    }

    private static func compare(_ found: String, with file: URL) -> NavigationMismatch? {
        let help = "Where that is meant, run the test with NAVATLAS_RECORD=1, and commit the file."
        guard let data = try? RegularFile.read(file.path, limit: 1 << 28) else {
            return NavigationMismatch("there is no snapshot at \(file.path)", help: help)
        }
        let expected = String(decoding: data, as: UTF8.self)
        if lines(expected) == lines(found) { return nil }
        return NavigationMismatch(
            "the navigation is not as \(file.lastPathComponent) says",
            lines: NavigationMismatch.Line.diff(expected: lines(expected), found: lines(found)), help: help)
    }

    /// A checkout may have changed the ends of lines.
    private static func lines(_ text: String) -> [String] { text.split(whereSeparator: \.isNewline).map(String.init) }
}
