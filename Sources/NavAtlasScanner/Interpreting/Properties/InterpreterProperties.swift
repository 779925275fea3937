// Reads properties: stored values, initial values, and the results of getters.

extension Interpreter {
    // MARK: Properties

    /// Some value of a type: what is known where only the declaration is.
    func values(of type: ResolvedType) -> Values {
        switch type {
        case .nominal(let nominal, let arguments): [.instance(nominal, arguments)]
        case .external("Set", let elements): elements.first.map(values(of:)) ?? []
        case .external(let name, let arguments): [.external(name, arguments, member: nil, [])]
        case .array(let element): values(of: element)
        case .composed(let parts): parts.first { $0.nominal != nil }.map(values(of:)) ?? []
        case .tuple, .function, .unknown: []
        }
    }

    /// Values of a declared type: some value of it where nothing is known of them, or only that a library gives them, as
    /// a container of dependencies does.
    func widened(_ values: Values, _ type: ResolvedType?) -> Values {
        guard let type else { return values }
        if values.isEmpty { return self.values(of: type) }
        if values.contains(where: Self.isUnresolved) { return named(values, as: type) }
        if type.ofElement.nominal != nil, values.areOpaque { return self.values(of: type) }
        return type.nominal == nil ? values : held(values, as: type)
    }

    func read(_ name: String, of receiver: Value) -> Values {
        if let assumption, assumption.name == name, assumption.receiver == receiver { return [assumption.value] }
        switch receiver {
        case .object(let id):
            let nominal = heap[id].nominal
            var stored = heap[id].fields[name] ?? []
            stored.unite(heap.summary(of: nominal, name))
            guard let property = property(name, of: nominal, for: receiver) else {
                return stored.isEmpty ? dynamicMember(name, of: receiver) : dereferenced(stored)
            }
            if property.fact.getter != nil { return compute(property, receiver) }
            let first = stored.isEmpty || isToBeMade(property, receiver) ? initial(property, receiver) : []
            // `let path: Binding<NavigationPath>` is the binding itself.
            let isBinding = property.fact.type?.base == "Binding"
            let kept = stored.isEmpty ? first : isBinding ? stored : dereferenced(stored)
            let held = heldForOwner(withDeclaredType(kept, property, receiver), property, by: nominal)
            return isBuilt(property) ? runClosures(held).union(keepingPlain(held)) : held
        case .instance(let nominal, _):
            guard let property = property(name, of: nominal, for: receiver) else {
                let held = inheritedField(name, of: nominal)
                return held.isEmpty ? dynamicMember(name, of: receiver) : held
            }
            if property.fact.getter != nil { return compute(property, receiver) }
            let held = inheritedField(name, of: nominal).union(computed(name, byConformersOf: nominal))
            let stored = joiningStreams(held, heldIn: property, by: nominal)
            let kept = stored.isEmpty ? initial(property, receiver) : stored
            let known = heldForOwner(withDeclaredType(kept, property, receiver), property, by: nominal)
            return placed(known, in: name, of: receiver)
        case .enumCase(let nominal, let given, _):
            guard let property = property(name, of: nominal, for: receiver) else {
                if name == "rawValue", let raw = rawValue(of: nominal, given) { return [raw] }
                return payload(name, of: receiver)
            }
            return compute(property, receiver)
        case .binding(let base, let property):
            if name == "wrappedValue" || name == "projectedValue" { return read(property, of: base) }
            return dereferenced([receiver]).reduce(into: []) { $0.unite(read(name, of: $1)) }
        case .metatype(let type): return readStatic(name, of: type)
        case .external, .unresolvedCase: return payload(name, of: receiver)
        default: return []
        }
    }

    /// Whether a property holds the views that a closure builds, which is given instead of them: `@ViewBuilder let content: Content`.
    private func isBuilt(_ property: Property) -> Bool {
        property.fact.attributes.contains { $0.name.base == "ViewBuilder" } && !program.isFunction(property.fact.type)
    }

    /// Whether a property's first value was made in an earlier round, and not yet in this one.
    func isToBeMade(_ property: Property, _ receiver: Value?) -> Bool {
        switch property.fact.initializer {
        // `action.inputs`, of what another property makes.
        case .call?, .member?: break
        default: return false
        }
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        return initialized.contains(key) && !initializedNow.contains(key)
    }

    /// A variable that was only seen to hold nothing is there to be given something, and a flag may be either.
    private func withDeclaredType(_ values: Values, _ property: Property, _ receiver: Value) -> Values {
        let values = property.fact.attributes.isEmpty ? values : wrapped(values, in: property, of: receiver)
        let isOpen = !property.fact.isConstant || isAnyRecord(receiver)
        guard isOpen, let first = values.first, values.count == 1 else { return values }
        switch first {
        case .null: return values.union(laterValues(of: property, receiver))
        case .boolean(let isOn):
            if case .object(let id) = receiver, let kept = keptFlag(property.fact.name, of: id) {
                return [.boolean(kept)]
            }
            return [.boolean(isOn), .boolean(!isOn)]
        default: return values
        }
    }

    /// What any object of a type, or of one that inherits from it, was seen to hold in a property.
    private func inheritedField(_ name: String, of nominal: Nominal) -> Values {
        let result = heap.values(of: name, inAny: nominal, orIn: program.descendants(of: nominal))
        guard nominal.kind == .struct, !isView(nominal), !result.allSatisfy(isOwn) else { return dereferenced(result) }
        let own = result.filter(isOwn)
        // What makes a view does nothing by itself: `AnyRoute`, which keeps how its screen is made.
        return dereferenced(own.isEmpty && mode == .destination ? result : own)
    }

    /// Whether a function that some record holds may be the one that a record of the screen's own holds, of which
    /// nothing is known: what other screens put into theirs is not.
    private func isOwn(_ value: Value) -> Bool {
        switch value {
        case .closure(let id):
            askForMaker()
            return closures[id.index].owner.node == currentOwner.node
        case .function(_, receiver: .some): return false
        default: return true
        }
    }

    /// A property of a value that is only known by how it was made: the argument of that label.
    private func payload(_ name: String, of value: Value) -> Values {
        let arguments: ArgumentValues =
            switch value {
            case .enumCase(_, _, let payload), .unresolvedCase(_, let payload): payload
            case .external(_, _, _, let arguments): arguments
            default: []
            }
        return arguments.first { $0.label == name }?.values ?? []
    }

    /// What bindings lead to. Many bindings may lead to the same: each is followed once.
    func dereferenced(_ values: Values) -> Values {
        guard values.contains(where: { if case .binding = $0 { true } else { false } }) else { return values }
        let isOutermost = foundByBindings == nil
        if isOutermost { foundByBindings = [:] }
        defer { if isOutermost { foundByBindings = nil } }
        var result: Values = []
        for value in values {
            guard case .binding(let base, let property) = value else {
                result.insert(value)
                continue
            }
            if let known = foundByBindings?[value] {
                result.unite(known)
                continue
            }
            // A view inside itself may hand its own binding on.
            limits.spend(1)
            guard spendStep(), mayEnter(value, within: &followed) else { continue }
            let held = read(property, of: base)
            followed.remove(value)
            foundByBindings?[value] = held
            result.unite(held)
        }
        return result
    }

    func compute(_ property: Property, _ receiver: Value?) -> Values {
        guard let getter = property.fact.getter else { return initial(property, receiver) }
        let assumed = assumption
        if !mayAsk(forAssumedOf: receiver, []) { assumption = nil }
        defer { assumption = assumed }
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        let id = -1 - getterID(of: property)
        let isOwn = property.fact.isStatic || receiver == activation.frame?.receiver
        let known = isOwn ? justAssigned(askedBy: id, of: receiver) : [:]
        let invocation = Invocation(
            function: id, receiver: receiver, arguments: [], assumption: assumption, link: link?.choice, known: known)
        let frame: Frame
        if let known = frames[invocation] {
            frame = known
        } else {
            let place = place(of: property, receiver)
            frame = Frame(
                receiver: receiver, place: place, result: property.fact.type.map { program.resolve($0, in: place) },
                depth: held(by: receiver, []).depth)
            frame.known = known
            frames[invocation] = frame
        }
        let code = location(property.fact.position, in: property.file)
        defer { assignedProperties.note(frame.asked, askedBy: id) }
        return followingAnew {
            with(initializing: nil) { tracing(frame) { run(getter, key, in: frame, at: code) } }
        }
    }

    /// Runs code, which may change what bindings lead to.
    func followingAnew(_ run: () -> Values) -> Values {
        let outer = foundByBindings
        foundByBindings = nil
        defer { foundByBindings = outer }
        return run()
    }

    private func run(
        _ getter: [Statement], _ key: PropertyRead, in frame: Frame, at code: DraftLocation
    ) -> Values {
        let visit = visit
        defer { noteCalled(frame) }
        let isKnown = wasVisited(frame, visit)
        guard !isKnown, limits.allow(.calls, beside: callDepth, elseLeaveOut: code), mayEnter(key, within: &evaluating)
        else {
            frame.noteAsked()
            if isKnown { noteLeftOut(frame.ownerUse) } else if !evaluating.contains(key) { askForOwner() }
            decided.unite(frame.decided)
            return frame.isUnknown(mode) ? [] : frame[returnedFor: mode]
        }
        frame.visitors.insert(visit)
        callDepth += 1
        defer {
            evaluating.remove(key)
            callDepth -= 1
        }
        frame.decided.unite(
            decisions {
                let scope = Scope(frame, activation: Activation(of: frame, knowing: frame.known))
                let returned = watchingOwner(frame.ownerUse, elseForOthers: { frame.visitors.insert(visit.of($0)) }) {
                    frame.running { activating(scope) { run(getter, in: scope, expecting: frame.result) } }
                }
                frame.add(returned, returnedFor: mode)
            })
        if frame.isUnknown(mode), !Self.givesNothing(getter), let result = frame.result {
            return values(of: result).union(frame[returnedFor: mode])
        }
        return frame[returnedFor: mode]
    }

    private func getterID(of property: Property) -> Int {
        let key = ObjectIdentifier(property)
        if let known = getterIDs[key] { return known }
        getterIDs[key] = getterIDs.count
        return getterIDs.count - 1
    }

    /// What a stored property holds before anything is assigned.
    func initial(_ property: Property, _ receiver: Value?) -> Values {
        if let given = environment(for: property) { return given }
        let declared = type(of: property, receiver)
        guard let initializer = property.fact.initializer else {
            if let injected = injected(into: property, declared, receiver) { return injected }
            if isGivenByOthers(property, declared), let object = receiver?.object, isLeftEmpty(property, of: object) {
                return []
            }
            return outlet(property, declared, of: receiver) ?? declared.map(values(of:)) ?? []
        }
        if isLeftUnfilled(property, declared, of: receiver) { return [] }
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        guard mayEnter(key, within: &evaluating) else { return [] }
        defer { evaluating.remove(key) }
        initialized.insert(key)
        initializedNow.insert(key)
        let result = withoutKnownAssignments {
            making(property, receiver, declared) { scope in
                let result = widened(evaluate(initializer, in: scope, expecting: declared), declared)
                noteKeys(of: property, among: result, in: scope)
                return result
            }
        }
        if case .object(let id)? = receiver, !result.isEmpty, !isFilledLater(property, declared) {
            heap.write(result, to: property.fact.name, of: id)
        }
        return result
    }

    /// Of very many cases, such as those of all symbols, any one: a list would be drawn for each.
    private func allCases(of nominal: Nominal) -> Values {
        guard limits.allow(.valuesOfProperty, beside: nominal.cases.count - 1) else { return [.instance(nominal, [])] }
        return Values(nominal.cases.map { .enumCase(nominal, $0.name, []) })
    }

    func readStatic(_ name: String, of type: ResolvedType) -> Values {
        switch type {
        case .nominal(let nominal, _):
            if let found = nominal.cases.first(where: { $0.name == name }) {
                // `pages.map(Route.page)` makes cases of what is not seen.
                if !found.payload.isEmpty { carriedPayloads.noteUnseen(name) }
                return [.enumCase(nominal, name, [])]
            }
            if name == "allCases" { return allCases(of: nominal) }
            if let property = program.staticProperty(name, of: nominal) ?? program.property(name, of: nominal) {
                return readStatic(meant(property, for: .metatype(type)), of: nominal)
            }
            let functions = program.methods(name, of: nominal)
            if !functions.isEmpty { return Values(functions.map { .function($0, receiver: .metatype(type)) }) }
            return []
        case .external(let external, let arguments):
            if let property = program.foreignExtensions[type.lastName]?.properties[name]?.onType {
                return readStatic(meant(property, for: .metatype(type)), of: nil)
            }
            return [
                Self.isPlainView(external)
                    ? Self.view(ofType: external) : .external(external, arguments, member: name, [])
            ]
        default: return []
        }
    }

    // MARK: Writing

    /// What a property begins with is one of the values that it may hold, even where it is written before it is read.
    private func keepFirst(of property: Property, _ receiver: Value, _ nominal: Nominal) {
        let name = property.fact.name
        // What is made anew is made when it is read.
        if case .call? = property.fact.initializer, type(of: property, receiver)?.nominal?.kind != .enum { return }
        guard property.fact.initializer != nil, !isFilledLater(property, type(of: property, receiver)) else { return }
        if case .object(let id) = receiver {
            if heap[id].fields[name] == nil { _ = initial(property, receiver) }
        } else if heap.summary(of: nominal, name).isEmpty {
            heap.write(initial(property, receiver), toAny: nominal, name)
        }
    }

    func write(
        _ values: Values, to name: String, of receiver: Value, at location: DraftLocation, isInitial: Bool = false,
        by scope: Scope? = nil
    ) {
        if case .binding = receiver {
            for inner in dereferenced([receiver]) { write(values, to: name, of: inner, at: location) }
            return
        }
        // Assigning through a binding changes the bound property; an initialiser sets the binding itself.
        if !isInitial, writeBound(values, to: name, of: receiver, at: location) { return }
        if case .metatype(.nominal(let nominal, _)) = receiver {
            return program.staticProperty(name, of: nominal).map { writeShared(values, to: $0, of: nominal, by: scope) }
                ?? ()
        }
        guard let nominal = receiver.nominal(in: heap) else {
            return writeExtended(values, to: name, of: receiver) ? () : noteStyle(values, as: name, of: receiver)
        }
        let property = property(name, of: nominal, for: receiver)
        if property == nil, case let holders = holders(ofDynamicMembersOf: receiver), !holders.isEmpty {
            for holder in holders { write(values, to: name, of: holder, at: location) }
            return
        }
        if let property, !isInitial, writeElsewhere(values, to: property, receiver, at: location) { return }
        if property?.fact.getter != nil {
            // A property may hand on to itself by way of another.
            guard mayEnter(.binding(receiver, name), within: &followed) else { return }
            defer { followed.remove(.binding(receiver, name)) }
            // What does more than to store does both.
            if !isInitial, let property, storesAndDoesMore(property) {
                return runObservers(of: property, receiver, given: values)
            }
            let onward = forwarded(name, of: receiver)
            for place in onward { write(values, to: place.name, of: place.receiver, at: location) }
            if !onward.isEmpty { return }
        }
        var values = property.map { found(values, heldBy: $0, receiver) } ?? values
        if !isInitial, let property, !isBound(property, receiver) { values = dereferenced(values) }
        if values.isEmpty, assigned?.isEmptyCollection != true, let property { unknownAssignments.insert(property) }
        noteAssigned(values, to: property, name, of: receiver, isInitial: isInitial, by: scope)
        // Numbers only matter to what they are assigned to.
        let isNumber = values.contains(where: \.isNumber)
        if !isNumber, property?.fact.type == nil || !values.isEmpty {
            if !isInitial, let property { keepFirst(of: property, receiver, nominal) }
            if !isInitial { noteLeft(values, with: receiver) }
            if !isInitial { noteChange(of: receiver, name, to: values) }
            if case .object(let id) = receiver {
                heap.write(values, to: name, of: id)
            } else {
                heap.write(values, toAny: nominal, name)
            }
        }
        // Initialising a binding sets no state.
        if !isInitial || values.isEmpty || !values.allSatisfy(\.isBinding) {
            let key = PropertyKey(nominal: nominal, name: name)
            let isEmptied = values.isEmpty && assigned?.isEmptyCollection == true
            // An empty list in an optional is something.
            let emptied = property?.fact.isOptional == true ? Self.emptyList : Value.null
            let mutation = Mutation(
                key: key, object: receiver.object, values: isEmptied ? [emptied] : values, isInitial: isInitial,
                owner: currentOwner,
                location: location)
            recordSteps(of: mutation, at: (receiver, name))
        }
        if !isInitial { recordFields(of: values, at: location) }
        // What a type's own initialiser sets is not observed.
        let isObserved = !isInitial || nominal.properties[name] == nil
        if isObserved, let property, !property.fact.observers.isEmpty {
            runObservers(of: property, receiver, given: values)
        }
        if !isInitial { noteAssigned(values, to: name, of: receiver) }
    }
}
