import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

struct UntakenTransitionTests {
    private let graph = """
        entry Home
        screen Home [body=A.swift:1:1]
        screen Shop [body=A.swift:2:1]
        Home ~push~> Shop : Home.shop [source at=A.swift:11:1]
        Home ~push~> Help : Home.help [source at=A.swift:12:1]
        Shop ~push~> Item : Home.item [source at=A.swift:13:1]
        Item ~push~> Photo : Home.photo [source at=A.swift:14:1]
        Item ~push~> Home : Home.home [source at=A.swift:15:1]
        Lost ~push~> Item : Home.item [source at=A.swift:16:1]
        link app://lone => Lone
        Lone ~push~> Photo : Home.photo [source at=A.swift:17:1]
        """

    private func untaken() throws -> [UntakenTransition] {
        let analysis = Analysis(try Notation.parse(graph))
        let ran = Dictionary(
            uniqueKeysWithValues: [1, 2, 11, 12, 13, 14, 15, 16, 17].map {
                (NavAtlasModel.SourceLocation(file: "A.swift", line: $0, column: 1), [1, 2, 11].contains($0))
            })
        return analysis.untakenTransitions(in: NavigationCoverage(of: analysis.graph, ran: ran))
    }

    @Test func theyAreOrderedByTheUnvisitedScreensBehindThem() throws {
        let found = try untaken()
        #expect(
            found.map { "\(Notation.print($0.step)): \($0.screensBehind)" } == [
                "Lost ~push~> Item : Home.item: 2", "Shop ~push~> Item : Home.item: 2",
                "Home ~push~> Help : Home.help: 1",
                "Item ~push~> Photo : Home.photo: 1", "Lone ~push~> Photo : Home.photo: 1",
                // What lies behind a screen that was visited does not lie behind the way back to it.
                "Item ~push~> Home : Home.home: 0",
            ])
    }

    @Test func eachHasTheShortestWalkThatEndsWithIt() throws {
        let walks = Dictionary(uniqueKeysWithValues: try untaken().map { (Notation.print($0.step), $0.walk) })
        let photo = try #require(walks["Item ~push~> Photo : Home.photo"] ?? nil)
        #expect(photo.start == "Home" && photo.steps.map(\.to) == ["Shop", "Item", "Photo"])
        let linked = try #require(walks["Lone ~push~> Photo : Home.photo"] ?? nil)
        #expect(linked.link?.pattern == "app://lone" && linked.steps.map(\.to) == ["Photo"])
        #expect(walks["Lost ~push~> Item : Home.item"] == .some(nil))
    }

    /// Every walk is a walk: each step begins where the last one ended.
    @Test(arguments: 0..<40)
    func walksOfRandomGraphsHoldTogether(seed: UInt64) {
        let analysis = Analysis(RandomGraph.make(seed: seed, nodes: 12, density: 2))
        let coverage = NavigationCoverage(of: analysis.graph, ran: [:])
        let all = NavigationCoverage(of: analysis.graph, ran: nil)
        #expect(analysis.untakenTransitions(in: coverage).allSatisfy { coverage[$0.step] == .uncovered })
        for untaken in analysis.untakenTransitions(in: all) {
            guard let walk = untaken.walk else { continue }
            #expect(zip([walk.start] + walk.steps.map(\.to), walk.steps).allSatisfy { $0 == $1.from })
            #expect(walk.steps.last == untaken.step)
        }
    }

    @Test func aCoverTakesOnlyWhatIsWanted() throws {
        let analysis = Analysis(try Notation.parse(graph))
        let wanted = Set(try untaken().filter { $0.walk != nil }.map(\.step.identity))
        let cover = analysis.cover(taking: wanted)
        #expect(wanted.isSubset(of: Set(cover.paths.flatMap(\.steps).map(\.identity))))
        #expect(cover.untaken.isEmpty)
        #expect(analysis.cover(taking: []).paths.isEmpty)
    }
}
