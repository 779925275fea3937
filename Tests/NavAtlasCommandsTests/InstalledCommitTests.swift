import Foundation
import Testing

@testable import NavAtlasCommands

/// The commit that `make install` writes beside the program.
struct InstalledCommitTests {
    /// A prefix with a program of seven bytes, and a file for its commit.
    private func prefix(written text: String?) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for inner in ["bin", "share/navatlas"] {
            try FileManager.default.createDirectory(atPath: folder.path(inner), withIntermediateDirectories: true)
        }
        try folder.write("program", to: "bin/navatlas")
        if let text { try folder.write(text, to: "share/navatlas/commit") }
        return folder
    }

    private func commit(written text: String?) throws -> String? {
        let folder = try prefix(written: text)
        return InstalledCommit.read(of: folder.path("bin/navatlas"))
    }

    @Test(arguments: [
        ("0123456789ab 7\n", "0123456789ab"), ("0123456789abcdef 7", "0123456789ab"), ("abc   7\n", "abc"),
    ]) func isToldOfTheProgramThatItBelongsTo(text: String, commit: String) throws {
        #expect(try self.commit(written: text) == commit)
    }

    @Test(arguments: [nil, "", "0123456789ab", "0123456789ab 8", "no commit 7", "main 7", "0123456789ab seven"])
    func isNotToldOfAnother(text: String?) throws {
        #expect(try commit(written: text) == nil)
    }

    @Test func isFoundByALink() throws {
        let folder = try prefix(written: "0123456789ab 7")
        let link = folder.path("linked")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("bin/navatlas"))
        #expect(InstalledCommit.read(of: link) == "0123456789ab")
    }
}
