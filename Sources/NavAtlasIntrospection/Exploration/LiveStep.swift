import NavAtlasModel

/// One step of a walk: a route that a coordinator takes, or an action that is sent to it.
struct LiveStep {
    enum Kind {
        /// A value of a coordinator's route type.
        case route(Any)
        /// A route that is declared as a property, with what is handed to it.
        case declared(input: Any?)
        /// What a view shows over itself while a condition holds, by its place among those.
        case condition(Int)
        /// A tab of a view, by its place.
        case tab(Int)
        case action(Any)
    }

    let coordinator: TypeName
    let name: String
    let kind: Kind

    /// What became of a step.
    enum Outcome { case taken, unhandled, refused }

    /// Takes the step; refused where there is no such coordinator now, or this is none of its routes or actions.
    func take(among levels: LiveLevels) -> Outcome {
        RunningCode.run("\(coordinator.id).\(name)") { outcome(among: levels) }
    }

    private func outcome(among levels: LiveLevels) -> Outcome {
        guard let live = levels.first(of: coordinator)?.live else { return .refused }
        if case .action(let action) = kind {
            switch live.send(action) {
            case .handled: return .taken
            case .unhandled: return .unhandled
            case nil: return .refused
            }
        }
        return shows(on: live) ? .taken : .refused
    }

    private func shows(on live: any LiveNavigation) -> Bool {
        switch kind {
        case .route(let route): return live.take(route, named: name, input: nil)
        case .declared(let input):
            guard let property = Reflection(live.declaring).properties.first(where: { $0.name == name }) else {
                return false
            }
            return live.take(property.value, named: name, input: input)
        case .condition(let place):
            // The condition is part of the body, and asked for anew: it is that of this very view.
            var conditions: [any ConditionProviding] = []
            live.inSurroundings { conditions = (try? ViewBody(of: live.declaring)?.conditions) ?? [] }
            return conditions.indices.contains(place) && live.take(conditions[place], named: name, input: nil)
        case .tab(let place): return live.take(LiveTab(index: place), named: name, input: nil)
        case .action: return false
        }
    }
}

/// An action that is registered to be sent.
struct SampleAction {
    let action: Any
    let coordinator: TypeName

    var name: String { "\(TypeName(of: action).id).\(RouteCases.name(of: action))" }
}

/// What can be done at a coordinator.
struct LiveSteps {
    private(set) var all: [LiveStep] = []
    /// The names of routes that take something of which no value is known.
    private(set) var unsampled: [String] = []
    private let coordinator: TypeName
    private let samples: [Any]

    /// All steps that can be taken at a coordinator: routes that take nothing, registered samples, registered actions.
    ///
    /// - Throws: ``RegistryError`` where the coordinator cannot be read.
    init(at level: LiveLevel, samples: [Any], actions: [SampleAction]) throws(RegistryError) {
        coordinator = level.type
        self.samples = samples
        let reflection = Reflection(level.live.declaring)
        addDeclared(by: reflection)
        if let facts = try LiveGraphAssembly.read(reflection, samples) {
            for route in [facts.routeType].compactMap(\.self) + facts.pathTypes { try addCases(of: route) }
        }
        try addPresented(by: reflection)
        for sample in actions where sample.coordinator.key == coordinator.key {
            add(sample.name, .action(sample.action))
        }
    }

    private mutating func add(_ name: String, _ kind: LiveStep.Kind) {
        all.append(LiveStep(coordinator: coordinator, name: name, kind: kind))
    }

    private mutating func addDeclared(by coordinator: Reflection) {
        for property in coordinator.properties {
            guard let declaration = property.value as? any LiveDeclaration else { continue }
            let inputs = ([nil] + samples.map { $0 as Any? }).filter(declaration.accepts)
            if inputs.isEmpty { unsampled.append(property.name) }
            for input in inputs { add(property.name, .declared(input: input)) }
        }
    }

    private mutating func addCases(of route: Any.Type) throws(RegistryError) {
        for kind in try RouteCases.of(route, samples: samples) {
            if kind.values.isEmpty { unsampled.append(kind.name) }
            for value in kind.values { add(kind.name, .route(value)) }
        }
    }

    private mutating func addPresented(by view: Reflection) throws(RegistryError) {
        guard let body = try ViewBody(of: view.value) else { return }
        for (place, condition) in body.conditions.enumerated() {
            add(ViewBody.name(of: condition, in: view), .condition(place))
        }
        for table in body.tables where table.presentation != nil { try addCases(of: table.route) }
        for (place, tab) in (body.tabs ?? []).enumerated() { add(ViewReader.name(of: tab, at: place), .tab(place)) }
    }
}
