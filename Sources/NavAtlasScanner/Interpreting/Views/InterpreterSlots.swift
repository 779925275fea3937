// Views that show more than the views that they are given: a screen with a place for a tab bar, a coordinator whose screens get
// one.

extension Interpreter {
    /// Whether a view shows a model that only it was given, beside what it was given to show: it is a screen with a place for
    /// a part, and no wrapper.
    func isScreen(around content: Values, _ value: Value, _ nominal: Nominal) -> Bool {
        guard case .object(let id) = value, let code = shownCode(of: nominal) else { return false }
        if makesRows(nominal) { return true }
        let contents = Set(contentProperties(of: nominal))
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let beside = views(beside: contents, in: code, place)
        let models = Set(beside.flatMap { modelsGiven(to: $0, by: nominal, place) }).subtracting(contents)
            .reduce(into: Values()) { $0.unite(heap[id].fields[$1] ?? []) }
        guard !models.isEmpty else { return false }
        var isShared = false
        visitObjects(in: content) { part in
            isShared = isShared || heap[part].fields.values.contains { $0.contains(where: models.contains) }
        }
        return !isShared
    }

    /// Whether a view with a title of its own, or for a feature of its own, makes what it is given for each of its elements: a
    /// list of results is a screen, whatever its rows are.
    private func makesRows(_ nominal: Nominal) -> Bool {
        (program.hasTitle(nominal) || showsFeature(nominal))
            && contentProperties(of: nominal).allSatisfy { name in
                if case .function(let inputs, _)? = nominal.properties[name]?.fact.type {
                    !inputs.isEmpty
                } else {
                    false
                }
            }
    }

    /// Whether a view shows the state of a feature with screens of its own.
    private func showsFeature(_ nominal: Nominal) -> Bool {
        nominal.properties.values.contains { property in
            guard property.fact.getter == nil, let state = type(of: property)?.nominal else { return false }
            return dialects.contains { $0.isState(state, self) }
        }
    }

    /// What stands in one layout with the views that a view was given.
    private func views(beside contents: Set<String>, in code: [Statement], _ place: LookupPlace) -> [Expression] {
        guard let shown = Self.onlyChoice(in: code).flatMap(\.result),
            case .call(.name(let name, _), let arguments, _) = Self.unmodified(shown),
            SwiftUINames.transparentViews.contains(name) || Self.layouts.contains(name),
            case .closure(let layout)? = arguments.last?.value
        else { return [] }
        let isContent = layout.body.map { isFilled([$0], by: contents, in: place) }
        guard isContent.contains(true) else { return [] }
        return zip(layout.body, isContent).flatMap { statement, isContent in
            isContent
                ? views(beside: contents, in: [statement], place)
                : statement.result.map { [Self.unmodified($0)] } ?? []
        }
    }

    /// The properties with models that a view hands to another view.
    private func modelsGiven(to view: Expression, by nominal: Nominal, _ place: LookupPlace) -> [String] {
        guard case .call(.name(let name, _), let arguments, _) = view, program.mayBeType(name),
            program.nominal(named: name, in: place).map(isView) ?? false
        else { return [] }
        return arguments.compactMap { argument in
            guard case .name(let name, _) = argument.value.withoutSelf, let property = nominal.properties[name],
                property.fact.getter == nil, property.fact.initializer == nil,
                !property.fact.attributes.contains(where: { $0.name.base.hasPrefix("Environment") }),
                let type = self.type(of: property)?.nominal, [.class, .struct].contains(type.kind), !isView(type)
            else { return nil }
            return name
        }
    }

    static func unmodified(_ view: Expression) -> Expression {
        if case .call(.member(let base, let name, _), _, _) = view, name.first?.isLowercase == true {
            return unmodified(base)
        }
        return view
    }

    /// The screens with which a stack begins that was made for one case, where the case decides: `Modal(first: .settings)`
    /// leads to the settings. `nil` where another one, or none, may be the first.
    func screens(chosenFor target: Target) -> Targets? {
        let outer = decided
        let found = firstScreens(of: target)
        if found == nil { decided = outer }
        return found
    }

    /// Screens as they are shown in a navigation container.
    func inContainer(_ screens: Targets) -> Targets {
        Targets(
            screens.map { screen in
                var screen = screen
                screen.isInContainer = true
                return screen
            })
    }

    private func firstScreens(of target: Target) -> Targets? {
        guard let value = target.value, case .object(let id) = value, let nominal = value.nominal(in: heap),
            isView(nominal), target.node == draft.key(for: nominal), case let isStack = holdsRoutes(nominal),
            isStack || !flows(namedBy: nominal).isEmpty
        else { return nil }
        let given = nominal.propertyOrder.filter { isFixed($0, of: nominal) }
            .compactMap { name -> Nominal? in
                guard let held = heap[id].fields[name], held.count == 1, case .enumCase(let kind, _, _)? = held.first
                else { return nil }
                return kind
            }
        guard let kind = given.first, given.count == 1 else { return nil }
        let outer = container
        // Destinations that its code declares are its own.
        container = nil
        defer { container = outer }
        var first: Targets = []
        let decided = decisions {
            first = with(owner: Owner(node: target.node), mode: .destination) {
                self.targets(in: read("body", of: value), route: "root")
            }
            .filter { !$0.isInline && $0.node != target.node }
        }
        guard first.count == 1, let only = first.first else { return nil }
        guard isStack else {
            // A view around such a stack, to which it hands the case.
            let inner = firstScreens(of: only)
            if inner != nil { noteShown(value, nominal, asPart: true) }
            return inner
        }
        guard decided.contains(kind) else { return nil }
        accept([target])
        noteShown(value, nominal, asPart: true)
        chosenRoots[target.node, default: []].formUnion(first.map(\.node))
        return inContainer(first)
    }

    /// Whether a view passes a property on only to screens: one with a stack, to the destinations of the stack's values; any other,
    /// to the screens to which it leads, if the property is shown or makes rows.
    func givesToScreensOnly(_ name: String, _ nominal: Nominal) -> Bool {
        guard let body = nominal.bodyCode else { return false }
        guard viewFlow(of: nominal) != nil else {
            let shown = ShownMembers(of: nominal)
            guard !shown.mentioned.contains(name),
                bodies(of: nominal).contains(where: { SyntaxSearch.allNames(in: $0).contains(name) })
            else { return false }
            if case .function(let inputs, _)? = nominal.properties[name]?.fact.type, !inputs.isEmpty { return true }
            // A link's label is shown.
            return !shown.names.flatMap(nominal.code(ofMembers:)).contains { Self.isNamed(name, inLabelsOf: $0) }
        }
        let containers = Set(dialects.flatMap(\.flowContainers.keys)).union([
            "navigationDestination", "flowDestination",
        ])
        return Self.isNamed(name, in: body) { callee, arguments in
            let isContainer = callee.calledName.map(containers.contains) ?? false
            return isContainer ? arguments.filter { !$0.value.isClosureWithParameters } : arguments
        }
    }

    /// Whether a view shows what one of its properties holds only over, behind or beside what it shows itself, as a banner: it is
    /// a screen of its own.
    func decorates(_ name: String, _ nominal: Nominal) -> Bool {
        guard let body = nominal.bodyCode else { return false }
        return Self.isNamed(name, in: body) { callee, arguments in
            guard case .member(let base, let called, _) = callee, SwiftUINames.decorating.contains(called),
                let shown = base.innermostName, !Self.isPlainView(shown)
            else { return arguments }
            return []
        }
    }

    /// Whether a view only shows what it is given as rows of a list: `PagedList(notes) { note in NoteRow(note) }`. Pages that
    /// come one after another are no rows.
    func showsRows(_ nominal: Nominal) -> Bool {
        let known = memory { RowLists() }
        if let known = known.areLists[nominal] { return known }
        let code = ShownMembers(of: nominal).names.flatMap(nominal.code(ofMembers:)).flatMap(\.self)
        let named = SyntaxSearch.allNames(in: code)
        let contents = contentProperties(of: nominal)
        let areRows =
            !contents.isEmpty && !named.isDisjoint(with: SwiftUINames.listing)
            && named.isDisjoint(with: SwiftUINames.paging)
            && contents.allSatisfy { name in
                guard case .function(let inputs, _)? = nominal.properties[name]?.fact.type, !inputs.isEmpty else {
                    return false
                }
                return Self.isNamed(name, in: code) { callee, arguments in
                    let isOfData = callee.calledName.map(SwiftUINames.viewsOfData.contains) ?? false
                    return isOfData && arguments.count > 1 ? Array(arguments.prefix(1)) : arguments
                }
            }
        known.areLists[nominal] = areRows
        return areRows
    }

    /// Whether code has a name in something other than what links and modifiers lead to: `NavigationLink(value: note) { label }`.
    private static func isNamed(_ name: String, inLabelsOf body: [Statement]) -> Bool {
        SyntaxSearch.allNames(in: body).contains(name)
            && !isNamed(name, in: body) { callee, arguments in
                guard let called = callee.calledName, SwiftUINames.presenters.contains(called) else { return arguments }
                guard called.hasSuffix("Link") else { return [] }
                let labels = Set(arguments.map(\.label))
                if labels.contains("value") { return arguments }
                return arguments.filter { $0.label == "label" || $0.label == nil && labels.contains("destination") }
            }
    }

    /// Whether code has a name only in those arguments of calls that do not count.
    private static func isNamed(
        _ name: String, in body: [Statement], onlyBeside counted: @escaping (Expression, [Argument]) -> [Argument]
    ) -> Bool {
        let rest = CodeRewriting(expression: { expression in
            guard case .call(let callee, let arguments, let place) = expression else { return expression }
            return .call(callee, counted(callee, arguments), place)
        })
        return SyntaxSearch.allNames(in: body).contains(name)
            && !SyntaxSearch.allNames(in: rest.rewritten(body)).contains(name)
    }
}

extension Expression {
    fileprivate var calledName: String? {
        switch self {
        case .name(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// The name of what modifiers are written after: `Color`, of `Color.red.padding()`.
    fileprivate var innermostName: String? {
        switch self {
        case .name(let name, _): name
        case .call(let callee, _, _): callee.innermostName
        case .member(let base, let name, _): base.innermostName == "self" ? name : base.innermostName
        default: nil
        }
    }

    fileprivate var isClosureWithParameters: Bool {
        if case .closure(let closure) = self { !closure.parameters.isEmpty } else { false }
    }
}

/// The views of which is known whether they show rows.
private final class RowLists {
    var areLists: [Nominal: Bool] = [:]
}
