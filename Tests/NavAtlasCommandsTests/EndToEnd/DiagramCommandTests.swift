import Foundation
import Testing

@testable import NavAtlasCommands

private let graph = """
    entry Main
    Main -root!-> Home : home
    Main -push-> Detail : detail
    Main -sheet-> Help : help
    Home ~push~> Detail : Main.detail
    Detail ~sheet~> Help : Main.help
    screen Lost [at=Lost.swift:3:8]

    """

struct DiagramCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
    }

    private func diagram(_ words: String..., graph: String = "graph.nav") throws -> Executable.Run {
        try Executable.navatlas.run(["diagram", graph] + words, in: folder.url)
    }

    @Test func themesDiffer() throws {
        let pictures = try ["light", "dark", "auto"].map { try diagram("--theme", $0) }
        #expect(pictures.allSatisfy { $0.status == 0 && XMLCheck.isWellFormed($0.standardOutput) })
        #expect(Set(pictures.map(\.text)).count == 3)
        #expect(pictures[2].text.contains("prefers-color-scheme"))
        #expect(try diagram().text == pictures[0].text)
    }

    @Test func linksLeadToTheSource() throws {
        let run = try diagram("--source-url", "https://host/{file}#L{line}")
        #expect(run.text.contains("xlink:href=\"https://host/Lost.swift#L3\""))
        let refused = try diagram("--source-url", "JavaScript:{file}")
        #expect(refused.status == 2 && refused.standardError.contains("would run code"))
        let lost = try diagram("--source-url", "https://host/{revision}/{file}")
        #expect(lost.status == 2 && lost.standardError.contains("revision"))
    }

    @Test func findingsAreBroughtOut() throws {
        let run = try diagram("--highlight", "findings", "--format", "dot")
        #expect(run.text.contains("unreachable") && run.text.contains("Lost"))
        let svg = try diagram("--highlight", "findings")
        #expect(svg.text.contains("has a finding"))
        #expect(try !diagram().text.contains("has a finding"))
    }

    @Test func theShortestWayIsBroughtOut() throws {
        func onTheWay(_ words: String...) throws -> Set<String> {
            let run = try Executable.navatlas.run(
                ["diagram", "graph.nav", "--highlight", "path"] + words, in: folder.url)
            // The tooltip of each node says what it is.
            return Set(run.text.matches(of: /<title>(?:screen|coordinator) (\w+)[^<]*on the path/).map { String($0.1) })
        }
        #expect(try onTheWay("--to", "Help") == ["Main", "Home", "Detail", "Help"])
        #expect(try onTheWay("--from", "Detail", "--to", "Help") == ["Detail", "Help"])
        #expect(try diagram("--highlight", "path", "--to", "Lost").standardError.contains("no path leads"))
        #expect(try diagram("--highlight", "path").standardError.contains("needs --to"))
    }

    @Test func changesAreBroughtOut() throws {
        try folder.write(
            graph.replacing("Main -push-> Detail", with: "Main -push-> Gone : gone\nMain -push-> Detail"), to: "old.nav"
        )
        let run = try diagram("--highlight", "diff", "--base", "old.nav")
        #expect(run.text.contains("<title>screen Gone; gone") && run.text.contains("GONE"))
        #expect(run.text.contains("<title>screen Lost"))
        #expect(try diagram("--highlight", "diff").standardError.contains("needs --base"))
        #expect(try diagram("--base", "old.nav").status == 2)
    }

    @Test func screenshotsStandOnTheirScreens() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("shots/HomeTests"), withIntermediateDirectories: true)
        let png = try diagram("--format", "png", "--dpi", "20").standardOutput
        try folder.write(png, to: "shots/HomeTests/testHome.1.png")
        try folder.write(png, to: "shots/Detail@2x.png")
        let run = try diagram("--thumbnails", "shots")
        #expect(run.status == 0 && run.standardError.isEmpty)
        #expect(run.text.components(separatedBy: "data:image/png;base64,").count == 3)
        try folder.write(Data(png.dropLast(20)), to: "shots/Help.png")
        let broken = try diagram("--thumbnails", "shots", "-o", "map.svg")
        #expect(
            broken.status == 2
                && broken.standardError.contains("'shots/Help.png' cannot be shown: the PNG ends too early"))
        #expect(try !folder.names().contains("map.svg"))
        #expect(try diagram("--thumbnails", "none").standardError.contains("does not exist"))
        #expect(try diagram("--thumbnails", "graph.nav").standardError.contains("is not a folder"))
    }

    @Test func whatIsTooLargeIsDrawnByCoordinators() throws {
        let screens = (0..<300).map { "Main -push-> Screen\($0) : screen\($0)\n" }
        try folder.write(
            "entry Main\nMain -push-> Flow : flow\nFlow -push-> Step : step\n" + screens.joined(), to: "large.nav")
        let run = try diagram("--format", "dot", graph: "large.nav")
        #expect(run.status == 0 && run.standardError.contains("are too many for one picture"))
        #expect(run.text.contains(">Flow<") && !run.text.contains(">Screen1<"))
        let whole = try diagram("--format", "dot", "--whole", graph: "large.nav")
        #expect(whole.standardError.isEmpty && whole.text.contains(">Screen1<"))
        let part = try diagram("--format", "dot", "--scope", "Flow", graph: "large.nav")
        #expect(part.standardError.isEmpty && part.text.contains(">Step<"))
    }

    @Test func aPictureFitsItsPlace() throws {
        let ways = (1..<60).map { "C\($0 / 3) -push-> C\($0) : c\($0)\nC\($0) -push-> S\($0) : s\n" }
        try folder.write("entry C0\ncoordinator C0 stack\n" + ways.joined(), to: "many.nav")
        func width(_ fit: String) throws -> Double {
            let run = try diagram("--fit", fit, graph: "many.nav")
            return try #require(run.text.firstMatch(of: /width="([0-9.]+)pt"/).flatMap { Double($0.1) })
        }
        #expect(try width("2400x600") > 2 * width("500x3000"))
        let refused = try diagram("--fit", "wide")
        #expect(refused.status == 2 && refused.standardError.contains("as in 900x600"))
    }

    @Test func aSmallerResolutionIsSaid() throws {
        let screens = (0..<2_000).map { "Main -push-> Screen\($0) : screen\($0)\n" }
        try folder.write("entry Main\n" + screens.joined(), to: "tall.nav")
        let run = try diagram("--whole", "-o", "map.png", graph: "tall.nav")
        #expect(run.status == 0)
        #expect(run.standardError.contains("drawn at") && run.standardError.contains("pixels"))
        #expect(try diagram("-o", "small.png").standardError.isEmpty)
    }
}
