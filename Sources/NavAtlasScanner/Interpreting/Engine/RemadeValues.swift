// Structures that are made anew from others of their type: `State(items: state.items + [item])` in a reducer, whose result is
// the next call's state. Told apart by what they are made with, they would be as many as there are calls.

extension Interpreter {
    /// The last of many structures, each made from the one before, where the same place has made it: what is made there next
    /// is not told apart from it. `nil` as long as there are few.
    func lastRemade(_ nominal: Nominal, at place: DraftLocation, in scope: Scope) -> ObjectID? {
        let known = structures(of: nominal, atHandIn: scope)
        guard let longest = known.map({ heap[$0].remakings }).max(),
            longest >= Limit.valuesMadeAnew.most,
            let last = known.first(where: { heap[$0].making?.place == place })
        else { return nil }
        limits.hit(.valuesMadeAnew)
        return last
    }

    /// How many structures of a type were made, each from the one before, when code with such values at hand makes one.
    func remakings(of nominal: Nominal, in scope: Scope) -> Int {
        structures(of: nominal, atHandIn: scope).map { heap[$0].remakings + 1 }.max() ?? 0
    }

    /// The structures of a type that code works on or has in its variables, the first made first.
    private func structures(of nominal: Nominal, atHandIn scope: Scope) -> [ObjectID] {
        var found: Set<ObjectID> = []
        for value in [scope.frame.receiver].compactMap(\.self) + scope.locals.joined() {
            if let id = value.object, heap[id].nominal === nominal { found.insert(id) }
        }
        return found.sorted { $0.index < $1.index }
    }
}
