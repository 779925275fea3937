import NavAtlasFiles

/// Files with the name of tests that are the app's own, as are those for tests that a person takes: they draw, and test nothing.
enum MisnamedTests {
    private static let testing = WordSearch(["XCTest", "import Testing", "import Quick", "@testable"])
    private static let drawing = WordSearch(["import SwiftUI", "import UIKit"])

    /// Those of some files with the name of tests that are none, told by all that stands in the outermost folder of such a name.
    static func among(_ files: [SourceFile]) -> [SourceFile] {
        let misnamed = Dictionary(grouping: files, by: outermostTests).filter { drawAndTestNothing($0.value) }
        return files.filter { misnamed[outermostTests($0)] != nil }
    }

    /// The path of the outermost folder with the name of tests that a file is in; without one, the file's own.
    private static func outermostTests(_ file: SourceFile) -> [Substring] {
        let parts = PathText.parts(of: file.pathInScan)
        let folder = parts.firstIndex { SkippedNames.isTestFolder(String($0)) }
        return folder.map { Array(parts[...$0]) } ?? parts
    }

    private static func drawAndTestNothing(_ files: [SourceFile]) -> Bool {
        let texts = files.filter { !$0.isInterface }.compactMap { try? $0.bytes() }
        return texts.contains(where: drawing.matches) && !texts.contains(where: testing.matches)
    }
}
