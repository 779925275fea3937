/// Writes code in RxFlow's words as that of the coordinators over UIKit that it stands for. A flow is a coordinator that
/// `start`s with its stepper; its `navigate(to:)` answers each step.
enum RxFlowRewriting {
    static let module = "RxFlow"
    /// What is rewritten to a call that no code of an app can have the name of.
    static let begin = "·begin"
    static let root = "·root"
    static let contribute = "·contribute"
    static let forward = "·forward"
    static let forwardToParent = "·forwardToParent"

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        guard files.contains(where: { $0.imports.contains(module) }) else { return files }
        let flows = names(inheriting: "Flow", in: files)
        guard !flows.isEmpty else { return files }
        let steppers = names(inheriting: "Stepper", in: files)
        return files.map { file in
            var file = CodeRewriting(expression: rewritten).rewritten(file)
            file.types = file.types.map { withoutEarlySteps(withStart($0, flows), steppers) }
            return file
        }
    }

    /// The protocol, and those of the app that inherit it; none where the app has a type of its own of that name.
    private static func names(inheriting name: String, in files: [FileFacts]) -> Set<String> {
        let types = files.flatMap(\.types)
        guard !types.contains(where: { $0.name == name && $0.kind != .extension }) else { return [] }
        let protocols = types.filter { $0.kind == .protocol }
        var names: Set<String> = [name]
        while let next = protocols.first(where: { one in
            !names.contains(one.name) && one.inherits.contains { isAny(of: names, $0) }
        }) {
            names.insert(next.name)
        }
        return names
    }

    private static func isAny(of names: Set<String>, _ type: TypeReference) -> Bool {
        if case .composition(let parts) = type { return parts.contains { isAny(of: names, $0) } }
        return names.contains(type.base.lastPart)
    }

    // MARK: Declarations

    /// A class of flows begins as the library begins it.
    private static func withStart(_ type: TypeFact, _ flows: Set<String>) -> TypeFact {
        guard type.kind == .class || type.kind == .extension, type.inherits.contains(where: { isAny(of: flows, $0) }),
            !type.functions.contains(where: { $0.name == "start" })
        else { return type }
        var type = type
        let place = type.position
        let stepper = Argument(label: nil, value: .name("stepper", place))
        type.functions.append(
            FunctionFact(
                name: "start", parameters: [ParameterFact(label: "with", name: "stepper")],
                result: .named("UIViewController", []),
                body: [
                    .expression(.call(.name(begin, place), [stepper], place)),
                    .returning(.member(.name("self", place), "root", place)),
                ],
                position: place))
        return type
    }

    /// What a stepper sends while it is made reaches no flow, for a flow answers a stepper that is there.
    private static func withoutEarlySteps(_ type: TypeFact, _ steppers: Set<String>) -> TypeFact {
        guard type.inherits.contains(where: { isAny(of: steppers, $0) }) else { return type }
        var type = type
        for index in type.functions.indices where type.functions[index].name == "init" {
            type.functions[index].body = type.functions[index].body?.map { statement in
                guard case .expression(.call(.member(let stream, let name, _), let step, _)) = statement,
                    StreamNames.sending.contains(name), step.count == 1
                else { return statement }
                return switch stream {
                case .name("steps", _), .member(.name("self", _), "steps", _): .expression(step[0].value)
                default: statement
                }
            }
        }
        return type
    }

    // MARK: Code

    private static func rewritten(_ expression: Expression) -> Expression {
        guard case .call(let callee, let arguments, let place) = expression else { return expression }
        switch callee {
        case .member(.name("Flows", _), "use", _), .member(.name("Flows", _), "whenReady", _):
            return shown(arguments, place) ?? expression
        case .member(_, "coordinate", let position) where arguments.first?.label == "flow":
            guard let flow = arguments.first?.value else { return expression }
            let stepper = arguments.first { $0.label == "with" }?.value ?? .name("DefaultStepper", position)
            return .call(.member(flow, "start", position), [Argument(label: "with", value: stepper)], place)
        case .implicitMember(let name, let position), .member(_, let name, let position):
            return contribution(name, arguments, position, place) ?? expression
        case .name("NextFlowItem", let position):
            return contribution("contribute", arguments, position, place) ?? expression
        default: return expression
        }
    }

    /// `Flows.use(list, map, when: .created) { list, map in … }` gives the closure what the flows show first.
    private static func shown(_ arguments: [Argument], _ place: Position) -> Expression? {
        guard let closure = arguments.last, closure.isTrailing || closure.label == "block" else { return nil }
        let flows = arguments.dropLast().prefix { $0.label == nil || $0.label?.hasPrefix("flow") == true }
        guard !flows.isEmpty else { return nil }
        func root(_ flow: Expression) -> Expression {
            .call(.name(Self.root, place), [Argument(label: nil, value: flow)], place)
        }
        let roots = flows.map { flow -> Argument in
            guard case .array(let elements) = flow.value else { return Argument(label: nil, value: root(flow.value)) }
            return Argument(label: nil, value: .array(elements.map(root)))
        }
        return .call(closure.value, roots, place)
    }

    /// What a step leads to: `.contribute(withNextPresentable: list, withNextStepper: model)`.
    private static func contribution(
        _ name: String, _ arguments: [Argument], _ position: Position, _ place: Position
    ) -> Expression? {
        func given(_ labels: String...) -> Expression? {
            arguments.first { labels.contains($0.label ?? "") }?.value
        }
        func call(_ name: String, _ values: [Expression]) -> Expression {
            .call(.name(name, position), values.map { Argument(label: nil, value: $0) }, place)
        }
        switch name {
        case "contribute":
            if let next = given("withNext") { return call(contribute, [next, next]) }
            guard let next = given("withNextPresentable", "nextPresentable"),
                let stepper = given("withNextStepper", "nextStepper")
            else { return nil }
            return call(contribute, [next, stepper])
        case "forwardToCurrentFlow": return given("withStep").map { call(forward, [$0]) }
        case "forwardToParentFlow": return given("withStep").map { call(forwardToParent, [$0]) }
        case "end", "triggerParentFlow":
            return given("forwardToParentFlowWithStep", "withStepForParentFlow", "withStep").map {
                call(forwardToParent, [$0])
            }
        default: return nil
        }
    }
}
