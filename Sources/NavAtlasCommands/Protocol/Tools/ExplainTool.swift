import NavAtlasReports

/// The tool `explain`: says why something is in the graph, or is not.
enum ExplainTool: MapTool {
    static let name = "explain"
    static let title = "Why is this here, or not here?"
    static let description = """
        Says why an edge, a screen or a finding is there, with the lines of code that it rests on; or, for two screens, why \
        nothing leads from one to the other: the calls that could, and why each does not.
        """
    static let parameters = [
        ToolParameter(
            name: "subject", kind: .text,
            help: "A screen or coordinator, an edge ('A ~push~> B'), 'Coordinator.route', a deep link, a rule, or "
                + "'File.swift:12'", isRequired: true),
        ToolParameter(
            name: "destination", kind: .text,
            help: "With a screen as the subject, another screen; with a rule, the subject of one of its findings"),
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let (analysis, answers) = try map.current()
        let words = [arguments.text("subject"), arguments.text("destination")].compactMap { $0 }
        let explanation: Explanation
        do {
            explanation = try Explainer(analysis, answers).explanation(of: words)
        } catch {
            throw UsageError(error)
        }
        return try map.text(of: explanation)
    }
}
