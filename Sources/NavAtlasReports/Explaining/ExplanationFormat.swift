import NavAtlasAnalysis
import NavAtlasModel

/// A way to write an explanation. An open list, of which ``all`` holds what there is.
package struct ExplanationFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// The ending of its files, without the dot.
    package let fileExtension: String
    /// What it is for, in a few words.
    package let summary: String
    /// The explanation as text that ends with a newline, with the lines of code at its places as far as they are known.
    package let render: @Sendable (Explanation, _ code: [SourceLocation: String], TextStyle) throws -> String

    /// Every format, in the order in which help lists them.
    package static let all: [ExplanationFormat] = [text, markdown, json]

    /// For a terminal.
    package static let text = ExplanationFormat(id: "text", fileExtension: "txt", summary: "for a terminal") {
        explanation, code, style in
        forPeople(explanation, code, style)
    }

    private static func forPeople(
        _ explanation: Explanation, _ code: [SourceLocation: String] = [:], _ style: TextStyle = .plain
    ) -> String { ExplanationText(most: ExplanationText.mostForPeople, style: style).text(explanation, code) }

    /// Why an edge is in the graph, as ``text`` says it, without lines of code.
    package static func reason(for edge: Edge, _ explainer: Explainer) -> String {
        forPeople(explainer.edges([edge]))
    }

    /// What a node is and how a person comes to it, as ``text`` says it, without lines of code.
    package static func reason(forNode id: String, _ explainer: Explainer) -> String {
        forPeople(explainer.node(id))
    }

    /// Why a rule has a finding, as ``text`` says it, without lines of code.
    package static func reason(for finding: Finding, _ explainer: Explainer) -> String {
        forPeople(explainer.finding(finding.rule, finding.subject))
    }

    /// For assistants, which read more than a person.
    package static let assistant = ExplanationFormat(
        id: "assistant", fileExtension: "txt", summary: "for assistants"
    ) { explanation, code, _ in
        ExplanationText(most: 50, style: .plain, hint: "").text(explanation, code)
    }

    /// For a pull request or an issue.
    package static let markdown = ExplanationFormat(
        id: "markdown", fileExtension: "md", summary: "for a pull request or an issue"
    ) { explanation, code, _ in
        var lines = ["### \(explanation.subject.codeForMarkdown)", "", explanation.answer.escapedForMarkdown]
        for section in explanation.sections {
            lines += ["", "**\(section.title.escapedForMarkdown)**", ""]
            for item in section.items.prefix(ExplanationText.mostForPeople) {
                let texts = [item.text.isEmpty ? nil : item.text.escapedForMarkdown, item.fact?.codeForMarkdown]
                let head = texts.compactMap { $0 }.joined(separator: " ")
                let places = item.places.prefix(ExplanationText.mostForPeople).map { place in
                    "\(place)".codeForMarkdown + (code[place].map { " " + $0.codeForMarkdown } ?? "")
                }
                if head.isEmpty {
                    lines += places.map { "- \($0)" }
                } else {
                    lines += ["- \(head)"] + places.map { "  - \($0)" }
                }
                lines += ExplanationText().more(item.places.count).map { "  - \($0)" }
            }
            lines += ExplanationText().more(section.items.count).map { "- \($0)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// For other programs: everything, however much it is.
    package static let json = ExplanationFormat(id: "json", fileExtension: "json", summary: "for other programs") {
        explanation, code, _ in
        try Payload(explanation, code).jsonText()
    }
}

/// An explanation in lines.
private struct ExplanationText {
    /// As many statements of a section, or places of a statement, as a person reads.
    static let mostForPeople = 10

    var most = mostForPeople
    var style = TextStyle.plain
    /// How to see what is left out.
    var hint = " (--format json lists them)"

    func text(_ explanation: Explanation, _ code: [SourceLocation: String]) -> String {
        var lines = [
            style.paint(explanation.subject.escapedForTerminal, as: .heading),
            "  " + explanation.answer.escapedForTerminal,
        ]
        for section in explanation.sections {
            lines += ["", style.paint(section.title.escapedForTerminal, as: .heading)]
            for item in section.items.prefix(most) {
                lines += [item.text.isEmpty ? nil : item.text, item.fact].compactMap { $0 }
                    .map { "  " + $0.escapedForTerminal }
                for place in item.places.prefix(most) {
                    lines.append("    " + style.paint("\(place)".escapedForTerminal, as: .quiet))
                    lines += code[place].map { ["        " + $0.escapedForTerminal] } ?? []
                }
                lines += more(item.places.count).map { "    \($0)" }
            }
            lines += more(section.items.count).map { "  \($0)" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    func more(_ count: Int) -> [String] { count > most ? ["and \(count - most) more\(hint)"] : [] }
}

private struct Payload: Encodable {
    struct Place: Encodable { let file: String, line: Int, column: Int, code: String? }
    struct Item: Encodable { let text: String?, fact: String?, places: [Place] }
    struct Section: Encodable { let title: String, items: [Item] }

    let subject: String, answer: String, sections: [Section]

    init(_ explanation: Explanation, _ code: [SourceLocation: String]) {
        (subject, answer) = (explanation.subject, explanation.answer)
        sections = explanation.sections.map { section in
            Section(
                title: section.title,
                items: section.items.map { item in
                    Item(
                        text: item.text.isEmpty ? nil : item.text, fact: item.fact,
                        places: item.places.map {
                            Place(file: $0.file, line: $0.line, column: $0.column, code: code[$0])
                        })
                })
        }
    }
}
