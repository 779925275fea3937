import NavAtlasModel

// Adds the declarations of registered coordinators to the graph.

extension LiveGraphAssembly {
    /// Adds a coordinator that was registered; one that cannot be read is listed as such.
    ///
    /// - Throws: ``RegistryError`` where it cannot have been meant.
    mutating func add(_ registered: Registered, samples: [Any]) throws(RegistryError) {
        let coordinator = try made(registered.coordinator)
        do throws(RegistryError) {
            try read(coordinator, model: registered.model, samples: samples)
        } catch {
            guard error.isOfOneCoordinator else { throw error }
            try addUnread(WrapperCoordinators.unwrapped(TypeName(of: coordinator)).type, error)
        }
    }

    /// The coordinator itself, where its type was registered.
    private func made(_ coordinator: Any) throws(RegistryError) -> Any {
        guard let type = coordinator as? Any.Type else { return coordinator }
        guard let empty = type as? any EmptyInitializable.Type else { throw .notAnInstance(TypeName(type).id) }
        return RunningCode.run("\(TypeName(type).id).init()") { empty.init() }
    }

    private mutating func read(_ coordinator: Any, model: AnyObject?, samples: [Any]) throws(RegistryError) {
        var reflection = Reflection(coordinator, model: model)
        var outside: [TypeName] = []
        while let child = WrapperCoordinators.child(of: reflection) {
            outside.append(reflection.type)
            guard outside.count <= WrapperCoordinators.deepest else { throw .endlessWrapping(reflection.type.id) }
            reflection = Reflection(child)
        }
        if Swift.type(of: reflection.value) is AnyClass, reflection.properties.isEmpty {
            throw .unreadable(reflection.type.id, property: nil)
        }
        guard let read = try Self.read(reflection, samples) else {
            let (type, unmade) = (reflection.type, StoredPath.unmadeModels(of: reflection).first)
            guard let unmade else { throw .notACoordinator(type.id) }
            throw .unmadeModel(type.id, property: unmade.name, model: unmade.model)
        }
        try add(read, of: reflection, inside: outside)
    }

    /// Adds the coordinators that the app says one starts, and asks for what it does not say.
    ///
    /// - Throws: ``RegistryError/unknownStart(_:child:)`` where the one was not registered.
    mutating func add(_ starts: [DeclaredStart]) throws(RegistryError) {
        for start in starts {
            let key = inside(start.coordinator).type.key
            guard let place = facts.firstIndex(where: { $0.type.key == key }) else {
                throw .unknownStart(start.coordinator.id, child: start.child?.id)
            }
            facts[place].add(start)
        }
        for place in facts.indices where facts[place].startsInCode {
            facts[place].open.append(.handling(facts[place].type))
        }
    }
}

extension CoordinatorFacts {
    /// What could not be read.
    init(unread type: TypeName, _ error: RegistryError) {
        self.init(type: type, style: nil, flow: .view)
        open = [OpenQuestion(route: nil, reason: "\(error)", destinations: [], leadsAnywhere: true)]
    }

    /// Adds the starts that the app declares; one without a name to the same coordinator is the same start.
    fileprivate mutating func add(_ start: DeclaredStart) {
        startsInCode = false
        guard let child = start.child else { return }
        let (type, isContained) = WrapperCoordinators.unwrapped(child)
        var way = RouteFact(
            name: start.name, kind: startsRoots ? .root : .route, presentation: startsRoots ? .root : .push,
            destinations: [.coordinator(type, isContained: isContained)])
        for nameless in routes where nameless.name == Edge.startName && nameless.leads(to: type) {
            way.isInitial = nameless.isInitial
        }
        routes.removeAll { $0.name == Edge.startName && $0.leads(to: type) }
        routes.append(way)
    }
}

extension RouteFact {
    fileprivate func leads(to type: TypeName) -> Bool {
        destinations.contains { if case .coordinator(type, _) = $0 { true } else { false } }
    }
}

extension OpenQuestion {
    fileprivate static func handling(_ coordinator: TypeName) -> OpenQuestion {
        OpenQuestion(
            route: "handle",
            reason: "which coordinators it starts is decided by its code; say each one: "
                + "starts(Child.self, from: \(coordinator.id).self, as: \"action\"), or startsNothing(\(coordinator.id).self)",
            destinations: [], leadsAnywhere: true)
    }
}

extension RegistryError {
    /// Whether it says why one coordinator cannot be read, so that the others can.
    fileprivate var isOfOneCoordinator: Bool {
        switch self {
        case .notACoordinator, .unreadable, .missingEnvironment, .unmadeModel, .endlessWrapping: true
        case .empty, .noEntry, .unknownEntry, .registeredTwice, .notAnInstance, .unknownStart, .notLive, .invalid: false
        }
    }
}
