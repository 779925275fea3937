import Foundation
import Testing

@testable import NavAtlasFuzz

/// What the fuzzer lays out has links that lead anywhere, and may be laid out by a user who may do anything.
@Suite final class EntryLayoutTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/entries-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/app", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/outside", withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: URL(fileURLWithPath: folder + "/outside/important.txt"))
    }

    deinit { Sandbox.remove(folder) }

    private func outside() -> FileList { FileList(folder + "/outside") }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.posixPermissions] as? Int
    }

    @Test(arguments: [false, true])
    func nothingIsTouchedThroughALink(isReplacing: Bool) throws {
        let before = (outside(), try permissions("outside"))
        EntryLayout(folder + "/app", isReplacing: isReplacing).layOut([
            .init("link", .link(to: Array("../outside".utf8))), .init("link", .unreadableFolder),
            .init("link/a.txt", text: "a"), .init("link/important.txt", text: "a"), .init("link/b/c.txt", text: "a"),
            .init("link/pipe", .pipe), .init("link/folder", .unreadableFolder), .init("../outside/a.txt", text: "a"),
            .init("file", .link(to: Array("../outside/important.txt".utf8))), .init("file", text: "a"),
            .init("file", .unreadableFile),
        ])
        let after = (outside(), try permissions("outside"))
        #expect(before.0.changes(to: after.0).isEmpty)
        #expect(before.1 == after.1)
    }

    @Test func theRestIsLaidOut() throws {
        EntryLayout(folder + "/app").layOut([
            .init("a/b/c.txt", text: "one"), .init("a/b/c.txt", text: "two"), .init("closed/inner.txt", text: "three"),
            .init("closed", .unreadableFolder), .init("pipe", .pipe),
        ])
        #expect(try String(contentsOfFile: folder + "/app/a/b/c.txt", encoding: .utf8) == "one")
        #expect(try permissions("app/closed") == 0)
        EntryLayout(folder + "/app", isReplacing: true).layOut([.init("a/b/c.txt", text: "two")])
        #expect(try String(contentsOfFile: folder + "/app/a/b/c.txt", encoding: .utf8) == "two")
    }

    @Test func whatIsRemovedEndsAtLinks() throws {
        let before = outside()
        EntryLayout(folder + "/app").layOut([
            .init("link", .link(to: Array("../outside".utf8))), .init("a/link", .link(to: Array("../../outside".utf8))),
            .init("a", .unreadableFolder),
        ])
        Sandbox.remove(folder + "/app")
        #expect(!FileManager.default.fileExists(atPath: folder + "/app"))
        #expect(before.changes(to: outside()).isEmpty)
    }
}
