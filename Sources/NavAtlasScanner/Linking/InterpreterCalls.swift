/// A call as a dialect sees it: what is called and with what, nothing evaluated yet but what it is called on.
struct CallSite {
    /// The last name of what is called: `route` in `router.route(to: \.x)`, `NavigationLink` in `NavigationLink(…)`.
    let name: String
    /// What it is called on; `nil` for a free function or an initialiser.
    let base: Expression?
    /// The values of `base`.
    let receivers: Values
    /// The type that is made, for an initialiser.
    let type: ResolvedType?
    let arguments: [Argument]
    let expected: ResolvedType?
    let scope: Scope
    let location: DraftLocation

    func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label && !$0.isTrailing }?.value }

    /// The closure that stands behind the parentheses, or the last argument of that label.
    func closure(_ label: String? = nil) -> Expression? {
        if let label, let labelled = arguments.last(where: { $0.label == label }) { return labelled.value }
        return arguments.first { $0.isTrailing && $0.label == nil }?.value
    }

    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }
}

extension Interpreter {
    func call(
        _ callee: Expression, _ arguments: [Argument], _ position: Position, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        let place = location(position, in: scope.frame.place.file)
        // A type: `Type(…)`, `Outer.Inner(…)`, `Type<Argument>(…)`, `Type.init(…)`.
        var typeCallee = callee
        if case .member(let base, "init", _) = callee, !isSuperOrSelf(base) { typeCallee = base }
        if let made = typeExpression(typeCallee, in: scope) {
            return construct(made, arguments, place, in: scope, expecting: type)
        }
        switch callee {
        case .name(let name, _):
            return callByName(name, arguments, place, in: scope, expecting: type)
        case .implicitMember(let name, _):
            return callImplicitMember(name, arguments, place, in: scope, expecting: type)
        case .member(let base, let name, _):
            return callMember(base, name, arguments, place, in: scope, expecting: type)
        default:
            let callees = evaluate(callee, in: scope, expecting: nil)
            let given = arguments.map { evaluate($0.value, in: scope, expecting: nil) }
            return call(callees, given)
        }
    }

    private func isSuperOrSelf(_ expression: Expression) -> Bool {
        if case .name(let name, _) = expression { return name == "super" || name == "self" }
        return false
    }

    private func ask(_ site: CallSite) -> Values? {
        for dialect in dialects {
            if let answer = dialect.call(site, self) { return answer }
        }
        return nil
    }

    // MARK: By name

    private func callByName(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        if let local = scope.variable(name) {
            return call(local, arguments.map { evaluate($0.value, in: scope, expecting: nil) })
        }
        if let (function, outer) = scope.function(name) {
            return invoke(function, receiver: scope.frame.receiver, written: arguments, in: scope, outer: outer)
        }
        if let receiver = scope.frame.receiver {
            if let result = callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type) {
                return result
            }
        }
        if let nominal = scope.frame.place.nominal {
            let functions = program.methods(name, of: nominal).filter(\.fact.isStatic)
            if let chosen = choose(functions, arguments, in: scope).first {
                return invoke(
                    chosen, receiver: .metatype(.nominal(nominal, [])), written: arguments, in: scope)
            }
        }
        let site = CallSite(
            name: name, base: nil, receivers: scope.frame.receiver.map { [$0] } ?? [], type: nil,
            arguments: arguments, expected: type, scope: scope, location: place)
        if let answer = ask(site) { return answer }
        if let functions = program.globalFunctions[name] {
            let visible = functions.filter { $0.file == scope.frame.place.file }
            if let chosen = choose(visible.isEmpty ? functions : visible, arguments, in: scope).first {
                return invoke(chosen, receiver: nil, written: arguments, in: scope)
            }
        }
        // A modifier without its receiver, in an extension of `View`, is called on `self`.
        let isExtension = scope.frame.place.nominal.map { $0.isForeign || $0.kind == .protocol } ?? false
        let receivers: Values = isExtension ? scope.frame.receiver.map { [$0] } ?? [] : []
        return library(name, on: receivers, arguments, in: scope)
    }

    private func callImplicitMember(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        switch type {
        case .nominal(let nominal, _)?:
            if name == "init", let type { return construct(type, arguments, place, in: scope, expecting: type) }
            if nominal.cases.contains(where: { $0.name == name }) {
                return [.enumCase(nominal, name, payload(of: nominal, name, arguments, in: scope))]
            }
            let functions = program.methods(name, of: nominal).filter(\.fact.isStatic)
            if let chosen = choose(functions, arguments, in: scope).first, let type {
                return invoke(chosen, receiver: .metatype(type), written: arguments, in: scope)
            }
        case .external("Binding", _)? where name == "constant":
            return arguments.reduce(into: []) {
                $0.formUnion(evaluate($1.value, in: scope, expecting: type?.arguments.first))
            }
        case .external(let external, let generics)?:
            if name == "init", let type { return construct(type, arguments, place, in: scope, expecting: type) }
            let inner = generics.first
            return [
                .external(
                    external, generics, member: name,
                    ArgumentValues(
                        arguments.map {
                            ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: inner))
                        }))
            ]
        case .array(let element)?:
            return callImplicitMember(name, arguments, place, in: scope, expecting: element)
        default: break
        }
        return [
            .unresolvedCase(
                name,
                ArgumentValues(
                    arguments.map {
                        ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: nil))
                    }))
        ]
    }

    func payload(of nominal: Nominal, _ name: String, _ arguments: [Argument], in scope: Scope) -> ArgumentValues {
        let declared = nominal.cases.first { $0.name == name }?.payload ?? []
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let values = arguments.enumerated().map { index, argument in
            let parameter =
                declared.first { $0.label != nil && $0.label == argument.label }
                ?? (index < declared.count ? declared[index] : nil)
            let type = parameter?.type.map { program.resolve($0, in: place) }
            return ArgumentValue(
                label: argument.label ?? parameter?.label,
                values: evaluate(argument.value, in: scope, expecting: type))
        }
        return ArgumentValues(values)
    }

    // MARK: Members

    private func callMember(
        _ base: Expression, _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        if case .name("super", _) = base {
            return callSuper(name, arguments, place, in: scope)
        }
        if let owner = typeExpression(base, in: scope) {
            return callStatic(owner, name, arguments, place, in: scope, expecting: type)
        }
        let receivers = evaluate(base, in: scope, expecting: nil)
        let site = CallSite(
            name: name, base: base, receivers: receivers, type: nil, arguments: arguments, expected: type,
            scope: scope, location: place)
        for dialect in dialects { dialect.willCall(site, self) }
        // A method that the app declares comes before what a library has of that name.
        var result: Values = []
        var answered = false
        for receiver in receivers {
            if let own = callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type) {
                result.formUnion(own)
                answered = true
            }
        }
        if answered { return result }
        if let answer = stream(site) ?? ask(site) { return answer }
        // A method of an extension of `View`, on a view whose own type is not known.
        if receivers.isEmpty, let functions = program.foreignExtensions["View"]?.functions[name],
            let chosen = choose(functions, arguments, in: scope).first
        {
            return invoke(chosen, receiver: nil, written: arguments, in: scope)
        }
        return library(name, on: receivers, arguments, in: scope)
    }

    private func callSuper(_ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope) -> Values {
        guard let receiver = scope.frame.receiver, let nominal = scope.frame.place.nominal else { return [] }
        for parent in nominal.parents {
            if let chosen = choose(program.methods(name, of: parent), arguments, in: scope).first {
                return invoke(chosen, receiver: receiver, written: arguments, in: scope)
            }
        }
        if name == "init" { keepArguments(arguments, of: receiver, place, in: scope) }
        return []
    }

    private func callStatic(
        _ owner: ResolvedType, _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values {
        if case .nominal(let nominal, _) = owner {
            if nominal.cases.contains(where: { $0.name == name }) {
                return [.enumCase(nominal, name, payload(of: nominal, name, arguments, in: scope))]
            }
            if let chosen = choose(program.methods(name, of: nominal), arguments, in: scope).first {
                return invoke(chosen, receiver: .metatype(owner), written: arguments, in: scope)
            }
        }
        let site = CallSite(
            name: name, base: nil, receivers: [.metatype(owner)], type: owner, arguments: arguments, expected: type,
            scope: scope, location: place)
        if let answer = ask(site) { return answer }
        let given = arguments.map {
            ArgumentValue(label: $0.label, values: evaluate($0.value, in: scope, expecting: owner.arguments.first))
        }
        guard case .external(let external, let generics) = owner else { return [] }
        for argument in given { _ = runClosures(argument.values) }
        return [.external(external, generics, member: name, ArgumentValues(given))]
    }

    /// Calls a function that the app declares on a value; `nil` where it declares none of that name.
    private func callDeclared(
        _ name: String, on receiver: Value, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values? {
        var receiver = receiver
        if case .binding(let base, let property) = receiver {
            let inner = read(property, of: base)
            guard inner.count == 1, let only = inner.first else { return nil }
            receiver = only
        }
        if case .external(let typeName, _, _, _) = receiver {
            let last = typeName.split(separator: ".").last.map(String.init) ?? typeName
            for foreign in [last, "View"] {
                if let functions = program.foreignExtensions[foreign]?.functions[name],
                    let chosen = choose(functions, arguments, in: scope).first
                {
                    return invoke(chosen, receiver: receiver, written: arguments, in: scope)
                }
            }
            return nil
        }
        if case .metatype(let type) = receiver {
            guard let nominal = type.nominal else { return nil }
            let chosen = choose(program.methods(name, of: nominal), arguments, in: scope).first
            return chosen.map { invoke($0, receiver: receiver, written: arguments, in: scope) }
        }
        guard let nominal = receiver.nominal(in: heap) else { return nil }
        // What a coordinator does while the app launches, it does itself.
        if owner.node == nil, flow(of: nominal) != nil, isLaunching, program.methods(name, of: nominal).first != nil {
            let key = draft.key(for: nominal)
            draft.entries.insert(key)
            accept([Target(node: key, value: receiver)])
            return with(owner: Owner(node: key)) {
                callDeclared(name, on: receiver, arguments, place, in: scope, expecting: type)
            }
        }
        if nominal.kind == .protocol, let result = callConforming(nominal, name, receiver, arguments, in: scope) {
            return result
        }
        let methods = program.methods(name, of: nominal)
        // `func onTap(_:) -> Self` sets what `onTap()` calls.
        let isProperty = program.property(name, of: nominal) != nil && methods.count == 1
        if let chosen = choose(methods, arguments, in: scope).first,
            !isProperty || assignment(of: arguments, to: chosen.fact.parameters) != nil
        {
            // Of an unknown object of a class, an override of a subclass may be meant.
            return invoke(chosen, receiver: receiver, written: arguments, in: scope)
        }
        // A closure in a property, called.
        if let property = program.property(name, of: nominal) {
            let callees = property.fact.isStatic ? readStatic(property, of: nominal) : read(name, of: receiver)
            let given = arguments.map { evaluate($0.value, in: scope, expecting: nil) }
            return call(callees, given)
        }
        if case .object(let id) = receiver, let field = heap[id].fields[name] {
            return call(field, arguments.map { evaluate($0.value, in: scope, expecting: nil) })
        }
        return nil
    }

    /// Calls a requirement on everything that conforms to its protocol (class hierarchy analysis), preferring the
    /// objects that are known to be made.
    private func callConforming(
        _ nominal: Nominal, _ name: String, _ receiver: Value, _ arguments: [Argument], in scope: Scope
    ) -> Values? {
        let requires = ([nominal] + program.ancestors(of: nominal)).contains { $0.functions[name] != nil }
        let conforming = program.descendants(of: nominal).filter { $0.kind != .protocol }
        guard requires || program.property(name, of: nominal) != nil else { return nil }
        var result: Values = []
        var found = false
        for type in conforming {
            guard let chosen = choose(program.methods(name, of: type), arguments, in: scope).first else { continue }
            found = true
            let made = heap.objects(of: type)
            let targets: [Value] = made.isEmpty || made.count > 4 ? [.instance(type, [])] : made.map { .object($0) }
            for target in targets {
                result.formUnion(invoke(chosen, receiver: target, written: arguments, in: scope))
            }
        }
        return found ? result : nil
    }

    // MARK: Making

    func construct(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting expected: ResolvedType?
    ) -> Values {
        let name = type.nominal?.name ?? type.lastName
        let site = CallSite(
            name: name, base: nil, receivers: [], type: type, arguments: arguments, expected: expected, scope: scope,
            location: place)
        if let answer = ask(site) { return answer }
        switch type {
        case .nominal(let nominal, let generics):
            return make(nominal, generics, arguments, place, in: scope)
        case .external(let external, let generics):
            if Self.subjects.contains(type.lastName) { return subject(type, place, in: scope) }
            return libraryValue(external, generics, arguments, in: scope)
        case .array(let element):
            return arguments.reduce(into: []) { $0.formUnion(evaluate($1.value, in: scope, expecting: element)) }
        case .composed, .tuple, .function, .unknown:
            for argument in arguments { runClosures(evaluate(argument.value, in: scope, expecting: nil)) }
            return []
        }
    }

    private func make(
        _ nominal: Nominal, _ generics: [ResolvedType], _ arguments: [Argument], _ place: DraftLocation,
        in scope: Scope
    ) -> Values {
        if nominal.kind == .enum {
            for argument in arguments { _ = evaluate(argument.value, in: scope, expecting: nil) }
            if let chosen = choose(nominal.functions["init"] ?? [], arguments, in: scope).first {
                _ = invoke(chosen, receiver: .instance(nominal, generics), written: arguments, in: scope)
            }
            return linkCase(of: nominal) ?? [.instance(nominal, generics)]
        }
        // A screen and a coordinator do themselves what is done as they are made.
        let isOwn = mode == .destination && isView(nominal) || nominal.kind == .class && flow(of: nominal) != nil
        let maker = isOwn ? Owner(node: draft.key(for: nominal), component: nil) : owner
        return with(owner: maker) {
            let unmade = Value.instance(nominal, generics)
            let initializers = program.methods("init", of: nominal).filter { $0.fact.body != nil }
            if let chosen = choose(initializers, arguments, in: scope).first {
                let given = passed(arguments, to: chosen, receiver: unmade, in: scope)
                let types = zip(chosen.fact.parameters.map(\.type), given)
                let made = object(of: nominal, inferred(generics, of: nominal, types), given, place, in: scope)
                _ = invoke(chosen, receiver: .object(made), arguments: given)
                return [.object(made)]
            }
            let fields = memberwise(nominal, unmade, arguments, in: scope)
            let types = fields.map { (nominal.properties[$0.name]?.fact.type, $0.values) }
            let made = object(
                of: nominal, inferred(generics, of: nominal, types), fields.map(\.values), place, in: scope)
            for field in fields { heap.write(field.values, to: field.name, of: made) }
            return [.object(made)]
        }
    }

    /// Generic arguments that are not written are the types of what is passed.
    private func inferred(
        _ written: [ResolvedType], of nominal: Nominal, _ given: some Sequence<(TypeName?, Values)>
    ) -> [ResolvedType] {
        guard written.isEmpty, !nominal.generics.isEmpty else { return written }
        var found: [String: ResolvedType] = [:]
        for (type, values) in given {
            guard case .named(let name, _)? = type, nominal.generics.contains(where: { $0.name == name }) else {
                continue
            }
            let types = Set(values.compactMap { $0.nominal(in: heap) })
            if types.count == 1, let only = types.first { found[name] = .nominal(only, []) }
        }
        return found.isEmpty ? [] : nominal.generics.map { found[$0.name] ?? .unknown }
    }

    /// The object that a place makes. A value is what it was made with: structures made alike are one; an object of a
    /// class is told apart by the run of the code that makes it.
    private func object(
        of nominal: Nominal, _ generics: [ResolvedType], _ given: [Values], _ place: DraftLocation, in scope: Scope
    ) -> ObjectID {
        // Of a value made inside another's making, only so many levels are told apart, and none inside its own kind.
        let isValue = nominal.kind == .struct
        var within: Set<Nominal> = []
        if isValue {
            for values in given { visitObjects(in: values) { within.formUnion(heap[$0].within) } }
        }
        let depth = 1 + (isValue ? self.depth(of: nil, given) : scope.frame.depth)
        let isDeep = depth > deepestObject || within.contains(nominal)
        within.insert(nominal)
        let site = Heap.Site(
            file: place.file, position: place.position, nominal: nominal,
            frame: isDeep || isValue ? nil : ObjectIdentifier(scope.frame), given: isDeep || !isValue ? [] : given)
        return heap.object(at: site, generics: generics, depth: Swift.min(depth, deepestObject), within: within).0
    }

    /// What an initialiser that the compiler writes puts into each property.
    private func memberwise(
        _ nominal: Nominal, _ receiver: Value, _ arguments: [Argument], in scope: Scope
    ) -> [(name: String, values: Values)] {
        var open = nominal.propertyOrder.compactMap { nominal.properties[$0] }
            .filter { !$0.fact.isStatic && $0.fact.getter == nil }[...]
        var fields: [(name: String, values: Values)] = []
        for argument in arguments {
            let index: Int?
            if let label = argument.label {
                index = open.firstIndex { $0.fact.name == label }
            } else {
                // A trailing closure goes to the next property that can hold it.
                index = open.firstIndex { property in
                    if property.fact.attributes.contains(where: { $0.name.base == "ViewBuilder" }) { return true }
                    if case .function? = property.fact.type { return true }
                    return false
                }
            }
            guard let index else {
                let values = evaluate(argument.value, in: scope, expecting: nil)
                if let label = argument.label { fields.append((label, values)) }
                continue
            }
            let property = open[index]
            let type = type(of: property, receiver)
            var values = evaluate(argument.value, in: scope, expecting: type)
            if values.isEmpty, let type { values = self.values(of: type) }
            fields.append((property.fact.name, values))
            if argument.label != nil { open = open[(index + 1)...] }
        }
        return fields
    }

    /// Arguments of an initialiser that the app does not declare are kept under their labels.
    private func keepArguments(_ arguments: [Argument], of receiver: Value, _ place: DraftLocation, in scope: Scope) {
        guard case .object(let id) = receiver else { return }
        for argument in arguments {
            let values = evaluate(argument.value, in: scope, expecting: nil)
            if let label = argument.label { heap.write(values, to: label, of: id) }
        }
    }

    // MARK: Choosing and passing

    /// The functions that can take arguments of those labels, best first.
    func choose(_ functions: [Function], _ arguments: [Argument], in scope: Scope? = nil) -> [Function] {
        if functions.count <= 1, let only = functions.first {
            // Beside an initialiser, and a method that a library's type is given, there are others that are not seen.
            let hasOthers = only.fact.name == "init" || only.nominal?.isForeign == true
            return hasOthers && assignment(of: arguments, to: only.fact.parameters) == nil ? [] : [only]
        }
        var fitting = functions.filter { assignment(of: arguments, to: $0.fact.parameters) != nil }
        if fitting.count > 1, let scope {
            let typed = fitting.filter { takes(arguments, $0, in: scope) }
            if !typed.isEmpty { fitting = typed }
        }
        return fitting.sorted {
            ($0.fact.parameters.count, $0.id) < ($1.fact.parameters.count, $1.id)
        }
    }

    /// Whether the types of a function's parameters can take what is passed, as far as both are known.
    private func takes(_ arguments: [Argument], _ function: Function, in scope: Scope) -> Bool {
        guard let targets = assignment(of: arguments, to: function.fact.parameters) else { return false }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        let local = Set(function.fact.generics.map(\.name))
        for (argument, target) in zip(arguments, targets) {
            guard let written = function.fact.parameters[target].type, !local.contains(written.base) else { continue }
            if case .closure(let closure) = argument.value {
                if case .function(let inputs, _) = written {
                    // A closure that names its parameters names all of them.
                    if !closure.parameters.isEmpty, closure.parameters.count != inputs.count { return false }
                    continue
                }
                if isBuiltin(written) { return false }
                continue
            }
            guard case .nominal(let nominal, _) = program.resolve(written, in: place) else { continue }
            switch argument.value {
            case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
                let isMember =
                    nominal.cases.contains { $0.name == name } || program.property(name, of: nominal) != nil
                    || !program.methods(name, of: nominal).isEmpty || name == "init"
                if !isMember { return false }
            case .string, .boolean, .number, .array, .dictionary: return false
            default:
                let values = evaluate(argument.value, in: scope, expecting: nil)
                let known = values.compactMap { $0.nominal(in: heap) }
                if !known.isEmpty,
                    !known.contains(where: {
                        $0 === nominal || program.ancestors(of: $0).contains(nominal)
                            || program.ancestors(of: nominal).contains($0)
                    })
                {
                    return false
                }
            }
        }
        return true
    }

    private func isBuiltin(_ type: TypeName) -> Bool {
        ["String", "Bool", "Int", "Double", "CGFloat", "URL", "UUID", "Date"].contains(type.base)
    }

    /// For each argument the parameter that takes it; `nil` where the labels do not fit.
    private func assignment(of arguments: [Argument], to parameters: [ParameterFact]) -> [Int]? {
        var result: [Int] = []
        var next = 0
        for argument in arguments {
            var index = next
            if argument.isTrailing, argument.label == nil {
                while index < parameters.count, !takesClosure(parameters[index]) { index += 1 }
                if index == parameters.count {
                    // An untyped or generic parameter may take a closure as well.
                    index = parameters.indices.last.flatMap { $0 >= next ? $0 : nil } ?? parameters.count
                }
            } else {
                while index < parameters.count, parameters[index].label != argument.label {
                    if parameters[index].defaultValue == nil, !takesClosure(parameters[index]),
                        !parameters[index].isVariadic
                    {
                        return nil
                    }
                    index += 1
                }
            }
            guard index < parameters.count else { return nil }
            result.append(index)
            next = parameters[index].isVariadic ? index : index + 1
        }
        for (index, parameter) in parameters.enumerated() where !result.contains(index) {
            if parameter.defaultValue == nil, !takesClosure(parameter), !parameter.isVariadic { return nil }
        }
        return result
    }

    private func takesClosure(_ parameter: ParameterFact) -> Bool {
        if case .function? = parameter.type { return true }
        return parameter.attributes.contains("ViewBuilder") || parameter.attributes.contains("escaping")
    }

    /// Calls a function with arguments as they are written.
    func invoke(
        _ function: Function, receiver: Value?, written arguments: [Argument], in scope: Scope, outer: Scope? = nil
    ) -> Values {
        let made = invoke(
            function, receiver: receiver,
            arguments: passed(arguments, to: function, receiver: receiver, in: scope), scope: outer)
        // A modifier of which no view is seen to come gives the view that it is called on.
        guard let receiver, function.nominal?.isForeign == true, function.nominal?.shortName == "View",
            made.allSatisfy({ if case .external("View", _, nil, _) = $0 { true } else { false } }), isShown(receiver)
        else { return made }
        return [receiver]
    }

    /// The values that each parameter of a function gets.
    private func passed(
        _ arguments: [Argument], to function: Function, receiver: Value?, in scope: Scope
    ) -> [Values] {
        let parameters = function.fact.parameters
        let places = assignment(of: arguments, to: parameters)
        var place = LookupPlace(file: function.file, nominal: function.nominal)
        for (name, type) in generics(of: receiver) { place.generics[name] = type }
        let local = Set(function.fact.generics.map(\.name))
        var given = [Values?](repeating: nil, count: parameters.count)
        for (index, argument) in arguments.enumerated() {
            let target = places?[index] ?? (index < parameters.count ? index : nil)
            var type: ResolvedType?
            if let target, let written = parameters[target].type, !local.contains(written.base) {
                type = program.resolve(written, in: place)
                if case .function? = type { type = nil }
            }
            let values = evaluate(argument.value, in: scope, expecting: type)
            if let target { given[target, default: []].formUnion(values) }
        }
        for (index, parameter) in parameters.enumerated() where given[index] == nil {
            guard let value = parameter.defaultValue else { continue }
            let frame = frame(
                of: .parameter(function.id, index), receiver: receiver, place: place, result: nil,
                depth: scope.frame.depth)
            given[index] = evaluate(
                value, in: Scope(frame), expecting: parameter.type.map { program.resolve($0, in: place) })
        }
        return given.map { $0 ?? [] }
    }
}

extension [Values?] {
    fileprivate subscript(index: Int, default value: Values) -> Values {
        get { self[index] ?? value }
        set { self[index] = newValue }
    }
}
