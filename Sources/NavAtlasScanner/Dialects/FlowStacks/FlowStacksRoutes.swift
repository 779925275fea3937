import NavAtlasModel

// FlowStacks: calls that add routes to a stack or remove them, and the destinations of routes.

extension FlowStacksDialect {
    // MARK: Adding screens

    func link(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        var label: Values = []
        if let shown = site.closure("label") ?? site.closure() {
            label = interpreter.runClosures(interpreter.evaluate(shown, in: site.scope, expecting: nil))
        }
        if let value = site.argument("value") {
            interpreter.record(
                Push(
                    key: nil, values: interpreter.pushed(value, in: site.scope), type: nil,
                    presentation: style(site.argument("style"), site, interpreter), what: "FlowLink(value:)",
                    isLink: true, owner: interpreter.owner, location: site.location))
        }
        return [.external("FlowLink", [], member: nil, [ArgumentValue(label: nil, values: label)])]
    }

    func add(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first, let presentation = presentation(of: site, interpreter) else {
            return nil
        }
        if let dismissal = site.argument("onDismiss") {
            interpreter.runClosures(interpreter.evaluate(dismissal, in: site.scope, expecting: nil))
        }
        // On a navigator of the environment, whose screen type is declared.
        for receiver in site.receivers {
            guard case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) else {
                continue
            }
            let type = name == "FlowPathNavigator" || generics.first?.name == "AnyHashable" ? nil : generics.first
            record(site, nil, nil, type, argument.value, presentation, interpreter)
            return []
        }
        // On an array of routes, or a flow, in a property.
        guard let base = site.base else { return nil }
        var found = false
        for (receiver, property) in interpreter.places(of: base, in: site.scope) {
            if case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) {
                record(site, nil, nil, generics.first, argument.value, presentation, interpreter)
                found = true
            }
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            let type = interpreter.program.property(property, of: nominal).flatMap {
                interpreter.type(of: $0, receiver)
            }
            let held = type == nil ? interpreter.read(property, of: receiver).firstNonNil(Self.screen) : nil
            let key = PropertyKey(nominal: nominal, name: property)
            guard type.map(Self.isRoutes) ?? (held != nil) || interpreter.draft.isPath(key) else { continue }
            let screen = type.flatMap(Self.screen) ?? held
            found = true
            if site.scope.isInitializing(receiver),
                begins(receiver, property, with: argument.value, screen, site, interpreter)
            {
                continue
            }
            record(site, key, receiver.object, screen, argument.value, presentation, interpreter)
        }
        return found || addToCopy(base, argument.value, presentation, site, interpreter) ? [] : nil
    }

    /// Adds a screen to a variable that holds routes: `var next = routes; next.push(.detail); routes = next`. They are
    /// shown when the variable is assigned to the stack.
    private func addToCopy(
        _ base: Expression, _ screen: Expression, _ presentation: Presentation, _ site: CallSite,
        _ interpreter: Interpreter
    ) -> Bool {
        guard case .name(let name, _) = base, let part = site.scope.part(name) else { return false }
        let verb = Self.verbs[site.name] == presentation ? site.name : "cover"
        let type = part.stacks.firstNonNil { stack -> ResolvedType? in
            guard case .binding(let receiver, let property) = stack else { return nil }
            return self.stack(receiver, property, interpreter)?.screen
        }
        let shown = interpreter.pushed(screen, in: site.scope, expecting: type)
        let route = Value.external(
            "Route", type.map { [$0] } ?? [], member: verb, [ArgumentValue(label: nil, values: shown)])
        interpreter.notePut(screen, [route], into: name, in: site.scope)
        return site.scope.assign([route], to: name)
    }

    /// `routes.append(.sheet(.help))`, `navigator.routes.append(contentsOf: […])`
    func append(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base, let argument = site.arguments.first else { return nil }
        var found = false
        for (receiver, property) in interpreter.places(of: base, in: site.scope) {
            guard let (key, object, screen) = stack(receiver, property, interpreter) else { continue }
            let element = ResolvedType.external("Route", screen.map { [$0] } ?? [])
            let values = interpreter.evaluate(argument.value, in: site.scope, expecting: element)
            let routes = values.compactMap(Self.route)
            guard !routes.isEmpty else { continue }
            found = true
            for (presentation, given, screens) in routes {
                interpreter.record(
                    Push(
                        key: key, object: object, values: screens, type: screen ?? given,
                        presentation: presentation, what: "\(property).\(site.name)", owner: interpreter.owner,
                        location: site.location))
            }
        }
        return found ? [] : nil
    }

    /// The array of routes that a property is, or that a navigator holds: its place, and the type of its screens.
    private func stack(
        _ receiver: Value, _ property: String, _ interpreter: Interpreter
    ) -> (key: PropertyKey?, object: ObjectID?, screen: ResolvedType?)? {
        if case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) {
            return (nil, nil, name == "FlowPathNavigator" ? nil : generics.first)
        }
        guard let nominal = receiver.nominal(in: interpreter.heap) else { return nil }
        let type = interpreter.program.property(property, of: nominal).flatMap { interpreter.type(of: $0, receiver) }
        let key = PropertyKey(nominal: nominal, name: property)
        guard type.map(Self.isRoutes) ?? (interpreter.draft.isPath(key)) else { return nil }
        return (key, receiver.object, type.flatMap(Self.screen))
    }

    /// `flow.replaceNFlow(with: [.home, .detail])`: all but the first stand on top of it.
    func replace(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base, let argument = site.arguments.first else { return nil }
        var found = false
        for (receiver, property) in interpreter.places(of: base, in: site.scope) {
            guard let (key, object, screen) = stack(receiver, property, interpreter) else { continue }
            found = true
            let written: [Expression]? = if case .array(let elements) = argument.value { elements } else { nil }
            for (index, element) in (written ?? [argument.value]).enumerated() {
                let values = interpreter.evaluate(element, in: site.scope, expecting: screen)
                let roots = roots(in: interpreter.read(property, of: receiver))
                let isRoot = written != nil && index == 0
                if isRoot, Self.caseNames(values).isSubset(of: Self.caseNames(roots)) { continue }
                interpreter.record(
                    Push(
                        key: key, object: object, values: values, type: screen,
                        presentation: isRoot ? .root : .push, what: "\(property).\(site.name)",
                        owner: interpreter.owner, location: site.location))
            }
        }
        return found ? [] : nil
    }

    /// Marks the root that an initialiser chooses.
    static let initial = "·initial"

    /// A flow that is made with its routes begins with them.
    func begun(with values: Values, in type: ResolvedType) -> Values {
        Self.isRoutes(type) ? Values(values.map(Self.asInitial)) : values
    }

    private static func asInitial(_ value: Value) -> Value {
        guard case .external(let name, let generics, "root"?, let made) = value, !made.isEmpty else {
            return value
        }
        var arguments = Array(made)
        arguments[0].label = initial
        return .external(name, generics, member: "root", ArgumentValues(arguments))
    }

    static func isInitial(_ value: Value) -> Bool {
        if case .external(_, _, "root"?, let arguments) = value { arguments.first?.label == initial } else { false }
    }

    /// What an initialiser puts on an empty stack is the stack's root.
    func begins(
        _ receiver: Value, _ property: String, with screen: Expression, _ type: ResolvedType?, _ site: CallSite,
        _ interpreter: Interpreter
    ) -> Bool {
        let values = interpreter.evaluate(screen, in: site.scope, expecting: type)
        let roots = self.roots(in: interpreter.read(property, of: receiver))
        let names = Self.caseNames(values)
        let isKnown = names.isEmpty ? roots == values : names.isSubset(of: Self.caseNames(roots))
        guard !values.isEmpty, roots.isEmpty || isKnown else { return false }
        let root = Value.external(
            "Route", type.map { [$0] } ?? [], member: "root", [ArgumentValue(label: Self.initial, values: values)])
        interpreter.write([root], to: property, of: receiver, at: site.location)
        return true
    }

    /// The cases that a stack begins with.
    private func starts(of receiver: Value, _ property: String, _ interpreter: Interpreter) -> Set<String> {
        let declared = receiver.nominal(in: interpreter.heap).flatMap { interpreter.program.property(property, of: $0) }
        let first = declared.map { interpreter.initial($0, receiver) } ?? []
        let held = interpreter.read(property, of: receiver).filter(Self.isInitial)
        return Self.caseNames(roots(in: first.union(held)))
    }

    private static let navigators: Set<String> = ["FlowNavigator", "FlowPathNavigator", "FlowStacks.FlowNavigator"]

    func isPath(_ type: ResolvedType) -> Bool {
        if case .external(let name, _) = type, Self.navigators.contains(name) { return true }
        return Self.isRoutes(type)
    }

    static func isRoutes(_ type: ResolvedType) -> Bool {
        switch type {
        case .array(let element): isRoutes(element)
        case .external(let name, let arguments):
            ["Routes", "Route", "FlowPath", "NFlow", "PFlow", "Stack"].contains(name.lastPart)
                || name == "Binding" && arguments.contains(where: isRoutes)
        default: false
        }
    }

    func presentation(of site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        if site.name == "present", let written = site.argument("style") {
            for value in interpreter.evaluate(written, in: site.scope, expecting: nil) {
                if case .unresolvedCase(let name, _) = value {
                    return name.lowercased().contains("full") || name.lowercased().contains("cover")
                        ? .fullScreen : .sheet
                }
            }
        }
        return Self.verbs[site.name]
    }

    func record(
        _ site: CallSite, _ key: PropertyKey?, _ object: ObjectID?, _ type: ResolvedType?, _ value: Expression,
        _ presentation: Presentation, _ interpreter: Interpreter
    ) {
        interpreter.record(
            Push(
                key: key, object: object, values: interpreter.pushed(value, in: site.scope, expecting: type),
                type: type, presentation: presentation,
                what: "\(key.map { $0.name + "." } ?? "navigator.")\(site.name)",
                owner: interpreter.owner, location: site.location))
    }

    /// `routes = [.push(…), .sheet(…)]`, `path = FlowPath([.push(…)])`
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        let values = values.reduce(into: Values()) { result, value in
            guard case .external("FlowPath", _, nil, let arguments) = value, let held = arguments.first?.values,
                held.contains(where: { Self.route($0) != nil })
            else {
                result.insert(value)
                return
            }
            result.formUnion(held)
        }
        let routes = values.compactMap(Self.route)
        guard !routes.isEmpty else { return false }
        var found = false
        for (receiver, property) in interpreter.places(of: target, in: scope) {
            var key: PropertyKey?
            var screen: ResolvedType?
            if case .external(let name, let generics, _, _) = receiver, Self.navigators.contains(name) {
                screen = generics.first
            } else if let nominal = receiver.nominal(in: interpreter.heap) {
                let own = PropertyKey(nominal: nominal, name: property)
                let type = interpreter.program.property(property, of: nominal).flatMap {
                    interpreter.type(of: $0, receiver)
                }
                guard type.map(Self.isRoutes) ?? false || interpreter.draft.isPath(own) else { continue }
                key = own
                screen = type.flatMap(Self.screen)
                let isFirst = scope.isInitializing(receiver)
                interpreter.write(
                    isFirst ? Values(values.map(Self.asInitial)) : values, to: property, of: receiver, at: location)
            } else {
                continue
            }
            found = true
            let isInitial = scope.isInitializing(receiver)
            let starts = key == nil ? [] : self.starts(of: receiver, property, interpreter)
            for (presentation, type, screens) in routes where !(isInitial && presentation == .root) {
                // To begin with what the stack began with leads nowhere.
                if presentation == .root, case let names = Self.caseNames(screens), !names.isEmpty,
                    names.isSubset(of: starts)
                {
                    continue
                }
                interpreter.record(
                    Push(
                        key: key, object: key == nil ? nil : receiver.object, values: screens, type: screen ?? type,
                        presentation: presentation, what: "\(property) =", owner: interpreter.owner, location: location)
                )
            }
        }
        return found
    }

    /// A route in an array of them: `.push(.detail)`, `Route(screen: .detail, style: .push)`.
    static func route(_ value: Value) -> (Presentation, ResolvedType?, Values)? {
        switch value {
        case .external(let name, let generics, nil, let arguments) where name.lastPart == "Route":
            let style = arguments.first { $0.label == "style" }?.values.firstNonNil { style -> Presentation? in
                switch style {
                case .external(_, _, let verb?, _), .unresolvedCase(let verb, _): verbs[verb]
                default: nil
                }
            }
            guard let screen = arguments.first(where: { $0.label == "screen" }), let style else { return nil }
            return (style, generics.first, screen.values)
        case .external(let name, let generics, let verb?, let arguments):
            guard ["Route", "Routes"].contains(name.lastPart), let presentation = verbs[verb],
                let screen = arguments.first
            else { return nil }
            return (presentation, generics.first, screen.values)
        case .unresolvedCase(let verb, let arguments):
            guard let presentation = verbs[verb], let screen = arguments.first else { return nil }
            return (presentation, nil, screen.values)
        default: return nil
        }
    }
}
