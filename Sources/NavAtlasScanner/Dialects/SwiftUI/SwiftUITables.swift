// `Table`, whose columns are made of each of its rows.
extension SwiftUIDialect {
    /// The rows of the table whose columns are being made.
    private final class TableRows {
        var values: Values = []
    }

    private func rows(_ interpreter: Interpreter) -> TableRows { interpreter.memory { TableRows() } }

    /// `Table(lions) { TableColumn("Name") { lion in … } }`: a column is made of the rows, as a list's closure is.
    func table(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values {
        let memory = rows(interpreter)
        let outer = memory.values
        memory.values = elements(of: site, interpreter)
        defer { memory.values = outer }
        return site.has("selection") ? list(site, type, interpreter) : made(site, type, interpreter)
    }

    func column(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        let rows = rows(interpreter).values
        guard !rows.isEmpty, let content = site.closure("content") ?? site.closure() else { return nil }
        let closures = interpreter.evaluate(content, in: site.scope, expecting: nil)
        let shown = interpreter.runClosures(closures, [rows])
        return [.external(type.name, [], member: nil, [ArgumentValue(label: nil, values: shown)])]
    }

    /// What a table is given, or what its rows are made of: `Table(of: Lion.self) { … } rows: { TableRow(lion) }`.
    private func elements(of site: CallSite, _ interpreter: Interpreter) -> Values {
        if let data = site.arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
            return interpreter.dereferenced(interpreter.evaluate(data.value, in: site.scope, expecting: nil))
        }
        if let type = site.argument("of") { return interpreter.values(of: interpreter.named(type, in: site.scope)) }
        guard let rows = site.closure("rows") else { return [] }
        return Self.rows(
            in: interpreter.runClosures(interpreter.evaluate(rows, in: site.scope, expecting: nil)))
    }

    private static func rows(in values: Values) -> Values {
        values.reduce(into: []) { rows, value in
            guard case .external(let name, _, nil, let arguments) = value else { return }
            for argument in arguments {
                rows.unite(name == "TableRow" ? argument.values : Self.rows(in: argument.values))
            }
        }
    }
}
