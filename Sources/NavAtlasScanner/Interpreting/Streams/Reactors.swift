// ReactorKit: what is sent to the `action` of a reactor is given to its `mutate(action:)`, and what comes of that to its
// `reduce(state:mutation:)`.

extension Interpreter {
    /// Has reactors do what an action is for that is sent to them; `nil` where a call sends none.
    func sendToReactor(_ site: CallSite) -> Values? {
        let reactors = site.base.map { self.reactors(taking: $0, in: site.scope) } ?? []
        guard !reactors.isEmpty else { return nil }
        for reactor in reactors {
            guard let nominal = reactor.nominal(in: heap) else { continue }
            let action = type("Action", of: nominal)
            let actions = site.arguments.first.map { evaluate($0.value, in: site.scope, expecting: action) } ?? []
            react(to: named(actions, as: action), reactor, nominal)
        }
        return []
    }

    /// The reactors whose `action` an expression stands for, as in `drive(reactor.action)`.
    func reactors(taking action: Expression, in scope: Scope) -> Values {
        guard case .member(let held, "action", _) = action else { return [] }
        return evaluate(held, in: scope, expecting: nil).filter(isReactor)
    }

    private func isReactor(_ value: Value) -> Bool {
        guard let nominal = value.nominal(in: heap) else { return false }
        return program.inherits(nominal, anyOf: ["Reactor", "ReactorKit.Reactor"])
            && program.property("action", of: nominal) == nil
    }

    private func type(_ name: String, of reactor: Nominal) -> ResolvedType {
        program.resolve(.named(name, []), in: LookupPlace(file: reactor.file, nominal: reactor))
    }

    private func react(to sent: Values, _ reactor: Value, _ nominal: Nominal) {
        let actions = sent.union(named(added(to: "action", by: reactor, nominal), as: type("Action", of: nominal)))
        let mutating = methods("mutate", ["action"], of: nominal)
        let made = mutating.reduce(into: added(to: "mutation", by: reactor, nominal)) {
            $0.unite(carried(by: invoke($1, receiver: reactor, arguments: [actions])))
        }
        // Without `mutate`, an action is a mutation.
        let mutations = named(made, as: type("Mutation", of: nominal)).union(mutating.isEmpty ? actions : [])
        guard !mutations.isEmpty else { return }
        for reducing in methods("reduce", ["state", "mutation"], of: nominal) {
            _ = invoke(reducing, receiver: reactor, arguments: [[], mutations])
        }
    }

    /// What a reactor adds to its actions or mutations, `func transform(mutation: Observable<Mutation>) -> …`, which the library
    /// asks it for.
    private func added(to stream: String, by reactor: Value, _ nominal: Nominal) -> Values {
        methods("transform", [stream], of: nominal).reduce(into: []) {
            $0.unite(carried(by: invoke($1, receiver: reactor, arguments: [[]])))
        }
    }

    private func methods(_ name: String, _ labels: [String?], of nominal: Nominal) -> [Function] {
        program.methods(name, of: nominal).filter {
            $0.fact.body != nil && $0.fact.parameters.map(\.label) == labels
        }
    }

    /// What observables carry that are made of values: `.concat([.just(.start), .just(.end)])`.
    private func carried(by observables: Values) -> Values {
        observables.reduce(into: []) { result, observable in
            if let given = Self.values(ofMade: observable) { return result.unite(carried(by: given)) }
            switch observable {
            case .external(_, _, let member?, let given) where StreamNames.joins(member),
                .unresolvedCase(let member, let given) where StreamNames.joins(member):
                for part in given { result.unite(carried(by: part.values)) }
            case .enumCase, .unresolvedCase: result.insert(observable)
            default: break
            }
        }
    }
}

extension Program {
    /// What a view of ReactorKit's calls `Reactor`: the type of the reactor that it is given, which its class or its
    /// superclass names.
    func reactor(of view: Nominal?, _ depth: Int) -> ResolvedType? {
        guard let view, depth < 8, byName["Reactor"] == nil, view.typealiases["Reactor"] == nil else { return nil }
        for type in [view] + ancestors(of: view) where type.kind == .class {
            let given = type.functions.values.joined().sorted { $0.id < $1.id }.flatMap(\.fact.parameters)
                .filter { $0.label == "reactor" }.compactMap(\.type)
            let written = (given + type.inherits.flatMap { $0.0.arguments }).filter { $0.base != "Reactor" }
            let place = LookupPlace(file: type.file, nominal: type)
            let found = written.lazy.map { self.resolve($0, in: place, depth: depth + 1) }.first { found in
                found.nominal.map { self.inherits($0, anyOf: ["Reactor", "ReactorKit.Reactor"]) } ?? false
            }
            if let found { return found }
        }
        return nil
    }
}
