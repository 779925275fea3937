import NavAtlasReports

/// The tool `leads_to`: lists everything that leads directly to a screen.
enum LeadsToTool: MapTool {
    static let name = "leads_to"
    static let title = "What leads to a screen"
    static let description = """
        Lists everything that leads directly to a screen or coordinator: routes, transitions with their lines of code, deep \
        links, calls that could not be followed, and dead code that creates it. Ask before you rename or remove a screen.
        """
    static let parameters = [
        ToolParameter(name: "screen", kind: .text, help: "The screen or coordinator", isRequired: true)
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let (analysis, answers) = try map.current()
        let id = try analysis.graph.id(meantBy: arguments.text("screen") ?? "")
        return try map.text(of: Explainer(analysis, answers).incoming(id))
    }
}

extension ServedMap {
    /// An explanation with its lines of code.
    func text(of explanation: Explanation) throws -> String {
        try ExplanationFormat.assistant.render(explanation, code(at: explanation.places), .plain)
    }
}
