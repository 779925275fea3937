import Foundation
import NavAtlasModel
import NavAtlasReports

/// `watch`: says what changes in the app's navigation while its source is edited, and keeps reports up to date.
enum WatchCommand: Command {
    static let name = "watch"
    static let summary = "Report what each saved file changes, and keep reports up to date"
    static let options: [any OptionDeclaration] = ReportOptions.all + [poll, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example("watch \(path)", "Report what each saved file changes, until Ctrl-C."),
            Example("watch -o map.html \(path)", "Also write the map again after each change."),
            Example("watch --poll \(path)", "Look for changes every second, as for a folder on a network."),
        ]
    }

    private static let poll = Option<Bool>.flag(
        "poll", help: "Look for changes every second, if the system does not report them, as on a network volume")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let interruption = Interruption()
        defer { interruption.end() }
        let tree = WatchedTree(paths: invocation.arguments.paths)
        // The folders are watched before they are read, so that no change falls in between.
        var changes = changes(of: tree, invocation)
        var watch = try Watch(invocation)
        try watch.begin()
        while changes.wait(until: { interruption.isAsked }) {
            if !changes.seesAll { changes = polledChanges(of: tree, invocation) }
            watch.look()
        }
        return .clean
    }

    private static func changes(of tree: WatchedTree, _ invocation: Invocation) -> any FileChanges {
        if invocation.arguments[poll] { return PolledChanges(tree, pause: pause) }
        #if os(Linux)
            return NotifiedChanges(tree) ?? polledChanges(of: tree, invocation)
        #else
            return PolledChanges(tree, pause: pause)
        #endif
    }

    private static func polledChanges(of tree: WatchedTree, _ invocation: Invocation) -> any FileChanges {
        invocation.console.say("note: the system cannot watch so many folders; NavAtlas looks for changes every second")
        return PolledChanges(tree, pause: pause)
    }

    private static func pause() { usleep(1_000_000) }
}
