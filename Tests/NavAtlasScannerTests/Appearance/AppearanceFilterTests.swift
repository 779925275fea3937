import Testing

@testable import NavAtlasScanner

/// What only changes how a view looks is left out of the facts; all else stays.
struct AppearanceFilterTests {
    private func facts(_ code: String) -> FileFacts {
        let text = "struct A: View { let space = 1\n var body: some View { \(code) } }\nfunc size() -> Int { 1 }"
        let facts = FileFacts(of: Array(text.utf8), path: "A.swift", platform: Platform())
        return AppearanceFilter(of: [facts]).leftOut(of: facts)
    }

    private func isSame(_ left: FileFacts, _ right: FileFacts) -> Bool {
        var (before, after) = (FactsWriter.ofShapes, FactsWriter.ofShapes)
        before.write(left)
        after.write(right)
        return before.finish() == after.finish()
    }

    @Test(arguments: [
        "Text(\"\").padding()", "Text(\"\").padding(.top, 8).bold()",
        "Text(\"\").font(.system(size: 12, weight: .bold))",
        "Text(\"\").foregroundColor(Color.red.opacity(0.5))", "Text(\"\").frame(width: space * 2)",
        "Text(\"\").opacity(isOn ? 1 : 0)", "Text(\"\").accessibilityLabel(Text(\"A lion\"))",
    ])
    func isLeftOut(code: String) { #expect(isSame(facts(code), facts("Text(\"\")"))) }

    @Test(arguments: [
        "Text(\"\").padding(size())", "Text(\"\").background(Lion())",
        "Text(\"\").sheet(isPresented: $isOn) { Lion() }",
        "Text(\"\").accessibilityLabel { Lion() }", "Text(\"\").font(Lion())", "Text(\"\").padding(\"\\(Lion())\")",
    ])
    func stays(code: String) { #expect(!isSame(facts(code), facts("Text(\"\")"))) }

    @Test func staysWhereTheAppDeclaresIt() {
        let file = FileFacts(
            of: Array("extension View { func bold() -> some View { Lion() } }".utf8), path: "B.swift",
            platform: Platform())
        let text = FileFacts(
            of: Array("struct A: View { var body: some View { Text(\"\").bold() } }".utf8), path: "A.swift",
            platform: Platform())
        #expect(AppearanceFilter(of: [text]).leftOut(of: text) != text)
        #expect(AppearanceFilter(of: [file, text]).leftOut(of: text) == text)
    }

    /// What is modified in the middle of code keeps all the code around it.
    @Test func leavesCodeAroundIt() {
        let code = """
            if let a = b.padding() { switch c.bold() { case .d(let e): for f in g { h = [i.bold(), j ?? k.bold()] } default: l() } }
            guard m == n.bold() else { return { o in p(q: o.bold(), "\\(r.bold())") } }
            return (s as? T)?[u.bold()]
            """
        #expect(isSame(facts(code), facts(code.replacing(".bold()", with: "").replacing(".padding()", with: ""))))
    }
}
