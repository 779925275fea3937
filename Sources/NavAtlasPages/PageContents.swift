/// The tables that a page contains beside its map. A page of a large app leaves some out.
struct PageContents {
    /// The most edges of a page that says why each node, edge and finding is there, and the most nodes and findings: that
    /// takes more than all the rest.
    static let mostExplained = 500

    /// Whether there is room to say of so many nodes or findings what `navatlas explain` says, where there are so many edges.
    func explains(_ count: Int, edges: Int) -> Bool { hasPlaces && max(count, edges) <= Self.mostExplained }

    /// Whether the connections are listed, the longest table of all.
    var listsConnections = true
    /// How many findings are listed, the gravest first.
    var mostFindings = Int.max
    /// Whether connections and findings say where in the source they are.
    var hasPlaces = true

    /// From everything to the least.
    static let all = [
        PageContents(), PageContents(listsConnections: false), PageContents(listsConnections: false, mostFindings: 500),
        PageContents(listsConnections: false, mostFindings: 500, hasPlaces: false),
    ]

    /// What is left out of a page with so many findings.
    func notes(findings: Int) -> [String] {
        var left: [String] = []
        if !listsConnections { left.append("does not list its connections") }
        if findings > mostFindings { left.append("lists only \(mostFindings) of its \(findings) findings") }
        if !hasPlaces { left.append("does not say where in the source its connections and findings are") }
        return left.map { "the page \($0), to stay small" }
    }
}
