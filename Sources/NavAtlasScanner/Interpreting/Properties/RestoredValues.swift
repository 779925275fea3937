// Values that are decoded, or come from a store: which case they hold was decided elsewhere, or by another version of the app.

extension Interpreter {
    /// Whether a property may hold whatever it was written with. An object that was made with another value than the one it
    /// begins with by itself holds that.
    func isRestored(_ property: Property, of receiver: Value, _ nominal: Nominal) -> Bool {
        guard property.fact.getter == nil, !property.fact.isStatic,
            program.inherits(nominal, anyOf: ["Codable", "Decodable"])
                || nominal.attributes.contains(where: { $0.name.base == "Model" })
        else { return false }
        guard case .object(let id) = receiver else { return true }
        guard property.fact.initializer != nil, !heap.isProbe(id) else { return false }
        return heap[id].fields[property.fact.name].map { $0 == initial(property, receiver) } ?? true
    }

    /// Whether a value is some structure of data, as a library decodes it: what the app itself makes of that type, such as an
    /// empty one to begin with, does not say what its constants hold.
    func isAnyRecord(_ value: Value) -> Bool {
        guard case .instance(let nominal, _) = value else { return false }
        return nominal.kind == .struct && !isView(nominal)
    }
}
