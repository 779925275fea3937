import Testing

@testable import NavAtlasScanner

@Suite struct FactsCodingTests {
    private static func coded<Value: FactsCodable>(_ value: Value) throws -> Value {
        var writer = FactsWriter()
        writer.write(value)
        var reader = try FactsReader(writer.finish()[...])
        let result: Value = try reader.read()
        #expect(reader.isAtEnd)
        return result
    }

    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 127, 128, 300, 1 << 40, .max, .min]) func keepsNumbers(_ value: Int)
        throws
    {
        #expect(try Self.coded(value) == value)
    }

    @Test(arguments: ["", "a", "größe 🧭", "e\u{301}", "\u{E9}", "\0", String(repeating: "x", count: 1000)])
    func keepsStrings(_ value: String) throws {
        #expect(try Array(Self.coded(value).utf8) == Array(value.utf8))
    }

    /// Swift holds these two equal, but they are two names in a file.
    @Test func keepsTheBytesOfEqualStrings() throws {
        let values = ["e\u{301}", "\u{E9}", "e\u{301}", "\u{E9}"]
        #expect(try Self.coded(values).map { Array($0.utf8) } == values.map { Array($0.utf8) })
    }

    @Test(arguments: 0..<30) func keepsTrees(_ seed: Int) throws {
        var random = SplitMix(UInt64(seed))
        let tree = SampleFacts.random(depth: 5, &random)
        #expect(try Self.coded(tree) == tree)
        #expect(try Self.coded([tree.name: [tree, tree], "": []]) == [tree.name: [tree, tree], "": []])
        #expect(try Self.coded(Set(["b", "a", tree.name])) == Set(["b", "a", tree.name]))
    }

    /// A property that one side left out, or that stands at another place on the other, comes back as another one.
    @Test(arguments: NavigationStyle.all.map(\.example)) func keepsTheFactsOfASource(_ source: String) throws {
        let facts = FileFacts(of: Array(source.utf8), path: "A.swift", module: "App", platform: Platform())
        #expect(!facts.types.isEmpty)
        #expect(try Self.coded(facts) == facts)
    }

    /// Each of these texts has what few files have.
    @Test(arguments: [
        "func f(_ a: inout (Int, [A.Type: B & C]) -> D.E<F>, b c: Int? = 2, d: String...) -> some G {}",
        "struct A { static weak var a: B?; var b: Int { didSet { c(d) } }; typealias E = F }",
        "struct A { subscript(g: Int) -> H { g } }",
        "let a = b as? C ?? d[e] + 1; let f = \\A.b.c; let g = \"a \\(b) c\"; let h = i == j ? [k: l] : nil",
        "func f() { guard case .a(let b, c: _)? = d, let (e, g) = h else { return } }",
        "func f() { for i in j where k { l = { m in m } } }",
        "func f() { switch a { case is B: c; case let d as E where g: h; default: if case F.i = j { k } } }",
        "#if DEBUG\nlet a = 1\n#else\nlet a = B()\n#endif\n// navatlas:ignore dead-end -- why\nstruct C: View {}",
        "struct A { var b: C = ", "enum A: String { case b = \"c\", d(e: F) }",
        "final class G<H: I>: J { private init() {} }",
    ]) func keepsTheFactsOfRareCode(_ source: String) throws {
        let facts = FileFacts(of: Array(source.utf8), path: "A.swift", platform: Platform())
        #expect(facts != FileFacts(path: "A.swift", module: nil))
        #expect(try Self.coded(facts) == facts)
    }

    @Test func writesEachStringOnce() {
        var writer = FactsWriter()
        writer.write(Array(repeating: "NavigationCoordinator", count: 100))
        #expect(writer.finish().count < 130)
    }

    /// Reading must end in facts or an error, never in a crash, whatever the bytes are.
    @Test(arguments: 0..<30) func survivesDamage(_ seed: Int) throws {
        var random = SplitMix(UInt64(seed))
        var writer = FactsWriter()
        writer.write(SampleFacts.random(depth: 5, &random))
        let bytes = writer.finish()
        func read(_ bytes: [UInt8]) throws -> SampleFacts {
            var reader = try FactsReader(bytes[...])
            return try reader.read()
        }
        for length in 0..<bytes.count { #expect(throws: MalformedFacts.self) { try read(Array(bytes.prefix(length))) } }
        for _ in 0..<500 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? read(damaged)
        }
    }
}
