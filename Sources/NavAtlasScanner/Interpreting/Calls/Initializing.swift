// Code of initialisers, and of methods of the same object that they call: the values that they set are the first ones.

extension Interpreter {
    /// Runs code while an object is initialised, or none is.
    func with<Result>(initializing value: Value?, _ run: () -> Result) -> Result {
        let outer = initializing
        initializing = value
        defer { initializing = outer }
        return run()
    }

    /// The object that is initialised while a function runs.
    func initialized(by function: Function, of receiver: Value?) -> Value? {
        function.fact.name == "init" || receiver == initializing ? receiver : nil
    }

    /// Whether a function is the initializer of an object that is no view. It runs once, and not again for each value that a state
    /// is assumed to have: each run would make other closures and views.
    func makesModel(_ function: Function) -> Bool {
        function.fact.name == "init"
            && function.nominal.map { $0.kind == .class && !isView($0) && !isController($0) } ?? false
    }
}
