// Numbers by which a function chooses what to do: `show(2)`, for `func show(_ page: Int) { switch page { … } }`. Other numbers are
// not followed.

extension Interpreter {
    /// The number that is written for a parameter by which the function chooses; `nil` for any other.
    func number(_ value: Expression, for parameter: Int, of function: Function, in scope: Scope) -> Values? {
        guard choosingParameters(of: function).contains(parameter) else { return nil }
        if let number = number(value, in: scope) { return [number] }
        guard case .number(let text)? = certainValue(of: value, in: scope) else { return nil }
        return [.number(text)]
    }

    private func choosingParameters(of function: Function) -> Set<Int> {
        if let known = choosingParameters[function.id] { return known }
        var names: Set<String> = []
        var walk = CodeWalk()
        walk.onStatements = { names.formUnion($0.compactMap(Self.nameSwitchedByNumber)) }
        let sets = function.fact.name != "init"
        walk.onExpression = { expression, _ in
            if let name = Self.nameChoosing(expression) ?? (sets ? Self.nameSet(expression) : nil) {
                names.insert(name)
            }
        }
        walk.walk(function.fact.body ?? [])
        let parameters = function.fact.parameters
        let found = Set(parameters.indices.filter { names.contains(parameters[$0].name) })
        choosingParameters[function.id] = found
        return found
    }

    /// `switch page { case 0: …; case 1...3: … }`
    private static func nameSwitchedByNumber(_ statement: Statement) -> String? {
        guard case .switching(.name(let name, _), let cases, _) = statement else { return nil }
        let isByNumber = cases.flatMap(\.patterns).contains { pattern in
            switch pattern {
            case .expression(.number): true
            case .expression(let value): range(value) != nil
            default: false
            }
        }
        return isByNumber ? name : nil
    }

    /// A range of numbers in a pattern: its bounds, of which one that is left out is `nil`, and whether it has its end.
    static func range(_ pattern: Expression) -> (lower: Expression, upper: Expression, includesEnd: Bool)? {
        guard case .call(.name(let name, _), let bounds, _) = pattern, name == "..<" || name == "...", bounds.count == 2
        else { return nil }
        return (bounds[0].value, bounds[1].value, name == "...")
    }

    /// `page == 0`, `pages[page]`
    private static func nameChoosing(_ expression: Expression) -> String? {
        switch expression {
        case .comparison(.name(let name, _), .number, _): return name
        case .subscripted(_, let arguments, _):
            guard arguments.count == 1, case .name(let name, _) = arguments[0].value else { return nil }
            return name
        default: return nil
        }
    }

    /// `tabs.selectedIndex = page`
    private static func nameSet(_ expression: Expression) -> String? {
        if case .assignment(_, .name(let name, _), _) = expression { name } else { nil }
    }

    /// The element of a list that a property begins with, and that nothing changes, at the place that a function is given, or that
    /// is written in a list of closures; `nil` where that is not known. What begins with the first page turns to the others.
    func element(at place: Expression, of list: Expression, in scope: Scope) -> Values? {
        guard let index = index(place, in: scope), let (property, receiver) = unchangedProperty(list, in: scope),
            case .array(let elements)? = property.fact.initializer, elements.indices.contains(index),
            !Self.isNumber(place) || elements.allSatisfy(Self.isClosure)
        else { return nil }
        let declared = type(of: property, receiver)
        let type: ResolvedType? = if case .array(let element)? = declared { element } else { nil }
        return making(property, receiver, declared) { evaluate(elements[index], in: $0, expecting: type) }
    }

    private static func isNumber(_ value: Expression) -> Bool { if case .number = value { true } else { false } }

    private static func isClosure(_ value: Expression) -> Bool { if case .closure = value { true } else { false } }

    private func index(_ place: Expression, in scope: Scope) -> Int? {
        switch place {
        case .number(let text): return Int(text)
        case .name(let name, _):
            guard let given = scope.parameter(name), given.count == 1, case .number(let text)? = given.first else {
                return nil
            }
            return Int(text)
        default: return nil
        }
    }

    /// The property that an expression stands for, if it keeps what it begins with, and whose it is.
    private func unchangedProperty(_ expression: Expression, in scope: Scope) -> (Property, receiver: Value?)? {
        if let (property, nominal) = sharedProperty(expression, in: scope) {
            guard property.fact.isConstant else { return nil }
            return (property, nominal.map { .metatype(.nominal($0, [])) })
        }
        let places = places(of: expression, in: scope)
        guard places.count == 1, let (receiver, name) = places.first, let nominal = receiver.nominal(in: heap),
            let property = program.property(name, of: nominal),
            !program.changed.mayChange(property.fact, of: nominal)
        else { return nil }
        return (property, receiver)
    }
}
