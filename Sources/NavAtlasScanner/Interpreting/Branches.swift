// Interprets the branches of an `if` or `switch`, each as if the others had not run.

extension Interpreter {
    /// The branches of an `if` or `switch`, of which one is taken: what one does is not done before another, nor for the
    /// same link.
    struct Branches {
        private let hadReset: Bool
        private var hasReset: Bool
        private var index = 0
        private let decision: Int?

        init(_ interpreter: Interpreter) {
            hadReset = interpreter.trace.hasReset
            hasReset = hadReset
            decision = interpreter.link?.decide()
            enter(0, interpreter)
        }

        /// Begins the next branch.
        mutating func next(_ interpreter: Interpreter) {
            hasReset = hasReset || interpreter.trace.hasReset
            interpreter.trace.hasReset = hadReset
            index += 1
            enter(index, interpreter)
        }

        func join(_ interpreter: Interpreter) {
            interpreter.trace.hasReset = interpreter.trace.hasReset || hasReset
            enter(nil, interpreter)
        }

        private func enter(_ branch: Int?, _ interpreter: Interpreter) {
            if let decision { interpreter.link?.enter(branch, of: decision) }
        }
    }
}
