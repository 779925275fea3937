import Foundation
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

/// The page in a real browser: `make test-browser` says where that is, in `NAVATLAS_BROWSER`.
private let browser = ProcessInfo.processInfo.environment["NAVATLAS_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }

@Suite(.enabled(if: browser != nil, "run by 'make test-browser'"), .serialized) struct BrowserTests {
    private struct Shown {
        let document: String
        let log: String

        /// What stands in the element of the details, without markup.
        var details: String {
            guard let start = document.range(of: "id=\"details\""),
                let end = document.range(of: "</aside>", range: start.upperBound..<document.endIndex)
            else { return "" }
            return String(document[start.lowerBound..<end.lowerBound])
                .replacing(/<[^>]*>/, with: " ").replacing(/\s+/, with: " ")
        }
    }

    /// Loads a page with a fragment, lets it run, and gives the document as it is then.
    private func load(_ report: String, fragment: String = "", title: String = "Shop") throws -> Shown {
        try open(HTMLFormat.render(try Report(report, title: title), style: .plain), fragment: fragment)
    }

    private func open(_ page: String, fragment: String) throws -> Shown {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navatlas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("map.html")
        try Data(page.utf8).write(to: file)
        let (output, log) = (folder.appendingPathComponent("dom"), folder.appendingPathComponent("log"))
        for place in [output, log] { try Data().write(to: place) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(browser))
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--virtual-time-budget=3000",
            "--enable-logging=stderr", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
            file.absoluteString + fragment,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        return Shown(
            document: try String(contentsOf: output, encoding: .utf8), log: try String(contentsOf: log, encoding: .utf8)
        )
    }

    @Test func runsWithoutAWordInTheConsole() throws {
        let shown = try load(shop)
        #expect(shown.document.contains("class=\"scripted\""))
        #expect(!shown.log.contains("CONSOLE"), "\(shown.log)")
        #expect(!shown.document.contains("id=\"tools\" class=\"script\" role=\"search\" hidden"))
    }

    @Test func aNodeIsDescribedWithItsWays() throws {
        let details = try load(shop, fragment: "#node=Detail").details
        for word in [
            "Detail", "screen, reachable", "Shortest way from where the app starts",
            "Home → Detail (push, Main.detail)",
            "shop://detail/{id}", "Ways out", "Home.swift:7:9",
        ] {
            #expect(details.contains(word), "\(word): \(details)")
        }
    }

    @Test func waysBetweenTwoNodesAreShown() throws {
        let shown = try load(shop, fragment: "#from=Home&to=Help")
        #expect(
            shown.details.contains("From Home to Help") && shown.details.contains("2 steps; 3 screens"),
            "\(shown.details)")
        #expect(shown.document.components(separatedBy: "onway").count > 4)
        #expect(try load(shop, fragment: "#to=Lost").details.contains("There is no way."))
    }

    @Test func filtersDimTheRest() throws {
        let shown = try load(shop, fragment: "#show=unreachable").document
        #expect(shown.contains(/id="node-Home" class="node dim"/) && !shown.contains(/id="node-Lost" class="node dim"/))
    }

    @Test func aFragmentOfSomethingElseShowsNothing() throws {
        let shown = try load(shop, fragment: "#node=%3Cscript%3E&show=nothing&to=x")
        #expect(shown.details.trimmingCharacters(in: .whitespaces).hasSuffix(">") || !shown.details.contains("script"))
        #expect(!shown.log.contains("CONSOLE"), "\(shown.log)")
    }

    /// Names that are markup, or code, run nothing.
    @Test func hostileNamesRunNothing() throws {
        let names = [
            "<script>document.title='hacked'</script>", "\" onmouseover=\"document.title='hacked'",
            "]]><svg onload=alert(1)>",
            "javascript:document.title='hacked'", "<img src=x onerror=document.title='hacked'>",
            "</script><script>document.title='hacked'//",
        ]
        let graph = try NavigationGraph(
            entries: [names[0]], nodes: names.map { Node(id: $0, kind: .coordinator, flow: .stack) },
            edges: zip(names, names.dropFirst()).map {
                Edge(from: $0, to: $1, kind: .route, name: $0, presentation: .push)
            }, deepLinks: names.map { DeepLink(pattern: $0, to: $0) })
        let page = HTMLFormat.render(Report(graph, title: names[0]), style: .plain)
        for name in names {
            let shown = try open(page, fragment: "#node=" + name.percentEncoded)
            #expect(!shown.document.contains("<title>hacked"))
            #expect(!shown.log.contains("CONSOLE"), "\(shown.log)")
            #expect(shown.details.contains("coordinator"), "\(shown.details)")
        }
    }
}
