/// Runs the app's code without running it: follows calls, closures and values from where the app starts, and lets the
/// dialects see every call on the way.
///
/// The code is run screen by screen: what a screen's body, its components and its view models do is done by that
/// screen. Where a value is not known, all branches are taken; where it is known to be an enum case, only the matching
/// one. Rounds are repeated until nothing new is learnt.
final class Interpreter {
    /// How a view that is made is used.
    enum Mode: Hashable {
        /// As a part of the current screen.
        case body
        /// As a screen of its own: what it is given works for it.
        case destination
    }

    static let deepestCall = 80
    /// How many objects made one in the other's making are told apart: fewer in an app of many views, where each is
    /// made in many places.
    let deepestObject: Int
    static let mostRounds = 5
    /// A bound on the work of a round, in expressions, against code that would keep the interpreter busy forever.
    static let mostSteps = 6_000_000

    let program: Program
    let dialects: [any Dialect]
    let draft: GraphDraft
    var heap = Heap()
    var owner = Owner.launch
    var mode = Mode.body
    var callDepth = 0
    var steps = 0
    private(set) var ranOut = false

    private var frames: [Invocation: Frame] = [:]
    private(set) var closures: [(fact: Closure, scope: Scope, owner: Owner)] = []
    private var closureIDs: [ClosureSite: ClosureID] = [:]
    private var executed: Set<Int> = []
    private var staticValues: [ObjectIdentifier: Values] = [:]
    private var evaluating: Set<PropertyRead> = []

    struct Invocation: Hashable {
        let function: Int
        let receiver: Value?
        let arguments: [Values]
    }

    private struct ClosureSite: Hashable {
        let file: Int
        let position: Position
        let frame: ObjectIdentifier
        let run: Int?
    }

    /// The selections of the list that is being made.
    var selections: [PropertyKey] = []
    var views: [Nominal: Bool] = [:]
    var viewFlows: [Nominal: CoordinatorKind?] = [:]
    var coordinatorKinds: [Nominal: CoordinatorKind?] = [:]
    /// The deep link that is being followed.
    var link: LinkRun?
    var handlerCount = 0
    /// Whether the scene or application delegate is being run.
    var isLaunching = false
    var localFunctions: [LocalFunctionKey: Function] = [:]
    var streams = Streams()

    private struct PropertyRead: Hashable {
        let property: ObjectIdentifier
        let receiver: Value?
    }

    /// Code outside any function that is run on its own.
    enum Snippet: Hashable {
        /// The value that a property begins with.
        case property(ObjectIdentifier)
        case observers(ObjectIdentifier)
        /// The value of a parameter that is left out.
        case parameter(Int, Int)
    }

    private struct SnippetRun: Hashable {
        let snippet: Snippet
        let receiver: Value?
        let depth: Int
    }

    private var snippetFrames: [SnippetRun: Frame] = [:]

    /// The frame of a snippet: always the same one, since what is made in it is told apart by it.
    func frame(
        of snippet: Snippet, receiver: Value?, place: LookupPlace, result: ResolvedType?, depth: Int
    ) -> Frame {
        let key = SnippetRun(snippet: snippet, receiver: receiver, depth: depth)
        if let known = snippetFrames[key] { return known }
        let frame = Frame(receiver: receiver, place: place, result: result, depth: depth)
        snippetFrames[key] = frame
        return frame
    }

    init(_ program: Program, dialects: [any Dialect], draft: GraphDraft) {
        self.program = program
        deepestObject = program.nominals.count(where: { $0.properties["body"] != nil }) > 150 ? 2 : 4
        self.dialects = dialects
        self.draft = draft
    }

    /// Counts a step; `false` when the round has used up its work.
    func mayGoOn() -> Bool {
        steps += 1
        if steps > Self.mostSteps { ranOut = true }
        return steps <= Self.mostSteps
    }

    func beginRound() {
        (steps, ranOut) = (0, false)
        for frame in frames.values { frame.visitors = [] }
        closureRuns = [:]
        rendered = []
        targetMemory = TargetMemory()
        handlerCount = 0
        executed = []
        (ranClosures, madeClosures) = ([], [:])
        streams.beginRound()
    }

    /// What has been learnt so far; a round that does not change it was the last.
    var knowledge: Int {
        heap.version &+ frames.values.reduce(0) { $0 &+ $1.returns.count } &+ draft.factCount &+ frames.count
            &+ streams.count
    }

    func with<Result>(owner newOwner: Owner? = nil, mode newMode: Mode? = nil, _ body: () -> Result) -> Result {
        let (oldOwner, oldMode) = (owner, mode)
        owner = newOwner ?? owner
        mode = newMode ?? mode
        defer { (owner, mode) = (oldOwner, oldMode) }
        return body()
    }

    func with<Result>(selection: [PropertyKey], _ body: () -> Result) -> Result {
        let outer = selections
        selections = selection
        defer { selections = outer }
        return body()
    }

    func location(_ position: Position, in file: Int) -> DraftLocation {
        DraftLocation(file: file, position: position)
    }

    // MARK: Running functions

    /// Runs a function with the values of its arguments, in the order of its parameters, and returns what it may return.
    func invoke(_ function: Function, receiver: Value?, arguments: [Values], scope outer: Scope? = nil) -> Values {
        guard let body = function.fact.body, mayGoOn() else {
            return function.fact.result.map {
                values(of: program.resolve($0, in: place(of: function, receiver)))
            } ?? []
        }
        let key = Invocation(function: function.id, receiver: receiver, arguments: arguments)
        let frame: Frame
        if let known = frames[key] {
            frame = known
        } else {
            let place = place(of: function, receiver)
            frame = Frame(
                receiver: receiver, place: place,
                result: function.fact.result.map { program.resolve($0, in: place) },
                depth: depth(of: receiver, arguments))
            frame.routeName = routeName(of: function, arguments)
            frames[key] = frame
        }
        let visit = Frame.Visit(owner: owner, mode: mode, link: link?.choice)
        guard callDepth < Self.deepestCall, frame.visitors.insert(visit).inserted else { return frame.returns }
        executed.insert(function.id)
        callDepth += 1
        defer { callDepth -= 1 }
        let scope = Scope(frame, parent: outer)
        for (parameter, given) in zip(function.fact.parameters, arguments) {
            let type = parameter.type.map { program.resolve($0, in: frame.place) }
            scope.types[parameter.name] = type
            scope.variables[parameter.name] =
                given.isEmpty ? type.map(values(of:)) ?? [] : given
        }
        frame.returns.formUnion(run(body, in: scope, expecting: frame.result))
        if frame.returns.isEmpty, let result = frame.result { return values(of: result) }
        return frame.returns
    }

    private func routeName(of function: Function, _ arguments: [Values]) -> String {
        guard function.fact.name == "handle" else { return function.fact.name }
        for value in arguments.first ?? [] {
            if case .enumCase(_, let name, _) = value { return name }
        }
        return function.fact.name
    }

    func hasRun(_ function: Function) -> Bool { executed.contains(function.id) }

    private func place(of function: Function, _ receiver: Value?) -> LookupPlace {
        let nominal = receiver?.nominal(in: heap)
        var place = LookupPlace(file: function.file, nominal: function.nominal)
        // In an extension of a protocol or a library type, `Self` is the type of the receiver.
        if let nominal, function.nominal?.isForeign == true || function.nominal?.kind == .protocol {
            place.generics["Self"] = .nominal(nominal, [])
        }
        bindGenerics(in: &place, receiver)
        return place
    }

    /// Says what generic parameters stand for where a member of a receiver is declared, in a superclass maybe.
    private func bindGenerics(in place: inout LookupPlace, _ receiver: Value?) {
        let own = generics(of: receiver)
        for (name, type) in own { place.generics[name] = type }
        guard let nominal = receiver?.nominal(in: heap), let declaring = place.nominal, declaring !== nominal,
            !declaring.generics.isEmpty
        else { return }
        for (name, type) in program.arguments(of: declaring, inheritedBy: nominal, own) { place.generics[name] = type }
    }

    /// What the generic parameters of a receiver's type stand for.
    func generics(of receiver: Value?) -> [String: ResolvedType] {
        let nominal: Nominal
        let arguments: [ResolvedType]
        switch receiver {
        case .object(let id)?: (nominal, arguments) = (heap[id].nominal, heap[id].generics)
        case .instance(let type, let given)?: (nominal, arguments) = (type, given)
        default: return [:]
        }
        var result: [String: ResolvedType] = [:]
        for (parameter, argument) in zip(nominal.generics, arguments) where argument != .unknown {
            result[parameter.name] = argument
        }
        return result
    }

    /// How deep in the making of others the objects are that a call works with.
    func depth(of receiver: Value?, _ arguments: [Values]) -> Int {
        var deepest = 0
        visitObjects(in: receiver.map { [$0] } ?? []) { deepest = max(deepest, heap[$0].depth) }
        for values in arguments { visitObjects(in: values) { deepest = max(deepest, heap[$0].depth) } }
        return deepest
    }

    /// Visits the objects that values are or hold on to.
    func visitObjects(in values: Values, _ visit: (ObjectID) -> Void, depth: Int = 0) {
        guard depth < 4 else { return }
        for value in values {
            switch value {
            case .object(let id): visit(id)
            case .binding(let base, _): visitObjects(in: [base], visit, depth: depth + 1)
            case .function(_, let receiver?): visitObjects(in: [receiver], visit, depth: depth + 1)
            case .closure(let id):
                if let receiver = closures[id.index].scope.frame.receiver {
                    visitObjects(in: [receiver], visit, depth: depth + 1)
                }
            case .enumCase(_, _, let payload), .unresolvedCase(_, let payload), .external(_, _, _, let payload):
                for argument in payload { visitObjects(in: argument.values, visit, depth: depth + 1) }
            default: break
            }
        }
    }

    // MARK: Closures

    func closure(_ fact: Closure, in scope: Scope) -> Value {
        let site = ClosureSite(
            file: scope.frame.place.file, position: fact.position, frame: ObjectIdentifier(scope.frame),
            run: scope.run)
        if let known = closureIDs[site] {
            closures[known.index].scope = scope
            madeClosures[known] = madeClosures[known] ?? owner
            return .closure(known)
        }
        let id = ClosureID(index: closures.count)
        closures.append((fact, scope, owner))
        closureIDs[site] = id
        madeClosures[id] = owner
        return .closure(id)
    }

    private struct ClosureRun: Hashable {
        let id: ClosureID
        let arguments: [Values]
        let visit: Frame.Visit
    }

    private var closureRuns: [ClosureRun: Values] = [:]

    private struct CaseRun: Hashable {
        let id: ClosureID
        let arguments: [Values]
    }

    private var caseRuns: [CaseRun: Int] = [:]
    private var caseRunDepths: [Int] = []
    static let deepestCaseRun = 3

    /// Closures made while another runs for a known case belong to that case alone.
    private func caseRun(_ id: ClosureID, _ arguments: [Values], in outer: Int?) -> Int? {
        let depth = outer.map { caseRunDepths[$0] } ?? 0
        let isCase = arguments.contains { $0.contains { if case .enumCase = $0 { true } else { false } } }
        guard isCase, depth < Self.deepestCaseRun else { return outer }
        let key = CaseRun(id: id, arguments: arguments)
        if let known = caseRuns[key] { return known }
        let run = caseRunDepths.count
        caseRunDepths.append(depth + 1)
        caseRuns[key] = run
        return run
    }

    private var ranClosures: Set<ClosureID> = []
    /// The closures that this round came upon, and for whom first.
    private var madeClosures: [ClosureID: Owner] = [:]

    /// Runs the closures that were given away and that nothing was seen to call: whoever made them does what they do.
    func runUncalledClosures() {
        var hasMore = true
        while hasMore {
            hasMore = false
            for (id, owner) in madeClosures.sorted(by: { $0.key.index < $1.key.index }) where !ranClosures.contains(id) {
                hasMore = true
                ranClosures.insert(id)
                _ = with(owner: owner, mode: .body) { run(id, []) }
            }
        }
    }

    /// Runs a closure and returns the values of its body.
    func run(_ id: ClosureID, _ arguments: [Values], expecting type: ResolvedType? = nil) -> Values {
        let key = ClosureRun(
            id: id, arguments: arguments, visit: Frame.Visit(owner: owner, mode: mode, link: link?.choice))
        if let known = closureRuns[key] { return known }
        closureRuns[key] = []
        guard callDepth < Self.deepestCall, mayGoOn() else { return [] }
        callDepth += 1
        defer { callDepth -= 1 }
        ranClosures.insert(id)
        let (fact, outer, _) = closures[id.index]
        let scope = outer.inner()
        scope.run = caseRun(id, arguments, in: outer.run)
        for (index, parameter) in fact.parameters.enumerated() {
            var given = index < arguments.count ? arguments[index] : []
            if let written = parameter.type {
                let resolved = program.resolve(written, in: outer.frame.place)
                scope.types[parameter.name] = resolved
                if given.isEmpty { given = values(of: resolved) }
            }
            let name = parameter.name.hasPrefix("$") ? String(parameter.name.dropFirst()) : parameter.name
            scope.variables[name] = given
            if name != parameter.name { scope.variables[parameter.name] = given }
        }
        if fact.parameters.isEmpty {
            for (index, given) in arguments.enumerated() { scope.variables["$\(index)"] = given }
        }
        let result = run(fact.body, in: scope, expecting: type)
        closureRuns[key] = result
        return result
    }

    /// Calls whatever of the values can be called.
    func call(_ callees: Values, _ arguments: [Values]) -> Values {
        var result: Values = []
        for callee in callees {
            switch callee {
            case .closure(let id): result.formUnion(run(id, arguments))
            case .function(let function, let receiver):
                result.formUnion(invoke(function, receiver: receiver, arguments: padded(arguments, for: function)))
            // An autoclosure's value, called.
            case .object, .instance, .external, .enumCase: result.insert(callee)
            case .metatype(let type): result.formUnion(values(of: type))
            default: break
            }
        }
        return result
    }

    private func padded(_ arguments: [Values], for function: Function) -> [Values] {
        let count = function.fact.parameters.count
        return Array((arguments + Array(repeating: [], count: max(0, count - arguments.count))).prefix(count))
    }

    // MARK: Properties

    /// Some value of a type: what is known where only the declaration is.
    func values(of type: ResolvedType) -> Values {
        switch type {
        case .nominal(let nominal, let arguments): [.instance(nominal, arguments)]
        case .external(let name, let arguments): [.external(name, arguments, member: nil, [])]
        case .array(let element): values(of: element)
        case .composed(let parts): parts.first { $0.nominal != nil }.map(values(of:)) ?? []
        case .tuple, .function, .unknown: []
        }
    }

    func place(of property: Property, _ receiver: Value?) -> LookupPlace {
        var place = LookupPlace(file: property.file, nominal: property.nominal)
        bindGenerics(in: &place, receiver)
        return place
    }

    func type(of property: Property, _ receiver: Value? = nil) -> ResolvedType? {
        let place = place(of: property, receiver)
        if let written = property.fact.type { return program.resolve(written, in: place) }
        // `@Environment(Router.self) var router`
        for attribute in property.fact.attributes {
            for argument in attribute.arguments {
                if let name = FileLowering.dottedName(argument.value), name.mayNameType {
                    return program.resolve(.named(name, []), in: place)
                }
                if case .keyPath(let root, let names, _) = argument.value, let name = names.last,
                    let found = injected(name, root, by: attribute, in: place)
                {
                    return found
                }
            }
        }
        return nil
    }

    /// The type of what a wrapper takes from a container by a key path: `@Injected(\.service)`,
    /// `@Environment(\.router)`.
    private func injected(
        _ name: String, _ root: TypeName?, by wrapper: AttributeFact, in place: LookupPlace
    ) -> ResolvedType? {
        var container = root.flatMap { program.resolve($0, in: place).nominal }
        switch program.resolve(wrapper.name, in: place) {
        case .nominal(let nominal, _):
            // The wrapper's initialiser takes a `KeyPath<Container, Value>`.
            let paths = (nominal.functions["init"] ?? []).flatMap(\.fact.parameters).compactMap(\.type)
                .filter { $0.base.hasSuffix("KeyPath") }
            container =
                container
                ?? paths.lazy.compactMap { path in
                    path.arguments.first.flatMap {
                        self.program.resolve($0, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal
                    }
                }.first
        case .external(let type, _):
            let names =
                type == "Environment" ? ["EnvironmentValues"] : ["Container", "SharedContainer", "DependencyValues"]
            container =
                container
                ?? names.lazy.compactMap { self.program.foreignExtensions[$0] }.first { $0.properties[name] != nil }
        default: break
        }
        guard let property = container.flatMap({ program.property(name, of: $0) }), let type = type(of: property) else {
            return nil
        }
        if case .external("Factory", let given) = type { return given.first }
        return type
    }

    func read(_ name: String, of receiver: Value) -> Values {
        switch receiver {
        case .object(let id):
            let nominal = heap[id].nominal
            let stored = (heap[id].fields[name] ?? []).union(heap.summary(of: nominal, name))
            guard let property = program.property(name, of: nominal) else {
                return stored.isEmpty ? payload(name, of: receiver) : dereferenced(stored)
            }
            if property.fact.getter != nil { return compute(property, receiver) }
            return orSome(stored.isEmpty ? initial(property, receiver) : dereferenced(stored), property, receiver)
        case .instance(let nominal, _):
            guard let property = program.property(name, of: nominal) else { return inheritedField(name, of: nominal) }
            if property.fact.getter != nil { return compute(property, receiver) }
            let stored = inheritedField(name, of: nominal)
            return orSome(stored.isEmpty ? initial(property, receiver) : stored, property, receiver)
        case .enumCase(let nominal, _, _):
            guard let property = program.property(name, of: nominal) else { return payload(name, of: receiver) }
            return compute(property, receiver)
        case .binding(let base, let property):
            if name == "wrappedValue" || name == "projectedValue" { return read(property, of: base) }
            return dereferenced([receiver]).reduce(into: []) { $0.formUnion(read(name, of: $1)) }
        case .metatype(let type): return readStatic(name, of: type)
        case .external, .unresolvedCase: return payload(name, of: receiver)
        default: return []
        }
    }

    /// A variable that was only seen to hold nothing is there to be given something.
    private func orSome(_ values: Values, _ property: Property, _ receiver: Value) -> Values {
        guard values == [.null], !property.fact.isConstant else { return values }
        return values.union(type(of: property, receiver).map(self.values(of:)) ?? [])
    }

    /// What any object of a type, or of one that inherits from it, was seen to hold in a property.
    private func inheritedField(_ name: String, of nominal: Nominal) -> Values {
        var result = heap.summary(of: nominal, name)
        for type in [nominal] + program.descendants(of: nominal) {
            for id in heap.objects(of: type) { result.formUnion(heap[id].fields[name] ?? []) }
        }
        return dereferenced(result)
    }

    /// A property of a value that is only known by how it was made: the argument of that label.
    private func payload(_ name: String, of value: Value) -> Values {
        let arguments: ArgumentValues =
            switch value {
            case .enumCase(_, _, let payload), .unresolvedCase(_, let payload): payload
            case .external(_, _, _, let arguments): arguments
            default: []
            }
        return arguments.first { $0.label == name }?.values ?? []
    }

    private var followed: Values = []
    /// Computed properties that are being followed to what they hand on.
    var forwarding: Values = []

    /// What bindings lead to.
    func dereferenced(_ values: Values) -> Values {
        var result: Values = []
        for value in values {
            guard case .binding(let base, let property) = value else {
                result.insert(value)
                continue
            }
            // A view inside itself may hand its own binding on.
            guard followed.insert(value).inserted else { continue }
            result.formUnion(read(property, of: base))
            followed.remove(value)
        }
        return result
    }

    private func compute(_ property: Property, _ receiver: Value?) -> Values {
        guard let getter = property.fact.getter else { return initial(property, receiver) }
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        let invocation = Invocation(
            function: -1 - getterID(of: property), receiver: receiver, arguments: [])
        let frame: Frame
        if let known = frames[invocation] {
            frame = known
        } else {
            var place = place(of: property, receiver)
            if let nominal = receiver?.nominal(in: heap), property.nominal?.isForeign == true {
                place.generics["Self"] = .nominal(nominal, [])
            }
            frame = Frame(
                receiver: receiver, place: place, result: property.fact.type.map { program.resolve($0, in: place) },
                depth: depth(of: receiver, []))
            frames[invocation] = frame
        }
        let visit = Frame.Visit(owner: owner, mode: mode, link: link?.choice)
        guard callDepth < Self.deepestCall, !evaluating.contains(key), frame.visitors.insert(visit).inserted else {
            return frame.returns
        }
        evaluating.insert(key)
        callDepth += 1
        defer {
            evaluating.remove(key)
            callDepth -= 1
        }
        frame.returns.formUnion(run(getter, in: Scope(frame), expecting: frame.result))
        if frame.returns.isEmpty, let result = frame.result { return values(of: result) }
        return frame.returns
    }

    private var getterIDs: [ObjectIdentifier: Int] = [:]

    private func getterID(of property: Property) -> Int {
        let key = ObjectIdentifier(property)
        if let known = getterIDs[key] { return known }
        getterIDs[key] = getterIDs.count
        return getterIDs.count - 1
    }

    /// What a stored property holds before anything is assigned.
    func initial(_ property: Property, _ receiver: Value?) -> Values {
        let declared = type(of: property, receiver)
        guard let initializer = property.fact.initializer else { return declared.map(values(of:)) ?? [] }
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        guard evaluating.insert(key).inserted else { return [] }
        defer { evaluating.remove(key) }
        let frame = frame(
            of: .property(ObjectIdentifier(property)), receiver: receiver, place: place(of: property, receiver),
            result: declared, depth: depth(of: receiver, []))
        let result = evaluate(initializer, in: Scope(frame), expecting: declared)
        if case .object(let id)? = receiver, !result.isEmpty { heap.write(result, to: property.fact.name, of: id) }
        if result.isEmpty { return declared.map(values(of:)) ?? [] }
        return result
    }

    func readStatic(_ name: String, of type: ResolvedType) -> Values {
        switch type {
        case .nominal(let nominal, _):
            if let found = nominal.cases.first(where: { $0.name == name }) {
                return found.payload.isEmpty ? [.enumCase(nominal, name, [])] : [.enumCase(nominal, name, [])]
            }
            if name == "allCases" { return Set(nominal.cases.map { .enumCase(nominal, $0.name, []) }) }
            if let property = program.property(name, of: nominal) { return readStatic(property, of: nominal) }
            let functions = program.methods(name, of: nominal)
            if !functions.isEmpty { return Set(functions.map { .function($0, receiver: .metatype(type)) }) }
            return []
        case .external(let external, let arguments):
            if let property = program.foreignExtensions[type.lastName]?.properties[name], property.fact.isStatic {
                return readStatic(property, of: nil)
            }
            return [.external(external, arguments, member: name, [])]
        default: return []
        }
    }

    func readStatic(_ property: Property, of nominal: Nominal?) -> Values {
        let receiver = nominal.map { Value.metatype(.nominal($0, [])) }
        if property.fact.getter != nil { return compute(property, receiver) }
        let key = ObjectIdentifier(property)
        if let known = staticValues[key], !known.isEmpty { return known }
        staticValues[key] = []
        // A shared object is made once, by nobody in particular.
        let result = with(owner: .launch, mode: .body) { initial(property, receiver) }
        staticValues[key] = result
        return result
    }

    // MARK: Writing

    func write(
        _ values: Values, to name: String, of receiver: Value, at location: DraftLocation, isInitial: Bool = false
    ) {
        if case .binding = receiver {
            for inner in dereferenced([receiver]) { write(values, to: name, of: inner, at: location) }
            return
        }
        // Assigning through a binding changes what it is bound to.
        if case .object(let id) = receiver {
            for value in heap[id].fields[name] ?? [] {
                if case .binding(let base, let property) = value, followed.insert(value).inserted {
                    write(values, to: property, of: base, at: location)
                    followed.remove(value)
                    return
                }
            }
        }
        guard let nominal = receiver.nominal(in: heap) else { return }
        let property = program.property(name, of: nominal)
        if property?.fact.getter != nil {
            let onward = forwarded(name, of: receiver)
            for place in onward { write(values, to: place.name, of: place.receiver, at: location) }
            if !onward.isEmpty { return }
        }
        if property?.fact.type == nil || !values.isEmpty {
            if case .object(let id) = receiver {
                heap.write(values, to: name, of: id)
            } else {
                heap.write(values, toAny: nominal, name)
            }
        }
        record(
            Mutation(
                key: PropertyKey(nominal: nominal, name: name), values: values,
                isInitial: isInitial,
                owner: owner, location: location))
        if let observers = property?.fact.observers, !observers.isEmpty, let property {
            let frame = frame(
                of: .observers(ObjectIdentifier(property)), receiver: receiver,
                place: place(of: property, receiver), result: nil, depth: 0)
            let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
            if evaluating.insert(key).inserted {
                _ = run(observers, in: Scope(frame), expecting: nil)
                evaluating.remove(key)
            }
        }
    }

    // MARK: Rendering

    var rendered: Set<RenderKey> = []

    var targetMemory = TargetMemory()

    /// What values were found to show in this round.
    struct TargetMemory {
        var found: [TargetKey: Set<Target>] = [:]
        /// Values that are being looked at.
        var open: Set<TargetKey> = []
        var hasMetItself = false
    }

    struct TargetKey: Hashable {
        let value: Value
        let route: String
        let visit: Frame.Visit
    }

    struct RenderKey: Hashable {
        let value: Value
        let owner: Owner
    }
}
