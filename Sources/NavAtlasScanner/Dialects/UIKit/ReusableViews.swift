// Cells and other views that tables and collections make for the screens that ask for them.

extension Interpreter {
    /// `table.dequeueReusableCell(withIdentifier: id) as! Row`, `table.dequeueReusableCell(withClass: Row.self)`: the table
    /// makes it for the screen that asks, which says what it does. All that a place asks for one screen are one.
    func reusableView(_ site: CallSite) -> Values? {
        guard site.name.hasPrefix("dequeue") else { return nil }
        let made = reusableClasses(site).filter { nominal, _ in
            nominal.kind == .class && !nominal.isForeign
                && program.externalAncestors(of: nominal).contains { name in
                    ["View", "Cell"].contains(where: name.lastName.hasSuffix)
                }
        }
        guard !made.isEmpty else { return nil }
        // Another screen may have had the table read its list anew.
        return with(owner: user(by: runningObject) ?? owner, mode: mode) {
            Values(made.map { reusableView($0, $1, site) })
        }
    }

    /// The object of the app's own whose code runs: what the app gives to a library's type works for who calls that.
    private var runningObject: Value? {
        let functions = callers.enumerated().map { (depth: 2 * $0.offset + 1, receiver: $0.element.receiver) }
        let within = runningClosures.map {
            (depth: 2 * $0.callers, receiver: closures[$0.id.index].scope.frame.receiver)
        }
        let running = (functions + within).sorted { $0.depth > $1.depth }
        return running.lazy.compactMap(\.receiver).first { $0.nominal(in: self.heap).map { !$0.isForeign } ?? false }
    }

    private func reusableView(_ nominal: Nominal, _ generics: [ResolvedType], _ site: CallSite) -> Value {
        let place = Heap.Site(
            file: site.location.file, position: site.location.position, nominal: nominal, run: nil, given: [],
            owner: owner.node)
        let made = heap.object(
            at: place, by: owner.node, generics: generics, depth: .none, layers: 0, within: [nominal], cases: [],
            in: site.scope.frame.place.nominal)
        if let initializer = inheritedInitializer(of: nominal) {
            let arguments = [Values](repeating: [], count: initializer.fact.parameters.count)
            _ = invoke(initializer, receiver: .object(made), arguments: arguments)
        }
        noteHelper(.object(made), nominal)
        return .object(made)
    }

    /// The classes of the views that a call may return, by its arguments, the expected type, or else the storyboard.
    private func reusableClasses(_ site: CallSite) -> [(Nominal, [ResolvedType])] {
        let written = site.arguments.lazy.compactMap { self.typeExpression($0.value, in: site.scope) }
        let named = site.arguments.flatMap { classes(named: $0.value, in: site.scope) }
        if case .nominal(let nominal, let generics)? = written.first(where: { $0.nominal != nil }) ?? site.expected {
            let heirs = named.filter { program.ancestors(of: $0).contains(nominal) }
            return heirs.isEmpty ? [(nominal, generics)] : heirs.map { ($0, []) }
        }
        let given = site.arguments.first.map { evaluate($0.value, in: site.scope, expecting: nil) } ?? []
        // `ReusableCell<Row>()`, a library's description of a cell.
        let described = given.compactMap { value -> (Nominal, [ResolvedType])? in
            guard case .external(_, let generics, _, _) = value, case .nominal(let nominal, let inner)? = generics.first
            else { return nil }
            return (nominal, inner)
        }
        if !described.isEmpty { return described }
        let scenes = site.scope.frame.receiver.map(scenesOfController) ?? []
        return scenes.flatMap(program.storyboards.cells).map { ($0, []) }
    }

    /// The classes after which an identifier is called, where values hold them: `row.kind.identifier`,
    /// `String(describing: row.kind)`.
    private func classes(named identifier: Expression, in scope: Scope) -> [Nominal] {
        let type: Expression
        switch identifier {
        case .member(let base, _, _): type = base
        case .call(.name("String", _), let given, _) where given.count == 1: type = given[0].value
        default: return []
        }
        return evaluate(type, in: scope, expecting: nil).compactMap { value in
            if case .metatype(.nominal(let nominal, _)) = value { nominal } else { nil }
        }
    }
}
