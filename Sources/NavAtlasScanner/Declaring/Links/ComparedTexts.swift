// Reads what conditions compare parts of a URL with.

extension Interpreter {
    /// Notes what conditions compare the parts of a link with on the way to what they guard.
    ///
    /// - Returns: whether they ask for nothing else.
    @discardableResult
    func compare(_ conditions: [Condition], in scope: Scope) -> Bool {
        guard let link, !link.handlesError else { return true }
        var areTold = true
        for condition in conditions {
            // What is asked of a URL that the code itself makes is decided.
            if case .expression(let value) = condition, holds(value, ofWrittenURLIn: scope) != nil { continue }
            let told = spelledOut(condition, scope).map { compare($0, in: scope) }
            areTold = areTold && told.contains(true)
        }
        return areTold
    }

    /// The same for one condition that holds with others.
    private func compare(_ condition: Condition, in scope: Scope) -> Bool {
        if let words = words(inDisjunction: condition, scope) {
            compare(withOneOf: words)
            return true
        }
        let found = compared(by: condition, scope)
        let known = link?.literals ?? []
        link?.literals += found.filter { !known.isImplied($0) }
        return !found.isEmpty
    }

    /// Notes words of which one suffices: the others make links of their own.
    func compare(withOneOf words: [URLComparison]) {
        guard let first = words.first, let place = link?.literals.count, link?.handlesError == false else { return }
        link?.literals.append(first)
        if words.count > 1 { link?.otherWords[place] = Array(words.dropFirst()) }
    }

    /// What the parts of `url.host == "cart" || url.path == "/cart"` are compared with; `nil` where one asks for more or less.
    private func words(inDisjunction condition: Condition, _ scope: Scope) -> [URLComparison]? {
        switch condition {
        case .expression(.alternative(let parts)):
            let words = parts.map { compared(in: $0, scope) }
            return words.allSatisfy { $0.count == 1 } ? words.flatMap { $0 } : nil
        // `["cart", "basket"].contains(url.host)`
        case .expression(.call(.member(let list, "contains", _), let arguments, _)):
            guard arguments.count == 1, let texts = texts(in: list, scope), !texts.isEmpty,
                mayBeOfLink(arguments[0].value, scope)
            else { return nil }
            return texts.map { literal($0, of: arguments[0].value, scope) }
        default: return nil
        }
    }

    /// The texts that stand in a list: in the code, or in a constant.
    private func texts(in list: Expression, _ scope: Scope) -> [String]? {
        switch list {
        case .array(let elements):
            let texts = elements.compactMap { constantText($0, in: scope) }
            return texts.count == elements.count ? texts : nil
        case .call(.name("Set", _), let arguments, _) where arguments.count == 1:
            return texts(in: arguments[0].value, scope)
        case .name(let name, _):
            if let bound = written(name, in: scope) { return bound.isName ? nil : texts(in: bound, scope) }
            let property =
                scope.frame.place.nominal.flatMap { program.property(name, of: $0) }
                ?? program.globalProperties[name]?.first
            return property?.fact.initializer.flatMap { texts(in: $0, scope) }
        case .member(let type, let name, _):
            let property = typeExpression(type, in: scope)?.nominal.flatMap { program.property(name, of: $0) }
            return property?.fact.initializer.flatMap { texts(in: $0, scope) }
        default: return nil
        }
    }

    /// A condition with what its local Booleans stand for, as conditions that all hold: `!(a || b)` is neither of the two.
    private func spelledOut(_ condition: Condition, _ scope: Scope) -> [Condition] {
        guard case .expression(let value) = condition else { return [condition] }
        return spelledOut(value, scope).parts.map(Condition.expression)
    }

    private func spelledOut(_ condition: Expression, _ scope: Scope, by names: Set<String> = []) -> Expression {
        switch condition {
        case .name(let name, _):
            guard !names.contains(name), scope.variable(name) != nil, let bound = written(name, in: scope) else {
                return condition
            }
            return spelledOut(bound, scope, by: names.union([name]))
        case .combined(let parts) where parts.count == 1: return spelledOut(parts[0], scope, by: names).negated
        case .combined(let parts): return .combined(parts.map { spelledOut($0, scope, by: names) })
        case .alternative(let parts): return .alternative(parts.map { spelledOut($0, scope, by: names) })
        default: return condition
        }
    }

    /// The strings that a condition compares with, itself or in the app's own code that it calls.
    func compared(
        by condition: Condition, _ scope: Scope, _ asked: Set<ObjectIdentifier> = []
    ) -> [URLComparison] {
        switch condition {
        case .expression(let value): compared(in: value, scope, asked)
        case .match(let pattern, let value): compared(value, with: pattern, scope)
        }
    }

    /// `if case "cart"? = url.host`
    private func compared(_ part: Expression, with pattern: Pattern, _ scope: Scope) -> [URLComparison] {
        switch pattern {
        case .enumCase(_, "some", let arguments, _) where arguments.count == 1:
            return compared(part, with: arguments[0].pattern, scope)
        case .expression(let value):
            guard let text = constantText(value, in: scope), mayBeOfLink(part, scope) else { return [] }
            return [literal(text, of: part, scope)]
        case .binding:
            return matched(part, scope) + comparedByMaker(part, scope) + [found(part, scope)].compactMap(\.self)
        case .enumCase: return matched(part, scope)
        default: return []
        }
    }

    /// What a part of the link is searched for: `path.firstMatch(of: /events/)`, `path.range(of: "/events/")`.
    private func matched(_ search: Expression, _ scope: Scope) -> [URLComparison] {
        guard case .call(.member(let base, let name, _), let arguments, _) = search,
            FoundationNames.textSearches.contains(name),
            let first = arguments.first, first.label == "of", mayBeOfLink(base, scope),
            // A pattern of characters is no text of the link.
            !arguments.contains(where: \.asksForPattern),
            let text = constantText(first.value, in: scope)
        else { return [] }
        var found = literal(text, of: base, scope)
        found.isPrefix = name == "prefixMatch"
        return [found]
    }

    /// Either value of `condition ? value : other`: while a link is read, each is made under what the condition asks.
    func either(
        _ then: Expression, _ otherwise: Expression, by condition: Expression, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        guard let outer = link?.literals else {
            return Self.either(
                [then, otherwise].map { part in asAlternative { evaluate(part, in: scope, expecting: type) } })
        }
        link?.hasBranches = true
        compare([.expression(condition)], in: scope)
        let first = evaluate(then, in: scope, expecting: type)
        if link?.literals != outer, let position = Self.positionOfFirst(in: then) {
            noteOrigin(first, at: location(position, in: scope.frame.place.file))
        }
        link?.literals = outer
        return Self.either([first, evaluate(otherwise, in: scope, expecting: type)])
    }

    /// One of two values; it may be there, though nothing is known of it, and the other is nothing.
    private static func either(_ parts: [Values]) -> Values {
        parts.contains([]) && parts.contains([.null]) ? [] : parts[0].union(parts[1])
    }

    /// Notes what the parts of a URL are where code goes on that `if url.scheme != "shop" { return }` would have left.
    func compare(withoutAny conditions: [Condition], in scope: Scope) {
        guard link?.handlesError == false, conditions.count == 1, case .expression(let condition) = conditions[0]
        else { return }
        compare([.expression(.combined([condition]))], in: scope)
    }

    /// The strings that a condition compares with.
    func compared(
        in condition: Expression, _ scope: Scope, _ asked: Set<ObjectIdentifier> = []
    ) -> [URLComparison] {
        switch condition {
        case .comparison(let search, .null, isEqual: false):
            return matched(search, scope) + [found(search, scope)].compactMap(\.self)
        case .comparison(.member(let list, "count", _), .number("0"), isEqual: false):
            return [someParts(of: list, scope)].compactMap(\.self)
        case .comparison(let left, let right, true): return compared(left, right, scope)
        case .combined(let parts) where parts.count == 1:
            // `!url.path.hasPrefix("/old")` says what it is not.
            guard case .member(let list, "isEmpty", _) = parts[0] else { return [] }
            return [someParts(of: list, scope) ?? found(list, scope, isText: true)].compactMap(\.self)
        case .combined(let parts) where !parts.isEmpty:
            let outer = link?.literals
            defer { if let outer { link?.literals = outer } }
            return parts.flatMap { part in
                let found = compared(in: part, scope, asked)
                link?.literals += found
                return found
            }
        case .call(.member(let base, let name, _), let arguments, _)
        where ["contains", "hasPrefix", "hasSuffix", "starts"].contains(name):
            return searched(base, for: arguments.first?.value, by: name, scope)
        default: return comparedByHelper(condition, scope, by: asked)
        }
    }

    /// What two values are compared with one another for: `url.host == "cart"`, `parts.count == 2`.
    private func compared(_ left: Expression, _ right: Expression, _ scope: Scope) -> [URLComparison] {
        if [left, right].contains(where: { Self.lastName(of: $0) == "activityType" }) {
            let isOfWeb = [left, right].contains { Self.lastName(of: $0) == "NSUserActivityTypeBrowsingWeb" }
            if !isOfWeb { link?.hasBranches = true }
            return []
        }
        if let count = partCount(left, is: right, scope) { return [count] }
        if case .array(let parts) = right, let path = wholePath(left, is: parts, scope) { return path }
        let text = comparedText(right, in: scope)
        let part = text == nil ? right : left
        guard let found = text ?? comparedText(left, in: scope), mayBeOfLink(part, scope),
            !isOfMadeURL(part, scope)
        else { return [] }
        return [literal(found, of: part, scope)]
    }

    /// What a part of the link is searched for: `path.hasPrefix("/cart")`, `items.contains { $0.name == "token" }`.
    private func searched(
        _ base: Expression, for sought: Expression?, by name: String, _ scope: Scope
    ) -> [URLComparison] {
        if case .closure(let test)? = sought {
            if areQueryItems(base, scope) {
                return test.body.compactMap(\.result).flatMap { compared(in: $0, scope) }
                    .map { URLComparison(text: "", isScheme: false, item: $0.text) }
            }
            return test.body.flatMap { statement in
                guard case .expression(let value) = statement else { return [URLComparison]() }
                return compared(in: value, scope)
            }
        }
        // `parts.indices.contains(2)`
        if case .member(let list, "indices", _) = base, case .number(let text)? = sought {
            let part = Expression.subscripted(list, [Argument(value: .number(text))], Position(line: 0, column: 0))
            return [found(part, scope)].compactMap(\.self)
        }
        guard let text = sought.flatMap({ constantText($0, in: scope) }), !Self.isQuery(base),
            !isOfMadeURL(base, scope)
        else { return [] }
        let isPrefix = ["hasPrefix", "starts"].contains(name)
        return [URLComparison(text: text, isScheme: Self.mentionsScheme(base), isPrefix: isPrefix)]
    }

    /// The text of a string, or of a whole URL: `url == URL(string: "shop://cart")`.
    private func comparedText(_ expression: Expression, in scope: Scope) -> String? {
        if case .call(.name("URL", _), let arguments, _) = expression, arguments.first?.label == "string" {
            return constantText(arguments[0].value, in: scope)
        }
        return constantText(expression, in: scope)
    }

    /// The one string that is written, or that a constant or a case's raw value holds: `"shop"`, `Keys.scheme`,
    /// `Host.profile.rawValue`.
    func constantText(_ expression: Expression, in scope: Scope) -> String? {
        switch expression {
        case .string(let segments):
            guard segments.count == 1, case .text(let text)? = segments.first else { return nil }
            return text
        case .name, .member, .implicitMember:
            let values = evaluate(expression, in: scope, expecting: nil)
            guard values.count == 1, case .text(let text)? = values.first else { return nil }
            return text
        default: return nil
        }
    }

    /// The same of what a `case` compares with; patterns of members are read as those of enum cases.
    func constantText(_ pattern: Pattern, in scope: Scope) -> String? {
        switch pattern {
        case .expression(let value): return constantText(value, in: scope)
        case .enumCase(let type?, let name, let arguments, let position) where arguments.isEmpty:
            let base = type.split(separator: ".").reduce(Expression?.none) { base, part in
                base.map { .member($0, String(part), position) } ?? .name(String(part), position)
            }
            return base.flatMap { constantText(.member($0, name, position), in: scope) }
        default: return nil
        }
    }

    static func mentionsScheme(_ expression: Expression) -> Bool {
        switch expression {
        case .member(_, "scheme", _), .name("scheme", _): true
        case .call(.member(let base, _, _), _, _): mentionsScheme(base)
        case .either(let parts): parts.first.map(mentionsScheme) ?? false
        default: false
        }
    }
}

extension Expression {
    /// What holds where a condition does not.
    fileprivate var negated: Expression {
        switch self {
        case .combined(let parts) where parts.count == 1: parts[0]
        case .combined(let parts): .alternative(parts.map(\.negated))
        case .alternative(let parts): .combined(parts.map(\.negated))
        case .comparison(let left, let right, let isEqual): .comparison(left, right, isEqual: !isEqual)
        case .boolean(let holds): .boolean(!holds)
        default: .combined([self])
        }
    }

    /// The conditions that all hold.
    fileprivate var parts: [Expression] {
        if case .combined(let parts) = self, parts.count > 1 { parts.flatMap(\.parts) } else { [self] }
    }
}

extension Argument {
    /// `options: .regularExpression`, `options: [.regularExpression, .caseInsensitive]`
    fileprivate var asksForPattern: Bool {
        label == "options" && SyntaxSearch.allNames(in: [.expression(value)]).contains("regularExpression")
    }
}
