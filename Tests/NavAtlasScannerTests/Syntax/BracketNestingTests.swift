import Testing

@testable import NavAtlasScanner

/// The parser's time doubles with each bracket of some nestings; the counted cost must, too.
@Suite struct BracketNestingTests {
    private func isTaken(_ source: String) -> Bool {
        var nesting = BracketNesting(size: source.utf8.count)
        return source.utf8.allSatisfy { nesting.take($0) }
    }

    private func nested(_ open: String, _ close: String, _ depth: Int) -> String {
        "let x = a" + String(repeating: open, count: depth) + "A" + String(repeating: close, count: depth)
    }

    /// All of them were measured to double the parser's time at each level.
    @Test(arguments: [
        ("[", "]"), ("[", ""), ("([", "])"), ("A<[", "]>"), ("[A<", ">]"), ("[A<B, ", ">]"), ("(B, [", "])"),
        ("[/*,*/", "]"), ("[//,\n", "]"), ("[/*\"*/", "]"), ("[@a(b) ", "]"), ("[(a: ", ")]"), ("[(A) -> ", "]"),
        ("[inout ", "]"), ("[A & ", "]"), ("[[", "]a: b]"), ("[A: [", "B]]"), ("[ (", ") -> A]"), ("[some ", "]"),
    ])
    func whatDoublesIsBounded(open: String, close: String) {
        #expect(isTaken(nested(open, close, 4)))
        #expect(!isTaken(nested(open, close, 16)))
    }

    /// A file of many nests costs as much as one of a deep nest.
    @Test func manyNestsAreBoundedTogether() {
        let nest = nested("[", "]", 10) + "\n"
        #expect(isTaken(nest))
        #expect(!isTaken(String(repeating: nest, count: 1000)))
    }

    @Test(arguments: [
        ("(", ")"), ("{", "}"), ("f(", ")"), ("[a, ", "]"), ("[\"a\": ", "]"), ("[{ ", "}]"), ("a ? ", " : b"),
        ("a ? [b:b] + ", ""),
    ])
    func otherNestingIsTaken(open: String, close: String) {
        #expect(isTaken(nested(open, close, 100)))
        #expect(!isTaken(nested(open, close, 300)))
    }

    /// The parser reads what is in an `#if` once more for each around it.
    @Test func conditionsAreBounded() {
        let table = String(repeating: "#if A\nlet a = b ? 1 : 2\n#else\n#endif\n", count: 1000)
        #expect(isTaken(table))
        #expect(!isTaken(String(repeating: "#if A\n", count: 50)))
    }

    @Test(arguments: ["A<", "A<B, ", "A<\n", "A<(B) -> "])
    func genericsAreBounded(open: String) {
        #expect(isTaken("let x = " + String(repeating: open, count: 20)))
        #expect(!isTaken("let x = " + String(repeating: open, count: 100)))
        #expect(isTaken(String(repeating: "if a<b { c = d << e }\n", count: 1000)))
    }

    /// The parser looks ahead from each of them over all that follow; a hundred thousand `inout` overflow its stack.
    @Test(arguments: [
        "inout ", "borrowing ", "sending\n", "consuming /* a b */ ", "isolated // a b\n", "borrowing sending ",
        "consuming\tinout\r\n", "final override ", "package\n",
    ])
    func wordsBeforeTypesAreBounded(words: String) {
        #expect(isTaken("func a(b: " + String(repeating: words, count: 20) + "A) {}"))
        #expect(!isTaken("func a(b: " + String(repeating: words, count: 200) + "A) {}"))
        let few = "func a(b: " + String(repeating: words, count: 3) + "A) {}\n"
        #expect(isTaken(String(repeating: few, count: 1000)))
        // Many runs cost as much as a long one.
        let some = "func a(b: " + String(repeating: words, count: 40) + "A) {}\n"
        #expect(!isTaken(String(repeating: some, count: 1000)))
    }

    @Test func questionsInTextsAreTaken() {
        #expect(isTaken(String(repeating: "let a = \"Quoi ?\"\n", count: 1000)))
        let choices = String(repeating: "a ? ", count: 1000)
        for code in [
            "\"\\(\(choices))\"", "#\"\\\"# \(choices)", "/*\"*/ \(choices)", "let r = /\"/ ; \(choices)",
            "\"/*\" \(choices)",
        ] {
            #expect(!isTaken(code), "\(code.prefix(20))")
        }
    }

    @Test func tablesAndTypesAreTaken() {
        let row = "[" + String(repeating: "[[1.5, 2], [3, 4]], ", count: 20) + "],\n"
        #expect(isTaken("let table: [[[[Double]]]] = [\n" + String(repeating: row, count: 500) + "]"))
        let declaration = "var a: [String: [Int: Set<[URL]>]] = [:], b: [[(Int, [A]) -> [B]]]\n"
        #expect(isTaken(String(repeating: declaration, count: 500)))
    }
}
