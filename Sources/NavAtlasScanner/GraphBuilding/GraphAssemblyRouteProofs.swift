import NavAtlasModel

// Finds routes that cannot be proven unused. Each is reported as an unresolved call.

extension GraphAssembly {
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
        let owners = ownersOfCases(of: unused)
        let declaring = Dictionary(grouping: owners, by: \.name).mapValues { $0.map { $0.nominal ?? held[$0.place] } }
        let followed = followedMentions(of: Set(targets.keys))
        let linked = linkedRoutes()
        let ends = ValueEnds(census, program, terms: Set(Dialects.all.flatMap { $0.vocabulary.terms.map(\.name) }))
        return census.mentions(of: Set(targets.keys), program, ends).reduce(into: []) { result, mention in
            let enums = declaring[mention.name] ?? []
            guard mayMean(mention, tables.union(enums.compactMap(\.self)), areCases: !enums.contains(nil)) else {
                return
            }
            // A value of a type is data that may be pushed anywhere, or nowhere: that is said once, of the declaration.
            if mention.form == .making {
                result.formUnion(untaken(unused.filter { $0.name.lastPart == mention.name }))
                return
            }
            let taken = [mention.name, nil].compactMap {
                followed[FollowedMention(name: $0, declaration: mention.declaration)]
            }
            let candidates = (targets[mention.name] ?? []).subtracting(taken.joined())
                .subtracting(othersTargets(mention, owners))
                .subtracting(
                    interpreter.journal.isMadeForLinksAlone(mention.place) ? linked[mention.name] ?? [] : [])
            guard !candidates.isEmpty else { return }
            let declaration = census.liveness.declarations[mention.declaration]
            let origin = declaration.isStatic ? nil : declaration.nominal.map(draft.key)
            result.insert(
                DraftUnresolved(
                    what: mention.name, reason: UnresolvedCall.untaken,
                    from: origin.flatMap { draft.nodes[$0] == nil ? nil : $0 },
                    candidates: candidates, location: mention.place))
        }
    }

    /// What deep links open by the last part of a route's name.
    private func linkedRoutes() -> [String: Set<NodeKey>] {
        deepLinks.reduce(into: [:]) { linked, link in
            guard let route = link.path.last, let target = link.to else { return }
            linked[route.text.lastPart, default: []].insert(target)
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
            guard let place = step.place, case .ways(let ways, _, _) = outcome(of: step) else { continue }
            for way in ways where names.contains(way.via.text.lastPart) {
                note(way.via.text.lastPart, at: place, to: way.to)
            }
        }
        return followed
    }

    /// Whether a mention may be that of a case of some enums, where that is what their routes are named for.
    private func mayMean(_ mention: Mention, _ enums: Set<Nominal>, areCases: Bool) -> Bool {
        let made = enumsMade(at: mention)
        if !made.isEmpty { return !made.isDisjoint(with: enums) || enums.isEmpty }
        guard areCases else { return true }
        switch mention.form {
        case .member, .making: return true
        // A case that carries something needs that: `.month` is another type's, as in `calendar.component(.month, from: day)`.
        case .plainCase: return enums.contains { $0.cases.contains { $0.name == mention.name && $0.isPlain } }
        case .bareCall: return census.liveness.declarations[mention.declaration].nominal.map(enums.contains) ?? false
        }
    }

    /// The enums of which the code makes a case there: as far as it was followed, or as it is written.
    private func enumsMade(at mention: Mention) -> Set<Nominal> {
        interpreter.journal.made[mention.place] ?? mention.type.map { [$0] } ?? []
    }

    /// What the cases of a mention's name show that belong to other enums than the one that the code was seen to mean.
    private func othersTargets(_ mention: Mention, _ owners: [CaseOwner]) -> Set<NodeKey> {
        guard case let made = enumsMade(at: mention), !made.isEmpty else { return [] }
        let named = owners.filter { $0.name == mention.name }
        let meant = named.filter { owner in owner.nominal.map(made.contains) ?? true }
        return Set(named.map(\.target)).subtracting(meant.map(\.target))
    }

    /// A route that a case stands for, by the case's name, and the enum if it is known which one's case it is.
    private struct CaseOwner { let (name, target, nominal, place): (String, NodeKey, Nominal?, DraftLocation) }

    private func ownersOfCases(of routes: some Sequence<DraftEdge>) -> [CaseOwner] {
        let tables = Dictionary(grouping: draft.tables, by: \.declaration).mapValues { Set($0.map(\.type.nominal)) }
        return routes.map { route in
            var nominal = declaringEnum(route)
            if nominal == nil, let types = tables[route.location], types.count == 1, let only = types.first ?? nil,
                only.kind == .enum, only.cases.contains(where: { $0.name == route.name })
            {
                nominal = only
            }
            return CaseOwner(name: route.name.lastPart, target: route.to, nominal: nominal, place: route.location)
        }
    }

    private func untaken(_ routes: some Collection<DraftEdge>) -> [DraftUnresolved] {
        routes.map { route in
            DraftUnresolved(
                what: route.name, reason: UnresolvedCall.untaken, from: nil, candidates: [route.to],
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
}
