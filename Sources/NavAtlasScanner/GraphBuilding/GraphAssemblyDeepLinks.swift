import NavAtlasModel

// Makes deep links from the handlers that were followed.

extension GraphAssembly {
    /// All links, by whatever they are told apart.
    var deepLinks: Set<DraftDeepLink> { draft.deepLinks.union(routeLinks()).union(followedLinks()) }

    private func routeLinks() -> Set<DraftDeepLink> {
        var result: Set<DraftDeepLink> = []
        for link in draft.routeLinks {
            let opened = draft.edges.filter { $0.kind.isDeclared && $0.name == link.route && opens(link, $0) }
            for route in opened {
                result.insert(
                    DraftDeepLink(
                        pattern: link.pattern, to: route.to, path: [via(route.from, route.name)],
                        location: link.location))
            }
            if opened.isEmpty {
                result.insert(DraftDeepLink(pattern: link.pattern, to: nil, path: [], location: link.location))
            }
        }
        return result
    }

    private func followedLinks() -> Set<DraftDeepLink> {
        var byPattern: [String: [DraftDeepLink]] = [:]
        for link in draft.followedLinks {
            let told = pattern(of: link)
            guard let pattern = told ?? anyLink(as: link) else { continue }
            let end = end(of: link)
            if told == nil, end.target == nil || end.isOpen || isUndecided(link) { continue }
            byPattern[pattern, default: []].append(
                DraftDeepLink(
                    pattern: pattern, to: end.target, path: end.path, location: link.location,
                    isConditional: link.isConditional))
        }
        return Set(byPattern.values.flatMap(deepest))
    }

    /// The links that open only if something holds that their patterns do not say.
    func conditionalLinks(_ names: [NodeKey: String]) -> [Remark] {
        let links = deepLinks
        return links.filter(\.isConditional).compactMap { link in
            var always = link
            always.isConditional = false
            guard !links.contains(always) else { return nil }
            return Remark(
                .conditionalLink, link.pattern, detail: link.to.flatMap { names[$0] } ?? "",
                location: location(link.location))
        }
    }

    /// The links of handlers that are told of a link beside others.
    func independentLinks(_ names: [NodeKey: String]) -> [Remark] {
        guard draft.openingHandlers.count > 1 else { return [] }
        return Set(deepLinks.filter { draft.openingHandlers.contains($0.location) }).map { link in
            Remark(
                .independentLink, link.pattern, detail: link.to.flatMap { names[$0] } ?? "",
                location: location(link.location))
        }
    }

    /// Where no handler tells links apart, whatever comes leads there.
    private var anyLink: String? {
        guard draft.routeLinks.isEmpty, draft.followedLinks.allSatisfy({ pattern(of: $0) == nil }) else { return nil }
        if !draft.followedLinks.isEmpty, draft.followedLinks.allSatisfy(isOfWeb) { return "https://" + DeepLink.anyURL }
        return launchSettings.schemes.count == 1 ? launchSettings.schemes[0] + "://" + DeepLink.anyURL : DeepLink.anyURL
    }

    /// The same with the scheme that a handler asks for.
    private func anyLink(as link: FollowedDeepLink) -> String? {
        guard let any = anyLink, any == DeepLink.anyURL, let scheme = link.literals.first(where: \.isScheme) else {
            return anyLink
        }
        return scheme.text + "://" + any
    }

    /// Whether a link of any scheme may end at one of several screens, or nowhere, by what its handler does not compare with
    /// the URL, as far as that is followed.
    private func isUndecided(_ link: FollowedDeepLink) -> Bool {
        guard launchSettings.schemes.count != 1 else { return false }
        let alike = draft.followedLinks.filter { $0.handler == link.handler }
        if alike.contains(where: \.hasBranches) { return true }
        return Set(alike.compactMap { end(of: $0).target }).count > 1
    }

    /// Handlers that show screens for links of which they compare nothing.
    func handlersOfUnknownLinks() -> Set<DraftUnresolved> {
        let told = Set(draft.followedLinks.filter { pattern(of: $0) != nil }.map(\.handler))
        let any = anyLink
        var ends: [DraftLocation: Set<NodeKey>] = [:]
        let known = draft.followedLinks.filter { pattern(of: $0) != nil }.reduce(into: Set<NodeKey>()) {
            $0.formUnion(end(of: $1).all)
        }
        for link in draft.followedLinks where pattern(of: link) == nil {
            let end = end(of: link)
            // What stands beside links that are told apart may be done for each of them: only what it pushes or presents is a
            // link of its own.
            if told.contains(link.handler) {
                if end.isPushed { ends[link.handler, default: []].formUnion(end.last.subtracting(known)) }
                continue
            }
            if any == nil || end.isOpen || isUndecided(link) {
                ends[link.handler, default: []].formUnion(end.isOpen ? end.all : end.last)
            }
        }
        let sites = Dictionary(census.sites.map { ($0.place, $0.what) }) { first, _ in first }
        return ends.filter { !$0.value.isEmpty }.reduce(into: []) { result, end in
            result.insert(
                DraftUnresolved(
                    what: sites[end.key] ?? "the handler of links",
                    reason: UnresolvedCall.unknownLinks, candidates: end.value,
                    location: end.key))
        }
    }

    /// What the steps of a link lead to.
    private struct LinkEnd {
        var target: NodeKey?
        var path: [Via] = []
        /// Whether some step may lead to one of several.
        var isOpen = false
        var all: Set<NodeKey> = []
        /// Whether the last step puts the target above what is there.
        var isPushed = false

        var last: Set<NodeKey> { Set([target].compactMap(\.self)) }
    }

    private func end(of link: FollowedDeepLink) -> LinkEnd {
        var end = LinkEnd()
        var chains = LinkChains()
        let steps = link.steps.compactMap { step -> (step: DeepLinkStep, ways: Set<Way>)? in
            if case .ways(let ways, _, _) = outcome(of: step) { (step, ways) } else { nil }
        }
        let selected = contents(of: Set(steps.flatMap { $0.ways.filter { $0.presentation == .tab }.map(\.to) }))
        for (step, possible) in steps {
            // Of several coordinators that show it by the same route, the one in a tab that the link selects does, else the first
            // by name stands for all.
            let inTab = possible.filter { $0.via.host.map(selected.contains) == true }
            let ways = inTab.isEmpty ? possible : inTab
            guard let way = ways.min(by: { $0.via.text < $1.via.text }) else { continue }
            end.all.formUnion(ways.map(\.to))
            // A tab is shown for certain once it is selected; what else that state brings up may take more.
            let tabs = ways.filter { $0.presentation == .tab }
            if Set(ways.map(\.to)).count > 1, tabs.count == 1, let tab = tabs.first {
                chains.add(tab, isOwn: step.isOwn, isState: step.isState, self)
                continue
            }
            guard Set(ways.map(\.to)).count == 1 else {
                // Which of them a link that compares nothing ends at is not known.
                end.isOpen = true
                continue
            }
            chains.add(way, isOwn: step.isOwn, isState: step.isState, self)
        }
        guard let chain = chains.leading(self), let last = chain.last else { return end }
        end.target = last.to
        end.isPushed = last.presentation.map { $0 != .tab && $0 != .root } ?? false
        end.path = chain.path
        return end
    }

    /// What a step of a link leads to.
    func outcome(of step: DeepLinkStep) -> Outcome {
        switch step {
        case .routeCall(let call): follow(call)
        case .push(let push): follow(push)
        case .mutation(let mutation): atLaunch(follow(seenInAllWindows(mutation)))
        case .edge(let edge):
            .ways([
                Way(to: edge.to, via: Via(host: edge.host, text: edge.name), presentation: edge.presentation)
            ])
        case .showing(let node, let name, let host):
            .ways([Way(to: node, via: Via(host: host, text: name), presentation: nil)])
        }
    }

    /// What an app's own code sets is seen in all its windows, though the app need be no screen itself.
    private func seenInAllWindows(_ mutation: Mutation) -> Mutation {
        guard let node = mutation.owner.node, draft.nodes[node] == nil, interpreter.isApp(node) else { return mutation }
        var mutation = mutation
        mutation.owner = .launch
        return mutation
    }

    /// A link may start the app: of the roots that a state brings up, those that come first count.
    private func atLaunch(_ outcome: Outcome) -> Outcome {
        guard case .ways(let ways, let possible, _) = outcome else { return outcome }
        return .ways(ways.filter { $0.gate?.isLater != true }, possible: possible)
    }

    /// Of several handlers of one pattern, those that lead on: one that only brings up the coordinator whose own handler
    /// shows the screen is a step on that way.
    func deepest(_ links: [DraftDeepLink]) -> [DraftDeepLink] {
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

    func pattern(of link: FollowedDeepLink) -> String? {
        var scheme = link.literals.first(where: \.isScheme)?.text
        var parts: [String] = []
        // What the code reads by number stands in that order, behind the host.
        let compared = link.literals.filter { !$0.isScheme && $0.item == nil && $0.partCount == nil && !$0.isFragment }
        let numbered = compared.filter { $0.component != nil }.sorted { ($0.component ?? 0) < ($1.component ?? 0) }
        let others = compared.filter { $0.component == nil }
        let host = others.contains { !$0.text.hasPrefix("/") } ? 1 : 0
        let count = link.literals.compactMap(\.partCount).max() ?? 0
        var parameters = link.parameters.map { "{\($0)}" }[...]
        for literal in others + numbered {
            var text = literal.text
            if let range = text.range(of: "://") {
                scheme = scheme ?? String(text[..<range.lowerBound])
                text = String(text[range.upperBound...])
            }
            // A component before it that the code does not compare is what it carries, or may be any.
            if literal.component != nil, parts.count >= host {
                let before = literal.number.map { $0 - 1 } ?? (count - 1)
                let open = max(0, host + before - parts.count)
                parts += (0..<open).map { _ in parameters.popFirst() ?? "{*}" }
            }
            parts += text.split(separator: "/").map(String.init)
        }
        parts += Array(repeating: "{*}", count: max(0, host + count - parts.count - parameters.count))
        if link.parameters.isEmpty, let last = (others + numbered).last { Self.leaveOpen(&parts, after: last) }
        parts += parameters
        let query = Self.query(of: link)
        guard parts.contains(where: { $0 != "{*}" }) || !query.isEmpty else { return nil }
        let path = parts.joined(separator: "/") + query
        if scheme == nil, isOfWeb(link) { return site(comparedWith: others) + path }
        let known = scheme ?? (launchSettings.schemes.count == 1 ? launchSettings.schemes[0] : nil)
        return (known.map { $0 + "://" } ?? "") + path
    }

    /// The items of the query, and the fragment.
    private static func query(of link: FollowedDeepLink) -> String {
        let items = link.literals.compactMap { literal in
            // Its name, and then its value.
            let isSaidBelow =
                literal.text.isEmpty && link.literals.contains { $0.item == literal.item && !$0.text.isEmpty }
            return isSaidBelow ? nil : literal.item.map { literal.text.isEmpty ? $0 : "\($0)=\(literal.text)" }
        }
        // What an item is comes before the items that are only there; a parameter may be one of those.
        let sorted =
            items.filter { $0.contains("=") } + items.filter { !$0.contains("=") && link.parameters.isEmpty }
        let fragment = link.literals.firstNonNil { $0.isFragment ? "#" + $0.text : nil } ?? ""
        return (sorted.isEmpty ? "" : "?" + sorted.joined(separator: "&")) + fragment
    }

    /// What code asks only to begin with a text may go on in any way: `user*` for `hasPrefix("/user")`.
    private static func leaveOpen(_ parts: inout [String], after literal: URLComparison) {
        let text = literal.text.suffix(from: literal.text.range(of: "://")?.upperBound ?? literal.text.startIndex)
        guard literal.isPrefix, let last = parts.last, text.contains(where: { $0 != "/" }) else { return }
        if text.hasSuffix("/") { parts.append("*") } else { parts[parts.count - 1] = last + "*" }
    }

    private func isOfWeb(_ link: FollowedDeepLink) -> Bool { draft.webHandlers.contains(link.handler) }

    /// What stands before the path of a link of the web: nothing more where its host is compared, `url.host == "harbor.example"`;
    /// else the one host that the app is associated with.
    private func site(comparedWith literals: [URLComparison]) -> String {
        if let first = literals.first?.text, !first.hasPrefix("/"), first.contains(".") { return "https://" }
        return launchSettings.hosts.count == 1 ? "https://" + launchSettings.hosts[0] + "/" : "/"
    }

    /// Whether a declared route is the one of the enum that a link names.
    func opens(_ link: RouteLink, _ edge: DraftEdge) -> Bool {
        edge.location.file == link.type.file
            && link.type.cases.contains { $0.name == link.route && $0.position == edge.location.position }
    }
}

extension DeepLinkStep {
    /// Whether the handler's code makes and shows a screen, and takes no declared route.
    fileprivate var isOwn: Bool {
        switch self {
        case .edge(let edge): edge.host == nil
        case .showing(_, _, let host): host == nil
        default: false
        }
    }

    /// Whether it sets a state or puts something on a path, whatever is shown then.
    fileprivate var isState: Bool { place != nil }

    /// Where it sets a state or puts something on a path.
    var place: DraftLocation? {
        switch self {
        case .push(let push): push.location
        case .mutation(let mutation): mutation.location
        default: nil
        }
    }
}
