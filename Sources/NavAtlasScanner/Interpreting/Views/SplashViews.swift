// Views that only draw until their own code turns them, by itself, to a screen: `if isDone { Home() } else { Logo() }`.

extension Interpreter {
    /// Whether a view draws a splash, and then shows the screen of one of its branches for good.
    ///
    /// Content that is loaded is no such screen: it is given what the view has loaded, or comes after a spinner or under a title.
    /// Nor is what a person turns on and off.
    func isSplash(_ nominal: Nominal) -> Bool {
        guard !program.hasTitle(nominal),
            case .conditional(let conditions, let then, let otherwise)? = shownCode(of: nominal).flatMap(Self.choice),
            conditions.count == 1, case .expression(let condition) = conditions[0]
        else { return false }
        var (asked, isNegated) = (condition, false)
        if case .combined(let parts) = condition, parts.count == 1 { (asked, isNegated) = (parts[0], true) }
        guard let state = asked.withoutSelf.dottedName, let turned = flagSet(state, by: nominal)
        else { return false }
        let (first, later) = turned == isNegated ? (then, otherwise) : (otherwise, then)
        guard !first.isEmpty, onlyDrawsForAMoment(first, in: nominal) else { return false }
        return showsScreen(later, madeWithoutStatesOf: nominal)
    }

    /// What a view's own code sets a flag to; `nil` where it does not, or to both.
    private func flagSet(_ state: String, by nominal: Nominal) -> Bool? {
        var found: Set<Bool> = []
        for code in bodies(of: nominal) {
            _ = SyntaxSearch.contains(in: code) { expression in
                if case .assignment(let target, .boolean(let isOn), _) = expression,
                    target.withoutSelf.dottedName == state
                {
                    found.insert(isOn)
                }
                return false
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The choice that is all that code shows, in any layout or container.
    static func choice(in code: [Statement]) -> Statement? {
        guard let only = bareChoice(in: code) else { return nil }
        guard case .expression(let shown) = only, case .call(.name(let name, _), let arguments, _) = unmodified(shown),
            passing.contains(name), case .closure(let content)? = arguments.last?.value
        else { return only }
        return choice(in: content.body)
    }

    /// Whether code draws without a control, a spinner, or a view of the app's that has these or does more than draw.
    private func onlyDrawsForAMoment(_ code: [Statement], in nominal: Nominal) -> Bool {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let views = SyntaxSearch.typeNames(in: code).compactMap { program.nominal(named: $0, in: place) }.filter(isView)
        return ([code] + views.flatMap(bodies)).allSatisfy { code in
            !hasControls(in: code) && !SyntaxSearch.typeNames(in: code).contains("ProgressView")
        } && views.allSatisfy(onlyDraws)
    }

    /// Whether code shows one view of the app's own that does more than draw, and is given nothing that the view around it
    /// keeps itself.
    private func showsScreen(_ code: [Statement], madeWithoutStatesOf nominal: Nominal) -> Bool {
        guard code.count == 1, let view = code[0].result,
            case .call(let callee, let arguments, _) = Self.unmodified(view),
            let name = callee.dottedName,
            let screen = program.nominal(named: name, in: LookupPlace(file: nominal.file, nominal: nominal)),
            isView(screen), !onlyDraws(screen)
        else { return false }
        let given = SyntaxSearch.allNames(in: arguments.map { .expression($0.value) })
        return nominal.properties.values.allSatisfy { property in
            !["ObservedObject", "State", "StateObject"].contains { name in
                property.fact.attributes.contains { $0.name.base == name }
            } || given.isDisjoint(with: [property.fact.name, "$" + property.fact.name])
        }
    }
}
