/// The code that the rows of a list run as they are chosen: `List(selection: Binding(get: …, set: { model.choose($0) }))`.
struct RowSetters {
    /// What the rows of the list that is being made run.
    var code: Values = []
    /// The places of the code that is left to the rows: nobody else is taken to run it.
    var held: Set<DraftLocation> = []
    /// The places of the code that some row has run.
    var run: Set<DraftLocation> = []
}

extension Interpreter {
    /// Makes a list whose rows run the `set` of its selection, each with the value that it stands for. If some of the rows are
    /// not seen, `set` runs once with an unknown value instead, because those rows may give it any.
    func withRows(
        setting selection: Expression?, areAllSeen: Bool, in scope: Scope, _ body: () -> Values
    ) -> Values {
        let outer = rowSetters.code
        defer { rowSetters.code = outer }
        rowSetters.code = []
        guard areAllSeen, let setter = selection.flatMap(Self.setter) else { return body() }
        let place = location(setter.position, in: scope.frame.place.file)
        rowSetters.held.insert(place)
        rowSetters.code = evaluate(.closure(setter), in: scope, expecting: nil)
        let made = body()
        rowSetters.held.remove(place)
        if !rowSetters.run.contains(place), let selection {
            _ = evaluate(selection, in: scope, expecting: nil)
        }
        return made
    }

    /// Runs what a row runs as it is chosen, which stands for some values.
    func chooseRow(_ values: Values) {
        guard !rowSetters.code.isEmpty else { return }
        for case .closure(let id) in rowSetters.code {
            let code = closures[id.index]
            rowSetters.run.insert(location(code.fact.position, in: code.scope.frame.place.file))
        }
        let outer = selecting
        selecting.formUnion(selections)
        defer { selecting = outer }
        _ = with(mode: .body, acting: true) { runClosures(rowSetters.code, [values]) }
    }

    /// Whether what a binding runs as it is set is left to the rows of a list.
    func isLeftToRows(_ setter: Expression, in scope: Scope) -> Bool {
        guard case .closure(let closure) = setter else { return false }
        return rowSetters.held.contains(location(closure.position, in: scope.frame.place.file))
    }

    private static func setter(of selection: Expression) -> Closure? {
        guard case .call(let callee, let arguments, _) = selection else { return nil }
        switch callee {
        case .name("Binding", _), .type(_, _), .implicitMember("init", _): break
        default: return nil
        }
        guard arguments.contains(where: { $0.label == "get" }),
            case .closure(let closure)? = arguments.first(where: { $0.label == "set" })?.value
        else { return nil }
        return closure
    }
}
