// What views name in their code, before any of it is run.

extension Interpreter {
    /// The views with a flow that a view names which holds none, in its body or in a member that this names.
    func flows(namedBy nominal: Nominal) -> Set<Nominal> {
        guard viewFlow(of: nominal) == nil else { return [] }
        return views(namedBy: nominal).filter { viewFlow(of: $0) != nil }
    }

    /// The types that a view names, in its body or in a member that this names.
    private func views(namedBy nominal: Nominal) -> Set<Nominal> {
        guard let body = shownCode(of: nominal) else { return [] }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        var names: Set<String> = []
        var open = [body]
        while let code = open.popLast() {
            for name in SyntaxSearch.typeNames(in: code) where names.insert(name).inserted {
                open += nominal.properties[name]?.fact.getter.map { [$0] } ?? []
                open += (nominal.functions[name] ?? []).compactMap(\.fact.body)
            }
        }
        return Set(names.filter(program.mayBeType).compactMap { program.nominal(named: $0, in: place) })
    }

    /// Whether a view without a title names several that have one, itself or in views that do nothing but choose among
    /// them: it may be a bar of the app's own around them.
    func namesTitled(_ nominal: Nominal) -> Bool {
        guard !program.hasTitle(nominal) else { return false }
        let named = views(namedBy: nominal)
        let all = named.filter(onlyChooses).reduce(named) { $0.union(views(namedBy: $1)) }
        return all.count { isView($0) && program.hasTitle($0) } > 1
    }

    /// Whether each of some screens that a view without a title chooses among has its own.
    func areTitled(_ chosen: Targets) -> Bool {
        chosen.allSatisfy { target in
            if case .type(let nominal) = target.node { program.hasTitle(nominal) } else { false }
        }
    }
}
