// Evaluates expressions: names, members, literals, closures and operators.

extension Interpreter {
    func evaluate(_ expression: Expression, in scope: Scope, expecting type: ResolvedType?) -> Values {
        guard spendStep() else { return [] }
        let outer = fileOfCode
        fileOfCode = scope.frame.place.file
        defer { fileOfCode = outer }
        let result = value(of: expression, in: scope, expecting: type)
        // They are handed on together; where each of them is looked at, that counts by itself.
        limits.spend(result.count / 8)
        return result
    }

    private func value(of expression: Expression, in scope: Scope, expecting type: ResolvedType?) -> Values {
        if let assigned = scope.assigned(expression) { return assigned }
        switch expression {
        case .name(let name, let position):
            return handing(at: position, in: scope) { lookUp(name, in: scope) }
        case .implicitMember(let name, let position):
            let made = implicitMember(name, position, in: scope, expecting: type)
            journal.make(made, at: location(position, in: scope.frame.place.file))
            return made
        case .member(let base, let name, let position):
            return handing(at: position, in: scope) { member(base, name, position, in: scope, expecting: type) }
        case .call(let callee, let arguments, let position):
            return calling(at: position, in: scope) { call(callee, arguments, position, in: scope, expecting: type) }
        case .subscripted(let base, let arguments, _) where Self.takesKeyPath(arguments):
            let whole = whole(of: base, in: scope)
            return names(at: arguments, in: scope).reduce(into: []) { result, names in
                result.unite(names.reduce(whole) { member(of: $0, $1) })
            }
        case .subscripted(let base, let arguments, let position):
            return lookUp(base, arguments, in: scope, { $0 })
                ?? subscripted(elements(of: base, under: arguments, in: scope), arguments, position, in: scope, type)
        case .closure(let fact): return [closure(fact, in: scope)]
        case .keyPath(let root, let names, _):
            return [.keyPath(names, root: root.map { program.resolve($0, in: scope.frame.place) })]
        case .string(let segments): return text(segments, in: scope)
        case .boolean(let value): return [.boolean(value)]
        case .number: return []
        case .null: return [.null]
        case .either(let parts):
            if let sum = expression.sum { return self.sum(of: sum.value, sum.added, in: scope) }
            return either(reachableOperands(of: parts, in: scope).map { evaluate($0, in: scope, expecting: type) })
        case .array(let elements), .dictionary(_, let elements):
            let element: ResolvedType? = if case .array(let inner)? = type { inner } else { type }
            let values = elements.reduce(into: Values()) { known, next in
                let values = evaluate(next, in: scope, expecting: element)
                if !known.isEmpty { noteAboveRoot(values) }
                known.unite(values)
            }
            return type == nil ? alike(values) : values
        case .tuple(let parts):
            if case .tuple(let types)? = type, types.count == parts.count { return [tuple(parts, types, in: scope)] }
            return [tuple(parts, parts.map { _ in nil }, in: scope)]
        case .conditional(let condition, let then, let otherwise):
            switch truth(of: condition, in: scope) {
            case true?: return evaluate(then, in: scope, expecting: type)
            case false?: return evaluate(otherwise, in: scope, expecting: type)
            case nil: return either(then, otherwise, by: condition, in: scope, expecting: type)
            }
        case .branching(let statement): return run([statement], in: scope.innerOfValue(), expecting: type)
        case .assignment(let target, let value, let position):
            noteVisit(of: location(position, in: scope.frame.place.file))
            calling(at: position, in: scope) { assign(value, to: target, position, in: scope) }
            return []
        case .cast(let value, let written):
            return cast(value, to: program.resolve(written, in: scope.frame.place), in: scope)
        case .type(let written, _): return [.metatype(program.resolve(written, in: scope.frame.place))]
        case .comparison, .alternative: return truth(of: expression, in: scope).map { [.boolean($0)] } ?? []
        case .combined(let parts):
            let values = parts.map { evaluate($0, in: scope, expecting: nil) }
            guard values.count == 1 else { return [] }
            // `!isOn`, where that is one of the two.
            let isOn = values[0].contains(.boolean(true))
            return isOn == values[0].contains(.boolean(false)) ? [] : [.boolean(!isOn)]
        }
    }

    /// Evaluates a call, or an assignment, which may run code that watches what is assigned.
    private func calling<Result>(at position: Position, in scope: Scope, _ evaluate: () -> Result) -> Result {
        let outer = (callPlace, isForLater)
        (callPlace, isForLater) = (location(position, in: scope.frame.place.file), false)
        defer { (callPlace, isForLater) = outer }
        return evaluate()
    }

    /// Whether a condition holds, where the cases that it compares are known.
    func truth(of condition: Expression, in scope: Scope) -> Bool? {
        if let answer = holds(condition, ofWrittenURLIn: scope) { return answer }
        if case .alternative(let parts) = condition {
            return any(parts.map { truth(of: $0, in: scope) })
        }
        guard case .comparison(let left, let right, let isEqual) = condition else {
            let asked = callsKnowingAssigned
            let values = evaluate(condition, in: scope, expecting: nil)
            if let flag = flag(condition, in: scope) { return flag }
            // `isHome`, with `var isHome: Bool { isIn }`, after `isIn = true`.
            if callsKnowingAssigned != asked, values.count == 1, case .boolean(let isOn)? = values.first { return isOn }
            guard case .combined(let parts) = condition, parts.count == 1 else { return nil }
            if case .comparison(.cast, .null, _) = parts[0] { return truth(of: parts[0], in: scope).map { !$0 } }
            return holds(parts[0], ofWrittenURLIn: scope).map { !$0 }
        }
        if let flag = flag(condition, in: scope) { return flag }
        if let isSame = isTextAsked(left, right, in: scope) { return isSame == isEqual }
        let first = possible(left, in: scope)
        let type = first.first.flatMap { $0.nominal(in: heap) }.map { ResolvedType.nominal($0, []) }
        let second = evaluate(right, in: scope, expecting: type)
        let isNothing = assumption?.value == .null && first == [.null]
        if isNothing, second.count == 1, second.allSatisfy(Self.isCase) { return !isEqual }
        if let isSame = Self.areSameType(first, second) ?? areSameConstant(first, second) { return isSame == isEqual }
        guard first.count == 1, second.count == 1, case .enumCase(let nominal, let name, _)? = first.first,
            case .enumCase(let other, let otherName, let payload)? = second.first, nominal === other
        else { return nil }
        guard name == otherName else { return !isEqual }
        // What two of one case carry may differ.
        guard payload.isEmpty, nominal.cases.first(where: { $0.name == name })?.payload.isEmpty == true else {
            return nil
        }
        return isEqual
    }

    // MARK: Names

    func lookUp(_ name: String, in scope: Scope) -> Values {
        if let local = scope.variable(name) { return local }
        if name == "self" {
            return scope.frame.receiver.map { [$0] } ?? []
        }
        if name == "super" { return scope.frame.receiver.map { [$0] } ?? [] }
        if name == "Self" {
            if let bound = scope.frame.place.generics[name] { return [.metatype(bound)] }
            return scope.frame.place.nominal.map { [.metatype(.nominal($0, []))] } ?? []
        }
        if let (function, outer) = scope.function(name) { return [closure(calling: function, in: outer)] }
        if case let plain = name.withoutWrapperPrefix, plain != name,
            !(scope.frame.receiver.map { declares(name, $0) } ?? false)
        {
            if let local = scope.variable(plain) { return local }
            if let receiver = scope.frame.receiver, let nominal = receiver.nominal(in: heap),
                program.property(plain, of: nominal) != nil
            {
                return name.hasPrefix("$") ? projectedValues(plain, of: [receiver]) : read(plain, of: receiver)
            }
        }
        if let found = justAssigned(name, in: scope) ?? ownMember(name, in: scope) { return found }
        if let functions = program.globalFunctions[name] {
            let visible = functions.filter { $0.file == scope.frame.place.file }
            return Values((visible.isEmpty ? functions : visible).map { .function($0, receiver: nil) })
        }
        if let property = program.globalProperty(name, in: scope.frame.place.file) {
            return readStatic(property, of: nil)
        }
        if program.mayBeType(name) {
            let type = program.resolve(.named(name, []), in: scope.frame.place)
            // Where letters have no case, only a declaration tells a type from a variable.
            if type.nominal != nil || name.first?.isUppercase == true { return [.metatype(type)] }
        }
        // A library's class has it that `self` inherits from.
        guard let receiver = scope.frame.receiver else { return [] }
        if name == "rawValue" { return member(of: [receiver], name) }
        return dialects.firstNonNil { $0.member(name, of: receiver, self) } ?? []
    }

    /// A member of `self`, or a static member of a type that encloses the place.
    func ownMember(_ name: String, in scope: Scope) -> Values? {
        if let receiver = scope.frame.receiver {
            if let found = declaredMember(name, of: receiver) { return found }
            if case .external = receiver { return wrapped(name, in: receiver) }
        }
        for nominal in program.types(around: scope.frame.place.nominal) {
            if program.staticProperty(name, of: nominal) != nil
                || nominal.cases.contains(where: { $0.name == name })
            {
                return readStatic(name, of: .nominal(nominal, []))
            }
            let functions = program.methods(name, of: nominal).filter(\.fact.isStatic)
            if !functions.isEmpty {
                return Values(functions.map { .function($0, receiver: .metatype(.nominal(nominal, []))) })
            }
        }
        return nil
    }

    /// A member that the app declares for a value's type; `nil` where there is none.
    func declaredMember(_ name: String, of value: Value) -> Values? {
        if case .metatype(let type) = value {
            let found = readStatic(name, of: type)
            return found.isEmpty || type.nominal == nil ? nil : found
        }
        if case .external(let typeName, _, _, _) = value {
            if name == "inputs", isWorkAction(value) { return [value] }
            return extendedMember(name, of: value, typeName.lastPart)
        }
        if case .binding = value { return extendedMember(name, of: value, "Binding") }
        guard let nominal = value.nominal(in: heap) else { return nil }
        if let property = property(name, of: nominal, for: value) {
            return property.fact.isStatic ? readStatic(property, of: nominal) : read(name, of: value)
        }
        let functions = program.methods(name, of: nominal).filter { mayBeDeclared($0, for: value) }
        if !functions.isEmpty { return handedOn(functions, of: value) }
        if case .object(let id) = value, let field = heap[id].fields[name] { return dereferenced(field) }
        return wrapper(name, of: value).map { [$0] }
    }

    func implicitMember(
        _ name: String, _ position: Position, in scope: Scope, expecting type: ResolvedType?
    ) -> Values {
        switch type {
        case .nominal?, .external?:
            guard let type else { return [] }
            let found = readStatic(name, of: type)
            if !found.isEmpty { return found }
            carriedPayloads.noteUnseen(name)
            return [.unresolvedCase(name, [])]
        case .array(let element)?: return implicitMember(name, position, in: scope, expecting: element)
        default:
            carriedPayloads.noteUnseen(name)
            return [.unresolvedCase(name, [])]
        }
    }

    /// Whether a chain of members and calls begins with a member of the type that is expected of the whole: `.first.id`.
    static func beginsWithImplicitMember(_ expression: Expression) -> Bool {
        switch expression {
        case .implicitMember: true
        case .member(let base, _, _), .call(let base, _, _): beginsWithImplicitMember(base)
        default: false
        }
    }

    private func member(
        _ base: Expression, _ name: String, _ position: Position, in scope: Scope, expecting type: ResolvedType?
    ) -> Values {
        if let type = typeExpression(.member(base, name, position), in: scope) { return [.metatype(type)] }
        if name.hasPrefix("$"), case let plain = String(name.dropFirst()) {
            return projectedValues(plain, of: evaluate(base, in: scope, expecting: nil))
        }
        if name == "init", let type = typeExpression(base, in: scope) {
            return [initializer(of: type, base, position, in: scope)]
        }
        if isOwnSelf(base, in: scope), let assigned = justAssigned(name, in: scope) { return assigned }
        let bases = evaluate(base, in: scope, expecting: Self.beginsWithImplicitMember(base) ? type : nil)
        // `Detail.self` is the type, and `value.self` the value.
        if name == "self" { return bases }
        if let bound = projected(name, of: bases, base, in: scope) { return bound }
        noteDismissal(handedOnAs: name, of: base, bases, location(position, in: scope.frame.place.file))
        if assignedProperties.knowsShared(name), let place = sharedMember(name, of: bases),
            let assigned = justAssigned(place)
        {
            return assigned
        }
        let found = member(of: linkCases(bases, asked: name), name)
        if case .call = base { noteTaken(found, from: bases) }
        return bases.contains(where: Self.isLibraryType) ? asked(found) : found
    }

    private static func isLibraryType(_ value: Value) -> Bool {
        if case .metatype(.external) = value { true } else { false }
    }

    /// `DetailScreen.init`, handed on instead of `{ DetailScreen(item: $0) }`.
    private func initializer(
        of type: ResolvedType, _ base: Expression, _ position: Position, in scope: Scope
    ) -> Value {
        var labels: [String?] = [nil]
        if let nominal = type.nominal {
            let declared = program.methods("init", of: nominal).filter { $0.fact.body != nil }
            let best = declared.min { ($0.fact.parameters.count, $0.id) < ($1.fact.parameters.count, $1.id) }
            labels =
                best.map { $0.fact.parameters.filter { $0.defaultValue == nil }.map(\.label) }
                ?? nominal.propertyOrder.compactMap { nominal.properties[$0]?.fact }.filter(\.isToBeGiven).map(\.name)
        }
        let arguments = labels.enumerated().map { Argument(label: $1, value: .name("$\($0)", position)) }
        let body = [Statement.expression(.call(base, arguments, position))]
        noteVisit(of: location(position, in: scope.frame.place.file))
        return closure(Closure(parameters: [], body: body, position: position), in: scope)
    }

    /// `$model.path`, where `model` is a variable of the code: `@Bindable var model = model`.
    private func projected(_ name: String, of bases: Values, _ base: Expression, in scope: Scope) -> Values? {
        guard case .name(let written, _) = base, written.hasPrefix("$"),
            scope.variable(String(written.dropFirst())) != nil
        else { return nil }
        let bound = bases.filter { $0.nominal(in: heap).flatMap { program.property(name, of: $0) } != nil }
        return bound.isEmpty ? nil : Values(bound.map { .binding($0, name) })
    }

    func member(of bases: Values, _ name: String) -> Values {
        limits.spend(bases.count)
        var result: Values = []
        // What a library's object keeps may have been set in a storyboard: `title`.
        var isUnknownOfSome = false
        for base in bases {
            // A binding's members are bindings: `$viewModel.path`.
            if case .binding(let owner, let property) = base {
                if name == "wrappedValue" || name == "projectedValue" {
                    result.insert(base)
                    continue
                }
                let inner = read(property, of: owner)
                let bound = inner.filter { $0.nominal(in: heap).flatMap { program.property(name, of: $0) } != nil }
                result.unite(
                    bound.isEmpty
                        ? extendedMember(name, of: base, "Binding") ?? member(of: inner, name)
                        : Values(bound.map { .binding($0, name) }))
                continue
            }
            if let answered = dialects.firstNonNil({ $0.member(name, of: base, self) }) {
                result.unite(answered)
            } else if let part = part(name, of: base) ?? textMember(name, of: base) {
                result.unite(part)
            } else if name == "id", let identity = identity(of: base) {
                result.insert(identity)
            } else if let declared = declaredMember(name, of: base) {
                result.unite(declared)
            } else if name == "value", let current = currentValue(of: base) ?? taskResult(of: base) {
                result.unite(current)
            } else if StandardLibraryNames.elementAccessors.contains(name) || Self.isFactory(base) {
                result.insert(base)
            } else {
                let found = read(name, of: base)
                if found.isEmpty, base.object != nil { isUnknownOfSome = true }
                // A library may write a modifier as a property. Of a controller's, only the view stands for it.
                if found.isEmpty, isLayout(base), name == "view" || !isLibraryController(base) { result.insert(base) }
                result.unite(found)
            }
        }
        return isUnknownOfSome ? result.withAnyText : result
    }

    /// The identity of a value whose type the app declares: what `navigationDestination(for: Item.ID.self)` takes.
    func identity(of value: Value) -> Value? {
        guard let nominal = value.nominal(in: heap), nominal.kind != .enum,
            case .external(let name, let arguments)? = program.identity(of: nominal)
        else { return nil }
        return .external(name, arguments, member: nil, [])
    }

    /// The type that an expression of nothing but names stands for, if it stands for one.
    func typeExpression(_ expression: Expression, in scope: Scope) -> ResolvedType? {
        if case .type(let written, _) = expression { return program.resolve(written, in: scope.frame.place) }
        guard let (head, last) = Self.ends(of: expression), program.mayBeType(last), program.mayBeType(head),
            scope.variable(head) == nil, !isOwnProperty(head, in: scope),
            program.globalProperty(head, in: scope.frame.place.file) == nil,
            let name = expression.dottedName
        else { return nil }
        // An enum case, a static property or a method may begin with a capital too.
        let resolved = program.resolve(.named(name, []), in: scope.frame.place)
        switch resolved {
        case .nominal: return resolved
        case .external:
            guard last.first?.isUppercase == true else { return nil }
            if case .member(let outer, _, _) = expression, let nominal = declaring(outer, in: scope),
                nominal.cases.contains(where: { $0.name == last }) || nominal.properties[last] != nil
                    || !program.methods(last, of: nominal).isEmpty
            {
                return nil
            }
            return resolved
        default: return nil
        }
    }

    /// Whether a name means a property of the type around the code: that hides a type of the same name further out.
    private func isOwnProperty(_ name: String, in scope: Scope) -> Bool {
        guard let nominal = scope.frame.place.nominal, program.property(name, of: nominal) != nil else { return false }
        return program.nominal(named: nominal.name + "." + name, in: scope.frame.place) == nil
    }

    /// The type that a name means, or what the app adds to that type of a library's.
    private func declaring(_ type: Expression, in scope: Scope) -> Nominal? {
        guard let name = type.dottedName else { return nil }
        switch program.resolve(.named(name, []), in: scope.frame.place) {
        case .nominal(let nominal, _): return nominal
        case .external(let library, _): return program.foreignExtensions[library.lastPart]
        default: return nil
        }
    }

    /// The first and the last of the names that an expression consists of, if it is nothing but names.
    private static func ends(of expression: Expression) -> (first: String, last: String)? {
        switch expression {
        case .name(let name, _): (name, name)
        case .member(let base, let last, _): ends(of: base).map { ($0.first, last) }
        default: nil
        }
    }

    /// The names in the key paths that `value[keyPath: path]` may be given.
    func names(at arguments: [Argument], in scope: Scope) -> [[String]] {
        arguments.flatMap { evaluate($0.value, in: scope, expecting: nil) }.compactMap {
            if case .keyPath(let names, _) = $0 { names } else { nil }
        }
    }
}
