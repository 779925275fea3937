// States that several objects have, where it is not known whose is read: those of a session that an app makes in two ways. A choice
// is by each of them.

extension Interpreter {
    /// The first of the places where a state may be: it stands for all of them.
    func first(of places: [StatePlace]) -> StatePlace? {
        guard let first = places.first else { return nil }
        if places.count > 1 {
            draft.placesOfStates[.binding(first.receiver, first.name), default: []]
                .unite(Values(places.map { .binding($0.receiver, $0.name) }))
        }
        return first
    }

    /// The places where a state may be for which one of them stands.
    func places(of state: StatePlace) -> [StatePlace] {
        guard let all = draft.placesOfStates[.binding(state.receiver, state.name)] else { return [state] }
        return all.compactMap { if case .binding(let receiver, let name) = $0 { (receiver, name) } else { nil } }
    }

    /// The properties that may hold a state, each with the object whose property it is, where that is one.
    func properties(of state: StatePlace) -> [(key: PropertyKey, object: ObjectID?)] {
        let places = places(of: state).compactMap { place in
            place.receiver.nominal(in: heap).map {
                (key: PropertyKey(nominal: $0, name: place.name), receiver: place.receiver)
            }
        }
        return Dictionary(grouping: places, by: \.key).map { key, places in
            (key, objectOfClass(among: places.map(\.receiver)))
        }
    }
}
