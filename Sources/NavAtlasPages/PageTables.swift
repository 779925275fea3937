import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// The page's tables: what a person reads without a script, and what links of the script lead to.
struct PageTables {
    private let page: PageGraph
    private let report: Report

    init(_ page: PageGraph) {
        self.page = page
        report = page.report
    }

    func html(_ room: PageContents = PageContents()) -> String {
        let connections =
            room.listsConnections
            ? connections
            : section("connections", "<p>There are too many to list here. Choose a screen to see its connections.</p>")
        return [changes, findings(room), cycles, nodes, connections, links, unresolved].compactMap { $0 }.joined(
            separator: "\n")
    }

    /// The sections that there are: their elements' ids and headings.
    var contents: [(id: String, title: String)] {
        var contents: [(String, String)] = []
        if page.diff != nil { contents.append(("changes", "Changes")) }
        contents.append(("findings", "Findings"))
        if !report.analysis.cycles.isEmpty { contents.append(("cycles", "Cycles")) }
        contents += [("nodes", "Coordinators and screens"), ("connections", "Connections"), ("links", "Deep links")]
        if !report.analysis.graph.unresolved.isEmpty { contents.append(("unresolved", "Calls not followed")) }
        return contents
    }

    private func section(_ id: String, _ content: String) -> String {
        let title = contents.first { $0.id == id }?.title ?? id
        return
            "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\"><h2 id=\"\(id)-title\" tabindex=\"-1\">\(title)</h2>\n"
            + content + "\n</section>"
    }

    private func table(_ heads: [String], _ rows: [String]) -> String {
        if rows.isEmpty { return "<p>None.</p>" }
        let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return
            "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table><thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows.joined(separator: "\n"))\n"
            + "</tbody></table></div>"
    }

    private var changes: String? {
        guard let diff = page.diff else { return nil }
        let items = diff.changes.map { change in
            let name = change.touched.last { page.places[$0] != nil }
            return "<li class=\"\(fate(of: change))\"><b>\(change.sign.html)</b> \(change.sentence.html)"
                + (name.map { " (\(link(to: $0)))" } ?? "") + "</li>"
        }
        return section("changes", items.isEmpty ? "<p>None.</p>" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>")
    }

    private func fate(of change: GraphDiff.Change) -> String {
        switch change.sign {
        case "+": "added"
        case "-": "removed"
        case "!": "error"
        default: "changed"
        }
    }

    /// By rule; those of a rule that finds much are folded.
    private func findings(_ room: PageContents) -> String {
        var groups: [[Int]] = []
        for (place, finding) in report.findings.prefix(room.mostFindings).enumerated() {
            let last = groups.last?.last.map { report.findings[$0] }
            if last?.rule == finding.rule, last?.severity == finding.severity {
                groups[groups.count - 1].append(place)
            } else {
                groups.append([place])
            }
        }
        let lists = groups.map { places in
            let (rule, severity) = (report.findings[places[0]].rule, report.findings[places[0]].severity.rawValue)
            return """
                <details\(places.count > 20 ? "" : " open")><summary class="\(severity)"><b>\(severity)</b> \(rule.html) \
                <small>(\(places.count))</small></summary><ul>
                \(places.map { item($0, room) }.joined(separator: "\n"))
                </ul></details>
                """
        }
        let more = report.findings.count - room.mostFindings
        let rest = more > 0 ? "\n<p>\(more) more are not listed here; <code>navatlas check</code> lists them.</p>" : ""
        let notes = report.readingNotes.map { "<p class=\"how\">\($0.html)</p>\n" }.joined()
        return section("findings", notes + (lists.isEmpty ? "<p>None.</p>" : lists.joined(separator: "\n") + rest))
    }

    private func item(_ place: Int, _ room: PageContents) -> String {
        let finding = report.findings[place]
        let facts = finding.evidence.prefix(room.hasPlaces ? 5 : 0).map { "<li><code>\($0.html)</code>" }.joined()
        let target = page.subjects[place].first.map { Diagram.elementID(of: page.graph.nodes[$0]).html } ?? "map"
        return "<li><a href=\"#\(target)\" data-finding=\"\(place)\">\(finding.message.html)</a>"
            + finding.locations.prefix(room.hasPlaces ? 3 : 0).map { " " + source($0) }.joined()
            + (facts.isEmpty ? "" : "<ul>\(facts)</ul>")
    }

    private var cycles: String? {
        let cycles = report.analysis.cycles
        guard !cycles.isEmpty else { return nil }
        let items = cycles.enumerated().map { place, cycle in
            let first = cycle.members.first ?? ""
            let target = page.graph[first].map { Diagram.elementID(of: $0).html } ?? "map"
            let path = (cycle.members + [first]).map(\.html).joined(separator: " → ")
            return
                "<li><a href=\"#\(target)\" data-cycle=\"\(place)\">\(path)</a> <small>\(cycle.kind.words)</small></li>"
        }
        let more = report.analysis.hasAllCycles ? "" : "<p>There are more cycles, which are not listed.</p>"
        return section("cycles", "<ul>\n\(items.joined(separator: "\n"))\n</ul>\(more)")
    }

    private var nodes: String {
        let into = Dictionary(grouping: page.graph.edges, by: \.to)
        let hasModules = page.graph.nodes.contains { $0.module != nil }
        let hasPlaces = page.graph.nodes.contains { $0.location != nil }
        let rows = page.graph.nodes.map { node in
            let edges = into[node.id] ?? []
            let triggered = edges.filter { $0.kind == .transition }
            let shown = Set((triggered.isEmpty ? edges : triggered).map(\.from)).sorted()
            let reach = page.reachability(of: node)?.words ?? "gone"
            let cells = [
                "<th scope=\"row\">\(link(to: node.id))", "<td>\(node.kind.rawValue)", "<td>\(reach)",
                "<td>\(shown.map(\.html).joined(separator: ", "))",
                hasModules ? "<td>\((node.module ?? "").html)" : "",
                hasPlaces ? "<td>\(node.location.map(source) ?? "")" : "",
            ]
            return "<tr>\(cells.joined())"
        }
        let heads =
            ["Name", "Kind", "Reachable", "Shown by"] + (hasModules ? ["Module"] : [])
            + (hasPlaces ? ["Declared"] : [])
        return section("nodes", table(heads, rows))
    }

    private var connections: String {
        let leaving = Dictionary(grouping: page.graph.edges, by: \.from)
        let hasPlaces = page.graph.edges.contains { !$0.locations.isEmpty }
        let rows = page.graph.nodes.flatMap { node in
            (leaving[node.id] ?? []).enumerated().map { place, edge in
                let places = edge.locations.sorted().prefix(3).map { page.paths.text(of: $0).html }.joined(
                    separator: ", ")
                let what =
                    edge.kind == .transition ? "triggered" : edge.initial ? "root, shown first" : edge.kind.rawValue
                let count = leaving[node.id]?.count ?? 1
                let from = place == 0 ? "<th scope=\"rowgroup\" rowspan=\"\(count)\">\(edge.from.html)" : ""
                return "<tr>\(from)<td>\(edge.to.html)<td>\(edge.name.html)<td>\(what)"
                    + "<td>\(edge.presentations.map(\.rawValue).joined(separator: ", ").html)"
                    + (hasPlaces ? "<td>\(places)" : "")
            }
        }
        let heads = ["From", "To", "Name", "What", "Shown as"] + (hasPlaces ? ["Where"] : [])
        return section("connections", table(heads, rows))
    }

    private var links: String {
        let hasPlaces = page.graph.deepLinks.contains { $0.location != nil }
        let rows = page.graph.deepLinks.map { link in
            "<tr><th scope=\"row\"><code>\(link.pattern.html)</code><td>\(link.to.map(self.link) ?? "nothing")"
                + "<td>\(link.path.map(\.html).joined(separator: " › "))"
                + (hasPlaces ? "<td>\(link.location.map(source) ?? "")" : "")
        }
        return section("links", table(["Pattern", "Opens", "By"] + (hasPlaces ? ["Where"] : []), rows))
    }

    private var unresolved: String? {
        let calls = report.analysis.graph.unresolved
        guard !calls.isEmpty else { return nil }
        let hasPlaces = calls.contains { $0.location != nil }
        let rows = calls.map { call in
            "<tr><th scope=\"row\"><code>\(call.what.html)</code><td>\(call.reason.html)"
                + "<td>\(call.from.map(link) ?? "")" + (hasPlaces ? "<td>\(call.location.map(source) ?? "")" : "")
        }
        return section("unresolved", table(["Call", "Why", "In"] + (hasPlaces ? ["Where"] : []), rows))
    }

    private func link(to name: String) -> String {
        guard let node = page.graph[name] else { return name.html }
        return "<a href=\"#\(Diagram.elementID(of: node).html)\">\(name.isEmpty ? "&quot;&quot;" : name.html)</a>"
    }

    private func source(_ place: SourceLocation) -> String {
        let text = "<code>\(page.paths.text(of: place).html)</code>"
        return report.sourceLinks.map { "<a href=\"\($0.url(of: place).html)\">\(text)</a>" } ?? text
    }
}

extension Reachability {
    fileprivate var words: String {
        switch self {
        case .reachable: "yes"
        case .deepLinkOnly: "by deep link only"
        case .unknown: "perhaps"
        case .unreachable: "no"
        }
    }
}

extension Cycle.Kind {
    fileprivate var words: String {
        switch self {
        case .growing: "every round makes the stack grow"
        case .selfPresenting: "shows itself on top of itself"
        case .switching: "every round switches a root or a tab"
        }
    }
}
