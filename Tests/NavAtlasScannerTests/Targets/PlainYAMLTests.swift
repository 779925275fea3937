import Testing

@testable import NavAtlasScanner

@Suite struct PlainYAMLTests {
    @Test func blocksAreRead() throws {
        let yaml = try #require(
            PlainYAML(
                """
                # a project
                name: "My: App" # its name
                'odd key': it's # one
                empty:
                targets:
                  App:
                    sources:
                    - App
                    - path: Shared   # both
                      excludes: ["**/*.md", 'a, b']
                    - {path: More, includes: [A, B]}
                    platform: [iOS,
                      tvOS]
                    script: |
                      echo: no
                      - list
                list:
                - - a
                  - b
                -
                  key: value
                """))
        #expect(yaml["name"]?.text == "My: App")
        #expect(yaml["odd key"]?.text == "it's")
        #expect(yaml["empty"]?.list.isEmpty == true)
        let app = try #require(yaml["targets"]?["App"])
        let sources = try #require(app["sources"]?.list)
        #expect(sources.map { $0.text ?? $0["path"]?.text } == ["App", "Shared", "More"])
        #expect(sources[1]["excludes"]?.list.map(\.text) == ["**/*.md", "a, b"])
        #expect(sources[2]["includes"]?.list.map(\.text) == ["A", "B"])
        #expect(app["platform"]?.list.map(\.text) == ["iOS", "tvOS"])
        #expect(app["script"] == .unknown)
        #expect(
            yaml["list"]
                == .list([.list([.text("a"), .text("b")]), .mapping([.init(key: "key", value: .text("value"))])]))
    }

    @Test func bracketsGoOnWhateverTheIndent() throws {
        let yaml = try #require(
            PlainYAML(
                """
                App:
                  info: {
                    groups: [
                  "a[", b
                    ],
                    name: App
                  }
                  sources: [
                    App
                  ]
                  type: application
                """))
        let app = try #require(yaml["App"])
        #expect(app["info"]?["groups"]?.list.map(\.text) == ["a[", "b"])
        #expect(app["info"]?["name"]?.text == "App")
        #expect(app["sources"]?.list.map(\.text) == ["App"])
        #expect(app["type"]?.text == "application")
    }

    @Test(arguments: ["anchor: &a\n  b: 1", "alias: *a", "tag: !x y", "text: one\n  two"])
    func whatIsNotPlainIsUnknown(text: String) throws {
        #expect(try #require(PlainYAML(text)).members.map(\.value) == [.unknown])
    }

    @Test(arguments: [
        "", "just text", "a: 1\n   b: 2\n  c: 3", "a: [1", "a: {b", "- a\nb: 1", "a: ]\n b",
        String(repeating: "[", count: 5000), (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        "a: " + String(repeating: "[", count: 5000),
    ])
    func whatIsNoYAMLIsNothing(text: String) {
        #expect(PlainYAML(text)?.members.first?.value["x"] == nil)
    }
}
