/// How the navigation sites of one file ended: calls, modifiers, initialisers and assignments that a style's vocabulary
/// names, and places that construct screens or coordinators.
public struct FileCensus: Hashable, Sendable {
    /// The file's path.
    public var file: String
    /// Sites that are in the graph, as an edge or as part of a screen.
    public var resolved: Int
    /// Sites in code that nobody calls.
    public var dead: Int
    /// Sites that navigate nowhere, such as a call of the same name on another type.
    public var noNavigation: Int
    /// Sites whose destination could not be found out; each is among the graph's unresolved calls.
    public var notFollowed: Int

    /// The most sites that a count in a document may have: sums of counts stay within an `Int`.
    static let mostSites = Int(Int32.max)

    /// Creates the census of a file.
    public init(file: String, resolved: Int = 0, dead: Int = 0, noNavigation: Int = 0, notFollowed: Int = 0) {
        self.file = file
        self.resolved = resolved
        self.dead = dead
        self.noNavigation = noNavigation
        self.notFollowed = notFollowed
    }
}

/// How the navigation sites of a whole graph ended.
public struct Resolution: Hashable, Sendable {
    /// Sites that are in the graph, as an edge or as part of a screen.
    public var resolved: Int
    /// Sites in code that nobody calls.
    public var dead: Int
    /// Sites that navigate nowhere.
    public var noNavigation: Int
    /// Sites whose destination could not be found out.
    public var notFollowed: Int

    /// All sites.
    public var callSites: Int { resolved + dead + noNavigation + notFollowed }

    /// Creates a resolution from its counts.
    public init(resolved: Int = 0, dead: Int = 0, noNavigation: Int = 0, notFollowed: Int = 0) {
        self.resolved = resolved
        self.dead = dead
        self.noNavigation = noNavigation
        self.notFollowed = notFollowed
    }
}

extension NavigationGraph {
    /// How the navigation sites ended: the sum of the census where there is one. A graph without a census counts the
    /// places of transitions and of unresolved calls, so that merging graphs counts no call twice.
    public var resolution: Resolution {
        census.isEmpty ? resolutionOfPlaces : census.reduce(into: Resolution()) { $0.add($1) }
    }

    private var resolutionOfPlaces: Resolution {
        let resolved = Set(edges.lazy.filter { $0.kind == .transition }.flatMap(\.locations))
        let open = Set(unresolved.compactMap(\.location)).subtracting(resolved)
        let placeless = unresolved.count { $0.location == nil }
        return Resolution(resolved: resolved.count, notFollowed: open.count + placeless)
    }
}

extension Resolution {
    fileprivate mutating func add(_ file: FileCensus) {
        resolved += file.resolved
        dead += file.dead
        noNavigation += file.noNavigation
        notFollowed += file.notFollowed
    }
}
