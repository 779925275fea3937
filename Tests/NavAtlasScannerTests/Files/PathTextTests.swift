import Testing

@testable import NavAtlasScanner

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
}
