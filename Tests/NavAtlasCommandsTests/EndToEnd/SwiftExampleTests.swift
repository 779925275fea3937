import NavAtlasAnalysis
import Testing

/// The Swift that the pages of the rules show does what they say.
struct SwiftExampleTests {
    private static let rules = Rules.all.filter { $0.examples.swift != nil }.map { $0.id }

    private static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array>
        </dict></plist>
        """

    @Test(arguments: rules, [true, false])
    func triggersOrNot(id: String, triggers: Bool) throws {
        let examples = try #require(Rules.all.first { $0.id == id }?.examples.swift)
        let folder = try TemporaryFolder()
        try folder.write(triggers ? examples.triggering : examples.passing, to: "App.swift")
        try folder.write(Self.infoPlist, to: "Info.plist")
        let run = try Executable.navatlas.run(
            ["check", "--quiet", "--no-cache", "--allow-empty", "--enable", id, "."], in: folder.url)
        #expect(run.status < 2, "\(run.standardError)")
        #expect(run.text.contains("[\(id)]") == triggers, "\(run.text)")
    }

    /// The others are about live coordinators and test runs.
    @Test func everyRuleOfSourceHasExamples() {
        let others = Rules.all.map { $0.id }.filter { !Self.rules.contains($0) }
        #expect(
            others == [
                "missing-initial-root", "deep-link-mismatch", "empty-route", "failing-factory", "bounded-exploration",
                "source-runtime-mismatch", "untested-transition",
            ])
    }
}
