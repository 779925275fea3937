// What there is once: all code reads and assigns the same one.

/// A variable, or an entry, of which there is one.
enum SharedPlace: Hashable {
    /// A global or static variable.
    case variable(ObjectIdentifier)
    /// A property of an object that such a constant holds: `Session.shared.isOpen`.
    case member(ObjectID, String)
    /// What some of the user's defaults hold for a key.
    case defaults(Value, String)
}

extension Interpreter {
    func readStatic(_ property: Property, of nominal: Nominal?) -> Values {
        let receiver = nominal.map { Value.metatype(.nominal($0, [])) }
        let key = ObjectIdentifier(property)
        if let assigned = justAssigned(.variable(key)) { return assigned }
        if property.fact.getter != nil { return compute(property, receiver) }
        let known = staticValues[key] ?? []
        // A wrapper may give it a value before any is assigned.
        let isWrapped = property.fact.initializer == nil && !property.fact.attributes.isEmpty
        guard known.isEmpty || isWrapped || isToBeMade(property, receiver) else { return open(known, property) }
        staticValues[key] = known
        // A shared object is made once, by nobody in particular.
        let result = with(owner: .launch, mode: .body) { initial(property, receiver) }.union(known)
        // What stands for any value of its type is not kept beside what is assigned.
        if property.fact.initializer != nil { staticValues[key] = result }
        return open(result, property)
    }

    /// A flag that may be set may be either.
    private func open(_ values: Values, _ property: Property) -> Values {
        guard property.fact.isConstant else { return values.withEitherTruth }
        if values.count == 1, case .object(let id)? = values.first { assignedProperties.sharedObjects.insert(id) }
        return values
    }

    /// A property of a value that is an object of which there is one.
    func sharedMember(_ name: String, of values: Values) -> SharedPlace? {
        guard values.count == 1, case .object(let id)? = values.first,
            assignedProperties.sharedObjects.contains(id)
        else { return nil }
        return .member(id, name)
    }

    /// The values that the code has just assigned to a global or static variable, or to a property of a shared object.
    func justAssigned(toShared expression: Expression, in scope: Scope) -> Values? {
        guard assignedProperties.knowsShared else { return nil }
        if let property = sharedProperty(expression, in: scope)?.property {
            return justAssigned(.variable(ObjectIdentifier(property)))
        }
        switch expression {
        case .member(let base, let name, _) where assignedProperties.knowsShared(name):
            return sharedMember(name, of: evaluate(base, in: scope, expecting: nil)).flatMap(justAssigned)
        case .call(.member(let base, "bool", _), let arguments, _):
            return defaultsPlace(arguments, of: evaluate(base, in: scope, expecting: nil), in: scope)
                .flatMap(justAssigned)
        default: return nil
        }
    }

    /// What the user's defaults hold for the key that a call gives.
    private func defaultsPlace(_ arguments: [Argument], of receivers: Values, in scope: Scope) -> SharedPlace? {
        guard receivers.count == 1, let defaults = receivers.first, case .external("UserDefaults", _, _, _) = defaults,
            let key = arguments.first(where: { $0.label == "forKey" })?.value,
            case let texts = evaluate(key, in: scope, expecting: nil), texts.count == 1,
            case .text(let text)? = texts.first
        else { return nil }
        return .defaults(defaults, text)
    }

    /// `UserDefaults.standard.set(true, forKey: "open")`, and what was just set so; `nil` for any other call.
    func callDefaults(
        _ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope
    ) -> Values? {
        guard ["set", "setValue", "removeObject", "bool"].contains(name),
            let place = defaultsPlace(arguments, of: receivers, in: scope)
        else { return nil }
        switch name {
        case "bool": return justAssigned(place)
        case "removeObject": noteAssigned([.boolean(false)], to: place, by: scope)
        default: noteAssigned(evaluate(arguments[0].value, in: scope, expecting: nil), to: place, by: scope)
        }
        return []
    }

    /// The global or static variable that a name, or a member of a type, means.
    func sharedProperty(_ expression: Expression, in scope: Scope) -> (property: Property, nominal: Nominal?)? {
        switch expression {
        case .name(let name, _):
            guard scope.variable(name) == nil, scope.frame.receiver.map({ declares(name, $0) }) != true else {
                return nil
            }
            for nominal in program.types(around: scope.frame.place.nominal) {
                if let property = program.staticProperty(name, of: nominal) { return (property, nominal) }
            }
            return program.globalProperty(name, in: scope.frame.place.file).map { ($0, nil) }
        case .member(let base, let name, _):
            guard let nominal = typeExpression(base, in: scope)?.nominal else { return nil }
            return program.staticProperty(name, of: nominal).map { ($0, nominal) }
        default: return nil
        }
    }

    /// `Router.shared = Router()`: all who read the property are given what anyone assigns.
    func writeShared(_ values: Values, to property: Property, of nominal: Nominal?, by scope: Scope?) {
        let receiver = Value.metatype(nominal.map { .nominal($0, []) } ?? .unknown)
        if property.fact.getter == nil {
            _ = readStatic(property, of: nominal)
            if staticValues[ObjectIdentifier(property), default: []].insertUnknown(values, limits).isSome {
                staticVersion += 1
            }
            noteLeft(values, with: receiver)
        }
        noteAssigned(values, to: .variable(ObjectIdentifier(property)), by: scope)
        if !property.fact.observers.isEmpty { runObservers(of: property, receiver, given: values) }
    }
}
