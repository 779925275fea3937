/// A call as a dialect sees it: the callee and the arguments, of which only the receiver is evaluated yet.
struct CallSite {
    /// The last name of the callee: `route` in `router.route(to: \.x)`, `NavigationLink` in `NavigationLink(…)`.
    let name: String
    /// The receiver as it is written; `nil` for a free function or an initialiser.
    let base: Expression?
    /// The values of `base`.
    let receivers: Values
    /// The type that is made, for an initialiser.
    let type: ResolvedType?
    let arguments: [Argument]
    let expected: ResolvedType?
    let scope: Scope
    let location: DraftLocation

    func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label && !$0.isTrailing }?.value }

    /// The closure that stands behind the parentheses, or the last argument of that label.
    func closure(_ label: String? = nil) -> Expression? {
        if let label, let labelled = arguments.last(where: { $0.label == label }) { return labelled.value }
        return arguments.first { $0.isTrailing && $0.label == nil }?.value
    }

    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }
}

extension Interpreter {
    func call(
        _ callee: Expression, _ arguments: [Argument], _ position: Position, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        let place = location(position, in: scope.frame.place.file)
        limits.place = place
        noteVisit(of: place)
        // A type: `Type(…)`, `Outer.Inner(…)`, `Type<Argument>(…)`, `Type.init(…)`.
        var typeCallee = callee
        if case .member(let base, "init", _) = callee, !isSuperOrSelf(base) { typeCallee = base }
        if let made = typeExpression(typeCallee, in: scope), !isFunction(callee, made, arguments, in: scope) {
            return construct(seen(made, by: arguments), arguments, place, in: scope, expecting: type)
        }
        switch callee {
        case .name(let name, _):
            return callByName(name, arguments, place, in: scope, expecting: type)
        case .implicitMember(let name, _):
            let made = callImplicitMember(name, arguments, place, in: scope, expecting: type)
            journal.make(made, at: place)
            return made
        case .member(let base, let name, _):
            return callMember(base, name, arguments, place, in: scope, expecting: type)
        case .subscripted(let table, let keys, _):
            let called = { self.call($0, written: arguments, as: nil, place, in: scope) }
            return lookUp(table, keys, in: scope, called) ?? called(evaluate(callee, in: scope, expecting: nil))
        case .array, .dictionary: return collection(of: arguments, in: scope, expecting: type)
        default:
            return call(evaluate(callee, in: scope, expecting: nil), written: arguments, as: nil, place, in: scope)
        }
    }

    func ask(_ site: CallSite) -> Values? {
        journal.callLibrary(at: site.location)
        noteChange(by: site)
        for dialect in dialects {
            if let answer = dialect.call(site, self) { return answer }
        }
        return libraryEvent(site)
    }

    // MARK: By name

    func callByName(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        if NavigationNames.dismissals.contains(name) { noteDismissal(at: place, by: name) }
        if let local = scope.variable(name) {
            return call(local, written: arguments, as: scope.type(of: name), place, in: scope)
        }
        if let (function, outer) = scope.function(name) {
            return invoke(
                function, receiver: scope.frame.receiver, written: arguments, in: scope, outer: outer, expecting: type)
        }
        if let own = callOnOwnCollection(name, arguments, place, in: scope, expecting: type) { return own }
        let site = CallSite(
            name: name, base: nil, receivers: scope.frame.receiver.map { [$0] } ?? [], type: nil,
            arguments: arguments, expected: type, scope: scope, location: place)
        if let receiver = scope.frame.receiver {
            callExtended(site)
            if !meansLibraryMethod(site, on: receiver),
                let result = callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type)
            {
                return result
            }
        }
        for nominal in program.types(around: scope.frame.place.nominal) {
            let functions = program.methods(name, of: nominal).filter(\.fact.isStatic)
            if let chosen = choose(functions, arguments, in: scope, expecting: type).first {
                return invoke(
                    chosen, receiver: .metatype(.nominal(nominal, [])), written: arguments, in: scope, expecting: type)
            }
        }
        if let made = callOperator(name, arguments, in: scope, expecting: type) { return made }
        if let answer = observe(site) ?? askAfterReset(by: site) { return answer }
        if let functions = program.globalFunctions[name] {
            let visible = functions.filter { $0.file == scope.frame.place.file }
            let all = visible.isEmpty ? functions : visible
            if let chosen = choose(all, arguments, in: scope, expecting: type).first {
                return invoke(chosen, receiver: nil, written: arguments, in: scope, expecting: type)
            }
        }
        if let made = callGlobal(name, arguments, place, in: scope) { return made }
        if StandardLibraryNames.givingNothing.contains(name) { return nothing(given: arguments, in: scope) }
        // `self { Model() }`, in a container's extension: what a scope or a context is added to is what is asked for.
        if name == "self", !arguments.isEmpty { return factory(type ?? scope.frame.result, arguments, in: scope) }
        return isOnSelf(in: scope, expecting: type) ? callOnSelf(site) : library(name, on: [], arguments, in: scope)
    }

    func callImplicitMember(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        switch type {
        case .nominal(let nominal, _)?:
            if name == "init", let type { return construct(type, arguments, place, in: scope, expecting: type) }
            if let made = madeCase(of: nominal, name, arguments, in: scope) { return made }
            let functions = program.methods(name, of: nominal).filter(\.fact.isStatic)
            if let chosen = choose(functions, arguments, in: scope).first, let type {
                return invoke(chosen, receiver: .metatype(type), written: arguments, in: scope)
            }
        case .external("Binding", _)? where name == "constant":
            return arguments.reduce(into: []) {
                $0.unite(evaluate($1.value, in: scope, expecting: type?.arguments.first))
            }
        case .external(let external, let generics)?:
            if name == "init", let type { return construct(type, arguments, place, in: scope, expecting: type) }
            if let type, let given = callGiven(name, to: type, arguments, in: scope) { return given }
            let inner = generics.first
            return [
                .external(
                    external, generics, member: name,
                    ArgumentValues(
                        arguments.map {
                            ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: inner))
                        }))
            ]
        case .array(let element)?:
            // `.init(pages)` makes the collection, not one of its elements.
            if name == "init", let type { return construct(type, arguments, place, in: scope, expecting: type) }
            return callImplicitMember(name, arguments, place, in: scope, expecting: element)
        default: break
        }
        if let bound = implicitBinding(name, arguments, in: scope) { return bound }
        carriedPayloads.noteUnseen(name)
        return [
            .unresolvedCase(
                name,
                ArgumentValues(
                    arguments.map {
                        ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: nil))
                    }))
        ]
    }

    /// The case of an enum that a call makes; `nil` where the enum has none of that name.
    private func madeCase(
        of nominal: Nominal, _ name: String, _ arguments: [Argument], in scope: Scope
    ) -> Values? {
        guard let declared = nominal.cases.first(where: { $0.name == name })?.payload else { return nil }
        func made(_ payload: [ArgumentValue]) -> Values {
            let payload = ArgumentValues(payload.map { withoutDeepCases($0, of: nominal, name) })
            let made = Value.enumCase(nominal, name, payload)
            notePresence(made, arguments, declared, in: scope)
            return [made]
        }
        noteWrittenOut(arguments, of: CaseName(nominal: nominal, name: name), declared)
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let values = arguments.enumerated().map { index, argument in
            let parameter =
                declared.first { $0.label != nil && $0.label == argument.label }
                ?? (index < declared.count ? declared[index] : nil)
            let type = parameter?.type.map { program.resolve($0, in: place) }
            return ArgumentValue(
                label: argument.label ?? parameter?.label,
                values: evaluate(argument.value, in: scope, expecting: type))
        }
        guard values.count < declared.count, let targets = assignment(of: arguments, to: declared) else {
            return made(values)
        }
        // Arguments that are left out have their default values.
        var whole = declared.map { parameter in
            let type = parameter.type.map { program.resolve($0, in: place) }
            return ArgumentValue(
                label: parameter.label,
                values: parameter.defaultValue.map { evaluate($0, in: scope, expecting: type) } ?? [])
        }
        for (target, value) in zip(targets, values) { whole[target] = value }
        return made(whole)
    }

    // MARK: Members

    func callMember(
        _ base: Expression, _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        if case .name("super", _) = base {
            return callSuper(name, arguments, place, in: scope)
        }
        if let owner = typeExpression(base, in: scope) {
            return callStatic(owner, name, arguments, place, in: scope, expecting: type)
        }
        if name == "init", case .name("self", _) = base,
            case .external(let made, let generics, nil, _)? = scope.frame.receiver
        {
            return construct(.external(made, generics), arguments, place, in: scope, expecting: type)
        }
        if NavigationNames.dismissals.contains(name) { noteDismissal(at: place, by: name) }
        let isExpectedOfBase = Self.keeps(type, name, arguments) || Self.beginsWithImplicitMember(base)
        let receivers =
            bindings(calledBy: name, on: base, in: scope)
            ?? evaluate(base, in: scope, expecting: isExpectedOfBase ? type : nil)
        let site = CallSite(
            name: name, base: base, receivers: receivers, type: nil, arguments: arguments, expected: type,
            scope: scope, location: place)
        defer { watchChanges(by: site) }
        if let answer = dialects.firstNonNil({ $0.willCall(site, self) }) { return answer }
        if name == "init", let made = constructEach(of: receivers, arguments, place, in: scope) { return made }
        if let done = callOnCollection(site) { return done }
        // A method that the app declares comes before what a library has of that name.
        callExtended(site)
        var result: Values = []
        var answered = false
        forEachAlone(of: linkCases(receivers, asked: name).filter { !meansLibraryMethod(site, on: $0) }) { receiver in
            if let own = callPart(name, of: receiver, arguments, place, in: scope)
                ?? callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type)
            {
                result.unite(own)
                answered = true
            }
        }
        assignReplacements(of: receivers, in: base, place, scope)
        if answered { return result }
        if name == "init", case .name("self", _) = base {
            // `self.init(rawValue: text)` makes any case.
            if receivers.contains(where: { $0.nominal(in: heap)?.kind == .enum }) { return receivers }
            fillMembers(of: receivers, arguments, place, in: scope)
        }
        noteReset(site)
        if name == "forEach" { noteQueryItem(in: arguments, of: base, scope) }
        if let answer = stream(site) ?? askOfStack(site) ?? casePlace(site) ?? collect(site) { return answer }
        if let text = textCall(name, on: receivers, arguments, in: scope) { return text }
        if let made = callNamedAsExtended(site)
            ?? dependency(name, on: receivers, arguments, in: scope, expecting: type)
        {
            return made
        }
        // A method of an extension of a library's type, on a value whose own type is not known.
        if receivers.isEmpty,
            let functions = program.foreignExtensions["View"]?.functions[name] ?? program.foreignMethods[name],
            let chosen = choose(functions, arguments, in: scope).first
        {
            let receiver = anyController(extendedBy: chosen)
            return invoke(chosen, receiver: receiver, written: arguments, in: scope, expecting: type)
        }
        return callWrapped(name, on: receivers, arguments, place, in: scope, expecting: type)
            ?? library(name, on: receivers, arguments, in: scope, expecting: type)
    }

    /// A library's object that was made with nothing but an object of the app's own stands for that one, where only that
    /// one has the method: `UnownedRouter(router: self)`, kept instead of `self`.
    private func callWrapped(
        _ name: String, on receivers: Values, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values? {
        var result: Values?
        for case .external(let wrapper, _, nil, let given) in receivers {
            guard given.count == 1, let held = given.first?.values, !SystemViews.contains(wrapper) else { continue }
            for value in held {
                guard let nominal = value.nominal(in: heap), nominal.kind == .class || nominal.kind == .protocol,
                    program.methods(name, of: nominal).contains(where: {
                        assignment(of: arguments, to: $0.fact.parameters) != nil
                    }), let made = callDeclared(name, on: value, arguments, place, in: scope, expecting: type)
                else { continue }
                result = (result ?? []).union(made)
            }
        }
        return result
    }

    func callStatic(
        _ owner: ResolvedType, _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        let site = CallSite(
            name: name, base: nil, receivers: [.metatype(owner)], type: owner, arguments: arguments, expected: type,
            scope: scope, location: place)
        if let answer = dialects.firstNonNil({ $0.willCall(site, self) }) { return answer }
        if case .nominal(let nominal, _) = owner {
            if let made = madeCase(of: nominal, name, arguments, in: scope) { return made }
            if let bound = unapplied(name, of: nominal, to: arguments, in: scope) { return bound }
            let methods = methods(name, of: nominal, onType: true)
            if let chosen = choose(methods, arguments, in: scope, expecting: type).first {
                return invoke(chosen, receiver: .metatype(owner), written: arguments, in: scope, expecting: type)
            }
        }
        if case .external = owner, let given = callGiven(name, to: owner, arguments, in: scope, expecting: type) {
            return given
        }
        if name == "makeStream", StreamNames.asynchronous.contains(owner.lastName) {
            return makeAsyncStream(owner, arguments, place, in: scope)
        }
        if StreamNames.makes(name, owner.lastName) { return subject(owner, arguments, place, in: scope) }
        if let made = callFactory(name, of: owner.lastName, arguments, in: scope) { return made }
        if let answer = ask(site) ?? deferredStream(site) ?? joinedStream(site) { return answer }
        if let made = dependency(name, on: [.metatype(owner)], arguments, in: scope, expecting: type) { return made }
        if let called = callStaticClosure(name, of: owner, arguments, place, in: scope) { return called }
        let given = arguments.map {
            ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: owner.arguments.first))
        }
        guard case .external(let external, let generics) = owner else {
            return controllers(givenBy: name, of: owner, place, in: scope)
        }
        let results = given.reduce(into: Values()) { $0.unite(runClosures($1.values)) }
        if let awaited = task(external, name, giving: results) { return awaited }
        return asked([.external(external, generics, member: name, ArgumentValues(given))])
    }

    /// Calls a function that the app declares on a value; `nil` where it declares none of that name.
    func callDeclared(
        _ name: String, on receiver: Value, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values? {
        var receiver = receiver
        if case .binding(let base, let property) = receiver {
            if let made = callBound(name, on: receiver, arguments, in: scope) { return made }
            let inner = read(property, of: base)
            guard inner.count == 1, let only = inner.first else { return nil }
            receiver = only
        }
        if case .external(let typeName, _, _, _) = receiver {
            return callExtension(name, on: receiver, typeName.lastPart, arguments, in: scope, expecting: type)
        }
        if case .metatype(let made) = receiver {
            guard let nominal = made.nominal else { return nil }
            // `let type = Route.self; type.detail(id)`
            if let value = madeCase(of: nominal, name, arguments, in: scope) { return value }
            if let bound = unapplied(name, of: nominal, to: arguments, in: scope) { return bound }
            let methods = methods(name, of: nominal, onType: true)
            let chosen = choose(methods, arguments, in: scope, expecting: type).first
            return chosen.map { invoke($0, receiver: receiver, written: arguments, in: scope, expecting: made) }
                ?? callStaticClosure(name, of: made, arguments, place, in: scope)
        }
        guard let nominal = receiver.nominal(in: heap) else { return nil }
        // What a coordinator does while the app launches, it does itself.
        if isLaunching, flow(of: nominal) != nil, owner.node == nil, program.methods(name, of: nominal).first != nil {
            return launching(Target(node: draft.key(for: nominal), value: receiver), by: name, in: scope) {
                callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type)
            }
        }
        if let made = callConforming(nominal, name, arguments, in: scope, expecting: type) { return made }
        let methods = methods(name, of: receiver, nominal, meantIn: scope)
        if let own = override(among: methods, arguments) {
            return invoke(own, receiver: receiver, arguments: own.fact.parameters.map { _ in [] })
        }
        // `func onTap(_:) -> Self` sets what `onTap()` calls. UIKit's `present(_:animated:)` may stand beside the app's own.
        let isProperty = program.property(name, of: nominal) != nil && methods.count == 1
        let hasOthers = program.hasLibraryMembers(nominal)
        if let chosen = choose(methods, arguments, in: scope, expecting: type).first,
            !isProperty || givesAll(arguments, to: chosen.fact.parameters),
            !hasOthers || assignment(of: arguments, to: chosen.fact.parameters) != nil
        {
            let overrides = overrides(of: name, on: receiver, arguments, in: scope)
            let isMade = overrides.isEmpty || !heap.objects(of: nominal).isEmpty
            // The app's delegate opens a link with which the app is launched as any other.
            if isLaunching, link == nil, chosen.fact.takesLink, chosen.fact.isOfAppDelegate { return [] }
            let own: Values =
                isMade ? invoke(chosen, receiver: receiver, written: arguments, in: scope, expecting: type) : []
            return overrides.reduce(into: own) {
                $0.unite(
                    invoke($1.function, receiver: $1.receiver, written: arguments, in: scope, expecting: type))
            }
        }
        // A closure in a property, called.
        if let property = self.property(name, of: nominal, for: receiver) {
            if let made = callFactory(property, of: receiver, arguments, in: scope) { return made }
            if let answer = callGivenAction(property, of: receiver, arguments, place, in: scope) { return answer }
            let callees = property.fact.isStatic ? readStatic(property, of: nominal) : read(name, of: receiver)
            let type = self.type(of: property, receiver)
            // `.padding(8)` on a view that has a property `padding` is the library's.
            guard mayBeCalled(callees, with: arguments, property, type) else { return nil }
            return call(callees, written: arguments, as: type, place, in: scope)
        }
        if case .object(let id) = receiver, let field = heap[id].fields[name] {
            return call(field, arguments.map { evaluate($0.value, in: scope, expecting: nil) })
        }
        return nil
    }
}
