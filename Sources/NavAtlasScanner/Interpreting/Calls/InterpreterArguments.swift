// Chooses among overloads, and passes arguments to parameters.

extension Interpreter {
    // MARK: Choosing and passing

    /// The functions that can take arguments of those labels, best first; of those that only their results tell apart, the
    /// ones that give what is expected.
    func choose(
        _ functions: [Function], _ arguments: [Argument], in scope: Scope? = nil, expecting type: ResolvedType? = nil
    ) -> [Function] {
        // What gives `some View` cannot call itself: a library's function of that name is meant.
        let functions = functions.filter { $0.fact.result?.base != "View" || scope?.frame.function != $0.id }
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
            }
            if !isHidden { fitting.append(function) }
        }
        if fitting.isEmpty, let nearest = functions.first,
            !functions.dropFirst().contains(where: { $0.nominal === nearest.nominal })
        {
            return choose([nearest], arguments, in: scope)
        }
        fitting = giving(type, among: fitting)
        if fitting.count > 1, let scope {
            let typed = fitting.filter { takes(arguments, $0, in: scope) }
            if !typed.isEmpty { fitting = typed }
            let exact = fitting.count > 1 ? fitting.filter { isFor(arguments, $0, in: scope) } : []
            if !exact.isEmpty { fitting = exact }
            let closing = fitting.filter { givesClosures(arguments, toClosuresOf: $0) }
            if !closing.isEmpty { fitting = closing }
            // What files give a library's type under one name, each gives itself: `private extension View`.
            let own = fitting.filter { $0.file == scope.frame.place.file && $0.nominal?.isForeign == true }
            if !own.isEmpty { fitting = own }
            fitting = matchingCollections(fitting, arguments, in: scope)
        }
        // As the compiler does: what takes any number of arguments comes last.
        func rank(_ function: Function) -> (Int, Int, Int) {
            let parameters = function.fact.parameters
            return (parameters.count, parameters.contains(where: \.isVariadic) ? 1 : 0, function.id)
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

    /// Whether a call gives all that must be given, closures included.
    func givesAll(_ arguments: [Argument], to parameters: [ParameterFact]) -> Bool {
        guard let targets = assignment(of: arguments, to: parameters) else { return false }
        return parameters.indices.allSatisfy { targets.contains($0) || !isNeeded(parameters[$0]) }
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
        guard let targets = assignment(of: arguments, to: function.fact.parameters), !arguments.isEmpty else {
            return false
        }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        return zip(arguments, targets).allSatisfy { argument, target in
            guard case .name = argument.value, let written = function.fact.parameters[target].type,
                case .nominal(let nominal, _) = program.resolve(written, in: place), nominal.kind != .protocol
            else { return false }
            let values = evaluate(argument.value, in: scope, expecting: nil)
            return !values.isEmpty && values.allSatisfy { $0.nominal(in: heap) === nominal }
        }
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

    func isBuiltin(_ type: TypeReference) -> Bool { Self.builtins.contains(type.base) }

    private func isBuiltin(_ value: Value) -> Bool {
        switch value {
        case .text, .boolean: true
        case .external(let name, _, nil, _): Self.builtins.contains(name)
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

    /// Whether nothing is known of what a modifier gives its closure. `onDelete { places in … }` gives places, and not the view;
    /// `popover(isPresented: $isGone) { … }` does not give the flag.
    static func tellsNothing(_ modifier: String, _ arguments: [Argument]) -> Bool {
        guard arguments.count == 1 else { return arguments[0].label == "isPresented" }
        return modifier.hasPrefix("on") && reacting.contains(modifier)
    }

    private static let builtins: Set<String> = ["String", "Bool", "Int", "Double", "CGFloat", "URL", "UUID", "Date"]

    /// For each argument the parameter that takes it; `nil` where the labels do not fit.
    func assignment(of arguments: [Argument], to parameters: [ParameterFact]) -> [Int]? {
        var result: [Int] = []
        var next = 0
        let labelled = arguments.first { $0.isTrailing && $0.label != nil }?.label
        for argument in arguments {
            var index = next
            if argument.isTrailing, argument.label == nil {
                let end = parameters.firstIndex { labelled != nil && $0.label == labelled } ?? parameters.count
                // A closure that may be left out is, where a later argument is needed.
                while index < parameters.count,
                    !takesClosure(parameters[index])
                        || !isNeeded(parameters[index]) && index < end
                            && parameters[(index + 1)..<max(end, index + 1)].contains(where: isNeeded)
                {
                    index += 1
                }
                if index == parameters.count {
                    // An untyped or generic parameter may take a closure as well.
                    index = parameters.indices.last.flatMap { $0 >= next ? $0 : nil } ?? parameters.count
                }
            } else {
                while index < parameters.count, !takes(argument.label, parameters[index], after: result.last == index) {
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

    /// Whether a call must give a parameter an argument.
    private func isNeeded(_ parameter: ParameterFact) -> Bool {
        parameter.defaultValue == nil && !parameter.isVariadic
    }

    /// Whether a parameter takes an argument of that label. Only the first of several values has the label: `add(names: "a", "b")`.
    private func takes(_ label: String?, _ parameter: ParameterFact, after hasValue: Bool) -> Bool {
        hasValue ? label == nil : parameter.label == label
    }

    func takesClosure(_ parameter: ParameterFact) -> Bool {
        if program.isFunction(parameter.type) { return true }
        return parameter.attributes.contains("ViewBuilder") || parameter.attributes.contains("escaping")
    }

    /// Calls a function with arguments as they are written.
    func invoke(
        _ function: Function, receiver: Value?, written arguments: [Argument], in scope: Scope, outer: Scope? = nil,
        expecting type: ResolvedType? = nil
    ) -> Values {
        let made = invoke(
            function, receiver: receiver,
            arguments: passed(arguments, to: function, receiver: receiver, in: scope, expecting: type),
            sure: sure(among: arguments, of: function, in: scope), scope: outer, expecting: type)
        guard let receiver, let extended = function.nominal, !Self.onlyActs(function) else { return made }
        return orItself(made, receiver, of: extended)
    }

    /// The values that each parameter of a function gets.
    func passed(
        _ arguments: [Argument], to function: Function, receiver: Value?, in scope: Scope,
        expecting expected: ResolvedType? = nil
    ) -> [Values] {
        let parameters = function.fact.parameters
        let places = assignment(of: arguments, to: parameters)
        let place = self.place(of: function, receiver)
        let types = program.parameterTypes(of: function, in: place)
        let generics = function.fact.generics
        var given = [Values?](repeating: nil, count: parameters.count)
        for (index, argument) in arguments.enumerated() {
            let target = places?[index] ?? (index < parameters.count ? index : nil)
            var type: ResolvedType?
            if let target, let written = parameters[target].type,
                generics.isEmpty || !generics.contains(where: { $0.name == written.base })
            {
                type = types[target]
                // What is written for an autoclosure is its result: `ListScreen(model: .init(router: router))`.
                if case .function(_, let result)? = type {
                    type = parameters[target].attributes.contains("autoclosure") ? result : nil
                }
            } else if let target, Self.beginsWithImplicitMember(argument.value),
                let bound = generics.first(where: { $0.name == parameters[target].type?.base })?.constraint,
                case .nominal(let nominal, _) = program.resolve(bound, in: place), nominal.kind == .protocol
            {
                // `show(.cart)` of `func show<P: Page>(_ page: P)`: an extension of the protocol declares the member.
                type = .nominal(nominal, [])
            }
            var values =
                target.flatMap { number(argument.value, for: $0, of: function) }
                ?? evaluate(argument.value, in: scope, expecting: type)
            noteHanded(values, by: argument.value, in: scope)
            // `Binding(get: value, set: …)` in the function is bound to what is written here.
            if let target, parameters[target].attributes.contains("autoclosure") {
                values.unite(bindings(to: argument.value, in: scope))
            }
            if let target { given[target, default: []].unite(values) }
        }
        fillDefaults(&given, of: function, receiver, place, types, in: scope, expecting: expected)
        return given.map { $0 ?? [] }
    }

    /// Gives the parameters that a call leaves out what their declaration says.
    private func fillDefaults(
        _ given: inout [Values?], of function: Function, _ receiver: Value?, _ place: LookupPlace,
        _ types: [ResolvedType?], in scope: Scope, expecting expected: ResolvedType?
    ) {
        // A value that is left out may itself be made by a call that leaves it out, as far as calls are told apart.
        guard mayEnter(function.id, within: &openDefaults) else { return }
        defer { openDefaults.remove(function.id) }
        var place = place
        if !function.fact.generics.isEmpty {
            bindGenerics(in: &place, of: function, given.map { $0 ?? [] }, expecting: expected)
        }
        let known = function.fact.generics.compactMap { place.generics[$0.name] }
        for (index, parameter) in function.fact.parameters.enumerated() where given[index] == nil {
            guard let value = parameter.defaultValue else { continue }
            if let generic = Self.typeParameter(value, of: function) {
                given[index] = place.generics[generic].map { [.metatype($0)] } ?? []
                continue
            }
            let frame = frame(
                of: .parameter(function.id, index, generics: known), receiver: receiver, place: place, result: nil,
                depth: scope.frame.depth)
            given[index] =
                number(value, for: index, of: function)
                ?? evaluate(value, in: Scope(frame), expecting: types[index])
        }
    }
}

extension Interpreter {
    /// The name of a function's generic parameter whose type an expression is: `type: Service.Type = Service.self`.
    fileprivate static func typeParameter(_ value: Expression, of function: Function) -> String? {
        guard case .name(let name, _) = value, function.fact.generics.contains(where: { $0.name == name }) else {
            return nil
        }
        return name
    }
}

extension [Values?] {
    fileprivate subscript(index: Int, default value: Values) -> Values {
        get { self[index] ?? value }
        set { self[index] = newValue }
    }
}
