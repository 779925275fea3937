/// One run of a function's or closure's body: its `self`, and the place by which its names are looked up.
final class Frame {
    let receiver: Value?
    let place: LookupPlace
    let result: ResolvedType?
    /// How many objects stand one in the other's making here.
    let depth: Heap.MakingDepth
    /// What a way to another coordinator is called that is written here: the function's name, or the action's that it
    /// is handling.
    var routeName: String?
    /// Of code that is run when a property is assigned, the property's name and the values that it has there.
    var assigned: (name: String, values: Values)?
    /// The function that is run, and what it was called with.
    var function: Int?
    var given: [Values] = []
    /// Those of its parameters that may be left out, and were given something that is there for certain.
    var sure: Set<Int> = []
    /// For whom a factory function makes its result; `nil` for any other code.
    var caller: FactoryCaller?
    /// What it works with; `nil` as long as nobody asked.
    var held: HeldObjects?
    /// The values that it returns, as parts of a screen and as screens.
    private var returned: [Interpreter.Mode: Values] = [:]
    /// The owners under which the body has been run in this round.
    var visitors: Set<Visit> = []
    private(set) var ownerUse = OwnerUse()
    /// The enums by whose cases it decides what is shown.
    var decided: Set<Nominal> = []
    /// The properties that its code assigns, or that code does which it calls.
    var written = PropertyNames()
    /// The properties that its code asks for, or that code does which it calls, as far as code assigns them before it calls
    /// other code.
    var asked = PropertyNames()
    /// What its caller has just assigned of them.
    var known: AssignedValues = [:]
    /// Whether it was asked what it returns while it ran: the view of an item with items.
    private var isRecursive = false
    /// How many of its runs have begun, and not ended.
    private var openRuns = 0
    /// Whether an earlier round has come upon it.
    private(set) var isOfEarlierRound = false

    /// What its runs for each screen waited for: continuations, and calls of functions that wait.
    var awaited: [NodeKey?: Distinct<StreamID>] = [:]
    /// What its code puts in the place of the value that it works with.
    var replacements: Values = []
    /// What its code gives to properties of the record that it works with.
    var changes: [String: Values] = [:]
    /// Whether it returns something of which nothing is known.
    var returnsUnknown = false

    /// Whether nothing is known of what it returns, but for `nil`.
    func isUnknown(_ mode: Interpreter.Mode) -> Bool {
        let known = self[returnedFor: mode]
        return known.isEmpty || returnsUnknown && known == [.null]
    }

    var returnCount: Int { returned.values.reduce(0) { $0 &+ $1.count } }

    subscript(returnedFor mode: Interpreter.Mode) -> Values {
        let known = returned[mode] ?? []
        return returnsUnknown ? known.withEitherTruth : known
    }

    /// Adds the values that a run of the body returned. In recursive code, a library's value that is made of an earlier result
    /// is not added: it would grow with each run.
    func add(_ values: Values, returnedFor mode: Interpreter.Mode) {
        let known = self[returnedFor: mode]
        guard isRecursive, !known.isEmpty else { return returned[mode, default: []].unite(values) }
        let news = values.filter { value in
            !value.isMade(of: known.filter { $0.isOfSameLibraryType(as: value) })
        }
        returned[mode, default: []].unite(news)
    }

    /// Runs the body.
    func running<Result>(_ run: () -> Result) -> Result {
        openRuns += 1
        defer { openRuns -= 1 }
        return run()
    }

    /// Notes that code asked what the body returns, and did not run it.
    func noteAsked() { if openRuns > 0 { isRecursive = true } }

    struct Visit: Hashable {
        var owner: OwnerScope
        let mode: Interpreter.Mode
        let isActing: Bool
        let link: DeepLinkKind?
        let assumption: Assumption?
        /// Whether an initialiser runs it on its own object.
        let isInitializing: Bool
    }

    func beginRound() { (visitors, ownerUse, isOfEarlierRound) = ([], OwnerUse(), true) }

    init(receiver: Value?, place: LookupPlace, result: ResolvedType?, depth: Heap.MakingDepth) {
        self.receiver = receiver
        self.place = place
        self.result = result
        self.depth = depth
    }
}

/// Local names, innermost first.
final class Scope {
    let parent: Scope?
    let frame: Frame
    /// The run of a body that it is part of.
    let activation: Activation
    var variables = LocalNames()
    var types: [String: ResolvedType] = [:]
    var functions: [String: Function] = [:]
    /// The names in it that are a function's parameters: those keep the value that they are given.
    var parameters: Set<String> = []
    /// Those that may hold nothing, and were given something that is there for certain.
    var sure: Set<String> = []
    /// The only values that names have here; `nil` for a name that may have others.
    var certain: [String: Value?] = [:]
    /// The states whose values conditions bound to names: `if let step = model.step`.
    var states: [String: NamedState] = [:]
    /// What is known of its code: the conditions around it, and those of each `guard` before.
    var conditions: [KnownCondition] = []
    /// What constants and variables are made of, as it is written.
    private var origins: [String: Expression] = [:]
    /// The names of variables that hold a part of a stack.
    var parts: [String: StackPart] = [:]
    /// The run of a closure for a known case that this is part of.
    var run: Int?
    /// The run of a closure with other values than its first run in this round that this is part of.
    var turn: Int?
    /// Whether it is part of a closure, which may be run long after the function around it.
    var isInClosure: Bool
    /// Whether it is part of a method that an initialiser calls on its own object.
    var isForInitializer: Bool
    /// Whether it is a branch or a loop of code that says what it returns: the values of its expressions are not returned.
    var onlyReturns = false

    /// The outermost scope of a body, or one within another scope of the same run of it.
    init(_ frame: Frame, parent: Scope? = nil, activation: Activation? = nil) {
        self.frame = frame
        self.parent = parent
        self.activation = activation ?? Activation(of: frame)
        run = parent?.run
        turn = parent?.turn
        isInClosure = parent?.isInClosure ?? false
        isForInitializer = parent?.isForInitializer ?? false
    }

    /// Whether this is an initialiser's own code, of that value.
    func isInitializer(of value: Value) -> Bool {
        frame.routeName == "init" && frame.receiver == value && !isInClosure
    }

    /// The same, or code of a method that the initialiser calls on it.
    func isInitializing(_ value: Value) -> Bool {
        isInitializer(of: value) || isForInitializer && frame.receiver == value && !isInClosure
    }

    /// Notes that the body returns something of which nothing is known.
    func noteReturningUnknown() {
        activation.returnsUnknown = true
        if !isInClosure { frame.returnsUnknown = true }
    }

    /// What a property was just given, in the code that is run for that.
    func assigned(_ expression: Expression) -> Values? {
        guard let assigned = frame.assigned else { return nil }
        switch expression.withoutSelf {
        case .name(let name, _):
            return (name == assigned.name || name == "newValue") && variable(name) == nil ? assigned.values : nil
        default: return nil
        }
    }

    func inner() -> Scope {
        let inner = Scope(frame, parent: self, activation: activation)
        inner.onlyReturns = onlyReturns
        return inner
    }

    /// The scope of an `if` or `switch` that stands for a value.
    func innerOfValue() -> Scope { Scope(frame, parent: self, activation: activation) }

    func variable(_ name: String) -> Values? {
        var scope: Scope? = self
        while let current = scope {
            if let values = current.variables[name] { return values }
            scope = current.parent
        }
        return nil
    }

    /// Whether a variable is declared in the run of a body that this is part of: not in code around a closure.
    func isOfThisRun(_ name: String) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if current.variables[name] != nil { return current.activation === activation }
            scope = current.parent
        }
        return false
    }

    /// What all the names stand for that can be seen here.
    var locals: [Values] { variables.all.map(\.1) + (parent?.locals ?? []) }

    /// What a function's parameter was given; `nil` for any other name.
    func parameter(_ name: String) -> Values? {
        var scope: Scope? = self
        while let current = scope {
            if let values = current.variables[name] { return current.parameters.contains(name) ? values : nil }
            scope = current.parent
        }
        return nil
    }

    /// Whether a parameter that may hold nothing was given something that is there for certain.
    func isSure(_ name: String) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if current.variables[name] != nil {
                return current.sure.contains(name) && current.parameters.contains(name)
            }
            scope = current.parent
        }
        return false
    }

    func type(of name: String) -> ResolvedType? {
        var scope: Scope? = self
        while let current = scope {
            if let type = current.types[name] { return type }
            scope = current.parent
        }
        return nil
    }

    /// The state whose value a condition bound to a name.
    func state(_ name: String) -> NamedState? { boundState(name).flatMap { $0.path == nil ? $0 : nil } }

    /// The state whose value, or a part of it, a condition bound to a name.
    func boundState(_ name: String) -> NamedState? {
        var scope: Scope? = self
        while let current = scope {
            if let state = current.states[name] { return state }
            if current.variables[name] != nil { return nil }
            scope = current.parent
        }
        return nil
    }

    /// What a variable is made of, as it is written. One that is made of another of its name is not told apart from that.
    /// Whether some condition on the way to the code here says something.
    func isKnown(_ says: (KnownCondition) -> Bool) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if current.conditions.contains(where: says) { return true }
            scope = current.parent
        }
        return false
    }

    func origin(_ name: String) -> Expression? {
        writtenOrigin(name).flatMap { leadsBack($0, to: name) ? nil : $0 }
    }

    private func writtenOrigin(_ name: String) -> Expression? {
        var scope: Scope? = self
        while let current = scope {
            if let origin = current.origins[name] { return origin }
            if current.variables[name] != nil { return nil }
            scope = current.parent
        }
        return nil
    }

    /// What a condition bound a name to, as it is written: `if let next = step.next`. One that is made of another of its name is
    /// not told apart from that.
    func bound(_ name: String) -> Expression? {
        valueBound(to: name).flatMap { leadsBack($0, to: name) ? nil : $0 }
    }

    /// The value that the innermost condition around the code binds to a name.
    func valueBound(to name: String) -> Expression? {
        var scope: Scope? = self
        while let current = scope {
            for case .holds(let conditions) in current.conditions {
                for case .match(.binding(name), let value) in conditions { return value }
            }
            scope = current.parent
        }
        return nil
    }

    /// Whether what a name is made of leads back to a variable of that name, as in `let now = step; let step = now`.
    private func leadsBack(_ origin: Expression, to name: String) -> Bool {
        var open = SyntaxSearch.plainNames(in: [.expression(origin)])
        var seen: Set<String> = []
        while let next = open.popFirst() {
            if next == name { return true }
            guard seen.insert(next).inserted, let inner = writtenOrigin(next) ?? valueBound(to: next) else { continue }
            open.formUnion(SyntaxSearch.plainNames(in: [.expression(inner)]))
        }
        return false
    }

    /// Notes what a variable is made of.
    func note(_ origin: Expression?, of pattern: Pattern) {
        if case .binding(let name) = pattern, let origin { origins[name] = origin }
    }

    /// The part of a stack that a variable holds.
    func part(_ name: String) -> StackPart? { declaring(name)?.parts[name] }

    func set(_ part: StackPart, for name: String) { declaring(name)?.parts[name] = part }

    /// The scope that declares a variable.
    private func declaring(_ name: String) -> Scope? {
        var scope: Scope? = self
        while let current = scope {
            if current.variables[name] != nil { return current }
            scope = current.parent
        }
        return nil
    }

    func function(_ name: String) -> (Function, Scope)? {
        var scope: Scope? = self
        while let current = scope {
            if let function = current.functions[name] { return (function, current) }
            scope = current.parent
        }
        return nil
    }

    /// Gives the variable other values in place of those that it has; `false` where no scope declares it.
    func replace(_ values: Values, for name: String) -> Bool {
        guard let scope = declaring(name) else { return false }
        scope.variables[name] = values
        scope.certain[name] = .some(nil)
        return true
    }

    /// Leaves the variable only some of its values, in this scope and those inside it.
    func narrow(_ name: String, to values: Values) {
        if let scope = declaring(name), scope !== self {
            if scope.parameters.contains(name) { parameters.insert(name) }
            if scope.sure.contains(name) { sure.insert(name) }
            (parts[name], origins[name]) = (scope.parts[name], scope.origins[name])
            certain[name] = scope.certain[name]
        }
        variables[name] = values
    }

    /// Assigns to the variable where it is declared, which is no longer what it was made of; `false` where no scope declares it.
    func assign(_ values: Values, to name: String) -> Bool {
        guard let scope = declaring(name) else { return false }
        scope.variables[name, default: []].unite(values)
        scope.origins[name] = nil
        scope.certain[name] = .some(nil)
        return true
    }
}

/// What the few names of one scope stand for: compared one by one, which takes less time than to hash a name.
struct LocalNames {
    private var names: [String] = []
    private var values: [Values] = []

    var all: Zip2Sequence<[String], [Values]> { zip(names, values) }

    subscript(name: String) -> Values? {
        get { names.firstIndex(of: name).map { values[$0] } }
        set {
            if let newValue { self[name, default: []] = newValue }
        }
    }

    subscript(name: String, default value: Values) -> Values {
        get { self[name] ?? value }
        _modify {
            var index = names.count
            if let known = names.firstIndex(of: name) {
                index = known
            } else {
                names.append(name)
                values.append(value)
            }
            yield &values[index]
        }
    }
}
