// What an object does to its own state while it is made.

extension GraphAssembly {
    /// A change of state, for each owner to which its transitions belong. A model that changes its state in its initialiser does so
    /// for the views that show it, not for the screen that makes it.
    func changes(by mutation: Mutation, at moments: Set<Trace.Moment>) -> [Mutation] {
        guard let object = mutation.object, !mutation.isInitial, related(mutation.key, in: draft.paths).isEmpty else {
            return [mutation]
        }
        let shown = Set(related(mutation.key, in: triggers).joined().filter { mayBe(object, $0.object) }.map(\.node))
        guard !shown.isEmpty, !shown.contains(where: { $0 == mutation.owner.node }), isMaking(object, at: moments)
        else {
            return [mutation]
        }
        return shown.map { node in
            var change = mutation
            change.owner = Owner(node: node, component: nil)
            return change
        }
    }

    /// Whether an object's initializer began all that was done at some moments. Code that only calls itself, as far as was seen,
    /// was begun by someone else.
    private func isMaking(_ object: ObjectID, at moments: Set<Trace.Moment>) -> Bool {
        let trace = interpreter.trace
        var seen = Set(moments.map(\.run))
        var open = Array(seen)
        var isFound = false
        while let run = open.popLast() {
            if trace.isMaking(object, run) {
                isFound = true
                continue
            }
            let callers = trace.beginnings(of: run)
            guard !callers.isEmpty else { return false }
            open += callers.filter { seen.insert($0).inserted }
        }
        return isFound
    }
}
