/// Names that break renderers and parsers which do not escape.
public enum HostileNames {
    /// Each breaks something: quotes, escapes, controls, markup, directions, separators, length, look-alikes.
    public static let all: [String] = [
        "", " ", "\"", "\"\"", "\\", "trailing\\", "\\\"", "'", "`", "```", "a\nb", "a\r\nb", "a\rb", "\t", "a\u{0}b",
        "\u{0}", "\u{1B}[31mred\u{1B}[0m", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}desrever",
        "\u{200B}", "\u{FEFF}bom", "<script>alert(1)</script>", "&amp;", "a|b", "a\\|b", "[link](https://example.com)",
        "@someone", "https://example.com/x", "->", "-push->", "~push~>", ": name", "name:", "a : b", "=>", "a=b",
        "?", "!", "#", "# comment", "*", "/", "a/b", "a / b", "root/push", "root/?", "(", ")", "name(Input)", "[", "]",
        "[source]", "at=file:1:2", "entry", "coordinator", "screen", "link", "unresolved", "entry A", "-", "~", "%s%n",
        "${HOME}", "é", "e\u{301}", "\u{301}", "a:\u{345}", "日本語", "👩‍👩‍👧", "\u{E000}", "\u{10FFFF}", "\u{FFFE}",
        "Outer.Inner", "Type#File", "inline:Text#Coordinator.route", "Generic<A, B>", "-1", "007", "\\u0041", "\\n",
        "</table>", "<br>", "-- ", "CON", "../../etc/passwd", String(repeating: "long", count: 2500),
    ]

    /// All but the very long ones, for tests that use thousands of names.
    public static let short = all.filter { $0.utf8.count < 100 }
}
