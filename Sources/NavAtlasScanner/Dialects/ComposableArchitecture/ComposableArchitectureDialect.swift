import NavAtlasModel

/// The Composable Architecture: views send actions to the store of a feature, its reducer changes the feature's state, and
/// views show what the state says.
///
/// A store is read as the state that it holds (``StoreRewriting``), so that plain SwiftUI shows and pushes screens. This dialect
/// handles actions: they go to the reducers inside the feature, the feature's own, and those around it.
struct ComposableArchitectureDialect: Dialect {
    static let id = "composableArchitecture"
    static let modules: Set<String> = ["ComposableArchitecture", "TCACoordinators"]

    /// Rewritten code says everything in SwiftUI's words, also in files that import the library alone.
    static let vocabulary = Vocabulary(modules: modules, terms: Vocabulary.termsOfViews)

    let flowContainers: [String: Node.Flow] = ["NavigationStack": .stack]

    func canBeUsed(in file: FileFacts) -> Bool { file.imports.contains(where: Self.modules.contains) }

    func isState(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        features(interpreter).feature(ofState: nominal)?.isPart == false
    }

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        let files = StackControllers.rewriting(files)
        guard files.contains(where: { $0.imports.contains(where: modules.contains) }) else {
            return UnwrappedCases.rewriting(files)
        }
        let plain = CaseProperties.leftOut(of: files).map { makingDialogsAnew(asExtensionsOfStates($0)) }
        let written = ComputedViewStates.reading(ViewStates.reading(plain))
        return ReducerMacros.expanded(
            StoreParts.declaringReducers(ReducerValues.declaringTypes(written))
        ).map { file in
            var file = file
            file.types = file.types.map(ViewStates.withBindings)
            return StoreRewriting.rewriting(storeNames: storeNames(in: file)).rewritten(file)
        }
    }

    private static func asExtensionsOfStates(_ file: FileFacts) -> FileFacts {
        var file = file
        file.types = file.types.map(asExtensionOfState)
        return file
    }

    /// `extension BindingViewStore<Harbour.State>`, `extension Store where State == Harbour.State`: as a store is read as its
    /// state, so are its members.
    private static func asExtensionOfState(_ type: TypeFact) -> TypeFact {
        guard type.kind == .extension, storeTypes.contains(type.name),
            let held = (type.generics.first { $0.name == "State" || $0.name == "ViewState" } ?? type.generics.first)?
                .constraint?.base, !held.isEmpty
        else { return type }
        var type = type
        type.name = type.name.hasSuffix("Of") ? held + ".State" : held
        return type
    }

    /// The names of what a file declares as a store.
    private static func storeNames(in file: FileFacts) -> Set<String> {
        let properties = file.types.flatMap(\.properties) + file.properties
        let parameters = (file.types.flatMap(\.functions) + file.functions).flatMap(\.parameters)
        let declared = properties.map { ($0.name, $0.type) } + parameters.map { ($0.name, $0.type) }
        return declared.reduce(into: ["store", "viewStore"]) { names, one in
            if let type = one.1, storeTypes.contains(type.base.lastPart) { names.insert(one.0) }
        }
    }

    private static let storeTypes: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf", "BindingViewStore"]

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            if let state = type.nominal {
                return held(state, site, interpreter) ?? made(state, site, interpreter)
            }
            switch type.lastName {
            case "Store" where site.has("initialState"): return store(site, interpreter)
            case "Reduce": return reducer(site, interpreter)
            case let name where Self.dialogs.contains(name): return dialog(type, site, interpreter)
            case "NavigationStack" where site.has("destination"):
                declareStack(site, interpreter)
                return nil
            case "NavigationLink":
                noteLink(site, interpreter)
                return nil
            default: return nil
            }
        }
        switch site.name {
        case "send": return send(site, interpreter)
        case "reduce" where site.has("into") && site.has("action"): return reduce(site, interpreter)
        case "map" where !site.receivers.isEmpty && site.receivers.allSatisfy(Self.isFollowed): return site.receivers
        case "navigationDestination": return stackRoot(site, interpreter)
        case "withLock": return changeShared(site, interpreter)
        case "onChange": return onChange(site, interpreter)
        case "dependency": return interpreter.giveDependency(site.arguments, in: site.scope) ? site.receivers : nil
        case Interpreter.callOperator: return sendLater(site, interpreter)
        default: return nil
        }
    }

    /// A new store holds some state of its feature: which one is the same for all stores of the feature.
    private func store(_ site: CallSite, of state: ResolvedType? = nil, _ interpreter: Interpreter) -> Values? {
        let reduced = reducedState(site, interpreter)
        let type = state ?? site.expected ?? reduced.map { .nominal($0, []) }
        let initial =
            site.argument("initialState").map { interpreter.evaluate($0, in: site.scope, expecting: type) } ?? []
        let states = initial.compactMap { $0.nominal(in: interpreter.heap) }
        guard !states.isEmpty else { return type.map(interpreter.values) }
        for state in states { features(interpreter).noteStore(of: state, madeBy: interpreter.owner.node) }
        return Values(states.map { .instance($0, []) })
    }

    /// What a new store of a state holds: `let store: StoreOf<Harbour> = .init(initialState: .first) { Harbour() }`.
    private func held(_ state: Nominal, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.has("initialState"), site.has("reducer") || site.closure() != nil,
            features(interpreter).feature(ofState: state) != nil
        else { return nil }
        return store(site, of: .nominal(state, []), interpreter)
    }

    /// The state that a new store's reducer tells: `Store(initialState: .init()) { Harbour() }`. The reducer is made as the
    /// store is, with the dependencies that it is given.
    private func reducedState(_ site: CallSite, _ interpreter: Interpreter) -> Nominal? {
        guard let reducer = site.argument("reducer") ?? site.closure() else { return nil }
        let features = features(interpreter)
        let made = interpreter.with(mode: .destination) { interpreter.shown(by: reducer, in: site.scope) }
        if let type = ReducerValues.type(of: reducer) {
            let declared = interpreter.program.nominal(named: type, in: site.scope.frame.place)
            if let feature = declared.flatMap(features.feature(ofReducer:)) { return feature.state }
        }
        return made.lazy.compactMap { $0.nominal(in: interpreter.heap) }.compactMap(features.feature(ofReducer:))
            .first?.state
    }

    /// All states of a feature are read as one: what is put into one may be in any.
    private func made(_ state: Nominal, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard state.kind == .struct, isState(state, interpreter) else { return nil }
        let made = Value.instance(state, [])
        let initializers = interpreter.program.methods("init", of: state).filter { $0.fact.body != nil }
        if let chosen = interpreter.choose(initializers, site.arguments, in: site.scope).first {
            _ = interpreter.invoke(chosen, receiver: made, written: site.arguments, in: site.scope)
        } else {
            for field in interpreter.memberwise(state, made, site.arguments, in: site.scope) {
                interpreter.heap.write(field.values, toAny: state, field.name)
            }
        }
        return [made]
    }

    /// `Reduce { state, action in … }` keeps what it does: it is run when an action is sent.
    private func reducer(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let given = site.arguments.map { argument in
            ArgumentValue(
                label: argument.label, values: interpreter.evaluate(argument.value, in: site.scope, expecting: nil))
        }
        return [.external(Self.reduce, [], member: nil, ArgumentValues(given))]
    }

    static let reduce = "Reduce"

    /// `state.$token.withLock { $0 = nil }`: the closure changes what features share.
    private func changeShared(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base, let change = site.closure() else { return nil }
        let shared = interpreter.places(of: base, in: site.scope).filter { place in
            let property = place.receiver.nominal(in: interpreter.heap)?.properties[place.name]
            return property?.fact.attributes.contains { $0.name.base.lastPart == "Shared" } ?? false
        }
        guard !shared.isEmpty else { return nil }
        return interpreter.runClosures(
            interpreter.evaluate(change, in: site.scope, expecting: nil),
            [Values(shared.map { .binding($0.receiver, $0.name) })], isForLater: false)
    }

    /// `NavigationStack(path: …) { … } destination: { store in … }`: what the elements of the path show.
    func declareStack(_ site: CallSite, _ interpreter: Interpreter) {
        guard let path = site.argument("path"),
            let destination = site.arguments.first(where: { $0.label == "destination" })?.value,
            let place = interpreter.places(of: path, in: site.scope).first,
            let nominal = place.receiver.nominal(in: interpreter.heap),
            let property = interpreter.program.property(place.name, of: nominal),
            case .array(let element)? = interpreter.type(of: property, place.receiver)
        else { return }
        interpreter.table(element, named: element.nominal?.name ?? "path", destination, presentation: .push, site)
    }

    /// `NavigationLink(state: .detail(Detail.State())) { … }`: reducers find on the path what a link has put there.
    private func noteLink(_ site: CallSite, _ interpreter: Interpreter) {
        guard let pushed = site.argument("value") else { return }
        let features = features(interpreter)
        for value in interpreter.evaluate(pushed, in: site.scope, expecting: nil) {
            guard case .enumCase(let state, _, _) = value, features.feature(ofState: state) != nil else { continue }
            for path in features.paths(of: state, interpreter) {
                interpreter.heap.write([value], toAny: path.nominal, path.name)
            }
        }
    }

    // MARK: Members

    /// The case of an enum by its name: `store.destination.edit`.
    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? {
        let nominal: Nominal
        switch value {
        case .enumCase(let owner, _, _), .instance(let owner, _): nominal = owner
        default: return nil
        }
        guard nominal.kind == .enum, nominal.cases.contains(where: { $0.name == name }),
            interpreter.program.property(name, of: nominal) == nil
        else { return nil }
        var held = interpreter.declaredPayload(of: nominal, name).first ?? []
        if case .enumCase(_, let own, let payload) = value {
            guard own == name else { return [.null] }
            if let given = payload.first?.values, !given.isEmpty { held = given }
        }
        return placed(held, in: name, of: value, interpreter) ?? held
    }
}
