// Finds the type of a property: as declared, or from its wrapper, its container or its initial value.

extension Interpreter {
    func place(of property: Property, _ receiver: Value?) -> LookupPlace {
        var place = LookupPlace(file: property.file, nominal: property.nominal)
        bindSelf(in: &place, receiver)
        bindGenerics(in: &place, receiver)
        return place
    }

    func type(of property: Property, _ receiver: Value? = nil) -> ResolvedType? {
        let place = place(of: property, receiver)
        if property.fact.type != nil { return program.writtenType(of: property, in: place) }
        // `@Environment(Router.self) var router`
        for attribute in property.fact.attributes {
            for argument in attribute.arguments {
                if let name = argument.value.dottedName, program.mayBeType(name.lastPart) {
                    return program.resolve(.named(name, []), in: place)
                }
                if case .type(let written, _) = argument.value { return program.resolve(written, in: place) }
                if case .implicitMember(let name, _) = argument.value, let found = stored(under: name) { return found }
                if case .keyPath(let root, let names, _) = argument.value, let name = names.last,
                    let found = injected(name, root, by: attribute, in: place)
                {
                    return found
                }
            }
        }
        if let written = property.fact.madeType { return program.resolve(written, in: place) }
        return named(byValueOf: property, in: place) ?? wrapped(by: property.fact.attributes, in: place)
    }

    /// What a property wrapper of the app's own gives: the type of its `wrappedValue`.
    private func wrapped(by attributes: [AttributeFact], in place: LookupPlace) -> ResolvedType? {
        for attribute in attributes {
            guard case .nominal(let wrapper, let generics) = program.resolve(attribute.name, in: place),
                let value = program.property("wrappedValue", of: wrapper),
                !generics.isEmpty || !wrapper.generics.contains(where: { $0.name == value.fact.type?.base })
            else { continue }
            return type(of: value, .instance(wrapper, generics))
        }
        return nil
    }

    /// The type of what a library stores under a key that the app gives to one of its types:
    /// `extension Keys { static let theme = Key<Theme>("theme") }`, `@Stored(.theme) var theme`. `nil` where several are so named.
    private func stored(under name: String) -> ResolvedType? {
        let keys = program.foreignExtensions.values.compactMap { $0.properties[name] }.filter(\.fact.isStatic)
        guard keys.count == 1 else { return nil }
        var written = keys[0].fact.type
        if case .call(.type(let made, _), _, _)? = keys[0].fact.initializer { written = made }
        guard let written, case .external(_, let given) = program.resolve(written, in: place(of: keys[0], nil)),
            given.count == 1
        else { return nil }
        return given[0]
    }

    /// The type of a first value that a type names: its enum where it is a case (`var step = Step.idle`,
    /// `var page = Loading<Page>.idle`), or what a static property says of itself (`var quay = Quay.State.first`).
    private func named(byValueOf property: Property, in place: LookupPlace) -> ResolvedType? {
        let value: Expression
        switch property.fact.initializer {
        case .member?: value = property.fact.initializer ?? .null
        case .call(let callee, _, _)?: value = callee
        default: return nil
        }
        guard case .member(let base, let name, _) = value else { return nil }
        var written = base.dottedName.map { TypeReference.named($0, []) }
        if case .type(let type, _) = base { written = type }
        guard let written, written.base.lastPart.mayNameType,
            case .nominal(let nominal, let generics) = program.resolve(written, in: place)
        else { return nil }
        if nominal.kind == .enum, nominal.cases.contains(where: { $0.name == name }) {
            return .nominal(nominal, generics)
        }
        guard case .member? = property.fact.initializer, let named = program.property(name, of: nominal),
            named.fact.isStatic
        else { return nil }
        if named.fact.type != nil { return type(of: named, .instance(nominal, generics)) }
        guard case .call(let callee, _, _)? = named.fact.initializer, let made = callee.dottedName,
            made.lastPart.mayNameType,
            case .nominal(let type, []) = program.resolve(.named(made, []), in: self.place(of: named, nil)),
            type.generics.isEmpty
        else { return nil }
        return .nominal(type, [])
    }

    /// The type of what a key of the app's own stands for: `@Entry var router = Router()` has the type of its value.
    func keyType(of property: Property) -> ResolvedType? {
        type(of: property) ?? initial(property, nil).firstNonNil { $0.nominal(in: heap) }.map { .nominal($0, []) }
    }

    /// The type of what a wrapper takes from a container by a key path: `@Injected(\.service)`,
    /// `@Environment(\.router)`.
    private func injected(
        _ name: String, _ root: TypeReference?, by wrapper: AttributeFact, in place: LookupPlace
    ) -> ResolvedType? {
        var container = root.flatMap { program.resolve($0, in: place).nominal }
        switch program.resolve(wrapper.name, in: place) {
        case .nominal(let nominal, _):
            // The wrapper's initialiser takes a `KeyPath<Container, Value>`.
            let paths = (nominal.functions["init"] ?? []).flatMap(\.fact.parameters).compactMap(\.type)
                .filter { $0.base.hasSuffix("KeyPath") }
            container =
                container
                ?? paths.firstNonNil { path in
                    path.arguments.first.flatMap {
                        self.program.resolve($0, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal
                    }
                }
        case .external("Environment", _) where name == "dismiss":
            return .external(Self.dismissAction, [])
        case .external(let type, _):
            let names =
                type == "Environment" ? ["EnvironmentValues"] : ["Container", "SharedContainer", "DependencyValues"]
            container =
                container
                ?? names.lazy.compactMap { self.program.foreignExtensions[$0] }.first { $0.properties[name] != nil }
        default: break
        }
        guard let property = container.flatMap({ program.property(name, of: $0) }) else { return nil }
        guard let type = keyType(of: property) else { return nil }
        if case .external(let name, let given) = type, DependencyNames.factories.contains(name) { return given.last }
        return type
    }

    /// Makes what a property begins with, or a part of that, for whoever it belongs to.
    func making(
        _ property: Property, _ receiver: Value?, _ declared: ResolvedType?, _ make: (Scope) -> Values
    ) -> Values {
        let scope = scope(of: property, receiver, expecting: declared)
        return with(owner: otherController(receiver) ?? otherView(receiver) ?? sharedMaker(of: receiver)) {
            followingAnew { make(scope) }
        }
    }

    /// The scope in which a property's code runs.
    ///
    /// - Parameter depth: how deep what it makes stands in other objects: as deep as what the receiver holds, unless it is given.
    func scope(
        of property: Property, _ receiver: Value?, expecting declared: ResolvedType? = nil,
        depth: Heap.MakingDepth? = nil
    ) -> Scope {
        Scope(
            frame(
                of: .property(ObjectIdentifier(property)), receiver: receiver, place: place(of: property, receiver),
                result: declared, depth: depth ?? held(by: receiver, []).depth))
    }

    /// Looks at the code of a property or function for a receiver; `nil` while that is being done already.
    func once<Result>(_ member: AnyObject, of receiver: Value?, _ look: () -> Result?) -> Result? {
        let read = PropertyRead(property: ObjectIdentifier(member), receiver: receiver)
        guard mayEnter(read, within: &choosing) else { return nil }
        defer { choosing.remove(read) }
        return look()
    }
}
