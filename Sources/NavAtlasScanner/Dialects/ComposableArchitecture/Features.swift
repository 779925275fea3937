/// The features of an app over the Composable Architecture: each is a reducer with a state and actions.
final class Features {
    struct Feature: Hashable {
        let reducer: Nominal
        let state: Nominal
        let action: Nominal

        /// Whether it has a store, but no reducer of its own.
        var isPart: Bool { StoreParts.isPart(reducer) }

        /// Whether the state is declared in the reducer's type.
        var isMain: Bool { state.name.hasPrefix(reducer.name + ".") }
    }

    /// How the actions of one feature come to the feature around it: `case path(StackActionOf<Path>)`.
    struct Parent: Hashable {
        enum Wrapping { case plain, presented, element, routed }

        /// A case that carries them.
        struct Step: Hashable {
            let holder: Nominal
            let name: String
        }

        /// A case of the feature's actions, then those of the enums by which it groups them: `case child(ChildAction)`.
        let steps: [Step]
        let wrapping: Wrapping
    }

    private(set) var byState: [Nominal: Feature]
    private(set) var byAction: [Nominal: Feature]
    /// The reducers of features, and the values that reduce each state: `Reducer.combine(first, second)`.
    private var byReducer: [Nominal: Feature] = [:]
    private var values: [Nominal: [Nominal]] = [:]
    private(set) var parents: [Nominal: [Parent]] = [:]
    private var madeStores: [NodeKey: Set<Feature>] = [:]
    /// The actions to which those of a feature come, once they were looked for.
    private var around: [Nominal: Set<Nominal>] = [:]
    private let program: Program
    private var holdersOfStates: [Nominal: [PropertyKey]]?
    private var pathsOfStates: [Nominal: [PropertyKey]]?

    init(_ program: Program) {
        self.program = program
        var features: [Feature] = []
        for nominal in program.nominals where Self.isReducer(nominal, program) {
            guard case .nominal(let state, _)? = program.member(type: "State", of: nominal, 0),
                case .nominal(let action, _)? = program.member(type: "Action", of: nominal, 0)
            else { continue }
            features.append(Feature(reducer: nominal, state: state, action: action))
        }
        // A part of a feature's reducer may be a reducer of its own for the same state.
        features = features.filter(\.isMain) + features.filter { !$0.isMain }
        let parts = features.filter(\.isPart)
        features.removeAll(where: \.isPart)
        for feature in features {
            byReducer[feature.reducer] = feature
            if ReducerValues.isValue(feature.reducer) { values[feature.state, default: []].append(feature.reducer) }
        }
        byState = Dictionary(features.map { ($0.state, $0) }) { first, _ in first }
        byAction = Dictionary(features.map { ($0.action, $0) }) { first, _ in first }
        for part in parts where byState[part.state] == nil && byAction[part.action] == nil {
            byAction[part.action] = part
        }
        for feature in byAction.values.sorted(by: { $0.action.id < $1.action.id }) { noteChildren(in: feature.action) }
        // A part whose actions come to no feature is none.
        for part in parts where byAction[part.action] == part {
            if parents[part.action] == nil { byAction[part.action] = nil } else { byState[part.state] = part }
        }
    }

    private static func isReducer(_ nominal: Nominal, _ program: Program) -> Bool {
        nominal.attributes.contains { $0.name.base.lastPart == "Reducer" }
            || program.inherits(nominal, anyOf: ["Reducer", "ReducerProtocol", "ComposableArchitecture.Reducer"])
    }

    /// The library's types that wrap the actions of other features.
    private static let wrappings: [String: Parent.Wrapping] = [
        "PresentationAction": .presented, "StackAction": .element, "IdentifiedAction": .element,
        "RouterAction": .routed,
    ]

    /// Notes which cases of a feature's actions, or of an enum that groups some of them, carry the actions of other features.
    ///
    /// - Parameter generics: what the parameters of such an enum stand for: `case list(Loading<Rows.State, Rows.Action>)`.
    private func noteChildren(in group: Nominal, of generics: [ResolvedType] = [], _ outer: [Parent.Step] = []) {
        let given = Dictionary(zip(group.generics.map(\.name), generics)) { first, _ in first }
        let place = LookupPlace(file: group.file, nominal: group, generics: given)
        for one in group.cases {
            guard let written = one.payload.last?.type else { continue }
            let type = program.resolve(written, in: place)
            let (child, wrapping) = Self.carried(type)
            let steps = outer + [Parent.Step(holder: group, name: one.name)]
            guard let child, !steps.contains(where: { $0.holder === child }) else { continue }
            if byAction[child] != nil {
                parents[child, default: []].append(Parent(steps: steps, wrapping: wrapping))
            } else if wrapping == .plain, child.kind == .enum {
                noteChildren(in: child, of: type.arguments, steps)
            }
        }
    }

    /// The cases of a feature's actions that carry those of its views and dialogs, which are no feature's.
    func carried(by feature: Feature) -> [(parent: Parent, actions: Nominal)] {
        let place = LookupPlace(file: feature.action.file, nominal: feature.action)
        return feature.action.cases.compactMap { one in
            guard one.payload.count == 1, let written = one.payload[0].type else { return nil }
            let (carried, wrapping) = Self.carried(program.resolve(written, in: place))
            guard let carried, carried.kind == .enum, byAction[carried]?.isPart ?? true else { return nil }
            let step = Parent.Step(holder: feature.action, name: one.name)
            return (Parent(steps: [step], wrapping: wrapping), carried)
        }
    }

    /// The ways by which actions that are no feature's come to one from what it presents, the innermost first.
    func carried(byPresented feature: Feature, _ outer: [Parent] = []) -> [(way: [Parent], actions: Nominal)] {
        let place = LookupPlace(file: feature.action.file, nominal: feature.action)
        return feature.action.cases.flatMap { one -> [(way: [Parent], actions: Nominal)] in
            guard one.payload.count == 1, let written = one.payload[0].type,
                case (let carried?, .presented) = Self.carried(program.resolve(written, in: place)),
                let inner = byAction[carried],
                !outer.contains(where: { $0.steps.contains { $0.holder === inner.action } }), inner != feature
            else { return [] }
            let step = Parent.Step(holder: feature.action, name: one.name)
            let way = [Parent(steps: [step], wrapping: .presented)] + outer
            return self.carried(by: inner).map { ([$0.parent] + way, $0.actions) }
                + self.carried(byPresented: inner, way)
        }
    }

    /// The actions that a case carries, and in what.
    private static func carried(_ type: ResolvedType) -> (actions: Nominal?, wrapping: Parent.Wrapping) {
        let wrapping = wrappings[type.lastName] ?? .plain
        return (wrapping == .plain ? type.nominal : type.arguments.first?.nominal, wrapping)
    }

    /// The feature that a reducer's type reduces.
    func feature(ofReducer reducer: Nominal) -> Feature? { byReducer[reducer].flatMap { byState[$0.state] } }

    /// What reduces a feature's actions.
    func reducers(of feature: Feature) -> [Nominal] {
        [feature.reducer] + (values[feature.state] ?? []).filter { $0 !== feature.reducer }
    }

    var isEmpty: Bool { byState.isEmpty }

    func feature(ofState state: Nominal) -> Feature? { byState[state] }

    /// Whether the actions of a feature come to another one around it.
    func isInside(_ feature: Feature, _ outer: Feature) -> Bool {
        if let known = around[feature.action] { return known.contains(outer.action) }
        func parentActions(_ action: Nominal) -> [Nominal] {
            (parents[action] ?? []).compactMap(\.steps.first?.holder)
        }
        let found = Set.reachable(from: parentActions(feature.action), parentActions)
        around[feature.action] = found
        return found.contains(outer.action)
    }

    /// Notes that a screen makes a store, which is no part of another one.
    func noteStore(of state: Nominal, madeBy screen: NodeKey?) {
        guard let screen, let feature = byState[state] else { return }
        madeStores[screen, default: []].insert(feature)
    }

    /// The features of the stores that a screen makes to which the actions of a feature come.
    func stores(madeBy screen: NodeKey?, around feature: Feature) -> [Feature] {
        guard let screen, let made = madeStores[screen] else { return [] }
        return made.filter { $0 == feature || isInside(feature, $0) }
    }

    static func wrapped(_ action: Value, _ parent: Parent) -> Value {
        func library(_ name: String, _ member: String, _ labels: [String?]) -> Value {
            let payload = labels.map { ArgumentValue(label: $0, values: $0 == "id" ? [] : [action]) }
            return .external(name, [], member: member, ArgumentValues(payload))
        }
        let carried: Value =
            switch parent.wrapping {
            case .plain: action
            case .presented: library("PresentationAction", "presented", [nil])
            case .element: library("StackAction", "element", ["id", "action"])
            case .routed: library("RouterAction", "routeAction", ["id", "action"])
            }
        return parent.steps.reversed().reduce(carried) { carried, step in
            // What stands before the action says where it comes from: `case routeAction(Int, action: Screen.Action)`.
            let declared = step.holder.cases.first { $0.name == step.name }?.payload ?? []
            let payload = declared.indices.map { index in
                ArgumentValue(label: declared[index].label, values: index == declared.indices.last ? [carried] : [])
            }
            return .enumCase(step.holder, step.name, ArgumentValues(payload))
        }
    }

    /// The actions of other features that an action carries.
    func inside(_ action: Value) -> [(feature: Feature, action: Value)] {
        guard case .enumCase(_, _, let payload) = action else { return [] }
        return payload.flatMap(\.values).flatMap { value -> [(feature: Feature, action: Value)] in
            switch value {
            case .enumCase(let nominal, _, _): return byAction[nominal].map { [($0, value)] } ?? inside(value)
            case .external(let wrapper, _, .some, let inner) where Self.wrappings[wrapper] != nil:
                return inner.flatMap(\.values).compactMap { inner in
                    guard case .enumCase(let nominal, _, _) = inner else { return nil }
                    return byAction[nominal].map { ($0, inner) }
                }
            default: return []
            }
        }
    }

    /// The properties that hold a state: those of the states around it, and of the views that have its store.
    func holders(of state: Nominal) -> [PropertyKey] {
        if let known = holdersOfStates { return known[state] ?? [] }
        var found: [Nominal: [PropertyKey]] = [:]
        for nominal in program.nominals where !nominal.isForeign {
            for name in nominal.propertyOrder {
                guard let property = nominal.properties[name], property.fact.getter == nil,
                    let written = property.fact.type,
                    case .nominal(let held, _) = program.resolve(
                        written, in: LookupPlace(file: property.file, nominal: nominal)), byState[held] != nil
                else { continue }
                found[held, default: []].append(PropertyKey(nominal: nominal, name: name))
            }
        }
        holdersOfStates = found
        return found[state] ?? []
    }

    /// The paths of the features' states that have states of an enum as their elements.
    func paths(of state: Nominal, _ interpreter: Interpreter) -> [PropertyKey] {
        if let known = pathsOfStates { return known[state] ?? [] }
        var found: [Nominal: [PropertyKey]] = [:]
        for holder in byState.keys.sorted(by: { $0.id < $1.id }) {
            for name in holder.propertyOrder {
                guard let property = holder.properties[name], property.fact.getter == nil,
                    case .array(.nominal(let element, _))? = interpreter.type(of: property), element.kind == .enum
                else { continue }
                found[element, default: []].append(PropertyKey(nominal: holder, name: name))
            }
        }
        pathsOfStates = found
        return found[state] ?? []
    }

    // MARK: What a round has seen

    /// An action that a screen sends to a feature.
    struct Sending: Hashable {
        let action: Value
        let feature: Feature
        let way: Way?
        let visit: Frame.Visit
    }

    /// A run of a feature's reducers.
    struct Reducing: Hashable {
        let feature: Feature
        let action: Value
    }

    /// The reducers that run, the innermost last.
    var reducing: [Reducing] = []

    /// What the buttons send of the dialogs that reducers show.
    var asked: [Reducing: Values] = [:]

    /// The call that sends the action whose reducers run.
    var place: DraftLocation?

    private var sent: Set<Sending> = []
    private var round = -1

    /// Notes an action; `false` where the round has seen it already.
    func note(_ sending: Sending, in round: Int) -> Bool {
        if round != self.round { (sent, self.round) = ([], round) }
        return sent.insert(sending).inserted
    }
}
