import Testing

@testable import NavAtlasScanner

@Suite struct CacheLocationTests {
    @Test(arguments: [
        (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/navatlas"), (["XDG_CACHE_HOME": "relative"], nil),
        (["XDG_CACHE_HOME": ""], nil), ([:], nil),
    ]) func followsTheEnvironment(_ environment: [String: String], _ expected: String?) {
        #expect(CacheLocation.standard(environment: environment)?.folder == expected)
    }

    @Test func standsInTheHomeElse() {
        #if os(macOS)
            let expected = "/h/Library/Caches/navatlas"
        #else
            let expected = "/h/.cache/navatlas"
        #endif
        #expect(CacheLocation.standard(environment: ["HOME": "/h"])?.folder == expected)
    }

    @Test func hasAFileForEachSet() {
        let location = CacheLocation(folder: "cache", base: "/b")
        #expect(location.folder == "/b/cache")
        let file = location.file(for: ["App", "Kit"], base: "/b")
        #expect(file == location.file(for: ["./Kit/", "/b/App"], base: "/b"))
        #expect(file != location.file(for: ["App"], base: "/b"))
        #expect(file != location.file(for: ["App", "Kit"], base: "/c"))
    }
}
