import NavAtlasModel

// Finds nodes that cannot be proven unreachable. Each is reported as an unresolved call.

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
            // Its own controller's code runs once the scene is made.
            if !declaration.isStatic, let own = declaration.nominal.map(draft.key) { scenes.remove(own) }
            naming.merge(scenes.intersection(unshown).map { ($0, place) }) { first, _ in first }
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

    /// Types whose files are missing, at the first code that makes one, calls something of it or inherits it: they may show
    /// anything. What only reads constants of it, such as keys that are in no repository, shows nothing.
    func usesOfMissingFiles() -> Set<DraftUnresolved> {
        let missing = census.shared.missingFiles.filter {
            !program.ownTypes.contains($0.key) && !program.standIns.contains($0.key)
        }
        return missing.reduce(into: []) { result, type in
            let user = census.liveness.declarations.first { declaration in
                if declaration.kind == .type, let nominal = declaration.nominal {
                    if program.inherits(nominal, anyOf: [type.key]) { return true }
                }
                return declaration.uses.names.contains(type.key) && Self.calls(type.key, in: declaration.code)
            }
            guard let user else { return }
            result.insert(
                DraftUnresolved(
                    what: type.key, reason: "its file '\(type.value)' is missing", from: nil, mayLeadAnywhere: true,
                    location: DraftLocation(file: user.file, position: user.position)))
        }
    }

    /// Whether code makes a value of a type, or calls something through it: `Splash()`, `Router.shared.open(page)`.
    private static func calls(_ type: String, in code: [Statement]) -> Bool {
        SyntaxSearch.contains(in: code) { expression in
            guard case .call(var callee, _, _) = expression else { return false }
            while true {
                switch callee {
                case .member(let base, _, _), .call(let base, _, _): callee = base
                case .name(let name, _): return name == type
                default: return false
                }
            }
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
            }, isInferred: interpreter.isController, isGiven: interpreter.isView)
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
            guard let nominal = typeOfNode(node), program.mayBeginExtension(nominal) else { return }
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
        var starts = Array(draft.entries) + deepLinks.compactMap(\.to)
        for call in open {
            if let from = call.from {
                next[from, default: []].formUnion(call.candidates)
            } else {
                starts += call.candidates
            }
        }
        return Set.reachable(from: starts) { next[$0] ?? [] }
    }

    /// The coordinator whose route a transition takes: a person has come to it, even where no edge leads there, as with a
    /// frame around the screens that tabs show.
    func takenCoordinator(_ edge: DraftEdge) -> NodeKey? {
        guard edge.kind == .transition, let host = edge.host, draft.nodes[host]?.kind == .coordinator else {
            return nil
        }
        return host
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
