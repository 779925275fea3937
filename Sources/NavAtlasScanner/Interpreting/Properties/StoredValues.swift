// Values that outlive the app: `@AppStorage("token")`, and what `UserDefaults` is given under the same key.

extension Interpreter {
    /// The values of other properties that are stored under the same key.
    func stored(beside property: Property, of receiver: Value) -> Values {
        guard let nominal = receiver.nominal(in: heap) else { return [] }
        let others = draft.storedStates.others(than: PropertyKey(nominal: nominal, name: property.fact.name))
        return others.reduce(into: []) { $0.unite(heap.values(of: $1.name, inAny: $1.nominal, orIn: [])) }
    }

    /// `UserDefaults.standard.set(true, forKey: "token")`, `removeObject(forKey: "token")`: properties of that key change.
    func store(_ site: CallSite) {
        guard let key = site.argument("forKey"), let name = program.storedName(of: key, in: site.scope.frame.place),
            let property = draft.storedStates.properties[name], let value = site.arguments.first?.value
        else { return }
        let values =
            site.name == FoundationNames.removingObject
            ? valuesWithoutStored(property) : evaluate(value, in: site.scope, expecting: nil)
        record(Mutation(key: property, values: values, owner: owner, location: site.location))
    }

    /// The values of a property whose key has no stored value: its initial values, or `nil`.
    private func valuesWithoutStored(_ key: PropertyKey) -> Values {
        guard let property = program.property(key.name, of: key.nominal) else { return [] }
        return property.fact.initializer == nil ? [.null] : initial(property, .instance(key.nominal, []))
    }
}
