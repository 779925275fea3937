import NavAtlasModel

/// All that a round of interpretation found. Names are not ids yet, and calls are not joined with declarations.
final class GraphDraft {
    var nodes: [NodeKey: DraftNode] = [:]
    /// The nodes that earlier rounds found.
    private(set) var nodesBefore: Set<NodeKey> = []
    /// The nodes that something led to in earlier rounds.
    private(set) var shownBefore: Set<NodeKey> = []
    /// Which screens stand inside which, by earlier rounds.
    private(set) var containment = Containment()
    var edges: Set<DraftEdge> = []
    /// The scenes of storyboards that code makes, by the calls that make them.
    var madeScenes: [DraftLocation: Set<NodeKey>] = [:]
    var routeCalls: [RouteCall: Set<Trace.Moment>] = [:]
    var mutations: [Mutation: Set<Trace.Moment>] = [:]
    /// What initialisers give properties, by the objects that have them.
    var begun: [PropertyKey: [ObjectID?: Values]] = [:]
    /// The screens that were seen to change each property.
    var changers: [PropertyKey: Set<NodeKey>] = [:]
    /// The properties that code was seen to set to something, in any round.
    var filled: Set<PropertyKey> = []
    var pushes: [Push: Set<Trace.Moment>] = [:]
    /// The cases that carry something, among what code pushes and assigns, in any round.
    private var carried: [CaseName: Values] = [:]
    /// The values that a link pushes upon others that it has pushed before.
    var stacked: [Push: Set<Trace.Moment>] = [:]
    var tabChoices: [TabChoice: Set<Trace.Moment>] = [:]
    /// The tabs of each holder, in their order; `nil` for one whose screen is not known.
    private(set) var tabs: [NodeKey: [NodeKey?]] = [:]
    /// When the transitions among the edges were triggered.
    var triggered: [DraftEdge.Call: Set<Trace.Moment>] = [:]
    /// The views inside each screen.
    private(set) var components: [NodeKey: Set<Nominal>] = [:]
    /// The types in whose code each screen without a type of its own is written.
    var writers: [NodeKey: Set<Nominal>] = [:]
    /// The properties that stand for a value that outlives the app.
    var storedStates = StoredStates()
    private(set) var triggers: Set<StateTrigger> = []
    /// Of the places that what is read of a state may mean, the first with all of them.
    var placesOfStates: [Value: Values] = [:]
    /// The properties by which something is shown, in any round.
    private(set) var asked: Set<PropertyKey> = []
    var tables: Set<Table> = []
    /// The screens to which hosts attach tables: each stands first in the stack whose values the table shows.
    var tableRoots: [DraftLocation: Set<NodeKey>] = [:]
    /// The properties that hold the path of a navigation container, and the nodes whose container it is, with the objects
    /// that hold the path for each: `nil` among them for one that is not known.
    var paths: [PropertyKey: [NodeKey: Set<ObjectID?>]] = [:]
    /// Those properties, in any round: code may run before the container does.
    private var pathsEver: Set<PropertyKey> = []
    /// The screens that stacks show first, by the paths that they are given.
    var pathRoots: [StackPath: Set<NodeKey>] = [:]
    /// The names of those properties, in any round, and of what navigators of libraries call theirs.
    private(set) var pathNames: Set<String> = ["routes"]
    /// The selections of lists.
    var selections: Set<PropertyKey> = []
    /// Whether a list has a selection of which is not known where it is kept.
    var hasOpenSelection = false
    var unresolved: Set<DraftUnresolved> = []
    var remarks: Set<DraftRemark> = []
    /// What is known of the steps from screens of one kind to those of another.
    var objectSteps: [DraftEdge.Ends: ObjectSteps] = [:]
    /// Where screens call `dismiss`.
    var dismissals: [NodeKey: Set<DraftLocation>] = [:]
    /// The views that show columns.
    var splitViews: Set<NodeKey> = []
    var routerCalls: Set<DraftRouterCall> = []
    /// The kinds of link for which some handler does something.
    var answeredLinks: Set<String> = []
    var deepLinks: Set<DraftDeepLink> = []
    var routeLinks: Set<RouteLink> = []
    var followedLinks: Set<FollowedDeepLink> = []
    /// The handlers that are given links of the web only.
    var webHandlers: Set<DraftLocation> = []
    /// The handlers that the system calls each by itself, so that none takes a link from another.
    var openingHandlers: Set<DraftLocation> = []
    var entries: Set<NodeKey> = []
    /// What the windows show of apps that are no coordinators themselves.
    var windows: [NodeKey: Set<NodeKey>] = [:]
    /// A coordinator's model, and the view that it is the model of.
    var aliases: [Nominal: Nominal] = [:]
    /// Views that do nothing but show one coordinator, with its class: they stand for it.
    var frames: [Nominal: Nominal] = [:]
    /// The controllers of UIKit's that views show, and who shows them.
    var controllers: [Nominal: Set<Owner>] = [:]
    /// The controllers of libraries that are shown, in any round.
    var libraryScreens = LibraryScreens()
    var systemControllers = SystemControllers()
    /// Where coordinators assign controllers to properties of their own.
    var keeping: Set<DraftLocation> = []
    /// How coordinators over UIKit's controllers are shown as they start.
    var startings = StartPresentations()
    /// Views that were shown somewhere, as a screen or as a part of one.
    var shown: Set<Nominal> = []
    private(set) var pending: [(NodeKey, Value)] = []
    /// The object of a screen or coordinator that is being explored.
    private(set) var exploredObject: ObjectID?
    private var explored: Set<Pair> = []
    private var known: (count: Int, incoming: [NodeKey: Set<NodeKey>]) = (0, [:])
    private var knownBeside: (count: Int, ways: Set<DraftEdge.Ends>) = (0, [])

    private struct Pair: Hashable {
        let node: NodeKey
        let value: Value
    }

    var factCount: Int {
        // An array: the compiler takes half a minute to check the types of a sum of as many terms.
        let counts: [Int] = [
            edges.count, routeCalls.count, asked.count, pathsEver.count, changesThatMatter, stacked.count,
            triggers.count,
            tables.count, unresolved.count, deepLinks.count, nodes.count, frames.count, libraryScreens.count,
            startings.count, systemControllers.count,
        ]
        return counts.reduce(0, &+)
    }

    /// The properties that matter, as often as they are changed: that others are changed by nobody else is not seen.
    private var changesThatMatter: Int {
        let names = pathNames.union(asked.map(\.name))
        return mutations.keys.count { names.contains($0.key.name) }
            + pushes.keys.count { $0.key.map { names.contains($0.name) } ?? true }
    }

    func beginRound() {
        nodesBefore.formUnion(nodes.keys)
        shownBefore.formUnion(edges.map(\.to) + entries)
        containment.note(edges)
        (nodes, edges, routeCalls, mutations) = ([:], [], [:], [:])
        (pushes, stacked, triggers, tables, tableRoots, paths, pathRoots) = ([:], [:], [], [], [:], [:], [:])
        (triggered, components, writers, known, changers, begun) = ([:], [:], [:], (0, [:]), [:], [:])
        (unresolved, deepLinks, routeLinks, followedLinks, webHandlers, openingHandlers) = ([], [], [], [], [], [])
        (entries, windows, shown, controllers, remarks, dismissals) = ([], [:], [], [:], [], [:])
        (knownBeside, hasOpenSelection, splitViews, objectSteps) = ((0, []), false, [], [:])
        (answeredLinks, routerCalls, tabChoices, tabs, keeping, placesOfStates) = ([], [], [:], [:], [], [:])
        startings.beginRound()
        (pending, explored) = ([], [])
    }

    func noteCarried(by values: Values) {
        for case .enumCase(let nominal, let name, let payload) in values where !payload.isEmpty {
            carried[CaseName(nominal: nominal, name: name), default: []].unite([.enumCase(nominal, name, payload)])
        }
    }

    /// The values of a case that code was seen to push and assign.
    func values(of name: String, in nominal: Nominal) -> Values {
        carried[CaseName(nominal: nominal, name: name)] ?? []
    }

    func note(tabs shown: [NodeKey?], of holder: NodeKey) { tabs[holder] = shown }

    func note(tab: NodeKey, of holder: NodeKey) {
        if tabs[holder]?.contains(tab) != true { tabs[holder, default: []].append(tab) }
    }

    func note(_ trigger: StateTrigger) {
        let trigger = trigger.stored(in: storedStates)
        triggers.insert(trigger)
        if let key = trigger.key { asked.insert(key) }
    }

    /// The screens that were seen to change a property.
    func changers(of key: PropertyKey) -> Set<NodeKey> {
        asked.insert(key)
        return changers[key] ?? []
    }

    /// What leads to each node, found anew only where there are other edges than at the last look.
    var incoming: [NodeKey: Set<NodeKey>] {
        if known.count != edges.count {
            known = (edges.count, edges.reduce(into: [:]) { $0[$1.to, default: []].insert($1.from) })
        }
        return known.incoming
    }

    /// Whether one node does nothing but push another.
    func isOnlyPushed(_ inner: NodeKey, by outer: NodeKey) -> Bool {
        if knownBeside.count != edges.count {
            knownBeside = (edges.count, Set(edges.lazy.filter { $0.presentation != .push }.map(\.ends)))
        }
        return !knownBeside.ways.contains(DraftEdge.Ends(from: outer, to: inner))
    }

    func key(for nominal: Nominal) -> NodeKey { .type(aliases[nominal] ?? nominal) }

    /// A route of the node that a type is.
    func via(_ nominal: Nominal, _ route: String) -> Via {
        let own = aliases[nominal] ?? nominal
        return Via(host: .type(own), text: "\(own.name).\(route)")
    }

    func noteComponent(of owner: Owner) {
        guard let node = owner.node, let component = owner.component else { return }
        components[node, default: []].insert(component)
    }

    /// A node is to be explored with a value that it was made as.
    func enqueue(_ node: NodeKey, _ value: Value) {
        if explored.insert(Pair(node: node, value: value)).inserted { pending.append((node, value)) }
    }

    func next() -> (NodeKey, Value)? {
        let next = pending.isEmpty ? nil : pending.removeFirst()
        exploredObject = next?.1.object
        return next
    }

    func hasExplored(_ nominal: Nominal) -> Bool { explored.contains { $0.node == .type(nominal) } }

    func node(_ key: NodeKey, _ kind: Node.Kind, flow: Node.Flow? = nil, style: String? = nil) {
        var node = nodes[key] ?? DraftNode(kind: kind)
        if kind == .coordinator { node.kind = .coordinator }
        node.flow = node.flow ?? flow
        node.style = node.style ?? style
        nodes[key] = node
    }
}

extension GraphDraft {
    /// The path of one of the stacks that a node shows.
    struct StackPath: Hashable {
        let node: NodeKey
        let key: PropertyKey
    }

    /// Whether a property holds the path of a navigation container.
    func isPath(_ key: PropertyKey) -> Bool { pathsEver.contains(key) }

    /// A container's path is held by a property. A class that holds the path of one view alone is that view's model.
    func bind(_ nominal: Nominal, _ property: String, of holder: Value, to node: NodeKey) {
        paths[PropertyKey(nominal: nominal, name: property), default: [:]][node, default: []].insert(holder.object)
        pathsEver.insert(PropertyKey(nominal: nominal, name: property))
        pathNames.insert(property)
    }

    /// The models of views, as far as this round knows them.
    func learnAliases() {
        var views: [Nominal: Set<NodeKey>] = [:]
        for (key, nodes) in paths where key.nominal.kind == .class {
            views[key.nominal, default: []].formUnion(nodes.keys)
        }
        for (model, nodes) in views {
            if nodes.count == 1, case .type(let view)? = nodes.first, view !== model { aliases[model] = view }
        }
    }
}
