import NavAtlasFiles
import Testing

@Suite struct PathTextTests {
    @Test(arguments: [
        ("a", "/base", "/base/a"), ("./a//b/.", "/base/", "/base/a/b"), ("/x/./y/", "/base", "/x/y"), (".", "/", "/"),
        ("../a", "/base", "/base/../a"),
    ]) func makesPathsAbsolute(_ path: String, _ base: String, _ expected: String) {
        #expect(PathText.absolute(path, in: base) == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", ""), ("/a/x/c", "/a/b", "../x/c"), ("/a", "/a/b/c", "../.."),
        ("/x/y", "/a/b", "/x/y"), ("/x/y", "/", "x/y"), ("/ab/c", "/a", "/ab/c"), ("/a/bc", "/a/b", "../bc"),
    ]) func showsPathsFromABase(_ path: String, _ base: String, _ expected: String) {
        #expect(PathText.relative(path, to: base) == expected)
    }

    @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", ""), ("a/b", "a")])
    func findsTheFolder(_ path: String, _ expected: String) {
        #expect(PathText.folder(of: path) == expected)
    }

    @Test(arguments: [
        ("a", ".", "a", ""), ("a/b.JSON", "a", "b.JSON", "json"), ("/a", "/", "a", ""), ("/", "/", "", ""),
        ("", ".", "", ""), ("a//b/", "a", "b", ""), ("//a", "/", "a", ""), (".nav", ".", ".nav", ""),
        ("x/.nav", "x", ".nav", ""), ("a.b/c", "a.b", "c", ""), ("a.tar.gz", ".", "a.tar.gz", "gz"),
        ("a/\u{301}.nav", "a", "\u{301}.nav", "nav"), ("a.", ".", "a.", ""),
    ])
    func aPathIsTakenApart(path: String, folder: String, name: String, fileExtension: String) {
        #expect(PathText.directory(of: path) == folder)
        #expect(PathText.name(of: path) == name)
        #expect(PathText.fileExtension(of: path) == fileExtension)
    }

    @Test(arguments: [("", "b", "b"), ("a", "b", "a/b"), ("/", "b", "/b"), (".", "b", "./b"), ("a/", "b", "a/b")])
    func partsAreJoined(folder: String, name: String, path: String) {
        #expect(PathText.join(folder, name) == path)
    }
}
