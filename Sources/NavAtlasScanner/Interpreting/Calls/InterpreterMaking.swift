// Calls initialisers: makes objects, structs and enum cases of the app's own types.

extension Interpreter {
    // MARK: Making

    func construct(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting expected: ResolvedType?
    ) -> Values {
        let type = meant(type)
        let name = type.nominal?.name ?? type.lastName
        let site = CallSite(
            name: name, base: nil, receivers: [], type: type, arguments: arguments, expected: expected, scope: scope,
            location: place)
        if let made = constructExtended(type, site) ?? ask(site) { return made }
        switch type {
        case .nominal(let nominal, let generics):
            return make(nominal, expected?.given(to: nominal, else: generics) ?? generics, arguments, place, in: scope)
        case .external(let external, let generics):
            if type.lastName == "Assembler" { assemble(arguments, in: scope) }
            if DependencyNames.factories.contains(type.lastName) { return factory(type, arguments, in: scope) }
            if StreamNames.asynchronous.contains(type.lastName) {
                return asyncStream(type, arguments, place, in: scope)
            }
            if StreamNames.subjects.contains(type.lastName) { return subject(type, arguments, place, in: scope) }
            if StreamNames.wrapping.contains(type.lastName), let stream = arguments.first {
                return evaluate(stream.value, in: scope, expecting: nil)
            }
            if let action = workAction(type, arguments, place, in: scope) { return action }
            if let stream = deferredStream(site) { return stream }
            if Self.mayCloseItself(external) { noteLibraryView(external, at: place) }
            if external.contains("Publishers."), let joined = joinedStream(site) { return joined }
            let written = generics.isEmpty && expected?.lastName == type.lastName ? expected?.arguments : generics
            return libraryValue(external, written ?? [], arguments, in: scope)
        case .array(let element):
            return arguments.reduce(into: []) { $0.unite(evaluate($1.value, in: scope, expecting: element)) }
        case .composed, .tuple, .function, .unknown:
            for argument in arguments { runClosures(evaluate(argument.value, in: scope, expecting: nil)) }
            return []
        }
    }

    /// A type of the app's that is called like a view of the system's, where a call gives it a closure that it has no place
    /// for, means the system's: the app's belongs to another module.
    func seen(_ type: ResolvedType, by arguments: [Argument]) -> ResolvedType {
        guard case .nominal(let nominal, let generics) = type else { return type }
        // A protocol makes nothing: what is called like one is a library's type.
        if nominal.kind == .protocol { return .external(nominal.name.lastPart, generics) }
        if arguments.contains(where: \.isTrailing), isOwnLayout(nominal) { return Self.stackOfViews }
        guard SystemViews.contains(nominal.name),
            arguments.contains(where: { $0.isTrailing || Self.isClosure($0.value) }), !isView(nominal),
            !program.methods("init", of: nominal).contains(where: { $0.fact.parameters.contains(where: takesClosure) }),
            !nominal.properties.values.contains(where: { program.isFunction($0.fact.type) })
        else { return type }
        return .external(nominal.name, generics)
    }

    /// A layout of the app's own is called with the views that it lays out: `Flow(spacing: 8) { … }`. It shows what a stack does.
    func isOwnLayout(_ nominal: Nominal) -> Bool { program.inherits(nominal, anyOf: ["Layout", "SwiftUI.Layout"]) }

    static var stackOfViews: ResolvedType { .external("VStack", []) }

    private static func isClosure(_ value: Expression) -> Bool { if case .closure = value { true } else { false } }

    /// Makes a library's value by an initialiser that the app gives to its type: `extension NavigationLink { init(screen:) }`.
    private func constructExtended(_ type: ResolvedType, _ site: CallSite) -> Values? {
        let (arguments, scope) = (site.arguments, site.scope)
        guard case .external(let name, let generics) = type,
            let functions = program.foreignExtensions[type.lastName]?.functions["init"],
            let chosen = choose(functions, arguments, in: scope).first, takes(arguments, chosen, in: scope),
            // `Date()` is the library's own before it is one that leaves all arguments out.
            !arguments.isEmpty || chosen.fact.parameters.isEmpty,
            !callers.contains(where: { $0.routeName == "init" && $0.place.nominal === chosen.nominal })
        else { return nil }
        if let handed = handed(arguments, on: chosen), choose(functions, handed, in: scope).isEmpty {
            return construct(type, handed, site.location, in: scope, expecting: site.expected)
        }
        let unmade = Value.external(name, generics, member: nil, [])
        let made = invoke(chosen, receiver: unmade, written: arguments, in: scope)
        // `init?` gives a value, unless it leaves with `nil` before.
        return made.subtracting([.null]).isEmpty ? made.union([unmade]) : made
    }

    /// The arguments of the library's initialiser, if the app's only passes its own arguments on:
    /// `init(to next: Destination) { self.init(destination: next, label: EmptyView.init) }`.
    private func handed(_ arguments: [Argument], on initializer: Function) -> [Argument]? {
        let parameters = initializer.fact.parameters
        guard case .call(.member(.name("self", _), "init", _), let inner, _)? = initializer.fact.body?.onlyResult,
            let taking = assignment(of: arguments, to: parameters), Set(taking).count == taking.count
        else { return nil }
        let names = Set(parameters.map(\.name))
        var handed: [Argument] = []
        for argument in inner {
            if case .name(let name, _) = argument.value, let index = parameters.firstIndex(where: { $0.name == name }) {
                let given = taking.firstIndex(of: index).map { arguments[$0].value } ?? parameters[index].defaultValue
                guard let given else { return nil }
                let value = typed(given, for: parameters[index], of: initializer)
                handed.append(Argument(label: argument.label, value: value, isTrailing: argument.isTrailing))
            } else if SyntaxSearch.allNames(in: [.expression(argument.value)]).isDisjoint(with: names) {
                handed.append(argument)
            } else {
                return nil
            }
        }
        return handed
    }

    /// A member that is written without its type, `.detail`, with the type of the parameter for which it was given.
    private func typed(_ given: Expression, for parameter: ParameterFact, of function: Function) -> Expression {
        guard Self.beginsWithImplicitMember(given), let type = parameter.type,
            program.resolve(type, in: LookupPlace(file: function.file, nominal: function.nominal)).nominal?.kind
                == .enum
        else { return given }
        return .cast(given, type)
    }

    /// `kind.init()`, where `kind` holds types; `nil` where it holds none.
    func constructEach(
        of receivers: Values, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        var result: Values?
        for case .metatype(let type) in receivers {
            result = (result ?? []).union(construct(type, arguments, place, in: scope, expecting: type))
        }
        return result
    }

    func make(
        _ nominal: Nominal, _ generics: [ResolvedType], _ arguments: [Argument], _ place: DraftLocation,
        in scope: Scope
    ) -> Values {
        if nominal.kind == .enum {
            for argument in arguments { _ = evaluate(argument.value, in: scope, expecting: nil) }
            if let known = cases(of: nominal, writtenIn: arguments, in: scope) { return known }
            if let known = cases(of: nominal, ofNumberIn: arguments, in: scope) { return known }
            let made = enumValues(of: nominal, generics, arguments, in: scope)
            if !made.isEmpty, link?.distinguishes(made) != true { return made }
            return linkCase(of: nominal, arguments, in: scope, making: made)
                ?? (made.isEmpty ? [.instance(nominal, generics)] : made)
        }
        // A screen and a coordinator do themselves what is done as they are made.
        let isOwn =
            mode == .destination && isView(nominal)
            || nominal.kind == .class && (flow(of: nominal) != nil || isController(nominal))
        let maker = isOwn ? Owner(node: draft.key(for: nominal), component: nil) : nil
        let asking = currentOwner.node
        return with(owner: maker) {
            let unmade = Value.instance(nominal, generics)
            let initializers = program.methods("init", of: nominal).filter {
                $0.fact.body != nil && mayBeDeclared($0, for: unmade)
            }
            let inherited = arguments.isEmpty ? inheritedInitializer(of: nominal) : nil
            if let chosen = choose(initializers, arguments, in: scope).first ?? inherited {
                let given = passed(arguments, to: chosen, receiver: unmade, in: scope)
                let types = zip(chosen.fact.parameters.map(\.type), given)
                let made = object(
                    of: nominal, inferred(generics, of: nominal, types), given, place, for: asking, in: scope)
                noteFlags(of: made, arguments, to: chosen, in: scope)
                _ = with(owner: screen(beingMade: nominal)) {
                    invoke(chosen, receiver: .object(made), arguments: given)
                }
                noteHelper(.object(made), nominal)
                return [.object(made)]
            }
            let fields = memberwise(nominal, unmade, arguments, in: scope)
            let types = fields.map { (nominal.properties[$0.name]?.fact.type, $0.values) }
            let made = object(
                of: nominal, inferred(generics, of: nominal, types), fields.map(\.values), place, for: asking, in: scope
            )
            for field in fields { heap.write(field.values, to: field.name, of: made) }
            noteFlags(of: made, arguments, to: nil, in: scope)
            if initializers.isEmpty { leaveOut(fields.map(\.name), of: made) }
            noteHelper(.object(made), nominal)
            return [.object(made)]
        }
    }

    /// The screen that a view was seen to be, which does itself what its initialiser does: `let view = Detail(model: model)` is
    /// shown only after that. `nil` for any other type, and for a wrapper, which may be a part of another screen, too: the views
    /// that it is given are made by whoever gives them.
    private func screen(beingMade nominal: Nominal) -> Owner? {
        let key = draft.key(for: nominal)
        return isView(nominal) && draft.nodesBefore.contains(key) && !isToBeFilled(nominal) ? Owner(node: key) : nil
    }

    /// What an initialiser of an enum gives to `self`.
    private func enumValues(
        of nominal: Nominal, _ generics: [ResolvedType], _ arguments: [Argument], in scope: Scope
    ) -> Values {
        guard let chosen = choose(nominal.functions["init"] ?? [], arguments, in: scope).first else { return [] }
        let outer = link?.beginInitializer()
        defer { if let outer { link?.comparisonsBefore = outer } }
        let made = invoke(chosen, receiver: .instance(nominal, generics), written: arguments, in: scope)
        return made.filter { $0.nominal(in: heap) === nominal }
    }

    /// A variable that an initialiser of the compiler's is not given, and that has no first value, holds nothing.
    private func leaveOut(_ given: [String], of made: ObjectID) {
        let nominal = heap[made].nominal
        guard nominal.kind == .struct else { return }
        for name in nominal.propertyOrder where !given.contains(name) {
            guard let property = nominal.properties[name], Self.mayBeLeftOut(property.fact) else { continue }
            heap.write([.null], to: name, of: made)
        }
    }

    static func mayBeLeftOut(_ fact: PropertyFact) -> Bool {
        fact.isToBeGiven && !fact.isConstant && fact.attributes.isEmpty && fact.type != nil
    }

    /// What a variable that was only seen to hold nothing may be given: nothing, where a value was made without it and no code
    /// changes it later, and where it would be a coordinator of any kind. Which one that is, only code that gives it says.
    func laterValues(of property: Property, _ receiver: Value?) -> Values {
        if case .object(let id)? = receiver, heap[id].nominal.kind == .struct, property.fact.attributes.isEmpty,
            !program.changed.mayChange(property.fact, of: heap[id].nominal)
        {
            return []
        }
        guard let type = type(of: property, receiver) else { return [] }
        if case .object? = receiver, type.nominal?.kind == .protocol, isAnyCoordinator(type.nominals) { return [] }
        return values(of: type)
    }

    /// The receiver of a function that nothing was seen to call. An initialiser of a structure has an object of its own, so that the
    /// values which it sets are in no other object.
    func receiver(ofUncalled function: Function, _ nominal: Nominal) -> Value {
        if function.fact.isStatic { return .metatype(.nominal(nominal, [])) }
        guard function.fact.name == "init", nominal.kind == .struct else { return .instance(nominal, []) }
        let place = DraftLocation(file: function.file, position: function.fact.position)
        return .object(heap.object(of: nominal, at: place, in: nominal))
    }

    /// The object that a place makes. A value is what it was made with: structures made alike are one; an object of a
    /// class is told apart by the run of the code that makes it.
    func object(
        of nominal: Nominal, _ generics: [ResolvedType], _ given: [Values], _ place: DraftLocation,
        for asking: NodeKey?,
        in scope: Scope
    ) -> ObjectID {
        // Of values inside values only so many levels are told apart, and none inside their own kind.
        let isValue = nominal.kind == .struct
        let parts = isValue ? given.map { held(by: $0) } : []
        let whole = parts.reduce(into: HeldObjects()) { $0.unite($1) }
        let outer = isValue ? whole.depth : scope.frame.depth
        let layers = whole.layers
        var within = whole.types
        let isTooDeep = isValue && layers >= Limit.objectsInObjects.most
        let isInOwnKind = within.contains(nominal)
        let isDeep = isTooDeep || isInOwnKind
        within.insert(nominal)
        let cases = isDeep ? cases(around: scope) : []
        var apart = isValue ? given.map(\.withoutPlainParts) : []
        if isDeep {
            // An argument that is too deep does not distinguish objects, but the other arguments do.
            let shallow = zip(apart, parts).map { $1.layers < Limit.objectsInObjects.most ? $0 : [] }
            apart = (cases.isEmpty ? [] : [cases]) + (isInOwnKind ? [] : shallow)
        }
        // What is given for its generic parameters tells a value apart as well: `modifier(Destinations<Route>())`.
        let types = isValue ? generics.map { Values($0.nominal.map { [.metatype(.nominal($0, []))] } ?? []) } : []
        let site = Heap.Site(
            file: place.file, position: place.position, nominal: nominal,
            run: isValue ? nil : making(in: scope), given: apart + types,
            owner: isDeep && !holdsDataAlone(nominal) ? asking : nil)
        if isValue, heap.object(at: site) == nil, let last = lastRemade(nominal, at: place, in: scope) { return last }
        // What is not told apart by how it is made is told apart by who makes it, unless it holds data alone.
        let isShared = isDeep || heap.isShared(site)
        let maker = isShared && holdsDataAlone(nominal) ? nil : asking
        if isShared, maker != nil { askForMaker() }
        let made = heap.object(
            at: site, by: maker, generics: generics,
            depth: Heap.MakingDepth(
                count: isTooDeep ? Limit.objectsInObjects.most : outer.count + 1, innermost: outer.innermost),
            layers: isValue ? min(layers + 1, Limit.objectsInObjects.most) : 0,
            remakings: isValue ? remakings(of: nominal, in: scope) : 0, within: within, cases: cases,
            in: scope.frame.place.nominal)
        if isTooDeep, givenToShared[made, default: given] != given { limits.hit(.objectsInObjects) }
        if isDeep { givenToShared[made] = given }
        if isValue { noteRemade(made, at: place) }
        return made
    }

    /// The cases that a place's variables are known to be, or else those for which the object was made whose code it is:
    /// a container inside its own kind still shows one thing for one case, and another for another.
    private func cases(around scope: Scope) -> Values {
        var found: Values = []
        for values in scope.locals where values.count == 1 {
            guard case .enumCase(let nominal, let name, _)? = values.first,
                nominal.cases.count > 1, limits.allow(.casesToldApart, beside: nominal.cases.count - 1)
            else { continue }
            found.insert(.enumCase(nominal, name, []))
        }
        if found.isEmpty, case .object(let maker)? = scope.frame.receiver { return heap[maker].cases }
        return found
    }

    /// What an initialiser that the compiler writes puts into each property.
    func memberwise(
        _ nominal: Nominal, _ receiver: Value, _ arguments: [Argument], in scope: Scope
    ) -> [(name: String, values: Values)] {
        var open = nominal.propertyOrder.compactMap { nominal.properties[$0] }
            .filter { !$0.fact.isStatic && $0.fact.getter == nil }[...]
        var fields: [(name: String, values: Values)] = []
        let labels = Set(arguments.compactMap(\.label))
        for argument in arguments {
            let index: Int?
            if let label = argument.label {
                index = open.firstIndex { $0.fact.name == label }
            } else {
                // A trailing closure goes to the next property that can hold it. One that must be given needs it: what stands
                // before that may be left out.
                index =
                    open.firstIndex { holdsClosure($0) && Self.mustBeGiven($0) && !labels.contains($0.fact.name) }
                    ?? open.firstIndex(where: holdsClosure)
            }
            guard let index else {
                let values = evaluate(argument.value, in: scope, expecting: nil)
                if let label = argument.label { fields.append((label, values)) }
                continue
            }
            let property = open[index]
            let type = type(of: property, receiver)
            let values = evaluate(argument.value, in: scope, expecting: type)
            noteHanded(values, by: argument.value, in: scope)
            let begun = type.map { type in dialects.reduce(values) { $1.begun(with: $0, in: type) } } ?? values
            fields.append((property.fact.name, widened(begun, type)))
            if argument.label != nil { open = open[(index + 1)...] }
        }
        return fields
    }

    private func holdsClosure(_ property: Property) -> Bool {
        program.isFunction(property.fact.type) || property.fact.attributes.contains { $0.name.base == "ViewBuilder" }
    }

    /// Whether an initialiser that the compiler writes asks for the property: an optional variable begins as nothing.
    private static func mustBeGiven(_ property: Property) -> Bool {
        property.fact.initializer == nil && (property.fact.isConstant || !property.fact.isOptional)
    }

    /// `self.init(content: …)`, of an initialiser that the app does not declare: the compiler makes a structure's, and a class
    /// inherits a library's.
    func fillMembers(of receivers: Values, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope) {
        for case .object(let id) in receivers {
            guard heap[id].nominal.kind == .struct else {
                keepArguments(arguments, of: .object(id), in: scope)
                continue
            }
            for field in memberwise(heap[id].nominal, .object(id), arguments, in: scope) {
                heap.write(field.values, to: field.name, of: id)
            }
        }
    }

    /// Arguments of an initialiser that the app does not declare are kept under their labels.
    func keepArguments(_ arguments: [Argument], of receiver: Value, in scope: Scope) {
        guard case .object(let id) = receiver else { return }
        for argument in arguments {
            let values = evaluate(argument.value, in: scope, expecting: nil)
            if let label = argument.label { heap.write(values, to: label, of: id) }
        }
    }
}

extension Heap {
    /// The one object of a type that a place makes, whoever runs its code.
    func object(of nominal: Nominal, at place: DraftLocation, in type: Nominal? = nil) -> ObjectID {
        let site = Site(
            file: place.file, position: place.position, nominal: nominal, run: nil, given: [], owner: nil)
        return object(
            at: site, by: nil, generics: [], depth: .none, layers: 0, within: [nominal], cases: [], in: type)
    }
}

extension ResolvedType {
    /// What a declared type says of the generic arguments of what is made for it: `let chosen: Box<Item?> = Box(nil)`.
    fileprivate func given(to made: Nominal, else written: [ResolvedType]) -> [ResolvedType] {
        guard written.isEmpty, nominal === made, !arguments.contains(.unknown) else { return written }
        return arguments
    }
}
