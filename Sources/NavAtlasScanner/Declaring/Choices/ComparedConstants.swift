// States that are compared with constants of a structure's own, as others are with the cases of an enum:
// `static let home = Page(title: "Home")`.

extension Interpreter {
    /// Values, of which each that a structure holds as its constant is called by the constant's name.
    func withConstantsNamed(_ values: Values) -> Values {
        guard values.contains(where: { constant($0) != nil }) else { return values }
        return values.reduce(into: Values()) { $0.unite([constant($1) ?? $1]) }
    }

    private func constant(_ value: Value) -> Value? {
        guard case .object(let id) = value, case let nominal = heap[id].nominal, nominal.kind == .struct,
            let place = heap[id].making?.place,
            let found = nominal.properties.values.first(where: { $0.isConstant(madeAt: place) })
        else { return nil }
        return .enumCase(nominal, found.fact.name, [])
    }
}

extension Property {
    fileprivate func isConstant(madeAt place: DraftLocation) -> Bool {
        guard fact.isStatic, file == place.file, case .call(_, _, let position)? = fact.initializer else {
            return false
        }
        return position == place.position
    }
}
