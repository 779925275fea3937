// Values that views read from the environment under keys that the app declares: `.environment(\.navigate, action)`.

/// The values of the environment, by key and by who gives them.
struct Environment {
    fileprivate var given: [String: GivenValues<Supplier>] = [:]
    /// The values that features are given for dependencies, by key.
    fileprivate var dependencies: [String: Values] = [:]
    /// What views give to the menus while they have the focus, by key.
    fileprivate var focused: [String: Values] = [:]

    /// What the app does with links of its own.
    var linkHandlers = LinkHandlers()
    /// How many of those are known.
    var handlerCount: Int { linkHandlers.count }
    /// The objects that views are given by their type.
    var objects: [Nominal: GivenValues<Supplier>] = [:]

    /// Who gives a value: the screen whose code does, and the view to which that is given.
    struct Supplier: Hashable {
        let node: NodeKey?
        let view: NodeKey?
        /// Whether that view only stands inside what is given the value, such as a stack.
        var isInside = false
    }
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
    func giveEnvironment(_ arguments: [Argument], to view: Expression?, in scope: Scope) -> Bool {
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
            give(Values(handlers), as: Self.openURL, to: view, in: scope)
            return true
        }
        guard let keys = environmentKeys, let property = keys.properties[names[0]] else { return false }
        let known = evaluate(arguments[1].value, in: scope, expecting: keyType(of: property))
        // What a state gives may become any of its cases.
        let values = known.contains(where: Self.isCase) ? known.union(possible(arguments[1].value, in: scope)) : known
        give(values, as: names[0], to: view, in: scope)
        heap.write(values, toAny: keys, names[0])
        return true
    }

    private func give(_ values: Values, as key: String, to view: Expression?, in scope: Scope) {
        let supplier = supplier(to: view, in: scope)
        environment.given[key, default: GivenValues()].give(values, by: supplier)
        // A frame may be left out where it is shown, as in a tab.
        for inner in view.map({ viewsGiven(inside: $0, in: scope) }) ?? [] where inner != supplier.view {
            let inside = Environment.Supplier(node: supplier.node, view: inner, isInside: true)
            environment.given[key, default: GivenValues()].give(values, by: inside)
        }
    }

    /// Who gives a value to a view.
    func supplier(to view: Expression?, in scope: Scope) -> Environment.Supplier {
        var given: NodeKey?
        if case .call(let callee, _, _)? = view.map(Self.unmodified),
            let nominal = typeExpression(callee, in: scope)?.nominal, isView(nominal)
        {
            given = draft.key(for: nominal)
        }
        return Environment.Supplier(node: owner.node, view: given)
    }

    /// Whether a property reads one of the app's own keys: only the app's code gives values for it.
    func isOwnKey(_ property: Property) -> Bool {
        property.fact.attributes.contains { attribute in
            guard attribute.name.base.lastPart == "Environment",
                case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1
            else { return false }
            return environmentKeys?.properties[names[0]] != nil
        }
    }

    /// Calls an action that the environment gives, where a dialect knows what it shows: `openWindow(id: "score")`.
    func callGivenAction(
        _ property: Property, of receiver: Value, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        for attribute in property.fact.attributes where attribute.name.base.lastPart == "Environment" {
            guard case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1,
                SwiftUINames.sceneActions.contains(names[0]) || names[0] == Self.openURL && handlersAround.isEmpty
            else { continue }
            if names[0] == Self.openURL {
                openOwnLink(arguments.first.map { evaluate($0.value, in: scope, expecting: nil) } ?? [])
                return []
            }
            return ask(
                CallSite(
                    name: names[0], base: nil, receivers: [receiver], type: nil, arguments: arguments, expected: nil,
                    scope: scope, location: place))
        }
        return nil
    }

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

    /// What the views around do with a link that is pressed, `.environment(\.openURL, OpenURLAction { … })`; none where the
    /// system opens it.
    var handlersAround: Values {
        guard let given = environment.given[Self.openURL] else { return [] }
        guard let node = owner.node else { return given.all }
        return nearest(given, to: node, onlyInherited: true).values ?? []
    }

    /// Whether a screen has the environment of another one that leads to it: what is pushed has that of the stack, and not that
    /// of the screen beneath.
    func inherits(_ inner: NodeKey, from outer: NodeKey) -> Bool {
        draft.nodes[outer].map { $0.isContainer || $0.flow == .stack } == true
            || !draft.isOnlyPushed(inner, by: outer)
    }

    /// The values of a property with `@Environment(\.key)`: those of the nearest view around the screen that provides them; `nil` if
    /// there are none.
    func environment(for property: Property) -> Values? {
        if let given = dependency(for: property) ?? focused(for: property) ?? object(for: property) { return given }
        guard !environment.given.isEmpty else { return nil }
        for attribute in property.fact.attributes where attribute.name.base.lastPart == "Environment" {
            guard case .keyPath(_, let names, _)? = attribute.arguments.first?.value, names.count == 1,
                let given = environment.given[names[0]]
            else { continue }
            if names[0] == Self.openURL { return handlersAround.isEmpty ? nil : handlersAround }
            guard let node = owner.node else { return given.all }
            let nearest = nearest(given, to: node)
            guard let values = nearest.values else { return nearest.isKnown ? defaultValue(of: names[0]) : given.all }
            return nearest.isOpen && nearest.isKnown ? values.union(defaultValue(of: names[0]) ?? []) : values
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

    /// What is given by who is nearest around a screen, on each way to it.
    private struct Nearest {
        /// `nil` where nobody gives anything.
        var values: Values?
        /// Whether all are known that stand around the screen.
        var isKnown = true
        /// Whether nobody gives anything on some way.
        var isOpen = false
    }

    /// - Parameter onlyInherited: whether screens give nothing to what they only push, whatever the code gives the value to.
    private func nearest(
        _ given: GivenValues<Environment.Supplier>, to node: NodeKey, onlyInherited: Bool = false
    ) -> Nearest {
        let suppliers = Dictionary(grouping: given.suppliers, by: place)
        var (nearest, found) = (Nearest(), Set<Environment.Supplier>())
        // The screens of a level, and whether what they are given is given to the reader, too.
        var level = [node: true]
        var seen: Set<NodeKey> = [node]
        while !level.isEmpty {
            var next: [NodeKey: Bool] = [:]
            for (inner, isAround) in level {
                limits.spend(1)
                // What is presented inherits a screen's environment; what is pushed does not.
                let here = suppliers[inner, default: []].filter { isAround || !onlyInherited && inner != $0.view }
                found.formUnion(here)
                // What others give to the screen, it has on the ways from them.
                guard here.allSatisfy({ $0.view == inner && $0.node != inner }) else { continue }
                let apps = draft.windows.filter { $0.value.contains(inner) }.map(\.key)
                let all = (draft.incoming[inner] ?? []).union(apps)
                let outers = all.subtracting(here.compactMap(\.node))
                let isEntry = draft.entries.contains(inner)
                if here.isEmpty {
                    nearest.isKnown = nearest.isKnown && (!all.isEmpty || isEntry)
                    nearest.isOpen = nearest.isOpen || all.isEmpty || isEntry && apps.isEmpty
                }
                for outer in outers where !seen.contains(outer) {
                    next[outer] = next[outer] == true || apps.contains(outer) || inherits(inner, from: outer)
                }
            }
            level = next
            seen.formUnion(next.keys)
        }
        // All screens have the app's own environment.
        if found.isEmpty || nearest.isOpen, let toAll = suppliers[nil] {
            found.formUnion(toAll)
            nearest.isOpen = false
        }
        nearest.values = given.given(by: found.contains)
        return nearest
    }

    /// The screen that a value is given to, with what it leads to: the view that is modified, where that is one.
    func place(of supplier: Environment.Supplier) -> NodeKey? {
        guard let view = supplier.view, draft.nodes[view] != nil || draft.nodesBefore.contains(view) else {
            return supplier.node
        }
        return view
    }

    /// What a key stands for where nothing is given for it.
    private func defaultValue(of key: String) -> Values? {
        guard let property = environmentKeys?.properties[key] else { return nil }
        let keys = Value.external("EnvironmentValues", [], member: nil, [])
        let values = property.fact.getter == nil ? initial(property, nil) : compute(property, keys)
        return values.isEmpty ? nil : values
    }
}
