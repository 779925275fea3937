import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// What a client may read as a whole. An open list, of which ``all`` holds what there is.
struct MapResources {
    let uri: String
    let name: String
    let title: String
    let description: String
    let mimeType: String
    let text: @MainActor (ServedMap) throws -> String

    @MainActor static let all: [MapResources] = [graph, report, rules]

    @MainActor static var list: ResourceList {
        ResourceList(
            resources: all.map {
                .init(uri: $0.uri, name: $0.name, title: $0.title, description: $0.description, mimeType: $0.mimeType)
            })
    }

    @MainActor private static let graph = MapResources(
        uri: "navatlas://graph", name: "graph", title: "The navigation graph",
        description: "Every screen, coordinator, route, transition and deep link, one a line, sorted",
        mimeType: "text/plain"
    ) { map in Notation.print(try map.current().analysis.graph) }

    @MainActor private static let report = MapResources(
        uri: "navatlas://report", name: "report", title: "The report",
        description: "The app's flows, deep links, cycles and findings", mimeType: "text/markdown"
    ) { map in
        let (analysis, answers) = try map.current()
        let report = Report(
            title: map.title, analysis: analysis, findings: answers.findings, withheld: answers.withheld)
        return try Formats.markdown.render(report, style: .plain)
    }

    @MainActor private static let rules = MapResources(
        uri: "navatlas://rules", name: "rules", title: "The rules",
        description: "What each rule finds, why that is trouble, and what to do", mimeType: "text/markdown"
    ) { _ in RuleManual(format: .markdown).pages(Rules.described) }
}
