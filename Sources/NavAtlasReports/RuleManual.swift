import NavAtlasAnalysis

/// What the rules say of themselves: a list of them, and a page for each.
public struct RuleManual: Sendable {
    /// How it is written.
    public enum Format: Sendable {
        /// For a terminal.
        case text
        /// For documentation.
        case markdown
    }

    private let format: Format
    private let style: TextStyle

    /// Creates a manual; Markdown has no use for the style.
    public init(format: Format, style: TextStyle = .plain) {
        self.format = format
        self.style = style
    }

    /// One line a rule: its name, its severity, and what it looks for.
    public func list(_ rules: [any RuleDescription.Type]) -> String {
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

    /// A page for each rule: why it is there, what to do, and graphs that it finds something in and passes.
    public func pages(_ rules: [any RuleDescription.Type]) -> String {
        rules.map(page).joined(separator: "\n")
    }

    private func page(_ rule: any RuleDescription.Type) -> String {
        let standing =
            rule.isEnabledByDefault ? rule.severity.rawValue : "\(rule.severity.rawValue), off by default"
        let graphs = (rule as? any Rule.Type)?.examples
        let examples = [("Triggers", graphs?.triggering ?? []), ("Does not trigger", graphs?.passing ?? [])]
        switch format {
        case .text:
            let head = "\(style.paint(rule.id, as: .heading)) (\(standing))\n\(rule.title).\n"
            let body = [rule.rationale, "What to do: \(rule.remedy)"].map { "\n" + $0.wrapped(to: 100) + "\n" }
            let graphs = examples.flatMap { title, graphs in
                graphs.map { "\n\(style.paint(title, as: .heading)):\n\n\($0.indented)" }
            }
            return ([head] + body + graphs).joined()
        case .markdown:
            let graphs = examples.flatMap { title, graphs in graphs.map { "\n\(title):\n\n\($0.indented)" } }
            return
                "## `\(rule.id)`\n\n\(rule.title) (\(standing)).\n\n\(rule.rationale)\n\n**What to do**: \(rule.remedy)\n"
                + graphs.joined()
        }
    }
}

extension RuleDescription {
    /// How much its findings weigh, or that there are none unless asked for.
    fileprivate static var standing: String { isEnabledByDefault ? severity.rawValue : "off" }
}

extension String {
    fileprivate var indented: String {
        let lines = isEmpty ? ["(an empty graph)"] : split(separator: "\n").map(String.init)
        return lines.map { "    \($0)\n" }.joined()
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
