import NavAtlasModel

/// LinkNavigator: paths, which are strings, lead to the builders whose path is the same.
struct LinkNavigatorDialect: Dialect {
    static let id = "linkNavigator"
    static let modules: Set<String> = ["LinkNavigator", "LinkNavigatorSwiftUI"]

    static let vocabulary = Vocabulary(
        modules: modules,
        terms: verbs.keys.sorted().flatMap { verb in
            ["paths", "path", "linkItem"].map { Vocabulary.Term(name: verb, label: $0) }
        } + [
            Vocabulary.Term(name: "launch", label: "paths"), Vocabulary.Term(name: "moveTab", label: "path"),
            Vocabulary.Term(name: "LinkNavigationView", form: .initializer),
            Vocabulary.Term(name: "TabLinkNavigationView", form: .initializer),
        ])

    /// How each function shows what stands at a path.
    static let verbs: [String: Presentation] = [
        "next": .push, "rootNext": .push, "backOrNext": .push, "rootBackOrNext": .push, "sheet": .sheet,
        "detentSheet": .sheet, "customSheet": .sheet, "fullSheet": .fullScreen, "replace": .root,
        "rootReplace": .root, "mergeReplace": .root,
    ]

    /// Those that go back to a path that is on the stack already.
    private static let returning: Set<String> = ["backOrNext", "rootBackOrNext"]

    private static let ways: Set<String> = ["back", "close", "remove", "rootRemove", "backToLast", "rootBackToLast"]

    let flowContainers: [String: Node.Flow] = ["TabLinkNavigationView": .tab]

    func canBeUsed(in file: FileFacts) -> Bool { file.imports.contains(where: Self.modules.contains) }

    var triggerWords: Set<String> { Set(Self.verbs.keys) }

    func memory(_ interpreter: Interpreter) -> LinkNavigatorMemory {
        interpreter.memory { LinkNavigatorMemory(interpreter.program) }
    }

    // MARK: Builders

    /// What builds screens counts wherever it stands: the app hands all of it to its navigator.
    func declare(_ nominal: Nominal, _ interpreter: Interpreter) {
        guard memory(interpreter).isUsed, nominal.kind != .protocol, !nominal.isForeign else { return }
        if interpreter.program.inherits(nominal, anyOf: ["RouteBuilder", "LinkNavigator.RouteBuilder"]) {
            let value = Value.instance(nominal, [])
            guard let path = interpreter.program.property("matchPath", of: nominal) else { return }
            let written = path.fact.getter.flatMap(Self.result) ?? path.fact.initializer
            let keys = written.map { paths(in: $0, interpreter.scope(of: path, value), interpreter) } ?? []
            memory(interpreter).add(interpreter.read("build", of: value), at: keys)
        }
        for function in nominal.functions.values.joined().sorted(by: { $0.id < $1.id })
        where Self.makesBuilder(function.fact.result) && function.fact.parameters.isEmpty {
            let receiver: Value = function.fact.isStatic ? .metatype(.nominal(nominal, [])) : .instance(nominal, [])
            _ = interpreter.invoke(function, receiver: receiver, arguments: [])
        }
        for property in nominal.propertyOrder.compactMap({ nominal.properties[$0] })
        where Self.makesBuilder(property.fact.type) {
            let receiver: Value = property.fact.isStatic ? .metatype(.nominal(nominal, [])) : .instance(nominal, [])
            _ = interpreter.compute(property, receiver)
        }
    }

    private static func makesBuilder(_ type: TypeReference?) -> Bool { type?.base.lastPart == "RouteBuilderOf" }

    /// What code gives back that does nothing else.
    private static func result(of code: [Statement]) -> Expression? {
        switch code.last {
        case .expression(let value)?, .returning(let value?)?: value
        default: nil
        }
    }

    /// `RouteBuilderOf(matchPath: "detail") { navigator, items, dependency in … }`
    private func builder(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let keys = site.argument("matchPath").map { paths(in: $0, site.scope, interpreter) } ?? []
        if let build = site.arguments.last, build.label != "matchPath" {
            memory(interpreter).add(interpreter.evaluate(build.value, in: site.scope, expecting: nil), at: keys)
        }
        return [.external("RouteBuilderOf", [], member: nil, [])]
    }

    /// A controller that a builder wraps its view in is that view.
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        guard case .external(let name, _, nil, let given) = value, name.hasSuffix("WrappingController") else {
            return nil
        }
        return Unwrapped(
            values: given.filter { $0.label == nil || $0.label == "content" }.reduce(into: []) { $0.unite($1.values) },
            isContainer: false)
    }

    // MARK: Calls

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard memory(interpreter).isUsed else { return nil }
        if let type = site.type {
            guard case .external = type else { return nil }
            switch type.lastName {
            case "RouteBuilderOf": return builder(site, interpreter)
            case "LinkItem": return item(site, interpreter)
            case "LinkNavigationView": return first(site.argument("item"), site, interpreter)
            case "TabItem" where site.has("linkItem"): return tab(site, interpreter)
            case "TabLinkNavigationView": return tabs(site, interpreter)
            default: return nil
            }
        }
        switch site.name {
        case "launch" where site.has("paths"): return first(site.argument("paths"), site, interpreter)
        case "launch" where site.has("item"): return first(site.argument("item"), site, interpreter)
        case "moveTab" where site.has("path"): return show(site.argument("path"), .tab, site, interpreter)
        case let verb:
            if let presentation = Self.verbs[verb] {
                let path = site.argument("paths") ?? site.argument("path") ?? site.argument("linkItem")
                guard Self.returning.contains(verb) else { return show(path, presentation, site, interpreter) }
                return interpreter.afterReset { show(path, presentation, site, interpreter) }
            }
            if Self.ways.contains(verb) { interpreter.noteDismissal(at: site.location) }
            return nil
        }
    }

    private func show(
        _ path: Expression?, _ presentation: Presentation, _ site: CallSite, _ interpreter: Interpreter
    ) -> Values? {
        guard let path else { return nil }
        let keys = paths(in: path, site.scope, interpreter)
        let known = keys.filter { !screens(at: [$0], interpreter).isEmpty }
        if keys.isEmpty || known.isEmpty {
            let reason = keys.isEmpty ? "its path is decided while the app runs" : "no builder has its path"
            interpreter.unresolved(site.name, reason, at: site.location)
            return []
        }
        for key in known {
            var found = screens(at: [key], interpreter)
            if presentation != .push { found = interpreter.withoutStacks(found) }
            interpreter.accept(found)
            for target in found {
                interpreter.transition(to: target, via: key.way, presentation, at: site.location)
            }
        }
        return []
    }

    /// What a navigator's view begins with, which stands for the view; a view around it has it as its roots.
    private func first(_ path: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> Values {
        let keys = path.map { paths(in: $0, site.scope, interpreter) } ?? []
        if interpreter.mode != .destination, let node = interpreter.owner.node, case .type(let view) = node,
            interpreter.isView(view)
        {
            return declareRoots(at: keys, of: node, site, interpreter)
        }
        let views = views(at: keys, interpreter)
        if !views.isEmpty { interpreter.journal.follow(at: site.location) }
        return views
    }

    private func declareRoots(at keys: [LinkPath], of node: NodeKey, _ site: CallSite, _ interpreter: Interpreter)
        -> Values
    {
        for key in keys {
            let found = interpreter.withoutStacks(screens(at: [key], interpreter)).filter { $0.node != node }
            guard !found.isEmpty else { continue }
            interpreter.draft.node(node, .coordinator, flow: .stack, style: Self.id)
            interpreter.accept(found)
            interpreter.declareRoots(of: node, found, [], isInitial: true, name: key.way, at: site.location)
            interpreter.journal.follow(at: site.location)
        }
        return [.external("LinkNavigationView", [], member: nil, [])]
    }

    // MARK: Tabs

    private func tab(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        let keys = site.argument("linkItem").map { paths(in: $0, site.scope, interpreter) } ?? []
        return [.external("TabItem", [], member: nil, [LinkPath.argument(keys)])]
    }

    private func tabs(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node, let items = site.argument("tabItemList") else { return [] }
        interpreter.draft.node(node, .coordinator, flow: .tab, style: Self.id)
        let type = ResolvedType.array(.external("TabItem", []))
        for item in interpreter.evaluate(items, in: site.scope, expecting: type) {
            for key in LinkPath.held(in: item) {
                let found = interpreter.withoutStacks(screens(at: [key], interpreter))
                interpreter.accept(found)
                for target in found where target.node != node {
                    interpreter.declare(
                        from: node, to: target, kind: .tab, name: key.way, presentation: .tab, at: site.location)
                }
            }
        }
        return [.external("TabLinkNavigationView", [], member: nil, [])]
    }

    // MARK: Screens

    private func views(at keys: [LinkPath], _ interpreter: Interpreter) -> Values {
        let memory = memory(interpreter)
        return interpreter.with(mode: .destination) {
            keys.reduce(into: Values()) { views, key in
                for build in memory.builders[key] ?? [] {
                    views.unite(interpreter.runClosures([build]))
                }
            }
        }
    }

    private func screens(at keys: [LinkPath], _ interpreter: Interpreter) -> Targets {
        let views = views(at: keys, interpreter)
        return interpreter.with(mode: .destination) {
            interpreter.targets(in: views, route: keys.first?.way ?? "path")
        }
    }

    // MARK: Paths

    private func item(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        [
            .external(
                "LinkItem", [], member: nil, [LinkPath.argument(paths(among: site.arguments, site.scope, interpreter))])
        ]
    }

    private func paths(among arguments: [Argument], _ scope: Scope, _ interpreter: Interpreter) -> [LinkPath] {
        arguments.filter { ["path", "pathList"].contains($0.label) }
            .flatMap { paths(in: $0.value, scope, interpreter) }
    }

    /// The paths that an expression stands for, in the order in which it names them.
    func paths(in expression: Expression, _ scope: Scope, _ interpreter: Interpreter) -> [LinkPath] {
        switch expression {
        case .array(let elements): return elements.flatMap { paths(in: $0, scope, interpreter) }
        case .conditional(_, let then, let otherwise):
            return paths(in: then, scope, interpreter) + paths(in: otherwise, scope, interpreter)
        case .call(.implicitMember("init", _), let arguments, _):
            return paths(among: arguments, scope, interpreter)
        case .member(let base, let name, _):
            // What a property of an enum makes of a case is the same text wherever it stands.
            let cases = interpreter.evaluate(base, in: scope, expecting: nil).compactMap { value -> LinkPath? in
                guard case .enumCase(let nominal, let own, _) = value,
                    interpreter.program.property(name, of: nominal) != nil
                else { return nil }
                return LinkPath(text: "\(nominal.name).\(own).\(name)", way: own)
            }
            if !cases.isEmpty { return cases }
        default: break
        }
        let values = interpreter.evaluate(expression, in: scope, expecting: .external("LinkItem", []))
        return values.flatMap { value -> [LinkPath] in
            if case .text(let text) = value { return text.isEmpty ? [] : [LinkPath(text: text, way: text)] }
            return LinkPath.held(in: value)
        }
    }
}

/// A path, by its text or by the property that makes it of an enum's case.
struct LinkPath: Hashable {
    let text: String
    /// The name of a transition that takes it.
    let way: String

    private static let label = "·path"

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Paths as an argument of a value that holds them.
    static func argument(_ paths: [LinkPath]) -> ArgumentValue {
        ArgumentValue(label: label, values: Values(paths.map { .unresolvedCase($0.way, [named($0.text)]) }))
    }

    private static func named(_ text: String) -> ArgumentValue { ArgumentValue(label: nil, values: [.text(text)]) }

    static func held(in value: Value) -> [LinkPath] {
        guard case .external(_, _, nil, let given) = value else { return [] }
        return given.filter { $0.label == label }.flatMap(\.values).compactMap { path in
            guard case .unresolvedCase(let way, let payload) = path, case .text(let text)? = payload.first?.values.first
            else { return nil }
            return LinkPath(text: text, way: way)
        }
    }
}

/// What the app's builders show.
final class LinkNavigatorMemory {
    /// Whether the app uses the library at all.
    let isUsed: Bool
    /// The closures that build screens, by their paths.
    private(set) var builders: [LinkPath: Values] = [:]

    init(_ program: Program) {
        isUsed = program.files.contains { $0.imports.contains(where: LinkNavigatorDialect.modules.contains) }
    }

    func add(_ closures: Values, at paths: [LinkPath]) {
        for path in paths { builders[path, default: []].unite(closures) }
    }
}
