// Members that the app's own extensions give to a library's types: `extension View { var framed: some View { … } }`.

extension Interpreter {
    /// A member that the app gives to a library's value of a type; `nil` where there is none.
    func extendedMember(_ name: String, of value: Value, _ type: String) -> Values? {
        if case .binding = value, Self.isWrapped(name) { return [value] }
        for foreign in extensions(of: type) {
            if let property = foreign.properties[name].map({ meant($0, for: value) }), property.fact.getter != nil,
                !property.fact.isStatic
            {
                return orReceiver(compute(property, value), value, of: foreign)
            }
            if let functions = foreign.functions[name] {
                return Values(program.seen(functions, from: fileOfCode).map { .function($0, receiver: value) })
            }
        }
        return nil
    }

    /// Does what the setter does of a property that the app gives to a library's type, `UserDefaults.standard.isSignedIn = true`;
    /// `false` where it gives none of that name.
    func writeExtended(_ values: Values, to name: String, of receiver: Value) -> Bool {
        let property: Property? =
            switch receiver {
            case .metatype(.external(let type, _)): program.foreignExtensions[type.lastPart]?.properties[name]?.onType
            case .external(let type, _, _, _): extensions(of: type).firstNonNil { $0.properties[name] }
            default: nil
            }
        guard let property else { return false }
        runObservers(of: meant(property, for: receiver), receiver, given: values)
        return true
    }

    /// Calls a method that the app gives to the type of a library's value; `nil` where it gives none of that name.
    func callExtension(
        _ name: String, on receiver: Value, _ type: String, _ arguments: [Argument], in scope: Scope,
        expecting wanted: ResolvedType?
    ) -> Values? {
        for foreign in extensions(of: type) {
            // A class's own method is meant, not that of a protocol with the same labels.
            if foreign.kind == .protocol, mayExtend(name), UIKitNames.firstLabels.contains(arguments.first?.label) {
                continue
            }
            if let made = callFactory(name, of: foreign.name, arguments, in: scope) { return made }
            let functions = (foreign.functions[name] ?? []).filter {
                $0.fact.body != nil && mayBeDeclared($0, for: receiver)
            }
            if let chosen = choose(functions, arguments, in: scope, expecting: wanted).first {
                return invoke(chosen, receiver: receiver, written: arguments, in: scope, expecting: wanted)
            }
        }
        return nil
    }

    /// What gives a library's value members: extensions of its types, and the protocols to which those make it conform.
    private func extensions(of type: String) -> [Nominal] {
        Self.extendedTypes(of: type).compactMap { program.foreignExtensions[$0] }
            .flatMap { [$0] + program.ancestors(of: $0).filter { $0.kind == .protocol } }
    }

    /// Calls a method that an extension of a library's type declares, on a value whose own type is not known and that is called
    /// as that type: several types may have a method of that name, and `assembler.resolver` is a `Resolver`, `tableView` a
    /// `UITableView`.
    func callNamedAsExtended(_ site: CallSite) -> Values? {
        let areOfLibraries = site.receivers.allSatisfy { if case .external = $0 { true } else { false } }
        guard areOfLibraries, let called = site.base.flatMap({ Self.lastName(of: $0) }) else { return nil }
        let type = called.prefix(1).uppercased() + called.dropFirst()
        let functions = [type, "UI" + type].flatMap { program.foreignExtensions[$0]?.functions[site.name] ?? [] }
        let fitting = functions.filter {
            !$0.fact.isStatic && assignment(of: site.arguments, to: $0.fact.parameters) != nil
        }
        guard let chosen = choose(fitting, site.arguments, in: site.scope).first else { return nil }
        return invoke(
            chosen, receiver: site.receivers.first, written: site.arguments, in: site.scope, expecting: site.expected)
    }

    /// Some controller, for a method of an extension of a library's controllers that is called on one of which nothing is known:
    /// `window.rootViewController?.showCard()` presents whatever that is.
    func anyController(extendedBy method: Function) -> Value? {
        guard let extended = method.nominal, extended.isForeign, Self.isController(named: extended.name) else {
            return nil
        }
        return .external(extended.name, [], member: nil, [])
    }

    /// The types of libraries whose extensions give a library's value members: its own, and those that it inherits from.
    static func extendedTypes(of type: String) -> [String] {
        let bases = isController(named: type) && type != "UIViewController" ? ["UIViewController"] : []
        return [type] + bases + ["View"] + StreamNames.kinds(of: type)
    }

    /// The library's wrapper around a value of the app's, to which the app gives members: `screen.rx`, for which there is an
    /// `extension Reactive where Base: Screen`.
    func wrapper(_ name: String, of value: Value) -> Value? {
        guard let type = StreamNames.wrappers[name], program.foreignExtensions[type] != nil else { return nil }
        return .external(type, [], member: nil, [ArgumentValue(label: "base", values: [value])])
    }

    /// What such a wrapper is around, by the name that the app's members of it use: `base`.
    func wrapped(_ name: String, in wrapper: Value) -> Values? {
        guard case .external(let type, _, _, let parts) = wrapper, StreamNames.wrappers.values.contains(type) else {
            return nil
        }
        return parts.first { $0.label == name }?.values
    }

    /// What is meant by `Self` in an extension of a library's type is that type.
    func meant(_ type: ResolvedType) -> ResolvedType {
        if case .nominal(let nominal, _) = type, nominal.isForeign { .external(nominal.name, []) } else { type }
    }

    /// A modifier of which no view is seen to come gives the view that it is called on. What it lays around that view works for
    /// it, as any modifier: `ZStack { self; Notices() }`.
    func orReceiver(_ made: Values, _ receiver: Value, of extended: Nominal) -> Values {
        guard extended.isForeign, extended.shortName == "View", isShown(receiver) else { return made }
        if made.allSatisfy({ if case .external("View", _, nil, _) = $0 { true } else { false } }) { return [receiver] }
        return made.reduce(into: []) { result, view in
            guard case .external(let layout, _, nil, let arguments) = view, Self.layouts.contains(layout),
                case let parts = arguments.reduce(into: Values(), { $0.unite($1.values) }), parts.contains(receiver)
            else {
                result.insert(view)
                return
            }
            result.unite(modified([receiver], by: parts.subtracting([receiver]).filter(isShown)))
        }
    }

    /// Whether a value is a view of the system's that holds others.
    func isLayout(_ value: Value) -> Bool {
        guard case .external(let name, _, nil, let arguments) = value else { return false }
        return (SystemViews.contains(name) && !name.hasPrefix("·") || name == Self.modifiedView)
            && arguments.contains { $0.values.contains(where: isShown) }
    }

    /// Whether a value is a controller of the system's or of another library.
    func isLibraryController(_ value: Value) -> Bool {
        if case .external(let name, _, _, _) = value { Self.isController(named: name) } else { false }
    }

    /// Calls a static function that the app gives to a library's type, `extension Container { static func viewModel(…) }`, or to
    /// what a stream's type is one of, `extension Publisher { static func never() -> AnyPublisher<Output, Never> }`.
    func callGiven(
        _ name: String, to owner: ResolvedType, _ arguments: [Argument], in scope: Scope,
        expecting type: ResolvedType? = nil
    ) -> Values? {
        let functions = ([owner.lastName] + StreamNames.kinds(of: owner.lastName)).flatMap {
            program.foreignExtensions[$0]?.functions[name]?.filter(\.fact.isStatic) ?? []
        }
        return choose(functions, arguments, in: scope).first.map {
            invoke($0, receiver: .metatype(owner), written: arguments, in: scope, expecting: type)
        }
    }

    /// Calls a method that the app gives to bindings; `nil` where it gives none of that name.
    func callBound(_ name: String, on bound: Value, _ arguments: [Argument], in scope: Scope) -> Values? {
        guard let functions = program.foreignExtensions["Binding"]?.functions[name],
            let chosen = choose(functions, arguments, in: scope).first
        else { return nil }
        return invoke(chosen, receiver: bound, written: arguments, in: scope)
    }
}
