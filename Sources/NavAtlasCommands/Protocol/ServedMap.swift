import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// The app that a server speaks of, read anew for each question: unchanged source comes from the cache.
@MainActor final class ServedMap {
    let invocation: Invocation
    private let paths: [String]
    private var last: (analysis: Analysis, answers: RuleAnswers)?

    /// - Parameter paths: the folders and files that are read. No question leads to another one.
    init(_ invocation: Invocation, paths: [String]) {
        self.invocation = invocation
        self.paths = paths
    }

    var title: String { invocation.title }

    /// The graph as it is now, with what the rules say of it.
    func current() throws -> (analysis: Analysis, answers: RuleAnswers) {
        let graph = try graph()
        if let last, last.analysis.graph == graph { return last }
        let analysis = Analysis(graph)
        let rules = try RuleSelection.rules(for: invocation.arguments)
        let current = (analysis, RuleSelection.asked(of: analysis, by: rules, invocation.arguments))
        last = current
        return current
    }

    private func graph() throws -> NavigationGraph {
        do {
            return try quiet.graph(showsProgress: false)
        } catch let nothing as NothingFound {
            throw NothingToCheck(reason: nothing.description)
        }
    }

    /// The graph as it was at a revision of git.
    func graph(of revision: String) throws -> NavigationGraph {
        let folders = paths.isEmpty ? ["."] : paths
        return try quiet.graph(at: folders, of: GitRevision(revision))
    }

    /// The lines of code at places of the graph, in the folders that are read.
    func code(at places: [SourceLocation]) -> [SourceLocation: String] { CodeLines(folders: paths).lines(at: places) }

    private var quiet: Invocation {
        var arguments = invocation.arguments
        arguments.paths = paths
        return Invocation(
            reference: invocation.reference, arguments: arguments, console: invocation.console.withoutProgress)
    }
}
