import Foundation
import NavAtlasModel
import NavAtlasReports

/// `watch`: says what changes in the app's navigation while its source is edited, and keeps reports up to date.
enum WatchCommand: Command {
    static let name = "watch"
    static let summary = "Say what changes in the app's navigation while you edit it, and keep reports up to date"
    static let options: [any OptionDeclaration] = ReportOptions.all + [poll, SharedOptions.title]

    static func examples(path: String) -> [Example] {
        [
            Example("watch \(path)", "Say what each saved file changes, until Ctrl-C."),
            Example("watch -o map.html \(path)", "Also write the map anew after each change."),
            Example("watch --poll \(path)", "Look for changes every second, for a folder of a network."),
        ]
    }

    private static let poll = Option<Bool>.flag(
        "poll", help: "Look for changes every second, where the system does not tell of them, as in a network's folder")

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
        invocation.console.say("note: the system does not watch as many folders; they are looked at every second")
        return PolledChanges(tree, pause: pause)
    }

    private static func pause() { usleep(1_000_000) }
}
