import NavAtlasModel

/// Gives every type its node's id: the name with its outer types, with the module only where two would collide, and a
/// number only where that does not help (types private to two files of one module).
struct LiveNodeIDs {
    private let ids: [String: String]

    /// Names types; where a number is needed, the first comes first.
    init(_ types: [TypeName]) {
        var distinct: [String: TypeName] = [:]
        var order: [TypeName] = []
        for type in types where distinct.updateValue(type, forKey: type.key) == nil { order.append(type) }
        let users = Dictionary(grouping: order, by: \.id)
        var ids: [String: String] = [:]
        var taken: [String: Int] = [:]
        for type in order {
            let isShared = (users[type.id]?.count ?? 0) > 1
            let id = isShared ? [type.module, type.id].compactMap(\.self).joined(separator: ".") : type.id
            let uses = taken[id, default: 0] + 1
            taken[id] = uses
            ids[type.key] = uses == 1 ? id : "\(id)#\(uses)"
        }
        self.ids = ids
    }

    subscript(type: TypeName) -> String { ids[type.key] ?? type.id }
}
