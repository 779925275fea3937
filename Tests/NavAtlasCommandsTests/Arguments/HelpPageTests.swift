import Testing

@testable import NavAtlasCommands

struct HelpPageTests {
    @Test func everythingStandsWhereItIsLookedFor() {
        var page = HelpPage(usage: "tool check [OPTIONS] PATH…", summary: "Checks.")
        page.add(options: [
            Option<String?>.text("output", letter: "o", kind: .file, help: "Where to write"),
            Option<Int>.choice(
                "format", placeholder: "FORMAT", among: [.init("json", "for machines", 1)], absent: 0, help: "How"),
        ])
        page.add(examples: [Example("check  -o x", "Writes x.")], tool: "tool")
        #expect(
            page.text == """
                USAGE: tool check [OPTIONS] PATH…

                Checks.

                OPTIONS:
                  -o, --output FILE  Where to write
                  --format FORMAT    How
                      json           for machines

                EXAMPLES:
                  tool check -o x
                      Writes x.

                """)
    }

    @Test func longTextIsWrapped() {
        var page = HelpPage(usage: "tool", summary: String(repeating: "word ", count: 60))
        page.add("ROWS", rows: [("term", String(repeating: "word ", count: 60))])
        let lines = page.text.split(separator: "\n")
        #expect(lines.count > 6)
        #expect(lines.allSatisfy { $0.count <= 100 })
    }
}
