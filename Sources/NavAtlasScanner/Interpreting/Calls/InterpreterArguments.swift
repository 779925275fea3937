// Passes arguments to parameters.

extension Interpreter {
    /// Whether nothing is known of what a modifier gives its closure. `onDelete { places in … }` gives places, and not the view;
    /// `popover(isPresented: $isGone) { … }` does not give the flag.
    static func tellsNothing(_ modifier: String, _ arguments: [Argument]) -> Bool {
        guard arguments.count == 1 else { return arguments[0].label == "isPresented" }
        return modifier.hasPrefix("on") && SwiftUINames.reacting.contains(modifier)
    }

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
    func isNeeded(_ parameter: ParameterFact) -> Bool {
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
        let given = passed(arguments, to: function, receiver: receiver, in: scope, expecting: type)
        let known = scope.activation === activation ? justAssigned(askedBy: function.id, of: receiver) : [:]
        let made = invoke(
            function, receiver: receiver, arguments: given, sure: sure(among: arguments, of: function, in: scope),
            knowing: known, scope: outer, expecting: type)
        guard let receiver, let extended = function.nominal, !Self.returnsVoid(function) else { return made }
        return orReceiver(made, receiver, of: extended)
    }

    /// What a call gives to each parameter, without closures, methods and streams where the parameter is an object, a structure
    /// or a case of the app's: an operator whose result is not known seems to give what it was given. Code that is called with
    /// its own closures would be another call in each round.
    func fitting(_ arguments: [Values], for function: Function, _ receiver: Value?) -> [Values] {
        guard arguments.contains(where: { $0.contains(where: Self.isCodeOrStream) }) else { return arguments }
        let types = program.parameterTypes(of: function, in: place(of: function, receiver))
        return arguments.enumerated().map { index, values in
            guard index < types.count, case .nominal(let nominal, _)? = types[index]?.ofElement,
                nominal.kind != .protocol, function.fact.parameters[index].attributes.isEmpty
            else { return values }
            return values.filter { !Self.isCodeOrStream($0) }
        }
    }

    private static func isCodeOrStream(_ value: Value) -> Bool {
        switch value {
        case .closure, .function: true
        case .external(let name, _, _, _): StreamNames.isStream(name.lastPart)
        default: false
        }
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
            var (type, value): (ResolvedType?, Expression) = (nil, argument.value)
            if let target, let written = parameters[target].type,
                generics.isEmpty || !generics.contains(where: { $0.name == written.base })
            {
                type = types[target]
                // What is written for an autoclosure is its result: `ListScreen(model: .init(router: router))`.
                if case .function(_, let result)? = type {
                    type = parameters[target].attributes.contains("autoclosure") ? result : nil
                    value = value.asFunction ?? value
                }
            } else if let target, Self.beginsWithImplicitMember(argument.value),
                let bound = generics.first(where: { $0.name == parameters[target].type?.base })?.constraint,
                case .nominal(let nominal, _) = program.resolve(bound, in: place), nominal.kind == .protocol
            {
                // `show(.cart)` of `func show<P: Page>(_ page: P)`: an extension of the protocol declares the member.
                type = .nominal(nominal, [])
            }
            var values =
                target.flatMap { number(argument.value, for: $0, of: function, in: scope) }
                ?? evaluate(value, in: scope, expecting: type)
            if let target, takesAnythingHashable(parameters[target], generics),
                let whole = collection(of: values, writtenAs: argument.value, in: scope)
            {
                values = [whole]
            }
            noteHanded(values, by: argument.value, in: scope)
            // `Binding(get: value, set: …)` in the function is bound to what is written here.
            if let target, parameters[target].attributes.contains("autoclosure") {
                values.unite(bindings(to: argument.value, in: scope))
            }
            if let target {
                if given[target] != nil { noteAboveRoot(values) }
                given[target, default: []].unite(values)
            }
        }
        fillDefaults(&given, of: function, receiver, place, types, in: scope, expecting: expected)
        return given.map { $0 ?? [] }
    }

    /// Whether a function takes whatever may lie on a path, as a collection may: `func show<V: Hashable>(_ value: V)`.
    private func takesAnythingHashable(_ parameter: ParameterFact, _ generics: [GenericParameter]) -> Bool {
        guard let base = parameter.type?.base else { return false }
        let constraint = generics.first { $0.name == base }?.constraint?.base ?? base
        return constraint == "Hashable" || constraint == "AnyHashable"
    }

    /// Gives the parameters that a call leaves out what their declaration says. A default closure is the same however
    /// deep the call is nested.
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
            let isClosure = if case .closure = value { true } else { false }
            let frame = frame(
                of: .parameter(function.id, index, generics: known), receiver: receiver, place: place, result: nil,
                depth: isClosure ? .none : scope.frame.depth)
            given[index] =
                number(value, for: index, of: function, in: Scope(frame))
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

extension Expression {
    /// The function that a key path is where one is asked for: `\.step.page` is `{ $0.step.page }`.
    fileprivate var asFunction: Expression? {
        guard case .keyPath(_, let names, let place) = self, !names.isEmpty, !names.contains("self") else { return nil }
        let value = names.reduce(Expression.name("$0", place)) { .member($0, $1, place) }
        return .closure(Closure(parameters: [], body: [.expression(value)], position: place))
    }
}
