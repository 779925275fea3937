// What views name in their code, before any of it is run.

extension Interpreter {
    /// The views with a flow that a view names which holds none, in its body or in a member that this names.
    func flows(namedBy nominal: Nominal) -> Set<Nominal> {
        guard viewFlow(of: nominal) == nil else { return [] }
        return views(namedBy: nominal).filter { viewFlow(of: $0) != nil || fillsFlow($0) }
    }

    /// Whether a view is nothing but what it puts into a container of the app's own: `StackFrame(router) { … }`.
    func fillsFlow(_ nominal: Nominal) -> Bool {
        if let known = flowFilling[nominal] { return known }
        let fills =
            isView(nominal) && viewFlow(of: nominal) == nil
            && shownCode(of: nominal).flatMap { frameFilled(by: $0, of: nominal) }.map { viewFlow(of: $0) != nil }
                == true
        flowFilling[nominal] = fills
        return fills
    }

    /// Whether a view puts nothing but its own content into a container of the app's own: the container is the view's, as if
    /// it were written there.
    func isInFlow(_ value: Value, _ nominal: Nominal) -> Bool {
        fillsFlow(nominal)
            && with(owner: Owner(node: draft.key(for: nominal)), mode: .destination) {
                let shown = body(of: value)
                return !shown.isEmpty
                    && shown.allSatisfy { frame in frame.nominal(in: heap).map { isFlowAround(frame, $0) } ?? false }
            }
    }

    /// The view of the app's own that some code of a view fills, and beside which the code shows nothing.
    func frameFilled(by code: [Statement], of nominal: Nominal) -> Nominal? {
        guard case .expression(var shown)? = Self.onlyChoice(in: code) else { return nil }
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true { shown = base }
        guard case .call(.name(let name, _), let arguments, _) = shown, program.mayBeType(name),
            arguments.contains(where: { if case .closure = $0.value { true } else { false } }),
            let frame = program.nominal(named: name, in: LookupPlace(file: nominal.file, nominal: nominal))
        else { return nil }
        return contentProperties(of: frame).isEmpty ? nil : frame
    }

    /// The types that a view names, in its body or in a member that this names.
    private func views(namedBy nominal: Nominal) -> Set<Nominal> {
        if let known = namedViews[nominal] { return known }
        guard let body = shownCode(of: nominal) else { return [] }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        var names: Set<String> = []
        var open = [body]
        while let code = open.popLast() {
            for name in SyntaxSearch.typeNames(in: code) where names.insert(name).inserted {
                open += nominal.properties[name]?.fact.getter.map { [$0] } ?? []
                open += (nominal.functions[name] ?? []).compactMap(\.fact.body)
            }
        }
        let views = Set(names.filter(program.mayBeType).compactMap { program.nominal(named: $0, in: place) })
        namedViews[nominal] = views
        return views
    }

    /// Whether a view without a title names several that have one, itself or in views that do nothing but choose among
    /// them: it may be a bar of the app's own around them.
    func namesTitled(_ nominal: Nominal) -> Bool {
        guard !program.hasTitle(nominal), !hasToolbar(nominal) else { return false }
        let named = views(namedBy: nominal)
        let all = named.filter(onlyChooses).reduce(named) { $0.union(views(namedBy: $1)) }
        return all.count { isView($0) && program.hasTitle($0) } > 1
    }

    /// Whether a view puts items into the bar above what it shows, as a screen does.
    func hasToolbar(_ nominal: Nominal) -> Bool {
        shownCode(of: nominal).map { SyntaxSearch.gives(aClosureTo: "toolbar", in: $0) } ?? false
    }

    /// Whether each of some screens that a view without a title chooses among has its own.
    func areTitled(_ chosen: Targets) -> Bool {
        chosen.allSatisfy { target in
            if case .type(let nominal) = target.node { program.hasTitle(nominal) } else { false }
        }
    }

    /// Whether a view does nothing but show one of several pages, each for a case of a state that carries nothing: the page is
    /// what a person sees. What stands for data that are loaded carries them, or has fewer views than draw.
    func turnsPages(_ nominal: Nominal, _ branches: [Choice]) -> Bool {
        guard onlyChooses(nominal) else { return false }
        let pages = branches.filter { choice in
            guard choice.caseName != nil, let place = choice.place, let holder = place.receiver.nominal(in: heap),
                let property = program.property(place.name, of: holder),
                let held = declaredCases(of: property, place.receiver), held.kind == .enum
            else { return false }
            return held.cases.allSatisfy(\.payload.isEmpty)
        }
        let shown = Set(pages.flatMap(\.targets).map(\.node))
        return shown.count { if case .type(let view) = $0 { !onlyDraws(view) } else { false } } > 2
    }

    /// Whether a view only draws, and several other types show it beside what they show else: an indicator that each of them
    /// shows while it waits is a part of each.
    func isSharedPicture(_ nominal: Nominal) -> Bool {
        guard nominal.kind == .struct, isView(nominal) else { return false }
        if let known = sharedPictures[nominal] { return known }
        let users = users(of: nominal).subtracting([nominal.id])
        let isShared =
            users.count > 2 && viewFlow(of: nominal) == nil && flows(namedBy: nominal).isEmpty
            && !program.hasTitle(nominal) && onlyDraws(nominal)
        sharedPictures[nominal] = isShared
        return isShared
    }

    /// The types that name a type: one inside another has its short name only there.
    private func users(of nominal: Nominal) -> Set<Int> {
        let named = typeUsers[nominal.name] ?? []
        guard let dot = nominal.name.lastIndex(of: ".") else { return named }
        let outer = String(nominal.name[..<dot])
        return named.union(
            (typeUsers[nominal.shortName] ?? []).filter { id in
                let user = program.nominals[id].name
                return user == outer || user.hasPrefix(outer + ".")
            })
    }

    /// The types that name each type in their code; of none that is presented, as a screen is.
    func findTypeUsers() -> [String: Set<Int>] {
        var users: [String: Set<Int>] = [:]
        var presented: Set<String> = []
        for user in program.nominals {
            for body in bodies(of: user) {
                SyntaxSearch.mentions(in: body) { name, isPresented in
                    guard name.first?.isUppercase == true else { return }
                    if isPresented { presented.insert(name) } else { users[name, default: []].insert(user.id) }
                }
            }
        }
        return users.filter { !presented.contains($0.key) }
    }

    func isSharedPicture(_ target: Target) -> Bool {
        if case .type(let nominal) = target.node { isSharedPicture(nominal) } else { false }
    }

    /// Whether a view names one that may show a whole flow instead of itself: a form that a person signs in with.
    func namesTurning(_ nominal: Nominal) -> Bool {
        views(namedBy: nominal).contains { isView($0) && !flows(namedBy: $0).isEmpty }
    }

    /// Whether a view is nothing but a choice in which it names a whole flow: `if isSignedIn { Tabs() } else { Login() }`.
    func mayBringUpFlow(_ nominal: Nominal) -> Bool {
        switch bareChoice(of: nominal) {
        case .switching?: break
        case .conditional(_, _, let otherwise)? where !otherwise.isEmpty: break
        default: return false
        }
        return !flows(namedBy: nominal).isEmpty
    }

    /// Whether a screen shows a whole flow instead of itself once a state has changed.
    func turnsIntoFlow(_ target: Target) -> Bool {
        guard let view = target.value else { return false }
        // What the code of its branches does, it does itself.
        return with(owner: Owner(node: target.node), mode: mode) { !flows(shownInsteadOf: view).isEmpty }
    }

    /// The flows that a view shows instead of itself, with the states that decide.
    private func flows(shownInsteadOf view: Value) -> [Choice] {
        guard let nominal = view.nominal(in: heap), isView(nominal), !flows(namedBy: nominal).isEmpty else { return [] }
        return choices(of: view).compactMap { choice in
            guard !choice.isOverlay, choice.place != nil else { return nil }
            var choice = choice
            choice.targets = choice.targets.filter(isFlow)
            return choice.targets.isEmpty ? nil : choice
        }
    }

    /// Declares the flows that a part of a screen shows instead of itself: they take the screen's place.
    func noteTurns(of part: Value, _ nominal: Nominal) {
        guard let node = owner.node, !isApp(node) else { return }
        let found = flows(shownInsteadOf: part)
        let flows = found.reduce(into: Targets()) { $0.unite($1.targets) }
        guard !flows.isEmpty else { return }
        accept(flows)
        declareRoots(
            of: node, flows, found, isInitial: false, name: nil, at: location(nominal.position, in: nominal.file))
    }

    /// Whether a view calls itself a coordinator, and says where its screens lead, though its container stands elsewhere.
    func isCoordinatorByName(_ nominal: Nominal) -> Bool {
        let names = ["Coordinator", "CoordinatorView", "Flow", "FlowView", "Router", "RouterView"]
        guard viewFlow(of: nominal) == nil, names.contains(where: nominal.shortName.hasSuffix),
            let body = shownCode(of: nominal)
        else { return false }
        // `list.withRoutes()`, of an extension of all views.
        let helpers = program.foreignExtensions["View"]?.functions ?? [:]
        return Self.saysDestinations(body)
            || SyntaxSearch.callees(in: body).contains { name in
                helpers[name, default: []].contains { Self.saysDestinations($0.fact.body ?? []) }
            }
    }

    private static func saysDestinations(_ code: [Statement]) -> Bool {
        !SyntaxSearch.callees(in: code).isDisjoint(with: ["navigationDestination", "flowDestination"])
    }
}
