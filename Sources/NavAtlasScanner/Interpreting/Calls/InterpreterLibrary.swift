// What a call into a library does as far as navigation is concerned: it runs the closures that it is given, shows the
// views that it is given, and hands on the elements that it is called on.

extension Interpreter {
    /// A value of a library type; results of closures stand in place of the closures.
    func libraryValue(
        _ name: String, _ generics: [ResolvedType], _ arguments: [Argument], in scope: Scope
    ) -> Values {
        if name == "Binding", let payload = unwrapped(arguments, in: scope) ?? customBinding(arguments, in: scope) {
            return payload
        }
        let made = DependencyNames.factories.contains(name) ? generics.last : nil
        // A control acts for the screen whose code makes it, whoever had that code run.
        let isControl = Self.isControl(named: name)
        var elements: Values = []
        var given: [ArgumentValue] = []
        for argument in arguments {
            // What a controller hosts is no part of the screen whose code makes it.
            let isHosted = UIKitNames.hosts.contains(name.lastPart) && argument.label == "rootView"
            let values = with(mode: isHosted ? .destination : nil) {
                evaluate(argument.value, in: scope, expecting: generics.first)
            }
            allowAnyCase(values)
            observeChoice(values)
            let handed =
                SwiftUINames.viewsOfData.contains(name) ? dereferenced(elements) : handedOn(dereferenced(elements))
            // A button does not show the result of its action.
            let acts =
                SwiftUINames.acting.contains(name)
                && Self.isAction(argument, of: arguments, view: SystemViews.contains(name))
            let produced = with(owner: isControl ? controller(running: scope) : nil, acting: acts ? true : nil) {
                runClosures(values, over: handed, of: name, expecting: made)
            }
            let results = acts ? [] : produced
            let isData = argument.label == nil || argument.label == "data"
            if isData { elements.unite(values) }
            var plain = keepingPlain(values)
            // The views among which a collection is built are shown where its content shows them.
            if isData, SwiftUINames.viewsOfData.contains(name) { plain = plain.filter { !isShown($0) } }
            // `Tab("Shop", systemImage: "bag", value: 1) { … }`
            if argument.label == "value", let number = number(argument.value, in: scope) { plain.insert(number) }
            let all = plain.union(results)
            given.append(
                ArgumentValue(
                    label: argument.label,
                    values: SystemViews.contains(name) ? all : all.distinguished(insideType: name)))
        }
        // A wrapper of a single value, `StateObject(wrappedValue:)`, or a collection that is made of another one.
        if PropertyWrapperNames.transparent.contains(name), let only = given.first { return only.values }
        if let elements = collection(name, madeOf: given) { return elements }
        return [.external(name, generics, member: nil, ArgumentValues(given))]
    }

    /// Whether a control or a task does what the argument says. `Button("Add") { … }` acts, `Button(action: add) { … }` and
    /// `Toggle(isOn: $isOn) { … }`, which have no title, show what the closure makes.
    private static func isAction(_ argument: Argument, of arguments: [Argument], view isView: Bool) -> Bool {
        if argument.label == "action" { return true }
        guard argument.isTrailing, argument.label == nil, let first = arguments.first else { return false }
        if arguments.contains(where: { $0.label == "label" }) { return true }
        return !first.isTrailing && (first.label == nil || !isView)
    }

    /// Runs closures over elements: one by one where they are the cases of an enum, each of which may show something else, or the
    /// known items of a tab bar.
    private func runClosures(
        _ values: Values, over elements: Values, of name: String, expecting type: ResolvedType?
    ) -> Values {
        let areCases = elements.allSatisfy { element in
            if case .enumCase = element { true } else { Self.isTuple(element) && Self.isCase(element) }
        }
        let areItems = name == "ForEach" && mode == .destination && elements.allSatisfy { $0.object != nil }
        guard name == "ForEach" || name == "List", areCases || areItems, elements.count > 1 else {
            let given = SwiftUINames.viewsOfData.contains(name) ? pairs(elements, for: values) : elements
            return runClosures(values, [given], isForLater: name != "Task", expecting: type)
        }
        return elements.reduce(into: []) { result, element in
            let shown = runClosures(values, [pairs([element], for: values)])
            // Each is what it was made for, as the items of a tab bar are.
            result.unite(
                mode == .destination && name == "ForEach" && !shown.isEmpty
                    ? [
                        .external(
                            Self.elementView, [], member: nil,
                            [ArgumentValue(label: nil, values: shown), ArgumentValue(label: nil, values: [element])])
                    ] : shown)
        }
    }

    /// `Binding(unwrapping: $route, case: /Route.detail)`: what the case carries; `nil` for another initialiser.
    private func unwrapped(_ arguments: [Argument], in scope: Scope) -> Values? {
        guard let whole = arguments.first(where: { $0.label == "unwrapping" })?.value,
            let path = arguments.first(where: { $0.label == "case" })?.value
        else { return nil }
        let names = Set(
            evaluate(path, in: scope, expecting: nil).compactMap { value -> String? in
                switch value {
                case .enumCase(_, let name, _): name
                case .keyPath(let names, _): names.last
                default: nil
                }
            })
        let known = dereferenced(evaluate(whole, in: scope, expecting: nil))
        guard !names.isEmpty, !known.isEmpty else { return [] }
        var payload: Values = []
        for value in known {
            guard case .enumCase(let nominal, let name, let given) = value else { return [] }
            guard names.contains(name) else { continue }
            for argument in given { payload.unite(argument.values) }
            payload.unite(declaredPayload(of: nominal, name).first ?? [])
        }
        return payload.isEmpty ? [.null] : payload
    }

    /// A call that neither the app nor a dialect knows.
    func library(
        _ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope,
        expecting type: ResolvedType? = nil
    ) -> Values {
        // It keeps its arguments, and calls no closure.
        if name == FoundationNames.associating {
            for argument in arguments { _ = evaluate(argument.value, in: scope, expecting: nil) }
            return []
        }
        if name == "type", arguments.count == 1, arguments[0].label == "of" {
            let types = evaluate(arguments[0].value, in: scope, expecting: nil).compactMap { $0.nominal(in: heap) }
            return Values(types.map { .metatype(.nominal($0, [])) })
        }
        if let kept = callDefaults(name, on: receivers, arguments, in: scope) { return kept }
        let isWatching = SwiftUINames.watching.contains(name)
        let elements = isWatching ? observed(receivers) : asViews(dereferenced(receivers), under: name)
        if name == "enumerated", arguments.isEmpty { return enumerated(elements) }
        if name == "zip", receivers.isEmpty, arguments.count == 2 { return zipped(arguments, in: scope) }
        if name == "modifier", let modifier = arguments.first {
            return apply(modifier.value, to: elements, in: scope)
        }
        if let combined = combinedModifiers(name, elements, arguments, in: scope) { return combined }
        if let styled = applyStyle(name, arguments, to: elements, in: scope) { return styled }
        // `children.first(as: LoginFlow.self)`: those of that type.
        if StandardLibraryNames.filtering.contains(name), arguments.count == 1,
            case .metatype(let type)? = evaluate(arguments[0].value, in: scope, expecting: nil).first
        {
            return cast(elements, to: type)
        }
        if let made = record(of: elements, by: arguments, in: scope) { return made }
        if name == "assign", let target = Self.assigned(arguments) {
            assign(elements, to: target, in: scope)
            return []
        }
        // Who watches a state watches for itself.
        if !isWatching, let modified = modified(elements, by: arguments, in: scope) { return modified }
        var results: Values = []
        var shown: Values = []
        var firstGiven: Values = []
        for (index, argument) in arguments.enumerated() {
            var values = evaluate(argument.value, in: scope, expecting: nil)
            if StandardLibraryNames.mapping.contains(name) { values = filled(values, with: elements) }
            // Whether something is shown is not what comes of it.
            if index == 0, argument.label != "isPresented" { firstGiven = values }
            let isCollection =
                StandardLibraryNames.mapping.contains(name) || StandardLibraryNames.filtering.contains(name)
                || name == "forEach"
            let isPaired = isCollection && !StandardLibraryNames.comparing.contains(name)
            let input =
                isCollection || argument.isTrailing && arguments.count == 1
                ? isPaired ? pairs(elements, for: values) : elements
                : isWatching ? observed(arguments[0].value, firstGiven, in: scope) : handedOn(dereferenced(firstGiven))
            let isUntold = !isCollection && Self.tellsNothing(name, arguments)
            // `onChange(of: page) { old, new in … }`
            let given = Array(repeating: input.isEmpty ? elements : input, count: name == "onChange" ? 2 : 1)
            let reacts = SwiftUINames.reacting.contains(name)
            var produced = hearing(name, in: scope, acting: reacts ? true : nil) {
                runClosures(
                    values, isUntold ? [] : given,
                    isForLater: !NavigationNames.dismissals.contains(name) && elements.contains(where: isShown),
                    expecting: StandardLibraryNames.mapping.contains(name) ? Self.element(of: type, madeBy: name) : nil)
            }
            if reacts { produced = [] }
            if StandardLibraryNames.mapping.contains(name) { produced.unite(values.filter(Self.isCase)) }
            results.unite(produced)
            shown.unite(produced.union(keepingPlain(values)))
        }
        if StandardLibraryNames.givingBack.contains(name), !results.isEmpty { return results }
        // A collection that holds `nil` is there itself.
        if StandardLibraryNames.mapping.contains(name) { return name == "map" ? results.subtracting([.null]) : results }
        if StandardLibraryNames.filtering.contains(name) {
            return self.elements(elements, passing: arguments, of: name, in: scope)
        }
        // What a modifier is given is shown with the view that it modifies; menus are a scene's.
        if elements.isEmpty || name == "commands" || elements.contains(where: isShown) {
            let parts = shown.filter(isShown)
            draw(parts)
            if elements.isEmpty { return results.filter(isShown) }
            // What becomes a screen keeps them until it is known which.
            let areKept = mode == .destination && holdsOwnViews(parts)
            return areKept ? modified(elements, by: parts) : elements
        }
        return elements
    }

    /// The arguments that a library may pass to a closure beside them. A text, a flag, and a case of a library's or an unknown
    /// enum only tell the library what to do: `client.load("user") { result in … }`.
    private func handedOn(_ values: Values) -> Values {
        values.filter { value in
            switch value {
            case .text, .number, .boolean, .null, .unresolvedCase, .external(_, _, .some, _): false
            default: true
            }
        }
    }

    /// Whether a view of the app's own is among what values show. They share their parts: each is looked through once.
    func holdsOwnViews(_ values: Values) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        return holdsOwnViews(values, &seen)
    }

    private func holdsOwnViews(_ values: Values, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        limits.spend(values.count)
        for value in values {
            switch value {
            case .object, .instance, .enumCase: if value.nominal(in: heap).map(isPart) ?? false { return true }
            case .external(_, _, nil, let arguments):
                let isNew = !arguments.isEmpty && seen.insert(arguments.identity).inserted
                if isNew, arguments.contains(where: { holdsOwnViews($0.values, &seen) }) { return true }
            default: break
            }
        }
        return false
    }

    func modified(_ elements: Values, by parts: Values) -> Values {
        [
            .external(
                Self.modifiedView, [], member: nil,
                [ArgumentValue(label: nil, values: elements), ArgumentValue(label: nil, values: parts)])
        ]
    }

    /// A screen with what it is modified with as it is made: that works for the screen, once it is known to be one.
    private func modified(_ elements: Values, by arguments: [Argument], in scope: Scope) -> Values? {
        guard let maker = screen(among: elements) else { return nil }
        let given = modifying(maker) {
            arguments.reduce(into: Values()) { $0.unite(evaluate($1.value, in: scope, expecting: nil)) }
        }
        let parts = given.filter { value in
            switch value {
            case .closure, .function: true
            default: isShown(value)
            }
        }
        return parts.isEmpty ? elements : modified(elements, by: parts)
    }

    static let modifiedView = "·modified"
    static let elementView = "·element"
    /// Runs the closures and function references among the values; the results are what they return.
    ///
    /// - Parameter isForLater: whether the library calls them some time later, as it does what a button does.
    @discardableResult
    func runClosures(
        _ values: Values, _ arguments: [Values] = [], isForLater later: Bool = true,
        expecting type: ResolvedType? = nil
    ) -> Values {
        let outer = isForLater
        isForLater = later
        defer { isForLater = outer }
        let code = values.filter { value in
            switch value {
            case .closure, .function: true
            default: false
            }
        }
        return afterReplacement { call(code, arguments, expecting: type) }
    }

    /// Whether what a library's function gives is of the same type as what it is called on: `[.init(), nil].compactMap { $0 }`.
    static func keepsElements(_ name: String, _ arguments: [Argument]) -> Bool {
        guard name == "compactMap" else { return StandardLibraryNames.filtering.contains(name) }
        guard case .closure(let closure)? = arguments.first?.value,
            case .expression(.name(let shown, _))? = onlyChoice(in: closure.body)
        else { return false }
        return shown == closure.parameters.first?.name ?? "$0"
    }

    private static func element(of type: ResolvedType?, madeBy mapping: String) -> ResolvedType? {
        switch type {
        case .array(let element)?: element
        case .external(let name, let elements)? where StreamNames.isStream(name) && mapping != "flatMap": elements.first
        default: type
        }
    }

    func keepingPlain(_ values: Values) -> Values {
        values.filter {
            switch $0 {
            case .closure, .function: false
            default: true
            }
        }
    }

    /// Whether a value is something that can be seen, or holds it.
    func isShown(_ value: Value) -> Bool {
        switch value {
        case .object(let id): isPart(heap[id].nominal)
        case .instance(let nominal, _), .enumCase(let nominal, _, _): isPart(nominal)
        case .external(_, _, nil, let parts) where Self.isTuple(value):
            parts.contains { $0.values.contains(where: isShown) }
        case .external(let name, _, let member, _):
            member == nil && (name.first?.isUppercase == true || name.hasPrefix("·"))
        default: false
        }
    }

    /// Whether a type of the app is a view.
    func isView(_ nominal: Nominal) -> Bool {
        if let known = views[nominal] { return known }
        let isView =
            program.inherits(nominal, anyOf: Self.viewProtocols)
            || nominal.kind == .struct && declaresBody(nominal) && !isContent(nominal)
        views[nominal] = isView
        return isView
    }

    /// Whether a view is no more than an outline, which holds nothing and leads nowhere.
    func isShape(_ nominal: Nominal) -> Bool { program.inherits(nominal, anyOf: SwiftUINames.shapeProtocols) }

    private static let viewProtocols = Program.kindsOfView.union(["View", "SwiftUI.View"])

    /// Whether a type is what a library's view takes as its content, which is named so: `ToolbarContent`, `MapContent`.
    private func isContent(_ nominal: Nominal) -> Bool {
        program.externalAncestors(of: nominal).contains {
            $0.lastName.hasSuffix("Content") || ["Commands", "ViewModifier"].contains($0.lastName)
        }
    }

    /// Whether the type has code that says what it shows, as a view does that conforms to a library's protocol.
    private func declaresBody(_ nominal: Nominal) -> Bool {
        if let body = nominal.properties["body"], body.fact.getter != nil { return body.fact.type?.base == "View" }
        return (nominal.functions["body"] ?? []).contains {
            $0.fact.result?.base == "View" && $0.fact.parameters.first?.label != "content"
        }
    }

    /// Whether a type of the app is shown as a part of a view, such as the items of a toolbar.
    func isPart(_ nominal: Nominal) -> Bool {
        isView(nominal) || isContent(nominal) && nominal.properties["body"] != nil
    }

    /// What a view shows.
    func body(of value: Value) -> Values {
        let outer = decided
        // By what a view decides inside is its own matter; an enum that is a view is what decides.
        defer { if value.nominal(in: heap)?.kind != .enum { decided = outer } }
        guard let nominal = value.nominal(in: heap), program.property("body", of: nominal) == nil,
            let function = program.methods("body", of: nominal).first(where: { !$0.fact.isStatic })
        else { return read("body", of: value) }
        return invoke(function, receiver: value, arguments: function.fact.parameters.map { _ in [] })
    }

    /// How a coordinator class of some style holds what it shows.
    func flow(of nominal: Nominal) -> CoordinatorKind? {
        if let known = coordinatorKinds[nominal] { return known }
        let found = dialects.firstNonNil { $0.coordinator(nominal, self) }
        coordinatorKinds[nominal] = .some(found)
        return found
    }
}
