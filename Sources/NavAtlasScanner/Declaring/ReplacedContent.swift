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
        return ReplacingModifier(
            function: function, code: code, scope: self.scope(of: function, receiver: receiver, given),
            content: content)
    }

    /// Whether code only applies such a modifier to the view that it is of.
    private func appliesReplacingModifier(_ code: [Statement], of function: Function) -> Bool {
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        return code.onlyResult?.appliedModifier.map { replacesContent($0, in: place) } ?? false
    }

    /// Whether an expression makes such a modifier, as its type says.
    private func replacesContent(_ modifier: Expression, in place: LookupPlace) -> Bool {
        guard case .call(let callee, _, _) = modifier, let name = FileLowering.dottedName(callee),
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
        switch code.onlyResult.map(unmodified) {
        case .call(.name(let name, _), let arguments, _)?
        where SwiftUINames.transparentViews.contains(name) || layouts.contains(name):
            guard case .closure(let inner)? = arguments.last?.value else { return false }
            return showsInSomeBranches(contents, inner.body)
        case .branching(let choice)?: return showsInSomeBranches(contents, [choice])
        default: break
        }
        let branches = code.shownBranches.map { branch in
            var mentions = false
            SyntaxSearch.mentions(in: branch) { name, _ in mentions = mentions || contents.contains(name) }
            return mentions
        }
        return branches.contains(true) && branches.contains(false)
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
