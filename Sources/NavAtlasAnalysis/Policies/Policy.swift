import NavAtlasModel

/// A requirement that a team configures for its app, beside the rules for every app.
public struct Policy: Hashable, Sendable {
    /// What is asked.
    public enum Demand: Hashable, Sendable {
        /// Every way from an entry, or from where a link opens the app, to one of the nodes passes a gate.
        case mustPass(gate: Glob, before: [Glob])
        /// No such way may be there.
        case forbidden(Ways)
        /// At least one such way must be there.
        case required(Ways)
        /// None of the nodes is more than so many steps of a person away from an entry.
        case maxDepth(Int, of: [Glob])
        /// None of the nodes lies over more than so many others that were pushed or presented.
        case maxStack(Int, of: [Glob])
        /// From some nodes, or from a link, some others must be reachable, and yet others must not be.
        case profile(entries: [Glob], reaches: [Glob], neverReaches: [Glob])
    }

    /// A pattern for ways: all that is given must match.
    public struct Ways: Hashable, Sendable {
        /// Where they leave, by node.
        public var from: Glob?
        /// Where they lead, by node.
        public var to: Glob?
        /// Where they leave, by module.
        public var fromModule: Glob?
        /// Where they lead, by module.
        public var toModule: Glob?
        /// How the destination is shown.
        public var presentation: Glob?

        /// Creates a pattern.
        public init(
            from: Glob? = nil, to: Glob? = nil, fromModule: Glob? = nil, toModule: Glob? = nil,
            presentation: Glob? = nil
        ) {
            (self.from, self.to, self.presentation) = (from, to, presentation)
            (self.fromModule, self.toModule) = (fromModule, toModule)
        }
    }

    /// What the team calls it; findings, suppressions and baselines name it by that.
    public var name: String
    /// What is asked.
    public var demand: Demand
    /// How much a violation weighs.
    public var severity: Severity

    /// Creates a policy.
    public init(name: String, _ demand: Demand, severity: Severity = .error) {
        self.name = name
        self.demand = demand
        self.severity = severity
    }

    /// The patterns for nodes in it, each of which must match one.
    public var nodePatterns: [Glob] {
        switch demand {
        case .mustPass(let gate, let before): [gate] + before
        case .forbidden(let ways): [ways.from, ways.to].compactMap { $0 }
        case .required(let ways): [ways.from, ways.to].compactMap { $0 }
        case .maxDepth(_, let of), .maxStack(_, let of): of
        case .profile(let entries, let reaches, let neverReaches): entries + reaches + neverReaches
        }
    }
}
