// Types that name their values, in place of an enum: `struct Route { let id: String; static let detail = Route(id: "detail") }`.

extension Interpreter {
    /// Whether values are a constant that a type names, for a pattern such as `.detail`; `nil` where it names none.
    func match(_ values: Values, toConstant name: String, of type: Nominal?) -> Match? {
        let nominals = values.compactMap { value in
            if case .object(let id) = value { heap[id].nominal } else { nil }
        }
        guard let nominal = type ?? nominals.first, nominals.count == values.count, !values.isEmpty,
            let property = constant(name, of: nominal)
        else { return nil }
        if hasOwnEquality(nominal) { return .maybe }
        let wanted = readStatic(property, of: nominal)
        guard wanted.count == 1, let only = wanted.first else { return .maybe }
        if values == wanted { return .always }
        return values.contains(only) || !values.allSatisfy(isConstant) ? .maybe : .never
    }

    /// Whether two values are one, where both are constants that their types name.
    func areSameConstant(_ left: Values, _ right: Values) -> Bool? {
        guard left.count == 1, right.count == 1, let first = left.first, let second = right.first,
            let nominal = first.nominal(in: heap), !hasOwnEquality(nominal), isConstant(first), isConstant(second)
        else { return nil }
        return first == second
    }

    /// Whether a value is one that its type names.
    func isConstant(_ value: Value) -> Bool {
        guard case .object(let id) = value else { return false }
        let nominal = heap[id].nominal
        return nominal.propertyOrder.contains { name in
            constant(name, of: nominal).map { readStatic($0, of: nominal) == [value] } ?? false
        }
    }

    /// The constant of a name that a type makes of itself.
    private func constant(_ name: String, of nominal: Nominal) -> Property? {
        guard nominal.kind != .enum, let property = nominal.properties[name]?.onType,
            property.fact.isConstant || property.fact.getter?.count == 1, property.fact.observers.isEmpty,
            case .call(let callee, _, _)? = property.fact.initializer ?? property.fact.getter?.first?.result
        else { return nil }
        let made: String? =
            if case .implicitMember("init", _) = callee { property.fact.type?.base } else {
                callee.dottedName
            }
        return [nominal.shortName, "Self", nominal.name].contains(made) ? property : nil
    }
}
