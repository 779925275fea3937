import NavAtlasModel

// Finds nodes and routes that cannot be proven unreachable or unused. Each is reported as an unresolved call.

extension GraphAssembly {
    /// Screens that nothing in the graph leads to, though what makes them stands in code of screens that are shown.
    func unprovenNodes(
        _ accounts: [Account], _ open: Set<DraftUnresolved>, among nodes: Set<NodeKey>
    ) -> Set<DraftUnresolved> {
        let reached = reachedNodes(open)
        return accounts.reduce(into: []) { result, account in
            guard case .construction(let nominal) = account.site.kind, case .resolved = account.outcome,
                case let node = draft.key(for: nominal), nodes.contains(node), !reached.contains(node),
                let reason = unproven(account.site, reached)
            else { return }
            result.insert(
                DraftUnresolved(
                    what: account.site.what, reason: reason, from: nil, candidates: [node],
                    location: account.site.place))
        }
    }

    /// Scenes of storyboards that code makes or names, though nothing was seen to show them: their views may be parts of
    /// others.
    func unshownScenes(among nodes: Set<NodeKey>) -> Set<DraftUnresolved> {
        let unshown = nodes.subtracting(edges.map(\.to)).subtracting(draft.entries)
        let named = scenesByText().filter { !$0.value.isDisjoint(with: unshown) }
        var naming: [NodeKey: DraftLocation] = [:]
        for declaration in census.liveDeclarations {
            let texts = named.isEmpty ? [] : declaration.texts
            var scenes = texts.reduce(into: Set<NodeKey>()) { $0.formUnion(named[$1] ?? []) }
            // A helper may make a scene of its class: `storyboard.instantiate(ListController.self)`. A protocol has none.
            for type in declaration.uses.types where type !== declaration.nominal && type.kind != .protocol {
                scenes.formUnion(program.storyboards.scenes(of: type).map(interpreter.node(of:)))
            }
            let place = DraftLocation(file: declaration.file, position: declaration.position)
            for scene in scenes.intersection(unshown) where naming[scene] == nil {
                naming[scene] = place
            }
        }
        naming.merge(scenesNamedInObjectiveC(named)) { first, _ in first }
        // What names a scene is said once, for many declarations may hold the name of its storyboard.
        let made = draft.madeScenes.values.reduce(into: Set()) { $0.formUnion($1) }
        let places = naming.filter { !made.contains($0.key) }
            .reduce(into: draft.madeScenes) { $0[$1.value, default: []].insert($1.key) }
        return places.reduce(into: []) { result, made in
            let candidates = made.value.intersection(unshown)
            guard !candidates.isEmpty else { return }
            result.insert(
                DraftUnresolved(
                    what: "instantiateViewController", reason: "no code that shows it was found", from: nil,
                    candidates: candidates, location: made.key))
        }
    }

    /// The scenes whose class or text stands in an Objective-C file.
    ///
    /// - Parameter texts: the scenes that each text means.
    private func scenesNamedInObjectiveC(_ texts: [String: Set<NodeKey>]) -> [NodeKey: DraftLocation] {
        let (names, strings) = (census.objectiveC.places(of: \.names), census.objectiveC.places(of: \.texts))
        var naming: [NodeKey: DraftLocation] = [:]
        for scene in program.storyboards.scenes {
            guard let name = program.storyboards[scene]?.className, let place = names[name] else { continue }
            naming[interpreter.node(of: scene)] = place
        }
        for (text, scenes) in texts.sorted(by: { $0.key < $1.key }) {
            guard let place = strings[text] else { continue }
            for scene in scenes where naming[scene] == nil { naming[scene] = place }
        }
        return naming
    }

    /// The scenes that a text may mean, and what they hold: its identifier means a scene, and a storyboard's name its
    /// initial one.
    private func scenesByText() -> [String: Set<NodeKey>] {
        let storyboards = program.storyboards
        return storyboards.scenes.reduce(into: [:]) { named, scene in
            let name = storyboards.storyboardName(of: scene)
            let isInitial = storyboards.scene(nil, inStoryboard: name) == scene
            let held = (storyboards[scene]?.segues ?? []).filter { $0.kind == "relationship" }
                .compactMap { storyboards.destination(of: $0, in: scene.file) }
            let nodes = ([scene] + held).map(interpreter.node(of:))
            for text in [storyboards[scene]?.identifier, isInitial ? name : nil].compactMap(\.self) {
                named[text, default: []].formUnion(nodes)
            }
        }
    }

    /// Screens that nothing in the graph leads to, but that a target which is not read may show.
    func sharedNodes(_ open: Set<DraftUnresolved>, among nodes: Set<NodeKey>) -> Set<DraftUnresolved> {
        let reached = reachedNodes(open)
        let types = nodes.subtracting(reached).compactMap { node -> Nominal? in
            if case .type(let nominal) = node { nominal } else { nil }
        }
        let targets = census.shared.targets(
            naming: types.map { ($0.shortName, program.files[$0.file].path) })
        return types.reduce(into: []) { result, type in
            guard let target = targets[type.shortName] else { return }
            result.insert(
                DraftUnresolved(
                    what: type.name, reason: "the target '\(target)' names it, which was not read", from: nil,
                    candidates: [.type(type)], location: DraftLocation(file: type.file, position: type.position)))
        }
    }

    /// Screens that nothing in the graph leads to, but that other code names without making them itself: a library may make a
    /// screen of its type, `container.register(ItemController.self)`.
    func namedNodes(_ open: Set<DraftUnresolved>, among nodes: Set<NodeKey>) -> Set<DraftUnresolved> {
        let unreached = nodes.subtracting(reachedNodes(open))
        let mentions = census.typeMentions(
            program,
            where: { nominal in
                let key = draft.key(for: nominal)
                // The system starts an app, whoever calls a function of its type.
                return unreached.contains(key) && !interpreter.isApp(key)
            }, isInferred: interpreter.isController)
        return mentions.reduce(into: []) { result, mention in
            let declaration = census.liveness.declarations[mention.declaration]
            let owner = declaration.isStatic ? nil : declaration.nominal.map(draft.key)
            result.insert(
                DraftUnresolved(
                    what: mention.nominal.name, reason: "no code that shows it was found",
                    from: owner.flatMap { draft.nodes[$0] == nil ? nil : $0 },
                    candidates: [draft.key(for: mention.nominal)],
                    location: DraftLocation(file: declaration.file, position: mention.position)))
        }
    }

    /// Screens that nothing in the graph leads to, but that the system makes for an extension of the app, whose target may
    /// not be known.
    func extensionNodes(_ open: Set<DraftUnresolved>, among nodes: Set<NodeKey>) -> Set<DraftUnresolved> {
        nodes.subtracting(reachedNodes(open)).reduce(into: []) { result, node in
            guard let nominal = typeOfNode(node),
                program.externalAncestors(of: nominal).contains(where: { Self.ofExtensions.contains($0.lastName) })
            else { return }
            result.insert(
                DraftUnresolved(
                    what: nominal.name, reason: "the system makes it, for an extension of the app", from: nil,
                    candidates: [node], location: DraftLocation(file: nominal.file, position: nominal.position)))
        }
    }

    private func typeOfNode(_ node: NodeKey) -> Nominal? {
        switch node {
        case .type(let nominal): nominal
        case .scene(let scene): program.storyboards.nominal(of: scene)
        default: nil
        }
    }

    /// Classes and protocols of which the system's documentation says that an extension's first controller inherits them.
    private static let ofExtensions: Set<String> = [
        "SLComposeServiceViewController", "UIInputViewController", "NCWidgetProviding",
        "UNNotificationContentExtension", "QLPreviewingController", "PHContentEditingController",
        "ASCredentialProviderViewController", "MSMessagesAppViewController", "INUIHostedViewControlling",
    ]

    /// Why it is not known that only screens which nobody sees make something.
    private func unproven(_ site: Site, _ reached: Set<NodeKey>) -> String? {
        let owners = interpreter.journal.visits[site.place]?.owners ?? []
        if owners.contains(where: { $0.map(reached.contains) ?? true }) { return "no code that leads to it was found" }
        guard let place = site.declaration else { return nil }
        let declarations = census.liveness.declarations
        let own = declarations[place]
        guard own.name != "body", own.name != "init", own.kind != .stored else {
            let isReached = own.nominal.map { reached.contains(draft.key(for: $0)) } ?? false
            return isReached ? "no code that leads to it was found" : nil
        }
        let user = declarations.indices.first { index in
            let other = declarations[index]
            guard census.liveness.isLive[index], other.kind != .type, other.uses.names.contains(own.name),
                other.name != own.name || other.nominal !== own.nominal
            else { return false }
            return other.nominal.map { reached.contains(draft.key(for: $0)) || draft.nodes[draft.key(for: $0)] == nil }
                ?? true
        }
        return user.map { "it is made in '\(own.fullName)', which '\(declarations[$0].fullName)' may use" }
    }

    /// What a person can come to by all that is known, and by what is not.
    private func reachedNodes(_ open: Set<DraftUnresolved>) -> Set<NodeKey> {
        var next = Dictionary(grouping: edges, by: \.from)
            .mapValues { Set($0.map(\.to) + $0.compactMap(takenCoordinator)) }
        var work = Array(draft.entries) + deepLinks.compactMap(\.to)
        for call in open {
            guard let from = call.from else {
                work += call.candidates
                continue
            }
            next[from, default: []].formUnion(call.candidates)
        }
        var reached = Set(work)
        while let node = work.popLast() {
            for other in next[node] ?? [] where reached.insert(other).inserted { work.append(other) }
        }
        return reached
    }

    /// The coordinator whose route a transition takes: a person has come to it, even where no edge leads there, as with a
    /// frame around the screens that tabs show.
    func takenCoordinator(_ edge: DraftEdge) -> NodeKey? {
        guard edge.kind == .transition, let host = edge.host, draft.nodes[host]?.kind == .coordinator else {
            return nil
        }
        return host
    }

    /// Routes that no transition takes, though some code makes what stands for them.
    func unprovenRoutes() -> Set<DraftUnresolved> {
        struct Way: Hashable { let (via, to): (Via, NodeKey) }
        struct Pair: Hashable { let (from, to): (NodeKey, NodeKey) }
        struct Declaration: Hashable { let (place, name, to): (DraftLocation, String, NodeKey) }
        func declaration(_ edge: DraftEdge) -> Declaration {
            Declaration(place: edge.location, name: edge.name, to: edge.to)
        }
        let ways = Set(
            edges.filter { $0.kind == .transition }.map { Way(via: Via(host: $0.host, text: $0.name), to: $0.to) })
        // What one host of a table takes is taken for all of them.
        let taken = Set(
            edges.filter { $0.kind.isDeclared && ways.contains(Way(via: via($0.from, $0.name), to: $0.to)) }
                .map(declaration))
        // Of a state that is an enum, each case is a route of its own.
        let states = Set(draft.triggers.filter { !$0.routes.contains { $0.caseName != nil } }.map(\.location))
        let shown = Set(
            edges.filter { $0.kind == .tab || $0.kind == .root && $0.isInitial }.map { Pair(from: $0.from, to: $0.to) })
        let unused = edges.filter {
            $0.kind == .route && !taken.contains(declaration($0)) && !states.contains($0.location)
                && !shown.contains(Pair(from: $0.from, to: $0.to))
        }
        let targets = Dictionary(grouping: unused, by: { String($0.name.split(separator: ".").last ?? "") })
            .mapValues { Set($0.map(\.to)) }
        guard !targets.isEmpty else { return [] }
        let tables = Set(draft.tables.compactMap(\.type.nominal))
        let held = heldEnums()
        let declaring = Dictionary(grouping: unused, by: \.name.lastPart)
            .mapValues { $0.map { declaringEnum($0) ?? held[$0.location] } }
        let owners = ownersOfCases(of: unused)
        let followed = followedMentions(of: Set(targets.keys))
        return census.mentions(of: Set(targets.keys), program).reduce(into: []) { result, mention in
            let enums = declaring[mention.name] ?? []
            guard mayMean(mention, tables.union(enums.compactMap(\.self)), areCases: !enums.contains(nil)) else {
                return
            }
            // A value of a type is data that may be pushed anywhere, or nowhere: that is said once, of the declaration.
            if mention.makesValue {
                result.formUnion(untaken(unused.filter { $0.name.lastPart == mention.name }))
                return
            }
            let taken = [mention.name, nil].compactMap {
                followed[FollowedMention(name: $0, declaration: mention.declaration)]
            }
            let candidates = (targets[mention.name] ?? []).subtracting(taken.joined())
                .subtracting(othersTargets(mention, owners))
            guard !candidates.isEmpty else { return }
            let declaration = census.liveness.declarations[mention.declaration]
            let origin = declaration.isStatic ? nil : declaration.nominal.map(draft.key)
            result.insert(
                DraftUnresolved(
                    what: mention.name, reason: "no code that takes this route was found",
                    from: origin.flatMap { draft.nodes[$0] == nil ? nil : $0 },
                    candidates: candidates, location: mention.place))
        }
    }

    /// A route's name in the code of a declaration; `nil` for any.
    private struct FollowedMention: Hashable { let (name, declaration): (String?, Int) }

    /// Where the routes of transitions were followed to, by the code that takes them: another host may declare routes of the
    /// same names, which that code does not mean. A case of which code makes a tab or a root in place was followed there.
    private func followedMentions(of names: Set<String>) -> [FollowedMention: Set<NodeKey>] {
        let declarations = census.liveness.declarations
        let byFile = Dictionary(grouping: declarations.indices.filter { declarations[$0].kind != .type }) {
            declarations[$0].file
        }
        var followed: [FollowedMention: Set<NodeKey>] = [:]
        func note(_ name: String?, at place: DraftLocation, to target: NodeKey) {
            let around = byFile[place.file, default: []].filter { declarations[$0].position <= place.position }
            guard let last = around.max(by: { declarations[$0].position < declarations[$1].position }) else { return }
            followed[FollowedMention(name: name, declaration: last), default: []].insert(target)
        }
        for edge in edges {
            let isInPlace = edge.kind == .tab || edge.kind == .root && edge.name == "root"
            guard isInPlace || edge.kind == .transition && names.contains(edge.name.lastPart) else { continue }
            let origin = edge.origin.map { $0.places.union($0.through).union($0.triggers) } ?? []
            for place in origin.union([edge.location]) {
                note(isInPlace ? nil : edge.name.lastPart, at: place, to: edge.to)
            }
        }
        for step in draft.followedLinks.lazy.flatMap(\.steps) {
            guard let place = step.place, case .ways(let ways, _) = outcome(of: step) else { continue }
            for way in ways where names.contains(way.via.text.lastPart) {
                note(way.via.text.lastPart, at: place, to: way.to)
            }
        }
        return followed
    }

    /// Whether a mention may be that of a case of some enums, where that is what their routes are named for.
    private func mayMean(_ mention: Mention, _ enums: Set<Nominal>, areCases: Bool) -> Bool {
        let made = interpreter.journal.made[mention.place] ?? mention.type.map { [$0] } ?? []
        if !made.isEmpty { return !made.isDisjoint(with: enums) || enums.isEmpty }
        guard areCases, mention.isBare, !mention.makesValue else { return true }
        return census.liveness.declarations[mention.declaration].nominal.map(enums.contains) ?? false
    }

    /// What the cases of a mention's name show that belong to other enums than the one that the code was seen to mean.
    private func othersTargets(_ mention: Mention, _ owners: [CaseOwner]) -> Set<NodeKey> {
        guard let made = interpreter.journal.made[mention.place], !made.isEmpty else { return [] }
        let named = owners.filter { $0.name == mention.name }
        let meant = named.filter { owner in owner.nominal.map(made.contains) ?? true }
        return Set(named.map(\.target)).subtracting(meant.map(\.target))
    }

    /// A route that a case stands for, by the case's name, and the enum if it is known which one's case it is.
    private struct CaseOwner { let (name, target, nominal): (String, NodeKey, Nominal?) }

    private func ownersOfCases(of routes: some Sequence<DraftEdge>) -> [CaseOwner] {
        let tables = Dictionary(grouping: draft.tables, by: \.declaration).mapValues { Set($0.map(\.type.nominal)) }
        return routes.map { route in
            var nominal = declaringEnum(route)
            if nominal == nil, let types = tables[route.location], types.count == 1, let only = types.first ?? nil,
                only.kind == .enum, only.cases.contains(where: { $0.name == route.name })
            {
                nominal = only
            }
            return CaseOwner(name: route.name.lastPart, target: route.to, nominal: nominal)
        }
    }

    private func untaken(_ routes: some Collection<DraftEdge>) -> [DraftUnresolved] {
        routes.map { route in
            DraftUnresolved(
                what: route.name, reason: "no code that takes this route was found", from: nil, candidates: [route.to],
                location: route.location)
        }
    }

    /// The enums whose cases states hold, by the places that show something for them.
    private func heldEnums() -> [DraftLocation: Nominal] {
        draft.triggers.reduce(into: [:]) { enums, trigger in
            guard let key = trigger.key,
                let held = program.property(key.name, of: key.nominal).flatMap({ interpreter.type(of: $0) })?.nominal,
                held.kind == .enum
            else { return }
            // Of several hosts of one place, the first declared stands for all.
            enums[trigger.location] = [enums[trigger.location], held].compactMap(\.self).min { $0.id < $1.id }
        }
    }

    /// The enum whose case declares a route.
    private func declaringEnum(_ edge: DraftEdge) -> Nominal? {
        program.nominals.first { nominal in
            nominal.kind == .enum && nominal.file == edge.location.file
                && nominal.cases.contains { $0.position == edge.location.position }
        }
    }

    /// The sites that lead nowhere, for whoever asks why there is no way from a node: those in dead code, and those that
    /// turned out to be no navigation.
    func idleSites(_ accounts: [Account], _ names: [NodeKey: String]) -> [Remark] {
        accounts.compactMap { account in
            let reason: String
            switch account.outcome {
            case .dead(let why), .noNavigation(let why): reason = why
            case .resolved, .notFollowed: return nil
            }
            return Remark(
                .idleSite, account.origin.flatMap { names[$0] } ?? Remark.anywhere,
                detail: "\(account.site.what): \(reason)", location: location(account.site.place))
        }
    }

    /// The places that make a screen or a coordinator in dead code, for the findings that say why nobody sees it.
    func deadSites(_ accounts: [Account], _ names: [NodeKey: String]) -> [Remark] {
        accounts.compactMap { account in
            guard case .construction(let nominal) = account.site.kind, case .dead(let reason) = account.outcome,
                let id = names[draft.key(for: nominal)]
            else { return nil }
            return Remark(.deadSite, id, detail: reason, location: location(account.site.place))
        }
    }

    /// What looks like a screen, but is nowhere shown as one: each is said of the screens that it is drawn as a part of.
    /// Another app of several may show it, or know of nobody who does.
    func parts(_ accounts: [Account], _ names: [NodeKey: String]) -> [Remark] {
        accounts.flatMap { account -> [Remark] in
            guard case .construction(let nominal) = account.site.kind, case .resolved = account.outcome,
                names[draft.key(for: nominal)] == nil,
                program.hasTitle(nominal) || namesakes.arePresent && program.looksLikeScreen(nominal)
            else { return [] }
            let path = program.files[nominal.file].path
            let id = namesakes.id(of: nominal.name, at: path) ?? nominal.name
            let wholes = interpreter.journal.visits[account.site.place]?.owners.compactMap { $0.flatMap { names[$0] } }
            return (wholes ?? []).map {
                Remark(.part, $0, detail: id, location: location(account.site.place))
            }
        }
    }
}
