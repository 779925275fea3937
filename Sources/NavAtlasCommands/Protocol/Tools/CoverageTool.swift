import NavAtlasAnalysis
import NavAtlasReports

/// The tool `coverage`: says which transitions and screens the app's tests cover.
enum CoverageTool: MapTool {
    static let name = "coverage"
    static let title = "What the tests take"
    static let description = """
        Shows which transitions and screens the app's tests take, by the profiles that the server was started with, and the \
        shortest path to each transition that no test takes.
        """
    static let parameters: [ToolParameter] = []

    static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String {
        let (coverage, untaken, notes) = try map.coverage()
        return try CoverageFormat.text.render(
            CoverageReport(title: map.title, coverage: coverage, untaken: untaken, notes: notes), .plain)
    }
}

extension ServedMap {
    /// What tests took, by the profiles as they are now.
    fileprivate func coverage() throws -> (NavigationCoverage, [UntakenTransition], notes: [String]) {
        let analysis = try current().analysis
        let answer = try CoverageOptions.answer(invocation.arguments, for: analysis.graph)
        return (answer.coverage, analysis.untakenTransitions(in: answer.coverage), answer.notes)
    }
}
