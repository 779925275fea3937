import NavAtlasScanner
import Testing

struct ScanDiagnosticTests {
    /// A scan that lacks what it was asked to read has no result: `check` would pass in CI.
    @Test(arguments: [
        ScanDiagnostic.Problem.unreadableFile(reason: "Permission denied"),
        .unreadableFolder(reason: "Permission denied"),
    ])
    func whatTheSystemRefusesIsNoWarning(problem: ScanDiagnostic.Problem) {
        #expect(ScanDiagnostic(path: "App", problem: problem).isRefusal)
    }

    @Test(arguments: [ScanDiagnostic.Problem.linkOutside, .linkLoop, .danglingLink, .notAFile])
    func whatIsLeftOutByIntentIsNoRefusal(problem: ScanDiagnostic.Problem) {
        #expect(!ScanDiagnostic(path: "App", problem: problem).isRefusal)
    }
}
