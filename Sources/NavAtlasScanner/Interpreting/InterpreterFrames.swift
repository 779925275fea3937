// Views that stand for what they show: frames for what they are given, tables of screens, hosts of coordinators.

extension Interpreter {
    /// Whether a view is a frame for what it is given, and shows nothing of its own without that.
    func isToBeFilled(_ nominal: Nominal) -> Bool {
        let generic = Self.views(amongGenericsOf: nominal)
        return nominal.properties.values.contains { property in
            guard property.fact.getter == nil else { return false }
            return switch property.fact.type {
            case .function(_, let output)?: generic.contains(output.base)
            case .named(let type, _)?: generic.contains(type)
            default: false
            }
        }
    }

    private static func views(amongGenericsOf nominal: Nominal) -> Set<String> {
        Set(nominal.generics.filter { ["View", "SwiftUI.View"].contains($0.constraint?.base ?? "") }.map(\.name))
    }

    /// The views that a wrapper was made with; `nil` where it takes none.
    func content(of value: Value, _ nominal: Nominal) -> Values? {
        func isClass(_ type: TypeName, of nominal: Nominal) -> Bool {
            program.resolve(type, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal?.kind == .class
        }

        guard case .object(let id) = value else { return nil }
        let generic = Self.views(amongGenericsOf: nominal)
        var result: Values = []
        for name in nominal.propertyOrder {
            guard let property = nominal.properties[name], property.fact.getter == nil else { continue }
            // A container that builds what its path says is a coordinator: `RouterView(router) { route in … }`. What is
            // given a router is the content: `RouterView { router in … }`.
            if case .function(let inputs, _)? = property.fact.type, viewFlow(of: nominal) != nil,
                !inputs.allSatisfy({ isClass($0, of: nominal) })
            {
                continue
            }
            let holdsView: Bool =
                switch property.fact.type {
                case .function(_, let output)?: generic.contains(output.base) || output.base == "AnyView"
                case .named(let type, _)?: generic.contains(type) || type == "AnyView"
                default: false
                }
            let isBuilder = property.fact.attributes.contains { $0.name.base == "ViewBuilder" }
            guard holdsView || isBuilder else { continue }
            let held = heap[id].fields[name] ?? []
            result.unite(runClosures(held).union(keepingPlain(held)))
        }
        return result.isEmpty ? nil : result
    }

    /// Whether what a target was made as is a frame for whatever it is given, and was given nothing of the app's own.
    func isFrame(_ target: Target) -> Bool {
        guard let value = target.value, let nominal = value.nominal(in: heap), isView(nominal),
            !nominal.generics.isEmpty
        else { return false }
        return content(of: value, nominal) != nil
    }

    /// Whether a view's body is only a choice among screens by a value that it was given. A choice among flows is a
    /// coordinator's; one flow among screens, for a value that is known and never changes, is another row of the table.
    func isTable(_ nominal: Nominal, _ value: Value) -> Bool {
        guard case .object(let id) = value, viewFlow(of: nominal) == nil,
            let body = nominal.properties["body"]?.fact.getter,
            case .switching(let subject, let cases, _)? = Self.onlyChoice(in: body),
            case .name(let name, _) = Self.withoutSelf(Self.first(of: subject)), !cases.isEmpty
        else { return false }
        let chosen = dereferenced(heap[id].fields[name] ?? [])
        let areKnown = chosen.allSatisfy { if case .enumCase = $0 { true } else { false } }
        let areCases = chosen.allSatisfy { $0.nominal(in: heap)?.kind == .enum }
        guard !chosen.isEmpty, areCases else { return false }
        let shown = self.body(of: value)
        // Of what may be any case, each must show a screen of its own.
        if !areKnown {
            let views = shown.filter { $0.nominal(in: heap).map(isView) ?? false }
            guard views.count > 1, views.count == shown.count else { return false }
        }
        if areKnown, shown.count == 1, nominal.properties[name]?.fact.attributes.isEmpty == true,
            flows(namedBy: nominal).count == 1
        {
            return true
        }
        return !shown.contains { inner in
            inner.nominal(in: heap).map { viewFlow(of: $0) != nil || flow(of: $0) != nil } ?? false
        }
    }

    /// The one statement of a view's code that shows something, after guards that leave early.
    static func onlyChoice(in body: [Statement]) -> Statement? {
        let shown = body.drop { if case .guarding = $0 { true } else { false } }
        return shown.count == 1 ? shown.first : nil
    }

    /// Whether a view shows whatever a coordinator of some type makes, and holds no flow itself.
    func isHost(_ nominal: Nominal) -> Bool {
        let open = nominal.generics.filter { !["View", "SwiftUI.View"].contains($0.constraint?.base ?? "View") }
        guard !open.isEmpty, viewFlow(of: nominal) == nil, let body = nominal.properties["body"]?.fact.getter else {
            return false
        }
        let makers = nominal.properties.filter { property in
            open.contains { $0.name == property.value.fact.type?.base }
        }
        return !makers.isEmpty && Self.shows(body, aMemberOf: Set(makers.keys))
    }

    /// Whether a body is what a member of a property gives, within containers and modifiers.
    static func shows(_ body: [Statement], aMemberOf makers: Set<String>) -> Bool {
        guard body.count == 1, case .expression(let shown)? = body.first else { return false }
        return shows(shown, aMemberOf: makers)
    }

    static func shows(_ expression: Expression, aMemberOf makers: Set<String>) -> Bool {
        switch expression {
        case .member(let base, _, _), .call(.member(let base, _, _), _, _):
            if case .name(let name, _) = withoutSelf(base), makers.contains(name) { return true }
            return shows(base, aMemberOf: makers)
        case .call(.name(let name, _), let arguments, _) where transparent.contains(name) || layouts.contains(name):
            guard case .closure(let content)? = arguments.last?.value else { return false }
            return shows(content.body, aMemberOf: makers)
        default: return false
        }
    }

    static func withoutSelf(_ expression: Expression) -> Expression {
        if case .member(.name("self", _), let name, let position) = expression { return .name(name, position) }
        return expression
    }
}
