import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// `snapshot`: the graph as a committed file, and whether the app still is as it says.
enum SnapshotCommand: Command {
    static let name = "snapshot"
    static let summary = "Write the graph to a file to commit, or fail if the app has changed since"
    static let options: [any OptionDeclaration] = [write, check, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example(
                "snapshot --write Navigation.nav \(path)", "Write a snapshot to commit and review."),
            Example(
                "snapshot --check Navigation.nav \(path)", "Fail if the app has changed since, and list the changes."),
        ]
    }

    private static let write = Option<String?>.text(
        "write", kind: .file, help: "Write the snapshot to this file")
    private static let check = Option<String?>.text(
        "check", kind: .file, help: "Compare the graph with the snapshot in this file")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        switch (invocation.arguments[write], invocation.arguments[check]) {
        case (let file?, nil):
            try OutputTargets.check([file], inputs: invocation.arguments.paths)
            // An empty snapshot would hold for every app in which nothing is found.
            let graph = try GraphInput.refusingEmpty(invocation.graphOrEmpty())
            try Files.write(Snapshot.data(of: graph), to: file)
            return .clean
        case (nil, let file?):
            let snapshot = try Snapshot.graph(at: file)
            let diff = GraphDiff(from: snapshot, to: try invocation.graphOrEmpty())
            guard !diff.isEmpty else { return .clean }
            let report = DiffReport(title: "\(invocation.title) differs from \(file)", diff: diff)
            try invocation.console.write(Data(DiffFormat.text.render(report, invocation.console.outputStyle).utf8))
            invocation.console.say(
                "If the changes are intended, write the snapshot again with 'snapshot --write \(file)'.")
            return .findings
        case (nil, nil): throw UsageError.missingOption("\(write.display) or \(check.display)", command: name)
        case (_?, _?): throw UsageError.contradictedOptions(write.display, check.display)
        }
    }
}
