import NavAtlasModel

// Reports mistakes in declarations, for rules such as `strong-parent`.

extension GraphAssembly {
    // MARK: Remarks

    /// What was remarked on the way, and what the declarations of coordinators say beside.
    func remarks(_ names: [NodeKey: String], _ links: [DeepLink]) -> [Remark] {
        let open = draft.remarks.filter { $0.kind != .unfollowedDeepLink || !draft.answeredLinks.contains($0.detail) }
        let seen = open.union(draft.nodes.keys.flatMap(declared)).union(dismissals())
            .union(dismissalsOfPresented()).union(LeakedCoordinators(program, interpreter, draft.edges).remarks)
        // That a node can be left is said once.
        let leaving = Dictionary(grouping: seen.filter { $0.kind == .dismissal }, by: \.node).values.compactMap { all in
            all.min { (location($0.location), $0.detail) < (location($1.location), $1.detail) }
        }
        return (seen.filter { $0.kind != .dismissal } + leaving).compactMap { remark in
            guard let name = names[remark.node] ?? Self.app(withHandler: remark) else { return nil }
            return Remark(
                remark.kind, remark.route.map { "\(name).\($0)" } ?? name, detail: remark.detail,
                location: location(remark.location))
        } + unclaimed(links)
            + draft.routerCalls.map { Remark(.routerCall, $0.name, location: location($0.location)) }
    }

    /// The app is no node, though its code may handle links.
    private static func app(withHandler remark: DraftRemark) -> String? {
        guard remark.kind == .unfollowedDeepLink, case .type(let nominal) = remark.node else { return nil }
        return nominal.name
    }

    private func declared(_ key: NodeKey) -> [DraftRemark] {
        // What UIKit shows, it takes away itself, and a controller of the system's has its own way out, such as a button.
        if case .type(let nominal) = key,
            program.inherits(nominal, anyOf: UIKitNames.representables)
                || program.externalAncestors(of: nominal).contains(where: { SiteSearch.isOfSystem($0.lastName) })
        {
            let place = DraftLocation(file: nominal.file, position: nominal.position)
            return [DraftRemark(kind: .dismissal, node: key, detail: "UIKit", location: place)]
        }
        guard case .type(let nominal) = key, nominal.kind == .class, let kind = interpreter.flow(of: nominal) else {
            return []
        }
        let parents = nominal.properties.values.filter { property in
            NavigationNames.parents.contains(property.fact.name) && property.fact.getter == nil
                && !property.fact.isStatic
                && !property.fact.isWeak && isCoordinator(property) && isGiven(property, to: nominal)
        }
        var remarks = parents.map {
            DraftRemark(
                kind: .strongParent, node: key, detail: $0.fact.name,
                location: DraftLocation(file: $0.file, position: $0.fact.position))
        }
        if Dialects.style(kind.style)?.wantsFinalCoordinators == true, !nominal.isFinal,
            program.descendants(of: nominal).isEmpty
        {
            remarks.append(
                DraftRemark(
                    kind: .nonfinalCoordinator, node: key,
                    location: DraftLocation(file: nominal.file, position: nominal.position)))
        }
        return remarks
    }
    /// Whether any object of a class is given something for a property, as far as the objects are known.
    private func isGiven(_ property: Property, to nominal: Nominal) -> Bool {
        let subclasses = program.descendants(of: nominal)
        guard ([nominal] + subclasses).contains(where: { !interpreter.heap.objects(of: $0).isEmpty }) else {
            return true
        }
        let held = interpreter.heap.values(of: property.fact.name, inAny: nominal, orIn: subclasses)
        return held.contains { $0 != .null }
    }

    /// Whether a property holds a coordinator of the app's, or what a library calls one.
    private func isCoordinator(_ property: Property) -> Bool {
        switch interpreter.type(of: property) {
        case .nominal(let nominal, _)?:
            interpreter.flow(of: nominal) != nil
                || program.descendants(of: nominal).contains { interpreter.flow(of: $0) != nil }
        case .external?, .composed?: interpreter.type(of: property)?.lastName.contains("oordinat") == true
        default: false
        }
    }

    /// A state dismisses the screen that it presented when it is switched off, or gets a value for which a comparison fails. A
    /// flag that the presented screen toggles is on, and is switched off by that.
    private func dismissals() -> [DraftRemark] {
        draft.mutations.keys.filter { !$0.isInitial }.flatMap { mutation in
            let isOff = mutation.values.contains { $0 == .null || $0 == .boolean(false) }
            let presenting = related(mutation.key, in: triggers).flatMap { $0 }
            let shown = presenting.flatMap(\.routes)
            let isOpen = mutation.isToggled || mutation.values.isEmpty && isUnknownFlag(mutation)
            let inside =
                isOpen && !shown.isEmpty ? mutation.owner.node.map { surroundings.nodes(around: $0, incoming) } : nil
            // What a state shows one at a time, each of them takes away itself.
            let own = mutation.owner.node.flatMap { node in
                !presenting.contains { $0.node == node } && shown.contains { $0.targets.contains(node) } ? node : nil
            }
            return shown.filter { own.map($0.targets.contains) ?? true }.flatMap { route in
                let isHidden = route.state.map { !$0.holds(for: interpreter.withConstantsNamed(mutation.values)) }
                let toggled = route.targets.filter { inside?.contains($0) == true }
                return isHidden ?? isOff ? route.targets : toggled
            }
            .map { DraftRemark(kind: .dismissal, node: $0, location: mutation.location) }
        }
    }

    /// A view controller that calls `dismiss` takes away what it presents: `presentedViewController?.dismiss(animated: true)`.
    private func dismissalsOfPresented() -> [DraftRemark] {
        edges.flatMap { edge -> [DraftRemark] in
            guard edge.kind == .transition, edge.presentation == .fullScreen, interpreter.isControllerNode(edge.from)
            else { return [] }
            return (draft.dismissals[edge.from] ?? []).map {
                DraftRemark(kind: .dismissal, node: edge.to, location: $0)
            }
        }
    }

    /// Schemes that `Info.plist` allows and no handler names; handlers of links that no file of the app allows.
    private func unclaimed(_ handled: [DeepLink]) -> [Remark] {
        let schemes = Set(handled.compactMap { Self.scheme(of: $0.pattern) })
        let isAnyHandled = handled.contains { $0.pattern == DeepLink.anyURL }
        let unhandled = (isAnyHandled ? [] : launchSettings.schemes).filter { !schemes.contains($0.lowercased()) }.map {
            Remark(.unclaimedLinkPattern, "\($0)://", detail: "unhandled")
        }
        guard !launchSettings.schemes.isEmpty || !launchSettings.hosts.isEmpty else { return [] }
        let known = Set(launchSettings.schemes.map { $0.lowercased() })
        let forbidden = handled.filter { link in
            guard let scheme = Self.scheme(of: link.pattern) else { return false }
            return scheme == "https" || scheme == "http"
                ? launchSettings.hosts.isEmpty : !known.isEmpty && !known.contains(scheme)
        }
        return unhandled
            + forbidden.map { Remark(.unclaimedLinkPattern, $0.pattern, detail: "not allowed", location: $0.location) }
    }

    private static func scheme(of pattern: String) -> String? {
        pattern.range(of: "://").map { pattern[..<$0.lowerBound].lowercased() }
    }
}
