import NavAtlasModel

// Reports how every site of the census ended, and which limits were hit.

extension GraphAssembly {
    /// A site of the census, how it ended, and in which node's code it stands.
    struct Account {
        let site: Site
        let outcome: SiteOutcome
        let origin: NodeKey?
    }

    /// How every site of the census ended.
    ///
    /// - Parameter open: the calls that the engine could not follow.
    func accounts(
        of keys: Set<NodeKey>, _ open: Set<DraftUnresolved>, _ candidates: CandidateSearch
    ) -> [Account] {
        var resolved = Set(edges.flatMap(\.allPlaces)).union(interpreter.journal.starts).union(linkSteps)
            .union(interpreter.journal.followed).union(draft.startings.calls(showing: Set(edges.map(\.to))))
        resolved.formUnion(draft.tables.filter { !$0.routes.allSatisfy(\.targets.isEmpty) }.map(\.location))
        resolved.formUnion(draft.triggers.filter { !$0.routes.allSatisfy(\.targets.isEmpty) }.map(\.location))
        resolved.formUnion(draft.pushes.keys.filter(\.choosesRow).map(\.location))
        let accounting = Accounting(
            census: census, journal: interpreter.journal, candidates: candidates, resolved: resolved,
            unresolved: Dictionary(grouping: open, by: \.location), key: candidates.key,
            node: interpreter.node(of:),
            isForNavAtlas: { program.files[$0].isForNavAtlas },
            isKnownByUse: { nominal in
                interpreter.flow(of: nominal).map { Dialects.knownByUse.contains($0.style) } ?? false
                    && !interpreter.isView(nominal)
            },
            isRouterOfScreens: isRouterOfScreens, isPicture: interpreter.isPicture,
            led: Set(edges.map(\.to) + edges.compactMap(takenCoordinator)).union(draft.entries)
                .union(deepLinks.compactMap(\.to)))
        return census.sites.map {
            Account(site: $0, outcome: accounting.outcome(of: $0), origin: accounting.origin(of: $0))
        }
    }

    /// Whether a coordinator has nothing to be started by, and others take its ways: a router beside the screen that holds it.
    private func isRouterOfScreens(_ nominal: Nominal) -> Bool {
        guard let style = interpreter.flow(of: nominal)?.style, Dialects.knownByUse.contains(style),
            program.methods("start", of: nominal).isEmpty, case let key = draft.key(for: nominal)
        else { return false }
        return edges.contains { $0.kind == .transition && $0.host == key && $0.from != key }
    }

    /// Notes a call that could not be followed.
    mutating func noteNotFollowed(
        _ what: String, _ reason: String, _ candidates: Set<NodeKey>, _ owner: Owner, _ location: DraftLocation,
        isPartlyKnown: Bool = false, in moments: Set<Trace.Moment> = []
    ) {
        let call = DraftUnresolved(
            what: what, reason: reason, from: owner.node, candidates: candidates, isPartlyKnown: isPartlyKnown,
            location: location)
        unresolved.insert(call)
        momentsOfUnresolved[call, default: []].formUnion(moments)
    }

    /// What the engine could not follow. Where a screen calls a function that others call as well, the engine may know where
    /// it leads for one call, and not for another.
    func openCalls() -> Set<DraftUnresolved> {
        var known: [DraftLocation: [NodeKey: Set<DraftLocation>]] = [:]
        for edge in edges where edge.kind == .transition {
            let asked = edge.origin?.places ?? [edge.location]
            for place in edge.allPlaces { known[place, default: [:]][edge.from, default: []].formUnion(asked) }
        }
        return unresolved.filter { call in
            guard !call.isPartlyKnown, let screens = known[call.location] else { return true }
            guard let screen = call.from else { return false }
            guard let places = screens[screen] else { return true }
            guard let moments = momentsOfUnresolved[call], !moments.isEmpty else { return false }
            let caller = Caller(Owner(node: screen), call.location, moments)
            return origin(caller, of: screen).places.isDisjoint(with: places)
        }
    }

    /// What the sites that were not followed say, where the engine does not say it itself.
    ///
    /// - Parameter open: the calls of which the engine says it.
    func notFollowed(_ accounts: [Account], besides open: Set<DraftUnresolved>) -> Set<DraftUnresolved> {
        let known = Set(open.map(\.location))
        return accounts.reduce(into: []) { result, account in
            guard case .notFollowed(let reason, let candidates) = account.outcome,
                !known.contains(account.site.place)
            else { return }
            var call = DraftUnresolved(
                what: account.site.what, reason: reason, from: account.origin, location: account.site.place)
            switch candidates {
            case .anywhere: call.mayLeadAnywhere = true
            case .nodes(let nodes): call.candidates = nodes.subtracting([account.origin].compactMap(\.self))
            }
            result.insert(call)
        }
    }

    /// What is said of the code that was left out where a limit was reached: it may lead wherever its names may lead.
    func leftOut(_ candidates: CandidateSearch) -> Set<DraftUnresolved> {
        let limits = interpreter.limits
        let sites = Dictionary(census.sites.map { ($0.place, $0) }) { first, _ in first }
        return Limit.allCases.reduce(into: []) { result, limit in
            for place in limits.hits[limit]?.leftOut ?? [] {
                let site = sites[place]
                var call = DraftUnresolved(
                    what: site?.what ?? "the code behind a limit",
                    reason: "a limit was reached: \(limit.what(most: limits.most(limit)))", location: place)
                switch site.map(candidates.candidates(givenTo:)) ?? candidates.candidates(inCodeAt: place) {
                case .anywhere: call.mayLeadAnywhere = true
                case .nodes(let nodes): call.candidates = nodes
                }
                result.insert(call)
            }
        }
    }

    /// How every site ended, and what is only listed as unresolved. A place counts once.
    func siteEnds(_ accounts: [Account], _ unresolved: Set<DraftUnresolved>) -> [SourceLocation: SiteEnd] {
        var ends: [SourceLocation: SiteEnd] = [:]
        for call in unresolved { ends[location(call.location)] = .notFollowed }
        for account in accounts {
            let place = location(account.site.place)
            if ends[place] == nil { ends[place] = SiteEnd(account.outcome) }
        }
        return ends
    }

    /// The types that live code names, though they are no nodes here: a part of a screen, or what this app shows in no way
    /// that is known.
    func uses(besides keys: Set<NodeKey>) -> [String: SourceLocation] {
        let types = census.named.filter { nominal in
            !keys.contains(draft.key(for: nominal))
                && (interpreter.isView(nominal) || interpreter.isController(nominal)
                    || interpreter.flow(of: nominal) != nil)
        }
        return TypeIDs(program, namesakes).ids(of: types.sorted { $0.id < $1.id }).reduce(into: [:]) { uses, type in
            uses[type.1] = location(DraftLocation(file: type.0.file, position: type.0.position))
        }
    }

    /// The calls that were followed, though neither an edge nor a link stands at their places: whoever looks one up finds
    /// what became of it.
    func followedSites(_ accounts: [Account], _ names: [NodeKey: String]) -> [Remark] {
        let said = Set(edges.flatMap(\.allPlaces)).union(deepLinks.map(\.location))
        return accounts.compactMap { account in
            guard case .navigation = account.site.kind, case .resolved = account.outcome,
                !said.contains(account.site.place)
            else { return nil }
            return Remark(
                .followedSite, account.origin.flatMap { names[$0] } ?? Remark.anywhere,
                detail: "\(account.site.what): \(end(ofFollowed: account.site.place))",
                location: location(account.site.place))
        }
    }

    private func end(ofFollowed place: DraftLocation) -> String {
        if interpreter.journal.starts.contains(place) { return "the app starts there, or opens its links" }
        if linkSteps.contains(place) { return "it is a step of a link" }
        return "it makes or fills what other code shows"
    }

    /// An unresolved call for code that was not run because a limit on the work was reached.
    var unfinished: [UnresolvedCall] {
        guard interpreter.limits.isHit(.steps) else { return [] }
        return [
            UnresolvedCall(
                what: "the app", reason: "its code is too large to be followed to the end", candidates: ["*"])
        ]
    }

    /// An app that begins somewhere, though its first screen was not found.
    func unstarted(_ entries: Set<NodeKey>) -> [UnresolvedCall] {
        let app = program.nominals.first { nominal in
            nominal.isMain && (interpreter.isApp(.type(nominal)) || program.isDelegate(nominal))
        }
        guard entries.isEmpty else { return [] }
        if let app {
            let place = DraftLocation(file: app.file, position: app.position)
            return [
                UnresolvedCall(
                    what: app.name, reason: "its first screen was not found", candidates: ["*"],
                    location: location(place))
            ]
        }
        return [census.objectiveC.start].compactMap(\.self).map { place in
            UnresolvedCall(
                what: "UIApplicationMain", reason: ObjectiveCSearch.reason, candidates: ["*"],
                location: location(place))
        }
    }

    /// The limits that were hit, in words.
    func bounds() -> [Bound] {
        let limits = interpreter.limits
        return Limit.allCases.compactMap { limit in
            guard let hit = limits.hits[limit] else { return nil }
            return Bound(
                what: limit.what(most: limits.most(limit)), hides: limit.hides, location: hit.first.map(location))
        }
    }
}

extension DraftEdge {
    /// The library's call, and those between it and the screen's own.
    fileprivate var allPlaces: Set<DraftLocation> {
        (origin.map { $0.places.union($0.through) } ?? []).union([location])
    }
}
