/// Code that attached macros of libraries add to a type. NavAtlas does not see it: it may use whatever the type declares.
struct GeneratedCode {
    private let inner: [Nominal: [Nominal]]
    private let called: Set<Nominal>

    init(_ program: Program) {
        // Of the app's own types, only global actors are attributes of types: a protocol may be named like a macro.
        let actors = program.nominals.filter { $0.attributes.contains { $0.name.base.lastPart == "globalActor" } }
        let quiet = SwiftNames.attributesWithoutCalls.union(actors.map(\.shortName))
        let macros = program.nominals.filter { nominal in
            nominal.attributes.contains { !quiet.contains($0.name.base.lastPart) }
                || nominal.propertyOrder.contains(where: MacroExpansion.isName)
        }
        let byName = Dictionary(grouping: macros, by: \.name)
        var inner: [Nominal: [Nominal]] = [:]
        for nominal in byName.isEmpty ? [] : program.nominals {
            for outer in Self.outerNames(of: nominal.name).flatMap({ byName[$0] ?? [] }) {
                inner[outer, default: []].append(nominal)
            }
        }
        called = Set(macros).union(inner.values.joined())
        // Of an enum of reducers only the state is named: the library finds the reducers by it.
        for reducers in program.nominals where reducers.kind == .enum && Self.isReducer(reducers) {
            for state in program.byName[reducers.name + ".State"] ?? [] { inner[state, default: []].append(reducers) }
        }
        self.inner = inner
    }

    private static func isReducer(_ nominal: Nominal) -> Bool {
        nominal.attributes.contains { $0.name.base.lastPart == "Reducer" }
    }

    /// Whether there is any.
    var isEmpty: Bool { called.isEmpty }

    /// Whether generated code may call the members of a type by their names.
    func mayCall(_ nominal: Nominal) -> Bool { called.contains(nominal) }

    /// The types declared inside one with a macro, and the enum of reducers whose state a type is.
    func types(usedWith nominal: Nominal) -> [Nominal] { inner[nominal] ?? [] }

    /// `A` and `A.B` of `A.B.C`.
    private static func outerNames(of name: String) -> [String] {
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
    }
}
