import NavAtlasAnalysis
import NavAtlasModel

/// The options that select the part of a graph to draw.
enum SelectionOptions {
    private static let scope = Option<String?>.text(
        "scope", kind: .text("COORDINATOR"), help: "Draw only this coordinator and everything inside it")
    private static let depth = Option<Double?>.number(
        "depth", in: 1...1000, help: "With --scope, the number of nested coordinators to draw")
    private static let focus = Option<String?>.text(
        "focus", kind: .text("NAME"), help: "Draw only this screen or coordinator and its direct neighbours")
    static let from = Option<String?>.text(
        "from", kind: .text("NAME"),
        help: "Draw only what can be reached from here; with --to, only the paths between the two")
    static let to = Option<String?>.text(
        "to", kind: .text("NAME"), help: "Draw only what leads here")
    private static let show = Option<GraphSelection.Ways>.choice(
        "show", placeholder: "WHICH",
        among: [
            .init("transitions", "what code triggers", .transitions),
            .init("routes", "what coordinators declare", .routes), .init("both", "both", .both),
        ], absent: .both, help: "Which connections to draw (default: both)")
    private static let collapse = Option<Bool>.flag("collapse", help: "Draw coordinators without their screens")
    static let all: [any OptionDeclaration] = [scope, depth, focus, from, to, show, collapse]

    /// - Throws: ``UsageError`` where a name is nothing's in the graph.
    static func selection(_ arguments: Arguments, in graph: NavigationGraph) throws(UsageError) -> GraphSelection {
        var selection = GraphSelection()
        (selection.scope, selection.focus) = (arguments[scope], arguments[focus])
        (selection.from, selection.to) = (arguments[from], arguments[to])
        (selection.ways, selection.isCollapsed) = (arguments[show], arguments[collapse])
        if let depth = arguments[depth] {
            guard depth.rounded() == depth, selection.scope != nil else {
                throw .invalidValue(
                    depth.formattedShortly, option: self.depth.display,
                    expected: "a whole number, together with --scope",
                    meant: [])
            }
            selection.depth = Int(depth)
        }
        for option in [scope, focus, from, to] {
            guard let name = arguments[option], graph[name] == nil else { continue }
            throw .notInGraph(
                name, option: option.display, meant: probablyMeant(by: name, among: graph.nodes.map(\.id)))
        }
        return selection
    }
}
