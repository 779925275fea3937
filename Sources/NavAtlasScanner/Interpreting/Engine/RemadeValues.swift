// Structures that are made anew from others of their type: `State(items: state.items + [item])` in a reducer, whose result is
// the next call's state. Told apart by what they are made with, they would be as many as there are calls.

/// The structures that each place has made from others of their type.
private final class RemadeMemory {
    struct Place: Hashable {
        let location: DraftLocation
        let nominal: Nominal
    }

    var made: [Place: [ObjectID]] = [:]
}

extension Interpreter {
    /// Where code makes a structure from another of its type: the last one that the same place has made, if it has made many,
    /// with which the new one is joined. `nil` if it has made few. The longer the chain of such structures, the fewer stay
    /// apart, because the ways to come by one multiply.
    func lastRemade(_ nominal: Nominal, at place: DraftLocation, in scope: Scope) -> ObjectID? {
        let chain = remakings(of: nominal, in: scope)
        let made = memory { RemadeMemory() }.made[RemadeMemory.Place(location: place, nominal: nominal)] ?? []
        guard chain > 0, let last = made.last else { return nil }
        return limits.allow(.valuesMadeAnew, beside: made.count * chain) ? nil : last
    }

    /// Notes a structure that a place has made, where it was made from one of its type.
    func noteRemade(_ made: ObjectID, at place: DraftLocation) {
        guard heap[made].remakings > 0 else { return }
        let key = RemadeMemory.Place(location: place, nominal: heap[made].nominal)
        let memory = memory { RemadeMemory() }
        if memory.made[key]?.contains(made) != true { memory.made[key, default: []].append(made) }
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
