import NavAtlasModel

// Whether a view's own code holds a navigation container.
extension Interpreter {
    /// The kind of navigation container that a view's own code holds.
    func viewFlow(of nominal: Nominal) -> CoordinatorKind? {
        if let known = viewFlows[nominal] { return known }
        viewFlows[nominal] = .some(nil)
        guard isView(nominal) || program.inherits(nominal, anyOf: ["App", "SwiftUI.App", "Scene"]) else { return nil }
        let shown = ShownMembers(of: nominal, from: nominal.unmentionedMembers.union(["body"])).names
        let properties = nominal.properties.values.sorted { $0.fact.position < $1.fact.position }
        let functions = nominal.functions.values.joined().sorted { $0.id < $1.id }
        let codes =
            properties.filter { shown.contains($0.fact.name) }.map { ($0.fact.getter, $0.file) }
            + functions.filter { shown.contains($0.fact.name) }.map { ($0.fact.body, $0.file) }
        let found = codes.firstNonNil { code, file in code.flatMap { container(in: $0, of: nominal, file) } }
        viewFlows[nominal] = .some(found)
        return found
    }

    func container(in statements: [Statement], of nominal: Nominal, _ file: Int) -> CoordinatorKind? {
        var found: CoordinatorKind?
        SyntaxSearch.calls(in: statements) { name, isPresented in
            // SwiftUI's container may stand around a library's, which then is what holds the flow.
            guard found == nil || found?.style == CoordinatorKind.styleOfViews, !isPresented else { return }
            for dialect in dialects {
                guard let flow = dialect.flow(ofContainer: name), dialect.canBeUsed(in: program.files[file]),
                    found == nil || Swift.type(of: dialect).id != CoordinatorKind.styleOfViews
                else { continue }
                // A type of the app's own of that name is no container; inside itself the library's is meant.
                let own = program.nominal(named: name, in: LookupPlace(file: file, nominal: nominal))
                if own != nil, own !== nominal { continue }
                found = CoordinatorKind(style: Swift.type(of: dialect).id, flow: flow)
            }
        }
        return found
    }
}
