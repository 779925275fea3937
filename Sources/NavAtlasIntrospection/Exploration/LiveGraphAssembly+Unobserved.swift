import NavAtlasModel

// Lists declared routes that the exploration did not take, with the reason.

extension LiveGraphAssembly {
    /// Lists every declared way that was not seen where the app was explored, and why: none is missing in silence.
    ///
    /// - Parameter entry: What is said of no node in particular is said of this one.
    func addUnseen(_ seen: Observations, at entry: String?, to parts: inout GraphParts, _ names: LiveNodeIDs) {
        for unreadable in seen.unreadable.sorted(by: { ($0.view, $0.property) < ($1.view, $1.property) }) {
            parts.unresolved.append(
                UnresolvedCall(
                    what: "\(unreadable.view).body",
                    reason: "its \(unreadable.property) comes from around it and is not there; start the app with it: "
                        + ".environmentObject(…)",
                    from: parts.nodes.contains { $0.id == unreadable.view } ? unreadable.view : entry))
        }
        let met = Set(seen.met.map { names[$0] })
        let untaken = Dictionary(
            seen.untaken.map { ("\(names[$0.coordinator]).\($0.route)", $0.reason) },
            uniquingKeysWith: { first, _ in first })
        var listed = Set(parts.unresolved.map(\.what))
        listed.formUnion(parts.remarks.filter { $0.kind == .emptyRoute }.map(\.subject))
        for edge in parts.edges where edge.kind.isDeclared && !edge.evidence.contains(.observed) {
            let way = "\(edge.from).\(edge.name)"
            guard listed.insert(way).inserted else { continue }
            let reason =
                switch untaken[way] {
                case .unsampled:
                    "it was not taken, for no value of \(edge.input ?? "what it takes") is known; register one: sample(…)"
                case .refused:
                    "it was not taken: \(edge.from) does not show it by itself; register an action: action(…)"
                case nil where !met.contains(edge.from):
                    "it was not taken: \(edge.from) was never shown; register a sample or an action that leads there, or "
                        + "explore the app from another start"
                case nil where !seen.bounded.isEmpty: "it was not taken: the app was not explored to the end"
                case nil:
                    "it was not seen: the app decides what is shown here; explore it from a start that shows this"
                }
            parts.unresolved.append(UnresolvedCall(what: way, reason: reason, from: edge.from))
        }
    }
}
