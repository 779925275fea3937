import NavAtlasAnalysis
import NavAtlasModel

/// A question to the explainer: about a node, an edge, a deep link, a rule, a finding or a line.
enum Question: Hashable {
    /// A screen or coordinator: what it is, and how a person comes to it.
    case node(String)
    /// What leads from one node to another, or why nothing does; the edge that was asked about, where there is none such.
    case way(from: String, to: String, missing: String? = nil)
    /// Edges of the graph.
    case edges([Edge])
    /// A deep link, by its pattern.
    case link(String)
    /// A view inside of screens.
    case component(String)
    /// What a rule finds in the app.
    case rule(String)
    /// What a rule finds about a subject.
    case finding(rule: String, subject: String)
    /// What stands on a line.
    case line(file: String, line: Int)
}

/// Why a question cannot be answered.
package enum QuestionError: Error, Hashable {
    /// Nothing is called so; what was probably meant.
    case unknown(String, meant: [String])
    /// Several nodes share the short name.
    case ambiguous(String, ids: [String])
    /// It is a view inside of screens, which are what edges name.
    case component(String, screens: [String])
}

/// Finds what the words of a question mean in a graph.
struct QuestionReader {
    let graph: NavigationGraph
    let answers: RuleAnswers

    func question(_ words: [String]) throws(QuestionError) -> Question {
        guard let first = words.first else { throw .unknown("", meant: []) }
        if words.count > 1 {
            if graph[first] == nil, isRule(first) { return .finding(rule: first, subject: try subject(words[1])) }
            return .way(from: try node(first), to: try node(words[1]))
        }
        if graph[first] != nil { return .node(first) }
        let named = graph.edges.filter { $0.kind.isDeclared && $0.routeText == first }
        if !named.isEmpty { return .edges(named) }
        if graph.deepLinks.contains(where: { $0.pattern == first }) { return .link(first) }
        if isRule(first) { return .rule(first) }
        // A cycle's name reads as an edge does.
        let finding = (answers.findings + answers.withheld).first { $0.subject == first }
        if let finding { return .finding(rule: finding.rule, subject: first) }
        if let wanted = WantedEdge(first) { return try edges(wanted, first) }
        if let line = line(first) { return line }
        do {
            return .node(try node(first))
        } catch .component(let name, _) {
            return .component(name)
        } catch .unknown(let name, let meant) where meant.isEmpty {
            let known = graph.deepLinks.map(\.pattern) + graph.edges.filter(\.kind.isDeclared).map(\.routeText)
            throw .unknown(name, meant: nearest(to: name, among: known))
        } catch {
            throw error
        }
    }

    /// What findings are about: a finding's own subject, a route, a link, else a node.
    private func subject(_ name: String) throws(QuestionError) -> String {
        let isKnown =
            (answers.findings + answers.withheld).contains { $0.subject == name }
            || graph.edges.contains { $0.kind.isDeclared && $0.routeText == name }
            || graph.deepLinks.contains { $0.pattern == name }
        return isKnown ? name : try node(name)
    }

    private func isRule(_ word: String) -> Bool { Rules.described.contains { $0.id == word } }

    private func edges(_ wanted: WantedEdge, _ text: String) throws(QuestionError) -> Question {
        let (from, to) = (try node(wanted.from), try node(wanted.to))
        let edges = graph.edges.filter { $0.from == from && $0.to == to && wanted.matches($0) }
        return edges.isEmpty ? .way(from: from, to: to, missing: text) : .edges(edges)
    }

    /// The id that a name means: an id, or the short name of one node.
    private func node(_ name: String) throws(QuestionError) -> String {
        if graph[name] != nil { return name }
        let screens = Set(graph.edges.lazy.filter { $0.components.contains(name) }.map(\.from)).sorted()
        if !screens.isEmpty { throw .component(name, screens: screens) }
        let meant = probablyMeant(by: name, among: graph.nodes.map(\.id))
        let namesakes = meant.filter {
            $0.hasSuffix("." + name) || $0.hasPrefix(name + "#") || $0.contains(".\(name)#")
        }
        if namesakes.count == 1 { return namesakes[0] }
        throw namesakes.isEmpty ? .unknown(name, meant: meant) : .ambiguous(name, ids: namesakes)
    }

    /// `Home.swift:12` or `Home.swift:12:9`, where the graph has a place in such a file.
    private func line(_ word: String) -> Question? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        for count in [1, 2] where parts.count > count {
            guard let line = Int(parts[parts.count - count]) else { continue }
            let name = parts.dropLast(count).joined(separator: ":")
            let files = Set(graph.places.map(\.file)).union(graph.census.map(\.file))
            let matching = files.filter { $0 == name || $0.hasSuffix("/" + name) }
            if let file = matching.min(), matching.count == 1 { return .line(file: file, line: line) }
        }
        return nil
    }
}

extension Edge {
    /// The declared edge as `Coordinator.route`.
    var routeText: String { "\(from).\(name)" }
}

extension NavigationGraph {
    /// Every place that one of its facts names.
    var places: [SourceLocation] {
        nodes.compactMap(\.location) + edges.flatMap { $0.locations.union($0.through) }
            + deepLinks.compactMap(\.location) + unresolved.compactMap(\.location) + remarks.compactMap(\.location)
    }
}
