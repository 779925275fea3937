// Records as they are after some of their properties were changed, and how deep objects stand in the making of others.

extension Heap {
    /// A record as it is after some of its properties were changed. The app does not make it.
    func copy(of id: ObjectID, with changes: [String: Values]) -> ObjectID {
        let id = self[id].change?.of ?? id
        var object = self[id]
        object.change = (id, Set(changes.keys))
        object.fields = changes
        let copy = probe(
            object, given: changes.sorted { $0.key < $1.key }.flatMap { [[.text($0.key)], $0.value] } + [[.object(id)]])
        for (name, values) in self[id].fields where changes[name] == nil { write(values, to: name, of: copy) }
        return copy
    }

    /// How many objects stand one in the other's making, and the innermost of them.
    struct MakingDepth: Hashable {
        let count: Int
        let innermost: ObjectID?

        static var none: MakingDepth { MakingDepth(count: 0, innermost: nil) }

        func orDeeper(_ other: MakingDepth) -> MakingDepth { other.count > count ? other : self }
    }
}
