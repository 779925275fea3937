// Values that are known for certain: the only text, number, flag or object that an expression can have where it stands. A condition
// over such values is decided, whatever its form.
//
// Certain are a literal, a local constant that is made of what is certain, what a function or a case was given that is certain,
// and what an object was made with and keeps. What code may change, and what comes from outside, is not.

extension Interpreter {
    /// The only value that an expression can have; `nil` where it may have others, or none is known.
    func certainValue(of expression: Expression, in scope: Scope) -> Value? {
        switch expression {
        case .boolean(let isOn): return .boolean(isOn)
        case .null: return .null
        case .number: return expression.literal
        case .string(let segments): return certainText(segments, in: scope).map(Value.text)
        case .name(let name, _) where scope.variable(name) != nil:
            return link == nil ? scope.certainValue(name) : scope.parameter(name).flatMap(Self.onlyPlain)
        case .name, .member:
            if let keeper = keeper(of: expression, in: scope), let kept = keptValue(keeper.name, of: keeper.object) {
                return kept
            }
            guard case .member(let base, "capitalized", _) = expression,
                let text = certainValue(of: base, in: scope), case .text = text,
                let values = textMember("capitalized", of: text), values.count == 1
            else { return nil }
            return values.first
        case .call(.member(let base, let name, _), let arguments, _):
            guard arguments.isEmpty, name == "lowercased" || name == "uppercased",
                case .text(let text)? = certainValue(of: base, in: scope)
            else { return nil }
            return .text(name == "lowercased" ? text.lowercased() : text.uppercased())
        case .conditional(let condition, let then, let otherwise):
            return flag(condition, in: scope).flatMap { certainValue(of: $0 ? then : otherwise, in: scope) }
        // `page ?? other`, where nothing is given.
        case .either(let parts) where parts.count == 2:
            return certainValue(of: parts[0], in: scope) == .null ? certainValue(of: parts[1], in: scope) : nil
        default: return nil
        }
    }

    private static func onlyPlain(_ values: Values) -> Value? {
        guard values.count == 1, let only = values.first else { return nil }
        return switch only {
        case .boolean, .number: only
        default: nil
        }
    }

    /// `"tab.\(name)"`
    private func certainText(_ segments: [StringSegment], in scope: Scope) -> String? {
        var whole = ""
        for segment in segments {
            switch segment {
            case .text(let text): whole += text
            case .interpolation(let value):
                let only = if case .combined(let parts) = value, parts.count == 1 { parts[0] } else { value }
                guard case .text(let text)? = certainValue(of: only, in: scope) else { return nil }
                whole += text
            }
        }
        return whole.contains("{}") ? nil : whole
    }

    // MARK: Objects

    /// The object of which an expression asks a property, where that can be no other.
    func keeper(of value: Expression, in scope: Scope) -> (object: ObjectID, name: String)? {
        switch value {
        case .name(let name, _) where scope.variable(name) == nil:
            guard case .object(let id)? = scope.frame.receiver else { return nil }
            return (id, name)
        case .member(let base, let name, _): return certainObject(base, in: scope).map { ($0, name) }
        default: return nil
        }
    }

    /// The only object that an expression stands for: `self`, what a function was given that makes it, what a constant holds. What a
    /// variable holds is one of several: others may come from outside.
    func certainObject(_ value: Expression, in scope: Scope) -> ObjectID? {
        if case .name(let name, _) = value, scope.variable(name) != nil { return scope.certainValue(name)?.object }
        if value.isSelf { return scope.frame.receiver?.object }
        guard let (keeper, name) = keeper(of: value, in: scope) else { return nil }
        if let given = heap.literal(name, of: keeper)?.object { return given }
        guard let fact = heap[keeper].nominal.properties[name]?.fact, fact.isConstant, let first = fact.initializer,
            makesForCertain(first, in: scope), case let held = read(name, of: .object(keeper)), held.count == 1
        else { return nil }
        return held.first?.object
    }

    /// What an object was made with and keeps, or what a computed property makes of that.
    private func keptValue(_ name: String, of id: ObjectID) -> Value? {
        if let known = heap.literal(name, of: id) { return known }
        guard let property = program.property(name, of: heap[id].nominal) else { return nil }
        guard let getter = property.fact.getter else {
            if case .function? = property.fact.type { return nil }
            return keptFlag(name, of: id).map(Value.boolean)
        }
        guard getter.count == 1, let result = getter[0].result else { return nil }
        return once(property, of: .object(id)) {
            let inner = self.scope(of: property, .object(id))
            return certainValue(of: result, in: inner) ?? decided(result, in: inner).map(Value.boolean)
        }
    }

    // MARK: Conditions

    /// The answer to a condition over certain values.
    func decided(_ condition: Expression, in scope: Scope) -> Bool? {
        switch condition {
        case .comparison(let left, let right, let isEqual):
            return areEqual(left, right, in: scope).map { $0 == isEqual }
        case .combined(let parts) where parts.count == 1: return decided(parts[0], in: scope).map { !$0 }
        case .combined(let parts) where parts.count > 1 && parts.allSatisfy(Self.mayBeFlag):
            return all(parts.map { decided($0, in: scope) })
        case .alternative(let parts):
            return any(parts.map { decided($0, in: scope) })
        case .either(let parts) where parts.count == 2:
            // `isNew ?? false`
            guard case .boolean(let other) = parts[1] else { break }
            if case .name(let name, _) = parts[0], scope.parameter(name) == [.null] { return other }
            return decided(parts[0], in: scope)
        case .member(let base, "isEmpty", _):
            guard case .text(let text)? = certainValue(of: base, in: scope) else { break }
            return text.isEmpty
        case .call(.member(let base, let name, _), let arguments, _):
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return decided(base, name, arguments[0].value, in: scope)
        default: break
        }
        guard case .boolean(let isOn)? = certainValue(of: condition, in: scope) else { return nil }
        return isOn
    }

    private func areEqual(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool? {
        let (first, second) = (certainValue(of: left, in: scope), certainValue(of: right, in: scope))
        switch (first, second) {
        case (let first?, let second?): return Self.areEqual(first, second)
        case (.text(let text)?, nil): return constantText(right, in: scope).map { $0 == text }
        case (nil, .text(let text)?) where left.literal == nil && right.literal == nil:
            return constantText(left, in: scope).map { $0 == text }
        default: return nil
        }
    }

    /// Whether two values are the same; `nil` for objects, of which that is not known.
    private static func areEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.text(let one), .text(let other)): one == other
        case (.number(let one), .number(let other)):
            one == other ? true : Double(one).flatMap { first in Double(other).map { first == $0 } }
        case (.boolean(let one), .boolean(let other)): one == other
        case (.null, .null): true
        case (.null, .text), (.null, .number), (.text, .null), (.number, .null): false
        default: nil
        }
    }

    /// The answer to `name.hasPrefix("tab.")`, or `["a", "b"].contains(name)`.
    private func decided(_ base: Expression, _ name: String, _ argument: Expression, in scope: Scope) -> Bool? {
        switch (base, name) {
        case (.array(let elements), "contains"):
            let texts = elements.compactMap { constantText($0, in: scope) }
            guard texts.count == elements.count, case .text(let text)? = certainValue(of: argument, in: scope) else {
                return nil
            }
            return texts.contains(text)
        case (_, "hasPrefix"), (_, "hasSuffix"):
            guard case .text(let text)? = certainValue(of: base, in: scope),
                let part = constantText(argument, in: scope)
            else { return nil }
            return name == "hasPrefix" ? text.hasPrefix(part) : text.hasSuffix(part)
        default: return nil
        }
    }

    // MARK: Local constants

    /// Notes the only value that a local variable has, if the code after it does not change it.
    func noteCertain(
        _ value: Expression?, _ values: Values, of pattern: Pattern, before rest: ArraySlice<Statement>, in scope: Scope
    ) {
        guard link == nil, case .binding(let name) = pattern, let value else { return }
        let isMade = values.count == 1 && values.first?.object != nil && makesForCertain(value, in: scope)
        let made = isMade ? values.first : nil
        guard let certain = made ?? certainValue(of: value, in: scope), !Self.changes(name, in: Array(rest)) else {
            return
        }
        scope.certain[name] = certain
    }

    /// Whether code may change a local variable: it assigns to it, hands it on to be changed, or calls a method of it.
    private static func changes(_ name: String, in code: [Statement]) -> Bool {
        var isChanged = false
        SyntaxSearch.expressions(in: code) { expression in
            switch expression {
            case .assignment(let target, _, _): isChanged = isChanged || isPart(target, of: name)
            case .name("$" + name, _): isChanged = true
            case .call(.member(let base, let method, _), _, _):
                isChanged = isChanged || isPart(base, of: name) && !unchangingMethods.contains(method)
            // `count -= 1`
            case .combined(let parts): isChanged = isChanged || parts.count > 1 && isPart(parts[0], of: name)
            default: break
            }
        }
        return isChanged
    }

    private static let unchangingMethods: Set<String> = [
        "lowercased", "uppercased", "hasPrefix", "hasSuffix", "contains", "capitalized",
    ]

    /// `name`, `name.field`, `name[0]`
    private static func isPart(_ expression: Expression, of name: String) -> Bool {
        switch expression {
        case .name(let other, _): other == name || other == "$" + name
        case .member(let base, _, _), .subscripted(let base, _, _): isPart(base, of: name)
        case .tuple(let parts): parts.contains { isPart($0.value, of: name) }
        default: false
        }
    }
}

extension Scope {
    /// The only value that a local name has: one that is noted, or that a parameter was given.
    func certainValue(_ name: String) -> Value? {
        var scope: Scope? = self
        while let current = scope {
            if let values = current.variables[name] {
                let noted = current.certain[name]
                if let known = noted ?? nil { return known }
                guard current.parameters.contains(name), values.count == 1, let only = values.first else { return nil }
                switch only {
                case .boolean: return only
                case .number: return noted == nil ? only : nil
                case .text, .object: return current.sure.contains(name) ? only : nil
                default: return nil
                }
            }
            scope = current.parent
        }
        return nil
    }
}

extension Value {
    var boolean: Bool? { if case .boolean(let isOn) = self { isOn } else { nil } }

    var isTextOrNumber: Bool {
        switch self {
        case .text, .number: true
        default: false
        }
    }
}
