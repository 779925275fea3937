import NavAtlasModel

/// Decides how each site of the census ended. It interprets nothing: it compares the sites with the interpreter's journal
/// and with the edges of the graph.
struct Accounting {
    let census: Census
    let journal: EngineJournal
    let candidates: CandidateSearch
    /// The places that edges, tables of destinations and states that show something stand for.
    let resolved: Set<DraftLocation>
    /// What the engine itself could not follow.
    let unresolved: [DraftLocation: [DraftUnresolved]]
    /// The node of a type, if it is one.
    let key: (Nominal) -> NodeKey?
    /// The node of a scene.
    let node: (SceneID) -> NodeKey
    /// Whether a file registers what the app has with this tool.
    let isForNavAtlas: (Int) -> Bool
    /// Whether a coordinator is one only where it shows something.
    let isKnownByUse: (Nominal) -> Bool
    /// Whether a coordinator is not shown or started itself: it shows what screens ask it for.
    let isRouterOfScreens: (Nominal) -> Bool
    /// Whether a view draws what it is given, and nothing happens in it.
    let isPicture: (Nominal) -> Bool
    /// The nodes that something leads to.
    let led: Set<NodeKey>

    func outcome(of site: Site) -> SiteOutcome {
        if isForNavAtlas(site.place.file) { return .noNavigation("it is written for NavAtlas") }
        if let reason = site.reason { return .noNavigation(reason) }
        if let declaration = site.declaration {
            guard census.liveness.isLive[declaration] else {
                guard census.withAllFlags.isLive[declaration] else {
                    return .dead(census.liveness.reason(forDead: declaration))
                }
                return .notFollowed(Self.omitted, candidates: candidates(of: site))
            }
            guard census.withoutWidgets.isLive[declaration] else {
                return seen(site, because: "only a widget shows it")
            }
        }
        switch site.kind {
        case .omitted(let nominal, let call):
            return call.isOfOtherPlatform
                ? .noNavigation("it is compiled for another platform only")
                : .notFollowed(
                    "it is compiled only with \(call.condition)", candidates: candidates.candidates(of: nominal))
        case .construction(let nominal): return outcome(of: site, making: nominal)
        case .segue(let scenes):
            if resolved.contains(site.place) { return .resolved }
            return scenes.isEmpty
                ? .notFollowed("the storyboard that it leads to was not found", candidates: candidates.unreadScenes)
                : .notFollowed("no code that shows its scene was found", candidates: .nodes(Set(scenes.map(node))))
        case .segueOfUnread(let scenes):
            return .notFollowed("the class of its scene is not read", candidates: .nodes(Set(scenes.map(node))))
        case .objectiveC(let nominal):
            return .notFollowed(
                ObjectiveCSearch.reason, candidates: nominal.map(candidates.candidates(of:)) ?? .nodes([]))
        case .navigation(let term): return outcome(of: site, term)
        }
    }

    /// The node in whose code a site stands, where it is one only.
    func origin(of site: Site) -> NodeKey? {
        if let owners = journal.visits[site.place]?.owners { return owners.count == 1 ? owners.first ?? nil : nil }
        guard let declaration = site.declaration.map({ census.liveness.declarations[$0] }) else { return nil }
        return declaration.isStatic ? nil : declaration.nominal.flatMap(key)
    }

    /// A site that leads nowhere. A screen that it makes is seen by a person there, and perhaps nowhere else.
    private func seen(_ site: Site, because reason: String) -> SiteOutcome {
        guard case .construction(let nominal) = site.kind, let node = key(nominal), !led.contains(node) else {
            return .noNavigation(reason)
        }
        return .notFollowed(reason, candidates: candidates.candidates(of: nominal))
    }

    private func outcome(of site: Site, making nominal: Nominal) -> SiteOutcome {
        func lost(_ reason: String) -> SiteOutcome {
            .notFollowed(reason, candidates: candidates.candidates(of: nominal))
        }
        if key(nominal) == nil, isKnownByUse(nominal) { return .noNavigation("it shows nothing") }
        guard let visit = journal.visits[site.place] else { return lost(Self.notRun) }
        if visit.isOnlyUncalled { return lost(uncalled(site)) }
        if isRouterOfScreens(nominal) { return .resolved }
        guard journal.shown.contains(site.place) || journal.shownTypes.contains(nominal) else {
            if let reason = journal.leadingNowhere[site.place] { return seen(site, because: reason) }
            let found = candidates.candidates(of: nominal)
            let takesNoRoute = found == .nodes([]) && isPicture(nominal)
            return lost(takesNoRoute ? UnresolvedCall.drawing : "no code that shows it was found")
        }
        if let node = key(nominal), !led.contains(node), !journal.parts.contains(site.place) {
            return lost("no code that leads to it was found")
        }
        return .resolved
    }

    private func outcome(of site: Site, _ term: Vocabulary.Term) -> SiteOutcome {
        if let open = unresolved[site.place]?.first {
            return .notFollowed(open.reason, candidates: Self.candidates(open))
        }
        func lost(_ reason: String) -> SiteOutcome {
            .notFollowed(reason, candidates: candidates.candidates(givenTo: site))
        }
        if resolved.contains(site.place) {
            return journal.visits[site.place]?.isOnlyUncalled == true ? lost(uncalled(site)) : .resolved
        }
        guard let visit = journal.visits[site.place] else { return lost(Self.notRun) }
        if let reason = journal.leadingNowhere[site.place] { return .noNavigation(reason) }
        if !visit.isLibraryCall, term.form == .call, isDeclared(term.name) {
            return .noNavigation("it calls a function of the app's own")
        }
        let changesUnknown = journal.changesUnknown(at: site.place)
        if !term.isSure, !changesUnknown { return .noNavigation("it changes no path of a stack") }
        if visit.isOnlyUncalled { return lost(uncalled(site)) }
        if !term.isSure { return lost("what it changes was not found") }
        return .notFollowed("its destination was not found", candidates: candidates.candidates(leftOpenBy: site))
    }

    /// Whether the app has a function of that name.
    private func isDeclared(_ name: String) -> Bool {
        (census.liveness.byName[name] ?? []).contains { census.liveness.declarations[$0].kind == .function }
    }

    private static let notRun = "the code around it was not followed"
    private static let omitted = "only code that is compiled with other flags uses it"

    /// The nodes that a site may lead to, as far as its own code tells.
    private func candidates(of site: Site) -> Candidates {
        if case .construction(let nominal) = site.kind { return candidates.candidates(of: nominal) }
        return candidates.candidates(givenTo: site)
    }

    private func uncalled(_ site: Site) -> String {
        let name = site.declaration.map { census.liveness.declarations[$0].fullName } ?? ""
        return "no call of '\(name)' was found"
    }

    private static func candidates(_ open: DraftUnresolved) -> Candidates {
        open.mayLeadAnywhere ? .anywhere : .nodes(open.candidates)
    }
}
