// The routes of a destination for texts: `navigationDestination(for: String.self) { switch $0 { case "room": … } }`.

extension Interpreter {
    /// One route for each text that a destination's code asks for, where these lead to different places, and one for any other
    /// text; `nil` where the code does not tell texts apart.
    func routes(byTextsOf content: Expression?, in scope: Scope, name: String) -> [TableRoute]? {
        let texts = texts(askedBy: content, in: scope)
        guard !texts.isEmpty, limits.allow(.casesToldApart, beside: texts.count) else { return nil }
        let all = presented(content, in: scope, binding: [[.external("String", [], member: nil, [])]], route: name)
        let told = texts.map { text in (text: text, targets: presented(content, in: scope, asking: text)) }
        let ofTexts = told.reduce(into: Set<NodeKey>()) { $0.formUnion($1.targets.map(\.node)) }
        let others = all.filter { !ofTexts.contains($0.node) }
        let routes = told.compactMap { one -> TableRoute? in
            let targets = Set(one.targets.map(\.node))
            guard !targets.isEmpty, targets.count < Set(all.map(\.node)).count else { return nil }
            return TableRoute(
                caseName: one.text, isForText: true, name: one.text, input: nil, targets: targets)
        }
        guard !routes.isEmpty else { return nil }
        for one in told { accept(one.targets) }
        accept(others)
        let other = TableRoute(caseName: nil, name: name, input: nil, targets: Set(others.map(\.node)))
        return others.isEmpty ? routes : routes + [other]
    }

    private func presented(_ content: Expression?, in scope: Scope, asking text: String) -> Targets {
        let outer = textAsked
        defer { textAsked = outer }
        textAsked = text
        return presented(content, in: scope, binding: [[.text(text)]], route: text)
    }

    /// Whether a comparison with a text holds for the text whose destination is being found, or for the kind of link that is being
    /// followed; `nil` if another value is compared.
    func isTextAsked(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool? {
        if case .name(let name, _) = left, let told = link?.toldTexts[name], scope.variable(name) == [.text(told)] {
            return constantText(right, in: scope).map { $0 == told }
        }
        guard let textAsked, let text = constantText(right, in: scope) else { return nil }
        return evaluate(left, in: scope, expecting: nil) == [.text(textAsked)] ? text == textAsked : nil
    }

    /// The texts that a destination's code asks for, or the code that it hands them to, in their order.
    private func texts(askedBy content: Expression?, in scope: Scope) -> [String] {
        var found: [String] = []
        for code in code(of: content, in: scope) {
            for text in Self.textsAsked(in: code) where !found.contains(text) { found.append(text) }
        }
        return found
    }

    /// A destination's code, and the methods and views to which it may hand what it is given.
    func code(of content: Expression?, in scope: Scope) -> [[Statement]] {
        guard let content else { return [] }
        let own = [Statement.expression(content)]
        let place = scope.frame.place
        let names = SyntaxSearch.callees(in: own)
        let methods = names.sorted().flatMap { name in
            (place.nominal.map { program.methods(name, of: $0) } ?? []).compactMap(\.fact.body)
        }
        let views = names.sorted().compactMap { name in
            program.mayBeType(name) ? program.nominal(named: name, in: place).flatMap { shownCode(of: $0) } : nil
        }
        return [own] + methods + views
    }

    private static func textsAsked(in code: [Statement]) -> [String] {
        var found: [String] = []
        var walk = CodeWalk()
        walk.onPattern = { if case .expression(let value) = $0, let text = text(value) { found.append(text) } }
        walk.onExpression = { expression, _ in
            if case .comparison(_, let value, _) = expression, let text = text(value) { found.append(text) }
        }
        walk.walk(code)
        return found
    }

    private static func text(_ value: Expression) -> String? {
        guard case .string(let segments) = value, segments.count == 1, case .text(let text)? = segments.first else {
            return nil
        }
        return text
    }
}
