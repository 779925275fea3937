// Functions that call themselves with ever more: `func badge(_ text: Text) { badge(Text("\(text)")) }`, or a modifier of the
// app's own that hands its closure on to the library's of the same name, which may be itself for all that is known.

extension Interpreter {
    /// What a function is called with, without what only grows from call to call inside itself: a library's value that is
    /// made of what the running call was given, and a closure of the same place that was made with one of those. In its
    /// place stands what the running call was given, so that the recursion ends.
    func withoutGrowth(_ arguments: [Values], of function: Function) -> [Values] {
        guard let running = callers.last(where: { $0.function == function.id }), running.given != arguments else {
            return arguments
        }
        return zip(arguments, running.given).map { new, given in
            guard !given.isEmpty, new != given else { return new }
            let grown = new.filter { !given.contains($0) && hasGrown($0, from: given) }
            return grown.isEmpty ? new : new.subtracting(grown).union(given)
        }
    }

    private func hasGrown(_ value: Value, from given: Values) -> Bool {
        switch value {
        case .external: return value.isMade(of: given, depth: 0)
        case .closure(let id):
            let place = place(of: id)
            let alike = given.filter {
                if case .closure(let known) = $0 { self.place(of: known) == place } else { false }
            }
            return !alike.isEmpty && isMade(id, with: alike)
        default: return false
        }
    }

    /// Whether a closure was made by code that had others at hand: as it was called, or in the view that it is of.
    private func isMade(_ id: ClosureID, with others: Values, depth: Int = 0) -> Bool {
        guard limits.allow(.growth, beside: depth) else { return false }
        let frame = closures[id.index].scope.frame
        var known = frame.given
        if case .object(let maker)? = frame.receiver, heap[maker].nominal.kind == .struct {
            known += heap[maker].fields.values
        }
        return known.contains { values in
            values.contains { value in
                if others.contains(value) { return true }
                guard case .closure(let inner) = value else { return false }
                return isMade(inner, with: others, depth: depth + 1)
            }
        }
    }

}
