// The values that observers of a state receive: if only code changes the state, those that code was seen to assign.

/// The properties to which code assigned an unknown value.
struct UnknownAssignments {
    /// Those of the round before: what one round does not know, the next may.
    private var known: Set<ObjectIdentifier> = []
    private var now: Set<ObjectIdentifier> = []
    /// How often a property was found to which nothing unknown was assigned in the round before.
    private(set) var count = 0

    mutating func beginRound() { (known, now) = (now, []) }

    mutating func insert(_ property: Property) {
        let key = ObjectIdentifier(property)
        if now.insert(key).inserted, !known.contains(key) { count += 1 }
    }

    func contains(_ property: Property) -> Bool { known.contains(ObjectIdentifier(property)) }
}

extension Interpreter {
    /// What comes to those who watch values.
    func observed(_ values: Values) -> Values {
        let places = bindings(in: values)
        let held = dereferenced(values)
        return !places.isEmpty && places.count == values.count && !places.contains(where: mayBeAnything)
            ? held : orAnyCase(held)
    }

    /// The values that observers of an expression receive.
    func observed(_ expression: Expression, _ values: Values, in scope: Scope) -> Values {
        guard case let places = places(of: expression, in: scope), !places.isEmpty,
            !places.contains(where: mayBeAnything)
        else { return observed(values) }
        return dereferenced(values)
    }

    /// Whether a state may hold what no code was seen to assign: a control is bound to it, it is kept elsewhere, or it was given
    /// something unknown.
    func mayBeAnything(_ place: (receiver: Value, name: String)) -> Bool {
        guard let nominal = place.receiver.nominal(in: heap), let property = program.property(place.name, of: nominal)
        else { return true }
        return property.fact.getter != nil || isRestored(property, of: place.receiver, nominal)
            || property.fact.attributes.contains { !PropertyWrapperNames.changedByOwnCode.contains($0.name.base) }
            || program.changed.mayBeBound(property.fact, of: nominal) || unknownAssignments.contains(property)
            || type(of: property, place.receiver)?.nominal.map(program.changed.changesItself) ?? true
    }

    /// Beside the known cases of an enum, any.
    func orAnyCase(_ values: Values) -> Values {
        var enums: [Nominal] = []
        for case .enumCase(let nominal, _, _) in values where !enums.contains(nominal) { enums.append(nominal) }
        return enums.reduce(into: values) { $0.insert(.instance($1, [])) }
    }
}
