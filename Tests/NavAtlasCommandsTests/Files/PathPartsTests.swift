import Testing

@testable import NavAtlasCommands

struct PathPartsTests {
    @Test(arguments: [
        ("a", ".", "a", ""), ("a/b.JSON", "a", "b.JSON", "json"), ("/a", "/", "a", ""), ("/", "/", "", ""),
        ("", ".", "", ""), ("a//b/", "a", "b", ""), ("//a", "/", "a", ""), (".nav", ".", ".nav", ""),
        ("x/.nav", "x", ".nav", ""), ("a.b/c", "a.b", "c", ""), ("a.tar.gz", ".", "a.tar.gz", "gz"),
        ("a/\u{301}.nav", "a", "\u{301}.nav", "nav"), ("a.", ".", "a.", ""),
    ])
    func aPathIsTakenApart(path: String, folder: String, name: String, fileExtension: String) {
        #expect(PathParts.folder(of: path) == folder)
        #expect(PathParts.name(of: path) == name)
        #expect(PathParts.fileExtension(of: path) == fileExtension)
    }

    @Test(arguments: [("a", "b", "a/b"), ("/", "b", "/b"), (".", "b", "./b"), ("a/", "b", "a/b")])
    func partsAreJoined(folder: String, name: String, path: String) {
        #expect(PathParts.join(folder, name) == path)
    }
}
