import NavAtlasCommands
import NavAtlasModel
import NavAtlasScanner

/// The scanner as the commands see it: its options, and how its results are told.
extension SourceReader {
    static var swiftSource: SourceReader {
        let memory = ScanMemory()
        return SourceReader(
            options: [
                entry, platform, target, conditions, excluded, tests, followsLinks, cachePath, noCache,
            ], appTargets: { try Scanner().appTargets(in: [$0]) },
            styles: {
                try NavigationStyle.all.map {
                    SourceStyle(id: $0.id, title: $0.title, example: $0.example, graph: try $0.graph)
                }
            }
        ) { paths, arguments, console in
            var scanner = Scanner()
            scanner.platform = Platform(
                name: arguments[platform] ?? "iOS", conditions: Set(["DEBUG"] + arguments[conditions]))
            scanner.choosesPlatform = arguments[platform] == nil
            scanner.targets = arguments[target]
            scanner.excluded = arguments[excluded]
            scanner.includesTests = arguments[tests]
            scanner.followsLinks = arguments[followsLinks]
            scanner.routers = arguments.routers.map(\.call)
            scanner.entries = arguments[entry]
            scanner.memory = memory
            scanner.build = Tool.versionLine
            scanner.cache = arguments[noCache] ? .none : arguments[cachePath].map { .folder($0) } ?? .standard
            if let checkout = arguments.checkout {
                // What is left out today need not have been there.
                (scanner.base, scanner.cache, scanner.takesIdleExclusions) = (checkout, .none, true)
            }
            let result = try scanner.scan(paths) { finished, count in
                if finished == count || finished.isMultiple(of: 20) {
                    console.showProgress("Reading \(finished) of \(count) files")
                }
            }
            console.endProgress()
            for diagnostic in result.diagnostics { console.say("\(diagnostic)") }
            arguments.tellMalformed?(result.diagnostics.filter(\.isMalformed).map(\.path))
            if let refused = result.diagnostics.first(where: \.isRefusal) { throw UnreadSource(path: refused.path) }
            guard !result.graph.isWithoutNavigation else {
                throw NothingFound(
                    "no navigation was found in \(result.files) Swift files; the command 'styles' lists "
                        + "what NavAtlas reads")
            }
            return try result.graph.adding(entries: arguments[entry])
        }
    }

    private static let entry = Option<[String]>.list(
        "entry", kind: .text("NAME"),
        help: "A coordinator or screen where a person enters, for a package without the app itself")
    private static let platform = Option<String?>.choice(
        "platform", placeholder: "NAME", among: Platform.names.map { .init($0, "evaluate '#if' for \($0)", $0) },
        absent: nil, help: "The platform for which '#if' is evaluated (default: iOS, or what the apps are for)")
    private static let target = Option<[String]>.list(
        "target", kind: .text("NAME"),
        help: "Read this target and what it is built with (default: all app targets)")
    private static let conditions = Option<[String]>.list(
        "define", letter: "D", kind: .text("NAME"),
        help: "Set a compilation condition for '#if'; DEBUG is set")
    private static let excluded = Option<[String]>.list(
        "exclude", kind: .pathPattern, help: "Leave out files and folders, in the syntax of .gitignore")
    private static let tests = Option<Bool>.flag("include-tests", help: "Also read test targets")
    private static let followsLinks = Option<Bool>.flag(
        SourceReader.followLinksName, help: "Also follow symbolic links that lead out of the given folders")
    private static let cachePath = Option<String?>.text(
        "cache-path", kind: .folder,
        help: "Cache what was read in this folder (default: the user's cache folder)")
    private static let noCache = Option<Bool>.flag("no-cache", help: "Do not use a cache")
}

extension ConfiguredRouter {
    /// The line as the scanner takes it.
    fileprivate var call: RouterCall {
        RouterCall(
            type: type, function: function, argument: label.map { .label($0) } ?? .index(index ?? 0),
            presentation: presentation)
    }
}

extension NavigationGraph {
    /// The same graph with more entries.
    fileprivate func adding(entries names: [String]) throws -> NavigationGraph {
        if names.isEmpty { return self }
        if let unknown = names.first(where: { self[$0] == nil }) {
            throw NoSuchEntry(name: unknown, meant: probablyMeant(by: unknown, among: nodes.map(\.id)))
        }
        return try NavigationGraph(
            entries: entries + names, nodes: nodes, edges: edges, deepLinks: deepLinks, unresolved: unresolved,
            remarks: remarks, suppressions: suppressions, census: census, bounds: bounds)
    }
}

/// No screen or coordinator of the source has the name of an entry.
private struct NoSuchEntry: Error, CustomStringConvertible {
    let name: String
    let meant: [String]

    var description: String {
        "'\(name)' of --entry is no screen or coordinator of this source"
            + (meant.isEmpty ? "; name a view, a view controller or a coordinator" : suggestion(meant))
    }
}

/// Part of what was asked for could not be read, and so any result might be wrong.
private struct UnreadSource: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "'\(path)' cannot be read, so the result would be incomplete; make it readable, or leave it out with --exclude"
    }
}
