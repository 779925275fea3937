import NavAtlasModel

// Finds what a route of Stinsen shows, in both versions.

extension Interpreter {
    /// What a route's products show; a coordinator of a module that was not scanned is known by its name.
    ///
    /// - Parameter wrappers: the library's wrapping coordinators, and whether they are navigation containers.
    func stinsenTargets(in products: Values, route: String, wrappers: [String: Bool]) -> Targets {
        let found = targets(in: products, route: route)
        guard found.allSatisfy(\.isInline) else { return found }
        let undeclared = undeclared(in: products, wrappers)
        return undeclared.isEmpty ? found : undeclared
    }

    private func undeclared(in values: Values, _ wrappers: [String: Bool]) -> Targets {
        var found: Targets = []
        for case .external(let name, let generics, nil, let arguments) in values {
            let container = wrappers[name.lastPart]
            if case .external(let inner, _)? = generics.first, inner.hasSuffix("Coordinator") {
                found.insert(Target(node: .undeclared(inner), isInContainer: container ?? false))
            } else if name.hasSuffix("Coordinator"), container == nil {
                found.insert(Target(node: .undeclared(name)))
            } else {
                for argument in arguments { found.formUnion(undeclared(in: argument.values, wrappers)) }
            }
        }
        return found
    }
}
