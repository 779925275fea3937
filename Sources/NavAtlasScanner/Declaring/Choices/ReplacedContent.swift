// Modifiers of the app's own that show something else in place of what they modify: a lock screen, a sign-in.

/// A modifier that a call applies, and its code.
struct ReplacingModifier {
    let function: Function
    let code: [Statement]
    /// Where the call runs it.
    let scope: Scope
    /// What is modified.
    let content: Values
}

extension Interpreter {
    /// The branches of a view that a call makes: of one that chooses among screens by what it is given, and of one that shows
    /// in each branch what it is given to show, or something in its place, `Gate(isIn: session.isIn) { Home() } door: { Login() }`.
    func choices(
        madeAs nominal: Nominal, _ call: Expression, _ arguments: [Argument], _ scope: Scope, depth: Int
    ) -> [Choice] {
        let isGate = choosesContent(nominal)
        // Only what may choose is made.
        guard isGate || onlyChooses(nominal) else { return [] }
        let made = with(mode: .destination) { evaluate(call, in: scope, expecting: nil) }
        guard made.count == 1, let value = made.first, value.nominal(in: heap) === nominal, isView(nominal),
            isGate || isTable(nominal, value) || choosesByNumber(nominal, given: arguments, in: scope)
        else { return [] }
        let found = choices(of: value, depth: depth).map { given($0, to: value, arguments, scope) }
        let shown = Set(found.filter { !$0.isOverlay }.flatMap(\.targets).map(\.node))
        return isGate && shown.count < 2 ? [] : found
    }

    /// Whether a view is nothing but a choice, and shows what it is given to show in one of the branches.
    private func choosesContent(_ nominal: Nominal) -> Bool {
        guard isView(nominal), viewFlow(of: nominal) == nil, let code = shownCode(of: nominal),
            case let contents = Set(contentProperties(of: nominal)), !contents.isEmpty
        else { return false }
        return Self.branches(shownBy: code).contains { Self.mentions(contents, $0) }
    }

    /// The modifier of the app's own that a call applies, if it may show something in place of what it modifies.
    func replacingModifier(
        _ name: String, on base: Expression, _ arguments: [Argument], in scope: Scope
    ) -> ReplacingModifier? {
        func content() -> Values { with(mode: .destination) { evaluate(base, in: scope, expecting: nil) } }
        if name == "modifier", let modifier = arguments.first?.value {
            guard replacesContent(modifier, in: scope.frame.place) else { return nil }
            let made = with(mode: .destination) { evaluate(modifier, in: scope, expecting: nil) }
            guard made.count == 1, let receiver = made.first, let function = modifierBody(of: receiver),
                let code = function.fact.body, replacesContent(function)
            else { return nil }
            let content = content()
            return ReplacingModifier(
                function: function, code: code, scope: self.scope(of: function, receiver: receiver, [content]),
                content: content)
        }
        let functions = program.foreignExtensions["View"]?.functions[name] ?? []
        guard let function = choose(functions, arguments, in: scope).first, let code = function.fact.body,
            replacesContent(function) || appliesReplacingModifier(code, of: function),
            case let content = content(), content.count == 1, let receiver = content.first
        else { return nil }
        let given = passed(arguments, to: function, receiver: receiver, in: scope)
        let inner = self.scope(of: function, receiver: receiver, given)
        noteStates(passedBy: arguments, to: function, in: scope, inner)
        return ReplacingModifier(function: function, code: code, scope: inner, content: content)
    }

    /// Whether code only applies such a modifier to the view that it is of.
    private func appliesReplacingModifier(_ code: [Statement], of function: Function) -> Bool {
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        return code.onlyResult?.appliedModifier.map { replacesContent($0, in: place) } ?? false
    }

    /// Whether an expression makes such a modifier, as its type says.
    private func replacesContent(_ modifier: Expression, in place: LookupPlace) -> Bool {
        guard case .call(let callee, _, _) = modifier, let name = callee.dottedName,
            let nominal = program.nominal(named: name, in: place)
        else { return false }
        return program.methods("body", of: nominal).contains {
            $0.fact.parameters.count == 1 && replacesContent($0)
        }
    }

    /// Marks what is shown in place of a navigation container.
    func besideFlow(_ choices: [Choice], of content: Values) -> [Choice] {
        let shown = Set(with(mode: .destination) { targets(in: content, route: "root") }.map(\.node))
        return choices.map { choice in
            var choice = choice
            let isContent = choice.targets.contains { shown.contains($0.node) }
            (choice.holdsFlow, choice.isBesideFlow) = (isContent, !isContent)
            return choice
        }
    }

    /// The function by which a view modifier shows what it modifies.
    func modifierBody(of modifier: Value) -> Function? {
        modifier.nominal(in: heap).flatMap { nominal in
            program.methods("body", of: nominal).first { $0.fact.parameters.count == 1 }
        }
    }

    /// Whether a modifier shows what it modifies in one branch, and not in another.
    func replacesContent(_ function: Function) -> Bool {
        guard let code = function.fact.body else { return false }
        let content = function.fact.name == "body" ? function.fact.parameters.first?.name ?? "" : "self"
        return Self.showsInSomeBranches([content], code)
    }

    /// Whether a view shows what it is given to show in one branch, and another screen in its place in another:
    /// `SignedIn { HomeScreen() }`.
    func replacesContent(_ value: Value, _ nominal: Nominal) -> Bool {
        guard let code = shownCode(of: nominal), viewFlow(of: nominal) == nil,
            Self.showsInSomeBranches(Set(contentProperties(of: nominal)), code)
        else { return false }
        return Set(choices(of: value).filter { !$0.isOverlay }.flatMap { $0.targets.map(\.node) }).count > 1
    }

    private static func showsInSomeBranches(_ contents: Set<String>, _ code: [Statement]) -> Bool {
        let branches = branches(shownBy: code).map { mentions(contents, $0) }
        return branches.contains(true) && branches.contains(false)
    }

    private static func mentions(_ names: Set<String>, _ code: [Statement]) -> Bool {
        var mentions = false
        SyntaxSearch.mentions(in: code) { name, _ in mentions = mentions || names.contains(name) }
        return mentions
    }

    /// The branches of which code consists, within what only lays out.
    private static func branches(shownBy code: [Statement]) -> [[Statement]] {
        switch code.onlyResult.map(unmodified) {
        case .call(.name(let name, _), let arguments, _)?
        where SwiftUINames.transparentViews.contains(name) || layouts.contains(name):
            guard case .closure(let inner)? = arguments.last?.value else { return [] }
            return branches(shownBy: inner.body)
        case .branching(let choice)?: return branches(shownBy: [choice])
        default: return code.shownBranches
        }
    }
}

extension [Statement] {
    /// The branches that code consists of.
    fileprivate var shownBranches: [[Statement]] {
        guard count == 1 else { return [] }
        switch self[0] {
        case .conditional(_, let then, let otherwise):
            return otherwise.isEmpty
                ? [] : [then] + (otherwise.shownBranches.isEmpty ? [otherwise] : otherwise.shownBranches)
        case .switching(_, let cases, _): return cases.map(\.body)
        default: return []
        }
    }
}

extension Expression {
    /// `Gate()` of `modifier(Gate())`, on the view itself.
    fileprivate var appliedModifier: Expression? {
        switch self {
        case .call(.name("modifier", _), let arguments, _),
            .call(.member(.name("self", _), "modifier", _), let arguments, _):
            arguments.first?.value
        default: nil
        }
    }
}
