import Testing

/// `--entry`, for a package without the app itself.
struct EntryTests {
    private func graph(entry: String) throws -> Executable.Run {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import UIKit
            open class QuayViewController: UIViewController {
                @objc func tap() { present(BoatViewController(), animated: true) }
            }
            final class BoatViewController: UIViewController {}
            """, to: "Quay.swift")
        return try Executable.navatlas.run(
            ["graph", "--format", "notation", "--no-config", "--no-cache", "--entry", entry, folder.url.path])
    }

    @Test func aTypeThatNothingNamesIsExplored() throws {
        let run = try graph(entry: "QuayViewController")
        #expect(run.status == 0, "\(run.standardError)")
        #expect(run.text.contains("entry QuayViewController"))
        #expect(run.text.contains("QuayViewController ~sheet~> BoatViewController : present"))
        #expect(!run.text.contains("unresolved"))
    }

    @Test(arguments: [("BoatViewControler", "did you mean 'BoatViewController'?"), ("Gate", "name a view")])
    func aTypeThatIsNotThereIsAnError(_ name: String, _ help: String) throws {
        let run = try graph(entry: name)
        #expect(run.status == 2)
        #expect(run.standardError.contains("'\(name)' of --entry is no screen or coordinator of this source"))
        #expect(run.standardError.contains(help), "\(run.standardError)")
    }
}
