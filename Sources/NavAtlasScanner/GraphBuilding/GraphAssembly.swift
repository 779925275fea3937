import Foundation
import NavAtlasModel

/// Makes the graph from a draft: joins calls with the routes that they take, and gives every node its id.
struct GraphAssembly {
    let program: Program
    let draft: GraphDraft
    let interpreter: Interpreter
    let launchSettings: LaunchSettings
    let census: Census
    let namesakes: Namesakes
    let routes: [NodeKey: [DraftEdge]]
    let triggers: [PropertyKey: [StateTrigger]]
    /// Where each node is declared or shown from.
    let incoming: [NodeKey: Set<NodeKey>]
    /// The roots of each stack.
    let bottoms: [NodeKey: Set<NodeKey>]
    let surroundings = NodeAncestors()
    /// What code assigns together; empty where no root needs two states.
    let assignedTogether: AssignedTogether
    /// What code gives to states that decide which screen a flag shows.
    let decidingStates: DecidingStates
    /// Where handlers of links change a state or a path.
    let linkPlaces: Set<DraftLocation>
    var edges: Set<DraftEdge>
    var unresolved: Set<DraftUnresolved>
    /// In which runs of the app's code a call was met that could not be followed.
    var momentsOfUnresolved: [DraftUnresolved: Set<Trace.Moment>] = [:]
    /// The calls that are steps of links, and no transition by themselves.
    var linkSteps: Set<DraftLocation> = []
    /// Transitions to roots that other states must bring up, too.
    var gated: [DraftEdge: Set<Gate>] = [:]

    init(
        _ program: Program, _ draft: GraphDraft, _ interpreter: Interpreter, _ launchSettings: LaunchSettings,
        _ census: Census, _ namesakes: Namesakes
    ) {
        self.census = census
        self.launchSettings = launchSettings
        self.namesakes = namesakes
        self.program = program
        self.draft = draft
        self.interpreter = interpreter
        edges = Self.withOrigins(draft.edges, draft, interpreter)
        unresolved = draft.unresolved
        incoming = draft.edges.reduce(into: [:]) { $0[$1.to, default: []].insert($1.from) }
        bottoms = draft.edges.filter { $0.kind == .root && draft.nodes[$0.from]?.flow == .stack }
            .reduce(into: [:]) { $0[$1.from, default: []].insert($1.to) }
        routes = Dictionary(grouping: draft.edges.filter(\.kind.isDeclared), by: \.from)
        triggers = Dictionary(
            grouping: draft.triggers.compactMap { trigger in trigger.key.map { (key: $0, trigger: trigger) } },
            by: \.key
        ).mapValues { $0.map(\.trigger) }
        assignedTogether = AssignedTogether(draft.triggers.allSatisfy(\.needs.isEmpty) ? [] : program.files)
        decidingStates = DecidingStates(draft, interpreter.trace)
        linkPlaces = Set(draft.followedLinks.lazy.flatMap(\.steps).compactMap(\.place))
    }

    /// - Throws: ``ScanError/brokenGraph(_:)``.
    func graph() throws(ScanError) -> ProgramGraph {
        var assembly = self
        assembly.joinRouteCalls()
        assembly.joinPushes()
        assembly.joinGatedRoots()
        assembly.joinTabChoices()
        assembly.joinTriggers()
        assembly.markRootsChosenBefore()
        assembly.dropBases()
        assembly.replaceAppByEntry()
        assembly.replacePartsByScreens()
        assembly.nameLibraryScreens()
        assembly.dropDuplicatesOfKeptControllers()
        assembly.dropRoutesThatAreRoots()
        assembly.dropRootsThatAreModal()
        assembly.dropSharedModals()
        do {
            return try assembly.assembled()
        } catch {
            throw .brokenGraph(error)
        }
    }

    // MARK: Joining

    /// Where a call leads.
    struct Way: Hashable {
        var to: NodeKey
        var via: Via
        var presentation: Presentation?
        /// The declaration that several coordinators may share; `nil` for one of its coordinator's own.
        var declaration: DraftLocation?
        /// The modifier that shows it when a state says so.
        var modifier: Modifier?
        /// What other states must be, too.
        var gate: Gate?
    }

    struct Modifier: Hashable {
        let node: NodeKey?
        let location: DraftLocation
    }

    /// Where a call was found to lead, or what keeps that from being known.
    enum Outcome {
        /// Ways that are taken, what may be shown beside them, and whether some of the values have no destination.
        case ways(Set<Way>, possible: Set<NodeKey> = [], lacksDestination: Bool = false)
        case unknown(String, candidates: Set<NodeKey>)
        /// It has nothing to do with navigation.
        case nothing
    }

    static let undecided = "which destination it means is decided while the app runs"

    mutating func joinRouteCalls() {
        for (call, moments) in draft.routeCalls {
            join(follow(call), Caller(call.owner, call.location, moments), call.what)
        }
    }

    mutating func joinPushes() {
        for (push, moments) in draft.pushes {
            join(follow(push), Caller(push.owner, push.location, moments, isLink: push.isLink), push.what)
        }
        let stacked = draft.stacked.filter { draft.pushes[$0.key] == nil }.map { ($0, $1, follow($0)) }
        for case (let push, _, .ways) in stacked { linkSteps.insert(push.location) }
        // Before it is known which kind of link it is, what it pushes is not known either.
        for (push, moments, outcome) in stacked where !linkSteps.contains(push.location) {
            join(outcome, Caller(push.owner, push.location, moments, isLink: push.isLink), push.what)
        }
        // Many screens set a state to the same in many places.
        var followed: [Change: Outcome] = [:]
        for (noted, moments) in draft.mutations {
            for mutation in changes(by: noted, at: moments) {
                let change = Change(mutation, together: assignedTogether, at: decidingMoments(of: mutation, moments))
                let outcome = followed[change] ?? follow(mutation, at: change.moments)
                followed[change] = outcome
                join(outcome, Caller(mutation.owner, mutation.location, moments), "\(mutation.key.name) =")
            }
        }
    }

    mutating func join(_ outcome: Outcome, _ caller: Caller, _ what: String) {
        switch outcome {
        case .ways(let ways, let possible, let lacksDestination):
            for way in Self.withoutCopies(ways) { add(caller, way, what) }
            if lacksDestination {
                let reason = UnresolvedCall.missingDestination
                noteNotFollowed(what, reason, [], caller.owner, caller.location, isPartlyKnown: true)
            }
            if !possible.isEmpty {
                noteNotFollowed(what, Self.undecided, possible, caller.owner, caller.location, isPartlyKnown: true)
            }
        case .unknown(let reason, let candidates):
            noteNotFollowed(what, reason, candidates, caller.owner, caller.location, in: caller.moments)
        case .nothing: break
        }
    }

    /// One way for each route of a declaration, whatever number of coordinators share that.
    private static func withoutCopies(_ ways: Set<Way>) -> [Way] {
        Dictionary(grouping: ways) { way in
            var way = way
            if way.declaration != nil { (way.via, way.modifier) = (Via(text: way.via.text.lastPart), nil) }
            return way
        }.values.compactMap { copies in copies.min { $0.via.text < $1.via.text } }
    }

    /// What is shown by a state that nothing was seen to set.
    mutating func joinTriggers() {
        let assigned = draft.mutations.keys.reduce(into: [PropertyKey: Bool]()) { assigned, mutation in
            // What begins with nothing is not set by that.
            if !mutation.isInitial || mutation.values != [.null] { assigned[mutation.key] = true }
        }
        for trigger in draft.triggers where trigger.presentation != .tab && trigger.presentation != .root {
            if followInitialFlag(trigger) { continue }
            if let key = trigger.key, !related(key, in: assigned).isEmpty { continue }
            noteNotFollowed(
                trigger.presentation.rawValue, "no code that sets its state was found",
                Set(trigger.routes.flatMap(\.targets)), trigger.owner, trigger.location)
        }
    }

    /// Whether an assigned value brings a route up.
    func sets(_ values: Values, _ route: TableRoute) -> Bool {
        if let state = route.state { return state.holds(for: interpreter.withConstantsNamed(values)) }
        if values.isEmpty { return route.caseName == nil }
        let values = route.caseName == nil || route.property != nil ? values : interpreter.withConstantsNamed(values)
        return values.contains { value in
            switch value {
            // `.none` of a library's type, which is an optional where it decides what is presented.
            case .null, .external(_, _, "none"?, []): false
            case .boolean(let isOn): isOn
            case .enumCase(let owner, _, _) where owner !== route.caseOwner ?? owner: false
            case .enumCase(_, let name, let payload), .unresolvedCase(let name, let payload):
                route.caseName == nil || route.caseName == name && Interpreter.carries(payload, route.inner)
            case .object(let object) where route.property != nil: interpreter.holds(object, route)
            case .number(let text), .text(let text): route.caseName == nil || route.caseName == text
            default: route.caseName == nil
            }
        }
    }

    /// What an app's own struct does, though it shows nothing but the entry, is done by the entry.
    mutating func replaceAppByEntry() {
        edges = Set(
            edges.map { edge in
                guard edge.kind == .transition, interpreter.isApp(edge.from), !draft.entries.contains(edge.from)
                else { return edge }
                let shown = draft.windows[edge.from] ?? draft.entries
                guard shown.count == 1, let entry = shown.first else { return edge }
                var edge = edge
                edge.from = entry
                return edge
            })
    }

    /// A screen that is a view of a library has a type, and with it a name; it is one screen wherever it is shown.
    mutating func nameLibraryScreens() {
        let taken = Set(program.nominals.map(\.name))
        func named(_ key: NodeKey) -> NodeKey {
            guard case .inline(let name, _) = key, !SystemViews.contains(name), !taken.contains(name) else {
                return key
            }
            return .undeclared(name)
        }
        edges = Set(
            edges.map { edge in
                var edge = edge
                (edge.from, edge.to) = (named(edge.from), named(edge.to))
                if let host = edge.host, named(host) != host {
                    (edge.host, edge.name) = (named(host), String(edge.name.dropFirst("inline:".count)))
                }
                return edge
            })
    }

    mutating func add(_ caller: Caller, _ way: Way, _ what: String) {
        guard let node = caller.owner.node else {
            // It is a step of the link.
            if linkPlaces.contains(caller.location) { return }
            let reason = interpreter.journal.reason(forNobodyAt: caller.location)
            noteNotFollowed(what, reason, [way.to], caller.owner, caller.location)
            return
        }
        let edge = DraftEdge(
            from: node, to: way.to, kind: .transition, name: way.via.text, host: way.via.host,
            presentation: way.presentation, component: caller.owner.component, location: caller.location,
            origin: origin(caller, of: node, way))
        if let gate = way.gate { gated[edge, default: []].insert(gate) } else { edges.insert(edge) }
    }

    func via(_ node: NodeKey, _ route: String) -> Via {
        Via(host: node, text: "\(coordinatorName(node)).\(route)")
    }

    func coordinatorName(_ node: NodeKey) -> String {
        switch node {
        case .type(let nominal): nominal.name
        case .undeclared(let name): name
        case .inline(let name, _): "inline:\(name)"
        case .scene(let scene): program.storyboards.name(of: scene)
        }
    }

    // MARK: Assembling

    func assembled() throws(GraphError) -> ProgramGraph {
        var used: Set<NodeKey> = draft.entries
        for edge in edges { used.formUnion([edge.from, edge.to]) }
        var keys = Set(draft.nodes.keys)
        keys.formUnion(used)
        keys = keys.filter { key in
            switch key {
            case .inline, .undeclared: return used.contains(key)
            case .type, .scene: break
            }
            return used.contains(key) || !Dialects.knownByUse.contains(draft.nodes[key]?.style ?? "")
        }
        // An app for which no one window stands is itself where a person comes in.
        let entries = draft.entries.union(keys.filter(interpreter.isApp))
        let names = ids(of: keys)
        let deciding = Set(edges.filter { $0.kind == .root || $0.kind == .tab }.map(\.from))
            .union(draft.tables.map(\.node)).union(draft.paths.values.flatMap(\.keys))
        let nodes = keys.map { key -> Node in
            let node = draftNode(key, deciding: deciding)
            var result = Node(
                id: names[key] ?? "", kind: node.kind, flow: node.flow, style: node.style, container: node.isContainer)
            switch key {
            case .type(let nominal):
                result.module = nominal.module
                result.location = location(DraftLocation(file: nominal.file, position: nominal.position))
                result.body = Set(bodies(of: nominal).map(location))
            case .scene(let scene): result.location = location(program.storyboards.place(of: scene))
            case .inline, .undeclared: break
            }
            return result
        }
        let facts = edges.map { edge in
            Edge(
                from: names[edge.from] ?? "", to: names[edge.to] ?? "", kind: edge.kind,
                name: Via(host: edge.host, text: edge.name).name(names), presentation: edge.presentation,
                input: edge.input, initial: edge.isInitial,
                replaces: edge.presentation != .root && edge.origin?.isAfterReset == true, evidence: [.source],
                locations: Set((edge.origin?.places ?? [edge.location]).map(location)),
                triggers: edge.origin.map { Set($0.triggers.map(location)) } ?? (edge.isLink ? [] : nil),
                through: Set((edge.origin?.through ?? []).map(location)),
                components: edge.component.map { [$0.name] } ?? [])
        }
        let candidates = CandidateSearch(program, census.liveness, census.sites, interpreter.limits) { nominal in
            let key = draft.key(for: nominal)
            return keys.contains(key) ? key : nil
        }
        let openCalls = openCalls()
        let accounts = accounts(of: keys, openCalls, candidates)
        let followed = openCalls.union(notFollowed(accounts, besides: openCalls)).union(leftOut(candidates))
            .union(unshownScenes(among: keys))
        let open = followed.union(unprovenNodes(accounts, followed, among: keys))
            .union(sharedNodes(followed, among: keys)).union(namedNodes(followed, among: keys))
            .union(extensionNodes(followed, among: keys)).union(unprovenRoutes()).union(handlersOfUnknownLinks())
            .union(usesOfMissingFiles())
        let calls = open.map { call in
            UnresolvedCall(
                what: call.what, reason: call.reason, from: call.from.flatMap { names[$0] },
                candidates: call.mayLeadAnywhere ? ["*"] : Set(call.candidates.compactMap { names[$0] }),
                location: location(call.location))
        }
        let handled = deepLinks.map {
            DeepLink(
                pattern: $0.pattern, to: $0.to.flatMap { names[$0] }, path: $0.path.map { $0.name(names) },
                location: location($0.location))
        }
        let ends = siteEnds(accounts, open)
        let graph = try NavigationGraph(
            entries: entries.compactMap { names[$0] }, nodes: nodes, edges: Edge.onePerWay(facts),
            deepLinks: handled + UniversalLinks(launchSettings).links(handled: handled),
            unresolved: calls + unfinished + unstarted(entries),
            remarks: remarks(names, handled) + conditionalLinks(names) + independentLinks(names)
                + boundedSteps(names) + routesShownOnce(names) + columns(names) + deadSites(accounts, names)
                + idleSites(accounts, names) + followedSites(accounts, names) + parts(accounts, names),
            suppressions: program.files.flatMap(Self.suppressions),
            census: FileCensus.all(ends), bounds: bounds())
        return ProgramGraph(graph: graph, ends: ends, uses: namesakes.arePresent ? uses(besides: keys) : [:])
    }

    /// A stack that holds neither a path nor destinations, and whose first screen is the view itself, is a screen; so
    /// is what is not known better.
    private func draftNode(_ key: NodeKey, deciding: Set<NodeKey>) -> DraftNode {
        let node = draft.nodes[key] ?? DraftNode(kind: .screen)
        let isStack = node.flow == .stack && node.style == CoordinatorKind.styleOfViews
        guard isStack, !deciding.contains(key) else { return node }
        return DraftNode(kind: .screen, isContainer: !isShownInColumn(key))
    }

    private static func suppressions(in file: FileFacts) -> [Suppression] {
        file.suppressions.map {
            Suppression(
                rules: Set($0.rules), reason: $0.reason,
                location: SourceLocation(
                    file: file.path, line: Int($0.position.line), column: Int($0.position.column)),
                lastLine: $0.lastLine)
        }
    }

    func location(_ place: DraftLocation) -> SourceLocation {
        SourceLocation(
            file: program.files[place.file].path, line: Int(place.position.line), column: Int(place.position.column))
    }
}
