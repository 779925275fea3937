import NavAtlasAnalysis
import NavAtlasModel

// Explains rules and findings.

extension Explainer {
    /// What a rule asks, and all that it finds or withholds.
    func rule(_ id: String) -> Explanation {
        let (found, withheld) = (answers.findings.filter { $0.rule == id }, answers.withheld.filter { $0.rule == id })
        let description = Rules.described.first { $0.id == id }
        return Explanation(
            id, "\(id) has \(found.count.counted("finding")), and withholds \(withheld.count).",
            [
                Explanation.Section(
                    title: "Findings", items: found.map { Explanation.Item($0.message, at: $0.locations) }),
                Explanation.Section(
                    title: "Withheld, because of code that was not followed",
                    items: withheld.map { Explanation.Item("\($0.message): \($0.doubt ?? "")", at: $0.locations) }),
                Explanation.Section(
                    title: "Why it asks", items: description.map { [Explanation.Item($0.rationale)] } ?? []),
            ])
    }

    /// Why a rule finds something about a subject, or nothing.
    func finding(_ rule: String, _ subject: String) -> Explanation {
        let name = "\(rule) \(subject)"
        if let finding = answers.findings.first(where: { $0.rule == rule && $0.subject == subject }) {
            return Explanation(name, "\(finding.severity.rawValue): \(finding.message).", sections(of: finding))
        }
        if let finding = answers.withheld.first(where: { $0.rule == rule && $0.subject == subject }) {
            let doubt = finding.doubt ?? ""
            let calls = graph.unresolved.filter {
                $0.reason == doubt && ($0.mayLead(to: subject) || $0.from == subject)
            }
            return Explanation(
                name, "withheld: \(finding.message), because of code that was not followed: \(doubt).",
                [Explanation.Section(title: "The calls that may contradict it", items: calls.map { item($0) })]
                    + sections(of: finding))
        }
        let sections = graph[subject] == nil ? [] : node(subject).sections
        let reach = graph[subject] == nil ? "" : " \(subject) \(reach(subject))."
        return Explanation(name, "\(rule) has nothing to say about \(subject).\(reach)", sections)
    }

    private func sections(of finding: Finding) -> [Explanation.Section] {
        let description = Rules.described.first { $0.id == finding.rule }
        return [
            Explanation.Section(title: "Where", items: finding.locations.map { Explanation.Item(at: [$0]) }),
            Explanation.Section(title: "The proof", items: finding.evidence.map(proof)),
            Explanation.Section(
                title: "Why it is trouble", items: description.map { [Explanation.Item($0.rationale)] } ?? []),
            Explanation.Section(title: "What to do", items: [Explanation.Item(finding.help)]),
        ]
    }

    /// A line of evidence: an edge of the graph with its places, else the line as it stands.
    private func proof(_ line: String) -> Explanation.Item {
        guard let wanted = WantedEdge(line),
            let edge = graph.edges.first(where: { $0.from == wanted.from && $0.to == wanted.to && wanted.matches($0) })
        else { return Explanation.Item(line) }
        return Explanation.Item(edge)
    }

    /// What stands on a line of the source.
    func line(_ file: String, _ line: Int) -> Explanation {
        func isHere(_ place: SourceLocation?) -> Bool { place.map { $0.file == file && $0.line == line } ?? false }
        let edges = graph.edges.filter { $0.locations.contains(where: isHere) }
        let through = graph.edges.filter { $0.through.contains(where: isHere) }
        let calls = graph.unresolved.filter { isHere($0.location) }
        let sites = graph.remarks.filter { [.deadSite, .idleSite].contains($0.kind) && isHere($0.location) }
        let nodes = graph.nodes.filter { isHere($0.location) }
        let links = graph.deepLinks.filter { isHere($0.location) }
        let count = edges.count + through.count + calls.count + sites.count + nodes.count + links.count
        let census = graph.census.first { $0.file == file }
        return Explanation(
            "\(file):\(line)",
            count == 0
                ? "The graph says nothing about this line."
                : "The graph says \(count.counted("thing")) about this line.",
            [
                Explanation.Section(
                    title: "Declared here",
                    items: nodes.map { Explanation.Item(fact: Notation.print($0), at: [$0.location].compactMap { $0 }) }
                        + links.map { Explanation.Item(fact: Notation.print($0), at: [$0.location].compactMap { $0 }) }),
                Explanation.Section(
                    title: "Edges of this line", items: edges.map { Explanation.Item(fact: Notation.print($0)) }),
                Explanation.Section(
                    title: "Edges of other lines that go through it", items: through.map { Explanation.Item($0) }),
                Explanation.Section(title: "Not followed", items: calls.map { item($0) }),
                Explanation.Section(title: "Leads nowhere", items: sites.map { item(idleSite: $0) }),
                Explanation.Section(
                    title: "The file",
                    items: census.map { census in
                        [
                            Explanation.Item(
                                "Of its navigation calls and initializers \(census.resolved) are in the graph, "
                                    + "\(census.dead) are in dead code, \(census.noNavigation) are no navigation, and "
                                    + "\(census.notFollowed) were not followed.")
                        ]
                    } ?? []),
            ])
    }
}
