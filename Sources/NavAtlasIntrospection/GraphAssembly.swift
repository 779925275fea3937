import NavAtlasModel

/// Collects what the registered coordinators declare, and makes the graph of it.
struct GraphAssembly {
    private static let mostCoordinators = 100_000

    private(set) var facts: [CoordinatorFacts] = []
    private var screens: [TypeName] = []
    private(set) var handled: [HandledLink] = []
    private var registered: Set<String> = []
    /// Registered types with their generic arguments: `List<A>` and `List<B>` are one node, and both can be registered.
    private var exactTypes: Set<TypeName> = []
    /// The registered coordinators that may have started others.
    private var roots: [AnyObject] = []
    private var contained: Set<String> = []
    /// The coordinator inside a wrapper of the app's own, by the wrapper's key.
    private var wrappers: [String: TypeName] = [:]
    /// The coordinator that owns a model, by the model's key.
    private var owners: [String: TypeName] = [:]

    mutating func add(_ coordinator: Any, samples: [Any]) throws(RegistryError) {
        if let type = coordinator as? Any.Type {
            guard let type = type as? any EmptyInitializable.Type else {
                throw .notAnInstance(TypeName(type).id)
            }
            return try add(type.init(), samples: samples)
        }
        var reflection = Reflection(coordinator)
        var outside: [TypeName] = []
        while let child = Wrapping.child(of: reflection) {
            outside.append(reflection.type)
            guard outside.count <= Wrapping.deepest else { throw .endlessWrapping(reflection.type.id) }
            reflection = Reflection(child)
        }
        for wrapper in outside where wrapper.base != Wrapping.eraser {
            if !Wrapping.types.contains(wrapper.base) { wrappers[wrapper.key] = reflection.type }
            contained.insert(reflection.type.key)
        }
        if Swift.type(of: reflection.value) is AnyClass, reflection.properties.isEmpty {
            throw .unreadable(reflection.type.id, property: nil)
        }
        guard let read = try Self.read(reflection, samples) else { throw .notACoordinator(reflection.type.id) }
        guard exactTypes.insert(read.type).inserted else { throw .registeredTwice(read.type.id) }
        registered.insert(read.type.key)
        facts.append(read)
        if Swift.type(of: reflection.value) is AnyClass { roots.append(reflection.value as AnyObject) }
        for model in read.models { owners[model.key] = read.type }
    }

    /// Reads the coordinators that the registered ones have started, and those that they have started, each once.
    mutating func addChildren(samples: [Any]) throws(RegistryError) {
        var waiting = roots
        var seen = Set(roots.map { ObjectIdentifier($0) })
        while let parent = waiting.popLast(), seen.count < Self.mostCoordinators {
            let reflection = Reflection(parent)
            for reader in CoordinatorReaders.all {
                for child in reader.children(of: reflection).map({ $0 as AnyObject })
                where seen.insert(ObjectIdentifier(child)).inserted {
                    waiting.append(child)
                    try addStarted(Reflection(child), reader, samples)
                }
            }
        }
    }

    /// Adds a coordinator that was started; of one of a type that is known already, only what it has started is new.
    private mutating func addStarted(
        _ child: Reflection, _ reader: any CoordinatorReader.Type, _ samples: [Any]
    ) throws(RegistryError) {
        if let place = facts.firstIndex(where: { $0.type == child.type }) {
            facts[place].routes += reader.childRoutes(of: child)
        } else if let read = try Self.read(child, samples) {
            exactTypes.insert(read.type)
            registered.insert(read.type.key)
            facts.append(read)
        }
    }

    mutating func add(screen: TypeName) { screens.append(screen) }

    mutating func add(linkHandler: Any) throws(RegistryError) { handled += try HandledLink.all(of: linkHandler) }

    static func read(_ reflection: Reflection, _ samples: [Any]) throws(RegistryError) -> CoordinatorFacts? {
        for reader in CoordinatorReaders.all {
            if let facts = try reader.facts(of: reflection, samples: samples) { return facts }
        }
        return nil
    }

    func graph(
        entries: [TypeName], links: [DeepLink], seen: Observations = Observations()
    ) throws(RegistryError) -> NavigationGraph {
        if facts.isEmpty { throw .empty }
        let facts = facts.filter { owners[$0.type.key] == nil }
        let routes = facts.map { facts in facts.routes.filter { !$0.needsRegistration || leadsToRegistered($0) } }
        let questions = facts.flatMap(\.open).flatMap(\.destinations)
        let destinations = routes.flatMap { $0.flatMap(\.destinations) } + questions + seen.destinations
        let names = NodeNames(facts.map(\.type) + screens + destinations.compactMap { resolved($0)?.type })

        var nodes: [Node] = []
        for fact in facts {
            nodes.append(
                Node(
                    id: names[fact.type], kind: .coordinator, flow: fact.flow, style: fact.style,
                    module: fact.type.module, container: contained.contains(fact.type.key)))
        }
        for screen in screens { nodes.append(Node(id: names[screen], kind: .screen, module: screen.module)) }

        var edges: [Edge] = []
        var unresolved: [UnresolvedCall] = []
        for (fact, routes) in zip(facts, routes) {
            let origin = names[fact.type]
            for route in routes {
                for destination in route.destinations {
                    let node = self.node(of: destination, by: "\(origin).\(route.name)", names)
                    nodes.append(node)
                    edges.append(
                        Edge(
                            from: origin, to: node.id, kind: route.kind, name: route.name,
                            presentation: route.presentation, input: route.input, initial: route.isInitial,
                            evidence: [.runtime]))
                }
            }
            for question in fact.open {
                let candidates = question.destinations.map {
                    self.node(of: $0, by: "\(origin).\(question.route)", names)
                }
                nodes += candidates
                unresolved.append(
                    UnresolvedCall(
                        what: "\(origin).\(question.route)", reason: question.reason, from: origin,
                        candidates: question.leadsAnywhere ? ["*"] : Set(candidates.map(\.id))))
            }
        }

        var parts = GraphParts(nodes: nodes, edges: edges, unresolved: unresolved)
        add(seen, to: &parts, names)

        let known = facts.map(\.type) + screens
        let registeredNames = facts.map { names[$0.type] }.sorted()
        if entries.isEmpty { throw .noEntry(registered: registeredNames) }
        var entryIDs: [String] = []
        for entry in entries {
            let type = inside(entry).type
            guard known.contains(where: { $0.key == type.key }) else {
                throw .unknownEntry(type.id, registered: registeredNames)
            }
            entryIDs.append(names[type])
        }
        let followed =
            links.map { DeepLinkPath(edges: edges, entries: entryIDs).following($0) }
            + handled.flatMap { self.links(for: $0, facts: facts, edges: edges, names) }
        if seen.isExplored {
            addUnseen(seen, at: entryIDs.first, to: &parts, names)
            addOpened(seen, links: followed, at: entryIDs.first, to: &parts, names)
        }
        do {
            return try NavigationGraph(
                entries: entryIDs, nodes: parts.nodes, edges: parts.edges, deepLinks: followed,
                unresolved: parts.unresolved, remarks: parts.remarks)
        } catch {
            throw .invalid(error)
        }
    }
}

extension GraphAssembly {
    /// The coordinator inside all containers, those of the app's own among them.
    private func inside(_ type: TypeName) -> (type: TypeName, isContained: Bool) {
        var (type, isContained) = Wrapping.unwrapped(type)
        var seen: Set<String> = []
        while let inner = wrappers[type.key], seen.insert(type.key).inserted { (type, isContained) = (inner, true) }
        return (owners[type.key] ?? type, isContained)
    }

    private func resolved(_ destination: Destination) -> (type: TypeName, isContained: Bool)? {
        switch destination {
        case .coordinator(let type, let isContained):
            let (inner, isInside) = inside(type)
            return (inner, isContained || isInside)
        case .screen(let type): return (type, false)
        case .inline: return nil
        }
    }

    /// A handler's link opens its route wherever a coordinator shows routes of that type.
    private func links(
        for link: HandledLink, facts: [CoordinatorFacts], edges: [Edge], _ names: NodeNames
    ) -> [DeepLink] {
        let name = RouteCases.name(of: link.route)
        let owners = Set(facts.filter { $0.routeType == type(of: link.route) }.map { names[$0.type] })
        let opened = edges.filter { owners.contains($0.from) && $0.name == name && $0.kind.isDeclared }
        if opened.isEmpty { return [DeepLink(pattern: link.pattern)] }
        return opened.map { DeepLink(pattern: link.pattern, to: $0.to, path: ["\($0.from).\(name)"]) }
    }

    private func leadsToRegistered(_ route: RouteFact) -> Bool {
        route.destinations.allSatisfy { resolved($0).map { registered.contains($0.type.key) } ?? false }
    }

    /// The node of a destination; one that was registered unites with what is known of it.
    func node(of destination: Destination, by route: String, _ names: NodeNames) -> Node {
        switch (destination, resolved(destination)) {
        case (.coordinator, let found?):
            Node(id: names[found.type], kind: .coordinator, module: found.type.module, container: found.isContained)
        case (.inline(let view?), _): Node(id: "inline:\(view)#\(route)", kind: .screen)
        case (_, let found?): Node(id: names[found.type], kind: .screen, module: found.type.module)
        default: Node(id: route, kind: .screen)
        }
    }
}
