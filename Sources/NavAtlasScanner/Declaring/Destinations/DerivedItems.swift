// Presentations by a computed property that gives something only in one case of a state:
// `var editor: EditorItem? { guard let sheet, sheet.id == .editor else { return nil } … }`.

/// What a state must be for a computed property to give something.
struct DerivedItem {
    let receiver: Value
    let name: String
    var test: StateTest
    /// The property of the record in the state of which that is asked; `nil` where the state itself is compared.
    var property: String?

    /// The route that is taken while there is an item; `nil` where several lead on from it.
    func deciding(_ routes: [TableRoute]) -> [TableRoute]? {
        guard routes.count == 1, var route = routes.first, route.caseName == nil else { return nil }
        guard let property, case .cases(let names) = test else {
            route.state = test == .some ? nil : test
            return [route]
        }
        route.property = property
        return names.sorted().map { name in
            route.caseName = name
            return route
        }
    }
}

extension Interpreter {
    /// The state that decides whether a computed property, or a binding's `get`, gives something; `nil` where it gives what a
    /// state holds, or always something.
    func derivedItem(_ state: Expression, in scope: Scope) -> DerivedItem? {
        if let getter = Self.code("get", of: state) {
            return derivedItem(givenBy: getter, setBy: Self.code("set", of: state) ?? [], in: scope.inner())
        }
        guard let (receiver, property) = getter(Self.plain(state), scope), let getter = property.fact.getter else {
            return nil
        }
        let inner = self.scope(of: property, receiver)
        // `var shown: Binding<Item?> { Binding(get: { … }, set: { … }) }`
        if getter.count == 1, let made = getter[0].result, Self.code("get", of: made) != nil {
            return derivedItem(made, in: inner)
        }
        return derivedItem(givenBy: getter, setBy: [], in: inner)
    }

    private func derivedItem(
        givenBy getter: [Statement], setBy setter: [Statement], in scope: Scope
    ) -> DerivedItem? {
        guard let (conditions, given) = getter.item else { return nil }
        noteStates(boundBy: conditions, in: scope, to: scope)
        var found: DerivedItem?
        for condition in conditions {
            guard let one = item(decidedBy: condition, in: scope) else { continue }
            guard let outer = found else {
                found = one
                continue
            }
            // What is asked of the same state later says more.
            if outer.receiver == one.receiver, outer.name == one.name, outer.test == .some { found = one }
        }
        // Of two states, the one that goes with what is presented decides.
        let targets = SyntaxSearch.assignmentTargets(in: setter)
        let isSet = targets.contains { Self.lastName(of: $0) == found?.name }
        let holder = scope.frame.receiver?.nominal(in: heap)
        return isSet || !isStored(given, in: holder) ? found : nil
    }

    /// What a closure of `Binding(get:set:)` does.
    private static func code(_ label: String, of binding: Expression) -> [Statement]? {
        guard case .call(_, let arguments, _) = binding,
            case .closure(let closure)? = arguments.first(where: { $0.label == label })?.value
        else { return nil }
        return closure.body
    }

    /// Whether what is given is another property that is stored, which has a state of its own.
    private func isStored(_ value: Expression?, in nominal: Nominal?) -> Bool {
        switch value.map(\.withoutSelf) {
        case .name(let name, _)?:
            nominal.flatMap { program.property(name, of: $0) }.map { $0.fact.getter == nil } ?? false
        case .member(let base, _, _)?: isStored(base, in: nominal)
        default: false
        }
    }

    private func item(decidedBy condition: Condition, in scope: Scope) -> DerivedItem? {
        if case .expression(.comparison(.member(let base, let name, _), let value, isEqual: true)) = condition,
            let place = statePlace(of: base, in: scope), let test = test(for: value, in: scope),
            let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal),
            let record = type(of: property, place.receiver)?.nominal, record.kind == .struct, !isView(record)
        {
            return DerivedItem(receiver: place.receiver, name: place.name, test: test, property: name)
        }
        guard let (place, test) = state(of: [condition], in: scope) else { return nil }
        return DerivedItem(receiver: place.receiver, name: place.name, test: test, property: nil)
    }

    /// `sheets.editor` for `$sheets.editor`.
    private static func plain(_ binding: Expression) -> Expression {
        switch binding {
        case .name(let name, let position) where name.hasPrefix("$"): .name(String(name.dropFirst()), position)
        case .member(let base, let name, let position): .member(plain(base), name, position)
        default: binding
        }
    }
}

extension [Statement] {
    /// The conditions under which the code of a computed property gives something, and what it gives; `nil` where there are
    /// no conditions.
    fileprivate var item: (conditions: [Condition], given: Expression?)? {
        var conditions: [Condition] = []
        for (index, statement) in enumerated() {
            switch statement {
            case .guarding(let asked, let otherwise):
                guard otherwise.givesNothing else { return nil }
                conditions += asked
            case .binding: continue
            case .conditional(let asked, let then, let otherwise):
                let others = otherwise.isEmpty ? Array(self[(index + 1)...]) : otherwise
                return others.givesNothing ? (conditions + asked, then.last?.result) : nil
            case .switching(let subject, let cases, _):
                let giving = cases.filter { !$0.body.givesNothing }
                guard giving.count == 1, cases.count > 1, giving[0].patterns.count == 1 else { return nil }
                return (conditions + [.match(giving[0].patterns[0], subject)], giving[0].body.last?.result)
            default:
                guard let result = statement.result, let item = result.item else { return nil }
                conditions += item.conditions
                return conditions.isEmpty ? nil : (conditions, item.given)
            }
        }
        return nil
    }

    private var givesNothing: Bool {
        guard count == 1, let result = self[0].result else { return false }
        return result == .null || result == .boolean(false)
    }
}

extension Expression {
    /// What is asked before an expression gives something: `step == .pay ? item : nil`, `step == .pay`.
    fileprivate var item: (conditions: [Condition], given: Expression?)? {
        switch self {
        case .conditional(let asked, let then, .null): ([.expression(asked)], then)
        case .branching(let statement): [statement].item
        case .comparison: ([.expression(self)], nil)
        default: ([], self)
        }
    }
}
