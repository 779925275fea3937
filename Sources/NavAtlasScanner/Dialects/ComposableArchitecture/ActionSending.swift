// Sends an action to the reducers that receive it, and interprets what they change and send in turn.

extension ComposableArchitectureDialect {
    func features(_ interpreter: Interpreter) -> Features {
        interpreter.memory { Features(interpreter.program) }
    }

    /// `store.send(.tapped)`
    func send(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let action = site.arguments.first?.value else { return nil }
        if let sent = sendLater(site, interpreter) { return sent }
        let features = features(interpreter)
        guard !features.isEmpty else { return nil }
        func isOfView(_ state: Nominal) -> Bool {
            state.kind == .struct && features.feature(ofState: state) == nil
                && interpreter.program.methods("send", of: state).isEmpty
        }
        let stores = interpreter.dereferenced(site.receivers).flatMap { whole($0, interpreter) }
        var states = stores.compactMap { $0.nominal(in: interpreter.heap) }
        if site.receivers.allSatisfy({ $0 == .null }) || !states.isEmpty && states.allSatisfy(isOfView) {
            states = statesDeclared(by: site.scope.frame.receiver, interpreter)
        }
        let receiving = states.compactMap(features.feature(ofState:))
        guard !receiving.isEmpty else { return nil }
        for feature in Set(receiving).sorted(by: { $0.state.id < $1.state.id }) {
            for way in features.ways(of: stores, holding: feature.state) {
                send(action, to: feature, by: way, site, interpreter)
            }
        }
        return []
    }

    /// The states of which a view's own state is made; else the value itself.
    private func whole(_ value: Value, _ interpreter: Interpreter) -> Values {
        guard let nominal = value.nominal(in: interpreter.heap), nominal.properties[ViewStates.held] != nil else {
            return [value]
        }
        return interpreter.read(ViewStates.held, of: value)
    }

    /// The state of the only store that a view declares, where no state of it was seen yet.
    private func statesDeclared(by view: Value?, _ interpreter: Interpreter) -> [Nominal] {
        guard let view, let nominal = view.nominal(in: interpreter.heap), interpreter.isView(nominal) else { return [] }
        let states = nominal.propertyOrder.compactMap { name in
            nominal.properties[name].flatMap { interpreter.type(of: $0, view)?.nominal }
        }.filter { features(interpreter).feature(ofState: $0) != nil }
        return states.count == 1 ? states : []
    }

    /// `await send(.loaded)`, or `subscriber.send(.loaded)` of an earlier release, in an effect.
    func sendLater(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard case .external(Self.sender, let given, nil, _)? = site.receivers.first,
            case .nominal(let state, let places)? = given.first, let action = site.arguments.first?.value,
            let feature = features(interpreter).feature(ofState: state)
        else { return nil }
        send(action, to: feature, by: Features.Way(places), site, interpreter)
        return []
    }

    /// `Child().reduce(into: &state.child, action: .load)`: a reducer runs another feature's.
    func reduce(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let reducers = site.receivers.compactMap { $0.nominal(in: interpreter.heap) }
        let found = reducers.compactMap(features(interpreter).feature(ofReducer:))
        guard let feature = found.first, found.count == 1, let action = site.argument("action") else { return nil }
        send(action, to: feature, by: nil, site, interpreter)
        return [Self.followed]
    }

    /// An effect whose actions are sent already.
    private static var followed: Value { .external("Effect", [], member: nil, []) }

    static func isFollowed(_ value: Value) -> Bool { value == followed }

    /// What an effect is given to send actions with.
    private static let sender = "Send"

    private func send(
        _ action: Expression, to feature: Features.Feature, by way: Features.Way?, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        let suppliers = suppliers(of: action, in: site.scope, interpreter)
        for supplier in suppliers {
            interpreter.tracing(.naming(supplier.place, [supplier.actions]), of: supplier.nominal) {
                interpreter.callPlace = supplier.place
                send(supplier.actions, to: feature, by: way, at: supplier.place, interpreter)
            }
        }
        guard suppliers.isEmpty else { return }
        let type = ResolvedType.nominal(feature.action, [])
        let values = interpreter.evaluate(action, in: site.scope, expecting: type)
        send(values, to: feature, by: way, at: site.location, interpreter)
    }

    private func send(
        _ actions: Values, to feature: Features.Feature, by way: Features.Way?, at place: DraftLocation,
        _ interpreter: Interpreter
    ) {
        features(interpreter).place = place
        interpreter.with(mode: .body) { deliver(actions, to: feature, by: way, interpreter) }
    }

    /// Runs the reducers that actions come to: those inside the feature first, then its own, then those around it.
    private func deliver(
        _ actions: Values, to feature: Features.Feature, by way: Features.Way?, _ interpreter: Interpreter
    ) {
        let type = ResolvedType.nominal(feature.action, [])
        for named in interpreter.named(actions, as: type) {
            guard let own = ofFeature(asBinding(named, of: feature), feature, interpreter) else { continue }
            let action = summary(of: own, interpreter)
            let (place, hadReset) = (interpreter.callPlace, interpreter.trace.hasReset)
            // It is reduced once, and asked for at each place that sends it.
            let isReduced = interpreter.tracing(.action(action), of: nil) {
                interpreter.callPlace = place
                let isNew = reduceInside(action, of: feature, by: way, interpreter)
                bubble(action, from: feature, by: way, interpreter)
                return isNew
            }
            if !isReduced { interpreter.trace.hasReset = hadReset }
        }
    }

    /// An action as the feature's own: a view may send actions of its own, which a case of the feature's carries.
    private func ofFeature(_ action: Value, _ feature: Features.Feature, _ interpreter: Interpreter) -> Value? {
        let nominal = action.nominal(in: interpreter.heap)
        if nominal === feature.action { return action }
        for (parent, carried) in features(interpreter).carried(by: feature) where parent.wrapping == .plain {
            var given = action
            if case .unresolvedCase(let own, _) = action {
                guard carried.cases.contains(where: { $0.name == own }) else { continue }
                given = interpreter.named([action], as: .nominal(carried, [])).first ?? action
            } else if nominal !== carried {
                continue
            }
            return Features.wrapped(given, parent)
        }
        return nil
    }

    /// An action with what decides something: its cases and those inside. Of what they carry only the type counts.
    private func summary(of value: Value, _ interpreter: Interpreter) -> Value {
        func summary(of payload: ArgumentValues) -> ArgumentValues {
            ArgumentValues(
                payload.map { argument in
                    ArgumentValue(
                        label: argument.label, values: Values(argument.values.map { self.summary(of: $0, interpreter) })
                    )
                })
        }
        switch value {
        case .enumCase(let nominal, let name, let payload): return .enumCase(nominal, name, summary(of: payload))
        case .unresolvedCase(let name, let payload): return .unresolvedCase(name, summary(of: payload))
        case .external(let name, let generics, let member?, let payload):
            return .external(name, generics, member: member, summary(of: payload))
        case .external(let name, let generics, nil, _): return .external(name, generics, member: nil, [])
        case .object(let id): return .instance(interpreter.heap[id].nominal, [])
        default: return value
        }
    }

    /// - Returns: whether the action is reduced for the first time.
    @discardableResult
    private func reduceInside(
        _ action: Value, of feature: Features.Feature, by way: Features.Way?, _ interpreter: Interpreter
    ) -> Bool {
        guard isNew(action, feature, way, interpreter) else { return false }
        for inner in features(interpreter).inside(action) {
            reduceInside(inner.action, of: inner.feature, by: Features.Way(into: action, of: feature), interpreter)
        }
        reduce(action, in: feature, by: way, interpreter)
        return true
    }

    /// Runs the reducers around a feature, from the inside out.
    private func bubble(
        _ action: Value, from feature: Features.Feature, by way: Features.Way?, within inner: Set<Nominal> = [],
        _ interpreter: Interpreter
    ) {
        let inner = inner.union([feature.action])
        let features = features(interpreter)
        // What a part of a screen sends comes to the screen's own feature, whatever else has such parts.
        let own = ownFeatures(interpreter)
        let around = own.filter { $0 != feature && features.isInside(feature, $0) }
        // What a part sends whose store the screen makes itself comes to nobody beyond that store.
        let outermost = own.isEmpty ? features.stores(madeBy: interpreter.owner.node, around: feature) : around
        for outer in features.around(feature, action, by: way) {
            guard
                outermost.isEmpty
                    || outermost.contains(where: { $0 == outer.feature || features.isInside(outer.feature, $0) })
            else { continue }
            // There is no end to how deep a feature may stand inside its own kind.
            let depth = inner.contains(outer.feature.action) ? 1 : 0
            guard interpreter.limits.allow(.actionsInActions, beside: depth),
                isNew(outer.action, outer.feature, outer.way, interpreter)
            else { continue }
            reduce(outer.action, in: outer.feature, by: outer.way, interpreter)
            bubble(outer.action, from: outer.feature, by: outer.way, within: inner, interpreter)
        }
    }

    /// The features of the stores that the running screen holds.
    private func ownFeatures(_ interpreter: Interpreter) -> [Features.Feature] {
        guard case .type(let screen)? = interpreter.owner.node else { return [] }
        return screen.properties.values.compactMap { property in
            interpreter.type(of: property)?.nominal.flatMap(features(interpreter).feature(ofState:))
        }
    }

    private func isNew(
        _ action: Value, _ feature: Features.Feature, _ way: Features.Way?, _ interpreter: Interpreter
    ) -> Bool {
        interpreter.askForOwner()
        return features(interpreter).note(
            Features.Sending(action: action, feature: feature, way: way, visit: interpreter.visit),
            in: interpreter.round)
    }

    // MARK: Reducers

    private func reduce(
        _ action: Value, in feature: Features.Feature, by way: Features.Way?, _ interpreter: Interpreter
    ) {
        if let place = features(interpreter).place { setBound(action, of: feature, at: place, interpreter) }
        let state: Values = [.instance(feature.state, [])]
        // Only a reducer of an earlier release has one.
        let environment = interpreter.program.member(type: "Environment", of: feature.reducer, 0)
        let given = [state, [action]] + (environment.map { [interpreter.values(of: $0)] } ?? [])
        let features = features(interpreter)
        let reducing = Features.Reducing(feature: feature, action: action)
        features.reducing.append(reducing)
        var effects: Values = []
        var changing: [ArgumentValues] = []
        for reducer in reducers(of: feature, interpreter) {
            if case .external(Self.changing, _, nil, let reaction) = reducer {
                changing.append(reaction)
            } else {
                effects.unite(interpreter.call([reducer], given))
            }
        }
        for reaction in changing where changes(reaction, of: feature, interpreter) {
            let reducers = closures(in: reaction.last?.values ?? [], of: feature, within: [], interpreter)
            effects.unite(interpreter.call(reducers, given))
        }
        features.reducing.removeLast()
        follow(effects, of: feature, by: way, interpreter)
        if let asked = features.asked[reducing] { deliver(asked, to: feature, by: way, interpreter) }
    }

    /// The closures and functions that are a feature's own reducer.
    private func reducers(of feature: Features.Feature, _ interpreter: Interpreter) -> Values {
        features(interpreter).reducers(of: feature).reduce(into: []) {
            $0.unite(reducers(of: .instance($1, []), $1, in: feature, within: [], interpreter))
        }
    }

    private func reducers(
        of reducer: Value, _ nominal: Nominal, in feature: Features.Feature, within outer: Set<Nominal>,
        _ interpreter: Interpreter
    ) -> Values {
        guard !outer.contains(nominal) else { return [] }
        let methods = interpreter.program.methods("reduce", of: nominal)
            .filter { $0.fact.parameters.first?.label == "into" }
        var result = Values(methods.map { .function($0, receiver: reducer) })
        guard interpreter.program.property("body", of: nominal) != nil else { return result }
        let parts = interpreter.with(mode: .destination) { interpreter.read("body", of: reducer) }
        result.unite(closures(in: parts, of: feature, within: outer.union([nominal]), interpreter))
        return result
    }

    /// The closures in the parts of a reducer that reduce the feature's own actions.
    private func closures(
        in parts: Values, of feature: Features.Feature, within outer: Set<Nominal>, _ interpreter: Interpreter
    ) -> Values {
        parts.reduce(into: []) { result, part in
            switch part {
            case .external(Self.reduce, _, nil, let given):
                for value in given.flatMap(\.values) {
                    // `Reduce(core)`: a reducer may stand around another, as it may around a closure.
                    switch value {
                    case .external, .object:
                        result.unite(closures(in: [value], of: feature, within: outer, interpreter))
                    default: result.insert(value)
                    }
                }
            case .external(Self.changing, _, nil, _): result.insert(part)
            case .external(_, _, nil, let given):
                for argument in given {
                    result.unite(closures(in: argument.values, of: feature, within: outer, interpreter))
                }
            case .object(let id):
                // A reducer of the app's own: for the same actions, or around others, `Recursive { reducer in … }`.
                let nominal = interpreter.heap[id].nominal
                guard reduces(nominal, feature, interpreter) else { return }
                result.unite(reducers(of: part, nominal, in: feature, within: outer, interpreter))
                for name in nominal.propertyOrder {
                    let held = interpreter.heap[id].fields[name] ?? []
                    let shown = interpreter.with(mode: .destination) { interpreter.runClosures(held, [[part]]) }
                    result.unite(closures(in: shown, of: feature, within: outer, interpreter))
                }
            default: break
            }
        }
    }

    /// Whether a reducer that is a part of a feature's takes the feature's own actions, or any.
    private func reduces(_ nominal: Nominal, _ feature: Features.Feature, _ interpreter: Interpreter) -> Bool {
        let action = interpreter.program.member(type: "Action", of: nominal, 0)?.nominal
        return action == nil || action === feature.action
    }

    // MARK: Effects

    /// Sends what a reducer's effects send.
    private func follow(
        _ effects: Values, of feature: Features.Feature, by way: Features.Way?, _ interpreter: Interpreter
    ) {
        let sender = Value.external(Self.sender, [.nominal(feature.state, way?.places ?? [])], member: nil, [])
        for effect in effects {
            switch effect {
            case .enumCase(feature.action, _, _): deliver([effect], to: feature, by: way, interpreter)
            case .unresolvedCase("send", let given), .external(_, _, "send"?, let given):
                deliver(given.first?.values ?? [], to: feature, by: way, interpreter)
            case .unresolvedCase(_, let given), .external(_, _, .some, let given),
                .external("Effect", _, nil, let given), .external("EffectTask", _, nil, let given):
                for argument in given {
                    follow(interpreter.keepingPlain(argument.values), of: feature, by: way, interpreter)
                    // `.run { send in … } catch: { error, send in … }`
                    let senders: [Values] = argument.label == "catch" ? [[], [sender]] : [[sender]]
                    let results = interpreter.runClosures(argument.values, senders)
                    follow(results, of: feature, by: way, interpreter)
                    deliver(Self.actions(among: results), to: feature, by: way, interpreter)
                    if argument.label == EffectRewriting.value {
                        deliver(argument.values, to: feature, by: way, interpreter)
                    }
                }
            default: break
            }
        }
    }

    /// `.loaded`, or `.success(.loaded)`, of what the context tells: the actions that effects of earlier releases end with.
    private static func actions(among results: Values) -> Values {
        results.reduce(into: []) { actions, result in
            guard case .unresolvedCase(let name, let given) = result else { return }
            if name == "success", let carried = given.first?.values { actions.unite(self.actions(among: carried)) }
            actions.insert(result)
        }
    }

    // MARK: States that are enums

    /// `state = .home(Home.State())`, in a reducer: what holds the state shows another case of it.
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        guard case .name(let name, _) = target, let held = scope.variable(name) else { return false }
        for case .instance(let state, _) in held where state.kind == .enum {
            let features = features(interpreter)
            guard features.feature(ofState: state) != nil else { continue }
            let cases = interpreter.named(values, as: .nominal(state, []))
            for key in features.holders(of: state) {
                interpreter.write(cases, to: key.name, of: .instance(key.nominal, []), at: location)
            }
            return true
        }
        return false
    }
}
