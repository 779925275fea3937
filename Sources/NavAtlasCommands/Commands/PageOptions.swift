import NavAtlasModel
import NavAtlasPages

/// The options of the page that `--format html` writes, beside ``DrawingChoices``.
enum PageOptions {
    static let compare = Option<String?>.text(
        "compare", kind: .pathOrRevision("DOCUMENT"),
        help: """
            With --format html, highlight changes since a graph document, a snapshot, a folder or a git revision
            """)
    static let all: [any OptionDeclaration] = [compare, DrawingChoices.sourceURL, DrawingChoices.thumbnails]

    /// The graph to compare with, where there is one.
    ///
    /// - Throws: ``UsageError`` where no page would show it.
    @MainActor static func base(_ invocation: Invocation, _ outputs: ReportOutputs) throws -> NavigationGraph? {
        guard let operand = invocation.arguments[compare] else { return nil }
        guard outputs.all.contains(where: { $0.format == HTMLFormat.self }) else {
            throw UsageError.missingOption("--format html for \(compare.display)", command: ReportCommand.name)
        }
        let paths = invocation.arguments.paths
        if operand == GraphInput.standardInput, paths.contains(operand) { throw UsageError.repeatedStandardInput }
        try OutputTargets.check(outputs.all.map(\.place), inputs: [operand])
        return try invocation.graph(of: operand, at: paths.isEmpty ? ["."] : paths)
    }
}
