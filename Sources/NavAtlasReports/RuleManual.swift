import NavAtlasAnalysis

/// The documentation of the rules: a list, and a page for each.
package struct RuleManual: Sendable {
    /// How it is written.
    package enum Format: Sendable {
        /// For a terminal.
        case text
        /// For documentation.
        case markdown
    }

    private let format: Format
    private let style: TextStyle

    /// Creates a manual; Markdown has no use for the style.
    package init(format: Format, style: TextStyle = .plain) {
        self.format = format
        self.style = style
    }

    /// One line a rule: its name, its severity, and what it looks for.
    package func list(_ rules: [RuleDescription]) -> String {
        switch format {
        case .text:
            let width = rules.map { $0.id.count }.max() ?? 0
            return rules.map { rule in
                let gap = String(repeating: " ", count: width - rule.id.count + 2)
                let standing = rule.standing + String(repeating: " ", count: max(1, 9 - rule.standing.count))
                return style.paint(rule.id, as: .heading) + gap + standing + rule.title + "\n"
            }.joined()
        case .markdown:
            return "| rule | severity | finds |\n| --- | --- | --- |\n"
                + rules.map { "| `\($0.id)` | \($0.standing) | \($0.title) |\n" }.joined()
        }
    }

    /// A page for each rule: why it is there, what to do, and examples in Swift and as graphs.
    package func pages(_ rules: [RuleDescription]) -> String {
        rules.map(page).joined(separator: "\n")
    }

    private func page(_ rule: RuleDescription) -> String {
        let standing =
            rule.isEnabledByDefault ? rule.severity.rawValue : "\(rule.severity.rawValue), off by default"
        switch format {
        case .text:
            let head = "\(style.paint(rule.id, as: .heading)) (\(standing))\n\(rule.title).\n"
            let body = [rule.rationale, "What to do: \(rule.remedy)"].map { "\n" + $0.wrapped(to: 100) + "\n" }
            let examples = examples(of: rule).map { "\n\(style.paint($0.title, as: .heading)):\n\n\($0.text.indented)" }
            return ([head] + body + examples).joined()
        case .markdown:
            let examples = examples(of: rule).map { example in
                "\n\(example.title):\n\n```\(example.isSwift ? "swift" : "text")\n\(example.text)\n```\n"
            }
            return
                "## `\(rule.id)`\n\n\(rule.title) (\(standing)).\n\n\(rule.rationale)\n\n**What to do**: \(rule.remedy)\n"
                + examples.joined()
        }
    }

    private struct Example {
        let title: String
        let text: String
        var isSwift = false
    }

    private func examples(of rule: RuleDescription) -> [Example] {
        guard let examples = rule.examples else { return [] }
        let swift = examples.swift.map { swift in
            [
                Example(title: "Triggers", text: swift.triggering, isSwift: true),
                Example(title: "Does not trigger", text: swift.passing, isSwift: true),
            ]
        }
        let graphs =
            examples.triggering.map { Example(title: "Triggers, as a graph", text: $0.orEmptyGraph) }
            + examples.passing.map { Example(title: "Does not trigger, as a graph", text: $0.orEmptyGraph) }
        return (swift ?? []) + graphs
    }
}

extension RuleDescription {
    /// How much its findings weigh, or that it is off by default.
    fileprivate var standing: String { isEnabledByDefault ? severity.rawValue : "off" }
}

extension String {
    fileprivate var orEmptyGraph: String { isEmpty ? "(an empty graph)" : self }

    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    fileprivate func wrapped(to width: Int) -> String {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
