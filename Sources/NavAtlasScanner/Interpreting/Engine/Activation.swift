// What a property of `self` holds where code has just assigned it: that alone. Elsewhere it holds all that it was ever given.

/// One run of a body, from its beginning to its end.
final class Activation {
    fileprivate let receiver: Value?
    /// What the body assigned last to properties of `self`, on all ways that lead to where it is.
    fileprivate(set) var assigned: AssignedValues = [:]
    /// The properties that it assigned, or that code did which it called.
    fileprivate(set) var written = PropertyNames()
    /// The same of those that it asked for.
    fileprivate(set) var asked = PropertyNames()
    /// Whether it returned something of which nothing is known.
    var returnsUnknown = false
    /// What methods that it called have put in the place of the values that they were called on.
    var replacements: [Value: Values] = [:]
    /// What they have given to properties of records that they were called on.
    var changes: [Value: [String: Values]] = [:]

    /// The run that the body is of; `nil` for what the system calls.
    let frame: Frame?

    /// - Parameter known: what the caller has just assigned.
    init(of frame: Frame? = nil, knowing known: AssignedValues = [:]) {
        (self.frame, receiver, assigned) = (frame, frame?.receiver, known)
    }

    /// Code was run that may have assigned some properties, of whatever objects.
    fileprivate func forget(_ names: PropertyNames) {
        written.formUnion(names)
        if !assigned.isEmpty { assigned = assigned.filter { !names.contains($0.key) } }
    }
}

/// What properties were just assigned.
typealias AssignedValues = [PropertyNames.Number: Values]

/// A set of names of properties.
struct PropertyNames {
    typealias Number = Int

    private var words: [UInt64] = []

    func contains(_ number: Number) -> Bool {
        number / 64 < words.count && words[number / 64] & (1 << (number % 64)) != 0
    }

    mutating func insert(_ number: Number) {
        while words.count <= number / 64 { words.append(0) }
        words[number / 64] |= 1 << (number % 64)
    }

    /// - Returns: whether there were new ones among them.
    @discardableResult
    mutating func formUnion(_ others: PropertyNames) -> Bool {
        var hasGrown = false
        while words.count < others.words.count { words.append(0) }
        for (index, word) in others.words.enumerated() where words[index] | word != words[index] {
            words[index] |= word
            hasGrown = true
        }
        return hasGrown
    }
}

/// The properties that code was ever seen to assign to `self`, and what code assigns them.
struct AssignedProperties {
    fileprivate var numbers: [String: PropertyNames.Number] = [:]
    /// The objects that global and static constants hold.
    var sharedObjects: Set<ObjectID> = []
    /// The numbers of global and static variables, and of properties of shared objects.
    fileprivate var shared: [SharedPlace: PropertyNames.Number] = [:]
    fileprivate var sharedNumbers = PropertyNames()
    /// The numbers of shared objects' properties, by name.
    fileprivate var sharedByName: [String: [PropertyNames.Number]] = [:]
    /// The properties that functions and getters read, themselves or in the functions that they call.
    fileprivate var asked: [Int: PropertyNames] = [:]
    fileprivate var byClosure: [ClosureID: PropertyNames] = [:]
    /// Counts new names and objects, for facts that were read before they were known.
    fileprivate(set) var version = 0

    fileprivate mutating func number(of name: String) -> PropertyNames.Number {
        if let known = numbers[name] { return known }
        let number = numbers.count + shared.count
        numbers[name] = number
        version += 1
        return number
    }

    fileprivate mutating func number(of place: SharedPlace) -> PropertyNames.Number {
        if let known = shared[place] { return known }
        let number = numbers.count + shared.count
        shared[place] = number
        sharedNumbers.insert(number)
        if case .member(_, let name) = place { sharedByName[name, default: []].append(number) }
        version += 1
        return number
    }

    /// Whether anything of what there is once was ever assigned.
    var knowsShared: Bool { !shared.isEmpty }
    func knowsShared(_ name: String) -> Bool { sharedByName[name] != nil }

    /// Notes what a function asks for.
    mutating func note(_ asked: PropertyNames, askedBy function: Int) {
        if self.asked[function, default: PropertyNames()].formUnion(asked) { version += 1 }
    }
}

extension Interpreter {
    /// What the code has just assigned to a property of `self`; `nil` where it has not, or where code may have assigned
    /// something else since.
    func justAssigned(_ name: String, in scope: Scope) -> Values? {
        guard let number = assignedProperties.numbers[name], scope.activation === activation else { return nil }
        activation.asked.insert(number)
        return assumption?.name == name ? nil : activation.assigned[number]
    }

    /// The same of what there is once.
    func justAssigned(_ place: SharedPlace) -> Values? {
        guard let number = assignedProperties.shared[place] else { return nil }
        activation.asked.insert(number)
        return activation.assigned[number]
    }

    /// What the code has just assigned of that for which a function asks that it calls.
    func justAssigned(askedBy function: Int, of receiver: Value?) -> AssignedValues {
        guard !activation.assigned.isEmpty, let asked = assignedProperties.asked[function] else { return [:] }
        let isOwn = receiver?.object != nil && receiver == activation.receiver
        let shared = assignedProperties.sharedNumbers
        let known = activation.assigned.filter { number, values in
            asked.contains(number) && (isOwn || shared.contains(number)) && isFlag(values)
        }
        if !known.isEmpty { callsKnowingAssigned += 1 }
        return known
    }

    /// Whether values are one by which code chooses.
    private func isFlag(_ values: Values) -> Bool {
        guard values.count == 1 else { return false }
        switch values.first {
        // A record as it is after it was changed.
        case .object(let id)?: return heap[id].change != nil
        case .boolean?: return true
        case .enumCase(_, _, let payload)?: return payload.isEmpty
        default: return false
        }
    }

    /// Notes that what there is once is assigned.
    ///
    /// - Parameter scope: the code that assigns it; `nil` where it runs at another time.
    func noteAssigned(_ values: Values, to place: SharedPlace, by scope: Scope?) {
        let isKnown = scope?.activation === activation && isFlag(values)
        guard isKnown || assignedProperties.shared[place] != nil else { return }
        let number = assignedProperties.number(of: place)
        activation.written.insert(number)
        activation.assigned[number] = isKnown ? values : nil
    }

    /// Whether an expression is `self`, whatever it is called on the way out of a `[weak self]`.
    func isOwnSelf(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .name("self", _) = expression, let receiver = scope.frame.receiver else { return false }
        return scope.variable("self").map { $0 == [receiver] } ?? true
    }

    /// Notes that a property is assigned.
    ///
    /// - Parameter scope: the code that assigns it to its `self`; `nil` where the object may be another, or the code runs
    ///   at another time.
    func noteAssigned(
        _ values: Values, to property: Property?, _ name: String, of receiver: Value, isInitial: Bool, by scope: Scope?
    ) {
        for number in assignedProperties.sharedByName[name] ?? [] {
            activation.written.insert(number)
            activation.assigned[number] = nil
        }
        if scope?.activation === activation, let property, !property.fact.isStatic, isTold(values) {
            let number = assignedProperties.number(of: name)
            if !isInitial { activation.written.insert(number) }
            activation.assigned[number] = values
        } else if let number = assignedProperties.numbers[name] {
            if !isInitial { activation.written.insert(number) }
            guard let known = activation.assigned[number], mayBeOwn(receiver) else { return }
            activation.assigned[number] = scope == nil && isTold(values) ? known.union(values) : nil
        }
    }

    /// A dialect has seen to an assignment.
    func noteAssigned(to target: Expression) {
        switch target {
        case .name(let name, _), .member(_, let name, _):
            if let number = assignedProperties.numbers[name] { activation.assigned[number] = nil }
        default: break
        }
    }

    /// Whether a value may be what is `self` here.
    private func mayBeOwn(_ value: Value) -> Bool {
        guard case .object? = activation.receiver, case .object = value else { return true }
        return value == activation.receiver
    }

    /// Whether values say what a property holds, not only that it may hold something.
    func isTold(_ values: Values) -> Bool {
        !values.isEmpty
            && values.allSatisfy { value in
                switch value {
                case .object, .instance, .enumCase, .boolean, .external, .closure, .function, .metatype: true
                default: false
                }
            }
    }
}

// MARK: Runs

extension Interpreter {
    /// Runs what watches a property, for values that it is given.
    func runObservers(of property: Property, _ receiver: Value, given values: Values) {
        let frame = frame(
            of: .observers(ObjectIdentifier(property), values), receiver: receiver,
            place: place(of: property, receiver), result: nil, depth: .none)
        frame.assigned = values.isEmpty ? nil : (property.fact.name, values)
        let key = PropertyRead(property: ObjectIdentifier(property), receiver: receiver)
        guard mayEnter(key, within: &evaluating) else { return }
        // The code that the observers call knows the property's new value.
        let isHeld = property.fact.getter == nil && isTold(values)
        let known = isHeld ? [assignedProperties.number(of: property.fact.name): values] : [:]
        let scope = Scope(frame, activation: Activation(of: frame, knowing: known))
        tracing(frame) { _ = activating(scope) { run(property.fact.observers, in: scope, expecting: nil) } }
        noteCalled(frame)
        evaluating.remove(key)
    }

    /// Whether a setter assigns what it is given, and does something else, too.
    func storesAndDoesMore(_ property: Property) -> Bool {
        var names: Set = ["newValue"]
        var (stores, doesMore) = (false, false)
        for statement in property.fact.observers {
            switch statement {
            case .binding(.binding(let name), nil, .name("newValue", _)?): names.insert(name)
            case .expression(.assignment(_, .name(let name, _), _)) where names.contains(name): stores = true
            default: doesMore = true
            }
        }
        return stores && doesMore
    }

    /// Runs a function's or a getter's body.
    func activating<Result>(_ scope: Scope, _ body: () -> Result) -> Result {
        let outer = activation
        activation = scope.activation
        defer {
            if scope.frame.written.formUnion(activation.written), scope.frame.isOfEarlierRound {
                assignedProperties.version += 1
            }
            scope.frame.asked.formUnion(activation.asked)
            if let function = scope.frame.function { assignedProperties.note(activation.asked, askedBy: function) }
            activation = outer
        }
        return body()
    }

    /// Runs a closure's body.
    func activating<Result>(_ scope: Scope, of closure: ClosureID, _ body: () -> Result) -> Result {
        let outer = activation
        activation = scope.activation
        defer {
            assignedProperties.byClosure[closure, default: PropertyNames()].formUnion(activation.written)
            activation = outer
        }
        return body()
    }

    /// Code was called, and has been run for this call or before.
    func noteCalled(_ frame: Frame) {
        activation.forget(frame.written)
        activation.asked.formUnion(frame.asked)
        noteReplaced(by: frame)
    }
    func noteCalled(_ closure: ClosureID) {
        if let names = assignedProperties.byClosure[closure] { activation.forget(names) }
    }

    /// Runs a callback of the system, which may come at any time: nothing is known of earlier assignments.
    func asSystemCallback(_ body: () -> Void) {
        let outer = (activation, callersBefore)
        (activation, callersBefore) = (Activation(), callers.count)
        body()
        (activation, callersBefore) = outer
    }

    /// Runs statements that may run not at all, several times or later: what is known before is not known in them.
    func withoutKnownAssignments<Result>(_ run: () -> Result) -> Result {
        let (activation, known, written) = (activation, activation.assigned, activation.written)
        (activation.assigned, activation.written) = ([:], PropertyNames())
        defer {
            let inside = activation.written
            (activation.assigned, activation.written) = (known, written)
            activation.forget(inside)
        }
        return run()
    }
}

/// What several branches leave assigned, of which one is taken.
struct JoinedAssignments {
    private let before: [PropertyNames.Number: Values]
    private var joined: [PropertyNames.Number: Values]?

    init(_ interpreter: Interpreter) { before = interpreter.activation.assigned }

    /// Goes back to what was known before.
    func restore(_ interpreter: Interpreter) { interpreter.activation.assigned = before }

    /// Ends a branch; the next begins with what was known before all of them.
    mutating func next(_ interpreter: Interpreter) {
        let after = interpreter.activation.assigned
        joined =
            joined.map { known in
                known.reduce(into: [:]) { $0[$1.key] = after[$1.key]?.union($1.value) }
            } ?? after
        restore(interpreter)
    }

    /// Ends the last branch.
    mutating func join(_ interpreter: Interpreter) {
        next(interpreter)
        interpreter.activation.assigned = joined ?? [:]
    }
}
