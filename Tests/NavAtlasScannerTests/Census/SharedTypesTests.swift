import Testing

@testable import NavAtlasScanner

/// The names that files of other targets hold, found without parsing them.
@Suite struct SharedTypesTests {
    @Test(arguments: [("boot()", true), ("reboot()", false), ("// boot", true), ("bootä()", false), ("x.boot", true)])
    func namesAreWholeWords(text: String, isThere: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("Plain.swift", text)
        let file = SourceFile(path: "\(folder.path)/Plain.swift", displayPath: "Plain.swift")
        #expect(SharedTypes.names(among: ["boot", "other"], in: [file]) == (isThere ? ["boot"] : []))
    }

    @Test func aFileThatCannotBeReadMayNameAll() {
        let file = SourceFile(path: "/nowhere/Plain.swift", displayPath: "Plain.swift")
        #expect(SharedTypes.names(among: ["boot"], in: [file]) == ["boot"])
    }
}
