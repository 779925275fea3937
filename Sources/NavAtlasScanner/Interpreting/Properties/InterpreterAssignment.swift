// Assignments: finds the properties that an expression refers to, and writes values to them.

extension Interpreter {
    // MARK: Assignment

    /// The properties that an expression names, through bindings to what they are bound to.
    func places(of expression: Expression, in scope: Scope) -> [(receiver: Value, name: String)] {
        inOrder(allPlaces(of: expression, in: scope))
    }

    /// The first of several places decides: it is one of whose type all is known, whichever came first.
    private func inOrder(_ places: [(receiver: Value, name: String)]) -> [(receiver: Value, name: String)] {
        guard places.count > 1 else { return places }
        return places.map { place in
            let nominal = place.receiver.nominal(in: heap)
            let generics = generics(of: place.receiver)
            let missing = (nominal?.generics.count ?? 0) - generics.count
            let names = generics.map { "\($0):\($1.name)" }.sorted().joined(separator: ",")
            return (place, (nominal?.id ?? -1, place.name, missing, names))
        }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func allPlaces(of expression: Expression, in scope: Scope) -> [(receiver: Value, name: String)] {
        switch expression {
        case .name(let name, _):
            let plain = name.withoutWrapperPrefix
            // `_routes = State(initialValue: routes)`: the property, not the parameter of that name.
            if let local = scope.variable(name) ?? (name.hasPrefix("_") ? nil : scope.variable(plain)) {
                return bindings(in: local)
            }
            guard let receiver = scope.frame.receiver else { return [] }
            if name == "self", isInCollection(scope) { return bindings(in: [receiver]) }
            if case .binding = receiver, Self.isWrapped(plain) { return bindings(in: [receiver]) }
            return places(receiver, property(meantBy: name, of: receiver))
        case .member(let base, let name, _):
            let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
            // As what is presented goes, the system sets the member back, not what holds it.
            let outer = dismissing
            dismissing = Self.isWrapped(plain) ? outer : nil
            let bases = evaluate(base, in: scope, expecting: nil)
            dismissing = outer
            if Self.isWrapped(plain), !bases.contains(where: { declares(plain, $0) }) {
                // A property that holds a binding is read as what that is bound to.
                let bound = bindings(in: bases)
                return bound.isEmpty ? allPlaces(of: base, in: scope) : bound
            }
            return places(bases.filter { $0 != .null }.map { ($0, plain) })
        case .subscripted(let base, let arguments, _) where Self.takesKeyPath(arguments):
            return holders(at: arguments, of: base, in: scope).flatMap { places($0.value, $0.name) }
        case .subscripted(let base, let arguments, _): return elements(at: arguments, of: base, expression, in: scope)
        case .call(.implicitMember, _, _):
            return bindings(in: evaluate(expression, in: scope, expecting: .external("Binding", [])))
        case .call, .either, .conditional:
            return bindings(in: evaluate(expression, in: scope, expecting: nil))
        default: return []
        }
    }

    static func isWrapped(_ name: String) -> Bool { name == "wrappedValue" || name == "projectedValue" }

    /// The property that a name with such a prefix means: one that is declared with it comes before a wrapped one.
    private func property(meantBy name: String, of receiver: Value) -> String {
        declares(name, receiver) ? name : name.withoutWrapperPrefix
    }

    func declares(_ property: String, _ value: Value) -> Bool {
        value.nominal(in: heap).flatMap { program.property(property, of: $0) } != nil
    }

    func places(bindings values: Values) -> [(receiver: Value, name: String)] { inOrder(bindings(in: values)) }

    func bindings(in values: Values) -> [(receiver: Value, name: String)] {
        places(
            values.compactMap { value -> (Value, String)? in
                if case .binding(let base, let property) = value { (base, property) } else { nil }
            })
    }

    /// The one object of a class among values; `nil` where there are others.
    func objectOfClass(among receivers: [Value]) -> ObjectID? {
        let receivers = Set(receivers)
        guard receivers.count == 1, case .object(let id)? = receivers.first, heap[id].nominal.kind == .class else {
            return nil
        }
        return id
    }

    /// Where a property is stored in the end: bindings and properties that only hand on another are followed.
    func places(_ receiver: Value, _ name: String) -> [(receiver: Value, name: String)] { places([(receiver, name)]) }

    private func places(_ first: [(receiver: Value, name: String)]) -> [(receiver: Value, name: String)] {
        var result: [(receiver: Value, name: String)] = []
        // The same place is often bound to in several ways, and each of those in several.
        var seen: Set<Value> = []
        var open = Array(first.reversed())
        while let place = open.popLast() {
            limits.spend(1)
            guard seen.insert(.binding(place.receiver, place.name)).inserted else { continue }
            let onward = handedOn(place.receiver, place.name)
            if let onward { open += onward.reversed() } else { result.append(place) }
        }
        return result
    }

    /// What a binding stands for; `nil` for a property that holds its value itself.
    private func handedOn(_ receiver: Value, _ name: String) -> [(receiver: Value, name: String)]? {
        if case .binding(let base, let property) = receiver {
            return read(property, of: base).subtracting([.null]).map { ($0, name) }
        }
        let bound = bound(name, of: receiver)
        if !bound.isEmpty { return bound }
        let onward = forwarded(name, of: receiver)
        return onward.isEmpty ? nil : onward
    }

    /// What a property is bound to: `@Binding var step`. An instance may be any object of its type.
    private func bound(_ name: String, of receiver: Value) -> [(receiver: Value, name: String)] {
        let objects: [ObjectID] =
            switch receiver {
            case .object(let id): [id]
            case .instance(let nominal, _): heap.objects(of: nominal)
            default: []
            }
        let held = objects.map { heap[$0].fields[name] ?? [] } + [given(name, to: receiver)]
        return held.joined().compactMap { value -> (Value, String)? in
            if case .binding(let base, let property) = value { return (base, property) }
            return nil
        }
    }

    /// Assigns values to what a property is bound to: of an object, to one property; of an instance, to any.
    ///
    /// - Returns: whether the property is bound to another.
    func writeBound(_ values: Values, to name: String, of receiver: Value, at location: DraftLocation) -> Bool {
        var isBound = false
        for place in bound(name, of: receiver) where !isBound || receiver.object == nil {
            let binding = Value.binding(place.receiver, place.name)
            guard mayEnter(binding, within: &followed) else { continue }
            write(values, to: place.name, of: place.receiver, at: location)
            followed.remove(binding)
            isBound = true
        }
        return isBound
    }

    func assign(_ value: Expression, to target: Expression, _ position: Position, in scope: Scope) {
        if case .tuple(let targets) = target { return assign(value, toEach: targets, position, in: scope) }
        // `tab = tab` only has what reads it read it again.
        if target.isSameName(as: value) || keepsFirstValue(target, as: value, in: scope) { return }
        if link != nil, assignInSteps(value, to: target, position, in: scope) { return }
        if replaceOnStack(target, with: value, position, in: scope) { return }
        let expected = assignedType(of: target, in: scope)
        noteReset(of: target, to: value, in: scope)
        let place = location(position, in: scope.frame.place.file)
        if bringBack(value, to: target, at: place, in: scope) { return }
        let added = added(by: value, to: target, in: scope)
        if added?.isEmpty == true {
            return journal.noteNoNavigation(at: place, because: "the stack keeps some of its screens")
        }
        var values: Values =
            if let number = number(value, in: scope) { [number] } else {
                named(
                    added ?? changes(of: target, by: value, expected, in: scope)
                        ?? evaluate(value, in: scope, expecting: expected), as: expected ?? .unknown)
            }
        // Of an element of which nothing is known, the type is.
        if values.isEmpty, case .array(let elements) = value, !elements.isEmpty {
            values = self.values(of: expected ?? .unknown)
        }
        // Nor does a library tell more than that of a record that it gives, or of several.
        if let expected, let nominal = expected.ofElement.nominal, isValueType(nominal), !values.isEmpty,
            values.areOpaque
        {
            values = self.values(of: expected)
        }
        // What a variable counts is not followed.
        if case .name(let name, _) = target, scope.variable(name) != nil { values = values.filter { !$0.isNumber } }
        if case .name(let name, _) = target { notePut(value, values, into: name, instead: true, in: scope) }
        noteHiddenWindow(target, values, at: place, in: scope)
        if isDrawnIntoImage(target, in: scope) {
            noteDrawn(values)
            return journal.noteNoNavigation(at: place, because: "it is drawn into an image")
        }
        let outer = assigned
        assigned = value
        assign(values, to: target, by: steps(of: target, by: value, in: scope), place, in: scope)
        assigned = outer
        recordFirstValues(of: value, values, to: target, at: place, in: scope)
    }

    /// `self.detail = detail` in an initialiser that has no such parameter: the property keeps what it begins with.
    private func keepsFirstValue(_ target: Expression, as value: Expression, in scope: Scope) -> Bool {
        guard let receiver = scope.frame.receiver, scope.isInitializer(of: receiver),
            let assigned = Self.ownProperty(target, in: scope)
        else { return false }
        return assigned == Self.ownProperty(value, in: scope)
    }

    /// The property of `self` that an expression names.
    static func ownProperty(_ expression: Expression, in scope: Scope) -> String? {
        switch expression {
        case .name(let name, _) where name != "self" && scope.variable(name) == nil: name
        case .member(.name("self", _), let name, _): name
        default: nil
        }
    }

    /// `self.rootViewController`, for `rootViewController` in an extension of a library's windows, or in a class of the app's that
    /// inherits from one; `nil` for any other name.
    private func ownLibraryProperty(_ target: Expression, in scope: Scope) -> Expression? {
        guard case .name(let name, let position) = target, name != "self", scope.variable(name) == nil,
            let own = scope.frame.place.nominal, own.isForeign || isWindow(own), program.property(name, of: own) == nil
        else { return nil }
        return .member(.name("self", position), name, position)
    }

    /// - Parameter isNow: whether the code of the scope assigns them where it is.
    func assign(
        _ values: Values, to target: Expression, _ place: DraftLocation, in scope: Scope, isNow: Bool = false
    ) {
        let target = ownLibraryProperty(target, in: scope) ?? target
        for dialect in dialects where dialect.assignment(to: target, values, place, scope, self) {
            noteAssigned(to: target)
            return
        }
        switch target {
        case .name("self", _) where scope.variable("self") == nil: assignSelf(values, target, place, in: scope)
        case .name(let name, _): assign(values, toName: name, target, place, in: scope, isNow: isNow)
        case .member(let base, let name, _):
            assign(values, toMember: name, of: base, target, place, in: scope, isNow: isNow)
        case .subscripted(let base, let arguments, _):
            guard Self.takesKeyPath(arguments) else {
                noteKeys(arguments, of: values, in: base, scope)
                defer { watch(base, now: isTold(values) ? values : [], in: scope) }
                if collect(values, into: base, in: scope) { return }
                for element in elements(at: arguments, of: base, target, in: scope) where !values.isEmpty {
                    write(values, to: element.name, of: element.receiver, at: place)
                }
                return
            }
            for holder in holders(at: arguments, of: base, in: scope) {
                write(values, to: holder.name, of: holder.value, at: place)
            }
        default: break
        }
    }

    private func assignSelf(_ values: Values, _ target: Expression, _ place: DraftLocation, in scope: Scope) {
        noteOrigin(values, at: place)
        if isInCollection(scope) {
            for own in places(of: target, in: scope) { write(values, to: own.name, of: own.receiver, at: place) }
            return
        }
        if let receiver = scope.frame.receiver, scope.isInitializer(of: receiver) {
            link?.noteTold(values)
            scope.frame.add(values.isEmpty ? [receiver] : values, returnedFor: mode)
        }
        replaceSelf(with: values, in: scope)
    }

    private func assign(
        _ values: Values, toName name: String, _ target: Expression, _ place: DraftLocation, in scope: Scope,
        isNow: Bool
    ) {
        // An assignment to an `inout` parameter changes the argument.
        if let given = scope.parameter(name), case let bound = bindings(in: given), !bound.isEmpty {
            for bound in inOrder(bound) { write(values, to: bound.name, of: bound.receiver, at: place) }
            return
        }
        if scope.variable(name) != nil { noteOrigin(values, at: place) }
        if scope.assign(values, to: name) { return }
        if let shared = sharedProperty(target, in: scope) {
            return writeShared(values, to: shared.property, of: shared.nominal, by: isNow ? scope : nil)
        }
        if let receiver = scope.frame.receiver {
            noteHelper(madeElsewhere: receiver)
            write(
                values, to: property(meantBy: name, of: receiver), of: receiver, at: place,
                isInitial: scope.isInitializing(receiver), by: isNow ? scope : nil)
        }
    }

    private func assign(
        _ values: Values, toMember name: String, of base: Expression, _ target: Expression, _ place: DraftLocation,
        in scope: Scope, isNow: Bool
    ) {
        let receivers = evaluate(base, in: scope, expecting: nil)
        if name == "value", send(values, asValueOf: base, receivers, in: scope) { return }
        if receivers.contains(where: Self.isTuple) {
            return assign(values, toPart: name, of: base, receivers, place, in: scope)
        }
        if Self.isWrapped(name), !receivers.contains(where: { declares(name, $0) }) {
            for bound in places(of: target, in: scope) { write(values, to: bound.name, of: bound.receiver, at: place) }
            return
        }
        noteHeld(values, by: name, of: base, receivers, in: scope)
        noteDelegate(values, by: name, receivers)
        let isOwn = isNow && (isOwnSelf(base, in: scope) || receivers.contains(where: \.isMetatype))
        for receiver in receivers {
            noteHelper(madeElsewhere: receiver, by: scope.frame.receiver)
            write(
                values, to: property(meantBy: name, of: receiver), of: receiver, at: place,
                isInitial: scope.isInitializing(receiver), by: isOwn ? scope : nil)
        }
        if isNow, !isOwn, let place = sharedMember(name, of: receivers) { noteAssigned(values, to: place, by: scope) }
        if !isOwnSelf(base, in: scope) { watch(base, with: values, as: name, in: scope) }
    }

    /// `value[keyPath: path]`, and `subject[\.detail]` of what holds a value.
    static func takesKeyPath(_ arguments: [Argument]) -> Bool {
        guard let first = arguments.first, arguments.count == 1 else { return false }
        if case .keyPath = first.value, first.label == nil { return true }
        return first.label == "keyPath"
    }

    /// The values whose properties such a subscript may mean.
    private func holders(
        at arguments: [Argument], of base: Expression, in scope: Scope
    ) -> [(value: Value, name: String)] {
        let whole = whole(of: base, in: scope)
        let paths = names(at: arguments, in: scope).sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
        return paths.flatMap { names -> [(value: Value, name: String)] in
            guard let last = names.last else { return [] }
            return names.dropLast().reduce(whole) { member(of: $0, $1) }.map { ($0, last) }
        }
    }

    /// A value that is asked for a part of it; of a subject, the value that it holds.
    func whole(of base: Expression, in scope: Scope) -> Values {
        evaluate(base, in: scope, expecting: nil).reduce(into: []) { $0.unite(currentValue(of: $1) ?? [$1]) }
    }

    func assignedType(of target: Expression, in scope: Scope) -> ResolvedType? {
        switch target {
        case .name(let name, _):
            if let known = scope.type(of: name) { return known }
            if name == "self", case .binding(let base, let name)? = scope.frame.receiver {
                return base.nominal(in: heap).flatMap { assignedType(of: name, $0, base) }
            }
            if name == "self" { return scope.frame.receiver?.nominal(in: heap).map { .nominal($0, []) } }
            if let held = scope.variable(name) { return enumType(of: held) }
            let own = scope.frame.receiver.flatMap { assignedType(of: name, on: $0) }
            return own ?? program.globalProperty(name, in: scope.frame.place.file).flatMap { type(of: $0) }
        case .member(let base, let name, _):
            return evaluate(base, in: scope, expecting: nil).firstNonNil { assignedType(of: name, on: $0) }
        case .subscripted(let collection, _, _):
            // An element of it, as a collection stands for its elements.
            if case .array(let element)? = assignedType(of: collection, in: scope) { return element }
            return nil
        default: return nil
        }
    }

    /// The enum of which a variable was seen to hold a case.
    private func enumType(of held: Values) -> ResolvedType? {
        let enums = Set(held.map { $0.nominal(in: heap) })
        guard enums.count == 1, case let only?? = enums.first, only.kind == .enum else { return nil }
        return .nominal(only, [])
    }

    private func assignedType(of name: String, on receiver: Value) -> ResolvedType? {
        if case .metatype(.nominal(let nominal, _)) = receiver {
            return program.staticProperty(name, of: nominal).flatMap { type(of: $0, receiver) }
        }
        return receiver.nominal(in: heap).flatMap { assignedType(of: name, $0, receiver) }
    }

    func assignedType(of name: String, _ nominal: Nominal, _ receiver: Value) -> ResolvedType? {
        if let property = program.property(name, of: nominal) { return type(of: property, receiver) }
        // `_model = .init(wrappedValue: …)` assigns the wrapper.
        guard name.hasPrefix("_"), let property = program.property(String(name.dropFirst()), of: nominal) else {
            return holders(ofDynamicMembersOf: receiver).firstNonNil { held in
                held.nominal(in: heap).flatMap { assignedType(of: name, $0, held) }
            }
        }
        return .external("State", type(of: property, receiver).map { [$0] } ?? [])
    }
}
