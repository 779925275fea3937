import NavAtlasModel

/// Collects what the registered coordinators declare, and makes the graph of it.
struct LiveGraphAssembly {
    private static let mostCoordinators = 100_000

    var facts: [CoordinatorFacts] = []
    private var screens: [TypeName] = []
    /// Why the first coordinator that could not be read could not be.
    private var firstProblem: RegistryError?
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

    /// Adds what was read of a coordinator.
    ///
    /// - Parameter outside: What is around it, the outermost first.
    mutating func add(
        _ read: CoordinatorFacts, of coordinator: Reflection, inside outside: [TypeName]
    ) throws(RegistryError) {
        guard exactTypes.insert(read.type).inserted else { throw .registeredTwice(read.type.id) }
        for wrapper in outside where wrapper.base != WrapperCoordinators.eraser {
            if !WrapperCoordinators.types.contains(wrapper.base) { wrappers[wrapper.key] = coordinator.type }
            contained.insert(coordinator.type.key)
        }
        registered.insert(read.type.key)
        facts.append(read)
        if Swift.type(of: coordinator.value) is AnyClass { roots.append(coordinator.value as AnyObject) }
        for model in read.models { owners[model.key] = read.type }
    }

    /// Lists a coordinator that could not be read.
    mutating func addUnread(_ type: TypeName, _ error: RegistryError) throws(RegistryError) {
        guard exactTypes.insert(type).inserted else { throw .registeredTwice(type.id) }
        registered.insert(type.key)
        facts.append(CoordinatorFacts(unread: type, error))
        firstProblem = firstProblem ?? error
    }

    /// Reads the coordinators that the registered ones have started, and those that they have started, each once.
    mutating func addChildren(samples: [Any]) {
        var waiting = roots
        var seen = Set(roots.map { ObjectIdentifier($0) })
        while let parent = waiting.popLast(), seen.count < Self.mostCoordinators {
            let reflection = Reflection(parent)
            for reader in CoordinatorReaders.all {
                for child in reader.children(of: reflection).map({ $0 as AnyObject })
                where seen.insert(ObjectIdentifier(child)).inserted {
                    waiting.append(child)
                    addStarted(Reflection(child), reader, samples)
                }
            }
        }
    }

    /// Adds a coordinator that was started; of one of a type that is known already, only what it has started is new.
    private mutating func addStarted(
        _ child: Reflection, _ reader: any CoordinatorReader.Type, _ samples: [Any]
    ) {
        if let place = facts.firstIndex(where: { $0.type == child.type }) {
            facts[place].routes += reader.childRoutes(of: child)
            return
        }
        var read: CoordinatorFacts?
        do throws(RegistryError) {
            read = try Self.read(child, samples)
        } catch {
            read = CoordinatorFacts(unread: child.type, error)
        }
        guard let read else { return }
        exactTypes.insert(read.type)
        registered.insert(read.type.key)
        facts.append(read)
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
        if facts.allSatisfy({ $0.style == nil }) { throw firstProblem ?? .empty }
        let facts = facts.filter { owners[$0.type.key] == nil }
        let routes = facts.map { facts in facts.routes.filter { !$0.needsRegistration || leadsToRegistered($0) } }
        let questions = facts.flatMap(\.open).flatMap(\.destinations)
        let destinations = routes.flatMap { $0.flatMap(\.destinations) } + questions + seen.destinations
        let names = LiveNodeIDs(facts.map(\.type) + screens + destinations.compactMap { resolved($0)?.type })

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
                let what = question.route.map { "\(origin).\($0)" } ?? origin
                let candidates = question.destinations.map { self.node(of: $0, by: what, names) }
                nodes += candidates
                unresolved.append(
                    UnresolvedCall(
                        what: what, reason: question.reason, from: origin,
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

extension LiveGraphAssembly {
    /// The coordinator inside all containers, those of the app's own among them.
    func inside(_ type: TypeName) -> (type: TypeName, isContained: Bool) {
        var (type, isContained) = WrapperCoordinators.unwrapped(type)
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
        for link: HandledLink, facts: [CoordinatorFacts], edges: [Edge], _ names: LiveNodeIDs
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
    func node(of destination: Destination, by route: String, _ names: LiveNodeIDs) -> Node {
        switch (destination, resolved(destination)) {
        case (.coordinator, let found?):
            Node(id: names[found.type], kind: .coordinator, module: found.type.module, container: found.isContained)
        case (.inline(let view?), _): Node(id: "inline:\(view)#\(route)", kind: .screen)
        case (_, let found?): Node(id: names[found.type], kind: .screen, module: found.type.module)
        default: Node(id: route, kind: .screen)
        }
    }
}
