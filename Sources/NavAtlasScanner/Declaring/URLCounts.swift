// How many parts a URL's path has, and items of its query that code goes through one by one.

extension Interpreter {
    /// The comparison of the number of parts of the link's path: `parts.count == 2`; `nil` where it is not known what is counted.
    func partCount(_ counted: Expression, is number: Expression, _ scope: Scope) -> URLComparison? {
        guard case .member(let list, "count", _) = counted, case .number(let text) = number, let count = Int(text),
            (0...20).contains(count), let leading = slashes(before: list, scope), count >= leading
        else { return nil }
        return URLComparison(text: "", isScheme: false, partCount: count - leading)
    }

    /// How many elements a list of a path's parts has before the first part: one for its leading slash, or none.
    private func slashes(before list: Expression, _ scope: Scope) -> Int? {
        var made = list
        if case .name(let name, _) = list {
            guard let bound = scope.origin(name) ?? binding(of: name, in: scope), !isChanged(name, in: scope) else {
                return nil
            }
            made = bound
        }
        let names = SyntaxSearch.allNames(in: [.expression(made)])
        guard names.isDisjoint(with: ["host", "query", "suffix", "prefix", "dropLast", "map"]) else { return nil }
        let isShortened = !names.isDisjoint(with: ["dropFirst", "filter"])
        if names.contains("pathComponents") { return isShortened ? 0 : 1 }
        guard names.contains("path") else { return nil }
        if names.contains("split") { return isShortened ? nil : 0 }
        return names.contains("trimmingCharacters") && names.contains("components") && !isShortened ? 0 : nil
    }

    /// Whether code takes something out of a list that a variable holds.
    private func isChanged(_ name: String, in scope: Scope) -> Bool {
        guard let id = scope.frame.function, let body = program.functions[id].fact.body else { return false }
        var isChanged = false
        withoutActuallyEscaping({ isChanged = true }) { note in
            var walk = CodeWalk()
            walk.onExpression = { expression, _ in
                if case .call(.member(.name(name, _), let call, _), _, _) = expression, Self.taking.contains(call) {
                    note()
                }
            }
            walk.walk(body)
            walk = CodeWalk()
        }
        return isChanged
    }

    static let taking: Set<String> = ["popFirst", "removeFirst", "popLast", "removeLast", "remove", "removeAll"]

    /// Remembers the variable of a loop that holds an item of the link's query: `for item in components.queryItems ?? []`.
    func noteQueryItem(_ pattern: Pattern?, of list: Expression?, _ scope: Scope) {
        guard link != nil, case .binding(let name)? = pattern, let list else { return }
        if areQueryItems(list, scope) { link?.queryItems.insert(name) }
    }

    /// The same of a closure's parameter: `items.forEach { item in … }`.
    func noteQueryItem(in arguments: [Argument], of list: Expression?, _ scope: Scope) {
        guard link != nil, let list, case .closure(let closure)? = arguments.first?.value, areQueryItems(list, scope)
        else { return }
        link?.queryItems.insert(closure.parameters.first?.name ?? "$0")
    }

    /// Whether an expression is the whole query of a URL: `url.query`.
    static func isQuery(_ part: Expression) -> Bool {
        lastName(of: part).map { ["query", "percentEncodedQuery"].contains($0) } ?? false
    }

    /// What the name or the value of such an item is compared with. A value is that of the item which is asked for on the way.
    func ofQueryItem(_ text: String, _ part: Expression) -> URLComparison? {
        guard case .member(.name(let name, _), let asked, _) = part, link?.queryItems.contains(name) == true else {
            return nil
        }
        switch asked {
        case "name": return URLComparison(text: "", isScheme: false, item: text)
        case "value":
            let named = link?.literals.last { $0.item != nil && $0.text.isEmpty }
            return URLComparison(text: text, isScheme: false, item: named?.item ?? "{name}")
        default: return nil
        }
    }
}
