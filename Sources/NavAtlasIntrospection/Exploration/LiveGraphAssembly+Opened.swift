import NavAtlasModel

// Collects the deep links to open, and adds what opening them showed.

extension LiveGraphAssembly {
    /// The links to be opened, with what the routes on their way take.
    func declared(_ links: [DeepLink]) -> [DeclaredLink] {
        var inputs: [String: String] = [:]
        for fact in facts {
            for route in fact.routes { inputs["\(fact.type.id).\(route.name)"] = route.input }
        }
        func types(_ input: String?) -> [String] { input?.split(separator: ",").map { $0.filter { $0 != " " } } ?? [] }
        let registered = links.map { link in
            DeclaredLink(pattern: link.pattern, inputs: link.path.flatMap { types(inputs[$0]) })
        }
        return registered
            + handled.map { link in
                DeclaredLink(pattern: link.pattern, inputs: types(RouteCases.input(of: link.route)))
            }
    }

    /// Adds what is wrong with what URLs have opened, by the links that are declared, and what was not opened.
    ///
    /// - Parameter entry: What was not opened is said of this node.
    func addOpened(
        _ seen: Observations, links: [DeepLink], at entry: String?, to parts: inout GraphParts, _ names: LiveNodeIDs
    ) {
        for pattern in seen.unopened {
            parts.unresolved.append(
                UnresolvedCall(
                    what: "open(\(pattern))",
                    reason: "it was not opened, for what stands in it cannot be made up; register a URL: open(\"…\")",
                    from: entry))
        }
        let outcomes = Dictionary(grouping: seen.opened, by: \.link.url)
        for (url, opened) in outcomes.sorted(by: { $0.key < $1.key }) {
            let link = opened[0].link
            switch outcome(of: url, opened, links, names) {
            case .fine: break
            case .notOpened:
                parts.unresolved.append(
                    UnresolvedCall(
                        what: "open(\(url))",
                        reason:
                            "nothing that is shown opens it; say how the app does: explore({ … }) { app, url in … }",
                        from: entry, location: link.location))
            case .mismatch(let problem) where link.isMadeUp:
                parts.unresolved.append(
                    UnresolvedCall(
                        what: "open(\(url))",
                        reason: "with parameters that are made up, it \(problem); register a URL that the app knows: "
                            + "open(\"…\")",
                        from: entry))
            case .mismatch(let problem):
                parts.remarks.append(Remark(.deepLinkMismatch, url, detail: problem, location: link.location))
            }
        }
    }

    private enum Outcome {
        case fine, notOpened
        case mismatch(String)
    }

    /// A URL must end on its screen from one place in one app; otherwise, what the first place has shown is the problem.
    private func outcome(
        of url: String, _ opened: [Observations.Opened], _ links: [DeepLink], _ names: LiveNodeIDs
    ) -> Outcome {
        let attempts = opened.flatMap(\.attempts)
        let problems = attempts.map { problem(with: url, $0, links, names) }
        if problems.contains(nil) { return .fine }
        if let failure = opened.lazy.compactMap(\.failure).first { return .mismatch("could not be opened: \(failure)") }
        return problems.first.flatMap(\.self).map { .mismatch($0) } ?? .notOpened
    }

    private func problem(
        with url: String, _ attempt: Observations.Attempt, _ links: [DeepLink], _ names: LiveNodeIDs
    ) -> String? {
        let matching = links.filter { $0.pattern == url || $0.parameters(of: url) != nil }
        // A link without a destination is for another rule.
        let targets = matching.compactMap(\.to)
        let visible = attempt.visible.map { node(of: $0, by: "", names).id }
        let shown = visible.last.map { "\($0) was shown" } ?? "nothing was shown"
        if matching.isEmpty { return "matches no declared link; \(shown)" }
        if let wanted = targets.first, !targets.contains(where: visible.contains) {
            return "should open \(wanted), but \(shown)"
        }
        let missing = matching.flatMap { $0.parameters(of: url) ?? [:] }.sorted { $0.key < $1.key }
            .first { parameter in
                !attempt.inputs.contains { $0.lowercased().contains(parameter.value.lowercased()) }
            }
        return missing.map { "opens \(visible.last ?? ""), but without \($0.key)=\($0.value)" }
    }
}
