/// What containers of dependencies were told to make, by type and by the name that a registration may have.
struct DependencyRegistry {
    enum Name: Hashable {
        case none
        case known(String)
        /// There is one, and the source does not tell which.
        case unknown

        func mayBe(_ other: Name) -> Bool {
            switch (self, other) {
            case (.none, _), (_, .none), (.known, .known): self == other
            case (.unknown, _), (_, .unknown): true
            }
        }
    }

    private struct Registration: Hashable {
        let type: ResolvedType
        let name: Name
    }

    private var places: [Registration: Int] = [:]
    private var registered: [(registration: Registration, factories: Values)] = []
    private var completions: [Value: Values] = [:]

    /// How much it knows: grows with each factory that is added.
    private(set) var count = 0

    mutating func add(_ factories: Values, for type: ResolvedType, named name: Name) {
        let registration = Registration(type: type, name: name)
        let place = places[registration] ?? registered.count
        if place == registered.count {
            places[registration] = place
            registered.append((registration, []))
        }
        let known = registered[place].factories.count
        registered[place].factories.unite(factories)
        count += registered[place].factories.count - known
    }

    /// Has closures run with what a factory has made: `.initCompleted { resolver, model in … }`.
    mutating func complete(_ factories: Values, with closures: Values) {
        for factory in factories {
            let known = completions[factory]?.count ?? 0
            completions[factory, default: []].unite(closures)
            count += (completions[factory]?.count ?? 0) - known
        }
    }

    /// The factories for a type, with the closures that are run with their results. If the generic arguments of the type are not
    /// known, all registrations of the type count.
    func factories(for type: ResolvedType, named name: Name) -> [(factory: Value, completions: Values)] {
        let fitting = registered.filter { $0.registration.name.mayBe(name) }
        var meant = fitting.filter { $0.registration.type == type }
        if meant.isEmpty, let nominal = type.nominal {
            meant = fitting.filter { $0.registration.type.nominal === nominal }
        }
        return meant.flatMap { $0.factories.map { ($0, completions[$0] ?? []) } }
    }
}
