import Foundation
import Testing

@testable import NavAtlasCommands

struct GitTests {
    /// A server asks git again and again.
    @Test func noFilesStayOpen() async {
        await #expect(processExitsWith: .success) {
            func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
            _ = try Git.run(["--version"])
            let before = try openFiles()
            for _ in 0..<10 { _ = try Git.run(["--version"]) }
            let after = try openFiles()
            try #require(after < before + 5, "\(before), \(after)")
        }
    }
}
