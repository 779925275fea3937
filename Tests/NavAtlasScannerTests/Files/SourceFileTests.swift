import Testing

@testable import NavAtlasScanner

@Suite struct SourceFileTests {
    static let texts: [[UInt8]] = [
        [], Array("let a = 1\n".utf8), Array("let größe = \"日本語 🧭\"".utf8), [0xEF, 0xBB, 0xBF, 0x61],
        Array("é".utf8), [0xF4, 0x8F, 0xBF, 0xBF], [0xED, 0x9F, 0xBF],
    ]

    static let others: [[UInt8]] = [
        [0xFF, 0xFE, 0x61, 0x00], [0x61, 0x00, 0x62, 0x00], [0x61, 0xE9, 0x62], [0xC0, 0x80], [0xED, 0xA0, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x80],
        [0xF0, 0x80, 0x80, 0x80],
    ]

    @Test(arguments: texts) func readsUTF8(_ bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", bytes)
        #expect(try SourceFile(path: folder.path("A.swift"), displayPath: "A.swift").text() == bytes)
    }

    @Test(arguments: others) func reportsWhatIsNotUTF8(_ bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", bytes)
        let file = SourceFile(path: folder.path("A.swift"), displayPath: "A.swift")
        #expect(throws: ScanDiagnostic(path: "A.swift", problem: .notUTF8)) { try file.text() }
        #expect(try file.bytes() == bytes)
    }

    /// The check agrees with the standard library's on bytes that are nearly UTF-8.
    @Test(arguments: 0..<20) func agreesWithTheStandardLibrary(_ seed: Int) {
        var random = SplitMix(UInt64(seed))
        let interesting: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xF0, 0xF4,
        ]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                interesting.randomElement(using: &random) ?? 0
            }
            let isText = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
            #expect(bytes.isUTF8Text == isText, "\(bytes)")
        }
    }
}
