import NavAtlasModel

/// Makes the graph of a draft: joins calls with what they call, and gives every node its id.
struct GraphAssembly {
    private let program: Program
    private let draft: GraphDraft
    private let interpreter: Interpreter
    private var edges: Set<DraftEdge>
    private var unresolved: Set<DraftUnresolved>

    init(_ program: Program, _ draft: GraphDraft, _ interpreter: Interpreter) {
        self.program = program
        self.draft = draft
        self.interpreter = interpreter
        edges = draft.edges
        unresolved = draft.unresolved
    }

    func graph() -> NavigationGraph {
        var assembly = self
        assembly.joinRouteCalls()
        assembly.joinPushes()
        assembly.joinTriggers()
        return assembly.assembled()
    }

    // MARK: Joining

    private mutating func joinRouteCalls() {
        var routes: [NodeKey: [DraftEdge]] = [:]
        for edge in draft.edges where edge.kind.isDeclared { routes[edge.from, default: []].append(edge) }
        for call in draft.routeCalls {
            let coordinator = draft.key(for: call.coordinator)
            let declared = routes[coordinator] ?? []
            guard let name = call.route else {
                miss(
                    call.what, "which route it takes is decided while the app runs", Set(declared.map(\.to)),
                    call.owner, call.location)
                continue
            }
            let matching = declared.filter { $0.name == name }
            if matching.isEmpty {
                miss(
                    call.what, "\(coordinatorName(coordinator)) declares no route '\(name)'", [], call.owner,
                    call.location)
            }
            for route in matching {
                add(
                    call.owner, to: route.to, via: via(coordinator, name), call.presentation ?? route.presentation,
                    call.location, call.what)
            }
        }
    }

    private mutating func joinPushes() {
        for push in draft.pushes {
            if let key = push.key, draft.paths[key] == nil, !isPath(key) { continue }
            let hosts = hosts(of: push)
            var found = false
            var candidates: Set<NodeKey> = []
            let values = push.values.filter { $0 != .null }
            for value in values.isEmpty ? push.type.map(interpreter.values(of:)) ?? [] : values {
                let (tables, isSure) = tables(for: value, hosts)
                guard isSure else {
                    candidates.formUnion(tables.flatMap { $0.routes.flatMap(\.targets) })
                    continue
                }
                for table in tables {
                    for route in matching(value, table) {
                        for target in route.targets {
                            found = true
                            add(
                                push.owner, to: target, via: via(table.node, route.name),
                                push.presentation ?? table.presentation, push.location, push.what)
                        }
                    }
                    if matching(value, table).isEmpty { candidates.formUnion(table.routes.flatMap(\.targets)) }
                }
            }
            if !found {
                let reason =
                    candidates.isEmpty
                    ? "no destination is declared for what it is given"
                    : "which destination it means is decided while the app runs"
                miss(push.what, reason, candidates, push.owner, push.location)
            }
        }
        for mutation in draft.mutations where draft.paths[mutation.key] != nil {
            let isPlain = mutation.values.allSatisfy {
                if case .external(_, _, nil, []) = $0 { true } else { $0 == .null }
            }
            if isPlain { continue }
            let push = Push(
                key: mutation.key, values: mutation.values, type: nil, presentation: nil,
                what: "\(mutation.key.name) =", owner: mutation.owner, location: mutation.location)
            let hosts = hosts(of: push)
            for value in mutation.values {
                let (tables, isSure) = tables(for: value, hosts)
                guard isSure else { continue }
                for table in tables {
                    for route in matching(value, table) {
                        for target in route.targets {
                            add(
                                mutation.owner, to: target, via: via(table.node, route.name), table.presentation,
                                mutation.location, push.what)
                        }
                    }
                }
            }
        }
    }

    /// Whether a property is declared to be a navigation path.
    private func isPath(_ key: PropertyKey) -> Bool {
        program.property(key.name, of: key.nominal).flatMap { interpreter.type(of: $0) }?.lastName == "NavigationPath"
    }

    /// The nodes whose destination tables a push may reach, nearest first.
    private func hosts(of push: Push) -> [Set<NodeKey>] {
        var levels: [Set<NodeKey>] = []
        var seen: Set<NodeKey> = []
        if let key = push.key, let nodes = draft.paths[key] {
            levels.append(nodes)
            seen.formUnion(nodes)
        }
        var level: Set<NodeKey> = Set([push.owner.node].compactMap { $0 })
        while !level.isEmpty {
            levels.append(level)
            seen.formUnion(level)
            var next: Set<NodeKey> = []
            for edge in draft.edges where level.contains(edge.to) && !seen.contains(edge.from) {
                next.insert(edge.from)
            }
            level = next
        }
        return levels
    }

    private func tables(for value: Value, _ hosts: [Set<NodeKey>]) -> (tables: [Table], isSure: Bool) {
        let fitting = draft.tables.filter { fits(value, $0) }
        for level in hosts {
            let near = fitting.filter { level.contains($0.node) }
            if !near.isEmpty { return (Array(near), true) }
        }
        if Set(fitting.map(\.routes)).count == 1 { return (Array(fitting), true) }
        return (Array(fitting), fitting.count == 1)
    }

    private func fits(_ value: Value, _ table: Table) -> Bool {
        switch value {
        case .object, .instance, .enumCase:
            guard let nominal = value.nominal(in: interpreter.heap), let type = table.type.nominal else { return false }
            return nominal === type || program.ancestors(of: nominal).contains(type)
        case .unresolvedCase(let name, _):
            return table.routes.contains { $0.caseName == name }
        case .external(let name, _, _, _):
            return !name.isEmpty && table.type.name == name
        case .text: return table.type.name == "String"
        case .boolean: return table.type.name == "Bool"
        default: return false
        }
    }

    private func matching(_ value: Value, _ table: Table) -> [TableRoute] {
        switch value {
        case .enumCase(_, let name, _), .unresolvedCase(let name, _):
            table.routes.filter { $0.caseName == nil || $0.caseName == name }
        case .instance(let nominal, _) where nominal.kind == .enum && nominal.cases.count > 1:
            table.routes.filter { $0.caseName == nil }
        default: table.routes
        }
    }

    private mutating func joinTriggers() {
        let mutations = Dictionary(grouping: draft.mutations, by: \.key)
        for trigger in draft.triggers {
            let assigned = trigger.key.flatMap { mutations[$0] } ?? []
            if assigned.isEmpty {
                let targets = Set(trigger.routes.flatMap(\.targets))
                miss(
                    trigger.presentation.rawValue, "what sets its state was not found", targets, trigger.owner,
                    trigger.location)
                continue
            }
            for mutation in assigned {
                for route in trigger.routes where sets(mutation.values, route) {
                    for target in route.targets {
                        add(
                            mutation.owner, to: target, via: via(trigger.node, route.name), trigger.presentation,
                            mutation.location, "\(mutation.key.name) =")
                    }
                }
            }
        }
    }

    /// Whether an assigned value brings a route up.
    private func sets(_ values: Values, _ route: TableRoute) -> Bool {
        if values.isEmpty { return route.caseName == nil }
        return values.contains { value in
            switch value {
            case .null: false
            case .boolean(let isOn): isOn
            case .enumCase(_, let name, _), .unresolvedCase(let name, _):
                route.caseName == nil || route.caseName == name
            default: route.caseName == nil
            }
        }
    }

    private mutating func add(
        _ owner: Owner, to target: NodeKey, via name: String, _ presentation: Presentation?, _ location: DraftLocation,
        _ what: String
    ) {
        guard let node = owner.node else {
            miss(what, "nothing was seen to call it", [target], owner, location)
            return
        }
        edges.insert(
            DraftEdge(
                from: node, to: target, kind: .transition, name: name, presentation: presentation,
                component: owner.component, location: location))
    }

    private mutating func miss(
        _ what: String, _ reason: String, _ candidates: Set<NodeKey>, _ owner: Owner, _ location: DraftLocation
    ) {
        unresolved.insert(
            DraftUnresolved(
                what: what, reason: reason, from: owner.node, candidates: candidates, location: location))
    }

    private func via(_ node: NodeKey, _ route: String) -> String { "\(coordinatorName(node)).\(route)" }

    private func coordinatorName(_ node: NodeKey) -> String {
        switch node {
        case .type(let nominal): nominal.name
        case .undeclared(let name): name
        case .inline(let name, _): "inline:\(name)"
        }
    }

    // MARK: Assembling

    private func assembled() -> NavigationGraph {
        var used: Set<NodeKey> = draft.entries
        for edge in edges { used.formUnion([edge.from, edge.to]) }
        var keys = Set(draft.nodes.keys)
        keys.formUnion(used)
        keys = keys.filter { key in
            if case .inline = key { return used.contains(key) }
            return true
        }
        let names = ids(of: keys)
        let nodes = keys.map { key -> Node in
            let node = draft.nodes[key] ?? DraftNode(kind: .screen)
            var result = Node(
                id: names[key] ?? "", kind: node.kind, flow: node.flow, style: node.style, container: node.isContainer)
            if case .type(let nominal) = key {
                result.module = nominal.module
                result.location = location(DraftLocation(file: nominal.file, position: nominal.position))
            }
            return result
        }
        let resolvedLocations = Set(edges.filter { $0.kind == .transition }.map(\.location))
        let facts = edges.map { edge in
            Edge(
                from: names[edge.from] ?? "", to: names[edge.to] ?? "", kind: edge.kind, name: edge.name,
                presentation: edge.presentation, input: edge.input, initial: edge.isInitial, evidence: [.source],
                locations: [location(edge.location)],
                components: edge.component.map { [$0.name] } ?? [])
        }
        let open = unresolved.filter { !resolvedLocations.contains($0.location) }.map { call in
            UnresolvedCall(
                what: call.what, reason: call.reason, from: call.from.flatMap { names[$0] },
                candidates: call.mayLeadAnywhere ? ["*"] : Set(call.candidates.compactMap { names[$0] }),
                location: location(call.location))
        }
        var draftLinks = draft.links
        for link in draft.routeLinks {
            let routes = draft.edges.filter { $0.kind.isDeclared && $0.name == link.route && opens(link, $0) }
            for route in routes {
                draftLinks.insert(
                    DraftLink(
                        pattern: link.pattern, to: route.to, path: [via(route.from, route.name)],
                        location: link.location))
            }
            if routes.isEmpty {
                draftLinks.insert(DraftLink(pattern: link.pattern, to: nil, path: [], location: link.location))
            }
        }
        let links = draftLinks.map {
            DeepLink(
                pattern: $0.pattern, to: $0.to.flatMap { names[$0] }, path: $0.path, location: location($0.location))
        }
        // Every id comes from the same table, so that no reference can be missing.
        return
            (try? NavigationGraph(
                entries: draft.entries.compactMap { names[$0] }, nodes: nodes, edges: facts, deepLinks: links,
                unresolved: open)) ?? .empty
    }

    /// Whether a declared route is the one of the enum that a link names.
    private func opens(_ link: RouteLink, _ edge: DraftEdge) -> Bool {
        edge.location.file == link.type.file
            && link.type.cases.contains { $0.name == link.route && $0.position == edge.location.position }
    }

    private func location(_ place: DraftLocation) -> SourceLocation {
        SourceLocation(
            file: program.files[place.file].path, line: Int(place.position.line), column: Int(place.position.column))
    }

    /// The id of every node: its type's name, qualified only where two collide.
    private func ids(of keys: Set<NodeKey>) -> [NodeKey: String] {
        var result: [NodeKey: String] = [:]
        var byName: [String: [Nominal]] = [:]
        for case .type(let nominal) in keys { byName[nominal.name, default: []].append(nominal) }
        for (name, nominals) in byName {
            guard nominals.count > 1 else {
                result[.type(nominals[0])] = name
                continue
            }
            let isByFile = Set(nominals.map { fileName($0) }).count == nominals.count
            for nominal in nominals {
                if nominal.isPrivate || nominal.module == nil {
                    result[.type(nominal)] =
                        isByFile ? "\(name)#\(fileName(nominal))" : "\(name)#\(program.files[nominal.file].path)"
                } else {
                    result[.type(nominal)] = "\(nominal.module ?? "").\(name)"
                }
            }
        }
        for case .undeclared(let name) in keys { result[.undeclared(name)] = name }
        for key in keys {
            guard case .inline(let name, let route) = key else { continue }
            // Named after the coordinator and the route that show it.
            let origins = edges.filter { $0.to == key }.map { coordinatorName($0.from) }.sorted()
            result[key] = "inline:\(name)#\(origins.first.map { $0 + "." } ?? "")\(route)"
        }
        return result
    }

    private func fileName(_ nominal: Nominal) -> String {
        let path = program.files[nominal.file].path
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    }
}
