import NavAtlasModel

// Interprets handlers of URLs. A handler runs once for each kind of link that it distinguishes; the screen that it shows
// last is the destination of that link.

extension Interpreter {
    func record(_ call: RouteCall) {
        askForOwner()
        noteActing()
        draft.routeCalls[call, default: []].formUnion(trace.moments)
        step(.routeCall(call))
    }

    func record(_ choice: TabChoice) {
        askForOwner()
        noteActing()
        draft.tabChoices[choice, default: []].formUnion(trace.moments)
    }

    func record(_ push: Push) {
        noteActing()
        draft.noteCarried(by: push.values)
        if link != nil || push.key.map(mayShowSomething) ?? true { askForOwner() }
        guard let link else {
            draft.pushes[push, default: []].formUnion(trace.moments)
            return
        }
        // What the link does not name is not pushed.
        if push.values == [.null] { return }
        // A value that the link pushes upon another one is reached through that one.
        limits.spend(link.size)
        if link.hasPushed(on: push.key) {
            draft.stacked[push, default: []].formUnion(trace.moments)
        } else {
            draft.pushes[push, default: []].formUnion(trace.moments)
        }
        step(.push(push))
    }

    func record(_ mutation: Mutation) {
        guard mayEnter(!selecting.contains(mutation.key)) else { return }
        var mutation = mutation.stored(in: draft.storedStates)
        draft.noteCarried(by: mutation.values)
        if !mutation.isInitial, !mutation.values.contains(where: Self.isKnownFlag), let first = firstFlag(mutation.key)
        {
            // What is not known is taken to change the state.
            mutation.values = [.boolean(!first)]
        }
        if link != nil || mayShowSomething(mutation.key) { askForOwner() }
        draft.mutations[mutation, default: []].formUnion(trace.moments)
        if mutation.isInitial {
            draft.begun[mutation.key, default: [:]][mutation.object, default: []].unite(mutation.values)
        }
        if let node = mutation.owner.node { draft.changers[mutation.key, default: []].insert(node) }
        if !mutation.isInitial, !mutation.values.subtracting([.null, .boolean(false)]).isEmpty {
            draft.filled.insert(mutation.key)
        }
        step(.mutation(mutation))
    }

    /// Whether it matters who changes a property, for all that is known.
    private func mayShowSomething(_ key: PropertyKey) -> Bool {
        if draft.pathNames.contains(key.name) || draft.asked.contains(key) { return true }
        let kin = program.ancestors(of: key.nominal) + program.descendants(of: key.nominal)
        return kin.contains { draft.asked.contains(PropertyKey(nominal: $0, name: key.name)) }
            || program.property(key.name, of: key.nominal).flatMap { type(of: $0) }?.lastName == "NavigationPath"
    }

    /// What a flag begins with.
    private func firstFlag(_ key: PropertyKey) -> Bool? {
        guard case .boolean(let isOn)? = program.property(key.name, of: key.nominal)?.fact.initializer else {
            return nil
        }
        return isOn
    }

    private static func isKnownFlag(_ value: Value) -> Bool {
        if case .boolean = value { true } else { false }
    }

    func record(_ edge: DraftEdge) {
        askForOwner()
        noteActing()
        draft.edges.insert(edge)
        draft.triggered[edge.call, default: []].formUnion(trace.moments)
        step(.edge(edge))
    }

    /// Notes what the link that is being followed shows, though no screen asks for it.
    func showLinked(_ target: Target, via name: String, of host: NodeKey?) {
        step(.showing(target.node, name: name, host: host))
    }

    private func step(_ step: DeepLinkStep) {
        guard link != nil else { return }
        let followed = followed(step)
        link?.add(followed)
    }

    /// A step with those of its values that the link means.
    private func followed(_ step: DeepLinkStep) -> DeepLinkStep {
        switch step {
        case .push(var push):
            push.values = followed(push.values, byOrigin: true)
            return .push(push)
        case .mutation(var mutation):
            mutation.values = followed(linkedCases(of: mutation), byOrigin: true)
            return .mutation(mutation)
        case .routeCall, .edge, .showing: return step
        }
    }

    /// Runs the handler of a URL, once for every kind of link that it tells apart.
    func followLink(at location: DraftLocation, _ handler: () -> Void) {
        guard link == nil else { return handler() }
        journal.visit(location, for: owner.node)
        followsLink = true
        defer { (link, followsLink) = (nil, false) }
        handlerCount += 1
        var queue = [DeepLinkKind(handler: handlerCount)]
        var seen: Set<DeepLinkKind> = []
        var noted: [DeepLinkKind: Set<DeepLinkRun.Alternative>] = [:]
        var opensScreens = false
        defer { journal.handleLink(at: location, opensScreens: opensScreens) }
        defer { if !limits.haveWorkLeft { limits.hit(.stepsOfLinks, leavingOut: location) } }
        while let choice = queue.popLast(), limits.allow(.choicesOfLink, beside: seen.count, elseLeaveOut: location) {
            guard seen.insert(choice).inserted else { continue }
            link = DeepLinkRun(choice: choice)
            handler()
            guard let run = link else { return }
            opensScreens = opensScreens || run.hasSteps
            if let nominal = run.firstOpen, let seen = run.open[nominal] {
                for one in nominal.cases where seen.contains(one.name) {
                    queue.append(choice.with(one.name, of: nominal))
                }
                // What is made of a string may come to nothing. That is looked at first.
                if run.rawValues[nominal] != nil { queue.append(choice.with(nil, of: nominal)) }
                continue
            }
            note(run, at: location, &noted)
        }
    }

    /// Where launching code asks for the link with which the app is launched: `if let url = options.urlContexts.first?.url`.
    func launchLink(in conditions: [Condition], _ scope: Scope) -> DraftLocation? {
        guard isLaunching, link == nil else { return nil }
        for case .match(_, let value) in conditions
        where !SyntaxSearch.allNames(in: [.expression(value)]).isDisjoint(with: UIKitNames.linksAtLaunch)
            || isLaunchOption(value, UIKitNames.linkOptions, scope)
        {
            guard let position = Self.place(of: value) else { return nil }
            let handler = location(position, in: scope.frame.place.file)
            let isOfWeb = SyntaxSearch.allNames(in: [.expression(value)]).contains("userActivities")
            if isOfWeb { draft.webHandlers.insert(handler) }
            draft.openingHandlers.insert(handler)
            return handler
        }
        return nil
    }

    /// Whether it is one of some options of the launch: `options?[.url] as? URL`.
    func isLaunchOption(_ value: Expression, _ options: Set<String>, _ scope: Scope) -> Bool {
        switch value {
        case .cast(let option, _): return isLaunchOption(option, options, scope)
        case .subscripted(_, let keys, _):
            guard keys.count == 1, let id = scope.frame.function else { return false }
            let isGiven = program.functions[id].fact.parameters.contains { parameter in
                if case .dictionary(let key, _)? = parameter.type {
                    key.base.lastPart == Self.launchOptions
                } else {
                    false
                }
            }
            switch keys[0].value {
            case .implicitMember(let key, _): return isGiven && options.contains(key)
            case .member(let type, let key, _):
                return Self.lastName(of: type) == Self.launchOptions && options.contains(key)
            default: return false
            }
        default: return false
        }
    }

    private static func place(of value: Expression) -> Position? {
        if case .cast(let inner, _) = value { place(of: inner) } else { value.position }
    }

    private static let launchOptions = "LaunchOptionsKey"
    private func note(
        _ run: DeepLinkRun, at location: DraftLocation, _ noted: inout [DeepLinkKind: Set<DeepLinkRun.Alternative>]
    ) {
        // A kind of link that is told apart, and for which nothing happens here; another handler may answer it.
        let names = chain(of: run.choice).map(\.1).joined(separator: ".")
        if run.hasSteps {
            draft.answeredLinks.insert(names)
        } else if !names.isEmpty, let node = owner.node {
            draft.remarks.insert(
                DraftRemark(kind: .unfollowedDeepLink, node: node, detail: names, location: location))
        }
        var origin: DeepLinkOrigin?
        var parameters: [String] = []
        for (nominal, name) in chain(of: run.choice) {
            let found = run.origins[CaseName(nominal: nominal, name: name)]
            // Nested enums: the one made under the most comparisons knows the whole pattern.
            if let found, found.literals.count >= origin?.literals.count ?? 0 { origin = found }
            parameters += self.parameters(ofCase: name, nominal, in: run)
            let item = run.rawValues[nominal]
            if found == nil || item != nil, let raw = rawText(of: nominal, name) {
                let literal = URLComparison(text: raw, isScheme: false, item: item ?? nil)
                origin = DeepLinkOrigin(
                    literals: (origin?.literals ?? run.beforeRawValues[nominal] ?? []) + [literal],
                    location: origin?.location ?? location)
            }
        }
        for alternative in alternatives(of: run, at: location, &noted) {
            for own in [origin?.literals ?? []] + (origin?.variants ?? []) {
                let all = own + alternative.literals.filter { !own.contains($0) }
                draft.followedLinks.insert(
                    FollowedDeepLink(
                        literals: all, parameters: parameters, steps: alternative.steps,
                        location: origin?.location ?? location, handler: location, hasBranches: run.hasBranches,
                        isConditional: origin?.isInDoubt ?? false || !alternative.doubts.isEmpty))
            }
        }
    }

    /// What a handler does for a kind of link. What it does for another word of the link, and as well where a text of the link is
    /// none of an enum's raw values, has nothing to do with that enum.
    private func alternatives(
        of run: DeepLinkRun, at location: DraftLocation, _ noted: inout [DeepLinkKind: Set<DeepLinkRun.Alternative>]
    ) -> [DeepLinkRun.Alternative] {
        let found = run.alternatives(within: limits, at: location) ?? []
        noted[run.choice] = Set(found)
        return found.filter { alternative in
            !run.rawValues.keys.contains { nominal in
                guard let other = run.choice.without(nominal), noted[other]?.contains(alternative) == true else {
                    return false
                }
                let before = run.beforeRawValues[nominal] ?? []
                return !alternative.literals.allSatisfy(before.contains)
            }
        }
    }

    /// The enums that describe the link, outermost first: those that the chosen cases carry, not all that were read.
    private func chain(of choice: DeepLinkKind) -> [(Nominal, String)] {
        func carried(by nominal: Nominal, _ isChosen: (CaseFact) -> Bool) -> [Nominal] {
            nominal.cases.filter(isChosen).flatMap(\.payload).compactMap { parameter in
                parameter.type.flatMap {
                    program.resolve($0, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal
                }
            }
        }
        let inner = Set(choice.cases.keys.flatMap { nominal in carried(by: nominal) { _ in true } })
        var result: [(Nominal, String)] = []
        var queue = choice.order.filter { !inner.contains($0) }
        while !queue.isEmpty, result.count < choice.cases.count {
            let nominal = queue.removeFirst()
            guard let name = choice.cases[nominal] else { continue }
            result.append((nominal, name))
            queue += carried(by: nominal) { $0.name == name }
        }
        return result
    }

    /// The string that a case of an enum stands for.
    func rawText(of nominal: Nominal, _ name: String) -> String? {
        guard let declared = nominal.cases.first(where: { $0.name == name }) else { return nil }
        return declared.rawValue ?? (nominal.externalParents.contains { $0.name == "String" } ? name : nil)
    }

    /// Where an expression stands, or the first element of one that is an array.
    static func positionOfFirst(in expression: Expression) -> Position? {
        if case .array(let elements) = expression { elements.first?.position } else { expression.position }
    }

    /// A case of an enum is made while a link is read.
    func noteOrigin(_ values: Values, at location: DraftLocation) {
        guard let literals = link?.literals else { return }
        let variants = link?.variants(of: literals) ?? []
        let isInDoubt = link?.isInDoubt ?? false
        for case .enumCase(let nominal, let name, _) in values where !nominal.cases.isEmpty {
            let key = CaseName(nominal: nominal, name: name)
            if link?.origins[key] == nil {
                link?.origins[key] = DeepLinkOrigin(
                    literals: literals, location: location, variants: variants, isInDoubt: isInDoubt)
            }
        }
        for inner in Self.carriedCases(values) { noteOrigin([inner], at: location) }
    }

    /// The cases that the payloads of cases are.
    private static func carriedCases(_ values: Values) -> Values {
        values.reduce(into: []) { cases, value in
            guard case .enumCase(_, _, let payload) = value else { return }
            for argument in payload {
                cases.unite(argument.values.filter { if case .enumCase = $0 { true } else { false } })
            }
        }
    }

    /// Of the values of an enum of links, the one that is being followed.
    ///
    /// - Parameter byOrigin: whether only cases are told apart that are made under different comparisons: else they may
    ///   be shown one after the other.
    func followed(_ values: Values, byOrigin: Bool = false) -> Values {
        guard let choice = link?.choice else { return values }
        var cases: [Nominal: Set<String>] = [:]
        for value in values {
            if case .enumCase(let nominal, let name, _) = value { cases[nominal, default: []].insert(name) }
        }
        let apart = cases.filter { nominal, names in
            names.count > 1
                && (choice.cases[nominal] != nil || areMadeApart(nominal, names) || !byOrigin && isMade(nominal))
        }
        var result: Values = []
        for value in values {
            // What was read before the kind of link was known is no other case.
            if case .instance(let one, _) = value, cases[one]?.contains(choice.cases[one] ?? "") ?? false { continue }
            guard case .enumCase(let nominal, let name, _) = value, apart[nominal] != nil else {
                result.insert(value)
                continue
            }
            if let chosen = choice.cases[nominal] {
                if chosen == name { result.insert(value) }
            } else {
                link?.open(nominal, [name])
                result.insert(value)
            }
        }
        guard result.count > 1 else { return result }
        return carrying(followedCases: followed(Self.carriedCases(result), byOrigin: true), result)
    }

    /// Whether cases of an enum of links are made under different comparisons.
    private func areMadeApart(_ nominal: Nominal, _ names: Set<String>) -> Bool {
        let origins = names.compactMap { link?.origins[CaseName(nominal: nominal, name: $0)]?.literals }
        return origins.count == names.count && Set(origins).count > 1
    }

    /// Whether an enum is made of the link: others, which the handler tells apart as well, say nothing about it.
    private func isMade(_ nominal: Nominal) -> Bool { link?.open[nominal] != nil || link?.rawValues[nominal] != nil }

    /// Values of one case are told apart by the cases that they carry.
    private func carrying(followedCases inner: Values, _ values: Values) -> Values {
        values.filter { value in
            let carried = Self.carriedCases([value])
            return carried.isEmpty || !carried.isDisjoint(with: inner)
        }
    }

    /// The value that an enum's initialiser gives while a link is read.
    ///
    /// - Parameters:
    ///   - made: what the initialiser was seen to make.
    ///   - outer: the enums whose cases carry it: one that carries itself is any of its cases there.
    func linkCase(
        of nominal: Nominal, _ arguments: [Argument] = [], in scope: Scope? = nil, making made: Values = [],
        inside outer: Set<Nominal> = []
    ) -> Values? {
        guard link != nil, !nominal.cases.isEmpty else { return nil }
        if let scope, !arguments.contains(where: { isOfLink($0.value, scope) }) { return nil }
        if let scope, let raw = arguments.first, raw.label == "rawValue" {
            let (item, compared) = (queryItem(in: raw.value, scope), link?.literals)
            link?.rawValues[nominal] = .some(item)
            if link?.beforeRawValues[nominal] == nil { link?.beforeRawValues[nominal] = compared }
        }
        if link?.choice.absent.contains(nominal) == true { return [.null] }
        guard let name = link?.choice.cases[nominal] else {
            link?.open(nominal, names(ofCasesIn: made, of: nominal))
            return nil
        }
        if let scope { noteText(arguments, of: nominal, name, in: scope) }
        let declared = nominal.cases.first { $0.name == name }?.payload ?? []
        let payload = zip(declared, declaredPayload(of: nominal, name)).map { parameter, values in
            ArgumentValue(
                label: parameter.label,
                values: values.reduce(into: Values()) { result, value in
                    // A link inside a link.
                    if case .instance(let inner, _) = value, inner.kind == .enum, inner.functions["init"] != nil,
                        inner !== nominal, !outer.contains(inner)
                    {
                        result.formUnion(linkCase(of: inner, inside: outer.union([nominal])) ?? [value])
                    } else {
                        result.formUnion(casesMade(of: value))
                    }
                })
        }
        return [.enumCase(nominal, name, ArgumentValues(payload))]
    }

    /// The cases of an enum that the link was seen to make; what is no such enum stands for itself.
    private func casesMade(of value: Value) -> Values {
        guard case .instance(let nominal, _) = value, nominal.kind == .enum else { return [value] }
        let made = nominal.cases.filter { link?.origins[CaseName(nominal: nominal, name: $0.name)] != nil }
        return made.isEmpty ? [value] : Values(made.map { declaredCase($0, of: nominal) })
    }
}
