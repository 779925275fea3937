// Values that views read from the environment under keys that the app declares: `.environment(\.navigate, action)`.

/// The values of the environment, by key and by who gives them.
struct Environment {
    fileprivate var given: [String: GivenValues] = [:]
    /// The values that features are given for dependencies, by key.
    fileprivate var dependencies: [String: Values] = [:]
    /// What views give to the menus while they have the focus, by key.
    fileprivate var focused: [String: Values] = [:]
}

extension Interpreter {
    /// The app's own keys.
    private var environmentKeys: Nominal? { program.foreignExtensions["EnvironmentValues"] }

    /// `.focusedValue(\.key, value)`: what the view that a person works in hands to the menus.
    func giveFocused(_ arguments: [Argument], in scope: Scope) {
        guard arguments.count == 2, case .keyPath(_, let names, _) = arguments[0].value, names.count == 1
        else { return }
        let declared = program.foreignExtensions["FocusedValues"]?.properties[names[0]].flatMap(keyType(of:))
        let values = evaluate(arguments[1].value, in: scope, expecting: declared)
        environment.focused[names[0], default: []].unite(values)
    }

    /// What the environment gives a view's property, or the view with the focus that of a menu: it may be a binding.
    func given(_ name: String, to receiver: Value) -> Values {
        guard !environment.focused.isEmpty || !environment.given.isEmpty, let nominal = receiver.nominal(in: heap)
        else { return [] }
        return program.property(name, of: nominal).flatMap(environment) ?? []
    }

    /// What a property with `@FocusedValue(\.key)` or `@FocusedBinding(\.key)` holds; `nil` for any other.
    private func focused(for property: Property) -> Values? {
        guard !environment.focused.isEmpty,
            let attribute = property.fact.attributes.first(where: {
                ["FocusedValue", "FocusedBinding"].contains($0.name.base.lastPart)
            }),
            case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1
        else { return nil }
        return environment.focused[names[0]]
    }

    /// `.environment(\.key, value)`, of a key that the app declares; `false` for any other.
    func giveEnvironment(_ arguments: [Argument], in scope: Scope) -> Bool {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
            case .keyPath(_, let names, _) = arguments[0].value, names.count == 1
        else { return false }
        if names[0] == Self.openURL {
            let handlers = evaluate(arguments[1].value, in: scope, expecting: nil).flatMap { action -> [Value] in
                if case .external(Self.openURLAction, _, nil, let given) = action {
                    given.flatMap(\.values)
                } else {
                    []
                }
            }
            environment.given[Self.openURL, default: GivenValues()].give(Values(handlers), by: owner.node)
            return true
        }
        guard let keys = environmentKeys, let property = keys.properties[names[0]] else { return false }
        let values = evaluate(arguments[1].value, in: scope, expecting: keyType(of: property))
        environment.given[names[0], default: GivenValues()].give(values, by: owner.node)
        heap.write(values, toAny: keys, names[0])
        return true
    }

    /// Calls an action that the environment gives, where a dialect knows what it shows: `openWindow(id: "score")`.
    func callGivenAction(
        _ property: Property, of receiver: Value, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        for attribute in property.fact.attributes where attribute.name.base.lastPart == "Environment" {
            guard case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1,
                Self.opening.contains(names[0])
            else { continue }
            return ask(
                CallSite(
                    name: names[0], base: nil, receivers: [receiver], type: nil, arguments: arguments, expected: nil,
                    scope: scope, location: place))
        }
        return nil
    }

    /// The actions that open one of the app's scenes.
    static let opening: Set<String> = ["openWindow", "openImmersiveSpace", "openSettings"]

    /// The app's own dependencies.
    private var dependencyKeys: Nominal? { program.foreignExtensions["DependencyValues"] }

    /// `.dependency(\.key, value)`, of a dependency that the app declares; `false` for any other.
    func giveDependency(_ arguments: [Argument], in scope: Scope) -> Bool {
        guard arguments.count == 2, case .keyPath(_, let names, _) = arguments[0].value, names.count == 1,
            let property = dependencyKeys?.properties[names[0]]
        else { return false }
        let values = evaluate(arguments[1].value, in: scope, expecting: keyType(of: property))
        environment.dependencies[names[0], default: []].unite(values)
        return true
    }

    private static let openURL = "openURL"
    static let openURLAction = "OpenURLAction"

    /// What the views around say is done with a link that is pressed: `.environment(\.openURL, OpenURLAction { … })`.
    ///
    /// - Parameter url: where the link leads, as far as it is known.
    func openLink(_ url: Values) {
        let handlers = linkHandlers
        guard !handlers.isEmpty else { return }
        let opened: Values = url.isEmpty ? [.external("URL", [], member: nil, [])] : url
        _ = with(mode: .body, acting: true) { runClosures(handlers, [opened]) }
    }

    /// What the views around do with a link; none where the system opens it.
    private var linkHandlers: Values {
        guard let given = environment.given[Self.openURL] else { return [] }
        guard let node = owner.node else { return given.all }
        if let own = given[node] { return own }
        var seen: Set<NodeKey> = [node]
        var level = seen
        while !level.isEmpty {
            var next: Set<NodeKey> = []
            var around: Set<NodeKey> = []
            for inner in level {
                for outer in draft.incoming[inner] ?? [] {
                    next.insert(outer)
                    if given[outer] != nil, inherits(inner, from: outer) { around.insert(outer) }
                }
            }
            if let found = given.given(by: around), !found.isEmpty { return found }
            level = next.subtracting(seen)
            seen.formUnion(level)
        }
        return given[NodeKey?.none] ?? []
    }

    /// Whether a screen has the environment of another one that leads to it: what is pushed has that of the stack, and not that
    /// of the screen beneath.
    private func inherits(_ inner: NodeKey, from outer: NodeKey) -> Bool {
        draft.nodes[outer].map { $0.isContainer || $0.flow == .stack } == true
            || !draft.isOnlyPushed(inner, by: outer)
    }

    /// What a property with `@Environment(\.key)` holds: what is given by who is nearest around the screen that reads it;
    /// `nil` where nothing is.
    func environment(for property: Property) -> Values? {
        if let given = dependency(for: property) ?? focused(for: property) { return given }
        guard !environment.given.isEmpty else { return nil }
        for attribute in property.fact.attributes where attribute.name.base.lastPart == "Environment" {
            guard case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1,
                let given = environment.given[names[0]]
            else { continue }
            if names[0] == Self.openURL { return linkHandlers.isEmpty ? nil : linkHandlers }
            guard given.givers.count > 1, let node = owner.node else { return given.all }
            return nearest(given, to: node) ?? given.all
        }
        return nil
    }

    /// What a property with `@Dependency(\.key)` holds where features are given it; `nil` where none is.
    private func dependency(for property: Property) -> Values? {
        guard !environment.dependencies.isEmpty,
            let attribute = property.fact.attributes.first(where: { $0.name.base.lastPart == "Dependency" }),
            case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1
        else { return nil }
        return environment.dependencies[names[0]]
    }

    private func nearest(_ given: GivenValues, to node: NodeKey) -> Values? {
        let incoming = draft.incoming
        var seen: Set<NodeKey> = []
        var level: Set<NodeKey> = [node]
        while !level.isEmpty {
            if let found = given.given(by: level) { return found }
            seen.formUnion(level)
            level = level.reduce(into: Set<NodeKey>()) { $0.formUnion(incoming[$1] ?? []) }.subtracting(seen)
        }
        return nil
    }
}
