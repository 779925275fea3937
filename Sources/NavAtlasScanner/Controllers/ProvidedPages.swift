// Controllers that a library's container asks for: `func viewController(for pager: PagerController, at index: Int) ->
// UIViewController?`. The container shows them inside itself.

extension Interpreter {
    /// Whether a library's container asks a controller's method for the controllers that it shows.
    func givesPages(_ function: Function) -> Bool {
        let fact = function.fact
        guard !fact.isStatic, fact.body != nil, let result = fact.result, Self.isPlainController(result) else {
            return false
        }
        if isDataSource(function) { return true }
        return fact.parameters.contains { parameter in
            guard let written = parameter.type,
                case .external(let type, _) = program.resolve(
                    written, in: LookupPlace(file: function.file, nominal: function.nominal))
            else { return false }
            guard !type.hasPrefix("UI") else { return type == "UIPageViewController" }
            if type.hasSuffix("ViewController") { return true }
            guard type.hasSuffix("Controller") || type.hasSuffix("View") else { return false }
            return fact.isOverride
                || function.nominal.map { program.inherits($0, anyOf: [type + "DataSource"]) } ?? false
        }
    }

    /// `func controller(at index: Int) -> UIViewController`, of the source of a library's container, which gives no more than the
    /// number.
    private func isDataSource(_ function: Function) -> Bool {
        guard function.fact.parameters.count == 1, function.fact.parameters[0].type?.base == "Int",
            let nominal = function.nominal
        else { return false }
        return program.externalAncestors(of: nominal).contains { source in
            let name = source.lastName
            return name.hasSuffix("DataSource") && !name.hasPrefix("UI")
        }
    }

    /// `UIViewController`, or an array of them.
    private static func isPlainController(_ type: TypeReference) -> Bool {
        if case .array(let element) = type { return isPlainController(element) }
        return type.base == "UIViewController"
    }

    /// Declares the pages as parts of the controller whose method gives them.
    func showPages(_ pages: Values, givenBy function: Function) {
        guard let node = owner.node else { return }
        _ = declareChildren(pages, of: node, at: location(function.fact.position, in: function.file))
    }

    /// Declares controllers as parts of another one; `false` where none of them is a screen.
    func declareChildren(_ values: Values, of node: NodeKey, at location: DraftLocation) -> Bool {
        // A library's controller is a part without a name of its own.
        let found = targets(in: values, route: "child").filter { target in
            !target.isInline && target.value.flatMap(libraryController) == nil
        }.union(targets(filling: values))
        declareChildren(found, of: node, at: location)
        return !found.isEmpty
    }

    func declareChildren(_ found: Targets, of node: NodeKey, at location: DraftLocation) {
        accept(found)
        for target in found where target.node != node {
            declare(
                from: node, to: target, kind: .root, name: name(of: target), presentation: .root, isInitial: true,
                at: location)
            showInside(target, of: node, at: location)
        }
    }

    /// Where a screen that stands in a container, or beside it, has it take in another one, it leads there.
    private func showInside(_ target: Target, of container: NodeKey, at location: DraftLocation) {
        guard let screen = owner.node, screen != container, screen != target.node,
            draft.containment.holds(screen, in: container, orPresented: true)
                || draft.containment.areInDifferentParts(screen, container)
        else { return }
        let route = name(of: target)
        let via = if case .type(let nominal) = container { draft.via(nominal, route).text } else { route }
        transition(to: target, via: via, of: container, .root, at: location)
    }
}
