/// What a page has room for beside its map.
struct PageRoom {
    /// The most edges of a page that says why each node, edge and finding is there, and the most nodes and findings: that
    /// takes more than all the rest.
    static let mostExplained = 500

    /// Whether there is room to say of so many nodes or findings what `navatlas explain` says, where there are so many edges.
    func explains(_ count: Int, edges: Int) -> Bool { hasPlaces && max(count, edges) <= Self.mostExplained }

    /// Whether the ways are listed, the longest table of all.
    var listsWays = true
    /// How many findings are told, the gravest first.
    var mostFindings = Int.max
    /// Whether ways and findings say where in the source they are.
    var hasPlaces = true

    /// From everything to the least.
    static let all = [
        PageRoom(), PageRoom(listsWays: false), PageRoom(listsWays: false, mostFindings: 500),
        PageRoom(listsWays: false, mostFindings: 500, hasPlaces: false),
    ]

    /// What is left out of a page with so many findings.
    func notes(findings: Int) -> [String] {
        var left: [String] = []
        if !listsWays { left.append("does not list its ways") }
        if findings > mostFindings { left.append("tells only \(mostFindings) of its \(findings) findings") }
        if !hasPlaces { left.append("does not say where in the source its ways and findings are") }
        return left.map { "the page \($0), so that it does not get larger" }
    }
}
