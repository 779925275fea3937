// Searches of graphs: nodes that are reached from others.

extension Set {
    /// Some elements, and all that are reached from them step by step.
    ///
    /// - Parameter next: the elements that one leads to.
    static func reachable(
        from start: some Sequence<Element>, _ next: (Element) -> some Sequence<Element>
    ) -> Set {
        var found: Set = []
        var open = Array(start)
        while let element = open.popLast() {
            if found.insert(element).inserted { open += next(element) }
        }
        return found
    }
}
