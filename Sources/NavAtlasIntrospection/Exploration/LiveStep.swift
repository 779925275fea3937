import NavAtlasModel

/// One step of a walk: a route that a coordinator takes, or an action that is sent to it.
struct LiveStep {
    enum Kind {
        /// A value of a coordinator's route type.
        case route(Any)
        /// A route that is declared as a property, with what is handed to it.
        case declared(input: Any?)
        case action(Any)
    }

    let coordinator: TypeName
    let name: String
    let kind: Kind

    /// Takes the step.
    ///
    /// - Returns: Whether there is such a coordinator now, and this is one of its routes or actions.
    func take(among levels: LiveLevels) -> Bool {
        guard let live = levels.first(of: coordinator)?.live else { return false }
        switch kind {
        case .route(let route): return live.take(route, named: name, input: nil)
        case .declared(let input):
            guard let property = Reflection(live.declaring).properties.first(where: { $0.name == name }) else {
                return false
            }
            return live.take(property.value, named: name, input: input)
        case .action(let action): return live.send(action)
        }
    }
}

/// An action that is registered to be sent.
struct SampleAction {
    let action: Any
    let coordinator: TypeName

    var name: String { "\(TypeName(type(of: action)).id).\(RouteCases.name(of: action))" }
}

extension LiveLevel {
    /// All steps that can be taken at a coordinator: routes that take nothing, registered samples, registered actions.
    ///
    /// - Throws: ``RegistryError`` where the coordinator cannot be read.
    func steps(samples: [Any], actions: [SampleAction]) throws(RegistryError) -> [LiveStep] {
        let reflection = Reflection(live.declaring)
        var steps: [LiveStep] = []
        for property in reflection.properties {
            guard let declaration = property.value as? any LiveDeclaration else { continue }
            let inputs: [Any?] = [nil] + samples
            for input in inputs where declaration.accepts(input) {
                steps.append(LiveStep(coordinator: type, name: property.name, kind: .declared(input: input)))
            }
        }
        if let facts = try GraphAssembly.read(reflection, samples) {
            for route in [facts.routeType].compactMap(\.self) + facts.pathTypes {
                for kind in try RouteCases.of(route, samples: samples) {
                    for value in kind.values {
                        steps.append(LiveStep(coordinator: type, name: kind.name, kind: .route(value)))
                    }
                }
            }
        }
        for sample in actions where sample.coordinator.key == type.key {
            steps.append(LiveStep(coordinator: type, name: sample.name, kind: .action(sample.action)))
        }
        return steps
    }
}
