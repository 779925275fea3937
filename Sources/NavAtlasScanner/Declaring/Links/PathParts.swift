// Which part of a URL's path an expression reads, and how many the path needs for it: `url.pathComponents[1]`, `parts.first`,
// `Int(url.lastPathComponent)`.

/// A list that holds the parts of a URL's path.
private struct PathList {
    /// How many elements stand before the first part: one for the path's leading slash, or for the host.
    var leading: Int
    var beginsWithHost = false
    /// The number of the first element. What is left of an array keeps the numbers of the array.
    var start = 0

    /// The same in an array of its own.
    var renumbered: PathList { PathList(leading: leading, beginsWithHost: beginsWithHost) }

    /// The place among the parts of the path that an element has: 1 for the first.
    func part(_ index: Int) -> Int? {
        let part = index - leading + 1
        return 1...20 ~= part ? part : nil
    }
}

extension Interpreter {
    /// Which part of a URL's path an expression reads: 1 for the first.
    func pathComponent(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> Int? {
        switch expression {
        case .name(let name, _):
            guard !names.contains(name), let bound = written(name, in: scope) else { return nil }
            return pathComponent(bound, scope, by: names.union([name]))
        case .subscripted(let list, let arguments, _):
            guard arguments.count == 1, case .number(let text)? = arguments.first?.value, let index = Int(text),
                let list = pathList(list, scope)
            else { return nil }
            return list.part(index - list.start)
        case .member(let list, "first", _): return pathList(list, scope).flatMap { $0.part(0) }
        case .member(let part, "removingPercentEncoding", _), .cast(let part, _):
            return pathComponent(part, scope, by: names)
        case .call(.member(let part, let change, _), let arguments, _):
            guard StandardLibraryNames.spelling.contains(change), arguments.allSatisfy({ !$0.isTrailing }) else {
                return nil
            }
            return pathComponent(part, scope, by: names)
        // `parts.first ?? ""`
        case .either(let parts): return parts.first.flatMap { pathComponent($0, scope, by: names) }
        default: return nil
        }
    }

    /// Whether an expression reads the last part of a URL's path.
    func isLastPart(_ expression: Expression, _ scope: Scope, by names: Set<String> = []) -> Bool {
        switch expression {
        case .name(let name, _):
            guard !names.contains(name), let bound = written(name, in: scope) else { return false }
            return isLastPart(bound, scope, by: names.union([name]))
        case .member(_, "lastPathComponent", _): return true
        case .member(let list, "last", _): return pathList(list, scope) != nil
        case .member(let part, "removingPercentEncoding", _): return isLastPart(part, scope, by: names)
        case .call(.member(let part, let change, _), _, _):
            return StandardLibraryNames.spelling.contains(change) && isLastPart(part, scope, by: names)
        case .either(let parts): return parts.first.map { isLastPart($0, scope, by: names) } ?? false
        default: return false
        }
    }

    /// What the link has where code finds a value in it: so many parts, `if let id = parts.first`, or an item of the query.
    func found(_ value: Expression, _ scope: Scope, isText: Bool = false) -> URLComparison? {
        if let count = partsNeeded(for: value, scope, isText: isText) {
            return URLComparison(text: "", isScheme: false, partCount: count)
        }
        return itemNeeded(for: value, scope).map { URLComparison(text: "", isScheme: false, item: $0) }
    }

    /// The item of the query that the link has where a value is there that is made of it: `Int(items["page"] ?? "")`.
    private func itemNeeded(for value: Expression, _ scope: Scope) -> String? {
        switch value {
        case .either(let parts):
            guard parts.dropFirst().allSatisfy(\.isEmptyText) else { return nil }
            return parts.first.flatMap { queryItem(in: $0, scope) }
        case .call(.name, let arguments, _):
            guard arguments.count == 1, isMadeByLibrary(value, scope) else { return nil }
            return itemNeeded(for: arguments[0].value, scope)
        default: return queryItem(in: value, scope)
        }
    }

    /// How many parts the path has where a value is there that is made of it.
    ///
    /// - Parameter isText: whether it is a text that may be empty, of which there must be more: `Int(url.lastPathComponent)`.
    private func partsNeeded(
        for value: Expression, _ scope: Scope, isText: Bool, by names: Set<String> = []
    ) -> Int? {
        if case .either(let parts) = value, !isText || !parts.dropFirst().allSatisfy(\.isEmptyText) { return nil }
        if let part = pathComponent(value, scope) { return part }
        switch value {
        case .name(let name, _):
            guard !names.contains(name), let bound = written(name, in: scope) else { return nil }
            return partsNeeded(for: bound, scope, isText: isText, by: names.union([name]))
        case .member(let list, "last", _): return pathList(list, scope).map { max(1, 1 - $0.leading) }
        case .member where isText && isLastPart(value, scope): return 1
        case .either(let parts): return parts.first.flatMap { partsNeeded(for: $0, scope, isText: true, by: names) }
        case .member(let base, _, _): return partsNeeded(for: base, scope, isText: isText, by: names)
        case .call(.name, let arguments, _):
            guard arguments.count == 1, isMadeByLibrary(value, scope) else { return nil }
            return partsNeeded(for: arguments[0].value, scope, isText: true, by: names)
        // `parts.first.flatMap(Int.init)`
        case .call(.member(let base, let name, _), _, _):
            guard StandardLibraryNames.spelling.contains(name) || ["map", "flatMap"].contains(name) else { return nil }
            return partsNeeded(for: base, scope, isText: isText || name == "flatMap", by: names)
        default: return nil
        }
    }

    /// Whether it makes a value of a type that is not the app's: `UUID(uuidString: text)`. Of an empty text, there is none.
    private func isMadeByLibrary(_ value: Expression, _ scope: Scope) -> Bool {
        guard case .call(.name(let name, let position), _, _) = value, name.first?.isUppercase == true else {
            return false
        }
        return !["String", "URL", "URLComponents"].contains(name)
            && typeExpression(.name(name, position), in: scope)?.nominal == nil
    }

    /// How many elements a list of a path's parts has before the first part; `nil` where it is not known.
    func elementsBeforeParts(in list: Expression, _ scope: Scope) -> Int? { pathList(list, scope)?.leading }

    private func pathList(_ list: Expression, _ scope: Scope, by names: Set<String> = []) -> PathList? {
        switch list {
        case .member(_, "pathComponents", _): return PathList(leading: 1)
        case .name(let name, _):
            guard !names.contains(name), link?.shrinking.contains(name) != true else { return nil }
            if let bound = written(name, in: scope) { return pathList(bound, scope, by: names.union([name])) }
            return name == "pathComponents" || link?.components.contains(name) == true ? PathList(leading: 1) : nil
        // `parts ?? []`, `[host] + parts`
        case .either(let parts):
            guard parts.count == 2 else { return nil }
            if parts[1] == .array([]) { return pathList(parts[0], scope, by: names) }
            guard case .array(let front) = parts[0], front.count == 1, isHost(front[0], scope),
                pathList(parts[1], scope, by: names)?.leading == 0
            else { return nil }
            return PathList(leading: 1, beginsWithHost: true)
        case .call(.name("Array", _), let arguments, _):
            guard arguments.count == 1 else { return nil }
            return pathList(arguments[0].value, scope, by: names)?.renumbered
        case .call(.member(let base, let name, _), let arguments, _):
            return pathList(made: name, of: base, arguments, scope, by: names)
        default: return nil
        }
    }

    private func pathList(
        made change: String, of base: Expression, _ arguments: [Argument], _ scope: Scope, by names: Set<String>
    ) -> PathList? {
        switch change {
        case "split": return isWholePath(base, scope) ? PathList(leading: 0) : nil
        case "components":
            guard isWholePath(base, scope) else { return nil }
            return PathList(
                leading: SyntaxSearch.allNames(in: [.expression(base)]).contains("trimmingCharacters") ? 0 : 1)
        default: break
        }
        guard var list = pathList(base, scope, by: names) else { return nil }
        switch change {
        case "dropFirst":
            var count = 1
            if let given = arguments.first {
                guard case .number(let text) = given.value, let number = Int(text) else { return nil }
                count = number
            }
            list.leading -= count
            list.start += count
            return list
        case "filter":
            // The leading slash is what they leave out.
            if list.leading == 1, !list.beginsWithHost { list.leading = 0 }
            return list.renumbered
        case "map", "compactMap": return list.renumbered
        default: return nil
        }
    }

    private func isWholePath(_ text: Expression, _ scope: Scope) -> Bool {
        var made = text
        if case .name(let name, _) = text, let bound = written(name, in: scope) { made = bound }
        let names = SyntaxSearch.allNames(in: [.expression(made)])
        return !names.isDisjoint(with: ["path", "relativePath"])
            && names.isDisjoint(with: ["host", "query", "absoluteString", "dropFirst", "dropLast", "suffix", "prefix"])
    }

    private func isHost(_ expression: Expression, _ scope: Scope) -> Bool {
        var made = expression
        if case .name(let name, _) = expression, let bound = written(name, in: scope) { made = bound }
        return SyntaxSearch.allNames(in: [.expression(made)]).contains("host")
    }
}

extension Expression {
    fileprivate var isEmptyText: Bool { self == .string([]) || self == .string([.text("")]) }
}
