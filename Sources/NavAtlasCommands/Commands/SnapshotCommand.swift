import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports

/// `snapshot`: the graph as a committed file, and whether the app still is as it says.
enum SnapshotCommand: Command {
    static let name = "snapshot"
    static let summary = "Write the graph to a file that is committed, or fail where the app is another by now"
    static let options: [any OptionDeclaration] = [write, check, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example(
                "snapshot --write Navigation.nav \(path)", "Write what there is, to be committed and reviewed."),
            Example(
                "snapshot --check Navigation.nav \(path)", "Fail where the app is another by now, and say how."),
        ]
    }

    private static let write = Option<String?>.text(
        "write", placeholder: "FILE", help: "Write the snapshot to this file")
    private static let check = Option<String?>.text(
        "check", placeholder: "FILE", help: "Compare the graph with the snapshot in this file")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        switch (invocation.arguments[write], invocation.arguments[check]) {
        case (let file?, nil):
            try Files.write(Snapshot.data(of: invocation.graph()), to: file)
            return .clean
        case (nil, let file?):
            let snapshot = try Snapshot.graph(at: file)
            let diff = GraphDiff(from: snapshot, to: try invocation.graph())
            guard !diff.isEmpty else { return .clean }
            let report = DiffReport(title: "\(invocation.title) is not as \(file) says", diff: diff)
            try invocation.console.write(Data(DiffFormat.text.render(report, invocation.console.outputStyle).utf8))
            invocation.console.say("Where that is meant, write the snapshot again with 'snapshot --write \(file)'.")
            return .findings
        case (nil, nil): throw UsageError.missingOption("\(write.display) or \(check.display)", command: name)
        case (_?, _?): throw UsageError.contradictedOptions(write.display, check.display)
        }
    }
}

/// A committed snapshot: the text notation beneath a line that says its version.
enum Snapshot {
    private static let version = SnapshotText.version
    private static let head = SnapshotText.head

    static func data(of graph: NavigationGraph) -> Data { Data(SnapshotText.print(graph).utf8) }

    /// - Throws: ``SnapshotError`` where the file is no snapshot of this version, ``FileError`` where it cannot be read.
    static func graph(at path: String) throws -> NavigationGraph {
        guard let text = String(data: try Files.read(path), encoding: .utf8), text.hasPrefix(head) else {
            throw SnapshotError.noSnapshot(path)
        }
        let written = text.dropFirst(head.count).prefix { !$0.isNewline }
        guard written == "\(version)" else { throw SnapshotError.otherVersion(path, String(written)) }
        do {
            return try Notation.parse(text)
        } catch {
            throw SnapshotError.malformed(path, error)
        }
    }

    /// What is wrong with a snapshot.
    enum SnapshotError: Error, CustomStringConvertible {
        case noSnapshot(String)
        case otherVersion(String, String)
        case malformed(String, GraphError)

        var description: String {
            switch self {
            case .noSnapshot(let path):
                "\(path.quoted) is no snapshot: it does not begin with '\(Snapshot.head)'; "
                    + "write one with 'snapshot --write'"
            case .otherVersion(let path, let version):
                "\(path.quoted) is of version \(version.quoted), but this program reads version \(Snapshot.version); "
                    + "write it again with 'snapshot --write'"
            case .malformed(let path, let error): "\(path.quoted): \(error)"
            }
        }
    }
}
