// Functions that make what they give: `static func makeRouter() -> Router { StackRouter() }`. Each caller gets an object of its own,
// whatever the function is called with.

/// For whom a factory function makes its result.
struct FactoryCaller: Hashable {
    let run: MakingRun
    let depth: Heap.MakingDepth
    /// How many factory functions call one another on the way.
    let count: Int

    static func == (one: FactoryCaller, other: FactoryCaller) -> Bool { one.run == other.run }
    func hash(into hasher: inout Hasher) { hasher.combine(run) }
}

/// Which functions were seen to make what they give.
private final class FactoryMemory {
    var known: [Int: Bool] = [:]
}

extension Interpreter {
    /// How many factory functions in a row are told apart by who calls them.
    private static var factoriesInARow: Int { 2 }

    /// The code that calls a factory function; `nil` for any other function, and where nothing is known to call it.
    func caller(ofFactory function: Function) -> FactoryCaller? {
        guard let frame = activation.frame, isFactory(function) else { return nil }
        let count = (frame.caller?.count ?? 0) + 1
        guard count <= Self.factoriesInARow else { return nil }
        return FactoryCaller(run: making(in: frame), depth: frame.depth, count: count)
    }

    private func isFactory(_ function: Function) -> Bool {
        let memory = memory { FactoryMemory() }
        if let known = memory.known[function.id] { return known }
        let result = function.fact.name != "init" && (function.fact.body.map { makesResult($0, of: function) } ?? false)
        memory.known[function.id] = result
        return result
    }

    /// Whether code ends with an object of a class that it makes: `let router = Router(); return router`.
    private func makesResult(_ body: [Statement], of function: Function) -> Bool {
        guard let result = body.last?.result else { return false }
        if makesObject(result, of: function) { return true }
        guard case .name(let name, _) = result else { return false }
        return body.contains { statement in
            guard case .binding(.binding(name), _, let made?) = statement else { return false }
            return makesObject(made, of: function)
        }
    }

    private func makesObject(_ expression: Expression, of function: Function) -> Bool {
        guard case .call(let callee, _, _) = expression else { return false }
        let name: String?
        if case .type(let type, _) = callee { name = type.base } else { name = callee.dottedName }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        let made = name.flatMap { program.mayBeType($0) ? program.nominal(named: $0, in: place) : nil }
        guard let made, made.kind == .class else { return false }
        // Who has an object of data does not matter. What a library's class holds is not known.
        return !holdsDataAlone(made) || !program.isOfTheAppAlone(made)
    }
}
