import NavAtlasModel

/// What keeps a scan from starting: the caller asked for something that cannot be done.
package enum ScanError: Error, Hashable, Sendable {
    /// A path on the command line names nothing.
    case noSuchPath(String)
    /// A path on the command line cannot be read; the reason is the operating system's.
    case unreadablePath(String, reason: String)
    /// A file on the command line is none that the scanner reads.
    case unsupportedFile(String)
    /// An exclusion matches nothing that is there; the nearest path that is, where one is near.
    case idleExclusion(String, nearest: String?)
    /// An exclusion can never match anything.
    case malformedPattern(String)
    /// No target has that name; those that there are.
    case noSuchTarget(String, known: [String])
    /// The scanner has made a graph that breaks an invariant, or that cannot be written.
    case brokenGraph(GraphError)
}

extension ScanError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .noSuchPath(let path):
            "there is no file or folder at '\(path)'; check the spelling and the current folder"
        case .unreadablePath(let path, let reason):
            "'\(path)' cannot be read: \(reason)"
        case .unsupportedFile(let path):
            "'\(path)' is neither a folder, a Swift file, an Info.plist, entitlements nor an apple-app-site-association file"
        case .idleExclusion(let pattern, let nearest):
            "the pattern '\(pattern)' excludes nothing, because no file matches it"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; correct or remove it")
        case .malformedPattern(let pattern):
            "the pattern '\(pattern)' can match nothing; close its brackets, and escape a backslash by another one"
        case .noSuchTarget(let name, let known):
            known.isEmpty
                ? "there is no target '\(name)': NavAtlas found no project or package"
                : "there is no target '\(name)'; there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .brokenGraph(let error):
            "the graph of the source is broken: \(error); please report this as a bug of NavAtlas"
        }
    }
}
