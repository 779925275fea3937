import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// A page of one file: the picture with search, filters and paths, and the same as tables where no script runs.
package enum HTMLFormat: ReportFormat {
    /// The name on the command line.
    package static let id = "html"
    /// The extension of its files.
    package static let fileExtension: String? = "html"
    /// What it is for.
    package static let summary = "one page: the map with search, filters, paths and findings"

    /// The page.
    ///
    /// - Throws: `EncodingError`.
    package static func render(_ report: Report, style: TextStyle) throws -> String { try page(of: report).html }

    /// The page, with what there is to say about its picture.
    ///
    /// - Parameter thumbnails: pictures of screens, by node id.
    /// - Throws: `EncodingError`.
    package static func page(
        of report: Report, thumbnails: [String: Thumbnail] = [:]
    ) throws -> (html: String, notes: [String]) {
        let page = try Page(report, thumbnails: thumbnails)
        return (page.html, page.notes)
    }
}

/// The parts of the page, put together.
struct Page {
    /// What a page may take, in bytes, as far as leaving lines and the list of connections out can help.
    static let mostBytes = 2_900_000

    private let report: Report
    private let page: PageGraph
    private let tables: PageTables
    private let drawing: PageDrawing
    /// How the page differs from what one might expect of it.
    private(set) var notes: [String] = []
    private(set) var html = ""

    init(_ report: Report, thumbnails: [String: Thumbnail] = [:], mostBytes: Int = Self.mostBytes) throws {
        self.report = report
        let page = PageGraph(report, thumbnails: thumbnails)
        self.page = page
        tables = PageTables(page)
        let lines = page.graph.edges.enumerated().map { (Diagram.elementID(of: $1), $0) }
        drawing = PageDrawing(
            DiagramPieces(page.diagram), nodes: page.places,
            edges: Dictionary(grouping: lines, by: \.0).mapValues { $0.map(\.1) })
        try write(mostBytes)
    }

    /// The page, without as many lines as would make it too large, and without more of the rest where that is not enough.
    private mutating func write(_ mostBytes: Int) throws {
        let whole = drawing.svg
        html = try text(whole, PageContents())
        guard html.utf8.count > mostBytes else { return }
        // What is left out is said, which takes room, too.
        let least = 500 + drawing.limited(to: 0).svg.utf8.count
        var room = PageContents()
        var rest = html.utf8.count - whole.utf8.count
        for less in PageContents.all.dropFirst() where rest + least > mostBytes {
            room = less
            rest = try text("", less).utf8.count
        }
        notes += room.notes(findings: report.findings.count)
        let (svg, omitted) = drawing.limited(to: mostBytes - rest - 500)
        if omitted > 0 {
            notes.append(
                "the map leaves out \(omitted) of its lines, so that the page stays small; choose a screen to see "
                    + "its connections")
        }
        let said =
            omitted == 0
            ? ""
            : "<p class=\"how\">\(omitted) lines are left out of this map, so that the page stays small. Choose a screen to "
                + "see all its connections.</p>"
        html = try text(svg, room, said)
    }

    private func text(_ picture: String, _ room: PageContents, _ note: String = "") throws -> String {
        let style = PageAssets.style + PageAssets.rules(of: drawing)
        // Nothing is fetched, nothing is sent, and nothing is in force but this very style and this very script.
        let policy =
            "default-src 'none'; script-src 'sha256-\(PageAssets.scriptHash)'; "
            + "style-src 'sha256-\(SHA256.base64(of: style))'; img-src data:; base-uri 'none'; form-action 'none'"
        let data = try PageData(page, drawing.pieces, room).script()
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <title>\(report.title.html)</title>
            <style>\(style)</style>
            </head>
            <body>
            <header>
            <h1>\(report.title.html)</h1>
            <p>\(counts)</p>
            <nav aria-label="On this page">\(contents)</nav>
            </header>
            <main>
            \(PageTools.html(picture: picture, note: note, legend: legend, compares: page.diff != nil))
            \(tables.html(room))
            </main>
            <script type="application/json" id="data">\(data)</script>
            <script>\(PageAssets.script)</script>
            </body>
            </html>

            """
    }

    private var counts: String {
        let summary = report.summary
        func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        return [
            counted(summary.coordinators, "coordinator"), counted(summary.screens, "screen"),
            counted(report.analysis.graph.deepLinks.count, "deep link"), counted(summary.errors, "error"),
            counted(summary.warnings, "warning"),
        ].joined(separator: ", ") + (report.coverage.map { "; " + $0.sentence } ?? "")
            + (page.diff.map { ", " + counted($0.changes.count, "change") } ?? "")
    }

    /// Links to the sections, in words that leave them in one line.
    private var contents: String {
        let short = ["nodes": "Screens", "unresolved": "Not followed"]
        return tables.contents.map { "<a href=\"#\($0.id)\">\(short[$0.id] ?? $0.title)</a>" }.joined(separator: "\n")
    }

    /// Signs and what they mean.
    private var legend: String {
        drawing.legend.map { sign in
            "<li><svg aria-hidden=\"true\" width=\"\(Int(sign.width) + 1)\" height=\"14\">\(sign.markup)</svg>\(sign.words.html)</li>"
        }.joined()
    }
}
