// Interprets the branches of an `if` or `switch`, each as if the others had not run.

extension Interpreter {
    /// Runs code that leaves the function: its effects do not precede the code that follows.
    func leaving<Result>(_ run: () -> Result) -> Result {
        let (hadReset, assignments, changed) = (trace.hasReset, JoinedAssignments(self), changedStates)
        defer {
            changedStates = changed
            trace.hasReset = hadReset
            assignments.restore(self)
        }
        return asAlternative(run)
    }

    /// Runs an action for each possible value: the effects for one value do not precede those for another.
    func forEachAlone(of values: Values, _ action: (Value) -> Void) {
        let hadReset = trace.hasReset
        var hasReset = hadReset
        for value in values {
            trace.hasReset = hadReset
            action(value)
            hasReset = hasReset || trace.hasReset
        }
        trace.hasReset = hasReset
    }

    /// The branches of an `if` or `switch`, of which one is taken: what one does is not done before another, nor for the
    /// same link.
    struct Branches {
        private let hadReset: Bool
        private let replacement: Replacement?
        private var hasReset: Bool
        private var index = 0
        private let decision: Int?
        private var assignments: JoinedAssignments
        private let changedBefore: Set<PropertyKey>
        private var changed: Set<PropertyKey>

        init(_ interpreter: Interpreter) {
            hadReset = interpreter.trace.hasReset
            replacement = interpreter.trace.replacement
            hasReset = hadReset
            decision = interpreter.link?.decide()
            interpreter.link?.hasBranches = true
            assignments = JoinedAssignments(interpreter)
            changedBefore = interpreter.changedStates
            changed = changedBefore
            enter(0, interpreter)
        }

        /// Begins the next branch.
        mutating func next(_ interpreter: Interpreter) {
            hasReset = hasReset || interpreter.trace.hasReset
            (interpreter.trace.hasReset, interpreter.trace.replacement) = (hadReset, replacement)
            assignments.next(interpreter)
            changed.formUnion(interpreter.changedStates)
            interpreter.changedStates = changedBefore
            index += 1
            enter(index, interpreter)
        }

        /// Notes that more than comparisons with parts of the URL lets a link take the branch that is being run.
        func doubt(_ interpreter: Interpreter) {
            if let decision { interpreter.link?.doubt(index, of: decision) }
        }

        /// Ends the last branch.
        ///
        /// - Parameter isLeft: whether the branches before the last one leave the function: what follows is in the last.
        mutating func join(_ interpreter: Interpreter, isLeft: Bool = false) {
            interpreter.trace.hasReset = interpreter.trace.hasReset || hasReset
            interpreter.trace.replacement = replacement
            assignments.join(interpreter)
            interpreter.changedStates.formUnion(changed)
            enter(isLeft ? index : nil, interpreter)
        }

        private func enter(_ branch: Int?, _ interpreter: Interpreter) {
            if let decision { interpreter.link?.enter(branch, of: decision) }
        }
    }
}

extension [Statement] {
    /// Whether code ends by leaving the function, whichever of its branches is taken.
    var leaves: Bool {
        switch last {
        case .returning: true
        case .conditional(_, let then, let otherwise): then.leaves && otherwise.leaves
        case .switching(_, let cases, _): !cases.isEmpty && cases.allSatisfy(\.body.leaves)
        default: false
        }
    }
}
