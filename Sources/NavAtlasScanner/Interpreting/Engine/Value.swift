/// An abstract value: what is known of an expression's value without running the app.
///
/// This is an abstract interpretation in the sense of Cousot and Cousot (1977): a value is an object named by the place
/// that makes it, an enum case with its payload, a function; an expression has a set of values, empty where
/// nothing is known. Arrays and optionals are their elements.
indirect enum Value: Hashable {
    /// An object made at a known place; its properties are in the heap.
    case object(ObjectID)
    /// Some value of a declared type; which one is not known.
    case instance(Nominal, [ResolvedType])
    /// A value of a library type: its name, generic arguments, the member that made it, and what that was given. A
    /// library's view is one too; the results of its builder closures stand among its arguments.
    case external(String, [ResolvedType], member: String?, ArgumentValues)
    case enumCase(Nominal, String, ArgumentValues)
    /// `.name(…)` whose type is not known.
    case unresolvedCase(String, ArgumentValues)
    case function(Function, receiver: Value?)
    case closure(ClosureID)
    case keyPath([String], root: ResolvedType?)
    case metatype(ResolvedType)
    /// `$property` of an object.
    case binding(Value, String)
    case text(String)
    case boolean(Bool)
    /// A number as it is written, where it is assigned to a state or marks an item.
    case number(String)
    case null
}

/// What an argument may stand for. Views hold views: the hash is computed once, for whole trees are compared over and
/// over. Trees share their parts, so that to compare two of them part by part can take exponential time. Two of the same
/// hash and number of parts are taken as equal; the chance that they are not is that of 64 random bits.
struct ArgumentValue: Hashable {
    private final class Storage {
        let label: String?
        let values: Values
        let hash: Int
        let partCount: Int
        let caseDepth: Int
        let isPlain: Bool

        init(label: String?, values: Values) {
            self.label = label
            self.values = values
            partCount = values.reduce(0) { $0 &+ $1.partCount }
            caseDepth = values.reduce(0) { max($0, $1.caseDepth) }
            isPlain = values.allSatisfy(\.isPlain)
            var hasher = Hasher()
            hasher.combine(label)
            hasher.combine(values)
            hash = hasher.finalize()
        }
    }

    private var storage: Storage

    var label: String? {
        get { storage.label }
        set { storage = Storage(label: newValue, values: storage.values) }
    }
    var values: Values {
        get { storage.values }
        set { storage = Storage(label: storage.label, values: newValue) }
    }

    /// How many values it holds, and those hold, as often as each stands in it; modulo 2⁶⁴.
    fileprivate var partCount: Int { storage.partCount }
    /// How deep cases stand in one another in it.
    fileprivate var caseDepth: Int { storage.caseDepth }

    /// Whether all that it holds is plain (``Value/isPlain``).
    var isPlain: Bool { storage.isPlain }

    init(label: String?, values: Values) { storage = Storage(label: label, values: values) }

    static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.storage.partCount == right.storage.partCount
    }

    func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

/// What something was made with: compared by its hash, as each of them is.
struct ArgumentValues: Hashable {
    private final class Storage {
        let elements: [ArgumentValue]
        let hash: Int
        let partCount: Int

        init(_ elements: [ArgumentValue]) {
            self.elements = elements
            partCount = elements.reduce(0) { $0 &+ $1.partCount }
            hash = elements.hashValue
        }
    }

    private let storage: Storage

    fileprivate var partCount: Int { storage.partCount }
    /// Which storage it is: equal ones may have several.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    init(_ elements: [ArgumentValue]) { storage = Storage(elements) }

    static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage
            || left.storage.hash == right.storage.hash && left.storage.partCount == right.storage.partCount
    }

    func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}

extension ArgumentValues {
    /// Whether one of some values is among them, or in a library's value or a case that is among them.
    fileprivate func hold(_ known: Values, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        guard seen.insert(identity).inserted else { return false }
        return contains { argument in
            argument.values.contains { value in
                if known.contains(value) { return true }
                switch value {
                case .external(_, _, _, let parts), .enumCase(_, _, let parts), .unresolvedCase(_, let parts):
                    return parts.hold(known, &seen)
                default: return false
                }
            }
        }
    }
}

extension ArgumentValues: RandomAccessCollection, ExpressibleByArrayLiteral {
    init(arrayLiteral elements: ArgumentValue...) { self.init(elements) }
    var startIndex: Int { 0 }
    var endIndex: Int { storage.elements.count }
    subscript(index: Int) -> ArgumentValue { storage.elements[index] }
}

/// A case of an enum, whatever it carries.
struct CaseName: Hashable {
    let nominal: Nominal
    let name: String
}

/// A case of an enum with the cases that it carries, each of which is one alone.
struct CaseShape: Hashable {
    let nominal: Nominal
    let name: String
    let carried: [CaseShape?]

    init?(_ value: Value) {
        guard case .enumCase(let nominal, let name, let payload) = value else { return nil }
        (self.nominal, self.name) = (nominal, name)
        carried = payload.map { argument in
            argument.values.count == 1 ? argument.values.first.flatMap(CaseShape.init) : nil
        }
    }
}

extension Value {
    /// The name of the case that it is, whether its enum is known or not.
    var caseName: String? {
        switch self {
        case .enumCase(_, let name, _), .unresolvedCase(let name, _): name
        default: nil
        }
    }
}

struct ObjectID: Hashable { let index: Int }
struct ClosureID: Hashable { let index: Int }

extension Value {
    /// Whether it is a library's value that holds one of some values.
    func isMade(of known: Values) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        return isMade(of: known, &seen)
    }

    /// - Parameter seen: what was looked through already; values share their parts.
    private func isMade(of known: Values, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        guard case .external(_, _, _, let arguments) = self else { return false }
        return arguments.hold(known, &seen)
    }

    /// Whether both are a library's values of one type.
    func isOfSameLibraryType(as other: Value) -> Bool {
        guard case .external(let name, _, _, _) = self, case .external(name, _, _, _) = other else { return false }
        return true
    }

    /// Whether it is `.minimum(.minimum(…), 2)`, of a type that is not known: what is stored and read again would grow
    /// without end.
    fileprivate var isUnresolvedCaseInItself: Bool {
        guard case .unresolvedCase(let name, let given) = self else { return false }
        return given.contains { argument in
            argument.values.contains { if case .unresolvedCase(name, _) = $0 { true } else { false } }
        }
    }

    fileprivate var partCount: Int {
        switch self {
        case .enumCase(_, _, let payload), .unresolvedCase(_, let payload), .external(_, _, _, let payload):
            1 &+ payload.partCount
        case .function(_, let receiver?), .binding(let receiver, _): 1 &+ receiver.partCount
        default: 1
        }
    }

    /// How deep cases stand in one another in it.
    var caseDepth: Int {
        guard case .enumCase(_, _, let payload) = self else { return 0 }
        return 1 + (payload.lazy.map(\.caseDepth).max() ?? 0)
    }

    var isMetatype: Bool { if case .metatype = self { true } else { false } }
    /// Whether it is a number.
    var isNumber: Bool { if case .number = self { true } else { false } }

    /// Whether it is a binding to a property.
    var isBinding: Bool {
        if case .binding = self { true } else { false }
    }

    /// Whether it can do something where it is given to.
    var isAtWork: Bool {
        switch self {
        case .object, .function, .closure, .binding: true
        default: false
        }
    }

    /// The object that it is; `nil` for any other value.
    /// A binding to a member. Data of a recursive type has members without end, as in `&item.children` of an item that is
    /// itself one of the children: such a member stands for all beneath it.
    static func bound(to name: String, of base: Value) -> Value {
        var known = base
        while case .binding(let outer, let property) = known {
            if property == name { return known }
            known = outer
        }
        return .binding(base, name)
    }

    var object: ObjectID? { if case .object(let id) = self { id } else { nil } }

    var isText: Bool { if case .text = self { true } else { false } }

    /// The declared type of the app that it is a value of.
    func nominal(in heap: Heap) -> Nominal? {
        switch self {
        case .object(let id): heap[id].nominal
        case .instance(let nominal, _), .enumCase(let nominal, _, _): nominal
        default: nil
        }
    }
}

extension Set {
    /// `formUnion` that hashes the elements of the smaller side only: none where that is empty, as it is nearly always
    /// while values are gathered.
    mutating func unite(_ other: Set) {
        if isEmpty {
            self = other
        } else if count < other.count {
            self = other.union(self)
        } else if !other.isEmpty {
            formUnion(other)
        }
    }

    mutating func unite(_ others: [Element]) { formUnion(others) }
}

extension Values {
    /// Adds values, except library values that are made of present ones: `text = String(text.prefix(8))` would make ever more of
    /// them.
    ///
    /// - Returns: the new values.
    mutating func insertUnknown(_ values: Values, _ limits: Limits) -> News {
        limits.spend(values.count)
        guard !values.isEmpty, !values.isSubset(of: self) else { return .none }
        limits.spend(count)
        let known = filter { if case .external = $0 { true } else { false } }
        let news = values.filter {
            !contains($0) && !$0.isMade(of: known) && !$0.isUnresolvedCaseInItself && !covers($0)
        }
        guard !news.isEmpty else { return .none }
        formUnion(news)
        return joinPayloads(limits) ? .joined : .added(news)
    }

    /// Whether there are so many texts among them that they are not told apart.
    var holdManyTexts: Bool {
        count > Limit.valuesOfProperty.most && count(where: \.isText) > Limit.valuesOfProperty.most
    }

    /// The same with some text in place of each.
    var withAnyText: Values {
        guard contains(where: \.isText) else { return self }
        return filter { !$0.isText }.union([.external("String", [], member: nil, [])])
    }

    /// What came to values.
    enum News {
        case none
        case added(Values)
        /// Some of the values were joined.
        case joined

        var isSome: Bool { if case .none = self { false } else { true } }
    }

    /// Whether a case is there already with a payload that holds this one's.
    private func covers(_ value: Value) -> Bool { count > 1 && holdsWider(value) }

    /// The same for a case in the payload of one: the cases there were joined, too.
    private func holdsWider(_ value: Value) -> Bool {
        guard case .enumCase(let nominal, let name, let payload) = value, !payload.isEmpty else { return false }
        return contains { known in
            guard case .enumCase(nominal, name, let wider) = known, wider.count == payload.count else { return false }
            return zip(payload, wider).allSatisfy { own, wide in
                own.values.allSatisfy { wide.values.contains($0) || wide.values.holdsWider($0) }
                    && (!own.values.isEmpty || wide.values != [.null])
            }
        }
    }

    /// Makes one value of the many of one case, whose payload may be that of any of them: the widening of abstract
    /// interpretation, without which an app that passes everything through one enum would take minutes. Cases in cases stay
    /// apart: `main(.list)` and `main(.item)` are two ways to go.
    ///
    /// - Returns: whether there were so many.
    @discardableResult
    mutating func joinPayloads(_ limits: Limits) -> Bool {
        guard count > Limit.payloadsOfCase.most else { return false }
        var hasJoined = false
        let shapes: [CaseShape?] = Array(self).map { CaseShape($0) }
        let casesByShape = Dictionary(grouping: zip(shapes, self), by: \.0).mapValues { $0.map(\.1) }
        for shape in Distinct<CaseShape?>(shapes) {
            guard let shape, let cases = casesByShape[shape], !limits.allow(.payloadsOfCase, beside: cases.count - 1)
            else { continue }
            var joined: [ArgumentValue] = []
            for case .enumCase(_, _, let payload) in cases {
                for (index, argument) in payload.enumerated() {
                    if index < joined.count {
                        joined[index].values.formUnion(argument.values)
                    } else {
                        joined.append(argument)
                    }
                }
            }
            for index in joined.indices { joined[index].values.joinPayloads(limits) }
            self = filter { CaseShape($0) != shape }
            insert(.enumCase(shape.nominal, shape.name, ArgumentValues(joined)))
            hasJoined = true
        }
        return hasJoined
    }
}
