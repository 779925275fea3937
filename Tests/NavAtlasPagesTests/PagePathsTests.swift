import Testing

@testable import NavAtlasPages

@Suite struct PagePathsTests {
    @Test(arguments: [
        (["App/A.swift", "App/Deep/B.swift"], "App/A.swift"), (["A.swift"], "A.swift"),
        (["../Shop/App/A.swift", "../Shop/Kit/B.swift"], "App/A.swift"),
        (["/home/me/Shop/App/A.swift", "/home/me/Shop/B.swift"], "App/A.swift"),
        (["../A.swift"], "A.swift"), (["/A.swift", "/B/C.swift"], "A.swift"),
        (["../One/A.swift", "Two/B.swift"], "../One/A.swift"),
    ])
    func pathsAreToldFromTheProjectsFolder(files: [String], first: String) {
        #expect(PagePaths(files).path(of: files[0]) == first)
    }
}
