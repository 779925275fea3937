import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// The tool `paths`: finds the shortest paths to a screen.
enum PathsTool: MapTool {
    static let name = "paths"
    static let title = "How to get to a screen"
    static let description = """
        Shows how a person gets to a screen: the shortest paths from the app's entries, or from another screen, each step with \
        its route and the line of code that triggers it. With style 'steps', what a UI test does one after the other.
        """
    static let parameters = [
        ToolParameter(name: "to", kind: .text, help: "The screen or coordinator where the paths end", isRequired: true),
        ToolParameter(name: "from", kind: .text, help: "Where they start (default: the app's entries)"),
        ToolParameter(
            name: "avoid", kind: .text, help: "A screen, a coordinator or a 'Coordinator.route' that they avoid"),
        ToolParameter(name: "limit", kind: .number(1...20), help: "The most paths, shortest first (default: 1)"),
        ToolParameter(
            name: "style", kind: .choice(PathFormat.all.map(\.id)), help: "How the paths are written (default: text)"),
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let analysis = try map.current().analysis
        let to = try analysis.graph.id(meantBy: arguments.text("to") ?? "")
        let from = try arguments.text("from").map { try analysis.graph.id(meantBy: $0) }
        let answer = analysis.paths(
            PathQuery(
                to: to, from: from.map { [$0] } ?? [], avoiding: try avoided(arguments, analysis.graph),
                atMost: arguments.number("limit") ?? 1))
        var notes: [String] = []
        if answer.paths.isEmpty {
            notes.append("no path leads from \(from ?? "any entry or deep link") to \(to); 'explain' says why")
            if let doubt = analysis.doubt(aboutReaching: to) {
                notes.append("this is not certain, because a call that was not followed may lead there: \(doubt)")
            }
        }
        if answer.usesDeclarations { notes.append("these paths use declared routes that nothing is known to trigger") }
        if !answer.areAll { notes.append("there are more paths") }
        let format = PathFormat.all.first { $0.id == arguments.text("style") } ?? PathFormat.text
        return try format.render(
            PathListing(title: "paths to \(to)", paths: answer.paths, isNumbered: true, notes: notes))
    }

    /// A node by any of its names, or a route.
    private static func avoided(_ arguments: ToolArguments, _ graph: NavigationGraph) throws -> Set<String> {
        guard let name = arguments.text("avoid") else { return [] }
        let isRoute = graph.edges.contains { $0.kind.isDeclared && "\($0.from).\($0.name)" == name }
        return [isRoute ? name : try graph.id(meantBy: name)]
    }
}
