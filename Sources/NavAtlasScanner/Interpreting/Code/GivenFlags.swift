// Conditions whose answers are known: those that ask for a function's parameters, or for flags that a value is made with and
// keeps. `Avatar(user, isLink: false)` shows no link, though other avatars do. Whether a view is given an optional closure is
// such a flag, too.

extension Interpreter {
    /// The answer to a condition: `isLink`, `!isLink`, `isLink == true`, `tab == 2`; `nil` where it asks for anything else.
    func flag(_ condition: Expression, in scope: Scope) -> Bool? {
        if case .name(let name, _) = condition, let given = scope.parameter(name) {
            guard given.count == 1, case .boolean(let isOn)? = given.first else { return nil }
            return isOn
        }
        if case .boolean(let isOn)? = assumed(condition, in: scope) { return isOn }
        // `isOpen = true; if isOpen { … }`
        if case .name(let name, _) = condition.withoutSelf, scope.variable(name) == nil,
            let known = justAssigned(name, in: scope), known.count == 1, case .boolean(let isOn)? = known.first
        {
            return isOn
        }
        // `set { if newValue { … } }`
        if case .name("newValue", _) = condition, let given = scope.assigned(condition), given.count == 1,
            case .boolean(let isOn)? = given.first
        {
            return isOn
        }
        if let known = justAssigned(toShared: condition, in: scope), known.count == 1,
            case .boolean(let isOn)? = known.first
        {
            return isOn
        }
        // `let isClosed = !isOpen`
        if case .name(let name, _) = condition, scope.variable(name) != nil, let origin = scope.origin(name) {
            return flag(origin, in: scope)
        }
        if case .comparison(let left, let right, let isEqual) = condition, isLeftAsItWas(left, right, in: scope) {
            return isEqual
        }
        // `let isIn = user != nil; guard isIn, isNew`
        if case .comparison(let value, .null, let isEqual) = condition, let isNone = isNone(value, in: scope) {
            return isNone == isEqual
        }
        return asked(condition) { flag($0, in: scope) } ?? keptFlag(condition, in: scope)
            ?? decided(condition, in: scope) ?? answer(ofCasesIn: condition, scope) ?? flagOfType(condition, in: scope)
            ?? answer(ofCall: condition, in: scope)
    }

    /// The same of several conditions, which must all hold.
    func flag(_ conditions: [Condition], in scope: Scope) -> Bool? {
        let answers = conditions.map { condition -> Bool? in
            if case .expression(let value) = condition { flag(value, in: scope) } else { nil }
        }
        return all(answers)
    }

    /// Notes the flags that a value is made with, as the call or its declaration writes them.
    func noteFlags(of made: ObjectID, _ arguments: [Argument], to initializer: Function?, in scope: Scope) {
        let nominal = heap[made].nominal
        let kept = kept(by: nominal)
        for name in kept.flags {
            let value = writtenValue(name, of: nominal, arguments, initializer)
            let isOn = value.flatMap { written($0, in: scope) ?? given($0, among: arguments, in: scope)?.boolean }
            heap.note(flag: name, isOn, of: made)
        }
        for name in kept.literals {
            let value = writtenValue(name, of: nominal, arguments, initializer)
            let known = value.flatMap { $0.literal ?? given($0, among: arguments, in: scope) }
            heap.note(literal: name, known?.isTextOrNumber == true ? known : nil, of: made)
        }
        for name in kept.all where !kept.flags.contains(name) && !kept.literals.contains(name) {
            let value = writtenValue(name, of: nominal, arguments, initializer)
            heap.note(literal: name, value.flatMap { givenObject($0, name, of: made, arguments, in: scope) }, of: made)
        }
        // A view that chooses by what it is given chooses by the state behind that: `RootView(isIn: session.user != nil)`.
        guard propertyFollowers.choosingViews.contains(nominal) else { return }
        for name in kept.all where nominal.properties[name].map(mayBeAskedFor) ?? false {
            let value = writtenValue(name, of: nominal, arguments, initializer)
            heap.note(state: name, value.flatMap { givenState($0, in: scope) }, of: made)
        }
    }

    /// Whether a condition may ask for a constant itself: for a flag, a case, or whether something is there. Of an object, it asks
    /// for what that holds.
    private func mayBeAskedFor(_ constant: Property) -> Bool {
        switch type(of: constant) {
        case .nominal(let nominal, _)?:
            // A store is no case, though it holds one.
            !dialects.contains { $0.isState(nominal, self) } && (constant.fact.isOptional || nominal.kind == .enum)
        case .array?, .external("Bool", _)?, .external("String", _)?, .external("Int", _)?: true
        default: constant.fact.isOptional
        }
    }

    /// The expression that is written for a property, rather than its values, which may be one of several.
    private func writtenValue(
        _ name: String, of nominal: Nominal, _ arguments: [Argument], _ initializer: Function?
    ) -> Expression? {
        let first = nominal.properties[name]?.fact.initializer
        guard let initializer else {
            let given = arguments.first { $0.label == name }?.value
            // A trailing closure may be what is given.
            if given == nil, first == .null, arguments.contains(where: { $0.isTrailing }) { return nil }
            return given ?? first
        }
        let body = initializer.fact.body ?? []
        let targets = SyntaxSearch.assignmentTargets(in: body).count { Self.isName(name, $0) }
        guard targets > 0 else {
            return SyntaxSearch.callees(in: body).contains("init") ? nil : first
        }
        let values = body.compactMap { statement -> Expression? in
            guard case .expression(.assignment(let target, let value, _)) = statement, Self.isName(name, target) else {
                return nil
            }
            return value
        }
        guard targets == 1, let value = values.first else { return nil }
        let parameters = initializer.fact.parameters
        guard case .name(let parameter, _) = value, let index = parameters.firstIndex(where: { $0.name == parameter })
        else {
            if case .boolean = value { return value }
            return value.literal == nil ? nil : value
        }
        guard let taken = assignment(of: arguments, to: parameters) else { return nil }
        return taken.firstIndex(of: index).map { arguments[$0].value } ?? parameters[index].defaultValue
    }

    /// The certain value of an argument; `nil` for what the called code writes itself, which stands in another scope.
    private func given(_ value: Expression, among arguments: [Argument], in scope: Scope) -> Value? {
        guard arguments.contains(where: { $0.value == value }) else { return nil }
        return certainValue(of: value, in: scope) ?? decided(value, in: scope).map(Value.boolean)
    }

    /// The object that an argument is, if it can be no other: one that a constant holds, or that the argument makes.
    private func givenObject(
        _ value: Expression, _ name: String, of made: ObjectID, _ arguments: [Argument], in scope: Scope
    ) -> Value? {
        guard arguments.contains(where: { $0.value == value }) else { return nil }
        if let object = certainObject(value, in: scope) { return .object(object) }
        guard let held = heap[made].fields[name], held.count == 1, makesForCertain(value, in: scope) else { return nil }
        return held.first?.object.map(Value.object)
    }

    private func written(_ value: Expression, in scope: Scope) -> Bool? {
        asked(value) { written($0, in: scope) } ?? keptFlag(value, in: scope)
    }

    /// Whether a part of a condition may be a flag: in `page ?? other != nil`, which is no `&&`, one is not.
    static func mayBeFlag(_ part: Expression) -> Bool {
        switch part {
        case .null, .closure, .number, .string: false
        default: true
        }
    }

    /// The answer to `isOpen && isNew`, of which each part has one.
    func all(_ answers: [Bool?]) -> Bool? {
        answers.contains(false) ? false : answers.allSatisfy { $0 == true } ? true : nil
    }

    /// The answer to `isOpen || isNew`, of which each part has one.
    func any(_ answers: [Bool?]) -> Bool? {
        answers.contains(true) ? true : answers.allSatisfy { $0 == false } ? false : nil
    }

    private func asked(_ condition: Expression, _ flag: (Expression) -> Bool?) -> Bool? {
        switch condition {
        case .boolean(let isOn): isOn
        case .closure: true
        case .null: false
        case .combined(let parts) where parts.count == 1: flag(parts[0]).map { !$0 }
        case .combined(let parts) where parts.count > 1 && parts.allSatisfy(Self.mayBeFlag): all(parts.map(flag))
        case .alternative(let parts): any(parts.map(flag))
        case .comparison(let left, .boolean(let isOn), let isEqual): flag(left).map { ($0 == isOn) == isEqual }
        default: nil
        }
    }

    /// A flag that a value keeps which was given to a function, or whose code runs.
    func keptFlag(_ value: Expression, in scope: Scope) -> Bool? {
        if case .member(.name(let base, _), let name, _) = value, let given = scope.parameter(base), given.count == 1,
            case .object(let id)? = given.first
        {
            return keptFlag(name, of: id)
        }
        guard case .object(let id)? = scope.frame.receiver else { return nil }
        // `row.isModal`, of a row that the value keeps.
        if case .member(.name(let base, _), let name, _) = value, scope.variable(base) == nil,
            heap[id].nominal.properties[base]?.fact.isConstant == true, case let held = read(base, of: .object(id)),
            held.count == 1, let row = held.first?.object
        {
            return keptFlag(name, of: row)
        }
        switch value {
        case .name(let name, _) where scope.variable(name) == nil: return keptFlag(name, of: id)
        case .member(.name("self", _), let name, _): return keptFlag(name, of: id)
        default: return nil
        }
    }

    static func isName(_ name: String, _ target: Expression) -> Bool {
        if case .name(name, _) = target.withoutSelf { true } else { false }
    }
}
