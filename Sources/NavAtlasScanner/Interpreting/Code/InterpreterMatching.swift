// Matches values with the patterns of `switch`, `if case` and `guard case`, and binds what they carry.
extension Interpreter {
    /// Whether a value can match a pattern, and what the pattern binds then.
    func match(_ pattern: Pattern, _ values: Values, in scope: Scope) -> Match {
        if !values.isEmpty, values.allSatisfy(\.isNumber), let number = number(pattern, in: scope) {
            guard values.contains(number) else { return .never }
            return values.count == 1 ? .always : .maybe
        }
        switch pattern {
        case .any: return .always
        case .binding(let name):
            scope.variables[name, default: []].unite(values)
            scope.certain[name] = .some(nil)
            return values == [.null] ? .never : .always
        case .cast(let inner, let written):
            let type = program.resolve(written, in: scope.frame.place)
            let fitting = cast(values, to: type)
            // Of a library's value it is not known what else it may be: `Any` may be a text. A number is a number.
            if fitting.isEmpty, values.contains(where: { !isOfSomeLibrary($0) || Self.isPlain($0) }) { return .never }
            let outcome = match(inner, fitting.isEmpty ? self.values(of: type) : fitting, in: scope)
            return outcome == .always && !areSurely(values, written, in: scope) ? .maybe : outcome
        case .tuple(let parts):
            var outcome = Match.always
            let known = self.parts(of: values, count: parts.count)
            for (index, part) in parts.enumerated() {
                let held = known?[index] ?? (parts.count == 1 ? values : [])
                let one = parts.count > 1 && excludes(part, held) ? .never : match(part, held, in: scope)
                if one == .never { return .never }
                if one == .maybe { outcome = .maybe }
            }
            // Of parts that may be several things it is not known which come together.
            let isOne = parts.count == 1 || known?.allSatisfy { $0.count == 1 } ?? false
            return outcome == .always && !isOne ? .maybe : outcome
        case .enumCase(let typeName, let name, let arguments, _):
            return matchCase(typeName, name, arguments, values, in: scope)
        case .expression(let value):
            if case .null = value { return values == [.null] ? .always : .maybe }
            if case .string(let segments) = value, case .text(let text)? = segments.first, segments.count == 1 {
                let texts = values.compactMap { if case .text(let known) = $0 { known } else { nil } }
                if !texts.isEmpty, texts.count == values.count {
                    if textAsked == text, texts == [text] { return .always }
                    return texts.contains(text) ? .maybe : .never
                }
                return .maybe
            }
            if let range = Self.range(value) {
                return Self.match(values, from: range.lower, to: range.upper, includesEnd: range.includesEnd)
            }
            if case .keyPath(_, let names, _) = value, let known = keyPaths(first: values) {
                return known.contains(names.map(Self.plain)) ? .maybe : .never
            }
            _ = evaluate(value, in: scope, expecting: nil)
            return .maybe
        }
    }

    /// Whether numbers are in a range whose bounds are written out, or left out.
    private static func match(
        _ values: Values, from lower: Expression, to upper: Expression, includesEnd: Bool
    ) -> Match {
        func bound(_ written: Expression, orElse end: Double) -> Double? {
            switch written {
            case .null: end
            case .number(let number): Double(number)
            default: nil
            }
        }
        let numbers = values.compactMap { if case .number(let number) = $0 { Double(number) } else { nil } }
        guard !numbers.isEmpty, numbers.count == values.count, let first = bound(lower, orElse: -.infinity),
            let last = bound(upper, orElse: .infinity)
        else { return .maybe }
        let inside = numbers.count { $0 >= first && ($0 < last || includesEnd && $0 == last) }
        return inside == 0 ? .never : inside == numbers.count ? .always : .maybe
    }

    /// The key paths that library values were made with, such as `.set(\.isOn, true)`; `nil` where one was made otherwise.
    private func keyPaths(first values: Values) -> [[String]]? {
        let known = values.compactMap { value -> [String]? in
            guard case .external(_, _, .some, let given) = value, given.first?.values.count == 1,
                case .keyPath(let names, _)? = given.first?.values.first
            else { return nil }
            return names.map(Self.plain)
        }
        return !known.isEmpty && known.count == values.count ? known : nil
    }

    /// `isOn`, of `$isOn`.
    private static func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

    /// Whether a flag that a case carries can be the one that a pattern asks for: `.set(isPresented: true)`.
    func excludes(_ pattern: Pattern, _ given: Values) -> Bool {
        guard case .expression(.boolean(let isOn)) = pattern else { return false }
        return given == [.boolean(!isOn)]
    }

    private func matchCase(
        _ typeName: String?, _ name: String, _ arguments: [PatternArgument], _ values: Values, in scope: Scope
    ) -> Match {
        // `.some(let x)`, `.some`
        if name == "some", typeName == nil || typeName == "Optional", arguments.count <= 1 {
            return matchValue(arguments.first?.pattern ?? .any, values, in: scope)
        }
        if name == "none", typeName == nil || typeName == "Optional", arguments.isEmpty, !values.isEmpty,
            !values.contains(where: hasNone)
        {
            return values == [.null] ? .always : .maybe
        }
        let wanted = typeName.flatMap { program.resolve(.named($0, []), in: scope.frame.place).nominal }
        if arguments.isEmpty, let outcome = match(values, toConstant: name, of: wanted) { return outcome }
        // `case .next(let item)`, of a library's event that tells what comes.
        if wanted == nil, let item = arguments.first?.pattern, arguments.count == 1, StreamNames.telling.contains(name),
            !values.isEmpty, values.allSatisfy({ isPlainItem($0) || isOfAnotherType($0, thanCase: name) })
        {
            return match(item, values, in: scope) == .never ? .never : .maybe
        }
        if values.isEmpty || typeName == nil && values.allSatisfy({ isOfAnotherType($0, thanCase: name) }) {
            if let wanted { bindDeclaredPayload(arguments, of: wanted, name, in: scope) }
            for argument in arguments where wanted == nil { _ = match(argument.pattern, [], in: scope) }
            return .maybe
        }
        // `case Keys.home`, `case Host.home.rawValue`: a constant, not a case.
        if values.contains(where: { if case .text = $0 { true } else { false } }),
            let text = constantText(
                .enumCase(type: typeName, name: name, arguments, Position(line: 0, column: 0)), in: scope)
        {
            let others = values.filter { if case .text = $0 { false } else { true } }
            return values.contains(.text(text)) || !others.isEmpty ? .maybe : .never
        }
        var outcome = Match.never
        for value in values.withUnknownParts {
            switch value {
            case .enumCase(let nominal, let given, let payload):
                guard given == name, wanted == nil || wanted === nominal || !isEnum(wanted) else { continue }
                outcome = max(outcome, matchPayload(arguments, payload, of: nominal, name, in: scope))
            case .unresolvedCase(let given, let payload):
                guard given == name else { continue }
                outcome = max(outcome, matchPayload(arguments, payload, of: wanted, name, in: scope))
            case .external(_, _, let member?, let payload) where member == name || !mayBeAnyCase(value, member):
                // A case of a library's enum, such as `Action.done(self)`.
                guard member == name else { continue }
                outcome = max(outcome, matchPayload(arguments, payload, of: nil, name, in: scope))
            case .instance(let nominal, _):
                // Some value of an enum, or of a protocol that the enum conforms to.
                let owner = wanted ?? nominal
                if nominal.kind == .enum, !nominal.cases.contains(where: { $0.name == name }),
                    program.property(name, of: nominal) == nil
                {
                    continue
                }
                bindDeclaredPayload(arguments, of: owner, name, in: scope)
                outcome = max(outcome, .maybe)
            case .text where typeName != nil && !isEnum(wanted): outcome = max(outcome, .maybe)
            case .object, .text, .boolean, .null: continue
            default:
                for argument in arguments { _ = match(argument.pattern, [], in: scope) }
                outcome = max(outcome, .maybe)
            }
        }
        return outcome
    }

    /// Notes values for which code asks a library's type by its name: `Camera.status()`, `Status.denied`.
    func asked(_ values: Values) -> Values {
        askedOfTypes.formUnion(values)
        return values
    }

    /// Whether a value for which code asks a library's type may be any case of an enum: it is what a function of the type
    /// gives, unless some code matches a case of that name.
    private func mayBeAnyCase(_ value: Value, _ member: String) -> Bool {
        askedOfTypes.contains(value) && !program.matchedCases.contains(member)
    }

    /// Whether a value cannot be what code compares with `.name`, as it is of a type without that case. Where all known values
    /// are such, what the code was given is not known: a library gave it something else.
    private func isOfAnotherType(_ value: Value, thanCase name: String) -> Bool {
        switch value {
        case .boolean: true
        case .object(let id): !isEnum(heap[id].nominal) && program.property(name, of: heap[id].nominal) == nil
        case .enumCase(let nominal, _, _):
            !nominal.cases.contains { $0.name == name } && program.property(name, of: nominal) == nil
        default: false
        }
    }

    /// Matches what an optional holds. Values that are known do not say whether there may be none, so a pattern for any value
    /// matches at times, as that of `if let` does.
    private func matchValue(_ pattern: Pattern, _ values: Values, in scope: Scope) -> Match {
        let present = values.filter { $0 != .null }
        if present.isEmpty, !values.isEmpty { return .never }
        let outcome = match(pattern, present, in: scope)
        switch pattern {
        case .binding, .any: return outcome == .never ? .never : .maybe
        default: return outcome
        }
    }

    private func isPlainItem(_ value: Value) -> Bool {
        switch value {
        case .text, .number: true
        default: false
        }
    }

    private func isEnum(_ nominal: Nominal?) -> Bool { nominal?.kind == .enum }

    /// Whether a pattern asks for nothing: `nil`, or `.none` where that is no case of what may come.
    func matchesNil(_ pattern: Pattern, _ values: Values) -> Bool {
        if case .enumCase(nil, "none", let arguments, _) = pattern, arguments.isEmpty {
            return !values.isEmpty && !values.contains(where: hasNone)
        }
        return pattern.matchesNil
    }

    /// Whether a value is of an enum that has a case `none` itself, as an optional has.
    private func hasNone(_ value: Value) -> Bool {
        switch value {
        case .enumCase(let nominal, _, _), .instance(let nominal, _): nominal.cases.contains { $0.name == "none" }
        case .unresolvedCase(let name, _): name == "none"
        default: false
        }
    }

    private func max(_ left: Match, _ right: Match) -> Match {
        if left == .always || right == .always { return .always }
        return left == .maybe || right == .maybe ? .maybe : .never
    }

    /// `value as? Type`
    func cast(_ value: Expression, to type: ResolvedType, in scope: Scope) -> Values {
        let values = evaluate(value, in: scope, expecting: type)
        let fitting = cast(values, to: type)
        guard fitting.isEmpty else { return fitting }
        if values.isEmpty { return self.values(of: type) }
        guard values.allSatisfy({ $0 == .null || $0.nominal(in: heap) != nil || Self.isPlain($0) }) else {
            return fitting
        }
        // A library's call was taken to give what it is called on, and gives something else.
        if case .call(.member(let base, _, _), _, _) = value, evaluate(base, in: scope, expecting: nil) == values {
            return self.values(of: type)
        }
        return [.null]
    }

    /// The values that can be of a type, or its elements those of a collection; a value of unknown type stays.
    func cast(_ values: Values, to type: ResolvedType) -> Values {
        let type = type.ofElement
        var result: Values = []
        for value in values {
            guard let nominal = value.nominal(in: heap) else {
                // `.open`, handed on without its type, and an action of the library's own, which is no other.
                if case .unresolvedCase(let name, let payload) = value, let wanted = type.nominal, isEnum(wanted) {
                    if wanted.cases.contains(where: { $0.name == name }) {
                        result.insert(.enumCase(wanted, name, payload))
                    }
                    continue
                }
                if case .external("Action", _, .some, _) = value, type.nominal != nil { continue }
                if isLiteral(value, of: type) || isType(value, of: type) { result.insert(value) }
                if case .external(let name, _, _, _) = value, case .external(let wanted, _) = type {
                    if name.lastPart == wanted.lastPart || isOfLibrary(value, wanted) == true {
                        result.insert(value)
                    } else if StandardLibraryNames.typesOfAnything.contains(name.lastPart) {
                        result.unite(self.values(of: type))
                    }
                } else if case .external = value, !Self.isPlain(value) || type.nominal?.kind == .protocol {
                    result.unite(conforms(value, to: type) ? [value] : self.values(of: type))
                }
                continue
            }
            switch type {
            case .nominal(let wanted, _):
                if nominal === wanted || program.ancestors(of: nominal).contains(wanted) {
                    result.insert(value)
                } else if nominal.kind == .protocol || program.ancestors(of: wanted).contains(nominal) {
                    result.unite(self.values(of: type))
                }
            case .external(let wanted, _):
                if isOfLibrary(value, wanted) ?? !StandardLibraryNames.builtins.contains(wanted.lastPart) {
                    result.insert(value)
                }
            default: result.insert(value)
            }
        }
        return result
    }

    /// Whether a value is a type that is the one asked for, or inherits from it: `kinds[name] as? Form.Type`.
    private func isType(_ value: Value, of wanted: ResolvedType) -> Bool {
        guard case .metatype(let type) = value, let nominal = type.nominal else { return false }
        if case .external(let library, _) = wanted { return isOfLibrary(.instance(nominal, []), library) ?? true }
        return wanted.nominal.map { nominal === $0 || program.ancestors(of: nominal).contains($0) } ?? true
    }

    /// Whether the app makes a library's value conform to a protocol of its own: `extension UIViewController: Presentable {}`.
    private func conforms(_ value: Value, to type: ResolvedType) -> Bool {
        guard case .external(let name, _, nil, _) = value, let wanted = type.nominal, wanted.kind == .protocol else {
            return false
        }
        return program.foreignExtensions.contains { extended, nominal in
            program.ancestors(of: nominal).contains(wanted)
                && (extended == name.lastPart || isOfLibrary(value, extended) == true)
        }
    }

    /// Whether a value is some number, text or the like, and no value of another type.
    private static func isPlain(_ value: Value) -> Bool {
        if case .external(let name, _, nil, _) = value { StandardLibraryNames.builtins.contains(name) } else { false }
    }

    /// Whether all that is known of a value is a library's type.
    private func isOfSomeLibrary(_ value: Value) -> Bool {
        if case .external(_, _, nil, _) = value { true } else { false }
    }

    /// Whether a value is of a library's type, as far as a dialect knows its library's classes.
    private func isOfLibrary(_ value: Value, _ type: String) -> Bool? {
        dialects.firstNonNil { $0.isOf(type.lastPart, value, self) }
    }
}

extension Pattern {
    /// Whether it asks for a type: `let detail as DetailRoute`.
    var isCast: Bool { if case .cast = self { true } else { false } }

    /// The names that it binds.
    var boundNames: [String] {
        switch self {
        case .binding(let name): [name]
        case .enumCase(_, _, let arguments, _): arguments.flatMap(\.pattern.boundNames)
        case .tuple(let parts): parts.flatMap(\.boundNames)
        case .cast(let inner, _): inner.boundNames
        case .any, .expression: []
        }
    }

    /// Whether it asks for nothing: `nil`.
    var matchesNil: Bool { if case .expression(.null) = self { true } else { false } }
}
