// Calls functions: makes the frame and scope of a call, and returns the values of its result.

extension Interpreter {
    // MARK: Running functions

    /// Runs a function with the values of its arguments, in the order of its parameters, and returns what it may return.
    func invoke(
        _ function: Function, receiver: Value?, arguments: [Values], sure: Set<Int> = [],
        knowing known: AssignedValues = [:], scope outer: Scope? = nil, expecting type: ResolvedType? = nil
    ) -> Values {
        typesApart(arguments, of: function).flatMap { recordsApart($0, of: function) }.reduce(into: []) {
            given, arguments in
            for variant in program.seen([function] + function.targetVariants, from: fileOfCode) {
                given.unite(invokeOne(variant, receiver, arguments, sure, known, outer, type))
            }
        }
    }

    private func invokeOne(
        _ function: Function, _ receiver: Value?, _ arguments: [Values], _ sure: Set<Int>, _ known: AssignedValues,
        _ outer: Scope?, _ expected: ResolvedType?
    ) -> Values {
        guard let body = function.fact.body, spendStep() else {
            return function.fact.result.map {
                values(of: program.resolve($0, in: place(of: function, receiver)))
            } ?? []
        }
        let given = widenedRecursion(receiver, fitting(arguments, for: function, receiver), of: function)
        let (receiver, arguments) = distinguished(given.receiver, given.arguments, callOf: function)
        let assumed = assumption
        if Self.returnsVoid(function) || makesModel(function) || !mayAsk(forAssumedOf: receiver, arguments) {
            assumption = nil
        }
        defer { assumption = assumed }
        let frame = frame(
            of: function, receiver, arguments, sure, known, inside: outer?.frame,
            expecting: isGivenByResult(function) ? expected : nil)
        return with(owner: ownerOfCode(function, of: receiver)) {
            with(initializing: initialized(by: function, of: receiver)) {
                tracing(frame) { waiting(frame) { run(function, in: frame, body, arguments, outer) } }
            }
        }
    }

    /// Whether a function returns nothing. Its effects do not depend on the state that is assumed while destinations are found.
    static func returnsVoid(_ function: Function) -> Bool {
        guard function.fact.name != "init" else { return false }
        switch function.fact.result {
        case nil, .tuple([])?: return true
        case let result?: return result.base == "Void"
        }
    }

    private func run(
        _ function: Function, in frame: Frame, _ body: [Statement], _ arguments: [Values], _ outer: Scope?
    ) -> Values {
        let visit = visit
        defer { noteCalled(frame) }
        guard !wasVisited(frame, visit),
            limits.allow(.calls, beside: callDepth, elseLeaveOut: location(function.fact.position, in: function.file))
        else {
            frame.noteAsked()
            if mayEnter(wasVisited(frame, visit)) { noteLeftOut(frame.ownerUse) }
            decided.unite(frame.decided)
            link?.repeatSteps(ObjectIdentifier(frame))
            return frame.isUnknown(mode) ? [] : frame[returnedFor: mode]
        }
        let before = link?.stepCount
        defer { if let before { link?.note(ObjectIdentifier(frame), from: before, limits) } }
        frame.visitors.insert(visit)
        executed.insert(function.id)
        callDepth += 1
        callers.append(frame)
        defer {
            callDepth -= 1
            callers.removeLast()
        }
        let scope = scope(of: function, in: frame, arguments, parent: outer)
        frame.decided.unite(
            decisions {
                let returned = watchingOwner(frame.ownerUse, elseForOthers: { frame.visitors.insert(visit.of($0)) }) {
                    frame.running { activating(scope) { run(body, in: scope, expecting: frame.result) } }
                }
                noteUse(of: function, frame, giving: returned)
                // Void functions that call one another would give ever larger tasks. An initialiser gives what it makes.
                if function.fact.result != nil || function.fact.name == "init" {
                    frame.add(returned, returnedFor: mode)
                }
            })
        if frame.isUnknown(mode), !Self.givesNothing(body), let result = frame.result {
            return values(of: result).union(frame[returnedFor: mode])
        }
        return frame[returnedFor: mode]
    }

    /// Whether code gives an empty collection, and does nothing else.
    static func givesNothing(_ body: [Statement]) -> Bool {
        guard body.count == 1 else { return false }
        switch body[0] {
        case .expression(.array(let elements)), .returning(.array(let elements)?),
            .expression(.dictionary(_, let elements)),
            .returning(.dictionary(_, let elements)?):
            return elements.isEmpty
        default: return false
        }
    }

    private func frame(
        of function: Function, _ receiver: Value?, _ arguments: [Values], _ sure: Set<Int> = [],
        _ known: AssignedValues = [:], inside outer: Frame? = nil,
        expecting expected: ResolvedType? = nil
    ) -> Frame {
        limits.spend(1 + arguments.count)
        let key = Invocation(
            function: function.id, receiver: receiver, arguments: arguments, result: expected, assumption: assumption,
            link: link?.choice, sure: sure, known: known, caller: caller(ofFactory: function),
            outer: outer.map(ObjectIdentifier.init))
        if let known = frames[key] { return known }
        var place = place(of: function, receiver)
        bindGenerics(in: &place, of: function, arguments, expecting: expected)
        let frame = Frame(
            receiver: receiver, place: place, result: function.fact.result.map { program.resolve($0, in: place) },
            depth: held(by: receiver, arguments).depth.orDeeper(key.caller?.depth ?? .none))
        frame.caller = key.caller
        frame.routeName = routeName(of: function, arguments)
        (frame.function, frame.given, frame.sure, frame.known) = (function.id, arguments, sure, known)
        frames[key] = frame
        functionUses.noteCall(of: function.id)
        return frame
    }

    private func scope(of function: Function, in frame: Frame, _ arguments: [Values], parent: Scope?) -> Scope {
        let scope = Scope(frame, parent: parent, activation: Activation(of: frame, knowing: frame.known))
        scope.isForInitializer = initializing != nil && initializing == frame.receiver
        let types = program.parameterTypes(of: function, in: frame.place)
        for (index, (parameter, given)) in zip(function.fact.parameters, arguments).enumerated() {
            let type = types[index]
            scope.types[parameter.name] = parameter.isVariadic ? type.map(ResolvedType.array) : type
            scope.variables[parameter.name] = widened(given, type)
            scope.parameters.insert(parameter.name)
            if frame.sure.contains(index) { scope.sure.insert(parameter.name) }
        }
        return scope
    }

    /// The scope that a function's body runs in for such arguments.
    func scope(of function: Function, receiver: Value?, _ arguments: [Values], sure: Set<Int> = []) -> Scope {
        scope(of: function, in: frame(of: function, receiver, arguments, sure), arguments, parent: nil)
    }

    /// The coordinator's code that came by a value which it then gave to a helper: that code says what becomes of it.
    func givingFrame(of value: Value, to frame: Frame) -> Frame {
        guard let index = callers.lastIndex(where: { $0 === frame }) else { return frame }
        var givingFrame = frame
        var helper = frame
        for caller in callers[..<index].reversed() {
            guard helper.given.contains(where: { $0.contains(value) || $0.contains { wraps($0, value) } }) else {
                break
            }
            helper = caller
            // In between there may be helpers of a router, which is no coordinator.
            if caller.receiver?.nominal(in: heap).flatMap(flow) != nil { givingFrame = caller }
        }
        return givingFrame
    }

    private func routeName(of function: Function, _ arguments: [Values]) -> String {
        guard function.fact.name == "handle" else { return function.fact.name }
        guard let first = arguments.first, first.count == 1, case .enumCase(_, let name, _)? = first.first else {
            return function.fact.name
        }
        return name
    }

    /// Whether something was seen to call a function: before what nothing calls is run in this round, or ever.
    func isCalled(_ function: Function) -> Bool { executed.contains(function.id) || called.contains(function.id) }

    func place(of function: Function, _ receiver: Value?) -> LookupPlace {
        var place = LookupPlace(file: function.file, nominal: function.nominal)
        bindSelf(in: &place, receiver)
        bindGenerics(in: &place, receiver)
        return place
    }

    /// Says what generic parameters stand for where a member of a receiver is declared, in a superclass maybe.
    func bindGenerics(in place: inout LookupPlace, _ receiver: Value?) {
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
        case .instance(let type, let given)?, .metatype(.nominal(let type, let given))?:
            (nominal, arguments) = (type, given)
        case .external?:
            // What RxSwift's wrapper is around: `extension Reactive where Base: Screen`.
            let around = receiver.flatMap { wrapped("base", in: $0) }?.compactMap { $0.nominal(in: heap) } ?? []
            return Set(around).count == 1 ? ["Base": .nominal(around[0], [])] : [:]
        default: return [:]
        }
        guard !nominal.generics.isEmpty, !arguments.isEmpty else { return [:] }
        var result: [String: ResolvedType] = [:]
        for (parameter, argument) in zip(nominal.generics, arguments) where argument != .unknown {
            result[parameter.name] = argument
        }
        return result
    }

    // MARK: Closures

    func closure(_ fact: Closure, in scope: Scope) -> Value {
        let site = site(of: fact, in: scope)
        if let known = closureIDs[site] {
            closures[known.index].scope = scope
            trace.noteMade(known, at: place(of: known), for: scope.frame.receiver)
            if madeClosures[known] == nil {
                madeClosures[known] = ownerOfParts(of: scope.frame.receiver)
                // Another round may know better whose code this is.
                closures[known.index].owner = currentOwner
                leftClosures.forget(.closure(known))
            }
            return .closure(known)
        }
        let id = ClosureID(index: closures.count)
        closures.append((fact, scope, currentOwner))
        closureIDs[site] = id
        trace.noteMade(id, at: place(of: id), for: scope.frame.receiver)
        madeClosures[id] = ownerOfParts(of: scope.frame.receiver)
        return .closure(id)
    }

    /// Closures made while another runs for a known case belong to that case alone.
    private func caseRun(_ id: ClosureID, _ arguments: [Values], in outer: Int?) -> Int? {
        let depth = outer.map { caseRunDepths[$0] } ?? 0
        let isCase = arguments.contains { $0.contains(where: Self.isCase) }
        guard isCase, limits.allow(.casesInClosures, beside: depth) else { return outer }
        let key = CaseRun(id: id, arguments: arguments)
        if let known = caseRuns[key] { return known }
        let run = caseRunDepths.count
        caseRunDepths.append(depth + 1)
        caseRuns[key] = run
        return run
    }

    /// Whether a value is a case of an enum: of the app's, or of the results that libraries give.
    static func isCase(_ value: Value) -> Bool {
        switch value {
        case .enumCase, .unresolvedCase: true
        case .external(_, _, _, let parts) where isTuple(value): parts.contains { $0.values.contains(where: isCase) }
        case .external(let name, _, .some, _): name == "Result" || name.lastPart == "Completion"
        default: false
        }
    }

    /// What a screen was given to call when it is gone is not done by that screen, but by the one that gave it.
    func runAfterwards(_ values: Values) {
        for case .closure(let id) in values where ranClosures.insert(id).inserted {
            let maker = closures[id.index].owner
            guard let node = maker.node, draft.nodes[node]?.kind == .screen else { continue }
            _ = with(owner: maker, mode: .body, acting: true) { run(id, []) }
        }
    }

    /// Where a closure stands in the code.
    func place(of id: ClosureID) -> DraftLocation {
        location(closures[id.index].fact.position, in: closures[id.index].scope.frame.place.file)
    }

    /// Runs closures for an event of the system's.
    func answer(_ closures: Values, _ event: Value) {
        isAnswering = true
        runClosures(closures, [[event]])
        isAnswering = false
    }

    /// Runs a closure and returns the values of its body.
    func run(_ id: ClosureID, _ arguments: [Values], expecting type: ResolvedType? = nil) -> Values {
        guard spendStep(), mayEnter(!silencedClosures.contains(id)) else { return [] }
        if let done = forScreens(
            thatLeft: .closure(id), given: arguments, call: { run(id, arguments, expecting: type) })
        {
            return done
        }
        // A closure that does more than hand an event on answers it itself.
        if closures[id.index].fact.body.count > 1 { isAnswering = false }
        return with(initializing: nil) {
            tracing(.closure(id, arguments), of: closures[id.index].scope.frame.place.nominal) {
                waiting(id) { runBody(of: id, arguments, expecting: type) }
            }
        }
    }

    private func runBody(of id: ClosureID, _ arguments: [Values], expecting type: ResolvedType?) -> Values {
        limits.spend(1 + arguments.count)
        let key = ClosureRun(
            id: id, arguments: arguments,
            visit: visit)
        defer { noteCalled(id) }
        if let known = knownResult(of: key) {
            noteLeftOut(known.ownerUse)
            decided.unite(known.decided)
            link?.repeatSteps(ObjectIdentifier(known))
            return known.values
        }
        let kept = ClosureResult()
        let before = link?.stepCount
        defer { if let before { link?.note(ObjectIdentifier(kept), from: before, limits) } }
        closureRuns[key] = kept
        guard mayEnter(limits.allow(.calls, beside: callDepth, elseLeaveOut: place(of: id))), spendStep() else {
            return []
        }
        callDepth += 1
        defer { callDepth -= 1 }
        ranClosures.insert(id)
        let scope = scope(of: id, arguments)
        runningClosures.append((id, callers.count))
        defer { runningClosures.removeLast() }
        let type = closures[id.index].fact.result.map { program.resolve($0, in: scope.frame.place) } ?? type
        kept.decided = decisions {
            kept.values = watchingOwner(kept.ownerUse, elseForOthers: { self.closureRuns[key.of($0)] = kept }) {
                activating(scope, of: id) { run(closures[id.index].0.body, in: scope, expecting: type) }
            }
        }
        if scope.activation.returnsUnknown {
            kept.values = kept.values == [.null] ? type.map(values(of:)) ?? [] : kept.values.withEitherTruth
        }
        return kept.values
    }

    /// The scope that a closure's body runs in for such arguments.
    func scope(of id: ClosureID, _ arguments: [Values]) -> Scope {
        let (fact, outer, _) = closures[id.index]
        let arguments = parameters(arguments, of: fact)
        let scope = Scope(outer.frame, parent: outer)
        scope.run = caseRun(id, arguments, in: outer.run)
        scope.turn = scope.run == outer.run ? turn(of: id, arguments) ?? outer.turn : outer.turn
        scope.isInClosure = true
        for (index, parameter) in fact.parameters.enumerated() {
            var given = index < arguments.count ? arguments[index] : []
            if let written = parameter.type {
                let resolved = program.resolve(written, in: outer.frame.place)
                scope.types[parameter.name] = resolved
                if given.isEmpty { given = values(of: resolved) }
            }
            // A closure that names a parameter `self` is given what is `self` around it.
            if given.isEmpty, parameter.name == "self" { continue }
            let name = parameter.name.hasPrefix("$") ? String(parameter.name.dropFirst()) : parameter.name
            scope.variables[name] = given
            scope.parameters.insert(name)
            if name != parameter.name { scope.variables[parameter.name] = given }
        }
        if fact.parameters.isEmpty {
            for (index, given) in arguments.enumerated() {
                scope.variables["$\(index)"] = given
                scope.parameters.insert("$\(index)")
            }
        }
        return scope
    }

    /// Calls whatever of the values can be called.
    func call(_ callees: Values, _ arguments: [Values], expecting type: ResolvedType? = nil) -> Values {
        var result: Values = []
        forEachAlone(of: overloads(among: callees, taking: arguments)) { callee in
            switch callee {
            case .closure(let id):
                for given in recordsApart(arguments, of: id) { result.unite(run(id, given, expecting: type)) }
            case .function(let function, let receiver):
                let given = padded(arguments, for: function)
                result.unite(
                    forScreens(thatLeft: callee, given: arguments) { callHanded(function, receiver, given) }
                        ?? callHanded(function, receiver, given))
            case .external(let name, let generics, _, let given) where DependencyNames.factories.contains(name):
                result.unite(product(generics, given, arguments))
            // An autoclosure's value, called; what a container gives a factory: `args()`.
            case .object, .instance, .external, .enumCase, .binding: result.insert(callee)
            case .metatype(let type): result.unite(values(of: type))
            // `\.screen`, for a function of one parameter.
            case .keyPath(let names, _): result.unite(names.reduce(arguments.first ?? []) { member(of: $0, $1) })
            default: break
            }
        }
        return result
    }

    private func padded(_ arguments: [Values], for function: Function) -> [Values] {
        let count = function.fact.parameters.count
        return Array((arguments + Array(repeating: [], count: max(0, count - arguments.count))).prefix(count))
    }
}
