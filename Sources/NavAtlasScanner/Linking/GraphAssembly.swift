import Foundation
import NavAtlasModel

/// Makes the graph of a draft: joins calls with what they call, and gives every node its id.
struct GraphAssembly {
    private let program: Program
    private let draft: GraphDraft
    private let interpreter: Interpreter
    /// The URL schemes that the app's Info.plist declares.
    private let schemes: [String]
    private let routes: [NodeKey: [DraftEdge]]
    private let triggers: [PropertyKey: [Trigger]]
    private var edges: Set<DraftEdge>
    private var unresolved: Set<DraftUnresolved>

    init(_ program: Program, _ draft: GraphDraft, _ interpreter: Interpreter, schemes: [String] = []) {
        self.schemes = schemes
        self.program = program
        self.draft = draft
        self.interpreter = interpreter
        edges = draft.edges
        unresolved = draft.unresolved
        routes = Dictionary(grouping: draft.edges.filter(\.kind.isDeclared), by: \.from)
        triggers = Dictionary(
            grouping: draft.triggers.compactMap { trigger in trigger.key.map { (key: $0, trigger: trigger) } },
            by: \.key
        ).mapValues { $0.map(\.trigger) }
    }

    func graph() -> NavigationGraph {
        var assembly = self
        assembly.joinRouteCalls()
        assembly.joinPushes()
        assembly.joinTriggers()
        assembly.standInForApp()
        assembly.dropRoutesThatAreRoots()
        return assembly.assembled()
    }

    // MARK: Joining

    /// Where a call leads.
    private struct Way: Hashable {
        var to: NodeKey
        var via: String
        var presentation: Presentation?
    }

    /// Where a call was found to lead, or what keeps that from being known.
    private enum Outcome {
        case ways(Set<Way>)
        case unknown(String, candidates: Set<NodeKey>)
        /// It has nothing to do with navigation.
        case nothing
    }

    private mutating func joinRouteCalls() {
        for call in draft.routeCalls { join(follow(call), call.owner, call.location, call.what) }
    }

    private mutating func joinPushes() {
        for push in draft.pushes { join(follow(push), push.owner, push.location, push.what) }
        for mutation in draft.mutations {
            if case .ways(let ways) = follow(mutation) {
                join(.ways(ways), mutation.owner, mutation.location, "\(mutation.key.name) =")
            }
        }
    }

    private mutating func join(_ outcome: Outcome, _ owner: Owner, _ location: DraftLocation, _ what: String) {
        switch outcome {
        case .ways(let ways):
            for way in ways { add(owner, to: way.to, via: way.via, way.presentation, location, what) }
        case .unknown(let reason, let candidates): miss(what, reason, candidates, owner, location)
        case .nothing: break
        }
    }

    private func follow(_ call: RouteCall) -> Outcome {
        let coordinator = draft.key(for: call.coordinator)
        let declared = routes[coordinator] ?? []
        guard let name = call.route else {
            return .unknown("which route it takes is decided while the app runs", candidates: Set(declared.map(\.to)))
        }
        let ways = declared.filter { $0.name == name }.map {
            Way(to: $0.to, via: via(coordinator, name), presentation: call.presentation ?? $0.presentation)
        }
        if ways.isEmpty {
            return .unknown("\(coordinatorName(coordinator)) declares no route '\(name)'", candidates: [])
        }
        return .ways(Set(ways))
    }

    private func follow(_ push: Push) -> Outcome {
        if let key = push.key, draft.paths[key] == nil, !isPath(key) { return .nothing }
        // A container that chooses its own root declares it.
        if push.presentation == .root, let key = push.key, let node = push.owner.node,
            draft.paths[key]?.contains(node) ?? false
        {
            return .nothing
        }
        let hosts = hosts(of: push)
        var ways: Set<Way> = []
        var candidates: Set<NodeKey> = []
        let values = push.values.filter { $0 != .null }
        for value in values.isEmpty ? push.type.map(interpreter.values(of:)) ?? [] : values {
            let (tables, isSure) = tables(for: value, hosts)
            for table in tables {
                let routes = isSure ? matching(value, table) : []
                if routes.isEmpty { candidates.formUnion(table.routes.flatMap(\.targets)) }
                for route in routes {
                    for target in route.targets {
                        ways.insert(
                            Way(
                                to: target, via: via(table.node, route.name),
                                presentation: push.presentation ?? table.presentation))
                    }
                }
            }
        }
        if ways.isEmpty, candidates.isEmpty, let nodes = push.key.flatMap({ draft.paths[$0] }) {
            // Whatever is put on a path whose container shows one thing for all values leads there.
            let near = draft.tables.filter { nodes.contains($0.node) && (values.isEmpty || $0.type == .unknown) }
            let routes = near.flatMap { table in table.routes.map { (table, $0) } }
            if near.count == 1, routes.count == 1, let (table, route) = routes.first {
                ways = Set(
                    route.targets.map {
                        Way(
                            to: $0, via: via(table.node, route.name),
                            presentation: push.presentation ?? table.presentation)
                    })
            } else {
                candidates = Set(routes.flatMap(\.1.targets))
            }
        }
        if !ways.isEmpty { return .ways(ways) }
        return .unknown(
            candidates.isEmpty
                ? "no destination is declared for what it is given"
                : "which destination it means is decided while the app runs", candidates: candidates)
    }

    /// A path that is assigned whole, or a property that brings something up.
    private func follow(_ mutation: Mutation) -> Outcome {
        var ways: Set<Way> = []
        let all = triggers[mutation.key] ?? []
        // The state of a component that several screens show is each screen's own.
        let own = all.filter { $0.node == mutation.owner.node }
        for trigger in own.isEmpty ? all : own where !(mutation.isInitial && trigger.presentation == .tab) {
            for route in trigger.routes where sets(mutation.values, route) {
                for target in route.targets {
                    ways.insert(
                        Way(to: target, via: via(trigger.node, route.name), presentation: trigger.presentation))
                }
            }
        }
        if draft.paths[mutation.key] != nil {
            let values = mutation.values.filter {
                if case .external(_, _, nil, _) = $0 { return false }
                return $0 != .null
            }
            let push = Push(
                key: mutation.key, values: values, type: nil, presentation: nil, what: "", owner: mutation.owner,
                location: mutation.location)
            if !values.isEmpty, case .ways(let pushed) = follow(push) { ways.formUnion(pushed) }
        }
        return ways.isEmpty ? .nothing : .ways(ways)
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
        case .enumCase(_, let name, let payload), .unresolvedCase(let name, let payload):
            table.routes.filter { $0.caseName == nil || $0.caseName == name && carries(payload, $0.inner) }
        case .instance(let nominal, _) where nominal.kind == .enum && nominal.cases.count > 1:
            // Where only one case shows anything, it is that one or nothing.
            table.routes.count == 1 ? table.routes : table.routes.filter { $0.caseName == nil }
        default: table.routes
        }
    }

    /// Whether a payload is known to be of a case.
    private func carries(_ payload: ArgumentValues, _ inner: String?) -> Bool {
        guard let inner else { return true }
        return payload.contains { argument in
            argument.values.contains { value in
                switch value {
                case .enumCase(_, let name, _), .unresolvedCase(let name, _): name == inner
                default: false
                }
            }
        }
    }

    /// What is shown by a state that nothing was seen to set.
    private mutating func joinTriggers() {
        let assigned = Set(draft.mutations.map(\.key))
        for trigger in draft.triggers where trigger.presentation != .tab {
            if let key = trigger.key, assigned.contains(key) { continue }
            miss(
                trigger.presentation.rawValue, "what sets its state was not found",
                Set(trigger.routes.flatMap(\.targets)), trigger.owner, trigger.location)
        }
    }

    /// Whether an assigned value brings a route up.
    private func sets(_ values: Values, _ route: TableRoute) -> Bool {
        if values.isEmpty { return route.caseName == nil }
        return values.contains { value in
            switch value {
            case .null: false
            case .boolean(let isOn): isOn
            case .enumCase(_, let name, let payload), .unresolvedCase(let name, let payload):
                route.caseName == nil || route.caseName == name && carries(payload, route.inner)
            default: route.caseName == nil
            }
        }
    }

    /// What an app's own struct does, though it shows nothing but the entry, is done by the entry.
    private mutating func standInForApp() {
        guard draft.entries.count == 1, let entry = draft.entries.first else { return }
        edges = Set(
            edges.map { edge in
                guard edge.kind == .transition, interpreter.isApp(edge.from), edge.from != entry else { return edge }
                var edge = edge
                edge.from = entry
                return edge
            })
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

    /// A route that is the root for one object of a coordinator is no other route for another.
    private mutating func dropRoutesThatAreRoots() {
        struct Way: Hashable { let (from, to, name): (NodeKey, NodeKey, String) }
        let roots = Set(edges.filter { $0.kind == .root }.map { Way(from: $0.from, to: $0.to, name: $0.name) })
        edges = edges.filter {
            $0.kind != .route || $0.presentation != nil
                || !roots.contains(Way(from: $0.from, to: $0.to, name: $0.name))
        }
    }

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
        let draftLinks = draft.links.union(routeLinks()).union(followedLinks())
        // A bound on the work that no app of a usual size comes near; what lies beyond it is not known.
        let unfinished =
            interpreter.ranOut
            ? [
                UnresolvedCall(
                    what: "the app", reason: "its code is too large to be followed to the end", candidates: ["*"])
            ] : []
        let links = draftLinks.map {
            DeepLink(
                pattern: $0.pattern, to: $0.to.flatMap { names[$0] }, path: $0.path, location: location($0.location))
        }
        // Every id comes from the same table, so that no reference can be missing.
        return
            (try? NavigationGraph(
                entries: draft.entries.compactMap { names[$0] }, nodes: nodes, edges: facts, deepLinks: links,
                unresolved: open + unfinished)) ?? .empty
    }

    // MARK: Deep links

    private func routeLinks() -> Set<DraftLink> {
        var result: Set<DraftLink> = []
        for link in draft.routeLinks {
            let opened = draft.edges.filter { $0.kind.isDeclared && $0.name == link.route && opens(link, $0) }
            for route in opened {
                result.insert(
                    DraftLink(
                        pattern: link.pattern, to: route.to, path: [via(route.from, route.name)],
                        location: link.location))
            }
            if opened.isEmpty {
                result.insert(DraftLink(pattern: link.pattern, to: nil, path: [], location: link.location))
            }
        }
        return result
    }

    private func followedLinks() -> Set<DraftLink> {
        var byPattern: [String: [DraftLink]] = [:]
        for link in draft.followedLinks {
            guard let pattern = pattern(of: link) else { continue }
            var path: [String] = []
            var target: NodeKey?
            for step in link.steps {
                let outcome: Outcome =
                    switch step {
                    case .routeCall(let call): follow(call)
                    case .push(let push): follow(push)
                    case .mutation(let mutation): follow(mutation)
                    case .edge(let edge): .ways([Way(to: edge.to, via: edge.name, presentation: edge.presentation)])
                    }
                guard case .ways(let ways) = outcome, let way = ways.first, Set(ways.map(\.to)).count == 1 else {
                    continue
                }
                target = way.to
                if path.last != way.via { path.append(way.via) }
            }
            byPattern[pattern, default: []].append(
                DraftLink(pattern: pattern, to: target, path: path, location: link.location))
        }
        return Set(byPattern.values.flatMap(deepest))
    }

    /// Of several handlers of one pattern, those that lead on: one that only brings up the coordinator whose own handler
    /// shows the screen is a step on that way.
    private func deepest(_ links: [DraftLink]) -> [DraftLink] {
        let leading = links.filter { $0.to != nil }
        guard !leading.isEmpty else { return links }
        let targets = Set(leading.compactMap(\.to))
        let last = leading.filter { link in
            !draft.edges.contains {
                $0.from == link.to && $0.kind.isDeclared && $0.to != link.to && targets.contains($0.to)
            }
        }
        return last.isEmpty ? leading : last
    }

    private func pattern(of link: FollowedLink) -> String? {
        var scheme = link.literals.first(where: \.isScheme)?.text
        var parts: [String] = []
        for literal in link.literals where !literal.isScheme {
            var text = literal.text
            if let range = text.range(of: "://") {
                scheme = scheme ?? String(text[..<range.lowerBound])
                text = String(text[range.upperBound...])
            }
            parts += text.split(separator: "/").map(String.init)
        }
        parts += link.parameters.map { "{\($0)}" }
        guard !parts.isEmpty else { return nil }
        let known = scheme ?? (schemes.count == 1 ? schemes[0] : nil)
        return (known.map { $0 + "://" } ?? "") + parts.joined(separator: "/")
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
            let modules = nominals.compactMap { $0.isPrivate ? nil : $0.module }
            let isByModule = Set(modules).count == nominals.count
            let folded = Self.shortestPaths(nominals.map { program.files[$0.file].path })
            for (nominal, path) in zip(nominals, folded) {
                let place = folded.count { $0 == path } > 1 ? "\(path):\(nominal.position.line)" : path
                result[.type(nominal)] = isByModule ? "\(nominal.module ?? "").\(name)" : "\(name)#\(place)"
            }
        }
        for case .undeclared(let name) in keys { result[.undeclared(name)] = name }
        for key in keys {
            guard case .inline(let name, let route) = key else { continue }
            // Named after the coordinator and the route that show it.
            let leading = edges.filter { $0.to == key }
            let declared = leading.filter(\.kind.isDeclared)
            let origins = (declared.isEmpty ? leading : declared).map { coordinatorName($0.from) }.sorted()
            result[key] = "inline:\(name)#\(origins.first.map { $0 + "." } ?? "")\(route)"
        }
        return result
    }

    /// The least that tells files apart: a file's name without its ending, with as many of its folders as that takes.
    private static func shortestPaths(_ paths: [String]) -> [String] {
        let parts = paths.map { path in
            (path.hasSuffix(".swift") ? String(path.dropLast(6)) : path).split(separator: "/").map(String.init)
        }
        for length in 1...max(1, parts.map(\.count).max() ?? 1) {
            let names = parts.map { $0.suffix(length).joined(separator: "/") }
            if Set(names).count == names.count { return names }
        }
        return paths
    }
}
