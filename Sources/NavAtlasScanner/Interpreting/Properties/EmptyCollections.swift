// Collections that begin empty: `private var children: [Coordinator] = []`.

extension Interpreter {
    /// Whether a property is a collection that begins empty, and that the app's code alone fills: as long as nothing is put into
    /// it, it may hold any object, and then only those. Of controllers it may show others besides.
    func isFilledLater(_ property: Property, _ declared: ResolvedType?) -> Bool {
        guard let element = elementOfEmptyCollection(property, declared) else { return false }
        return [.class, .protocol].contains(element.kind) && !isController(element) || wrapsController(element)
    }

    /// Whether an object is known to have nothing in such a property: code was seen to fill that of others like it, so it
    /// would be seen to fill this one. A coordinator without children starts none.
    func isLeftUnfilled(_ property: Property, _ declared: ResolvedType?, of receiver: Value?) -> Bool {
        guard receiver?.object != nil, isFilledLater(property, declared), let nominal = property.nominal else {
            return false
        }
        // Any value of that type would show every controller that the app puts into one.
        if elementOfEmptyCollection(property, declared).map(wrapsController) == true { return true }
        let name = property.fact.name
        let alike = [nominal] + program.ancestors(of: nominal).filter { $0.properties[name] != nil }
        return alike.contains { type in
            heap.values(of: name, inAny: type, orIn: program.descendants(of: type)).contains { $0.object != nil }
        }
    }

    private func elementOfEmptyCollection(_ property: Property, _ declared: ResolvedType?) -> Nominal? {
        guard property.fact.initializer?.isEmptyCollection == true, case .array(let element)? = declared else {
            return nil
        }
        return element.nominal
    }

    /// `struct Item { let viewController: UIViewController }`: the app's code makes it, and nothing loads it.
    func wrapsController(_ nominal: Nominal) -> Bool {
        nominal.kind == .struct
            && nominal.properties.values.contains { $0.fact.type?.base == "UIViewController" && $0.fact.getter == nil }
    }

    /// Whether a value only keeps a controller for who hands that on, as such an item does.
    func wraps(_ wrapper: Value, _ controller: Value) -> Bool {
        guard let id = wrapper.object, wrapsController(heap[id].nominal) else { return false }
        return heap[id].fields.values.contains { $0.contains(controller) }
    }
}
