import NavAtlasAnalysis
import NavAtlasModel
@testable import NavAtlasReports
import Testing

@Suite struct FlowOutlineTests {
    private func lines(_ notation: String, most: Int = FlowOutline.mostLines) throws -> [String] {
        FlowOutline(Analysis(try Notation.parse(notation)).flows, mostLines: most).lines.map {
            "\($0.branch)\($0.id.map { $0 + ": " } ?? "")\($0.note)"
        }
    }

    private let app = """
        entry Main
        coordinator Main
        coordinator Tabs tab
        coordinator Home stack
        coordinator Help stack
        coordinator Login stack
        Main -root!-> Tabs : start
        Main -root-> Login : login
        Tabs -tab-> Home : home
        Tabs -tab-> Map : map
        Home -root!-> HomeScreen : start
        Home -push-> Detail : detail
        Home -sheet-> Help : help
        Login -root!-> LoginScreen : start
        """

    @Test func theTreeIsDrawnWithItsBranches() throws {
        #expect(
            try lines(app) == [
                "Main: entry, starts with Tabs",
                "├─ Tabs: root",
                "│  ├─ Home: tab, 2 screens, starts with HomeScreen",
                "│  │  └─ Help: sheet",
                "│  └─ Map: tab",
                "└─ Login: root, 1 screen, starts with LoginScreen",
            ])
    }

    @Test func whatIsTooDeepForAScreenIsCounted() throws {
        #expect(
            try lines(app, most: 5) == [
                "Main: entry, starts with Tabs",
                "├─ Tabs: root",
                "│  ├─ Home: tab, 2 screens, starts with HomeScreen, 1 flow inside with 0 screens",
                "│  └─ Map: tab",
                "└─ Login: root, 1 screen, starts with LoginScreen",
            ])
        #expect(try lines(app, most: 3).last == "└─ Login: root, 1 screen, starts with LoginScreen")
    }

    @Test func moreEntriesThanFitAreCounted() throws {
        let entries = (1...9).map { "entry E\($0)\ncoordinator E\($0) stack" }.joined(separator: "\n")
        #expect(try lines(entries, most: 3) == ["E1: entry", "E2: entry", "E3: entry", "and 6 more flows"])
    }
}
