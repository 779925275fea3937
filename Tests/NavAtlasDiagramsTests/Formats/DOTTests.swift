import Testing

@testable import NavAtlasDiagrams

@Suite struct DOTTests {
    @Test(
        arguments: [
            ("", #""""#), ("a", #""a""#), (#"a"b"#, #""a\"b""#), (#"end\"#, #""end\\""#), (#"\N"#, #""\\N""#),
            ("a\nb", #""a\\nb""#), ("\0", #""\\0""#), ("\u{202E}x", #""\\u{202E}x""#), ("&lt;", "\"&\u{200B}lt;\""),
            ("a & b", #""a & b""#),
        ])
    func quotesStrings(_ text: String, _ expected: String) {
        #expect(DOT.quoted(text) == expected)
    }

    @Test(
        arguments: [
            ("<b>", "&lt;b&gt;"), (#""&""#, "&quot;&amp;&quot;"), ("&lt;", "&amp;\u{200B}lt;"), (#"\N"#, #"\\N"#),
            ("a\nb", #"a\\nb"#), ("]", "&#93;"),
        ])
    func escapesHTML(_ text: String, _ expected: String) {
        #expect(DOT.html(text) == expected)
    }

    @Test(
        arguments: [
            ("TodosCoordinator", "TodosCoordinator"), ("Outer.Inner", "Outer.Inner"),
            ("inline:Text#A.b", "inline:3AText:23A.b"),
            ("", ":"), (":", ":3A"), ("é", ":C3:A9"),
        ])
    func namesStayReadable(_ id: String, _ expected: String) {
        #expect(DOT.identifier(id) == expected)
    }

    @Test func identifiersAreDifferentAndShort() {
        let identifiers = Samples.hostileNames.map(DOT.identifier)
        #expect(Set(identifiers).count == Set(Samples.hostileNames).count)
        #expect(identifiers.allSatisfy { $0.utf8.count <= 120 })
    }
}
