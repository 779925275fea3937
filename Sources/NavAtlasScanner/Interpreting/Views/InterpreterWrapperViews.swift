// Views that the graph replaces by their content: wrappers around given views, views that only switch, hosts of coordinators.

extension Interpreter {
    /// Whether a view is a wrapper for the views that it is given, and shows nothing of its own without them.
    func isToBeFilled(_ nominal: Nominal) -> Bool {
        let generic = Self.views(amongGenericsOf: nominal)
        return nominal.properties.values.contains { $0.fact.getter == nil && Self.holds($0, oneOf: generic) }
    }

    /// Whether a property holds views of one of some types, or makes them.
    private static func holds(_ property: Property, oneOf types: Set<String>) -> Bool {
        switch property.fact.type {
        case .function(_, let output)?: types.contains(output.base)
        case .named(let type, _)?: types.contains(type)
        default: false
        }
    }

    /// Whether a property of a wrapper holds what the wrapper is given to show.
    private func holdsContent(_ property: Property, of nominal: Nominal) -> Bool {
        let isBuilt = property.fact.attributes.contains { $0.name.base == "ViewBuilder" }
        return property.fact.getter == nil && !isOwnState(property, of: nominal)
            && (Self.holds(property, oneOf: Self.views(amongGenericsOf: nominal).union(["AnyView"]))
                || property.fact.initializer == nil && Self.holds(property, oneOf: SwiftUINames.existentials)
                || isBuilt)
    }

    /// Whether a property is a state of a view to which only the view's own code gives something, later:
    /// `@State private var shown: AnyView?`.
    private func isOwnState(_ property: Property, of nominal: Nominal) -> Bool {
        let name = property.fact.name
        return property.fact.attributes.contains { $0.name.base == "State" }
            && program.changed.mayChange(property.fact, of: nominal)
            && !program.methods("init", of: nominal).contains { initializer in
                !SyntaxSearch.allNames(in: initializer.fact.body ?? []).isDisjoint(with: [name, "_" + name])
            }
    }

    private static func views(amongGenericsOf nominal: Nominal) -> Set<String> {
        Set(nominal.generics.filter { ["View", "SwiftUI.View"].contains($0.constraint?.base ?? "") }.map(\.name))
    }

    /// The properties of a wrapper that hold what it is given to show.
    func contentProperties(of nominal: Nominal) -> [String] {
        nominal.propertyOrder.filter { name in nominal.properties[name].map { holdsContent($0, of: nominal) } ?? false }
    }

    /// The closures that a wrapper was given to show.
    func contentClosures(of value: Value, _ nominal: Nominal) -> [ClosureID] {
        guard case .object(let id) = value else { return [] }
        return contentProperties(of: nominal).flatMap { name in
            (heap[id].fields[name] ?? []).compactMap { if case .closure(let id) = $0 { id } else { nil } }
        }
    }

    /// Whether the body of a view shows only the views that it is given: `Theme { … }`.
    private func isFilled(_ nominal: Nominal) -> Bool {
        if let known = filledViews[nominal] { return known }
        filledViews[nominal] = false
        let contents = Set(contentProperties(of: nominal))
        guard !contents.isEmpty, isView(nominal), viewFlow(of: nominal) == nil, let body = nominal.bodyCode else {
            return false
        }
        let isFilled = isFilled(body, by: contents, in: LookupPlace(file: nominal.file, nominal: nominal))
        filledViews[nominal] = isFilled
        return isFilled
    }

    /// Whether a view shows only its content, and the view itself is not known: `let page: AnyPage?`. The content of other views of
    /// its type is not its own.
    func isUnknownWrapper(_ value: Value, _ nominal: Nominal) -> Bool {
        if case .instance = value { isFilled(nominal) } else { false }
    }

    /// Whether code shows the content of one of some properties, within containers and modifiers.
    func isFilled(_ code: [Statement], by names: Set<String>, in place: LookupPlace) -> Bool {
        switch Self.onlyChoice(in: code) {
        case .expression(let value), .returning(let value?): isFilled(value, by: names, in: place)
        default: false
        }
    }

    private func isFilled(_ expression: Expression, by names: Set<String>, in place: LookupPlace) -> Bool {
        switch expression.withoutSelf {
        case .name(let name, _): return names.contains(name)
        case .call(let callee, let arguments, _):
            switch callee.withoutSelf {
            case .name(let name, _) where names.contains(name): return true
            case .name("AnyView", _): return arguments.first.map { isFilled($0.value, by: names, in: place) } ?? false
            case .name(let name, _) where SwiftUINames.transparentViews.contains(name) || Self.layouts.contains(name):
                guard case .closure(let content)? = arguments.last?.value else { return false }
                return content.body.contains { isFilled([$0], by: names, in: place) }
            case .name(let name, _):
                return filling(name, arguments, in: place).map { isFilled($0.body, by: names, in: place) } ?? false
            case .member(let base, let name, _) where name.first?.isLowercase == true:
                return isFilled(base, by: names, in: place)
            default: return false
            }
        default: return false
        }
    }

    /// The closure whose views fill a view of the app's own, or all of them where there is one for each of its places.
    func filling(_ name: String, _ arguments: [Argument], in place: LookupPlace) -> Closure? {
        let closures = arguments.compactMap { if case .closure(let closure) = $0.value { closure } else { nil } }
        guard var content = closures.first, program.mayBeType(name),
            let nominal = program.nominal(named: name, in: place), isFilled(nominal),
            closures.count == 1
                || closures.count == contentProperties(of: nominal).count
                    && closures.allSatisfy(\.parameters.isEmpty)
        else { return nil }
        content.body = closures.flatMap(\.body)
        return content
    }

    /// Whether a view of a library other than the system's stands around a choice alone: `TabBarView(selected: tab) { switch tab
    /// { … } }`.
    func isLibraryWrapper(_ name: String, around content: Closure, in place: LookupPlace) -> Bool {
        guard content.parameters.isEmpty, !SystemViews.contains(name), program.nominal(named: name, in: place) == nil
        else { return false }
        switch Self.bareChoice(in: content.body) {
        case .conditional(_, _, else: let otherwise)? where otherwise.isEmpty: return false
        case .conditional?, .switching?: return !SyntaxSearch.words(in: content.body).contains("$0")
        default: return false
        }
    }

    /// The code of a view's body, within the views that it fills.
    func shownCode(of nominal: Nominal) -> [Statement]? {
        guard var code = nominal.bodyCode else { return nil }
        while case .expression(.call(.name(let name, _), let arguments, _))? = Self.onlyChoice(in: code),
            let content = filling(name, arguments, in: LookupPlace(file: nominal.file, nominal: nominal))
        {
            code = nominal.code(of: content.body)
        }
        return code
    }

    /// The views, with each wrapper replaced by the views that it was given to show. The wrapper's own code runs for the view
    /// around it.
    func unwrapped(_ views: Values, _ outer: Set<ObjectID> = []) -> Values {
        views.reduce(into: []) { result, view in
            guard case .object(let id) = view, !outer.contains(id), case let nominal = heap[id].nominal,
                isFilled(nominal)
            else {
                result.insert(view)
                return
            }
            noteShown(view, nominal, asPart: true)
            with(owner: Owner(node: owner.node, component: nominal)) {
                runReactions(heldBy: view)
                result.unite(unwrapped(body(of: view), outer.union([id])))
            }
        }
    }

    /// What ``unwrapped(_:_:)`` finds inside wrappers, without showing anything.
    private func contentOfWrappers(in views: Values, _ outer: Set<ObjectID> = []) -> Values {
        views.reduce(into: []) { result, view in
            if case .object(let id) = view, !outer.contains(id), case let nominal = heap[id].nominal, isFilled(nominal),
                let content = content(of: view, nominal)
            {
                result.unite(contentOfWrappers(in: content, outer.union([id])))
            } else if case .external(let name, _, nil, let shown) = view, SwiftUINames.viewsAroundOne.contains(name) {
                result.unite(contentOfWrappers(in: shown.reduce(into: []) { $0.unite($1.values) }, outer))
            } else {
                result.insert(view)
            }
        }
    }

    /// The views that a wrapper was made with; `nil` where it takes none.
    func content(of value: Value, _ nominal: Nominal) -> Values? {
        func isClass(_ type: TypeReference, of nominal: Nominal) -> Bool {
            program.resolve(type, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal?.kind == .class
        }

        guard case .object(let id) = value else { return nil }
        var result: Values = []
        for name in nominal.propertyOrder {
            guard let property = nominal.properties[name], property.fact.getter == nil else { continue }
            // A container that builds what its path says is a coordinator: `RouterView(router) { route in … }`. What is
            // given a router, or a state of the container's own that chooses nothing, is the content:
            // `RouterView { router in … }`, `DraftStack { $draft in … }`.
            if case .function(let inputs, _)? = property.fact.type, viewFlow(of: nominal) != nil,
                case let mayBeGivenState = !declaresDestinations(nominal),
                !inputs.allSatisfy({ isClass($0, of: nominal) || mayBeGivenState && $0.base == "Binding" })
            {
                continue
            }
            guard holdsContent(property, of: nominal), !givesToScreensOnly(name, nominal),
                !decorates(name, nominal)
            else { continue }
            let held = heap[id].fields[name] ?? []
            result.unite(runClosures(held).union(keepingPlain(held)))
        }
        return result.isEmpty ? nil : result
    }

    /// The one view that becomes a screen of its own, or the one that a wrapper was made with.
    func screen(among elements: Values, inside outer: Set<ObjectID> = []) -> Owner? {
        guard mode == .destination || isActing else { return nil }
        var elements = elements
        while true {
            // What is done to any screen that a state holds is the matter of the view that shows them.
            if elements.count == 1, elements.first == assumption?.value { return nil }
            let inner = elements.reduce(into: Values()) { inner, value in
                guard case .external(Self.modifiedView, _, nil, let arguments) = value else {
                    inner.insert(value)
                    return
                }
                inner.unite(arguments.first?.values ?? [])
            }
            guard inner != elements else { break }
            elements = inner
        }
        let screens = elements.filter { $0.nominal(in: heap).map(isView) ?? false }
        guard screens.count == 1, let screen = screens.first, let nominal = screen.nominal(in: heap),
            !isSharedPicture(nominal)
        else { return nil }
        if case .object(let id) = screen, !nominal.generics.isEmpty, !outer.contains(id),
            let content = content(of: screen, nominal)
        {
            return self.screen(among: content, inside: outer.union([id]))
        }
        return Owner(node: draft.key(for: nominal), component: nil)
    }

    /// What a modifier shows beside the views that it modifies.
    func removing(_ elements: Values, from shown: Values) -> Values {
        limits.spend(shown.count)
        return shown.subtracting(elements).reduce(into: []) { result, value in
            guard case .external(let name, let generics, nil, let arguments) = value, !arguments.isEmpty else {
                result.insert(value)
                return
            }
            let others = arguments.map {
                ArgumentValue(label: $0.label, values: removing(elements, from: $0.values))
            }
            result.insert(.external(name, generics, member: nil, ArgumentValues(others)))
        }
    }

    /// Whether a target is a wrapper that was given nothing of the app's own. What was given an empty place and leads somewhere
    /// itself, as a list with links and without a header, is none.
    func isFrame(_ target: Target) -> Bool {
        guard let value = target.value, let nominal = value.nominal(in: heap), isView(nominal),
            !nominal.generics.isEmpty, let content = content(of: value, nominal),
            !Self.areEmpty(content) || onlyDraws(nominal)
        else { return false }
        return !isScreen(around: content, value, nominal)
    }

    /// Whether a view's body is only a choice among screens by a value that it was given. A choice among flows by what may
    /// change is a coordinator's; one flow among screens, for a value that is known, is another row of the table.
    func isTable(_ nominal: Nominal, _ value: Value) -> Bool {
        guard case .object(let id) = value,
            case .switching(let subject, let cases, _)? = bareChoice(of: nominal),
            let (name, part) = Self.chosenBy(subject), !cases.isEmpty,
            case let isFixed = isFixed(name, part, of: nominal) && !showFlowsOnly(cases, in: nominal),
            isFixed || part == nil && viewFlow(of: nominal) == nil && !changes(ownState: name, of: nominal)
        else { return false }
        let held = dereferenced(heap[id].fields[name] ?? [])
        let chosen = part.map { part in held.reduce(into: Values()) { $0.unite(read(part, of: $1)) } } ?? held
        let areKnown = chosen.allSatisfy { if case .enumCase = $0 { true } else { false } }
        let areCases = chosen.allSatisfy { $0.nominal(in: heap)?.kind == .enum }
        guard !chosen.isEmpty, areCases else { return false }
        // What an enum that is a view hands itself to shows what the enum stands for.
        if areKnown, chosen.allSatisfy({ $0.nominal(in: heap).map(isView) ?? false }) { return true }
        let body = ownBody(of: value, nominal)
        if areKnown && isFixed || body.isEmpty { return true }
        let shown = contentOfWrappers(in: body)
        // Of what may be any case, each must show a screen of its own.
        if !areKnown {
            let views = shown.filter { $0.nominal(in: heap).map(isView) ?? false }
            guard views.count > 1, views.count == shown.count else { return false }
        }
        if areKnown, shown.count == 1, nominal.properties[name]?.fact.attributes.isEmpty == true,
            flows(namedBy: nominal).count == 1
        {
            return true
        }
        return isFixed
            || !shown.contains { inner in
                inner.nominal(in: heap).map { viewFlow(of: $0) != nil || flow(of: $0) != nil } ?? false
            }
    }

    /// The property by which a view chooses, and that of the record which it holds: `switch page`, `switch route.page`.
    private static func chosenBy(_ subject: Expression) -> (name: String, part: String?)? {
        switch first(of: subject).withoutSelf {
        case .name(let name, _): return (name, nil)
        case .member(let base, let part, _):
            guard case .name(let name, _) = base.withoutSelf else { return nil }
            return (name, part)
        default: return nil
        }
    }

    /// The same of a case in a record that the view is given.
    private func isFixed(_ name: String, _ part: String?, of nominal: Nominal) -> Bool {
        guard let part else { return isFixed(name, of: nominal) }
        guard let property = nominal.properties[name], property.fact.isToBeGiven, property.fact.isConstant,
            property.fact.attributes.isEmpty, let record = type(of: property)?.nominal, record.kind == .struct,
            let held = program.property(part, of: record), held.fact.getter == nil,
            let chosen = type(of: held)?.nominal, chosen.kind == .enum
        else { return false }
        return !dialects.contains { $0.isState(record, self) || $0.isState(chosen, self) }
    }

    /// Whether each case shows a view with a navigation container of its own: such a choice is a coordinator's.
    private func showFlowsOnly(_ cases: [SwitchCase], in nominal: Nominal) -> Bool {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return cases.allSatisfy { one in
            SyntaxSearch.typeNames(in: one.body).allSatisfy { name in
                guard let shown = program.nominal(named: name, in: place), isView(shown) else { return true }
                return viewFlow(of: shown) != nil
            }
        }
    }

    /// Whether a view is given a case when it is made, and keeps that. What a store holds changes.
    func isFixed(_ name: String, of nominal: Nominal) -> Bool {
        guard let property = nominal.properties[name], let held = type(of: property)?.nominal, held.kind == .enum,
            !dialects.contains(where: { $0.isState(held, self) })
        else { return false }
        let fact = property.fact
        return fact.isConstant && fact.attributes.isEmpty && fact.initializer == nil && fact.getter == nil
    }

    /// Whether a view only chooses by a number or text that is a state of the view around it: `Pages(selected: selected)`,
    /// beside a bar of the app's own.
    func choosesByNumber(_ nominal: Nominal, given arguments: [Argument], in scope: Scope) -> Bool {
        guard viewFlow(of: nominal) == nil,
            case .switching(let subject, let cases, _)? = bareChoice(of: nominal),
            case .name(let name, _) = Self.first(of: subject).withoutSelf,
            let given = arguments.first(where: { $0.label == name })?.value
        else { return false }
        return cases.contains { $0.patterns.contains { Self.constant($0) != nil } }
            && statePlace(of: given, in: scope) != nil
    }

    /// Whether a view shows whatever a coordinator of some type makes, and holds no flow itself.
    func isHost(_ nominal: Nominal) -> Bool {
        let open = nominal.generics.filter { !["View", "SwiftUI.View"].contains($0.constraint?.base ?? "View") }
        guard !open.isEmpty, viewFlow(of: nominal) == nil, let body = shownCode(of: nominal) else { return false }
        let makers = nominal.properties.filter { property in
            open.contains { $0.name == property.value.fact.type?.base }
        }
        return !makers.isEmpty && Self.shows(body, aMemberOf: Set(makers.keys))
    }

    /// Whether a body is what a member of a property gives, within containers and modifiers.
    static func shows(_ body: [Statement], aMemberOf makers: Set<String>) -> Bool {
        guard body.count == 1, case .expression(let shown)? = body.first else { return false }
        return shows(shown, aMemberOf: makers)
    }

    static func shows(_ expression: Expression, aMemberOf makers: Set<String>) -> Bool {
        switch expression {
        case .member(let base, _, _), .call(.member(let base, _, _), _, _):
            if case .name(let name, _) = base.withoutSelf, makers.contains(name) { return true }
            return shows(base, aMemberOf: makers)
        case .call(.name(let name, _), let arguments, _)
        where SwiftUINames.transparentViews.contains(name) || layouts.contains(name):
            guard case .closure(let content)? = arguments.last?.value else { return false }
            return shows(content.body, aMemberOf: makers)
        default: return false
        }
    }
}
