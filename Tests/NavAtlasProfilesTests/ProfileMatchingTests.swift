import NavAtlasModel
import NavAtlasProfiles
import Testing

struct ProfileMatchingTests {
    /// A tracefile in which the first line of each file has a count.
    private func profile(_ files: [String: Int]) throws -> CodeProfile {
        let text = files.map { "SF:\($0)\nDA:1,\($1)\nend_of_record\n" }.joined()
        let names = files.keys.compactMap { $0.split { "/\\".contains($0) }.last.map(String.init) }
        return try CodeProfile(Array(text.utf8), filesNamed: Set(names))
    }

    private func ran(_ code: ExecutedCode, _ file: String) -> Bool? {
        code.ranCode(at: NavAtlasModel.SourceLocation(file: file, line: 1, column: 5))
    }

    @Test func pathsOfAnotherMachineAreMatchedFromTheirEnds() throws {
        let profile = try profile(["/Users/ci/build/App/Home.swift": 1, "/Users/ci/build/Shop/Home.swift": 0])
        let code = ExecutedCode([profile], files: ["src/App/Home.swift", "src/Shop/Home.swift", "src/App/Other.swift"])
        #expect(ran(code, "src/App/Home.swift") == true)
        #expect(ran(code, "src/Shop/Home.swift") == false)
        #expect(code.missing == ["src/App/Other.swift"] && code.ambiguous.isEmpty && code.isAny)
    }

    /// The nearest file of the profile is nearer to another of the app's.
    @Test func aFileThatTheProfileLacksIsNotTakenForAnother() throws {
        let profile = try profile(["/ci/App/Home.swift": 1])
        let code = ExecutedCode([profile], files: ["App/Home.swift", "Shop/Home.swift"])
        #expect(ran(code, "App/Home.swift") == true)
        #expect(ran(code, "Shop/Home.swift") == nil)
        #expect(code.missing == ["Shop/Home.swift"])
    }

    @Test func whatCouldBeSeveralIsSaid() throws {
        let several = try profile(["/a/App/Home.swift": 1, "/b/App/Home.swift": 0])
        let code = ExecutedCode([several], files: ["App/Home.swift"])
        #expect(ran(code, "App/Home.swift") == nil)
        #expect(code.ambiguous.map(\.candidates) == [["/a/App/Home.swift", "/b/App/Home.swift"]])
        let one = ExecutedCode([try profile(["Home.swift": 1])], files: ["App/Home.swift", "Shop/Home.swift"])
        #expect(one.ambiguous.map(\.file) == ["App/Home.swift", "Shop/Home.swift"] && !one.isAny)
    }

    @Test func theSamePathIsNearerThanOneThatEndsWithIt() throws {
        let profile = try profile(["App/Home.swift": 1, "/old/App/Home.swift": 0])
        let code = ExecutedCode([profile], files: ["App/Home.swift"])
        #expect(ran(code, "App/Home.swift") == true)
    }

    @Test func profilesOfSeveralMachinesMerge() throws {
        let profiles = [try profile(["/a/App/Home.swift": 0]), try profile([#"C:\ci\App\Home.swift"#: 1])]
        #expect(ran(ExecutedCode(profiles, files: ["App/Home.swift"]), "App/Home.swift") == true)
        #expect(ran(ExecutedCode([profiles[0]], files: ["App/Home.swift"]), "App/Home.swift") == false)
    }
}
