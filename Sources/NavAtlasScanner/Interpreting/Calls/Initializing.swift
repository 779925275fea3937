// What an initialiser does by itself, or by methods of the same object that it calls: what that sets is there from the beginning.

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

    /// Whether a function makes an object that is no view. What it begins to hear, it hears once, whatever a state is taken to be
    /// while it is found what that shows: in each of these cases, it would make other closures and views.
    func makesModel(_ function: Function) -> Bool {
        function.fact.name == "init"
            && function.nominal.map { $0.kind == .class && !isView($0) && !isController($0) } ?? false
    }
}
