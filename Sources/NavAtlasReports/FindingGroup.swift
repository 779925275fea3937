import NavAtlasAnalysis
import NavAtlasModel

/// Findings that stand together in a report.
struct FindingGroup {
    /// What they have in common: a rule, or the coordinator whose flow they are in.
    let name: String
    /// The findings, in the report's order.
    let findings: [Finding]

    /// As many subjects as a summary names.
    static let mostNames = 3

    /// The subjects with the most behind them, for a summary, and how many more there are.
    var worst: (subjects: [String], rest: Int) {
        let ranked = findings.enumerated().sorted {
            let (left, right) = ($0.element.weight, $1.element.weight)
            return left != right ? left > right : $0.offset < $1.offset
        }
        let subjects = ranked.prefix(Self.mostNames).map(\.element.subject.shortened)
        return (subjects, findings.count - subjects.count)
    }
}

extension Report {
    /// What findings are grouped by.
    package enum Grouping: String, Sendable, CaseIterable {
        /// The rule that says them.
        case rule
        /// The coordinator, entry or tab in whose flow they are.
        case coordinator
    }

    /// Findings of one rule and severity together, in their order.
    var findingsByRule: [FindingGroup] {
        var groups: [[Finding]] = []
        for finding in findings {
            if let last = groups.last?.last, last.rule == finding.rule, last.severity == finding.severity {
                groups[groups.count - 1].append(finding)
            } else {
                groups.append([finding])
            }
        }
        return groups.map { FindingGroup(name: $0.first?.rule ?? "", findings: $0) }
    }

    /// Findings of one flow together, in the order of the flows; those of none last.
    var findingsByCoordinator: [FindingGroup] {
        let tree = analysis.flows
        let groups = Dictionary(grouping: findings) { finding in tree.flow(ofSubject: finding.subject)?.id }
        return tree.flows.compactMap { flow in groups[flow.id].map { FindingGroup(name: flow.id, findings: $0) } }
            + (groups[nil].map { [FindingGroup(name: "In no flow from an entry", findings: $0)] } ?? [])
    }

    /// The findings in the groups that were asked for.
    var findingGroups: [FindingGroup] {
        switch grouping {
        case .rule: findingsByRule
        case .coordinator: findingsByCoordinator
        }
    }
}

extension FlowTree {
    /// The flow of what a finding is about: a node, a coordinator's route, or the members of a cycle.
    fileprivate func flow(ofSubject subject: String) -> Flow? {
        let first = subject.components(separatedBy: " -> ").first ?? subject
        if let flow = flow(of: first) { return flow }
        return first.lastIndex(of: ".").flatMap { flow(of: String(first[..<$0])) }
    }
}

extension Finding {
    /// How much there is behind it: its places and facts.
    fileprivate var weight: Int { locations.count + evidence.count }
}

extension String {
    /// The text, cut where it would fill a line by itself.
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
