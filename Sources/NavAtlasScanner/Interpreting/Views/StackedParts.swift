// Views that stand above one another in a stack of screens: `NavigationStack { Header(); List() }` is laid out as a `VStack` is.

extension Interpreter {
    /// The views that a stack's content, or one branch of that, shows beside others: they are parts of the screen around them.
    /// What holds a navigation container of its own is none of them.
    ///
    /// - Parameter hasColumns: whether the views of the content itself are columns, each a screen of its own.
    func partsBesideOthers(in content: Expression, hasColumns: Bool, _ scope: Scope) -> Set<NodeKey> {
        guard case .closure(let closure) = content else { return [] }
        var search = StackedParts(nominal: scope.frame.receiver?.nominal(in: heap))
        noteParts(in: closure.body, areColumns: hasColumns, scope, &search)
        return Set(search.found.map(draft.key))
    }

    private func noteParts(
        in code: [Statement], areColumns: Bool, _ scope: Scope, _ search: inout StackedParts
    ) {
        let statements = search.laidOut(code)
        let shown = statements.compactMap { made(by: $0, scope)?.nominal }
        if !areColumns, shown.count > 1 {
            search.found.formUnion(shown.filter { viewFlow(of: $0) == nil && !fillsFlow($0) })
        }
        for statement in statements {
            switch statement {
            case .conditional(_, let then, let otherwise):
                for branch in [then, otherwise] { noteParts(in: branch, areColumns: false, scope, &search) }
            case .switching(_, let cases, _):
                for one in cases { noteParts(in: one.body, areColumns: false, scope, &search) }
            case .expression(.branching(let inner)), .returning(.branching(let inner)?):
                noteParts(in: [inner], areColumns: areColumns, scope, &search)
            default: break
            }
        }
    }

    /// Whether all branches of a condition show the same views, two or more beside each other: `if isWide { HStack { List();
    /// Bar() } } else { List(); Bar() }` lays them out, and chooses nothing.
    func onlyLaysOut(_ statement: Statement, _ scope: Scope) -> Bool {
        switch statement {
        case .conditional, .switching: shownAnyway(by: statement, scope).map { $0.count > 1 } ?? false
        default: false
        }
    }

    /// The views that code shows; `nil` where a condition decides which.
    private func shownAnyway(by code: [Statement], _ scope: Scope) -> Set<Nominal>? {
        var search = StackedParts(nominal: scope.frame.receiver?.nominal(in: heap))
        return search.laidOut(code).reduce(into: Set<Nominal>?([])) { shown, statement in
            shown = shownAnyway(by: statement, scope).flatMap { shown?.union($0) }
        }
    }

    private func shownAnyway(by statement: Statement, _ scope: Scope) -> Set<Nominal>? {
        let branches: [[Statement]]
        switch statement {
        case .conditional(_, let then, let otherwise): branches = [then, otherwise]
        case .switching(_, let cases, _): branches = cases.map(\.body)
        case .expression(.branching(let inner)), .returning(.branching(let inner)?):
            return shownAnyway(by: inner, scope)
        case .expression, .returning:
            if let made = made(by: statement, scope) { return [made.nominal] }
            guard let value = statement.result,
                case .call(.name(let name, _), let arguments, _) = Self.unmodified(value),
                SwiftUINames.containers.contains(name), case .closure(let content)? = arguments.last?.value
            else { return [] }
            return shownAnyway(by: content.body, scope)
        default: return []
        }
        let shown = branches.map { shownAnyway(by: $0, scope) }
        guard let first = shown.first, shown.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

/// The views that were found, and the members of the view that were looked through.
private struct StackedParts {
    let nominal: Nominal?
    var found: Set<Nominal> = []
    private var members: Set<String> = []

    init(nominal: Nominal?) { self.nominal = nominal }

    /// Statements with what the groups and members among them hold in their places.
    mutating func laidOut(_ statements: [Statement]) -> [Statement] {
        var result: [Statement] = []
        for statement in statements {
            guard let content = statement.result.flatMap({ content(of: $0) }) else {
                result.append(statement)
                continue
            }
            result += laidOut(content)
        }
        return result
    }

    /// The code of a group, or of a member of the view around it, whatever modifies that.
    private mutating func content(of value: Expression) -> [Statement]? {
        var shown = value
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true {
            shown = base
        }
        switch shown.withoutSelf {
        case .call(.name("Group", _), let arguments, _):
            guard case .closure(let group)? = arguments.last?.value else { return nil }
            return group.body
        case .name(let name, _):
            guard members.insert(name).inserted else { return nil }
            return nominal?.properties[name]?.fact.getter
        default: return nil
        }
    }
}
