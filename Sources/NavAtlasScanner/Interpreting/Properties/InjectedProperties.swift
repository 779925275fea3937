// What containers of dependencies give to properties and hand out by key: `@Injected(\.model) var model`, Factory's
// `var model: Factory<Model> { self { Model() } }`, and `self[ModelKey.self]`.

extension Interpreter {
    /// What a property begins with whose wrapper takes it from a container; `nil` for any other.
    func injected(into property: Property, _ type: ResolvedType?, _ receiver: Value?) -> Values? {
        for attribute in property.fact.attributes {
            var found: Values?
            switch program.resolve(attribute.name, in: place(of: property, receiver)) {
            case .nominal(let wrapper, let generics):
                found = wrapped(by: wrapper, generics, attribute.arguments, for: property, type, receiver)
            case .external(let name, _):
                found = taken(by: attribute, for: property, of: receiver)
                if found == nil, name.contains("Inject"), let type {
                    found = resolved(type, from: [.external(name, [], member: nil, [])])
                }
            default: break
            }
            if let found, !found.isEmpty { return found }
        }
        return nil
    }

    /// What `$property` of values means: a binding to the property, or what the app's own wrapper projects.
    func projectedValues(_ name: String, of receivers: Values) -> Values {
        receivers.reduce(into: []) { $0.unite(projectedValue(of: name, $1) ?? [.bound(to: name, of: $1)]) }
    }

    /// What a property's wrapper projects where that is an object of the app's, such as a router; `nil` for any other.
    private func projectedValue(of name: String, _ receiver: Value) -> Values? {
        guard let property = receiver.nominal(in: heap).flatMap({ program.property(name, of: $0) }) else { return nil }
        for attribute in property.fact.attributes {
            guard
                case .nominal(let wrapper, let generics) = program.resolve(
                    attribute.name, in: place(of: property, receiver)), projectsObject(wrapper, generics)
            else { continue }
            return wrapped(
                by: wrapper, generics, attribute.arguments, for: property, type(of: property, receiver), receiver,
                asked: "projectedValue")
        }
        return nil
    }

    private func projectsObject(_ wrapper: Nominal, _ generics: [ResolvedType]) -> Bool {
        program.property("projectedValue", of: wrapper).flatMap { type(of: $0, .instance(wrapper, generics)) }?.nominal
            != nil
    }

    /// Where the app's own wrapper of a property keeps what it holds, if that is elsewhere: in a router that the environment
    /// gives. What the wrapper itself stores belongs to the property, unless the wrapper projects an object that may change it.
    func placesElsewhere(of property: Property, _ receiver: Value) -> [(receiver: Value, name: String)] {
        for attribute in property.fact.attributes {
            guard
                case .nominal(let wrapper, let generics) = program.resolve(
                    attribute.name, in: place(of: property, receiver)),
                program.property("wrappedValue", of: wrapper)?.fact.getter != nil,
                let made = self.wrapper(
                    wrapper, generics, attribute.arguments, for: property, type(of: property, receiver), receiver)
            else { continue }
            let isShared = projectsObject(wrapper, generics)
            return made.flatMap { forwarded("wrappedValue", of: $0) }
                .filter { isShared || $0.receiver.nominal(in: heap) !== wrapper }
        }
        return []
    }

    /// Writes what is assigned to a property where its wrapper keeps it, if that is elsewhere.
    func writeElsewhere(
        _ values: Values, to property: Property, _ receiver: Value, at location: DraftLocation
    ) -> Bool {
        let places = property.fact.getter == nil ? placesElsewhere(of: property, receiver) : []
        for place in places { write(values, to: place.name, of: place.receiver, at: location) }
        return !places.isEmpty
    }

    /// What a wrapper of the app's own begins with that is made with nothing but its arguments.
    private func wrapped(
        by wrapper: Nominal, _ written: [ResolvedType], _ arguments: [Argument], for property: Property,
        _ type: ResolvedType?, _ receiver: Value?, asked: String = "wrappedValue"
    ) -> Values? {
        self.wrapper(wrapper, written, arguments, for: property, type, receiver)?
            .reduce(into: []) { $0.unite(read(asked, of: $1)) }
    }

    /// A wrapper of the app's own that is made with nothing but its arguments; `nil` for one that is given more.
    private func wrapper(
        _ wrapper: Nominal, _ written: [ResolvedType], _ arguments: [Argument], for property: Property,
        _ type: ResolvedType?, _ receiver: Value?
    ) -> Values? {
        guard let value = program.property("wrappedValue", of: wrapper) else { return nil }
        let initializers = program.methods("init", of: wrapper).filter { $0.fact.body != nil }
        let isComplete =
            initializers.isEmpty
            ? !wrapper.properties.values.contains { $0.fact.isToBeGiven }
            : initializers.contains { assignment(of: arguments, to: $0.fact.parameters) != nil }
        guard isComplete else { return nil }
        let generics = wrapper.generics.map { $0.name == value.fact.type?.base ? type ?? .unknown : .unknown }
        return make(
            wrapper, written.isEmpty ? generics : written, arguments,
            location(property.fact.position, in: property.file), in: scope(of: property, receiver))
    }

    /// What the argument of a wrapper names: `\.model` in a container, `Container.model`, or the type of a dependency.
    private func taken(by attribute: AttributeFact, for property: Property, of receiver: Value?) -> Values? {
        guard let argument = attribute.arguments.first, argument.label == nil else { return nil }
        switch argument.value {
        case .keyPath(let root, let names, _):
            guard names.count == 1 else { return nil }
            if let own = root.flatMap({ program.resolve($0, in: place(of: property, receiver)).nominal }),
                let held = program.property(names[0], of: own), isFactory(held)
            {
                return products(of: held, readStatic("shared", of: .nominal(own, [])).first)
            }
            let containers = root.map { [$0.base.lastPart] } ?? Self.containers(of: attribute.name.base.lastPart)
            let found = containers.firstNonNil { name in
                self.program.foreignExtensions[name]?.properties[names[0]].map { (name, $0) }
            }
            guard let (name, property) = found, property.fact.getter != nil else { return nil }
            return products(of: property, .external(name, [], member: nil, []))
        case .name, .member:
            let scope = scope(of: property, receiver, depth: Heap.MakingDepth.none)
            let values = evaluate(argument.value, in: scope, expecting: nil)
            return keyValue(values) ?? (values.contains(where: Self.isFactory) ? products(of: values) : nil)
        default: return nil
        }
    }

    private static func containers(of wrapper: String) -> [String] {
        wrapper == "Dependency"
            ? ["DependencyValues"] : wrapper == "Environment" ? [] : ["Container", "SharedContainer"]
    }

    private func products(of values: Values) -> Values {
        values.contains(where: Self.isFactory) ? call(values, []) : values
    }

    // MARK: Keys

    /// What a type stands for that is a key in a library's values: `self[RouterKey.self]`; `nil` for any other value.
    func keyValue(_ keys: Values) -> Values? {
        guard keys.count == 1, case .metatype(.nominal(let key, let generics))? = keys.first,
            let name = DependencyNames.keyValues.first(where: { program.property($0, of: key)?.fact.isStatic == true })
        else { return nil }
        return readStatic(name, of: .nominal(key, generics))
    }

    // MARK: Factories

    /// `Container.shared.model()`, of `var model: Factory<Model>`, and `Container.model()` of a static one. Whoever asks, and
    /// by whatever expression, is handed the same.
    func callFactory(_ name: String, of container: String, _ arguments: [Argument], in scope: Scope) -> Values? {
        program.foreignExtensions[container]?.properties[name].flatMap {
            callFactory($0, of: .external(container, [], member: nil, []), arguments, in: scope)
        }
    }

    /// The same of a container of the app's own; `nil` for another property.
    func callFactory(
        _ property: Property, of container: Value, _ arguments: [Argument], in scope: Scope
    ) -> Values? {
        guard isFactory(property) else { return nil }
        return products(of: property, container, arguments.map { evaluate($0.value, in: scope, expecting: nil) })
    }

    /// The objects of a container's property. One that the container keeps is made once, and has no owner.
    private func products(of property: Property, _ container: Value?, _ arguments: [Values] = []) -> Values {
        func made() -> Values {
            let held = property.fact.isStatic ? readStatic(property, of: nil) : compute(property, container)
            return isFactory(property) ? call(held, arguments) : products(of: held)
        }

        return Self.isKept(property) ? with(owner: .launch, mode: .body, made) : made()
    }

    /// `self { Store() }.singleton`, `self { Store() }.scope(.session)` and `Factory(scope: .shared) { Store() }`.
    private static func isKept(_ property: Property) -> Bool {
        func isKept(_ made: Expression) -> Bool {
            switch made {
            case .member(let base, let name, _): DependencyNames.keeping.contains(name) || isKept(base)
            case .call(.member(let base, let name, _), let arguments, _):
                name == "scope" ? !arguments.contains { isUnique($0.value) } : isKept(base)
            case .call(_, let arguments, _): arguments.contains { $0.label == "scope" && !isUnique($0.value) }
            default: false
            }
        }

        func isUnique(_ scope: Expression) -> Bool {
            switch scope {
            case .implicitMember(let name, _), .member(_, let name, _): name == "unique"
            default: false
            }
        }

        if let initializer = property.fact.initializer { return isKept(initializer) }
        switch property.fact.getter?.last {
        case .expression(let made), .returning(let made?): return isKept(made)
        default: return false
        }
    }

    /// Whether a property of a container says how something is made: `var model: Factory<Model>`.
    func isFactory(_ property: Property) -> Bool {
        switch type(of: property) {
        case .external(let name, _)?: DependencyNames.factories.contains(name)
        case nil:
            if case .call(.name(let name, _), _, _)? = property.fact.initializer {
                DependencyNames.factories.contains(name)
            } else {
                false
            }
        default: false
        }
    }

    static func isFactory(_ value: Value) -> Bool {
        if case .external(let name, _, _, _) = value { DependencyNames.factories.contains(name) } else { false }
    }

    /// `self { Model() }` and `Factory(scope: .singleton) { Model() }`. A factory with parameters makes what it is asked for
    /// when it is called.
    func factory(_ type: ResolvedType?, _ arguments: [Argument], in scope: Scope) -> Values {
        let name = type?.lastName == "ParameterFactory" ? "ParameterFactory" : "Factory"
        guard name == "ParameterFactory" else {
            return libraryValue(name, type?.lastName == name ? type?.arguments ?? [] : [], arguments, in: scope)
        }
        let given = arguments.map {
            ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: nil))
        }
        return [.external(name, type?.arguments ?? [], member: nil, ArgumentValues(given))]
    }

    /// What a container's factory makes.
    func product(_ generics: [ResolvedType], _ held: ArgumentValues, _ arguments: [Values]) -> Values {
        let values = held.last?.values ?? []
        let made = keepingPlain(values).union(
            runClosures(values, arguments, expecting: generics.last)
        ).filter { $0.nominal(in: heap) != nil }
        return made.isEmpty ? generics.last.map(self.values(of:)) ?? [] : made
    }

    /// What a property holds that is assigned what a library finds itself: `_lions = Query(sort: \Lion.name)`, or something of
    /// a library's type of which nothing is known. It is some value of the property's own type.
    func found(_ values: Values, heldBy property: Property, _ receiver: Value) -> Values {
        let wrappers = property.fact.attributes.map(\.name.base.lastPart)
        let isOpen = values.contains { Self.isFound($0, by: wrappers, isOwn: true) }
        guard isOpen, let type = type(of: property, receiver) else { return values }
        var element = type
        while case .array(let inner) = element { element = inner }
        let isOwn = element.nominal.map { $0.kind != .protocol } ?? false
        return values.reduce(into: []) { result, value in
            if Self.isFound(value, by: wrappers, isOwn: isOwn) {
                result.unite(self.values(of: type))
            } else {
                result.insert(value)
            }
        }
    }

    private static func isFound(_ value: Value, by wrappers: [String], isOwn: Bool) -> Bool {
        guard case .external(let name, _, nil, let given) = value else { return false }
        return wrappers.contains(name.lastPart) || isOwn && given.isEmpty
    }
}
