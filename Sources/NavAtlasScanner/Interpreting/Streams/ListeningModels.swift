// View models that listen to a published property: `$isDone.sink { … }`. The closure runs for the screen that changes a property
// of the model itself, or one to which the model of a coordinator's view listens: the screen that signs a person out leads to the
// screen that is shown then.

/// A view model that listens to a published property.
struct ListeningModel: Hashable {
    let listener: Streams.Listener
    /// Whether the property is the model's own.
    let isOwn: Bool
}

/// The property that a view model's closure follows.
struct FollowedProperty: Hashable {
    let property: Value
    let name: String
    let steps: [ArgumentValue]
    let isOwn: Bool
}

extension Interpreter {
    /// Notes a view model that listens to a published property, as what one object holds.
    func noteModel(listeningTo stream: Expression?, _ handler: Value, in scope: Scope) {
        guard link == nil, let stream, case let places = published(by: stream, in: scope), places.count == 1,
            let place = places.first, case .object = place.receiver
        else { return }
        let property = Value.binding(place.receiver, place.name)
        let isOwn = place.receiver == scope.frame.receiver
        let steps = writtenSteps(of: stream, in: scope)
        propertyFollowers.names.insert(place.name)
        propertyFollowers.followed[handler] = FollowedProperty(
            property: property, name: place.name, steps: steps, isOwn: isOwn)
        propertyFollowers.models[property, default: []].insert(
            ListeningModel(
                listener: Streams.Listener(handler: handler, owner: owner, steps: steps), isOwn: isOwn))
    }

    /// Notifies view models of what the current owner assigns to a property.
    ///
    /// - Returns: whether one of them listens.
    func notifyModels(of property: Value, _ values: Values, from node: NodeKey) -> Bool {
        var isTold = false
        for model in propertyFollowers.models[property] ?? []
        where model.isOwn || model.listener.owner.node.map(isCoordinatorByNow) ?? false {
            isTold = true
            if model.isOwn, let own = Self.key(of: property, in: heap) { propertyFollowers.changedByOthers.insert(own) }
            streams.told.insert(model.listener.handler)
            notify(model.listener, values, from: node)
        }
        return isTold
    }

    /// Leaves what a view model does as a property changes to whoever changes that, where code does.
    ///
    /// - Returns: whether it waits for that.
    func leaves(_ reaction: Streams.Reaction, of holder: Owner) -> Bool {
        guard let followed = propertyFollowers.followed[reaction.handler],
            followed.isOwn || holder.node.map(isCoordinatorByNow) ?? false,
            program.changed.mayChange(followed.name)
        else { return false }
        if program.changed.mayBeBound(followed.name) {
            guard program.changed.isOnlyPresenting(followed.name) else { return false }
            with(owner: holder, mode: .body) { notifyDismissal(reaction.handler, followed) }
        }
        let listener = Streams.Listener(handler: reaction.handler, owner: holder, steps: followed.steps)
        propertyFollowers.waiting.insert(
            PropertyFollowers.Waiting(
                property: followed.property, listener: listener, isChange: false, coming: reaction.coming,
                own: followed.isOwn ? Self.key(of: followed.property, in: heap) : nil))
        return true
    }

    /// Tells a view model's closure that what a property presents was taken away: that is all that the system does.
    private func notifyDismissal(_ handler: Value, _ followed: FollowedProperty) {
        guard case .binding(let model, let name) = followed.property else { return }
        let isFlag = read(name, of: model).contains { if case .boolean = $0 { true } else { false } }
        let taken: Values = isFlag ? [.boolean(false)] : [.null]
        guard let coming = downstreamValues(of: taken, followed.steps) else { return }
        notify(handler, coming)
    }

    private static func key(of property: Value, in heap: Heap) -> PropertyKey? {
        guard case .binding(let model, let name) = property, let nominal = model.nominal(in: heap) else { return nil }
        return PropertyKey(nominal: nominal, name: name)
    }

    /// Whether a node coordinates, also because of what it was seen to choose among.
    private func isCoordinatorByNow(_ node: NodeKey) -> Bool {
        isCoordinator(node) || draft.nodes[node]?.kind == .coordinator
    }
}
