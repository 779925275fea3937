import NavAtlasAnalysis
import NavAtlasModel

/// The tool `screens`: lists the screens and coordinators of the app.
enum ScreensTool: MapTool {
    static let name = "screens"
    static let title = "Screens and coordinators"
    static let description = """
        Lists the app's screens and coordinators: whether a person can reach each, and where it is declared. Begin here to \
        learn the names that other tools take.
        """
    static let parameters = [
        ToolParameter(
            name: "matching", kind: .text, help: "Only names that contain this text, in capitals or small letters"),
        ToolParameter(
            name: "kind", kind: .choice(["screen", "coordinator"]), help: "Only screens, or only coordinators"),
        ToolParameter(
            name: "reachability", kind: .choice(Reachability.allCases.map(\.rawValue)),
            help: "Only what can be reached so; 'unknown' is what only a call that was not followed could lead to"),
        ToolParameter(
            name: "from", kind: .number(1...1_000_000), help: "The number of the first in the list (default: 1)"),
        ToolParameter(name: "limit", kind: .number(1...500), help: "The most that are listed (default: 100)"),
    ]

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let analysis = try map.current().analysis
        let wanted = arguments.text("matching")?.lowercased() ?? ""
        let nodes = analysis.graph.nodes.filter { node in
            (wanted.isEmpty || node.id.lowercased().contains(wanted))
                && (arguments.text("kind").map { $0 == node.kind.rawValue } ?? true)
                && (arguments.text("reachability").map { $0 == analysis.reachability(of: node.id).rawValue } ?? true)
        }
        let entries = Set(analysis.graph.entries)
        let first = arguments.number("from") ?? 1
        let shown = nodes.dropFirst(first - 1).prefix(arguments.number("limit") ?? 100)
        let lines = shown.map { node in
            let reach = entries.contains(node.id) ? "entry" : analysis.reachability(of: node.id).rawValue
            let place = node.location.map { " (\($0))" } ?? ""
            return "\(node.id): \(node.kind.rawValue), \(reach)\(place)"
        }
        let all = analysis.graph.nodes.count
        let head = "\(nodes.count) of \(all) screens and coordinators"
        let isWhole = shown.count == nodes.count
        return ([isWhole ? head : "\(head), of which \(shown.count) are listed from number \(first) on"] + lines)
            .joined(separator: "\n") + "\n"
    }
}
