// Chooses among functions of one name.

extension Interpreter {
    /// The functions that can take arguments of those labels, best first; of those that only their results tell apart, the
    /// ones that give what is expected.
    func choose(
        _ functions: [Function], _ arguments: [Argument], in scope: Scope? = nil, expecting type: ResolvedType? = nil
    ) -> [Function] {
        // What gives `some View` cannot call itself: a library's function of that name is meant.
        let others = functions.filter {
            ($0.fact.result?.base != "View" || scope?.frame.function != $0.id)
                && !wouldTakeClosureAsValue($0, arguments)
        }
        let functions = program.seen(others, from: scope?.frame.place.file)
        if functions.count <= 1, let only = functions.first {
            // Beside an initialiser, and a method of a type that has a library's members, there are others that are not seen.
            let hasOthers = only.fact.name == "init" || only.nominal.map(program.hasLibraryMembers) ?? false
            return hasOthers && !isMeant(only, arguments, in: scope) ? [] : [only]
        }
        var fitting: [Function] = []
        for function in functions where assignment(of: arguments, to: function.fact.parameters) != nil {
            // Of two with the same labels the nearer one is meant: `self.show(page, animated: true)` in the extension of a
            // protocol that has `show(_:animated:)`.
            let isHidden = fitting.contains {
                $0.nominal !== function.nominal && $0.labels == function.labels && !program.areOverloads($0, function)
                    && $0.fact.isAsync == function.fact.isAsync
            }
            if !isHidden { fitting.append(function) }
        }
        if fitting.isEmpty, let nearest = functions.first,
            !functions.dropFirst().contains(where: { $0.nominal === nearest.nominal })
        {
            return choose([nearest], arguments, in: scope)
        }
        fitting = awaited(among: giving(type, among: fitting))
        if fitting.count > 1, let scope {
            let typed = fitting.filter { takes(arguments, $0, in: scope) }
            if !typed.isEmpty { fitting = typed }
            let exact = fitting.count > 1 ? fitting.filter { isFor(arguments, $0, in: scope) } : []
            if !exact.isEmpty { fitting = exact }
            let closing = fitting.filter { givesClosures(arguments, toClosuresOf: $0) }
            if !closing.isEmpty { fitting = givingFewestToOptionals(arguments, closing) }
            // What files give a library's type under one name, each gives itself: `private extension View`.
            let own = fitting.filter { $0.file == scope.frame.place.file && $0.nominal?.isForeign == true }
            if !own.isEmpty { fitting = own }
            fitting = matchingBuiltins(matchingCollections(fitting, arguments, in: scope), arguments, in: scope)
        }
        // As the compiler does: what takes any number of arguments comes last, and what may take nothing.
        func rank(_ function: Function) -> (Int, Int, Int, Int) {
            let parameters = function.fact.parameters
            let optional = parameters.count { $0.attributes.contains(ParameterFact.optional) }
            return (parameters.count, parameters.contains(where: \.isVariadic) ? 1 : 0, optional, function.id)
        }
        return fitting.sorted { rank($0) < rank($1) }
    }

    /// Whether a call means the app's method, and not the library's beside it: `setViewControllers(pages, animated: true)`
    /// gives no closure to `setViewControllers(_:animated:completion:)`, and `show(text)` no page to `show(_: Page)`.
    private func isMeant(_ function: Function, _ arguments: [Argument], in scope: Scope?) -> Bool {
        guard assignment(of: arguments, to: function.fact.parameters) != nil else { return false }
        guard function.fact.name != "init", function.nominal?.isForeign == true, let scope else { return true }
        return givesAll(arguments, to: function.fact.parameters) && takes(arguments, function, in: scope)
    }

    /// Whether an initializer that the app gives a library's type would take a closure for a value: the library's own is meant
    /// then, `NavigationLink("More") { More() }` beside `init(_ title: String, to destination: Destination)`.
    private func wouldTakeClosureAsValue(_ function: Function, _ arguments: [Argument]) -> Bool {
        guard function.fact.name == "init", function.nominal?.isForeign == true,
            let targets = assignment(of: arguments, to: function.fact.parameters)
        else { return false }
        return zip(arguments, targets).contains { $0.isTrailing && !takesClosure(function.fact.parameters[$1]) }
    }

    /// Whether a call gives all that must be given, closures included.
    func givesAll(_ arguments: [Argument], to parameters: [ParameterFact]) -> Bool {
        guard let targets = assignment(of: arguments, to: parameters) else { return false }
        return parameters.indices.allSatisfy { targets.contains($0) || !isNeeded(parameters[$0]) }
    }

    /// Of functions that wait and others of their name, code with `await` means the former: `func load() { Task { await load() } }`.
    private func awaited(among functions: [Function]) -> [Function] {
        guard functions.count > 1, let place = callPlace, Set(functions.map(\.fact.isAsync)).count > 1 else {
            return functions
        }
        let isAwaited = program.files[place.file].awaited.contains(place.position)
        return functions.filter { $0.fact.isAsync == isAwaited }
    }

    /// The functions whose results are of the expected type; else those that give whatever type is expected, which come last
    /// where none is. All where no one's result is known to be of it.
    private func giving(_ type: ResolvedType?, among functions: [Function]) -> [Function] {
        guard functions.count > 1 else { return functions }
        guard let type, type != .unknown, type.lastName != "View" else {
            let fixed = functions.filter { !$0.fact.givesAnyType }
            return fixed.isEmpty ? functions : fixed
        }
        let exact = functions.filter { function in
            let result = program.result(of: function)
            return result == type || type.nominal != nil && result?.nominal === type.nominal
        }
        let fitting = functions.filter { function in
            guard let wanted = type.nominal, let result = program.result(of: function)?.nominal else { return false }
            return program.ancestors(of: result).contains(wanted)
        }
        let open = functions.filter(\.fact.givesAnyType)
        return [exact, fitting, open].first { !$0.isEmpty } ?? functions
    }

    /// Of `show(_ screen: Screen)` and `show(_ screens: [Screen])` the one that takes a collection where one is passed.
    /// Only types tell them apart: the values of a collection are those of its elements.
    private func matchingCollections(
        _ functions: [Function], _ arguments: [Argument], in scope: Scope
    ) -> [Function] {
        guard functions.count > 1 else { return functions }
        let areCollections = arguments.map { $0.value == .null ? nil : isCollection($0.value, in: scope) }
        let matches = functions.map { function in
            let place = LookupPlace(file: function.file, nominal: function.nominal)
            let targets = assignment(of: arguments, to: function.fact.parameters) ?? []
            return zip(areCollections, targets).count { isCollection, target in
                let type = function.fact.parameters[target].type.map { program.resolve($0, in: place) }
                return isCollection == nil || isCollection == type?.isArray
            }
        }
        return zip(functions, matches).filter { $0.1 == matches.max() }.map(\.0)
    }

    private func isCollection(_ expression: Expression, in scope: Scope) -> Bool {
        if case .array = expression { return true }
        return assignedType(of: expression, in: scope)?.isArray == true
    }

    /// Whether the types of a function's parameters can take what is passed, as far as both are known.
    func takes(_ arguments: [Argument], _ function: Function, in scope: Scope) -> Bool {
        guard let targets = assignment(of: arguments, to: function.fact.parameters) else { return false }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        let local = Set(function.fact.generics.map(\.name))
        for (argument, target) in zip(arguments, targets) {
            guard let written = function.fact.parameters[target].type else { continue }
            if isOfOtherKind(argument.value, than: written, in: scope) { return false }
            if argument.value == .null, isBuiltin(written), !Self.mayBeNothing(function.fact.parameters[target]) {
                return false
            }
            guard !local.contains(written.base) else { continue }
            if case .closure(let closure) = argument.value {
                if case .function(let inputs, _) = written {
                    // A closure that names its parameters names all of them.
                    if !closure.parameters.isEmpty, closure.parameters.count != inputs.count { return false }
                    continue
                }
                if isBuiltin(written) { return false }
                continue
            }
            guard case .nominal(let nominal, _) = program.resolve(written, in: place) else {
                if isBuiltin(written), isOfApp(argument.value, in: scope) { return false }
                if isOfOtherBuiltin(argument.value, than: written, in: scope) { return false }
                continue
            }
            switch argument.value {
            case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _):
                let isMember =
                    nominal.cases.contains { $0.name == name } || program.property(name, of: nominal) != nil
                    || !program.methods(name, of: nominal).isEmpty || name == "init"
                if !isMember { return false }
            case .string, .boolean, .number, .array, .dictionary: return false
            default:
                let values = evaluate(argument.value, in: scope, expecting: nil)
                if !mayBe(values, of: nominal) { return false }
                if values.isEmpty, let type = assignedType(of: argument.value, in: scope)?.nominal,
                    !program.areRelated(type, nominal)
                {
                    return false
                }
            }
        }
        return true
    }

    /// Whether a function takes the very types of what it is given, rather than a protocol that they conform to: of `open(_ step:
    /// Step)` and `open(_ step: ShelfStep)`, the second one is meant for the steps of a shelf.
    private func isFor(_ arguments: [Argument], _ function: Function, in scope: Scope) -> Bool {
        guard let targets = assignment(of: arguments, to: function.fact.parameters) else { return false }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        var isFor = false
        for (argument, target) in zip(arguments, targets) {
            switch argument.value {
            case .name, .member, .call(.name, _, _), .call(.member, _, _): break
            default: continue
            }
            let values = evaluate(argument.value, in: scope, expecting: nil)
            let types = Set(values.compactMap { $0.nominal(in: heap) })
            guard let written = function.fact.parameters[target].type, let type = types.first, !values.isEmpty,
                values.allSatisfy({ $0.nominal(in: heap) != nil })
            else { continue }
            guard types.count == 1, program.resolve(written, in: place).nominal === type else {
                return false
            }
            isFor = true
        }
        return isFor
    }

    /// Whether each closure that is passed goes to a parameter that says that it takes one: a trailing closure goes to
    /// `onEnd: () -> Void`, and not to a `Binding`.
    private func givesClosures(_ arguments: [Argument], toClosuresOf function: Function) -> Bool {
        let parameters = function.fact.parameters
        guard let targets = assignment(of: arguments, to: parameters) else { return false }
        return zip(arguments, targets).allSatisfy { argument, target in
            if case .closure = argument.value { takesClosure(parameters[target]) } else { true }
        }
    }

    /// The functions of which the fewest take a closure as an optional one: as the compiler does, which prefers what needs no
    /// conversion.
    private func givingFewestToOptionals(_ arguments: [Argument], _ functions: [Function]) -> [Function] {
        let counts = functions.map { function in
            let parameters = function.fact.parameters
            return zip(arguments, assignment(of: arguments, to: parameters) ?? []).count { argument, target in
                guard case .closure = argument.value else { return false }
                return parameters[target].attributes.contains(ParameterFact.optional)
            }
        }
        return zip(functions, counts).filter { $0.1 == counts.min() }.map(\.0)
    }

    /// Whether some of the values may be of a type of the app's own, as far as theirs are known.
    private func mayBe(_ values: Values, of nominal: Nominal) -> Bool {
        if !values.isEmpty, values.allSatisfy(isBuiltin) { return false }
        let known = values.compactMap { $0.nominal(in: heap) }
        return known.isEmpty || known.contains { program.areRelated($0, nominal) }
    }

    /// The functions among those that a name means which take such values: `onOpenURL(perform: open)`, with an `open(_:)`
    /// for a link and one for a page.
    func overloads(among callees: Values, taking arguments: [Values]) -> Values {
        var named: [String: Int] = [:]
        for case .function(let function, _) in callees { named[function.fact.name, default: 0] += 1 }
        guard named.values.contains(where: { $0 > 1 }) else { return callees }
        let fitting = callees.filter { callee in
            guard case .function(let function, _) = callee else { return true }
            return named[function.fact.name] == 1 || takes(arguments, function)
        }
        return fitting.isEmpty ? callees : fitting
    }

    private func takes(_ arguments: [Values], _ function: Function) -> Bool {
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        return zip(arguments, function.fact.parameters).allSatisfy { values, parameter in
            guard let written = parameter.type else { return true }
            guard case .nominal(let nominal, _) = program.resolve(written, in: place) else {
                return !isBuiltin(written) || values.isEmpty || values.contains { $0.nominal(in: heap) == nil }
            }
            return mayBe(values, of: nominal)
        }
    }

    func isBuiltin(_ type: TypeReference) -> Bool { StandardLibraryNames.builtins.contains(type.base) }

    private func isBuiltin(_ value: Value) -> Bool {
        switch value {
        case .text, .boolean: true
        case .external(let name, _, nil, _): StandardLibraryNames.builtins.contains(name)
        default: false
        }
    }

    /// Whether an expression is known to be of a type of the app's own.
    private func isOfApp(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression {
        case .name, .member:
            let values = evaluate(expression, in: scope, expecting: nil)
            return !values.isEmpty && values.allSatisfy { $0.nominal(in: heap) != nil }
        default: return false
        }
    }
}
