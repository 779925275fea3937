import Foundation

/// Texts that are kept beside the tests in a folder `Goldens`, and compared byte for byte.
///
/// A run with the environment variable `NAVATLAS_RECORD=1` writes them anew, and fails, so that no recording run can be
/// taken for a test.
public enum Golden {
    /// Compares a text with the golden of that name.
    ///
    /// - Throws: ``GoldenFailure`` where the two differ, where there is no golden, and always when recording.
    public static func check(_ actual: String, _ name: String, testFile: String = #filePath) throws {
        let file = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
        if ProcessInfo.processInfo.environment["NAVATLAS_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file, options: .atomic)
            throw GoldenFailure(description: "\(name) was recorded; look at it, and run again without NAVATLAS_RECORD")
        }
        guard let data = try? Data(contentsOf: file) else {
            throw GoldenFailure(description: "there is no golden \(name); record it with NAVATLAS_RECORD=1")
        }
        if data == Data(actual.utf8) { return }
        let expected = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(expected, lines).prefix { $0 == $1 }.count
        throw GoldenFailure(
            description: """
                \(name) differs from line \(line + 1) on
                  golden: \(line < expected.count ? expected[line] : "(its end)")
                  now:    \(line < lines.count ? lines[line] : "(its end)")
                """)
    }
}

/// Why a golden test fails.
public struct GoldenFailure: Error, CustomStringConvertible {
    /// What differs, or what to do.
    public let description: String
}
