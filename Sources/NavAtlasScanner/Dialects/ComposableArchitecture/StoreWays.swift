// By which parts of other states stores come to the views that have them. A feature may stand in several places, and what a view
// sends comes to the features around its own one.

extension Features {
    /// The part of a feature's state that holds another state.
    struct Way: Hashable {
        let state: Nominal
        let name: String

        init(state: Nominal, name: String) { (self.state, self.name) = (state, name) }

        /// The part to which an action belongs that another one carries.
        init?(into action: Value, of feature: Feature) {
            guard case .enumCase(_, let name, _) = action else { return nil }
            self.init(state: feature.state, name: name)
        }

        /// The way that a state keeps in the place of the generic arguments that it does not have.
        init?(_ places: [ResolvedType]) {
            guard case .external(let name, let holders)? = places.first, let state = holders.first?.nominal else {
                return nil
            }
            self.init(state: state, name: name)
        }

        var places: [ResolvedType] { [.external(name, [.nominal(state, [])])] }
    }

    /// A state with the way to it: the part of another state that holds it, where its feature stands in several places, or else
    /// the way to that other state.
    func placed(_ value: Value, in name: String, of holder: Value) -> Value {
        guard case .instance(let state, _) = value, let feature = byState[state], state.generics.isEmpty else {
            return value
        }
        switch holder {
        case .instance(let outer, let places):
            let isOneOfMany = (parents[feature.action] ?? []).count > 1
            return .instance(state, isOneOfMany ? Way(state: outer, name: name).places : places)
        default: return value
        }
    }

    /// The ways to a state that stores hold, each once; `nil` where the way to one of them is not known.
    func ways(of stores: [Value], holding state: Nominal) -> [Way?] {
        var ways: [Way] = []
        for case .instance(state, let places) in stores {
            guard let way = Way(places) else { return [nil] }
            if !ways.contains(way) { ways.append(way) }
        }
        return ways.isEmpty ? [nil] : ways
    }

    /// The features around one, what its action is to each, and what is left of the way.
    func around(_ feature: Feature, _ action: Value, by way: Way?) -> [(feature: Feature, action: Value, way: Way?)] {
        let all = (parents[feature.action] ?? []).compactMap { parent in
            parent.steps.first.flatMap { byAction[$0.holder] }.map { (parent: parent, feature: $0) }
        }
        let inHolder = all.filter { $0.feature.state === way?.state }
        // A part of the state often has the name of the case that carries its actions.
        let named = inHolder.filter { $0.parent.steps.contains { $0.name == way?.name } }
        let taken = [named, inHolder].first { !$0.isEmpty } ?? all
        return taken.map { ($0.feature, Self.wrapped(action, $0.parent), inHolder.isEmpty ? way : nil) }
    }
}

extension ComposableArchitectureDialect {
    func placed(_ held: Values, in name: String, of holder: Value, _ interpreter: Interpreter) -> Values? {
        guard let state = holder.nominal(in: interpreter.heap) else { return nil }
        let features = features(interpreter)
        // A reducer changes states, and narrows no stores.
        guard features.reducing.isEmpty, features.feature(ofState: state) != nil else { return nil }
        let part: Value = if case .enumCase = holder { .instance(state, []) } else { holder }
        return Values(held.map { features.placed($0, in: name, of: part) })
    }
}
