// Views and coordinators that react to changes of a property: `.onReceive(links.$pending) { … }`, `.onChange(of: pending) { … }`.
// The reaction to a pending link belongs to the code that assigned it. The reaction to any other assignment belongs to the listener,
// unless that is a coordinator or a view with a flow: the screen that signs a person out leads to the screen that the coordinator
// shows then.

/// The views and coordinators that react to changes of properties, in any round.
struct PropertyFollowers {
    /// Views that receive the new values of published properties.
    fileprivate var receivers: [Value: Distinct<Streams.Listener>] = [:]
    /// Views that react to changes of a state: `.onChange(of: link) { old, new in … }`.
    fileprivate var changes: [Value: Distinct<Streams.Listener>] = [:]
    /// Coordinators that listen to published properties.
    fileprivate var coordinators: [Value: Distinct<Streams.Listener>] = [:]
    /// View models that listen to published properties.
    var models: [Value: Distinct<ListeningModel>] = [:]
    /// Views that were seen to choose their roots by states.
    var choosers: Set<NodeKey> = []
    /// Views that were seen to choose by their properties.
    var choosingViews: Set<Nominal> = []
    /// The properties that closures of view models follow.
    var followed: [Value: FollowedProperty] = [:]
    /// Closures that observe properties by key paths.
    var observers: [Value: Distinct<Streams.Listener>] = [:]
    var names: Set<String> = []
    /// The listeners of views with flows that were not notified in this round, with their arguments.
    var waiting: Distinct<Waiting> = []

    /// What was assigned to properties in this round by whom that was not told.
    fileprivate var untold: [Value: Values] = [:]
    /// The screens that assigned it.
    fileprivate var changers: [Value: Distinct<NodeKey>] = [:]

    struct Waiting: Hashable {
        let property: Value
        let listener: Streams.Listener
        let isChange: Bool
        /// The listener's arguments, as far as they are known.
        let coming: [Values]
        /// The property of the model itself that it follows.
        var own: PropertyKey?
    }

    /// The models' properties of whose changes the models themselves were notified in this round.
    var changedByOthers: Set<PropertyKey> = []

    mutating func beginRound() { (waiting, untold, changers, changedByOthers) = ([], [:], [:], []) }

    var count: Int {
        let listening = models.values.reduce(choosers.count + choosingViews.count) { $0 + $1.count }
        return [receivers, changes, coordinators, observers].reduce(listening) { sum, listeners in
            listeners.values.reduce(sum) { $0 + $1.count }
        }
    }
}

extension Interpreter {
    /// Notes a view that receives what a published property becomes.
    ///
    /// - Returns: whether it waits for who assigns that.
    func noteReceiver(of stream: Expression, _ handlers: ArraySlice<Argument>, in scope: Scope) -> Bool {
        let properties = published(by: stream, in: scope)
        guard !properties.isEmpty else { return false }
        let waits = waits(for: properties.map(\.name))
        let steps = writtenSteps(of: stream, in: scope)
        for argument in handlers where !StreamNames.ending.contains(argument.label ?? "") {
            for handler in evaluate(argument.value, in: scope, expecting: nil) {
                for (receiver, name) in properties {
                    propertyFollowers.names.insert(name)
                    let listener = Streams.Listener(handler: handler, owner: owner, steps: steps)
                    propertyFollowers.receivers[.binding(receiver, name), default: []].insert(listener)
                    guard waits else { continue }
                    let coming = downstreamValues(of: observed([.binding(receiver, name)]), steps) ?? []
                    propertyFollowers.waiting.insert(
                        PropertyFollowers.Waiting(
                            property: .binding(receiver, name), listener: listener, isChange: false, coming: coming))
                }
            }
        }
        return waits
    }

    /// Whether what the current owner's view does as properties change is done by whoever changes them: by code, not by a
    /// control that is bound to one, nor by the system.
    private func waits(for names: [String]) -> Bool {
        link == nil && owner.node.map(isViewWithFlow) ?? false
            && names.allSatisfy { program.changed.mayChange($0) && !program.changed.mayBeBound($0) }
    }

    private func isViewWithFlow(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return viewFlow(of: nominal) != nil || isApp(node) || propertyFollowers.choosers.contains(node)
    }

    /// Runs what views with flows do as a property becomes what is not known. It comes of the screens that change the property;
    /// where none was seen to do so, the views do it themselves.
    ///
    /// - Returns: whether there was something.
    func runWaitingFollower() -> Bool {
        guard let next = propertyFollowers.waiting.first else { return false }
        propertyFollowers.waiting.remove(next)
        var coming = next.coming
        if streams.told.contains(next.listener.handler) {
            guard let rest = propertyFollowers.untold[next.property] else { return true }
            if !rest.isEmpty {
                coming = next.isChange ? [rest, rest] : downstreamValues(of: rest, next.listener.steps) ?? []
            }
        } else if let own = next.own, propertyFollowers.changedByOthers.contains(own) {
            // It was seen who changes it, in other models.
            return true
        }
        let changers = (propertyFollowers.changers[next.property] ?? []).map { Owner(node: $0) }
        for owner in changers.isEmpty ? [next.listener.owner] : changers {
            _ = with(owner: owner, mode: .body, acting: true) {
                next.isChange ? call([next.listener.handler], coming) : notify(next.listener.handler, coming)
            }
        }
        return true
    }

    /// Notes a coordinator, or another object that shows one screen after another, as a listener of a published property. It
    /// receives the first value at once.
    ///
    /// - Returns: whether later values come from the code that changes the property.
    func noteCoordinator(listeningTo stream: Expression, _ handlers: [Argument], in scope: Scope) -> Bool {
        guard let nominal = scope.frame.receiver?.nominal(in: heap), leads(nominal) else { return false }
        let steps = writtenSteps(of: stream, in: scope)
        let places = published(by: stream, in: scope)
        let first = places.map { firstValues(of: $0.name, $0.receiver) }
        let waits =
            link == nil && !places.isEmpty && first.allSatisfy { $0 != nil }
            && places.allSatisfy { program.changed.mayChange($0.name) && !program.changed.mayBeBound($0.name) }
        for (place, first) in zip(places, first) {
            for handler in handlers.flatMap({ evaluate($0.value, in: scope, expecting: nil) }) {
                let property = Value.binding(place.receiver, place.name)
                let listener = Streams.Listener(handler: handler, owner: owner, steps: steps)
                propertyFollowers.names.insert(place.name)
                propertyFollowers.coordinators[property, default: []].insert(listener)
                guard waits, let first else { continue }
                if !isLater(steps), let coming = downstreamValues(of: first, steps) {
                    _ = with(owner: owner, mode: .body, acting: true) { notify(handler, coming) }
                }
                guard let coming = downstreamValues(of: observed([.binding(place.receiver, place.name)]), steps) else {
                    continue
                }
                propertyFollowers.waiting.insert(
                    PropertyFollowers.Waiting(property: property, listener: listener, isChange: false, coming: coming))
            }
        }
        return waits
    }

    /// Whether a type shows one screen after another: a coordinator, a delegate of the app's, or a controller of controllers.
    private func leads(_ nominal: Nominal) -> Bool {
        guard !isView(nominal) else { return false }
        return flow(of: nominal) != nil || program.isDelegate(nominal)
            || Storyboards.container(nominal, program) != nil || adoptsChildren(nominal)
    }

    /// The initial values of a published property; `nil` if its object is given them.
    private func firstValues(of name: String, _ receiver: Value) -> Values? {
        guard let property = receiver.nominal(in: heap).flatMap({ program.property(name, of: $0) }) else { return nil }
        if property.fact.initializer != nil { return initial(property, receiver) }
        return property.fact.isOptional ? [.null] : nil
    }

    /// Notes a view that reacts to changes of a state: `.onChange(of: state)`, `.task(id: state)`.
    ///
    /// - Parameter runsAtOnce: whether it does so with what the state begins with, too.
    /// - Returns: whether it waits for who changes that.
    func noteChange(of state: Expression, _ site: CallSite, runsAtOnce: Bool) -> Bool {
        let places = places(of: state, in: site.scope)
        let first = places.map { runsAtOnce ? firstValues(of: $0.name, $0.receiver) ?? [] : [] }
        let isBegun = !runsAtOnce || first.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isChoice) }
        let waits = !places.isEmpty && isBegun && waits(for: places.map(\.name))
        for (place, first) in zip(places, first) {
            // `onChange(of: state, { … })`
            for argument in site.arguments where argument.label == nil || argument.label == "perform" {
                for handler in evaluate(argument.value, in: site.scope, expecting: nil) {
                    propertyFollowers.names.insert(place.name)
                    let listener = Streams.Listener(handler: handler, owner: owner, steps: [])
                    let property = Value.binding(place.receiver, place.name)
                    propertyFollowers.changes[property, default: []].insert(listener)
                    guard waits else { continue }
                    if !first.isEmpty {
                        with(owner: owner, mode: .body, acting: true) {
                            call(handler, as: property, becomes: first)
                        }
                    }
                    let value = observed([property])
                    propertyFollowers.waiting.insert(
                        PropertyFollowers.Waiting(
                            property: property, listener: listener, isChange: true, coming: [value, value]))
                }
            }
        }
        return waits
    }

    /// Notifies the views that follow a property of the values that a link assigns, and coordinators of those that a screen assigns.
    func noteAssigned(_ values: Values, to name: String, of receiver: Value) {
        guard propertyFollowers.names.contains(name) else { return }
        note(.assigned(values, to: name, of: receiver, at: callPlace))
    }

    /// Notifies the followers of a property of the values that the current owner assigns.
    func notifyFollowers(of name: String, _ receiver: Value, _ values: Values) {
        let node = ownerBesideApp
        guard let nominal = receiver.nominal(in: heap), node != nil || link != nil else { return }
        let objects: [Value] = if case .instance = receiver { heap.objects(of: nominal).map(Value.object) } else { [] }
        let any = Value.instance(nominal, [])
        for object in objects + (receiver == any ? [any] : [receiver, any]) {
            let property = Value.binding(object, name)
            notifyObservers(of: property, object, by: node)
            guard let node, link == nil else {
                if !values.isEmpty { notifyViews(of: property, values, from: node) }
                continue
            }
            let isTold = notifyModels(of: property, values, from: node)
            if !values.isEmpty, values.allSatisfy(Self.isThere), !isCoordinator(node) {
                for coordinator in propertyFollowers.coordinators[property] ?? [] {
                    streams.told.insert(coordinator.handler)
                    notify(coordinator, values, from: node)
                }
                notifyFlows(of: property, values, from: node)
            } else if notifyFlowsAround(node, of: property, values) || isTold {
                continue
            } else {
                propertyFollowers.untold[property, default: []].unite(values)
                propertyFollowers.changers[property, default: []].insert(node)
            }
        }
    }

    /// What a view with a flow does as a state changes comes of the screen that changes the state.
    private func notifyFlows(of property: Value, _ values: Values, from node: NodeKey) {
        for receiver in propertyFollowers.receivers[property] ?? []
        where receiver.owner.node.map(isViewWithFlow) ?? false {
            streams.told.insert(receiver.handler)
            notify(receiver, values, from: node)
        }
        for change in propertyFollowers.changes[property] ?? []
        where change.owner.node.map({ isCoordinator($0) || isViewWithFlow($0) }) ?? false {
            streams.told.insert(change.handler)
            with(owner: nil, mode: .body, acting: true) { call(change.handler, as: property, becomes: values) }
        }
    }

    /// The same where the screen has a flow of its own, as a tab's stack does, beside the view that follows the state.
    ///
    /// - Returns: whether all who follow the state are told.
    private func notifyFlowsAround(_ node: NodeKey, of property: Value, _ values: Values) -> Bool {
        let followers =
            (propertyFollowers.receivers[property] ?? []).map(\.owner.node)
            + (propertyFollowers.changes[property] ?? []).map(\.owner.node)
        guard !values.isEmpty, values.allSatisfy(Self.isThere), isViewWithFlow(node), !isApp(node),
            !followers.isEmpty, !followers.contains(node)
        else { return false }
        notifyFlows(of: property, values, from: node)
        return true
    }

    private func notifyViews(of property: Value, _ values: Values, from node: NodeKey?) {
        for receiver in propertyFollowers.receivers[property] ?? [] { notify(receiver, values, from: node) }
        for change in propertyFollowers.changes[property] ?? [] {
            with(owner: node.map(isApp) ?? true ? change.owner : nil, mode: .body, acting: true) {
                call(change.handler, as: property, becomes: values)
            }
        }
    }

    /// Calls a view's closure for a change of a state. Code in it that reads the state reads the new value.
    private func call(_ handler: Value, as property: Value, becomes values: Values) {
        guard assumption == nil, case .binding(let receiver, let name) = property, !values.isEmpty,
            values.count == 1 || values.allSatisfy(Self.isChoice)
        else { return _ = call([handler], [values, values]) }
        defer { assumption = nil }
        for value in values {
            assumption = Assumption(receiver: receiver, name: name, value: value)
            _ = call([handler], [[value], [value]])
        }
    }

    /// Whether code asks which one a value is.
    private static func isChoice(_ value: Value) -> Bool {
        switch value {
        case .enumCase, .boolean, .null: true
        default: false
        }
    }

    /// The published properties of which operators make a stream.
    func published(by stream: Expression, in scope: Scope) -> [(receiver: Value, name: String)] {
        switch stream {
        case .call(.member(let base, let name, _), _, _)
        where StreamNames.passing.contains(name) || StreamNames.changing.contains(name):
            return published(by: base, in: scope)
        case .name(let name, _) where name.hasPrefix("$"), .member(_, let name, _) where name.hasPrefix("$"):
            return places(of: stream, in: scope).filter { place in
                let property = place.receiver.nominal(in: heap).flatMap { program.property(place.name, of: $0) }
                return property?.fact.attributes.contains { $0.name.base == "Published" } ?? false
            }
        default: return []
        }
    }
}
