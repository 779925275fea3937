// Which keys the elements of a dictionary were put under: `handlers["home"] = { … }`. Code that looks up a key which is known is
// given what was put under that key, or under one that is not known.

/// The keys of the elements that dictionaries hold, by the properties that hold these.
struct KeyedElements {
    /// Of each element its keys; `nil` where it may stand under any.
    private var keys: [ObjectIdentifier: [Value: Values?]] = [:]

    /// Whether elements of a property are told apart.
    func distinguishes(_ property: Property) -> Bool { keys[ObjectIdentifier(property)] != nil }

    /// Notes a key; `nil` stands for one that is not known.
    ///
    /// - Parameter isNew: whether the dictionary does not hold the element yet. Otherwise it may stand there under any key.
    /// - Returns: whether the element may now stand under more keys.
    mutating func note(_ element: Value, under key: Values?, in property: Property, isNew: Bool) -> Bool {
        let place = ObjectIdentifier(property)
        guard let known = keys[place]?[element] else {
            if isNew { keys[place, default: [:]][element] = .some(key) }
            return false
        }
        guard var known else { return false }
        guard let key else {
            keys[place]?[element] = .some(nil)
            return true
        }
        let count = known.count
        known.unite(key)
        keys[place]?[element] = known
        return known.count != count
    }

    /// Whether an element was only put under other keys than these.
    func isElsewhere(_ element: Value, than asked: Values, in property: Property) -> Bool {
        guard let known = keys[ObjectIdentifier(property)]?[element] ?? nil else { return false }
        return !known.contains(where: asked.contains)
    }
}

extension Interpreter {
    /// What a collection holds under the keys that a subscript asks for, as far as these are known.
    func elements(of collection: Expression, under arguments: [Argument], in scope: Scope) -> Values {
        if arguments.count == 2, arguments[1].label == "default" {
            return elements(of: collection, under: arguments[0], orElse: arguments[1].value, in: scope)
        }
        let elements = evaluate(collection, in: scope, expecting: nil)
        guard !elements.isEmpty, arguments.count == 1, arguments[0].label == nil else { return elements }
        if let element = element(at: arguments[0].value, of: collection, in: scope)?.filter(elements.contains),
            !element.isEmpty
        {
            return element
        }
        let places = dictionaries(collection, in: scope)
        guard places.contains(where: heap.keyed.distinguishes),
            let asked = keys(evaluate(arguments[0].value, in: scope, expecting: nil))
        else { return elements }
        return elements.filter { element in
            let holders = places.filter { heap.keyed.distinguishes($0) || holds($0, element) }
            return holders.isEmpty || !holders.allSatisfy { heap.keyed.isElsewhere(element, than: asked, in: $0) }
        }
    }

    /// `makers[key, default: { Home() }]`: what a constant has under the key is given without the default.
    private func elements(
        of collection: Expression, under key: Argument, orElse other: Expression, in scope: Scope
    ) -> Values {
        let found = elements(of: collection, under: [key], in: scope)
        let isThere = dictionaries(collection, in: scope).contains {
            heap.keyed.distinguishes($0) && $0.fact.isConstant
        }
        return isThere && !found.isEmpty ? found : found.union(evaluate(other, in: scope, expecting: nil))
    }

    /// Notes the keys under which code puts elements into a dictionary: `handlers[name] = handler`.
    func noteKeys(_ arguments: [Argument], of elements: Values, in collection: Expression, _ scope: Scope) {
        guard arguments.count == 1, arguments[0].label == nil else { return }
        let keys = keys(evaluate(arguments[0].value, in: scope, expecting: nil))
        for place in dictionaries(collection, in: scope) { note(keys, of: elements, in: place) }
    }

    /// The same of the dictionary that a property begins with.
    func noteKeys(of property: Property, among elements: Values, in scope: Scope) {
        guard case .dictionary(let keys, let values)? = property.fact.initializer, keys.count == values.count else {
            return
        }
        let type: ResolvedType? = if case .array(let element)? = scope.frame.result { element } else { nil }
        for (key, value) in zip(keys, values) {
            let key = self.keys(evaluate(key, in: scope, expecting: nil))
            let held = evaluate(value, in: scope, expecting: type).filter(elements.contains)
            note(key, of: held, in: property)
        }
    }

    private func note(_ keys: Values?, of elements: Values, in property: Property) {
        for element in elements where Self.isKept(element) {
            heap.note(element, under: keys, in: property, isNew: !holds(property, element))
        }
    }

    /// Code and what shows something: of anything else it makes no difference where it stands.
    private static func isKept(_ element: Value) -> Bool {
        switch element {
        case .closure, .function, .object, .external, .metatype: true
        default: false
        }
    }

    /// The properties that a dictionary may be, whichever object has them, or the global or static one.
    private func dictionaries(_ collection: Expression, in scope: Scope) -> [Property] {
        let found = places(of: collection, in: scope).compactMap { receiver, name -> Property? in
            var type = receiver.nominal(in: heap)
            if case .metatype(let own) = receiver { type = own.nominal }
            return type.flatMap { program.property(name, of: $0) }
        }
        return found.isEmpty ? [sharedProperty(collection, in: scope)?.property].compactMap(\.self) : found
    }

    private func holds(_ property: Property, _ element: Value) -> Bool {
        guard let nominal = property.nominal, !property.fact.isStatic else {
            return staticValues[ObjectIdentifier(property)]?.contains(element) ?? false
        }
        return heap.values(of: property.fact.name, inAny: nominal, orIn: program.descendants(of: nominal))
            .contains(element)
    }

    /// The keys that values are; `nil` where one of them is not known.
    private func keys(_ values: Values) -> Values? {
        guard !values.isEmpty else { return nil }
        var keys: Values = []
        for value in values {
            guard let key = Self.key(value) ?? (isConstant(value) ? value : nil) else { return nil }
            keys.insert(key)
        }
        return keys
    }

    /// A value that is the same whoever makes it. Of cases only the names count: which enum is meant the dictionary's type says.
    private static func key(_ value: Value) -> Value? {
        switch value {
        case .text, .boolean, .number, .metatype: value
        case .enumCase(_, let name, _), .unresolvedCase(let name, _): .unresolvedCase(name, [])
        case .external(_, _, _, let arguments):
            // `ObjectIdentifier(Service.self)`
            !arguments.isEmpty && arguments.allSatisfy { $0.values.count == 1 && $0.values.first.flatMap(key) != nil }
                ? value : nil
        default: nil
        }
    }
}
