// Values that are sent to whoever receives their type, links that are handled, and views that are provided elsewhere.

/// What the app gives to its navigators.
final class NavigatorMemory {
    /// Whether the app uses the library at all.
    let isUsed: Bool
    /// The destinations that the app says its stacks show.
    let registered: Set<Nominal>
    /// The closures that give the views of destinations that are provided.
    fileprivate var providers: [Nominal: Values] = [:]
    /// The closures that replace destinations by others.
    fileprivate var maps: Values = []

    init(_ program: Program) {
        isUsed = program.files.contains { $0.imports.contains(where: NavigatorDialect.modules.contains) }
        registered = isUsed ? Self.registered(program) : []
    }

    private static func registered(_ program: Program) -> Set<Nominal> {
        var found: Set<Nominal> = []
        for nominal in program.nominals {
            let place = LookupPlace(file: nominal.file, nominal: nominal)
            let code =
                nominal.properties.values.compactMap(\.fact.getter)
                + nominal.functions.values.joined().compactMap(\.fact.body)
            for body in code {
                SyntaxSearch.arguments(labelled: "for", of: "navigationDestination", in: body) { type in
                    guard let name = type.dottedName,
                        let nominal = program.nominal(named: name, in: place),
                        NavigatorDialect.isDestination(nominal, program)
                    else { return }
                    found.insert(nominal)
                }
            }
        }
        return found
    }
}

extension NavigatorDialect {
    // MARK: Sending

    func sending(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        switch site.name {
        case "send", "perform":
            // Other things send and perform, too.
            guard !site.receivers.contains(where: { $0.nominal(in: interpreter.heap) != nil }) else { return nil }
            let action = ResolvedType.external(Self.action, [])
            let values = site.arguments.map { argument in
                interpreter.evaluate(
                    argument.value, in: site.scope,
                    expecting: site.name == "perform" && argument.label != "route" ? action : nil)
            }
            return values.reduce(false) { send($1, interpreter) || $0 } ? [] : nil
        case "onNavigationReceive": return receive(site, interpreter)
        case "onNavigationRoute": return handleRoutes(site, interpreter)
        case "onNavigationOpenURL": return openLinks(site, interpreter)
        default: return nil
        }
    }

    private static let action = "NavigationAction"

    /// Hands values to those who receive their types; actions do what they were made with. `false` where it is neither.
    @discardableResult
    func send(_ values: Values, _ interpreter: Interpreter) -> Bool {
        var isSent = false
        for value in values {
            switch value {
            case .external(Self.action, _, "send"?, let given), .unresolvedCase("send", let given):
                for argument in given { isSent = send(argument.values, interpreter) || isSent }
            case .external(Self.action, _, _, let given):
                isSent = true
                for argument in given { interpreter.runClosures(argument.values) }
            case .object, .instance, .enumCase:
                guard let nominal = value.nominal(in: interpreter.heap) else { continue }
                isSent = interpreter.send([value], toListenersOf: Self.stream(nominal)) || isSent
            default: continue
            }
        }
        return isSent
    }

    private static func stream(_ nominal: Nominal) -> String { "navigator \(nominal.id)" }

    /// `.onNavigationReceive { (page: Page, navigator) in … }`, and `.onNavigationReceive(assign: $page)`.
    private func receive(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        if let state = site.argument("assign") {
            for (receiver, name) in interpreter.places(of: state, in: site.scope) {
                guard let nominal = receiver.nominal(in: interpreter.heap),
                    let property = interpreter.program.property(name, of: nominal),
                    let type = interpreter.type(of: property, receiver)?.nominal
                else { continue }
                let handler = Self.assigning(to: state, at: site.location.position)
                let values = interpreter.evaluate(.closure(handler), in: site.scope, expecting: nil)
                interpreter.listen(to: Self.stream(type), with: values)
            }
            return site.receivers
        }
        for argument in site.arguments {
            let type: TypeReference?
            let handlers = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
            if case .closure(let closure) = argument.value {
                type = closure.parameters.first?.type
                leaveUnsent(closure, site, interpreter)
            } else {
                type =
                    handlers.firstNonNil { handler -> TypeReference? in
                        if case .function(let function, _) = handler {
                            function.fact.parameters.first?.type
                        } else {
                            nil
                        }
                    }
            }
            guard let type, let nominal = interpreter.program.resolve(type, in: site.scope.frame.place).nominal else {
                continue
            }
            interpreter.listen(to: Self.stream(nominal), with: handlers)
        }
        return site.receivers
    }

    /// `{ page = $0 }`, of `$page`.
    private static func assigning(to state: Expression, at position: Position) -> Closure {
        let target: Expression =
            switch state {
            case .name(let name, let place) where name.hasPrefix("$"): .name(String(name.dropFirst()), place)
            case .member(let base, let name, let place) where name.hasPrefix("$"):
                .member(base, String(name.dropFirst()), place)
            default: state
            }
        return Closure(
            parameters: [], body: [.expression(.assignment(target, .name("$0", position), position))],
            position: position)
    }

    /// What a handler does to which nothing is sent leads nowhere.
    private func leaveUnsent(_ handler: Closure, _ site: CallSite, _ interpreter: Interpreter) {
        interpreter.journal.leave(
            handler.body, in: site.location.file, of: interpreter.owner.node,
            because: "nothing sends a value of the type that it receives")
    }

    /// `.onNavigationRoute(Router())`
    private func handleRoutes(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        for router in values(in: site, interpreter) {
            guard let nominal = router.nominal(in: interpreter.heap),
                let function = interpreter.program.methods("route", of: nominal).first(where: {
                    $0.fact.parameters.first?.label == "to"
                }), let type = function.fact.parameters.first?.type,
                let route = interpreter.program.resolve(
                    type, in: LookupPlace(file: nominal.file, nominal: nominal)
                ).nominal
            else { continue }
            interpreter.listen(to: Self.stream(route), with: [.function(function, receiver: router)])
        }
        return site.receivers
    }

    private func values(in site: CallSite, _ interpreter: Interpreter) -> Values {
        site.arguments.reduce(into: []) {
            $0.unite(interpreter.evaluate($1.value, in: site.scope, expecting: nil))
        }
    }

    // MARK: Links

    /// `.onNavigationOpenURL(HomeLinks(), SettingsLinks())`
    private func openLinks(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let handlers = values(in: site, interpreter).compactMap { handler -> Value? in
            guard let nominal = handler.nominal(in: interpreter.heap),
                let function = interpreter.program.methods("handles", of: nominal).first
            else { return nil }
            return .function(function, receiver: handler)
        }
        for handler in handlers {
            interpreter.followLink(at: site.location) {
                interpreter.answer([handler], .external("URL", [], member: nil, []))
            }
        }
        return site.receivers
    }

    // MARK: Providing views

    func providing(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let memory = memory(interpreter)
        switch site.name {
        case "onNavigationProvidedView":
            guard let provider = site.arguments.last?.value, case .closure(let closure) = provider else { return nil }
            let written = site.arguments.first { !$0.isTrailing && $0.label == nil }
                .flatMap { $0.value.dottedName }.map { TypeReference.named($0, []) }
            guard let type = written ?? closure.parameters.first?.type,
                let nominal = interpreter.program.resolve(type, in: site.scope.frame.place).nominal
            else { return nil }
            let closures = interpreter.evaluate(provider, in: site.scope, expecting: nil)
            memory.providers[nominal, default: []].formUnion(closures)
        case "navigationMap":
            memory.maps.formUnion(values(in: site, interpreter))
        default: return nil
        }
        return site.receivers
    }

    /// The view of a destination that others provide.
    func provided(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let destinations = site.argument("for").map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
        return destinations.reduce(into: []) { shown, destination in
            guard let nominal = destination.nominal(in: interpreter.heap) else { return }
            let providers = memory(interpreter).providers[nominal] ?? []
            shown.unite(interpreter.runClosures(providers, [[destination]]).subtracting([destination]))
        }
    }

    /// What the app shows in the place of destinations.
    func mapped(_ destinations: Values, _ interpreter: Interpreter) -> Values {
        let maps = memory(interpreter).maps
        guard !maps.isEmpty else { return destinations }
        return destinations.reduce(into: []) { result, destination in
            let shown = interpreter.runClosures(maps, [[destination]])
            result.unite(shown.isEmpty ? [destination] : shown)
        }
    }
}
