import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// A page of one file: the picture with search, filters and ways, and the same as tables where no script runs.
public enum HTMLFormat: ReportFormat {
    /// The name on the command line.
    public static let id = "html"
    /// What it is for.
    public static let summary = "one page to look at: the map with search, filters, ways and findings"

    /// The page. Where the picture cannot be drawn, the page says so and has its tables all the same.
    public static func render(_ report: Report, style: TextStyle) -> String { page(of: report).html }

    /// The page, with what there is to say about its picture.
    ///
    /// - Parameter place: where the picture is laid out.
    public static func page(of report: Report, place: LayoutPlace = .inProcess) -> (html: String, notes: [String]) {
        let page = Page(report, place)
        return (page.html, page.notes)
    }
}

/// The parts of the page, put together.
struct Page {
    /// What a page may take, in bytes, as far as leaving lines and the list of ways out can help.
    static let mostBytes = 2_900_000

    private let report: Report
    private let page: PageGraph
    private let tables: PageTables
    /// The drawing, or why there is none.
    private let drawing: Result<PageDrawing, DiagramError>
    /// How the page differs from what one might expect of it.
    private(set) var notes: [String]
    private(set) var html = ""

    init(_ report: Report, _ place: LayoutPlace, mostBytes: Int = Self.mostBytes) {
        self.report = report
        let page = PageGraph(report)
        self.page = page
        tables = PageTables(page)
        let drawn = Result { () throws(DiagramError) in
            try page.draw(DrawingOptions(place: place))
        }
        drawing = drawn.map { drawn in
            let lines = page.graph.edges.enumerated().map { (Diagram.elementID(of: $1), $0) }
            return PageDrawing(
                String(decoding: drawn.data, as: UTF8.self),
                nodes: Dictionary(page.graph.nodes.enumerated().map { (Diagram.elementID(of: $1), $0) }) { first, _ in
                    first
                },
                edges: Dictionary(grouping: lines, by: \.0).mapValues { $0.map(\.1) })
        }
        notes =
            switch drawn {
            case .success(let drawn): drawn.notes.map { "the map is \($0)" }
            case .failure(let error): ["the page has no map: \(error)"]
            }
        write(mostBytes)
    }

    /// The page, without as many lines as would make it too large, and without more of the rest where that is not enough.
    private mutating func write(_ mostBytes: Int) {
        let drawing = try? drawing.get()
        let whole = drawing?.svg ?? picture
        html = text(whole, PageRoom())
        guard html.utf8.count > mostBytes else { return }
        // What is left out is said, which takes room, too.
        let least = 500 + (drawing?.limited(to: 0).svg ?? whole).utf8.count
        var room = PageRoom()
        var rest = html.utf8.count - whole.utf8.count
        for less in PageRoom.all.dropFirst() where rest + least > mostBytes {
            room = less
            rest = text("", less).utf8.count
        }
        notes += room.notes(findings: report.findings.count)
        guard let drawing else {
            html = text(whole, room)
            return
        }
        let (svg, omitted) = drawing.limited(to: mostBytes - rest - 500)
        if omitted > 0 {
            notes.append(
                "the map leaves out \(omitted) of its lines, so that the page does not get larger; what they say is found by "
                    + "choosing a screen")
        }
        let said =
            omitted == 0
            ? ""
            : "<p class=\"how\">\(omitted) lines are left out of this map, so that the page does not get too large. Choose a "
                + "screen to see all its ways.</p>"
        html = text(svg, room, said)
    }

    private func text(_ picture: String, _ room: PageRoom, _ note: String = "") -> String {
        let style = PageStyle.css + ((try? drawing.get()).map(PageStyle.rules) ?? "")
        let script = PageScript.javaScript
        // Nothing is fetched, nothing is sent, and nothing is in force but this very style and this very script.
        let policy =
            "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: script))'; "
            + "style-src 'sha256-\(SHA256.base64(of: style))'; base-uri 'none'; form-action 'none'"
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
            <script type="application/json" id="data">\(PageData(page, room).json)</script>
            <script>\(script)</script>
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
        ].joined(separator: ", ") + (page.diff.map { ", " + counted($0.changes.count, "change") } ?? "")
    }

    /// Links to the sections, in words that leave them in one line.
    private var contents: String {
        let short = ["nodes": "Screens", "unresolved": "Not followed"]
        return tables.contents.map { "<a href=\"#\($0.id)\">\(short[$0.id] ?? $0.title)</a>" }.joined(separator: "\n")
    }

    private var picture: String {
        switch drawing {
        case .success(let drawing): drawing.svg
        case .failure(let error): "<p>The map could not be drawn: \("\(error)".html)</p>"
        }
    }

    /// Pairs of a sign in its colour and what it means.
    private var legend: String {
        guard let pieces = try? drawing.get().legend.filter({ !$0.text.allSatisfy(\.isWhitespace) }) else { return "" }
        return stride(from: 0, to: pieces.count - 1, by: 2).map { place in
            let (sign, meaning) = (pieces[place], pieces[place + 1])
            // A dot is narrow, and other signs are of about the same width.
            let width = sign.text.reduce(0) { $0 + ($1 == "·" ? 5 : $1.isWhitespace ? 0 : 15) }
            return
                "<li><svg aria-hidden=\"true\" width=\"\(width)\" height=\"16\"><text x=\"100%\" y=\"13\" text-anchor=\"end\" fill=\"\(sign.color)\">"
                + "\(sign.text)</text></svg>\(meaning.text.trimmed)</li>"
        }.joined()
    }
}

extension String {
    fileprivate var trimmed: String {
        replacing("&#160;", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
