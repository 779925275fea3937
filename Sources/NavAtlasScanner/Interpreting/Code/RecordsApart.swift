// Records of which code reads several parts that belong together: `let row = rows[index]; show(row.screen, as: row.style)`. The code
// runs for each of them, so that no part of one is taken with that of another.

/// What tells the runs of code apart that runs for each of several records.
struct RecordTurn: Hashable {
    let frame: ObjectIdentifier
    let outer: Int?
    let name: String
    let record: Value
}

extension Interpreter {
    /// The arguments of a call, once for each record of which the function reads several parts.
    func recordsApart(_ arguments: [Values], of function: Function) -> [[Values]] {
        guard let body = function.fact.body, arguments.contains(where: { $0.count > 1 }) else { return [arguments] }
        return recordsApart(arguments, function.fact.parameters.map(\.name)) { name in
            closureTurns.partsRead.parts(of: name, in: body, at: location(function.fact.position, in: function.file))
        }
    }

    /// The same of a closure.
    func recordsApart(_ arguments: [Values], of closure: ClosureID) -> [[Values]] {
        guard arguments.contains(where: { $0.count > 1 }) else { return [arguments] }
        let fact = closures[closure.index].fact
        if let pairs = arguments.first, arguments.count == 1, fact.parameters.count > 1, areTuplesOfSeveral(pairs) {
            return pairs.map { [[$0]] }
        }
        let names = fact.parameters.isEmpty ? arguments.indices.map { "$\($0)" } : fact.parameters.map(\.name)
        return recordsApart(arguments, names) {
            closureTurns.partsRead.parts(of: $0, in: fact.body, at: place(of: closure))
        }
    }

    private func recordsApart(
        _ arguments: [Values], _ names: [String], _ parts: (String) -> Set<String>
    ) -> [[Values]] {
        zip(arguments.indices, names).reduce(into: [arguments]) { ways, parameter in
            let (index, name) = parameter
            guard mayBeTold(arguments[index]), areTold(arguments[index], by: parts(name)) else { return }
            ways = ways.flatMap { way in
                way[index].map { record in
                    var apart = way
                    apart[index] = [record]
                    return apart
                }
            }
        }
    }

    /// Runs code for each of the records that a statement binds before it; `nil` where it does not bind several.
    func runForEachRecord(
        boundBy statement: Statement, _ code: some Collection<Statement>, in scope: Scope, expecting type: ResolvedType?
    ) -> Values? {
        guard link == nil else { return nil }
        switch statement {
        case .binding(.binding(let name), _, _?):
            return runForEachRecord(boundTo: name, Array(code), in: scope, expecting: type)
        case .binding(let pattern, _, let value?):
            let values = evaluate(value, in: scope, expecting: nil)
            guard areTold(values, boundTo: pattern, in: Array(code)) else { return nil }
            return forEachRecord(of: values, boundTo: pattern, scope) { record, inner in
                bind(pattern, record, in: inner)
                return run(Array(code), in: inner, expecting: type)
            }
        case .guarding(let conditions, _), .conditional(let conditions, _, _):
            for case .match(.binding(let name), _) in conditions {
                if let built = runForEachRecord(boundTo: name, Array(code), in: scope, expecting: type) { return built }
            }
            return nil
        default: return nil
        }
    }

    private func runForEachRecord(
        boundTo name: String, _ code: [Statement], in scope: Scope, expecting type: ResolvedType?
    ) -> Values? {
        guard let values = scope.variables[name], areTold(values, boundTo: .binding(name), in: code) else { return nil }
        return forEachRecord(of: values, boundTo: .binding(name), scope) { record, inner in
            inner.narrow(name, to: record)
            inner.parameters.insert(name)
            return run(code, in: inner, expecting: type)
        }
    }

    /// Runs the body of a loop, for each of the records that its pattern binds or once for all elements.
    func runLoop(
        _ body: [Statement], over elements: Values, boundTo pattern: Pattern, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        let run = { (elements: Values, scope: Scope) -> Values in
            self.bind(pattern, elements, in: scope)
            return self.withoutKnownAssignments { self.run(body, in: scope, expecting: type) }
        }
        return areTold(elements, boundTo: pattern, in: body)
            ? forEachRecord(of: elements, boundTo: pattern, scope, run) : run(elements, scope)
    }

    private func forEachRecord(
        of values: Values, boundTo pattern: Pattern, _ scope: Scope, _ run: (Values, Scope) -> Values
    ) -> Values {
        var result: Values = []
        var branches = Branches(self)
        for (index, record) in values.enumerated() {
            if index > 0 { branches.next(self) }
            let inner = scope.inner()
            inner.turn = closureTurns.number(
                of: RecordTurn(
                    frame: ObjectIdentifier(scope.frame), outer: scope.turn, name: pattern.boundNames.joined(),
                    record: record))
            result.unite(run([record], inner))
        }
        branches.join(self)
        return result
    }

    /// Whether code runs for each of the records that a pattern binds.
    private func areTold(_ values: Values, boundTo pattern: Pattern, in code: [Statement]) -> Bool {
        guard link == nil, mayBeTold(values) else { return false }
        switch pattern {
        case .binding(let name): return areTold(values, by: PartsRead.parts(of: name, in: code))
        case .tuple: return areTuplesOfSeveral(values)
        default: return false
        }
    }

    /// Whether values are several records of one type, several cases of an enum, or several tuples.
    private func mayBeTold(_ values: Values) -> Bool {
        guard values.count > 1, let first = values.first else { return false }
        if values.allSatisfy(Self.isTuple) { return true }
        if case .enumCase(let nominal, _, _) = first {
            return values.allSatisfy { if case .enumCase(nominal, _, _) = $0 { true } else { false } }
        }
        guard case .object(let id) = first, case let nominal = heap[id].nominal,
            nominal.kind == .struct || nominal.kind == .class, !isView(nominal), !isController(nominal)
        else { return false }
        return values.allSatisfy { value in
            if case .object(let other) = value { heap[other].nominal === nominal } else { false }
        }
    }

    /// Whether two or more of some parts choose what is shown, or how.
    private func areTold(_ values: Values, by parts: Set<String>) -> Bool {
        guard parts.count > 1, let first = values.first else { return false }
        let choosing = parts.filter { part in
            guard let nominal = first.nominal(in: heap) else {
                return values.contains { self.part(part, of: $0)?.contains(where: Self.mayChoose) ?? false }
            }
            return mayChoose(part, of: nominal, first)
        }
        return choosing.count > 1 && limits.allow(.recordsToldApart, beside: values.count - 1)
    }

    private func areTuplesOfSeveral(_ values: Values) -> Bool {
        guard values.count > 1, values.allSatisfy(Self.isTuple), case .external(_, _, _, let parts)? = values.first
        else { return false }
        return parts.count { $0.values.contains(where: Self.mayChoose) } > 1
            && limits.allow(.recordsToldApart, beside: values.count - 1)
    }

    /// Whether code may choose by a property of a record, show it or run it. What an object of a class may be given later is not
    /// told by the object.
    private func mayChoose(_ name: String, of nominal: Nominal, _ record: Value) -> Bool {
        guard let property = program.property(name, of: nominal) else {
            return nominal.kind != .class && !program.methods(name, of: nominal).isEmpty
        }
        guard nominal.kind != .class || property.fact.isConstant else { return false }
        switch type(of: property, record) {
        case .nominal(let type, _): return type.kind != .struct || isView(type)
        case .function: return true
        case .external("Bool", _): return true
        case .external(let name, _): return !StandardLibraryNames.dataTypes.contains(name)
        case .array, .tuple, .composed: return false
        case .unknown, nil:
            guard case .object(let id) = record else { return false }
            return heap[id].fields[name]?.contains(where: Self.mayChoose) ?? false
        }
    }

    private static func mayChoose(_ value: Value) -> Bool {
        switch value {
        case .text, .number, .null: false
        case .external: !value.isPlain
        default: true
        }
    }
}

/// The parts that code reads of what it is given, by the place of the code.
struct PartsRead {
    private struct Name: Hashable { let (place, name): (DraftLocation, String) }

    private var known: [Name: Set<String>] = [:]

    mutating func parts(of name: String, in code: [Statement], at place: DraftLocation) -> Set<String> {
        let key = Name(place: place, name: name)
        if let parts = known[key] { return parts }
        let parts = Self.parts(of: name, in: code)
        known[key] = parts
        return parts
    }

    /// The members of a name that code reads or calls.
    static func parts(of name: String, in code: [Statement]) -> Set<String> {
        var parts: Set<String> = []
        _ = SyntaxSearch.contains(in: code) { expression in
            if case .member(.name(name, _), let part, _) = expression { parts.insert(part) }
            return false
        }
        return parts
    }
}
