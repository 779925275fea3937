// Where values come to their end: they are compared, printed, asked for a text, or kept where only such code reads them. A case
// that is named there alone takes no route.

/// Where the values that code names go, as far as it is written.
final class ValueEnds {
    /// Where a value may be kept: in a variable of some code, or in the properties of a name.
    enum Holder: Hashable {
        case variable(String, of: Code)
        case property(String)
    }

    enum Code: Hashable {
        case declaration(Int)
        case function(Int)
    }

    private let liveness: Liveness
    private let split: CaseBranches
    let program: Program
    /// What libraries call their ways: a method of the app's by that name may not be the one that is called.
    let terms: Set<String>
    private(set) lazy var functions = Dictionary(grouping: program.functions, by: \.fact.name)
    private(set) lazy var properties = Dictionary(
        grouping: program.files.flatMap { $0.properties + $0.types.flatMap(\.properties) }, by: \.name)
    private var uses: [Code: ValueUses] = [:]
    private var known: [Holder: Bool] = [:]

    init(_ census: Census, _ program: Program, terms: Set<String>) {
        (liveness, split) = (census.liveness, census.split)
        (self.program, self.terms) = (program, terms)
    }

    /// Whether what a declaration names at a position goes no further.
    func endsValue(at position: Position, in declaration: Int) -> Bool {
        let uses = uses(of: .declaration(declaration))
        return uses.compared.contains(position) || endsValue(at: position, uses)
    }

    private func endsValue(at position: Position, _ uses: ValueUses) -> Bool {
        uses.ends.contains(position) || uses.goes[position].map { $0.allSatisfy(ends) } ?? false
    }

    /// Whether all that reads what a holder keeps is such an end.
    private func ends(_ holder: Holder) -> Bool {
        if let answer = known[holder] { return answer }
        // What goes round in a circle goes nowhere.
        known[holder] = true
        let answer =
            switch holder {
            case .variable(_, let code): readsEnd(holder, in: code)
            case .property(let name):
                properties[name]?.allSatisfy(Self.onlyKeeps) == true
                    && liveness.declarations.indices.allSatisfy { index in
                        !liveness.isLive[index] || !liveness.declarations[index].uses.names.contains(name)
                            || readsEnd(holder, in: .declaration(index))
                    }
            }
        known[holder] = answer
        return answer
    }

    private func readsEnd(_ holder: Holder, in code: Code) -> Bool {
        let uses = uses(of: code)
        // Code may decide by a property's value what it shows.
        let isVariable = if case .variable = holder { true } else { false }
        return uses.reads[holder, default: []].allSatisfy { position in
            isVariable && uses.compared.contains(position) || endsValue(at: position, uses)
        }
    }

    private func uses(of code: Code) -> ValueUses {
        if let found = uses[code] { return found }
        let found: ValueUses
        switch code {
        case .declaration(let index):
            let declaration = liveness.declarations[index]
            found = ValueUses(
                declaration.code, in: code, at: LookupPlace(file: declaration.file, nominal: declaration.nominal),
                givingText: declaration.type.map(Self.isText) ?? false, parameters: declaration.parameters, split, self)
        case .function(let id):
            let function = program.functions[id]
            found = ValueUses(
                function.fact.body ?? [], in: code, at: LookupPlace(file: function.file, nominal: function.nominal),
                givingText: function.fact.result.map(Self.isText) ?? false,
                parameters: Set(function.fact.parameters.map(\.name)), nil, self)
        }
        uses[code] = found
        return found
    }

    /// Whether a property does no more than keep what it is given, as far as its declaration says.
    private static func onlyKeeps(_ property: PropertyFact) -> Bool {
        property.getter == nil && property.observers.isEmpty
            && property.attributes.allSatisfy { PropertyWrapperNames.keeping.contains($0.name.base) }
    }

    static func isText(_ type: TypeReference) -> Bool { StandardLibraryNames.shownValues.contains(type.base) }
}

/// How one piece of code uses the values that it names.
final class ValueUses {
    private(set) var ends: Set<Position> = []
    private(set) var compared: Set<Position> = []
    private(set) var goes: [Position: [ValueEnds.Holder]] = [:]
    private(set) var reads: [ValueEnds.Holder: [Position]] = [:]
    /// The places of texts that are passed on instead of the values that they describe: a router may find the values by them.
    private var handedOn: Set<Position> = []
    private let code: ValueEnds.Code
    private let place: LookupPlace
    private let givesText: Bool
    private let variables: Set<String>
    private let all: ValueEnds

    /// - Parameters:
    ///   - givesText: whether what the code gives tells no more of a value than a text does.
    ///   - split: the branches that are declarations of their own.
    init(
        _ statements: [Statement], in code: ValueEnds.Code, at place: LookupPlace, givingText givesText: Bool,
        parameters: Set<String>, _ split: CaseBranches?, _ all: ValueEnds
    ) {
        (self.code, self.place, self.givesText, self.all) = (code, place, givesText, all)
        variables = parameters.union(Self.variables(of: statements))
        var walk = CodeWalk()
        walk.onExpression = { expression, isCallee in self.note(expression, isCallee) }
        walk.onBinding = { name, _, value in self.give(value, to: self.variable(name)) }
        walk.onStatements = { statements in statements.forEach { self.note($0) } }
        if let split { walk.entersBranches = { split.cases(of: $0).map { $0 == nil } } }
        walk.walk(statements)
    }

    private static func variables(of code: [Statement]) -> Set<String> {
        var names: Set<String> = []
        var walk = CodeWalk()
        walk.onVariable = { names.insert($0) }
        walk.onStatements = { for case .function(let local) in $0 { names.insert(local.name) } }
        walk.onPattern = { names.formUnion($0.boundNames) }
        walk.onExpression = { expression, _ in
            if case .closure(let closure) = expression { names.formUnion(closure.parameters.map(\.name)) }
        }
        walk.walk(code)
        return names
    }

    private func variable(_ name: String) -> ValueEnds.Holder { .variable(name, of: code) }

    // MARK: What is read

    private func note(_ expression: Expression, _ isCallee: Bool) {
        switch expression {
        case .name(let name, let position): read(name, at: position)
        case .implicitMember(let name, let position): reads[.property(name), default: []].append(position)
        case .member(let base, let name, let position):
            reads[.property(name), default: []].append(position)
            if !isCallee, asksForText(name), !handedOn.contains(position) { end(base) }
        case .keyPath(_, let names, let position):
            for name in names { reads[.property(name), default: []].append(position) }
        case .comparison(let left, let right, _):
            for position in Self.positions(of: left) + Self.positions(of: right) { compared.insert(position) }
        case .string(let segments):
            for case .interpolation(.combined(let parts)) in segments { parts.forEach { end($0) } }
        case .assignment(let target, let value, _): assign(value, to: target)
        case .call(let callee, let arguments, _): call(callee, arguments)
        default: break
        }
    }

    private func read(_ name: String, at position: Position) {
        // A projection may be written to by whoever has it: it is read at no position that ends it.
        let plain = name.withoutWrapperPrefix
        let isVariable = variables.contains(plain)
        if isVariable { reads[variable(plain), default: []].append(position) }
        let mayBeProperty =
            !isVariable || place.nominal.flatMap { all.program.property(plain, of: $0) } != nil
            || all.program.globalProperty(plain, in: place.file) != nil
        if mayBeProperty { reads[.property(plain), default: []].append(position) }
    }

    private func note(_ statement: Statement) {
        switch statement {
        case .switching(let subject, let cases, _):
            let bindsAll = cases.flatMap(\.patterns).contains { if case .binding = $0 { true } else { false } }
            if givesText, !bindsAll { end(subject) }
        case .conditional(let conditions, _, _), .guarding(let conditions, _):
            for case .match(let pattern, let value) in conditions {
                switch pattern {
                case .binding(let name): give(value, to: variable(name))
                case .enumCase: end(value)
                default: break
                }
            }
        default: break
        }
    }

    // MARK: Where it goes

    private func end(_ value: Expression) {
        for position in Self.positions(of: value) { ends.insert(position) }
    }

    private func give(_ value: Expression, to holder: ValueEnds.Holder?) {
        guard let holder else { return }
        for position in handOn(value) { goes[position, default: []].append(holder) }
    }

    /// - Returns: the positions of what is handed on with an expression: itself, and what it is a text of.
    @discardableResult
    private func handOn(_ value: Expression) -> [Position] {
        switch value {
        case .member(let base, let name, let position) where asksForText(name):
            handedOn.insert(position)
            return handOn(base) + [position]
        case .array(let parts), .either(let parts): return parts.flatMap(handOn)
        case .conditional(_, let then, let otherwise): return handOn(then) + handOn(otherwise)
        default: return Self.positions(of: value)
        }
    }

    /// The positions of what an expression may be as it stands: a name, a case, or one of several.
    private static func positions(of value: Expression) -> [Position] {
        switch value {
        case .name("self", _): []
        case .name(let name, let position), .member(_, let name, let position):
            name.withoutWrapperPrefix == name ? [position] : []
        case .implicitMember(_, let position), .call(.implicitMember(_, let position), _, _): [position]
        case .array(let parts), .either(let parts): parts.flatMap(positions)
        case .conditional(_, let then, let otherwise): positions(of: then) + positions(of: otherwise)
        default: []
        }
    }

    private func holder(of target: Expression) -> ValueEnds.Holder? {
        switch target {
        case .name(let name, _):
            variables.contains(name) ? variable(name) : all.properties[name].map { _ in .property(name) }
        case .member(_, let name, _): all.properties[name].map { _ in .property(name) }
        case .subscripted(let base, _, _): holder(of: base)
        default: nil
        }
    }

    private func assign(_ value: Expression, to target: Expression) {
        if case .name("_", _) = target { return end(value) }
        guard let holder = holder(of: target) else { return }
        give(value, to: holder)
        if case .subscripted(let base, let keys, _) = target {
            for key in keys { give(key.value, to: holder) }
            end(base)
        }
        end(target)
    }

    private func call(_ callee: Expression, _ arguments: [Argument]) {
        let base: Expression?
        let name: String
        switch callee {
        case .name(let called, _): (base, name) = (nil, called)
        case .member(let receiver, let called, _): (base, name) = (receiver, called)
        default: return
        }
        let isClosure = base == nil && variables.contains(name) || all.properties[name] != nil
        if isClosure || all.terms.contains(name) { for argument in arguments { handOn(argument.value) } }
        if isClosure { return }
        if let functions = all.functions[name] {
            if isOwn(name, of: base) { give(arguments, to: functions) }
        } else if let base {
            call(name, of: base, arguments)
        } else if let nominal = all.program.nominal(named: name, in: place) {
            make(nominal, arguments)
        } else if StandardLibraryNames.givingNothing.contains(name) {
            for argument in arguments { end(argument.value) }
        }
    }

    private func call(_ name: String, of base: Expression, _ arguments: [Argument]) {
        if StandardLibraryNames.adding.contains(name), let holder = holder(of: base) {
            for argument in arguments { give(argument.value, to: holder) }
            end(base)
        } else if StandardLibraryNames.asking.contains(name) {
            for argument in arguments { end(argument.value) }
            if StandardLibraryNames.askingAlone.contains(name) { end(base) }
        }
    }

    /// Whether a call means a function of the app's own, and not a library's of that name.
    private func isOwn(_ name: String, of base: Expression?) -> Bool {
        if !all.terms.contains(name) { return true }
        guard let base, !base.isSelf else {
            return all.program.globalFunctions[name] != nil
                || place.nominal.map { !all.program.methods(name, of: $0).isEmpty } ?? false
        }
        guard let type = base.dottedName?.prefix(while: { $0 != "." }) else { return false }
        return all.program.nominal(named: String(type), in: place) != nil
    }

    private func make(_ nominal: Nominal, _ arguments: [Argument]) {
        if let initializers = nominal.functions["init"] { return give(arguments, to: initializers) }
        guard nominal.kind == .struct, !nominal.isForeign else { return }
        for argument in arguments {
            if let name = argument.label, nominal.properties[name] != nil { give(argument.value, to: .property(name)) }
        }
    }

    /// Gives arguments to the parameters that take them, of all functions that may be meant.
    private func give(_ arguments: [Argument], to functions: [Function]) {
        var taking: [[ValueEnds.Holder]] = arguments.map { _ in [] }
        for function in functions {
            var parameters = function.fact.parameters[...]
            let found = arguments.map { argument -> String? in
                guard let index = parameters.firstIndex(where: { $0.label == argument.label }) else { return nil }
                defer { if !parameters[index].isVariadic { parameters = parameters[(index + 1)...] } }
                return parameters[index].name
            }
            let fits = zip(arguments, found).allSatisfy { $0.isTrailing || $1 != nil }
            guard fits, function.fact.body != nil else { continue }
            for (index, name) in found.enumerated() {
                if let name { taking[index].append(.variable(name, of: .function(function.id))) }
            }
        }
        for (argument, holders) in zip(arguments, taking) where !argument.isTrailing {
            for holder in holders { give(argument.value, to: holder) }
        }
    }

    /// Whether a member of that name tells of a value, or of a collection, no more than a text does.
    private func asksForText(_ name: String) -> Bool {
        guard let own = all.properties[name] else { return ["count", "isEmpty"].contains(name) }
        return own.allSatisfy { $0.getter != nil && $0.type.map(ValueEnds.isText) == true } && name != "id"
    }
}
