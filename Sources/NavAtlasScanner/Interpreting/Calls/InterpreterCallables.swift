// Values that are called: closures that variables hold, and objects that declare `callAsFunction`.

extension Interpreter {
    /// Calls values with arguments as they are written.
    ///
    /// - Parameter type: what the values are declared to be.
    func call(
        _ callees: Values, written arguments: [Argument], as type: ResolvedType?, _ place: DraftLocation,
        in scope: Scope
    ) -> Values {
        let objects = callees.filter { callee in
            callee.nominal(in: heap).map { !program.methods(Self.callOperator, of: $0).isEmpty } ?? false
        }
        var result: Values = []
        forEachAlone(of: objects) { object in
            result.unite(
                callDeclared(Self.callOperator, on: object, arguments, place, in: scope, expecting: nil) ?? [])
        }
        guard objects.isEmpty || objects.count < callees.count else { return result }
        if callees.contains(where: Self.isDismissAction) {
            noteDismissal(at: place)
            noteReset()
        }
        if callees.contains(where: isOwnLayout) {
            return result.union(construct(Self.stackOfViews, arguments, place, in: scope, expecting: nil))
        }
        for case .external in callees {
            let site = CallSite(
                name: Self.callOperator, base: nil, receivers: callees, type: nil, arguments: arguments,
                expected: nil, scope: scope, location: place)
            if let answer = ask(site) { return result.union(answer) }
            break
        }
        return result.union(callOne(of: callees.subtracting(objects), values(of: arguments, in: scope, as: type)))
    }

    func isSuperOrSelf(_ expression: Expression) -> Bool {
        if case .name(let name, _) = expression { return name == "super" || name == "self" }
        return false
    }

    /// `item.action()`, where a tuple holds a closure; `nil` for what is no tuple with such a part.
    func callPart(
        _ name: String, of tuple: Value, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        guard Self.isTuple(tuple), case .external(_, _, _, let parts) = tuple,
            Int(name) != nil || parts.contains(where: { $0.label == name })
        else { return nil }
        return part(name, of: tuple).map { call($0, written: arguments, as: nil, place, in: scope) }
    }

    /// Calls what a static property of a type holds: `Pages.reducer(pages, action)`; `nil` where it holds nothing that can be
    /// called.
    func callStaticClosure(
        _ name: String, of owner: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        guard let nominal = owner.nominal,
            let property = program.staticProperty(name, of: nominal).map({ meant($0, for: .metatype(owner)) })
        else { return nil }
        let held = readStatic(property, of: nominal)
        let type = self.type(of: property, .metatype(owner))
        guard mayBeCalled(held, with: arguments, property, type) else { return nil }
        return call(held, written: arguments, as: type, place, in: scope)
    }

    /// Calls what a global variable holds: `let makeHome: () -> UIViewController = { HomeController() }`.
    func callGlobal(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        guard let property = program.globalProperty(name, in: scope.frame.place.file) else { return nil }
        let held = readStatic(property, of: nil)
        let type = self.type(of: property)
        guard mayBeCalled(held, with: arguments, property, type) else { return nil }
        return call(held, written: arguments, as: type, place, in: scope)
    }

    /// Whether what a property holds can be called, as far as that is known.
    func mayBeCalled(
        _ held: Values, with arguments: [Argument], _ property: Property, _ type: ResolvedType?
    ) -> Bool {
        // A closure has no labels: `.sheet(isPresented: $asks)` does not call a property `sheet`. A macro may write a method
        // that has those of the closure's type.
        let hasLabels = arguments.contains { $0.label != nil } && !isEndpoint(property)
        switch (type, property.fact.initializer) {
        case (nil, .number?), (nil, .string?), (nil, .boolean?), (nil, .array?), (nil, .dictionary?): return false
        case (.function?, _): return !hasLabels
        case (.unknown?, _), (nil, _): return true
        default: break
        }
        return held.contains { value in
            switch value {
            case .closure, .function: !hasLabels
            case .metatype: true
            default:
                isOwnLayout(value) || Self.isDismissAction(value)
                    || value.nominal(in: heap).map { !program.methods(Self.callOperator, of: $0).isEmpty } ?? false
            }
        }
    }

    private func isEndpoint(_ property: Property) -> Bool {
        property.fact.attributes.contains { $0.name.base == "DependencyEndpoint" }
            || property.nominal?.attributes.contains { $0.name.base == "DependencyClient" } == true
    }

    private func isOwnLayout(_ value: Value) -> Bool { value.nominal(in: heap).map(isOwnLayout) ?? false }

    static let callOperator = "callAsFunction"

    /// Whether a name that begins with a capital is a function's of the app: `func HomeTab() -> some View`. A method comes
    /// before a type of that name that the app declares, too.
    func isFunction(
        _ callee: Expression, _ type: ResolvedType, _ arguments: [Argument], in scope: Scope
    ) -> Bool {
        guard case .name(let name, _) = callee else { return false }
        if scope.function(name) != nil { return true }
        let methods = scope.frame.place.nominal.map { program.methods(name, of: $0) } ?? []
        guard case .external = type else {
            let fitting = methods.filter { assignment(of: arguments, to: $0.fact.parameters) != nil }
            return !choose(fitting, arguments, in: scope).isEmpty
        }
        return !choose(methods + (program.globalFunctions[name] ?? []), arguments, in: scope).isEmpty
    }

    /// Whether a call without its receiver is one on `self`: in an extension of a library's type or of a protocol, and in a
    /// view's function that gives a view, `func framed() -> some View { padding() }`.
    func isOnSelf(in scope: Scope, expecting type: ResolvedType?) -> Bool {
        guard let nominal = scope.frame.place.nominal else { return false }
        return nominal.isForeign || nominal.kind == .protocol || type?.lastName == "View" && isView(nominal)
    }

    /// What such a function gives: its arguments are evaluated, since they may call others.
    func nothing(given arguments: [Argument], in scope: Scope) -> Values {
        for argument in arguments { _ = evaluate(argument.value, in: scope, expecting: nil) }
        return []
    }

    /// A call without its receiver in an extension of a library's type: a modifier of `View`, or an operator of a stream, is
    /// called on `self`.
    func callOnSelf(_ site: CallSite) -> Values {
        let receivers: Values = site.scope.frame.receiver.map { [$0] } ?? []
        let onSelf = CallSite(
            name: site.name, base: .name("self", site.location.position), receivers: receivers, type: nil,
            arguments: site.arguments, expected: site.expected, scope: site.scope, location: site.location)
        return stream(onSelf)
            ?? dependency(site.name, on: receivers, site.arguments, in: site.scope, expecting: site.expected)
            ?? library(site.name, on: receivers, site.arguments, in: site.scope)
    }

    /// The views that a closure or an expression shows.
    func shown(by content: Expression, in scope: Scope) -> Values {
        let values = evaluate(content, in: scope, expecting: nil)
        return runClosures(values).union(keepingPlain(values))
    }

    /// What a closure of a declared type is called with.
    func values(of arguments: [Argument], in scope: Scope, as type: ResolvedType?) -> [Values] {
        let inputs: [ResolvedType] = if case .function(let inputs, _)? = type { inputs } else { [] }
        return arguments.enumerated().map { index, argument in
            evaluate(argument.value, in: scope, expecting: index < inputs.count ? inputs[index] : nil)
        }
    }

    /// Whether a type is given where a key path is taken, or a key path where a type is.
    func isOfOtherKind(_ argument: Expression, than written: TypeReference, in scope: Scope) -> Bool {
        let takesType = if case .metatype = written { true } else { false }
        guard takesType || written.base.hasSuffix("KeyPath") else { return false }
        let values = evaluate(argument, in: scope, expecting: nil)
        return !values.isEmpty
            && values.allSatisfy { value in
                switch value {
                case .metatype: !takesType
                case .keyPath: takesType
                default: false
                }
            }
    }
}
