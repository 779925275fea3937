import NavAtlasModel

/// Navigator by hmlongco: enums of destinations that are views themselves, and navigators in the environment that push and
/// present them, and send them to whoever receives values of their type.
///
/// What only has another name than in SwiftUI is written anew in its words (``NavigatorRewriting``).
struct NavigatorDialect: Dialect {
    static let id = "navigator"
    static let modules: Set<String> = ["NavigatorUI", "Navigator"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: Vocabulary.termsOfViews + [
            Vocabulary.Term(name: "navigate", label: "to"), Vocabulary.Term(name: "navigate", label: "trigger"),
            Vocabulary.Term(name: "present", label: "sheet"), Vocabulary.Term(name: "present", label: "cover"),
            Vocabulary.Term(name: "perform", label: "route"), Vocabulary.Term(name: "onNavigationOpenURL"),
            Vocabulary.Term(name: "push", isSure: false), Vocabulary.Term(name: "send", isSure: false),
            Vocabulary.Term(name: "perform", isSure: false),
        ])

    let flowContainers: [String: Node.Flow] = ["NavigationStack": .stack]

    func canBeUsed(in file: FileFacts) -> Bool { file.imports.contains(where: Self.modules.contains) }

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        guard files.contains(where: { $0.imports.contains(where: modules.contains) }) else { return files }
        return files.map(NavigatorRewriting.rewritten)
    }

    let triggerWords: Set<String> = ["navigate", "push", "present", "send", "perform"]

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard memory(interpreter).isUsed else { return nil }
        if let type = site.type {
            guard case .external = type else { return nil }
            switch type.lastName {
            case "NavigationLink" where site.has("to"): return link(site, interpreter)
            case "NavigationProvidedView": return provided(site, interpreter)
            case "AnyNavigationDestination":
                return site.arguments.first.map { interpreter.evaluate($0.value, in: site.scope, expecting: nil) }
            default: return nil
            }
        }
        switch site.name {
        case "navigate" where site.has("trigger"): return navigate(onTrigger: site, interpreter)
        case "navigate" where site.has("to"): return navigate(site, interpreter)
        case "navigationSend": return site.argument(nil).map { navigate(toState: $0, site, interpreter) }
        case "navigationDestination" where site.has("for"): return table(site, interpreter)
        case "push": return show(site.argument(nil), .push, site, interpreter)
        case "present" where site.has("sheet"): return show(site.argument("sheet"), .sheet, site, interpreter)
        case "present" where site.has("cover"): return show(site.argument("cover"), .fullScreen, site, interpreter)
        case "start", "next": return flow(site, interpreter)
        case "mappedNavigationView", "mappedPresentationView":
            return site.argument("for").map { interpreter.evaluate($0, in: site.scope, expecting: nil) }
        case "returnToCheckpoint", "popAll", "back": return goBack(site, interpreter)
        default: return sending(site, interpreter) ?? providing(site, interpreter)
        }
    }

    func memory(_ interpreter: Interpreter) -> NavigatorMemory {
        interpreter.memory { NavigatorMemory(interpreter.program) }
    }

    static func isDestination(_ nominal: Nominal, _ program: Program) -> Bool {
        program.externalAncestors(of: nominal).contains { NavigatorRewriting.destinations.contains($0.lastName) }
    }

    // MARK: Showing

    /// `NavigationLink(to: Destination.detail) { … }`
    private func link(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let label = site.closure("label") ?? site.closure()
        let shown = label.map { interpreter.runClosures(interpreter.evaluate($0, in: site.scope, expecting: nil)) }
        _ = show(site.argument("to"), .push, site, isLink: true, interpreter)
        return [.external("NavigationLink", [], member: nil, [ArgumentValue(label: nil, values: shown ?? [])])]
    }

    /// `navigator.navigate(to: .detail)`, and the modifier `navigate(to: $destination)`.
    private func navigate(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let destination = site.argument("to") else { return nil }
        if Self.isBinding(destination) { return navigate(toState: destination, site, interpreter) }
        return show(destination, method(site, interpreter), site, interpreter)
    }

    private static func isBinding(_ expression: Expression) -> Bool {
        switch expression {
        case .name(let name, _), .member(_, let name, _): name.hasPrefix("$")
        default: false
        }
    }

    /// What a state holds is shown as its own method says, if the modifier does not.
    private func navigate(toState state: Expression, _ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node, let place = interpreter.places(of: state, in: site.scope).first,
            let nominal = place.receiver.nominal(in: interpreter.heap),
            let property = interpreter.program.property(place.name, of: nominal)
        else { return site.receivers }
        let type = interpreter.type(of: property, place.receiver)
        let content = Expression.closure(NavigatorRewriting.identity(at: site.location.position))
        let routes = interpreter.routes(for: type, content, in: site.scope, name: place.name)
        let written = method(site, interpreter)
        let grouped = Dictionary(grouping: routes) { route -> Presentation in
            guard written == nil, let held = type?.nominal, let name = route.caseName else { return written ?? .push }
            return presentation(of: .enumCase(held, name, []), interpreter) ?? .push
        }
        for (presentation, routes) in grouped.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            interpreter.record(routes, of: node, presentation, at: site.location)
            interpreter.draft.note(
                StateTrigger(
                    key: PropertyKey(nominal: nominal, name: place.name), node: node, presentation: presentation,
                    routes: routes, owner: interpreter.owner, location: site.location))
        }
        return site.receivers
    }

    /// A table of destinations that say themselves how each is shown; `nil` for any other.
    private func table(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let type = site.argument("for"), let name = type.dottedName,
            let held = interpreter.program.nominal(named: name, in: site.scope.frame.place), held.kind == .enum,
            Self.isDestination(held, interpreter.program), interpreter.program.property("method", of: held) != nil
        else { return nil }
        interpreter.table(type, site.closure(), presentation: .push, site) { route in
            route.caseName.flatMap { presentation(of: .enumCase(held, $0, []), interpreter) }
        }
        return site.receivers
    }

    /// `.navigate(trigger: $isShown, destination: Destination.detail)`
    private func navigate(onTrigger site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let trigger = site.argument("trigger"), let destination = site.argument("destination") else {
            return site.receivers
        }
        let value = interpreter.evaluate(destination, in: site.scope, expecting: nil).first
        let presentation = method(site, interpreter) ?? value.flatMap { self.presentation(of: $0, interpreter) }
        interpreter.trigger(trigger, destination, presentation ?? .push, site)
        return site.receivers
    }

    private func show(
        _ destination: Expression?, _ method: Presentation?, _ site: CallSite, isLink: Bool = false,
        _ interpreter: Interpreter
    ) -> Values? {
        guard let destination else { return nil }
        let values = interpreter.evaluate(destination, in: site.scope, expecting: nil)
        return show(values, method, site, isLink: isLink, interpreter) ? [] : nil
    }

    /// Shows destinations as a method says, or else as each says itself; `false` where none is one.
    func show(
        _ values: Values, _ method: Presentation?, _ site: CallSite, isLink: Bool = false, _ interpreter: Interpreter
    ) -> Bool {
        var isDestination = false
        for value in mapped(values, interpreter) {
            guard let nominal = value.nominal(in: interpreter.heap),
                Self.isDestination(nominal, interpreter.program)
            else { continue }
            isDestination = true
            let presentation = method ?? self.presentation(of: value, interpreter)
            if presentation == Self.sent {
                send([value], interpreter)
            } else if memory(interpreter).registered.contains(nominal) {
                interpreter.record(
                    Push(
                        key: nil, values: [value], type: .nominal(nominal, []), presentation: presentation,
                        what: site.name, isLink: isLink, owner: interpreter.owner, location: site.location))
            } else {
                show(value, nominal, presentation, site, isLink, interpreter)
            }
        }
        return isDestination
    }

    private func show(
        _ value: Value, _ nominal: Nominal, _ presentation: Presentation?, _ site: CallSite, _ isLink: Bool,
        _ interpreter: Interpreter
    ) {
        let name = if case .enumCase(_, let own, _) = value { own } else { Interpreter.routeName(nominal.shortName) }
        var found = interpreter.with(mode: .destination) { interpreter.targets(in: [value], route: name) }
        if presentation != .push { found = interpreter.withoutStacks(found) }
        interpreter.accept(found)
        if case .instance = value, nominal.kind == .enum, found.count > 1 {
            return interpreter.unresolved(
                site.name, "which destination it means is decided while the app runs",
                candidates: Set(found.map(\.node)), at: site.location)
        }
        if found.isEmpty {
            return interpreter.unresolved(site.name, "its destination could not be followed", at: site.location)
        }
        for target in found {
            interpreter.transition(to: target, via: name, presentation, at: site.location, isLink: isLink)
        }
    }

    // MARK: Methods

    /// The presentation of a destination that is sent to a receiver of its type.
    static let sent = Presentation(rawValue: "send")

    private static let methods: [String: Presentation] = [
        "push": .push, "sheet": .sheet, "managedSheet": .sheet, "cover": .fullScreen, "managedCover": .fullScreen,
        "send": sent,
    ]

    private func method(_ site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        guard let written = site.argument("method") else { return nil }
        let type = ResolvedType.external("NavigationMethod", [])
        return Self.presentation(interpreter.evaluate(written, in: site.scope, expecting: type))
    }

    /// What a destination says itself; `nil` where that is decided while the app runs.
    private func presentation(of value: Value, _ interpreter: Interpreter) -> Presentation? {
        guard let nominal = value.nominal(in: interpreter.heap),
            interpreter.program.property("method", of: nominal) != nil
        else { return .push }
        return Self.presentation(interpreter.read("method", of: value))
    }

    private static func presentation(_ methods: Values) -> Presentation? {
        let names = methods.compactMap { method -> String? in
            switch method {
            case .external(_, _, let name?, _), .unresolvedCase(let name, _): name
            default: nil
            }
        }
        let all = Set(names.compactMap { Self.methods[$0] })
        return all.count == 1 ? all.first : nil
    }

    // MARK: Flows and checkpoints

    /// `navigator.start(flow)` and `navigator.next(flow)`: the destination that the flow says comes first, or next.
    private func flow(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let written = site.argument(nil) else { return nil }
        var isFlow = false
        for value in interpreter.evaluate(written, in: site.scope, expecting: nil) {
            guard let nominal = value.nominal(in: interpreter.heap),
                interpreter.program.externalAncestors(of: nominal).contains(where: { $0.lastName == "NavigationFlow" })
            else { continue }
            isFlow = true
            let step = interpreter.program.methods(site.name, of: nominal).first { $0.fact.parameters.isEmpty }
            for result in step.map({ interpreter.invoke($0, receiver: value, arguments: []) }) ?? [] {
                guard let given = Self.destination(in: result) else { continue }
                let type = interpreter.program.member(type: "Destination", of: nominal, 0)
                _ = show(type.map { interpreter.named(given, as: $0) } ?? given, nil, site, interpreter)
            }
        }
        return isFlow ? [] : nil
    }

    private static func destination(in result: Value) -> Values? {
        switch result {
        case .external(_, _, "destination"?, let given), .unresolvedCase("destination", let given): given.first?.values
        default: nil
        }
    }

    private func goBack(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        interpreter.noteDismissal(at: site.location)
        return nil
    }
}
