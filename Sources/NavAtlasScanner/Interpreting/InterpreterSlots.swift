// Views that show more than the views that they are given: a screen with a place for a tab bar, a coordinator whose screens get
// one.

extension Interpreter {
    /// Whether a view shows a model that only it was given, beside what it was given to show: it is a screen with a place for
    /// a part, and no wrapper.
    func isScreen(around content: Values, _ value: Value, _ nominal: Nominal) -> Bool {
        guard case .object(let id) = value, let code = shownCode(of: nominal) else { return false }
        let contents = Set(Self.contentProperties(of: nominal))
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

    /// What stands in one layout with the views that a view was given.
    private func views(beside contents: Set<String>, in code: [Statement], _ place: LookupPlace) -> [Expression] {
        guard let shown = Self.onlyChoice(in: code).flatMap(\.result),
            case .call(.name(let name, _), let arguments, _) = Self.unmodified(shown),
            Self.transparent.contains(name) || Self.layouts.contains(name),
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
            guard case .name(let name, _) = Self.withoutSelf(argument.value), let property = nominal.properties[name],
                property.fact.getter == nil, property.fact.initializer == nil,
                !property.fact.attributes.contains(where: { $0.name.base.hasPrefix("Environment") }),
                let type = self.type(of: property)?.nominal, [.class, .struct].contains(type.kind), !isView(type)
            else { return nil }
            return name
        }
    }

    private static func unmodified(_ view: Expression) -> Expression {
        if case .call(.member(let base, let name, _), _, _) = view, name.first?.isLowercase == true {
            return unmodified(base)
        }
        return view
    }

    /// Whether a view that holds a stack hands on what it is given only to the screens that the stack's values stand for.
    func givesToScreensOnly(_ name: String, _ nominal: Nominal) -> Bool {
        guard viewFlow(of: nominal) != nil, let body = nominal.bodyCode else { return false }
        let containers = Set(dialects.flatMap(\.flowContainers.keys)).union([
            "navigationDestination", "flowDestination",
        ])
        let withoutScreens = CodeRewriting(expression: { expression in
            guard case .call(let callee, let arguments, let place) = expression, let called = callee.calledName,
                containers.contains(called)
            else { return expression }
            return .call(callee, arguments.filter { !$0.value.isClosureWithParameters }, place)
        })
        return SyntaxSearch.allNames(in: body).contains(name)
            && !SyntaxSearch.allNames(in: withoutScreens.rewritten(body)).contains(name)
    }
}

extension Expression {
    fileprivate var calledName: String? {
        switch self {
        case .name(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    fileprivate var isClosureWithParameters: Bool {
        if case .closure(let closure) = self { !closure.parameters.isEmpty } else { false }
    }
}
