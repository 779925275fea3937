import NavAtlasAnalysis
import NavAtlasReports

/// The tool `changes`: lists what changed in the navigation since a revision.
enum ChangesTool: MapTool {
    static let name = "changes"
    static let title = "Changes since a revision"
    static let description = """
        Says in sentences how the app's navigation has changed since a git revision: new and removed screens, routes, \
        transitions and deep links, and screens that can no longer be reached.
        """
    static let parameters = [
        ToolParameter(
            name: "since", kind: .text, help: "A git revision, such as 'origin/main', 'HEAD' or 'v1.4'",
            isRequired: true)
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let since = arguments.text("since") ?? ""
        let diff = GraphDiff(from: try map.graph(of: since), to: try map.current().analysis.graph)
        if diff.isEmpty { return "The app's navigation has not changed since \(since.quoted).\n" }
        return try DiffFormat.text.render(DiffReport(title: map.title, diff: diff), .plain)
    }
}
