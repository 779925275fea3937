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
            if let words = words(ofWhichOneSuffices: condition, scope) {
                compare(withOneOf: words)
                continue
            }
            let found = compared(by: condition, scope)
            self.link?.literals += found
            areTold = areTold && !found.isEmpty
        }
        return areTold
    }

    /// Notes words of which one suffices: the others make links of their own.
    func compare(withOneOf words: [URLComparison]) {
        guard let first = words.first, let place = link?.literals.count, link?.handlesError == false else { return }
        link?.literals.append(first)
        if words.count > 1 { link?.otherWords[place] = Array(words.dropFirst()) }
    }

    /// What the parts of `url.host == "cart" || url.path == "/cart"` are compared with; `nil` where one asks for more or less.
    private func words(ofWhichOneSuffices condition: Condition, _ scope: Scope) -> [URLComparison]? {
        guard case .expression(.alternative(let parts)) = condition else { return nil }
        let words = parts.map { compared(in: $0, scope) }
        return words.allSatisfy { $0.count == 1 } ? words.flatMap { $0 } : nil
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
        case .binding: return matched(part, scope) + comparedByMaker(part, scope)
        case .enumCase: return matched(part, scope)
        default: return []
        }
    }

    /// What a part of the link is searched for: `path.firstMatch(of: /events/)`, `path.range(of: "/events/")`.
    private func matched(_ search: Expression, _ scope: Scope) -> [URLComparison] {
        guard case .call(.member(let base, let name, _), let arguments, _) = search, Self.searching.contains(name),
            let first = arguments.first, first.label == "of", mayBeOfLink(base, scope),
            let text = constantText(first.value, in: scope)
        else { return [] }
        var found = literal(text, of: base, scope)
        found.isPrefix = name == "prefixMatch"
        return [found]
    }

    private static let searching: Set<String> = ["firstMatch", "wholeMatch", "prefixMatch", "range"]

    /// Either value of `condition ? value : other`: while a link is read, each is made under what the condition asks.
    func either(
        _ then: Expression, _ otherwise: Expression, by condition: Expression, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        guard let outer = link?.literals else {
            return Self.either([then, otherwise].map { part in alone { evaluate(part, in: scope, expecting: type) } })
        }
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

    /// What the parts of a URL are where code goes on that `if url.scheme != "shop" { return }` would have left.
    func excluded(by conditions: [Condition], in scope: Scope) -> [URLComparison] {
        guard link?.handlesError == false, conditions.count == 1, case .expression(let condition) = conditions[0]
        else { return [] }
        return excluded(by: condition, in: scope)
    }

    private func excluded(by condition: Expression, in scope: Scope) -> [URLComparison] {
        switch condition {
        case .comparison(let left, let right, isEqual: false):
            compared(in: .comparison(left, right, isEqual: true), scope)
        case .alternative(let parts): parts.flatMap { excluded(by: $0, in: scope) }
        default: []
        }
    }

    /// The strings that a condition compares with.
    func compared(
        in condition: Expression, _ scope: Scope, _ asked: Set<ObjectIdentifier> = []
    ) -> [URLComparison] {
        switch condition {
        case .comparison(let search, .null, isEqual: false): return matched(search, scope)
        case .comparison(let left, let right, true):
            guard ![left, right].contains(where: { Self.lastName(of: $0) == "activityType" }) else { return [] }
            if let count = partCount(left, is: right, scope) { return [count] }
            let text = comparedText(right, in: scope)
            let part = text == nil ? right : left
            guard let found = text ?? comparedText(left, in: scope), mayBeOfLink(part, scope),
                !isOfMadeURL(part, scope)
            else { return [] }
            return [literal(found, of: part, scope)]
        // `!url.path.hasPrefix("/old")` says what it is not.
        case .combined(let parts) where parts.count > 1:
            let outer = link?.literals
            defer { if let outer { link?.literals = outer } }
            return parts.flatMap { part in
                let found = compared(in: part, scope, asked)
                link?.literals += found
                return found
            }
        case .call(.member(let base, let name, _), let arguments, _)
        where ["contains", "hasPrefix", "hasSuffix", "starts"].contains(name):
            // `contains { $0 == "token" }`
            if case .closure(let test)? = arguments.first?.value {
                if areQueryItems(base, scope) {
                    return test.body.compactMap(\.result).flatMap { compared(in: $0, scope) }
                        .map { URLComparison(text: "", isScheme: false, item: $0.text) }
                }
                return test.body.flatMap { statement in
                    guard case .expression(let value) = statement else { return [URLComparison]() }
                    return compared(in: value, scope)
                }
            }
            guard let text = arguments.first.flatMap({ constantText($0.value, in: scope) }), !Self.isQuery(base),
                !isOfMadeURL(base, scope)
            else { return [] }
            let isPrefix = ["hasPrefix", "starts"].contains(name)
            return [URLComparison(text: text, isScheme: Self.mentionsScheme(base), isPrefix: isPrefix)]
        default: return comparedByHelper(condition, scope, by: asked)
        }
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
        default: false
        }
    }
}
