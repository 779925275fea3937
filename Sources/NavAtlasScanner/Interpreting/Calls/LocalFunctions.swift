// Functions inside functions: they read the variables around them, as closures do.

struct LocalFunctionKey: Hashable {
    let file: Int
    let position: Position
}

extension Interpreter {
    /// A function that stands in the code of a place.
    func localFunction(_ fact: FunctionFact, in place: LookupPlace) -> Function {
        let key = LocalFunctionKey(file: place.file, position: fact.position)
        if let known = localFunctions[key] { return known }
        let function = program.declareLocal(fact, like: place)
        localFunctions[key] = function
        return function
    }

    /// A function inside a function, handed on as a closure: it reads the variables around it.
    func closure(calling function: Function, in outer: Scope) -> Value {
        let fact = function.fact
        return closure(
            Closure(
                parameters: fact.parameters, body: fact.body ?? [], position: fact.position, result: fact.result),
            in: outer)
    }
}
