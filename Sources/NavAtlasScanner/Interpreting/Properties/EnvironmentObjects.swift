// Objects that views read from the environment by their type: `.environmentObject(guide)`, `@Environment(Guide.self)`.

/// Who gives objects to screens, for each round as long as the screens around them are the same.
private final class EnvironmentObjectsMemory {
    struct Question: Hashable {
        let type: Nominal
        let node: NodeKey
        let reader: Nominal?
    }

    struct Known {
        let round: Int
        let edgeCount: Int
        let giverCount: Int
        let suppliers: Set<Environment.Supplier>?
    }

    var known: [Question: Known] = [:]
}

/// A screen around one that reads an object.
private struct Surrounding {
    /// Whether what the screen is given is given to the reader, too.
    var isAround: Bool
    /// Whether some code on the way may give an object to the reader.
    var mayBeGiven: Bool
}

extension Interpreter {
    /// `.environmentObject(guide)`, `.environment(guide)`: notes who gives an object to which views.
    func giveObject(_ site: CallSite) {
        guard site.arguments.count == 1, let argument = site.arguments.first, argument.label == nil else { return }
        let values = evaluate(argument.value, in: site.scope, expecting: nil)
        guard !values.isEmpty, let type = classOfObject(argument.value, values, in: site.scope) else { return }
        let supplier = supplier(to: site.base, in: site.scope)
        environment.objects[type, default: GivenValues()].give(values, by: supplier)
        for view in views(inside: site.base, in: site.scope) where view != supplier.view {
            let inner = Environment.Supplier(node: supplier.node, view: view, isInside: true)
            environment.objects[type, default: GivenValues()].give(values, by: inner)
        }
    }

    /// The class that an object is given as: that of the property which holds it, or its own.
    private func classOfObject(_ object: Expression, _ values: Values, in scope: Scope) -> Nominal? {
        var declared: Nominal?
        if case .name(let name, _) = object.withoutSelf, scope.variable(name) == nil,
            let holder = scope.frame.receiver, let nominal = holder.nominal(in: heap)
        {
            declared = program.property(name, of: nominal).flatMap { type(of: $0, holder)?.nominal }
        }
        let given = declared ?? values.firstNonNil { $0.nominal(in: heap) }
        return given?.kind == .class ? given : nil
    }

    /// The views that code names inside a view, or that it was given to show there.
    private func views(inside view: Expression?, in scope: Scope) -> [NodeKey] {
        guard let view else { return [] }
        var names: [String] = []
        SyntaxSearch.mentions(in: [.expression(view)]) { name, _ in names.append(name) }
        return names.compactMap { program.nominal(named: $0, in: scope.frame.place) }.filter(isView).map(draft.key)
            + viewsGiven(inside: view, in: scope)
    }

    /// The views that the view whose code runs was given to show inside another one: `NavigationStack { content() }`.
    func viewsGiven(inside view: Expression, in scope: Scope) -> [NodeKey] {
        guard let holder = scope.frame.receiver, let nominal = holder.nominal(in: heap) else { return [] }
        let given = contentProperties(of: nominal)
        guard !given.isEmpty else { return [] }
        var named: Set<String> = []
        SyntaxSearch.mentions(in: [.expression(view)]) { name, _ in named.insert(name) }
        return with(mode: .destination) {
            let held = given.filter(named.contains).reduce(into: Values()) { $0.unite(read($1, of: holder)) }
            return targets(in: runClosures(held).union(keepingPlain(held)), route: "root").map(\.node)
        }
    }

    /// What a property with `@EnvironmentObject` or `@Environment(Guide.self)` holds, where views are given several objects of
    /// that type and it is known which of them are around the screen that reads it; `nil` for any other.
    func object(for property: Property) -> Values? {
        guard !environment.objects.isEmpty,
            property.fact.attributes.contains(where: {
                ["Environment", "EnvironmentObject"].contains($0.name.base.lastPart)
            }),
            let type = type(of: property)?.nominal, let given = environment.objects[type], given.all.count > 1,
            let node = owner.node
        else { return nil }
        let question = EnvironmentObjectsMemory.Question(type: type, node: node, reader: property.nominal)
        let memory = memory { EnvironmentObjectsMemory() }
        let (edgeCount, giverCount) = (draft.edges.count, given.suppliers.count)
        if let known = memory.known[question], known.round == round, known.edgeCount == edgeCount,
            known.giverCount == giverCount
        {
            return known.suppliers.flatMap { suppliers in given.given(by: suppliers.contains) }
        }
        let suppliers = self.suppliers(among: given.suppliers, to: node, read: property.nominal)
        memory.known[question] = EnvironmentObjectsMemory.Known(
            round: round, edgeCount: edgeCount, giverCount: giverCount, suppliers: suppliers)
        return suppliers.flatMap { suppliers in given.given(by: suppliers.contains) }
    }

    /// Who gives an object to a screen, the nearest on each way to it; `nil` where on some way nobody was seen to.
    private func suppliers(
        among all: [Environment.Supplier], to node: NodeKey, read reader: Nominal?
    ) -> Set<Environment.Supplier>? {
        let toAll = all.filter { place(of: $0) == nil }
        var found: Set<Environment.Supplier> = []
        var seen: Set<NodeKey> = [node]
        var level = [node: Surrounding(isAround: true, mayBeGiven: false)]
        while !level.isEmpty {
            var next: [NodeKey: Surrounding] = [:]
            for (inner, surrounding) in level {
                limits.spend(all.count)
                let here = suppliers(
                    among: all, at: inner, isAround: surrounding.isAround, read: inner == node ? reader : nil)
                found.formUnion(here.near + here.far)
                guard here.near.isEmpty else { continue }
                let apps = draft.windows.filter { $0.value.contains(inner) }.map(\.key)
                let outers = (draft.incoming[inner] ?? []).union(apps)
                let mayBeGiven = surrounding.mayBeGiven || !here.far.isEmpty
                if outers.isEmpty || draft.entries.contains(inner) {
                    guard mayBeGiven || !toAll.isEmpty else { return nil }
                    found.formUnion(toAll)
                }
                for outer in outers where !seen.contains(outer) {
                    let isAround = apps.contains(outer) || inherits(inner, from: outer)
                    let known = next[outer]
                    next[outer] = Surrounding(
                        isAround: isAround || known?.isAround == true,
                        mayBeGiven: mayBeGiven && known?.mayBeGiven != false)
                }
            }
            level = next
            seen.formUnion(next.keys)
        }
        return found.isEmpty ? nil : found
    }

    /// Who gives an object to what a screen shows: for certain, or perhaps only to something else that it shows.
    private func suppliers(
        among all: [Environment.Supplier], at screen: NodeKey, isAround: Bool, read reader: Nominal?
    ) -> (near: [Environment.Supplier], far: [Environment.Supplier]) {
        let reader = reader.map(draft.key)
        var (near, far): ([Environment.Supplier], [Environment.Supplier]) = ([], [])
        for supplier in all {
            if supplier.isInside {
                if supplier.view == screen { near.append(supplier) }
            } else if supplier.view == screen, place(of: supplier) == screen {
                if isAround { near.append(supplier) }
            } else if supplier.node == screen, reader != screen {
                // A view does not read what it gives to others itself.
                if supplier.view != nil, supplier.view == reader { near.append(supplier) } else { far.append(supplier) }
            }
        }
        return (near, far)
    }
}
