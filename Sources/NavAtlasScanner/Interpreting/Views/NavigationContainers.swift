// Coordinators that stand in a navigation container which code puts around their view.

extension Interpreter {
    /// Whether what a library's view shows may be pushed onto in it.
    func isNavigationContainer(_ name: String) -> Bool {
        dialects.contains { $0.flow(ofContainer: name.lastPart) == .stack }
            || Storyboards.container(ofLibraryClass: name) == .navigation
    }

    /// The same targets, with the coordinators among them in a navigation container.
    func coordinatorsInContainer(_ targets: Targets) -> Targets {
        Targets(
            targets.map { target in
                guard case .type(let nominal) = target.node, flow(of: nominal) != nil else { return target }
                var target = target
                target.isInContainer = true
                return target
            })
    }

    /// What the current owner draws, as it stands in a container.
    func drawn(_ targets: Targets) -> Targets {
        ownerInContainer != nil && ownerInContainer == owner.node ? coordinatorsInContainer(targets) : targets
    }

    /// Runs what draws the views of a container, or of what is none.
    func drawing(inContainer isContainer: Bool, _ draw: () -> Void) {
        let outer = ownerInContainer
        if isContainer { ownerInContainer = owner.node }
        defer { ownerInContainer = outer }
        draw()
    }

    /// Whether a view stands in a navigation container of the views that code makes of it; `nil` where it is not found among
    /// them. What an unread library's view does with it is not known: it may be one.
    func standsInContainer(_ view: Value, in code: () -> Values) -> Bool? {
        // What a destination shows is kept, where a body has shown it already.
        with(mode: .destination) { standsInContainer(view, among: code(), depth: 0) }
    }

    private func standsInContainer(_ view: Value, among shown: Values, depth: Int) -> Bool? {
        guard limits.allow(.viewsInValue, beside: depth) else { return nil }
        return shown.firstNonNil { outer in
            if outer == view { return false }
            switch outer {
            case .external(let name, _, nil, let arguments):
                let inside = arguments.firstNonNil { standsInContainer(view, among: $0.values, depth: depth + 1) }
                return inside.map { $0 || isNavigationContainer(name) || !SystemViews.contains(name) }
            case .object, .instance:
                guard let nominal = outer.nominal(in: heap), isView(nominal) else { return nil }
                return standsInContainer(view, among: body(of: outer), depth: depth + 1)
            default: return nil
            }
        }
    }
}
