// Views below one title or toolbar: parts of the screen that has it.

extension Interpreter {
    /// Whether a stack's content chooses among views to all of which it gives one title, and none has a title of its own:
    /// they are parts of the screen that has it. So are those to which it gives one toolbar, where one of its branches is no
    /// view of its own. A person may sign in, and then see the app, below one title.
    func haveOneBar(_ shown: Targets, in column: Expression, of node: NodeKey, _ scope: Scope) -> Bool {
        guard case .closure(let content) = column, content.body.count == 1,
            case .expression(var view)? = content.body.first
        else { return false }
        var (hasTitle, hasToolbar) = (false, false)
        while case .call(.member(let base, let name, _), let arguments, _) = view, name.first?.isLowercase == true {
            hasTitle = hasTitle || ["navigationTitle", "navigationBarTitle"].contains(name)
            hasToolbar = hasToolbar || name == "toolbar" && SyntaxSearch.makesClosure(arguments)
            view = base
        }
        hasTitle = hasTitle && !draft.entries.contains(node)
        guard hasTitle || hasToolbar, Self.mayChoose(view), Set(shown.map(\.node)).count > 1 else { return false }
        let areUntitled = shown.allSatisfy { root in
            guard case .type(let nominal) = root.node else { return false }
            return !program.hasTitle(nominal) && viewFlow(of: nominal) == nil
        }
        return areUntitled && (hasTitle || ownViews(in: column, beside: shown, scope).contains(where: holdsParts))
    }

    /// What a stack's content shows that is no view of the app's own as a whole, and holds none of some screens.
    private func ownViews(in column: Expression, beside shown: Targets, _ scope: Scope) -> Values {
        let nodes = Set(shown.map(\.node))
        return with(mode: .destination) {
            withoutGroups(self.shown(by: column, in: scope)).filter { value in
                targets(in: [value], route: "root").allSatisfy(\.isInline) && !holds(value, oneOf: nodes)
            }
        }
    }

    private func holds(_ value: Value, oneOf nodes: Set<NodeKey>) -> Bool {
        if case .external(_, _, nil, let arguments) = value {
            return arguments.contains { $0.values.contains { holds($0, oneOf: nodes) } }
        }
        return value.nominal(in: heap).map { nodes.contains(draft.key(for: $0)) } ?? false
    }

    /// Whether the branches inside a container are parts of the view that holds it.
    func areParts(_ found: [Choice], of container: String, _ content: Closure, _ scope: Scope) -> Bool {
        guard ["NavigationStack", "NavigationView"].contains(container),
            let nominal = scope.frame.receiver?.nominal(in: heap)
        else { return false }
        let shown = found.reduce(into: Targets()) { $0.unite($1.targets) }
        return haveOneBar(shown, in: .closure(content), of: draft.key(for: nominal), scope)
    }

    /// Whether an expression may show one of several views: it makes none itself.
    private static func mayChoose(_ view: Expression) -> Bool {
        guard case .call(let callee, _, _) = view, let name = callee.dottedName else { return true }
        return name.first?.isLowercase == true || SwiftUINames.transparentViews.contains(name) || layouts.contains(name)
    }

    /// Views, with each library's view that shows nothing of its own replaced by what it holds.
    func withoutGroups(_ values: Values) -> Values {
        values.reduce(into: []) { result, value in
            if case .external(Self.modifiedView, _, nil, let arguments) = value, arguments.count == 2 {
                let views = withoutGroups(arguments[0].values)
                result.unite(views.reduce(into: []) { $0.unite(modified([$1], by: arguments[1].values)) })
                return
            }
            guard case .external(let name, _, nil, let arguments) = value, SwiftUINames.transparentViews.contains(name)
            else {
                result.insert(value)
                return
            }
            for argument in arguments { result.unite(withoutGroups(argument.values)) }
        }
    }
}
