import NavAtlasProfiles
import Testing

struct CodeProfileTests {
    @Test(arguments: Sample.all)
    func everyFormatTellsWhichButtonsWereTapped(text: String) throws {
        let file = try #require(try Sample.profile(text))
        #expect(file.ranBody(line: 6) == true)
        #expect(file.ranCode(line: 8, column: 28) { true } == true)
        #expect(file.ranCode(line: 9, column: 29) { true } == false)
        #expect(file.ranCode(line: 40, column: 1) == nil)
        #expect(file.ranBody(line: 40) == nil)
    }

    /// One line holds a call that ran and one that did not.
    @Test func columnsTellCallsOfOneLineApart() throws {
        for text in [Sample.llvm, Sample.xccovArchive] {
            let file = try #require(try Sample.profile(text))
            #expect(file.ranCode(line: 11, column: 36) == false)
            #expect(file.ranCode(line: 11, column: 62) == true)
        }
        // Some lines of a closure ran, and a report does not say which.
        let report = try #require(try Sample.profile(Sample.xccovReport))
        #expect(report.ranCode(line: 11, column: 36) == nil)
        #expect(report.ranCode(line: 13, column: 9) == true)
    }

    /// `present(menu) { close() }` ran, and what it does at its end did not. Lines alone do not tell the two apart.
    @Test(arguments: [Sample.lcov, Sample.xccovReport])
    func aCallBesideAClosureIsKnownWhereTheSourceTells(text: String) throws {
        let file = try #require(try Sample.profile(text))
        #expect(file.ranCode(line: 9, column: 13) { false } == true)
        #expect(file.ranCode(line: 9, column: 29) { true } == false)
        #expect(file.ranCode(line: 9, column: 13) { nil } == nil)
    }

    @Test func aBodyMayBeginOnTheLineBelowItsDeclaration() throws {
        for text in [Sample.llvm, Sample.lcov, Sample.xccovArchive, Sample.xccovReport] {
            #expect(try Sample.profile(text)?.ranBody(line: 5) == true)
        }
    }

    @Test func olderVersionsOfLLVMWriteNumbersForTruthValuesAndHugeCounts() throws {
        let old = """
            {"version":"2.0.0","type":"llvm.coverage.json.export","data":[{"files":[{"filename":"A.swift",
            "segments":[[1,10,18446744073709551615,1,1],[3,2,0,0,0],[5,10,0,1,1],[6,2,0,0,0]]}]}]}
            """
        let file = try #require(try Sample.profile(old, path: "A.swift"))
        #expect(file.ranCode(line: 2, column: 5) == true)
        #expect(file.ranCode(line: 4, column: 5) == nil)
        #expect(file.ranCode(line: 5, column: 12) == false)
    }

    @Test func filesThatNobodyAsksAboutAreNotKept() throws {
        for text in Sample.all {
            let file = try #require(try CodeProfile(Array(text.utf8), filesNamed: ["Other.swift"]).files[Sample.path])
            #expect(file.ranBody(line: 6) == nil)
        }
    }

    @Test func sectionsOfOneFileUnite() throws {
        let text = "SF:A.swift\nDA:1,0\nDA:2,1\nend_of_record\nSF:A.swift\r\nDA:1,3\r\nDA:3,0\r\nend_of_record\r\n"
        let file = try #require(try Sample.profile(text, path: "A.swift"))
        #expect([1, 2, 3].map { file.ranCode(line: $0, column: 4) } == [true, true, false])
    }

    /// lcov 2 writes the last lines of functions, and since 2.2 numbers for them.
    @Test(arguments: [
        "FN:1,9,body\nFN:2,2,closure\nFNDA:1,body\nFNDA:0,closure",
        "FNL:0,1,9\nFNA:0,1,body\nFNL:1,2,2\nFNA:1,0,closure",
    ])
    func newerRecordsOfFunctionsAreRead(functions: String) throws {
        let text = "SF:A.swift\n\(functions)\nDA:1,1\nDA:2,1\nDA:3,1\nend_of_record\n"
        let file = try #require(try Sample.profile(text, path: "A.swift"))
        #expect([1, 2, 3].map { file.ranCode(line: $0, column: 4) { true } } == [true, false, true])
    }

    /// `present(alert, animated: true) {` ran, and what it does at its end did not: whose line it is cannot be told.
    @Test func aClosureThatGoesOnBelowLeavesItsFirstLineOpen() throws {
        let text = "SF:A.swift\nFN:1,f\nFN:2,closure\nFNDA:1,f\nFNDA:0,closure\nDA:1,1\nDA:2,1\nDA:3,0\nend_of_record\n"
        let file = try #require(try Sample.profile(text, path: "A.swift"))
        #expect(file.ranCode(line: 2, column: 4) == nil)
        #expect(file.ranCode(line: 2, column: 4) { false } == true)
        #expect(file.ranCode(line: 3, column: 4) == false)
    }

    @Test(arguments: [
        ("", "it is empty"), (" \n\n", "it is empty"), ("hello", "not a coverage file that NavAtlas can read"),
        ("[1, 2]", "not a coverage file that NavAtlas can read"), ("{}", "not a coverage file that NavAtlas can read"),
        (#"{"schemaVersion": 1, "nodes": []}"#, "not a coverage file that NavAtlas can read"),
        ("{\"data\": [", "malformed JSON"),
        (
            #"{"type":"llvm.coverage.json.export","data":[{"files":[{"filename":"A.swift","segments":[[1]]}]}]}"#,
            "malformed"
        ),
        (
            #"{"type":"llvm.coverage.json.export","data":[{"files":[{"filename":"A.swift","summary":{}}]}]}"#,
            "data[0].files[0]: the key 'segments' is missing"
        ),
        (#"{"targets":[{"files":[{"path":"A.swift"}]}]}"#, "the key 'functions' is missing"),
        (#"{"targets":3}"#, "targets: expected a list"),
        (#"{"/a/A.swift":[{"line":"x"}]}"#, "A.swift[0].line: expected a number"),
        (#"{"/a/A.swift":[{"line":-4,"executionCount":1}]}"#, "no line or column is -4"),
        (#"{"/a/A.swift":[{"line":99999999999,"executionCount":1}]}"#, "no line or column is 99999999999"),
        ("SF:A.swift\nDA:x,1\n", "line 2 is malformed lcov"), ("SF:A.swift\nDA:1\n", "line 2 is malformed lcov"),
        ("SF:A.swift\nDA:1,\u{0}\n", "not a coverage file that NavAtlas can read"),
        ("SF:A.swift\nDA:0,1\n", "line 2 is malformed lcov"),
        ("SF:A.swift\nDA:99999999999999999999,1\n", "line 2 is malformed lcov"),
        ("SF:A.swift\nFN:x,name\n", "line 2 is malformed lcov"),
        ("\u{0}\u{0}\u{0}", "not a coverage file that NavAtlas can read"),
        (String(repeating: "[", count: 100_000), "malformed JSON"),
        ("{\"targets\":" + String(repeating: "[", count: 100_000), "malformed JSON"),
    ])
    func whatIsNoProfileIsRefused(text: String, problem: String) {
        #expect {
            try CodeProfile(Array(text.utf8), filesNamed: ["A.swift"])
        } throws: { error in
            "\(error)".contains(problem)
        }
    }

    @Test func aRawProfileIsToldHowToBeExported() {
        let raw: [UInt8] = [0xFF] + Array("lprofi".utf8) + [0x81, 0, 0, 0, 12]
        for bytes in [raw, Array(raw.prefix(8).reversed())] {
            #expect(throws: ProfileError.binary(.llvmProfile)) { try CodeProfile(bytes, filesNamed: []) }
        }
    }

    /// Lengths and lines at the ends of what an integer holds.
    @Test func extremeNumbersAreNoReasonToFail() throws {
        let last = Int32.max - 1
        let report = """
            {"targets":[{"files":[{"path":"A.swift","functions":[{"lineNumber":\(last),"executionCount":1,"coveredLines":\(last),
            "executableLines":\(last)},{"lineNumber":2,"executionCount":0,"coveredLines":0,"executableLines":0},
            {"lineNumber":3,"executionCount":1e300,"coveredLines":7,"executableLines":7}]}]}]}
            """
        #expect(try Sample.profile(report, path: "A.swift")?.ranCode(line: 9, column: 1) == true)
        let archive = """
            {"A.swift":[{"line":\(last),"isExecutable":true,"executionCount":1,
            "subranges":[{"column":\(last),"length":\(last),"executionCount":0}]}]}
            """
        #expect(try Sample.profile(archive, path: "A.swift")?.ranCode(line: Int(last), column: 3) == true)
        let lines = "SF:A.swift\nDA:999999999,1\nDA:4,1e9\nDA:5,-1\nend_of_record\n"
        let file = try #require(try Sample.profile(lines, path: "A.swift"))
        #expect(file.ranCode(line: 999_999_999, column: 1) == true)
        #expect(file.ranCode(line: 4, column: 1) == true && file.ranCode(line: 5, column: 1) == false)
        #expect(file.ranBody(line: .max) == nil)
    }
}
