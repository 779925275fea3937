// View controllers that are generic over the view that they show: `class ScreenController<Content: View>: UIViewController`.

extension Interpreter {
    /// The screens that such a controller was made to show; `nil` for another, and where they are not known.
    func hostedTargets(in value: Value, _ nominal: Nominal, route: String, depth: Int) -> Targets? {
        guard case .object(let id) = value else { return nil }
        let held = ([nominal] + program.ancestors(of: nominal)).flatMap(Self.hostingProperties)
            .reduce(into: Values()) { $0.unite(heap[id].fields[$1] ?? []) }
        let shown = targets(in: held, route: route, depth: depth + 1).filter { !$0.isInline }
        guard !shown.isEmpty else { return nil }
        return Targets(
            shown.map { target in
                var target = target
                target.wrappers.insert(value)
                return target
            })
    }

    /// The properties of a class whose types name a view over which it is generic.
    private static func hostingProperties(of nominal: Nominal) -> [String] {
        let views = Set(nominal.generics.filter { $0.constraint?.base.lastPart == "View" }.map(\.name))
        guard !views.isEmpty else { return [] }
        return nominal.propertyOrder.filter { name in
            nominal.properties[name]?.fact.type.map { $0.names(anyOf: views) } ?? false
        }
    }
}

extension TypeReference {
    /// Whether it is one of some types, or has one as an argument.
    fileprivate func names(anyOf types: Set<String>) -> Bool {
        types.contains(base) || arguments.contains { $0.names(anyOf: types) }
    }
}
