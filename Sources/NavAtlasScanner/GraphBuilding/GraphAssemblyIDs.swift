// The ids of nodes.
extension GraphAssembly {
    /// The id of every node: its type's name, qualified only where two collide.
    func ids(of keys: Set<NodeKey>) -> [NodeKey: String] {
        var types: [Nominal] = []
        for case .type(let nominal) in keys { types.append(nominal) }
        var result: [NodeKey: String] = [:]
        for (nominal, id) in TypeIDs(program, namesakes).ids(of: types) { result[.type(nominal)] = id }
        for case .undeclared(let name) in keys { result[.undeclared(name)] = name }
        let scenes = keys.compactMap { if case .scene(let scene) = $0 { scene } else { nil } }
        for (scene, id) in SceneNames(program.storyboards).ids(of: scenes, besides: Set(result.values)) {
            result[.scene(scene)] = id
        }
        var inlineScreens: [String: [(key: NodeKey, long: String)]] = [:]
        for key in keys {
            guard case .inline(let name, let route) = key else { continue }
            // Named after the coordinator and the route that show it.
            let leading = edges.filter { $0.to == key }
            let declared = leading.filter(\.kind.isDeclared)
            let origins = (declared.isEmpty ? leading : declared).map { coordinatorName($0.from) }.sorted()
            let prefix = "inline:\(name)#\(origins.first.map { $0 + "." } ?? "")"
            inlineScreens[prefix + route.lastPart, default: []].append((key, prefix + route))
        }
        // If a screen leads to several such screens by one short name, the full names tell them apart.
        for (id, keys) in inlineScreens {
            for (key, long) in keys { result[key] = keys.count == 1 ? id : long }
        }
        return result
    }
}
