// Functions that call themselves with ever more: `func badge(_ text: Text) { badge(Text("\(text)")) }`, or a modifier of the
// app's own that hands its closure on to the library's of the same name, which may be itself for all that is known.

extension Interpreter {
    /// The receiver and arguments of a recursive call, widened so that the recursion ends: a library's value that is made of
    /// an argument of the outer call, and a closure of the same place that captures such a value, become that argument.
    func widenedRecursion(
        _ receiver: Value?, _ arguments: [Values], of function: Function
    ) -> (receiver: Value?, arguments: [Values]) {
        (
            callers.reversed().reduce(receiver) { receiver, running in
                guard running.function == function.id, let receiver, let given = running.receiver,
                    receiver != given, hasGrown(receiver, from: [given])
                else { return receiver }
                return given
            }, widenedRecursion(arguments, of: function)
        )
    }

    private func widenedRecursion(_ arguments: [Values], of function: Function) -> [Values] {
        // Two of its calls may take turns, each with what the other was given.
        callers.reversed().reduce(arguments) { arguments, running in
            guard running.function == function.id, running.given != arguments else { return arguments }
            return zip(arguments, running.given).map { new, given in
                guard !given.isEmpty, new != given else { return new }
                limits.spend(1 + (new.count + given.count) / 8)
                let grown = new.filter { !given.contains($0) && hasGrown($0, from: given) }
                return grown.isEmpty ? new : new.subtracting(grown).union(given)
            }
        }
    }

    private func hasGrown(_ value: Value, from given: Values) -> Bool {
        switch value {
        case .external: return value.isMade(of: given)
        case .closure(let id):
            let place = place(of: id)
            let alike = given.filter {
                if case .closure(let known) = $0 { self.place(of: known) == place } else { false }
            }
            var seen: Set<ClosureID> = []
            return !alike.isEmpty && isMade(id, with: alike, &seen)
        default: return false
        }
    }

    /// Whether a closure was made by code that had others at hand: as it was called, or in the view that it is of.
    private func isMade(_ id: ClosureID, with others: Values, _ seen: inout Set<ClosureID>) -> Bool {
        guard seen.insert(id).inserted else { return false }
        let frame = closures[id.index].scope.frame
        var known = frame.given
        if case .object(let maker)? = frame.receiver, heap[maker].nominal.kind == .struct {
            known += heap[maker].fields.values
        }
        for value in known.joined() {
            limits.spend(1)
            if others.contains(value) { return true }
            if case .closure(let inner) = value, isMade(inner, with: others, &seen) { return true }
        }
        return false
    }
}
