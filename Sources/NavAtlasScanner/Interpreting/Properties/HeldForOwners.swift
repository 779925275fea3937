// What views, data sources and presenters refer to without owning it, such as their delegates.

extension Interpreter {
    /// Whether a property refers to what others may give an object, or may not: a weak one, and many a delegate's that is not.
    func isGivenByOthers(_ property: Property, _ declared: ResolvedType?) -> Bool {
        let fact = property.fact
        guard !fact.isWeak else { return true }
        return fact.isOptional && !fact.isConstant && fact.attributes.isEmpty && declared?.nominal?.kind == .protocol
    }

    /// Whether nothing sets such a property of an object: that of an outlet is set by who holds the outlet, or not at all, and
    /// where other objects of its class were given something, this one was not. What no code sets stays empty.
    func isLeftEmpty(_ property: Property, of object: ObjectID) -> Bool {
        let nominal = heap[object].nominal
        if outlets.contains(object) || !program.changed.mayChange(property.fact, of: nominal) { return true }
        return !heap.values(of: property.fact.name, inAny: nominal, orIn: []).isEmpty
    }

    /// Of several controllers to which an object refers that is not told apart from those of other screens, the one that is the
    /// screen itself.
    func heldForOwner(_ values: Values, _ property: Property, by holder: Nominal) -> Values {
        guard property.fact.isWeak, values.count > 1, !isController(holder), flow(of: holder) == nil else {
            return values
        }
        let controllers = values.filter {
            $0.nominal(in: heap).map { isController($0) && flow(of: $0) == nil } ?? false
        }
        guard controllers.count > 1 else { return values }
        askForOwner()
        let own = controllers.filter { $0.nominal(in: heap).map(draft.key) == currentOwner.node }
        return own.isEmpty ? values : values.subtracting(controllers).union(own)
    }
}
