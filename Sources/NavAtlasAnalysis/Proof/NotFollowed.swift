import NavAtlasModel

/// Where an app's navigation could not be followed, and why.
public struct NotFollowed: Hashable, Sendable {
    /// A file or a reason, and how many sites it has.
    public struct Count: Hashable, Sendable {
        /// The file's path, or the reason.
        public let name: String
        /// How many sites.
        public let sites: Int
    }

    /// The files, those with the most sites first.
    public let files: [Count]
    /// The reasons, those with the most sites first.
    public let reasons: [Count]

    init(_ graph: NavigationGraph) {
        let calls = graph.unresolved.filter { !$0.isFollowed }
        files = Self.counted(calls.compactMap(\.location?.file))
        reasons = Self.counted(calls.map(\.reason))
    }

    private static func counted(_ names: [String]) -> [Count] {
        names.reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
            .map { Count(name: $0.key, sites: $0.value) }
            .sorted { $0.sites != $1.sites ? $0.sites > $1.sites : $0.name < $1.name }
    }
}

extension UnresolvedCall {
    /// Whether it was followed to its end, where it turned out to lead nowhere: that is a finding of its own.
    var isFollowed: Bool { reason == Self.unhandledAction || reason == Self.missingDestination }
}

extension NavigationGraph {
    /// The least number of sites that were not followed by which an app may be called not understood: fewer are read
    /// one by one in the time that it takes to read about them.
    static let fewestSitesNotFollowed = 20

    /// Whether most of the app's navigation could not be followed: more of its sites than those that are in the graph.
    /// Dead code and what navigates nowhere count on neither side, for nothing was to be followed there. Where not even
    /// an entry is known, a single site is enough.
    var isMostlyNotFollowed: Bool {
        if hasUnknownStart { return true }
        let resolution = resolution
        let fewest = entries.isEmpty ? 1 : Self.fewestSitesNotFollowed
        return hasReadSource && resolution.notFollowed >= fewest && resolution.notFollowed > resolution.resolved
    }

    /// Whether the app begins somewhere, but what it shows first could not be followed.
    var hasUnknownStart: Bool {
        entries.isEmpty && unresolved.contains { $0.from == nil && $0.mayLeadAnywhere }
    }

    /// Whether source was read: live coordinators alone have neither sites nor places.
    var hasReadSource: Bool { !census.isEmpty || hasReadCallSites || deepLinks.contains { $0.location != nil } }
}
