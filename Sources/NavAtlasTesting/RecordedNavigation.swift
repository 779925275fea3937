import Foundation
import NavAtlasModel

// Records observed navigation in a file, for `navatlas coverage`.

extension TestedNavigation {
    /// Writes the graph as a document, in which `navatlas coverage Sources FILE` finds what was observed while the app was
    /// explored: those ways count as taken.
    ///
    /// - Parameters:
    ///   - path: Where the file is written, from the folder of the test's file on. Its folder is created.
    ///   - testFile: The file whose folder the path is relative to.
    /// - Throws: An error of the file system where the file cannot be written; what stood there before is untouched then.
    public func record(to path: String, testFile: String = #filePath) throws {
        let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: testFile).deletingLastPathComponent())
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try GraphDocument.encode(graph).write(to: file, options: .atomic)
    }
}
