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
        // Where no handler tells links apart, whatever comes leads there.
        let anyLink = launchSettings.schemes.count == 1 ? launchSettings.schemes[0] + "://{url}" : nil
        let isAny = draft.followedLinks.allSatisfy { pattern(of: $0) == nil } && draft.routeLinks.isEmpty
        for link in draft.followedLinks {
            guard let pattern = pattern(of: link) ?? (isAny ? anyLink : nil) else { continue }
            var path: [Via] = []
            var target: NodeKey?
            var isOpen = false
            for step in link.steps {
                let outcome: Outcome =
                    switch step {
                    case .routeCall(let call): follow(call)
                    case .push(let push): follow(push)
                    case .mutation(let mutation): follow(mutation)
                    case .edge(let edge):
                        .ways([
                            Way(
                                to: edge.to, via: Via(host: edge.host, text: edge.name), presentation: edge.presentation
                            )
                        ])
                    case .showing(let node, let name, let host):
                        .ways([Way(to: node, via: Via(host: host, text: name), presentation: nil)])
                    }
                // Where several coordinators show it by the same route, the first by name stands for all.
                guard case .ways(let ways, _) = outcome, let way = ways.min(by: { $0.via.text < $1.via.text }) else {
                    continue
                }
                guard Set(ways.map(\.to)).count == 1 else {
                    // Which of them a link that compares nothing ends at is not known.
                    isOpen = true
                    continue
                }
                // Another way to what is shown already is another branch of the handler.
                guard way.to != target else { continue }
                target = way.to
                // What a call makes and shows is no declared route: the way there is the handler's own.
                if step.isOwn { path = [] } else { path.append(way.via) }
            }
            if pattern == anyLink, target == nil || isOpen { continue }
            byPattern[pattern, default: []].append(
                DraftDeepLink(pattern: pattern, to: target, path: path, location: link.location))
        }
        return Set(byPattern.values.flatMap(deepest))
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
        let compared = link.literals.filter { !$0.isScheme && $0.item == nil }
        let numbered = compared.filter { $0.component != nil }.sorted { ($0.component ?? 0) < ($1.component ?? 0) }
        let others = compared.filter { $0.component == nil }
        let host = others.isEmpty ? 0 : 1
        for literal in others + numbered {
            var text = literal.text
            if let range = text.range(of: "://") {
                scheme = scheme ?? String(text[..<range.lowerBound])
                text = String(text[range.upperBound...])
            }
            // A component before it that the code does not compare may be any.
            if let component = literal.component, parts.count >= host {
                parts += Array(repeating: "{*}", count: max(0, host + component - 1 - parts.count))
            }
            parts += text.split(separator: "/").map(String.init)
        }
        parts += link.parameters.map { "{\($0)}" }
        let items = link.literals.compactMap { literal in literal.item.map { "\($0)=\(literal.text)" } }
        guard !parts.isEmpty || !items.isEmpty else { return nil }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        let known = scheme ?? (launchSettings.schemes.count == 1 ? launchSettings.schemes[0] : nil)
        return (known.map { $0 + "://" } ?? "") + parts.joined(separator: "/") + query
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
}
