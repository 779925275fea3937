// Tuples that functions return, with the values of each element kept apart.
extension Interpreter {
    private static let tupleName = "·tuple"

    /// `(coordinator, router)`, where a function says that it returns these types.
    func tuple(_ parts: [Argument], _ types: [ResolvedType?], in scope: Scope) -> Value {
        let values = zip(parts, types).map { part, type in
            ArgumentValue(
                label: part.label, values: withoutDeepTuples(evaluate(part.value, in: scope, expecting: type)))
        }
        return .external(Self.tupleName, [], member: nil, ArgumentValues(values))
    }

    /// A tuple of parts with such labels.
    static func tuple(_ parts: [Values], labels: [String]) -> Value {
        .external(
            tupleName, [], member: nil,
            ArgumentValues(zip(labels, parts).map { ArgumentValue(label: $0, values: $1) }))
    }

    /// A tuple of such parts.
    static func tuple(_ parts: [Values]) -> Value {
        .external(tupleName, [], member: nil, ArgumentValues(parts.map { ArgumentValue(label: nil, values: $0) }))
    }

    /// The tuples of such parts, each with one value of every part, as far as they are not too many.
    func combinations(of parts: [Values]) -> Values {
        let count = parts.reduce(1) { $0 * max(1, $1.count) }
        guard limits.allow(.combinationsOfTuple, beside: count - 1) else { return [Self.tuple(parts)] }
        let all = parts.reduce([[]]) { (begun: [[Values]], part) in
            begun.flatMap { first in part.isEmpty ? [first + [[]]] : part.map { first + [[$0]] } }
        }
        return Values(all.map { Self.tuple($0) })
    }

    /// The values in a tuple, or a value that is none.
    static func partsOrSelf(_ value: Value) -> Values {
        guard case .external(tupleName, _, nil, let parts) = value else { return [value] }
        return parts.reduce(into: []) { $0.unite($1.values) }
    }

    /// The elements of a collection with their places: `screens.enumerated()`.
    func enumerated(_ elements: Values) -> Values {
        Values(
            withoutDeepTuples(elements).map { element in
                .external(
                    Self.tupleName, [], member: nil,
                    [ArgumentValue(label: "offset", values: []), ArgumentValue(label: "element", values: [element])])
            })
    }

    /// What a loop over pairs is given: of the keys and values of a dictionary, only the values are known.
    func pairs(_ values: Values, for pattern: Pattern) -> Values {
        if case .tuple(let names) = pattern, names.count == 2 { pairs(values) } else { values }
    }

    /// What closures over elements are given: `ForEach(table.sorted(by: …), id: \.key) { key, value in … }`. A closure that takes
    /// two values of one element takes a pair.
    func pairs(_ elements: Values, for code: Values) -> Values {
        let takesPair = code.contains { value in
            guard case .closure(let id) = value else { return false }
            let closure = closures[id.index].fact
            return Self.isNumbered(closure) || closure.parameters.count == 2
        }
        return takesPair ? pairs(elements) : elements
    }

    private func pairs(_ values: Values) -> Values {
        guard !values.isEmpty, parts(of: values, count: 2) == nil else { return values }
        return [Self.tuple([[], values])]
    }

    /// The elements of two collections side by side: `zip(pages.indices, pages)`. Which of them stand side by side is not known.
    func zipped(_ arguments: [Argument], in scope: Scope) -> Values {
        let parts = arguments.map { argument -> Values in
            // A place in a collection is none of its elements.
            if case .member(_, "indices", _) = argument.value { return [] }
            return dereferenced(evaluate(argument.value, in: scope, expecting: nil))
        }
        return parts.allSatisfy(\.isEmpty) ? [] : withoutDeepTuples(combinations(of: parts))
    }

    /// `(stream, continuation) = AsyncStream.makeStream()`
    func assign(_ value: Expression, toEach targets: [Argument], _ position: Position, in scope: Scope) {
        let place = location(position, in: scope.frame.place.file)
        guard let parts = parts(of: evaluate(value, in: scope, expecting: nil), count: targets.count) else { return }
        for (target, part) in zip(targets, parts) { assign(part, to: target.value, place, in: scope, isNow: true) }
    }

    /// `sections.news = .loaded(news)`, where a property holds a tuple: the others of its parts stay what they are.
    func assign(
        _ values: Values, toPart name: String, of base: Expression, _ tuples: Values, _ place: DraftLocation,
        in scope: Scope
    ) {
        let changed = tuples.compactMap { tuple -> Value? in
            guard case .external(Self.tupleName, let types, nil, let parts) = tuple else { return nil }
            let index = Int(name) ?? parts.firstIndex { $0.label == name }
            let news = parts.enumerated().map { number, part in
                // The labels may stand in the declared type alone.
                let isAssigned = index.map { $0 == number } ?? true
                return ArgumentValue(label: part.label, values: isAssigned ? part.values.union(values) : part.values)
            }
            return .external(Self.tupleName, types, member: nil, ArgumentValues(news))
        }
        for own in places(of: base, in: scope) {
            write(withoutDeepTuples(Values(changed)), to: own.name, of: own.receiver, at: place)
        }
    }

    /// What a closure's parameters are given: those of a tuple, where it takes as many.
    func parameters(_ arguments: [Values], of closure: Closure) -> [Values] {
        guard arguments.count == 1, arguments[0].contains(where: Self.isTuple) else { return arguments }
        return parts(of: arguments[0], count: Self.isNumbered(closure) ? 2 : closure.parameters.count) ?? arguments
    }

    /// Whether a closure takes two values without names.
    private static func isNumbered(_ closure: Closure) -> Bool {
        closure.parameters.isEmpty && SyntaxSearch.allNames(in: closure.body).contains("$1")
    }

    static func isTuple(_ value: Value) -> Bool {
        if case .external(tupleName, _, nil, _) = value { true } else { false }
    }

    /// A collection of the app's own that gives its elements as tuples, and is made of such ones, makes no end of tuples.
    private func withoutDeepTuples(_ values: Values) -> Values {
        values.filter { limits.allow(.tuplesInTuples, beside: Self.tupleDepth(of: $0)) }
    }

    private static func tupleDepth(of value: Value) -> Int {
        guard case .external(tupleName, _, nil, let parts) = value else { return 0 }
        return 1 + (parts.lazy.flatMap(\.values).map(tupleDepth).max() ?? 0)
    }

    /// What the parts of tuples are, by their order; `nil` where a value is no tuple of so many parts.
    func parts(of values: Values, count: Int) -> [Values]? {
        guard !values.isEmpty else { return nil }
        var parts = [Values](repeating: [], count: count)
        var unknown: Set<Int> = []
        for value in values {
            guard case .external(Self.tupleName, _, nil, let given) = value, given.count == count else { return nil }
            for (index, part) in given.enumerated() {
                parts[index].unite(part.values)
                if part.values.isEmpty { unknown.insert(index) }
            }
        }
        for index in unknown where parts[index] == [.null] { parts[index] = [] }
        return parts
    }

    /// A part of a tuple by its number or label; `nil` where a value is no tuple.
    func part(_ name: String, of value: Value) -> Values? {
        guard case .external(Self.tupleName, _, nil, let given) = value else { return nil }
        if let index = Int(name) { return given.indices.contains(index) ? given[index].values : [] }
        // The labels may stand in the function's declaration alone.
        if let labelled = given.first(where: { $0.label == name }) { return labelled.values }
        return given.reduce(into: []) { $0.unite($1.values) }
    }
}
