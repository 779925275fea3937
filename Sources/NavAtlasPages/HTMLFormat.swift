import NavAtlasAnalysis
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
    public static func render(_ report: Report, style: TextStyle) -> String { Page(report).html }
}

/// The parts of the page, put together.
struct Page {
    private let report: Report
    private let data: PageData

    init(_ report: Report) {
        self.report = report
        data = PageData(report)
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(report.title.html)</title>
        <style nonce="\(Self.nonce)">\(PageStyle.css)</style>
        </head>
        <body>
        <header>
        <h1>\(report.title.html)</h1>
        <p>\(counts)</p>
        </header>
        <main>
        \(map)
        \(findings)
        \(tables)
        </main>
        <script nonce="\(Self.nonce)" type="application/json" id="data">\(data.json)</script>
        <script nonce="\(Self.nonce)">\(PageScript.javaScript)</script>
        </body>
        </html>

        """
    }

    /// Nothing is fetched, nothing is sent, and nothing runs but this page's own script: names and titles of the graph are
    /// text wherever they stand.
    private static let nonce = "navatlas"
    private static let policy =
        "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'"

    private var counts: String {
        let summary = report.summary
        func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        return [
            counted(summary.coordinators, "coordinator"), counted(summary.screens, "screen"),
            counted(report.analysis.graph.deepLinks.count, "deep link"), counted(summary.errors, "error"),
            counted(summary.warnings, "warning"),
        ].joined(separator: ", ")
    }

    private var map: String {
        """
        <section id="map" aria-label="Map">
        <form id="tools" class="script" role="search" hidden>
        <label>Find <input type="search" id="find" list="names" placeholder="a screen or coordinator" autocomplete="off"></label>
        <datalist id="names">\(data.nodes.map { "<option value=\"\($0.id.html)\"></option>" }.joined())</datalist>
        <label>From <select id="from"><option value="">entry</option>\(options)</select></label>
        <label>to <select id="to"><option value="">–</option>\(options)</select></label>
        <label>Show <select id="show"><option value="">everything</option><option value="findings">findings</option>\
        <option value="unreachable">unreachable</option><option value="linked">deep-linked</option>\(presentations)</select></label>
        <span role="group" aria-label="Size"><button type="button" id="in" aria-label="Larger">+</button>
        <button type="button" id="out" aria-label="Smaller">−</button>
        <button type="button" id="fit">Whole map</button></span>
        </form>
        <div id="view" tabindex="0" role="group" aria-label="The map; arrow keys move it, + and - change its size">
        \(picture)
        </div>
        <aside id="details" aria-live="polite" class="script" hidden></aside>
        </section>
        """
    }

    private var options: String { data.nodes.map { "<option>\($0.id.html)</option>" }.joined() }

    private var presentations: String {
        Set(report.analysis.graph.edges.compactMap { $0.presentation?.rawValue }).sorted()
            .map { "<option value=\"shown:\($0.html)\">shown as \($0.html)</option>" }.joined()
    }

    /// The drawing without its prolog, which HTML does not know.
    private var picture: String {
        do {
            let bytes = try Diagram(graph: report.analysis.graph, marks: data.marks).render(as: .svg)
            let text = String(decoding: bytes, as: UTF8.self)
            return text.range(of: "<svg").map { String(text[$0.lowerBound...]) } ?? ""
        } catch {
            return "<p>The map could not be drawn: \("\(error)".html)</p>"
        }
    }

    private var findings: String {
        if report.findings.isEmpty { return "<section><h2>Findings</h2><p>None.</p></section>" }
        let items = report.findings.map { finding in
            let place = finding.locations.first.map { " <code>\("\($0)".html)</code>" } ?? ""
            let facts = finding.evidence.map { "<li><code>\($0.html)</code></li>" }.joined()
            return """
                <li class="\(finding.severity.rawValue)"><b>\(finding.severity.rawValue)</b> \
                <a href="#node=\(finding.subject.percentEncoded)">\(finding.message.html)</a>\(place) \
                <small>\(finding.rule.html)</small>\(facts.isEmpty ? "" : "<ul>\(facts)</ul>")</li>
                """
        }
        return "<section><h2>Findings</h2><ul id=\"findings\">\(items.joined(separator: "\n"))</ul></section>"
    }

    private var tables: String {
        let graph = report.analysis.graph
        let rows = graph.nodes.map { node in
            let ways = graph.edges.filter { $0.to == node.id && $0.kind == .transition }.map(\.from)
            let shown = ways.isEmpty ? graph.edges.filter { $0.to == node.id }.map(\.from) : ways
            let cells = [
                "<th scope=\"row\"><a href=\"#node=\(node.id.percentEncoded)\">\(node.id.html)</a></th>",
                "<td>\(node.kind.rawValue)</td>", "<td>\(report.analysis.reachability(of: node.id).rawValue)</td>",
                "<td>\(Set(shown).sorted().map(\.html).joined(separator: ", "))</td>",
                "<td><code>\((node.location.map { "\($0)" } ?? "").html)</code></td>",
            ]
            return "<tr>\(cells.joined())</tr>"
        }
        let links = graph.deepLinks.map { link in
            "<tr><th scope=\"row\"><code>\(link.pattern.html)</code></th><td>\((link.to ?? "nothing").html)</td>"
                + "<td>\(link.path.map(\.html).joined(separator: " › "))</td></tr>"
        }
        return """
            <section><h2>Coordinators and screens</h2>
            <table><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Reachable</th>\
            <th scope="col">Shown by</th><th scope="col">Declared</th></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></section>
            <section><h2>Deep links</h2>
            \(links.isEmpty ? "<p>None.</p>" : "<table><thead><tr><th scope=\"col\">Pattern</th><th scope=\"col\">Opens</th><th scope=\"col\">By</th></tr></thead><tbody>\(links.joined(separator: "\n"))</tbody></table>")
            </section>
            """
    }
}
