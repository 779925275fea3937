// Recognises expressions that read parts of a URL, by number or by name: `url.pathComponents[1]`, and items of the query,
// `components.queryItems?.first { $0.name == "page" }?.value`.

extension Interpreter {
    /// The name of the item of a URL's query that an expression reads, itself or by a variable of the function.
    func queryItem(in expression: Expression, _ scope: Scope) -> String? {
        if case .name(let name, _) = expression { return written(name, in: scope).flatMap { item(in: $0, scope) } }
        return item(in: expression, scope)
    }

    /// What a variable is bound to in the code around.
    func written(_ name: String, in scope: Scope) -> Expression? {
        if let origin = scope.origin(name) { return origin }
        guard let id = scope.frame.function, let body = program.functions[id].fact.body else { return nil }
        return Self.bound(name, in: body)
    }

    /// What a part of a URL is compared with.
    func literal(_ text: String, of part: Expression, _ scope: Scope) -> URLComparison {
        if let found = ofQueryItem(text, part) { return found }
        if Self.isQuery(part) { return URLComparison(text: "", isScheme: false, item: text) }
        let item = queryItem(in: part, scope)
        var found = URLComparison(text: text, isScheme: Self.mentionsScheme(part), item: item)
        if item == nil {
            found.component =
                isLastPart(part, scope) ? URLComparison.lastComponent : pathComponent(part, scope)
            found.part = wholePart(part, scope)
            found.isFragment = found.part?.name == "fragment"
        }
        return found
    }

    /// Which part of which URL an expression is: `url.host`, however it is spelt.
    private func wholePart(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> URLPart? {
        switch expression {
        case .name(let name, _):
            guard !names.contains(name), let bound = written(name, in: scope) else { return nil }
            return wholePart(bound, scope, by: names.union([name]))
        case .member(.name(let url, _), let name, _), .call(.member(.name(let url, _), let name, _), _, _):
            guard FoundationNames.urlTexts.contains(name) else { return nil }
            return URLPart(code: ObjectIdentifier(scope.frame), url: url, name: name)
        case .call(.member(let part, let change, _), _, _):
            return ["lowercased", "uppercased"].contains(change) ? wholePart(part, scope, by: names) : nil
        case .either(let parts): return parts.first.flatMap { wholePart($0, scope, by: names) }
        default: return nil
        }
    }

    /// Notes what a branch of a `switch` compares the parts of a URL with: `case "cart", "basket":`, `case ("item", "new"):`.
    ///
    /// - Returns: whether nothing else is asked of the link: whether it has a part, in `case ("offers", let id?)`.
    func compare(_ subject: Expression, with patterns: [Pattern], in scope: Scope) -> Bool {
        if isOfMadeURL(subject, scope) { return writtenParts(subject, in: scope) != nil }
        // What kind of activity is handed over is no part of its URL.
        if Self.lastName(of: subject) == "activityType" { return false }
        var words = patterns.compactMap { constantText($0, in: scope) }.map { literal($0, of: subject, scope) }
        if words.isEmpty {
            words = patterns.compactMap { pattern in
                if case .expression(let value) = pattern { partCount(subject, is: value, scope) } else { nil }
            }
        }
        guard !words.isEmpty else {
            if let parts = pathParts(in: patterns, of: subject, scope) {
                for words in parts { compare(withOneOf: words) }
                return true
            }
            guard case .tuple(let subjects) = subject, case .tuple(let parts)? = patterns.first,
                patterns.count == 1, subjects.count == parts.count
            else { return true }
            return zip(subjects, parts).reduce(true) { areTold, pair in
                let before = link?.literals.count
                if case .enumCase(_, "some", _, _) = pair.1, let found = found(pair.0.value, scope) {
                    compare(withOneOf: [found])
                    return areTold
                }
                let isTold = compare(pair.0.value, with: [pair.1], in: scope)
                return areTold && isTold && !(Self.asksForMore(pair.1) && link?.literals.count == before)
            }
        }
        compare(withOneOf: words)
        return true
    }

    /// The parts of a path that a branch asks for, one after the other: `case ["account", "reset"]:`. Of several patterns, one
    /// suffices, so that each may have one part alone.
    private func pathParts(in patterns: [Pattern], of subject: Expression, _ scope: Scope) -> [[URLComparison]]? {
        let paths = patterns.compactMap { pattern -> [String]? in
            guard case .expression(.array(let parts)) = pattern else { return nil }
            let texts = parts.compactMap { constantText($0, in: scope) }
            return texts.count == parts.count ? texts.filter { $0 != "/" } : nil
        }
        guard paths.count == patterns.count, paths.allSatisfy({ !$0.isEmpty && (paths.count == 1 || $0.count == 1) })
        else { return nil }
        let words = paths.map { $0.map { literal($0, of: subject, scope) } }
        return words.count == 1 ? words[0].map { [$0] } : [words.flatMap { $0 }]
    }

    /// Whether a pattern that is none of the link's texts asks for more than those: a number, or whether there is something.
    private static func asksForMore(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .expression: true
        case .enumCase(_, "some", let parts, _): parts.allSatisfy { $0.pattern.isAnyValue }
        case .enumCase(_, "none", _, _): true
        default: false
        }
    }

    /// Remembers a variable that holds a URL's path components, and whether what follows takes some out.
    func noteComponents(_ pattern: Pattern, _ value: Expression?, before rest: some Collection<Statement>) {
        guard link != nil, case .binding(let name) = pattern, let value else { return }
        if Self.lastName(of: value) == "pathComponents" { link?.components.insert(name) }
        guard !SyntaxSearch.allNames(in: [.expression(value)]).isDisjoint(with: ["pathComponents", "path"]) else {
            return
        }
        if Array(rest).take(from: name) { link?.shrinking.insert(name) } else { link?.shrinking.remove(name) }
    }

    /// Whether an expression may be a part of the link, as far as the code around it says.
    ///
    /// - Parameter names: the variables on the way here; `let host = host.lowercased()` reads another one of its name.
    func isOfLink(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> Bool {
        if case .name(let name, _) = expression {
            guard !names.contains(name) else { return true }
            if let bound = binding(of: name, in: scope) { return isOfLink(bound, scope, by: names.union([name])) }
            guard let property = ownProperty(name, in: scope) else { return true }
            return FoundationNames.urlWords.contains(name)
                || Self.gives(property).map { isOfLink($0, scope, by: names.union([name])) } ?? false
        }
        // Text that is only spelt in another way.
        if case .call(.member(let text, let change, _), let arguments, _) = expression,
            StandardLibraryNames.spelling.contains(change),
            arguments.allSatisfy({ !$0.isTrailing })
        {
            return isOfLink(text, scope, by: names)
        }
        if case .string(let segments) = expression, segments.count == 1, case .text? = segments.first { return false }
        if case .subscripted(let parts, _, _) = expression, case .name = parts {
            return isOfLink(parts, scope, by: names)
        }
        // `parts.first`
        if case .member(let parts, _, _) = expression, case .name(let name, _) = parts, !names.contains(name),
            binding(of: name, in: scope) != nil, isOfLink(parts, scope, by: names)
        {
            return true
        }
        let words = SyntaxSearch.words(in: [.expression(expression)])
        if !words.isDisjoint(with: FoundationNames.urlWords) { return true }
        // Of a name alone, nothing is known; a member of anything else is none of the link's.
        return words.isEmpty
    }

    /// Whether an expression is a text of the link, as far as the code around it says: `url.lastPathComponent`,
    /// `url.pathComponents[2]`, the value of an item of its query, or a variable that is bound to one.
    func isTextOfLink(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> Bool {
        switch expression {
        case .name(let name, _):
            guard !names.contains(name), let bound = written(name, in: scope) else { return false }
            return isTextOfLink(bound, scope, by: names.union([name]))
        case .member(let base, let name, _):
            return FoundationNames.linkTexts.contains(name)
                || ["first", "last"].contains(name) && arePathParts(base)
                || item(in: expression, scope) != nil
        case .subscripted(let base, _, _): return arePathParts(base)
        case .call(.member(let base, let name, _), let arguments, _):
            guard arguments.allSatisfy({ !$0.isTrailing }) else { return false }
            return StandardLibraryNames.spelling.contains(name)
                ? isTextOfLink(base, scope, by: names) : arePathParts(base)
        default: return false
        }
    }

    private func arePathParts(_ expression: Expression) -> Bool {
        if case .name(let name, _) = expression { return link?.components.contains(name) == true }
        return Self.lastName(of: expression) == "pathComponents"
    }

    /// The property of the code's own object that a name means, where no variable has that name.
    private func ownProperty(_ name: String, in scope: Scope) -> Property? {
        guard scope.variable(name) == nil, let owner = scope.frame.place.nominal else { return nil }
        return program.property(name, of: owner)
    }

    /// What a computed property of one expression gives.
    private static func gives(_ property: Property) -> Expression? {
        guard let getter = property.fact.getter, getter.count == 1 else { return nil }
        return getter[0].result
    }

    /// Whether what is compared may be a part of the link: besides what is one, whatever a variable of the code holds.
    func mayBeOfLink(_ expression: Expression, _ scope: Scope) -> Bool {
        if isOfLink(expression, scope) { return true }
        if case .call(.member(let parts, let taking, _), let arguments, _) = expression, arguments.isEmpty,
            StandardLibraryNames.taking.contains(taking)
        {
            return mayBeOfLink(.member(parts, taking, Position(line: 0, column: 0)), scope)
        }
        guard case .member(let base, let member, _) = expression else { return false }
        // Of what is handed over by another app or device, only the page is a link.
        if assignedType(of: base, in: scope)?.name == "NSUserActivity" {
            return FoundationNames.urlWords.contains(member)
        }
        var root = base
        while case .member(let inner, _, _) = root { root = inner }
        guard case .name(let name, _) = root, name != "self" else { return true }
        return name.hasPrefix("$") || scope.variable(name) != nil
    }

    /// The name that the items of the query are searched for.
    private func item(in expression: Expression, _ scope: Scope) -> String? {
        switch expression {
        // `if let kind = items.first(where: { $0.name == "kind" }), kind.value == "new"`
        case .member(.name(let name, _), "value", _): return written(name, in: scope).flatMap { item(in: $0, scope) }
        case .member(let base, _, _): return item(in: base, scope)
        case .subscripted(let base, let arguments, _):
            return item(in: base, scope) ?? item(under: arguments, in: base, scope)
        case .call(.member(let items, let name, _), let arguments, _)
        where (name == "first" || name == "filter") && areQueryItems(items, scope):
            return arguments.firstNonNil { argument -> String? in
                guard case .closure(let test) = argument.value else { return nil }
                return test.body.firstNonNil { statement -> String? in
                    guard case .expression(let value) = statement else { return nil }
                    return self.compared(in: value, scope).first?.text
                }
            }
        case .call(.member(let base, let name, _), let arguments, _):
            return item(in: base, scope) ?? item(askedBy: name, arguments, scope)
        case .either(let parts): return parts.firstNonNil { self.item(in: $0, scope) }
        default: return nil
        }
    }

    func areQueryItems(_ expression: Expression, _ scope: Scope) -> Bool {
        // `components?.queryItems ?? []`
        if case .either(let parts) = expression, let first = parts.first { return areQueryItems(first, scope) }
        if case .name(let name, _) = expression, let bound = written(name, in: scope) {
            return Self.lastName(of: bound) == "queryItems"
        }
        return Self.lastName(of: expression) == "queryItems"
    }

    /// `query["page"]`, of a dictionary that is made of the items.
    private func item(under keys: [Argument], in dictionary: Expression, _ scope: Scope) -> String? {
        guard keys.count == 1, let name = constantText(keys[0].value, in: scope) else { return nil }
        var made = dictionary
        if case .name(let variable, _) = dictionary, let bound = written(variable, in: scope) { made = bound }
        return SyntaxSearch.allNames(in: [.expression(made)]).contains("queryItems") ? name : nil
    }

    /// `url.value(of: "page")`, of a function that the app gives to URLs: the item whose name its code is given.
    private func item(askedBy name: String, _ arguments: [Argument], _ scope: Scope) -> String? {
        for extended in ["URL", "URLComponents"] {
            let functions = program.foreignExtensions[extended]?.functions[name] ?? []
            guard let function = choose(functions, arguments, in: scope).first,
                let places = assignment(of: arguments, to: function.fact.parameters),
                let asked = Self.nameAsked(in: function.fact.body ?? []),
                let place = function.fact.parameters.firstIndex(where: { $0.name == asked }),
                let given = places.firstIndex(of: place)
            else { continue }
            return constantText(arguments[given].value, in: scope)
        }
        return nil
    }

    /// The variable with which code compares the names of a URL's query: `queryItems?.first { $0.name == name }`.
    private static func nameAsked(in body: [Statement]) -> String? {
        guard SyntaxSearch.allNames(in: body).contains("queryItems") else { return nil }
        var asked: String?
        SyntaxSearch.expressions(in: body) { expression in
            if case .comparison(.member(_, "name", _), .name(let name, _), isEqual: true) = expression {
                asked = asked ?? name
            }
        }
        return asked
    }

    /// What the function's code binds to a variable that is no parameter.
    func binding(of name: String, in scope: Scope) -> Expression? {
        guard scope.parameter(name) == nil, let id = scope.frame.function else { return nil }
        return program.functions[id].fact.body.flatMap { Self.bound(name, in: $0) }
    }

    /// What a variable is bound to.
    private static func bound(_ name: String, in statements: [Statement]) -> Expression? {
        func value(_ conditions: [Condition]) -> Expression? {
            for case .match(.binding(name), let value) in conditions { return value }
            return nil
        }
        for statement in statements {
            let found: Expression? =
                switch statement {
                case .binding(.binding(name), _, let value): value
                case .conditional(let conditions, let then, let otherwise):
                    value(conditions) ?? bound(name, in: then) ?? bound(name, in: otherwise)
                case .guarding(let conditions, _): value(conditions)
                case .block(let body), .loop(_, _, let body): bound(name, in: body)
                case .attempting(let bodies): bodies.firstNonNil { bound(name, in: $0) }
                case .switching(_, let cases, _): cases.firstNonNil { bound(name, in: $0.body) }
                default: nil
                }
            if let found { return found }
        }
        return nil
    }
}
