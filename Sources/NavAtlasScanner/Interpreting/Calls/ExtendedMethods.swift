// Methods by which a class of the app's own extends those of a library: `override func pushViewController(…) {
// super.pushViewController(…) }`.

extension Interpreter {
    /// Does what a library's method does that the app's own method extends: the caller says what it shows.
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
        if scope.frame.function.map({ program.functions[$0].fact.name }) == name {
            journal.leadNowhere(at: place, because: "whoever calls '\(name)' says what is shown")
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
        let extends = SyntaxSearch.callsSuper(name, in: method.fact.body ?? [])
        extendingMethods[method.id] = extends
        return extends
    }
}
