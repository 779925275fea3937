// Collections of objects that begin empty: `private var children: [Coordinator] = []`.

extension Interpreter {
    /// Whether a property is a collection of objects that begins empty: as long as nothing is put into it, it may hold any, and
    /// then only those. Of controllers it may show others besides.
    func isFilledLater(_ property: Property, _ declared: ResolvedType?) -> Bool {
        guard property.fact.initializer?.isEmptyCollection == true, case .array(let element)? = declared else {
            return false
        }
        return element.nominal.map { [.class, .protocol].contains($0.kind) && !isController($0) } ?? false
    }

    /// Whether an object is known to have nothing in such a property: code was seen to fill that of others like it, so it
    /// would be seen to fill this one. A coordinator without children starts none.
    func isLeftUnfilled(_ property: Property, _ declared: ResolvedType?, of receiver: Value?) -> Bool {
        guard receiver?.object != nil, isFilledLater(property, declared), let nominal = property.nominal else {
            return false
        }
        let name = property.fact.name
        let alike = [nominal] + program.ancestors(of: nominal).filter { $0.properties[name] != nil }
        return alike.contains { type in
            heap.values(of: name, inAny: type, orIn: program.descendants(of: type)).contains { $0.object != nil }
        }
    }
}
