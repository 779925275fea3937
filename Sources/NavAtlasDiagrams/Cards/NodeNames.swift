import NavAtlasModel

/// What nodes are called in a picture: the type's name, and only where two are alike what tells them apart.
struct NodeNames {
    /// The longest name that is shown whole; the whole of a longer one is in the tooltip.
    static let longest = 34

    private let names: [String: (name: String, qualifier: String?)]

    init(_ graph: NavigationGraph) {
        let split = graph.nodes.map { ($0.id, Self.split($0.id)) }
        let counts = Dictionary(grouping: split, by: \.1.name).mapValues(\.count)
        names = split.reduce(into: [:]) { names, node in
            let (id, parts) = node
            let isAlone = counts[parts.name] == 1
            names[id] = (parts.name, isAlone || parts.qualifier.isEmpty ? nil : parts.qualifier)
        }
    }

    /// The name on one line.
    func name(of id: String) -> String { Caption.line(names[id]?.name ?? id, to: Self.longest) }

    /// What tells the node from another of the same name; `nil` where there is no other.
    func qualifier(of id: String) -> String? {
        names[id]?.qualifier.map { Caption.line($0, to: Self.longest + 6) }
    }

    /// An id's own name, and the rest: `Type#File`, `Outer.Inner`, `inline:Text#Coordinator.route`.
    static func split(_ id: String) -> (name: String, qualifier: String) {
        let hash = id.firstIndex(of: "#")
        var name = id[..<(hash ?? id.endIndex)]
        var rest = hash.map { String(id[id.index(after: $0)...]) } ?? ""
        if let colon = name.lastIndex(of: ":") { name = name[name.index(after: colon)...] }
        if let dot = name.lastIndex(of: ".") {
            rest = [String(name[..<dot]), rest].filter { !$0.isEmpty }.joined(separator: ", ")
            name = name[name.index(after: dot)...]
        }
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? (String(name), rest) : (id, "")
    }
}
