import NavAtlasAnalysis
import NavAtlasModel

/// Answers questions about a graph: why something is in it, and why something is not.
package struct Explainer: Sendable {
    let analysis: Analysis
    let answers: RuleAnswers
    var graph: NavigationGraph { analysis.graph }

    /// Creates an explainer.
    ///
    /// - Parameter answers: what the rules that are asked have to say about the graph, and what they withhold.
    package init(_ analysis: Analysis, _ answers: RuleAnswers) {
        self.analysis = analysis
        self.answers = answers
    }

    /// Answers a question, given by its words: an edge in the text notation (`A ~push~> B`), a node, two nodes, a route as
    /// `Coordinator.route`, a deep link's pattern, a rule, a rule and the subject of a finding, or a line as `File.swift:12`.
    ///
    /// - Throws: ``QuestionError`` where a word names nothing in the graph, or more than one thing.
    package func explanation(of words: [String]) throws(QuestionError) -> Explanation {
        switch try QuestionReader(graph: graph, answers: answers).question(words) {
        case .node(let id): node(id)
        case .way(let from, let to, let missing): way(from: from, to: to, missing: missing)
        case .edges(let edges): self.edges(edges)
        case .link(let pattern): link(pattern)
        case .component(let name): component(name)
        case .rule(let id): rule(id)
        case .finding(let rule, let subject): finding(rule, subject)
        case .line(let file, let line): self.line(file, line)
        }
    }

    // MARK: What several answers say

    /// How a person comes to a node, a step an item.
    func waySection(to id: String, from start: String? = nil) -> Explanation.Section {
        let answer = analysis.paths(PathQuery(to: id, from: start.map { [$0] } ?? []))
        guard let path = answer.paths.first, !(start == nil && path.steps.isEmpty && path.link == nil) else {
            return Explanation.Section(title: "", items: [])
        }
        let link = path.link.map { link in
            Explanation.Item(
                "The deep link \(link.pattern) opens \(path.start).", at: [link.location].compactMap { $0 })
        }
        let title = start.map { "The shortest path from \($0) to \(id)" } ?? "The shortest path to \(id)"
        return Explanation.Section(
            title: title + (answer.usesDeclarations ? ", over routes that nothing is known to trigger" : ""),
            items: [link].compactMap { $0 } + path.steps.map { Explanation.Item($0) })
    }

    /// Whether a person can come to a node, as the end of a sentence about it.
    func reach(_ id: String) -> String {
        if graph.entries.contains(id) { return "is an entry of the app" }
        return switch analysis.reachability(of: id) {
        case .reachable: "can be reached"
        case .deepLinkOnly: "can be reached by deep link only"
        case .unknown:
            "may be reached, which is not known for certain: \(analysis.doubt(aboutReaching: id) ?? "no entry is known")"
        case .unreachable: "cannot be reached"
        }
    }

    /// Findings about a node, a route or an edge, withheld ones last.
    func findings(about subjects: Set<String>, facts: Set<String> = []) -> Explanation.Section {
        func isAbout(_ finding: Finding) -> Bool {
            subjects.contains(finding.subject)
                || finding.evidence.contains { line in facts.contains { line == $0 || line.hasPrefix($0 + " (") } }
        }
        let items =
            answers.findings.filter(isAbout).map { finding in
                Explanation.Item(
                    "\(finding.severity.rawValue) \(finding.rule): \(finding.message)", at: finding.locations)
            }
            + answers.withheld.filter(isAbout).map { finding in
                Explanation.Item(
                    "withheld \(finding.rule): \(finding.message), because of code that was not followed: "
                        + (finding.doubt ?? ""), at: finding.locations)
            }
        return Explanation.Section(title: "Findings", items: items)
    }

    func item(_ call: UnresolvedCall, naming: Bool = true) -> Explanation.Item {
        let origin = naming ? call.from.map { "in \($0), " } ?? "" : ""
        return Explanation.Item(
            "\(origin)\(call.what): \(call.reason) (\(call.candidatesText()))", at: [call.location].compactMap { $0 })
    }

    /// Code that makes a node and that nobody runs.
    func deadSites(of id: String) -> [Remark] { graph.remarks.filter { $0.kind == .deadSite && $0.subject == id } }

    func item(deadSite site: Remark) -> Explanation.Item {
        Explanation.Item(
            "\(site.subject) is created here, but \(site.detail.isEmpty ? "nothing runs this code" : site.detail).",
            at: [site.location].compactMap { $0 })
    }

    /// Sites in the code of a node that lead nowhere.
    func idleSites(in id: String) -> [Remark] { graph.remarks.filter { $0.kind == .idleSite && $0.subject == id } }

    func item(idleSite site: Remark) -> Explanation.Item {
        Explanation.Item(site.detail, at: [site.location].compactMap { $0 })
    }
}

extension UnresolvedCall {
    /// Whether the call may lead to a node.
    func mayLead(to id: String) -> Bool { candidates.contains(id) || candidates.contains("*") }
}
