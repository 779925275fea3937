// How many parts a URL's path has, and items of its query that code goes through one by one.

extension Interpreter {
    /// The comparison of the number of parts of the link's path: `parts.count == 2`, `parts.count > 1`; `nil` where it is not
    /// known what is counted.
    func partCount(_ counted: Expression, is number: Expression, _ scope: Scope) -> URLComparison? {
        guard case .member(let list, "count", _) = counted, let count = number.leastNumber, 0...20 ~= count,
            let leading = elementsBeforeParts(in: list, scope), count >= leading
        else { return nil }
        return URLComparison(text: "", isScheme: false, partCount: count - leading)
    }

    /// The comparison of all parts of the link's path: `parts == ["room", "plan"]`.
    func wholePath(_ list: Expression, is parts: [Expression], _ scope: Scope) -> [URLComparison]? {
        let texts = parts.compactMap { constantText($0, in: scope) }
        guard texts.count == parts.count, let leading = elementsBeforeParts(in: list, scope), 0...1 ~= leading,
            texts.count >= leading
        else { return nil }
        let named = texts.enumerated().map { index, text in
            URLComparison(text: text, isScheme: false, component: index < leading ? nil : index - leading + 1)
        }
        return named + [URLComparison(text: "", isScheme: false, partCount: texts.count - leading)]
    }

    /// The comparison of a list of the link's parts of which there are some: `!parts.isEmpty`, `parts.count > 0`.
    func someParts(of list: Expression, _ scope: Scope) -> URLComparison? {
        guard let leading = elementsBeforeParts(in: list, scope), leading < 1 else { return nil }
        return URLComparison(text: "", isScheme: false, partCount: 1 - leading)
    }

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

extension [Statement] {
    /// Whether code takes something out of a list that a variable holds.
    func take(from name: String) -> Bool {
        SyntaxSearch.contains(in: self) { expression in
            guard case .call(.member(.name(name, _), let call, _), _, _) = expression else { return false }
            return StandardLibraryNames.taking.contains(call)
        }
    }
}
