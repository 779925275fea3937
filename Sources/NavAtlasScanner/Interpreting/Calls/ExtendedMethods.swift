// Methods by which a class of the app's own extends those of a library: `override func pushViewController(…) {
// super.pushViewController(…) }`.

extension Interpreter {
    /// Runs a library's method that the app's method of the same name extends: the transition belongs to the caller.
    func callExtended(_ site: CallSite) {
        guard mayExtend(site.name) else { return }
        let extending = site.receivers.filter { extends(site.name, $0, site) }
        guard !extending.isEmpty else { return }
        _ = ask(
            CallSite(
                name: site.name, base: site.base, receivers: extending, type: nil, arguments: site.arguments,
                expected: site.expected, scope: site.scope, location: site.location))
    }

    /// Calls a library's method on the superclass. What an extending method gives to the one of its name has been shown for
    /// whoever called it.
    func callLibrarySuper(_ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope) -> Values {
        guard mayExtend(name) else { return [] }
        // A method of the app's own that only has its name gives it something else.
        if let running = scope.frame.function.map({ program.functions[$0].fact }), running.name == name,
            running.isOverride
        {
            journal.noteNoNavigation(at: place, because: "whoever calls '\(name)' says what is shown")
            return []
        }
        let site = CallSite(
            name: name, base: .name("self", place.position), receivers: scope.frame.receiver.map { [$0] } ?? [],
            type: nil, arguments: arguments, expected: nil, scope: scope, location: place)
        return ask(site) ?? []
    }

    /// Whether a library has a method of that name that navigates.
    func mayExtend(_ name: String) -> Bool { Dialects.overridable.contains(name) }

    /// Whether the method of a controller that a call means extends a library's.
    private func extends(_ name: String, _ receiver: Value, _ site: CallSite) -> Bool {
        guard let nominal = receiver.nominal(in: heap), nominal.kind == .class, isController(nominal),
            let chosen = choose(program.methods(name, of: nominal), site.arguments, in: site.scope).first
        else { return false }
        return extends(name, chosen)
    }

    /// Whether a method calls the one that it overrides.
    func extends(_ name: String, _ method: Function) -> Bool {
        if let known = extendingMethods[method.id] { return known }
        let extends = method.fact.isOverride && SyntaxSearch.callsSuper(name, in: method.fact.body ?? [])
        extendingMethods[method.id] = extends
        return extends
    }

    // MARK: A library's method beside that of a protocol's extension

    /// Whether a call means a library's method, though a protocol of the app's gives what is called one of its name: the call
    /// is on what is written as a library's type, or gives what that method does not take, as
    /// `uiviewController.present(other.uiviewController, animated: true)` does in an extension with
    /// `present(_ other: ViewControllable, animated: Bool)`.
    func meansLibraryMethod(_ site: CallSite, on receiver: Value) -> Bool {
        if wrapsLibraryMethod(site, on: receiver) { return true }
        guard mayExtend(site.name), let nominal = receiver.nominal(in: heap), program.hasLibraryMembers(nominal),
            let chosen = choose(program.methods(site.name, of: nominal), site.arguments, in: site.scope).first,
            let owner = chosen.nominal, owner.kind == .protocol,
            // What conforms because the library's classes do may be meant as any of those.
            !program.extendedLibraryTypes(of: nominal).contains(where: { program.areRelated($0, owner) })
        else { return false }
        if let base = site.base, isOnlyLibraryType(writtenType(of: base, in: site.scope), andNot: owner) { return true }
        if !takes(site.arguments, chosen, in: site.scope) { return true }
        let targets = assignment(of: site.arguments, to: chosen.fact.parameters) ?? []
        let types = program.parameterTypes(of: chosen, in: LookupPlace(file: chosen.file, nominal: owner))
        return zip(site.arguments, targets).contains { argument, target in
            guard let asked = types[target]?.nominal else { return false }
            return isOnlyLibraryType(writtenType(of: argument.value, in: site.scope), andNot: asked)
        }
    }

    /// Whether a method that the app gives to a library's type calls its own name with what it was given itself, as
    /// `func resolve<S>(_ s: S.Type) -> S { resolve(S.self)! }` does: without one of the library's it would never end. Nor would
    /// `func pushViewController(_ page: Page, animated: Bool) { pushViewController(page.controller, animated: animated) }`.
    private func wrapsLibraryMethod(_ site: CallSite, on receiver: Value) -> Bool {
        guard let running = site.scope.frame.function.map({ program.functions[$0] }), let owner = running.nominal,
            running.fact.name == site.name, receiver == site.scope.frame.receiver,
            running.labels == site.arguments.map(\.label)
        else { return false }
        if mayExtend(site.name), program.hasLibraryMembers(owner) { return true }
        return owner.isForeign
            && zip(site.arguments, running.fact.parameters).allSatisfy { argument, parameter in
                guard case .name(let given, _) = argument.value else { return false }
                if case .metatype(let type)? = parameter.type, type.base == given { return true }
                return given == parameter.name
            }
    }

    /// Whether a type is a library's which the app does not extend to be another one of its own.
    private func isOnlyLibraryType(_ type: ResolvedType?, andNot other: Nominal) -> Bool {
        guard case .external(let name, _)? = type else { return false }
        return !Self.extendedTypes(of: name.lastPart).contains {
            program.foreignExtensions[$0].map { program.areRelated($0, other) } ?? false
        }
    }

    /// The bindings themselves on which a method is called that the app gives to bindings, and not what they lead to:
    /// `path.append(Step.detail)`, where `path` is a `Binding<NavigationPath>`.
    func bindings(calledBy name: String, on base: Expression, in scope: Scope) -> Values? {
        guard program.foreignExtensions["Binding"]?.functions[name] != nil,
            case .external("Binding", _)? = writtenType(of: base, in: scope)
        else { return nil }
        let bound = places(of: base, in: scope).map { Value.binding($0.receiver, $0.name) }
        return bound.isEmpty ? nil : Values(bound)
    }

    /// The type that a variable, or a property of one, is declared with, whatever it holds.
    private func writtenType(of value: Expression, in scope: Scope) -> ResolvedType? {
        let holder: Nominal?
        let name: String
        switch value {
        case .name("self", _): return scope.frame.place.nominal.map { .nominal($0, []) }
        case .name(let written, _):
            if let type = scope.type(of: written) { return type }
            guard scope.variable(written) == nil else { return nil }
            (holder, name) = (scope.frame.place.nominal, written)
        case .member(let base, let written, _): (holder, name) = (writtenType(of: base, in: scope)?.nominal, written)
        default: return nil
        }
        return holder.flatMap { program.property(name, of: $0) }.flatMap { type(of: $0) }
    }
}
