import NavAtlasModel

// Whether a view's own code holds a navigation container.
extension Interpreter {
    /// The kind of navigation container that a view's own code holds.
    func viewFlow(of nominal: Nominal) -> CoordinatorKind? {
        if let known = viewFlows[nominal] { return known }
        viewFlows[nominal] = .some(nil)
        guard isView(nominal) || program.inherits(nominal, anyOf: ["App", "SwiftUI.App", "Scene"]) else { return nil }
        let found =
            container(shownBy: "body", of: nominal)
            ?? nominal.unmentionedMembers.filter { !nominal.isFactory($0) }
            .compactMap { container(shownBy: $0, of: nominal) }.min(by: Self.areInOrder)
        viewFlows[nominal] = .some(found)
        return found
    }

    /// The container in a member's code and in that of the members that it shows, each where it is named: it is the same one,
    /// however the code is split into members.
    private func container(shownBy member: String, of nominal: Nominal) -> CoordinatorKind? {
        nominal.shownCode(ofMembers: member).reduce(nil) { found, shown in
            container(shownBy: shown.code, of: nominal, shown.file, after: found, leavingOut: [member])
        }
    }

    private func container(
        shownBy code: [Statement], of nominal: Nominal, _ file: Int, after known: CoordinatorKind? = nil,
        leavingOut members: Set<String> = []
    ) -> CoordinatorKind? {
        var found = known
        var seen = members
        func search(_ code: [Statement], _ file: Int) {
            let called = SyntaxSearch.callees(in: code)
            SyntaxSearch.mentions(in: code, leavingActionsOut: true) { name, isPresented in
                guard !isPresented else { return }
                if called.contains(name) {
                    found = container(name, of: nominal, file, after: found)
                }
                guard nominal.hasMember(name), seen.insert(name).inserted else { return }
                for shown in nominal.shownCode(ofMembers: name) { search(shown.code, shown.file) }
            }
        }
        search(code, file)
        return found
    }

    /// Whether a view is only drawn in a stack of its own, for a bar or for its links: it holds neither a path nor
    /// destinations.
    func isBareStack(_ nominal: Nominal) -> Bool { viewFlow(of: nominal).map { isBareStack($0, of: nominal) } == true }

    func isBareStack(_ kind: CoordinatorKind, of nominal: Nominal) -> Bool {
        kind == CoordinatorKind(style: CoordinatorKind.styleOfViews, flow: .stack) && !declaresDestinations(nominal)
            && bodies(of: nominal).allSatisfy { body in
                var isBare = true
                for container in ["NavigationStack", "NavigationView", "NavigationSplitView"] {
                    SyntaxSearch.arguments(labelled: "path", of: container, in: body) { _ in isBare = false }
                }
                return isBare
            }
    }

    /// The kind of navigation container that an app's own code holds in one of its scenes, unless that is a stack without a path
    /// and destinations.
    func flow(ofScene content: Expression?, of app: Nominal, in scope: Scope) -> CoordinatorKind? {
        let code: [Statement] =
            if case .closure(let closure)? = content { closure.body } else { content.map { [.expression($0)] } ?? [] }
        let kind = container(shownBy: code, of: app, scope.frame.place.file)
        return kind.flatMap { isBareStack($0, of: app) ? nil : $0 }
    }

    func container(in statements: [Statement], of nominal: Nominal, _ file: Int) -> CoordinatorKind? {
        var found: CoordinatorKind?
        SyntaxSearch.calls(in: statements, leavingActionsOut: true) { name, isPresented in
            if !isPresented { found = container(name, of: nominal, file, after: found) }
        }
        return found
    }

    /// The kind of container that a name means, where that counts beside one that was found before it.
    private func container(
        _ name: String, of nominal: Nominal, _ file: Int, after found: CoordinatorKind?
    ) -> CoordinatorKind? {
        // SwiftUI's container may stand around a library's, which then is what holds the flow.
        guard found == nil || found?.style == CoordinatorKind.styleOfViews else { return found }
        var found = found
        for dialect in dialects {
            guard let flow = dialect.flow(ofContainer: name), dialect.canBeUsed(in: program.files[file]),
                found == nil || Swift.type(of: dialect).id != CoordinatorKind.styleOfViews
            else { continue }
            // A type of the app's own of that name is no container; inside itself the library's is meant.
            let own = program.nominal(named: name, in: LookupPlace(file: file, nominal: nominal))
            if own != nil, own !== nominal { continue }
            found = CoordinatorKind(style: Swift.type(of: dialect).id, flow: flow)
        }
        return found
    }

    /// Of members that nothing is known to call, it is not known either which is shown: a library's container comes first.
    private static func areInOrder(_ left: CoordinatorKind, _ right: CoordinatorKind) -> Bool {
        func rank(_ kind: CoordinatorKind) -> (Int, String, String) {
            (kind.style == CoordinatorKind.styleOfViews ? 1 : 0, kind.style, kind.flow.rawValue)
        }
        return rank(left) < rank(right)
    }
}

extension Nominal {
    /// Whether a member makes views for others: what a static one puts around a view, the view does not hold itself.
    fileprivate func isFactory(_ member: String) -> Bool {
        properties[member].map(\.fact.isStatic) ?? (functions[member] ?? []).allSatisfy(\.fact.isStatic)
    }

    /// The code of a computed property, and of the methods, of one name, each with its file.
    fileprivate func shownCode(ofMembers name: String) -> [(code: [Statement], file: Int)] {
        let property = properties[name].flatMap { property in property.fact.getter.map { ($0, property.file) } }
        return (property.map { [$0] } ?? [])
            + (functions[name] ?? []).compactMap { function in function.fact.body.map { ($0, function.file) } }
    }
}
