// Actions of SwiftUICoordinator: an action goes from a coordinator to its parent until one of them handles it. The compiler
// does not see an action that none handles.

import NavAtlasModel

extension SwiftUICoordinatorDialect {
    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.name == "handle", site.arguments.count == 1, let argument = site.arguments.first,
            argument.label == nil
        else { return nil }
        let coordinators = coordinators(site, interpreter)
        guard !coordinators.isEmpty else { return nil }
        let actions = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
        // An action of which nothing is known may not be one that the parent handles.
        if isHandedOn(site) { return actions.contains { Self.name(of: $0) != nil } ? nil : [] }
        for action in actions {
            guard let name = Self.name(of: action) else { continue }
            let isHandled = coordinators.contains { value, nominal in
                handles(action, value, nominal, depth: 0, interpreter)
            }
            if !isHandled {
                interpreter.unresolved("handle(\(name))", UnresolvedCall.unhandledAction, at: site.location)
            }
        }
        return nil
    }

    /// `parent?.handle(action)` with the action that was given: what it is was said elsewhere.
    private func isHandedOn(_ site: CallSite) -> Bool {
        guard case .name = site.arguments.first?.value else { return false }
        return Self.lastName(site.base) == "parent"
    }

    private static func lastName(_ expression: Expression?) -> String? {
        switch expression {
        case .name(let name, _)?, .member(_, let name, _)?: name
        default: nil
        }
    }

    private static func name(of action: Value) -> String? {
        switch action {
        case .enumCase(let nominal, let name, _): "\(nominal.name).\(name)"
        case .external(let type, _, let name?, _): "\(type).\(name)"
        default: nil
        }
    }

    /// Whether a coordinator, or one that it hands actions on to, has an answer to an action; `true` where that cannot
    /// be known.
    private func handles(
        _ action: Value, _ coordinator: Value, _ nominal: Nominal, depth: Int, _ interpreter: Interpreter
    ) -> Bool {
        guard interpreter.limits.allow(.parentsOfAction, beside: depth) else { return true }
        if nominal.kind == .protocol {
            let conforming = interpreter.program.descendants(of: nominal).filter { $0.kind == .class }
            return conforming.isEmpty
                || conforming.contains { handles(action, .instance($0, []), $0, depth: depth + 1, interpreter) }
        }
        let own = interpreter.program.methods("handle", of: nominal).first { function in
            function.fact.parameters.count == 1 && function.fact.parameters[0].label == nil && function.fact.body != nil
        }
        // The library's own says that the action is not handled.
        guard let own, let body = own.fact.body, let parameter = own.fact.parameters.first else {
            let isKnown = interpreter.program.externalAncestors(of: nominal).allSatisfy {
                Self.parents[$0.lastName] != nil || !$0.lastName.hasSuffix("Coordinator")
            }
            return !isKnown
        }
        let frame = Frame(
            receiver: coordinator, place: LookupPlace(file: own.file, nominal: own.nominal), result: nil, depth: .none)
        let scope = Scope(frame)
        scope.variables[parameter.name] = [action]
        var answer = ActionAnswer(action: action, interpreter: interpreter)
        answer.read(body, in: scope)
        if answer.isHandled { return true }
        guard answer.isHandedToParent else { return false }
        let isRoot = interpreter.program.inherits(nominal, anyOf: ["RootCoordinator"])
        if isRoot { return false }
        let parents = interpreter.read("parent", of: coordinator).filter { $0 != .null }
        if parents.isEmpty { return interpreter.read("parent", of: coordinator) != [.null] }
        return parents.contains { parent in
            guard let next = parent.nominal(in: interpreter.heap) else { return true }
            return handles(action, parent, next, depth: depth + 1, interpreter)
        }
    }
}

/// What a `handle(_:)` does with one action.
private struct ActionAnswer {
    let action: Value
    let interpreter: Interpreter
    var isHandled = false
    var isHandedToParent = false

    init(action: Value, interpreter: Interpreter) {
        self.action = action
        self.interpreter = interpreter
    }

    /// Reads statements that are run for the action; `false` where nothing after them is.
    @discardableResult
    mutating func read(_ statements: [Statement], in scope: Scope) -> Bool {
        for statement in statements {
            switch statement {
            case .switching(_, let cases, _): read(cases, in: scope)
            case .conditional(let conditions, let then, let otherwise):
                let inner = scope.inner()
                if holds(conditions, in: inner) { read(then, in: inner) }
                read(otherwise, in: scope.inner())
            case .guarding(let conditions, let otherwise):
                if !holds(conditions, in: scope) {
                    read(otherwise, in: scope.inner())
                    return false
                }
            case .expression(let value), .returning(let value?): read(value, in: scope)
            case .loop(_, _, let body), .block(let body): read(body, in: scope.inner())
            case .attempting(let bodies): for body in bodies { read(body, in: scope.inner()) }
            case .returning(nil): return false
            case .binding, .function: break
            }
        }
        return true
    }

    private mutating func read(_ cases: [SwitchCase], in scope: Scope) {
        for branch in cases {
            var isNamed = false
            var isTaken = branch.patterns.isEmpty
            for pattern in branch.patterns {
                guard interpreter.match(pattern, [action], in: scope.inner()) != .never else { continue }
                isTaken = true
                if case .enumCase = pattern { isNamed = true }
            }
            guard isTaken else { continue }
            if isNamed, !Self.onlyForwards(branch.body) {
                isHandled = true
                return
            }
            read(branch.body, in: scope.inner())
        }
    }

    private mutating func holds(_ conditions: [Condition], in scope: Scope) -> Bool {
        for case .match(let pattern, let value) in conditions {
            let values = interpreter.evaluate(value, in: scope, expecting: nil)
            guard interpreter.match(pattern, values, in: scope) != .never else { return false }
            if case .enumCase = pattern, values == [action] { isHandled = true }
        }
        return true
    }

    private mutating func read(_ value: Expression, in scope: Scope) {
        switch value {
        case .branching(let statement): read([statement], in: scope)
        case .call(.member(let base, "handle", _), _, _) where Self.isParent(base): isHandedToParent = true
        case .call(.member(let base, let name, _), _, _):
            if !Self.isRemark(base), !Self.remarks.contains(name) { isHandled = true }
        case .call(.name(let name, _), _, _): if !Self.remarks.contains(name) { isHandled = true }
        case .call, .assignment: isHandled = true
        default: break
        }
    }

    /// `case .profile: parent?.handle(action)`
    private static func onlyForwards(_ body: [Statement]) -> Bool {
        guard body.count == 1, case .expression(.call(.member(let base, "handle", _), let arguments, _))? = body.first,
            case .name? = arguments.first?.value
        else { return false }
        return isParent(base)
    }

    private static func isParent(_ base: Expression) -> Bool {
        switch base {
        case .name(let name, _), .member(_, let name, _): name == "parent" || name == "super"
        default: false
        }
    }

    /// Whether a call only takes note of what happens.
    private static func isRemark(_ base: Expression) -> Bool {
        switch base {
        case .name(let name, _): name.lowercased().contains("log")
        case .member(let inner, let name, _): name.lowercased().contains("log") || isRemark(inner)
        default: false
        }
    }

    private static let remarks: Set<String> = [
        "print", "debugPrint", "fatalError", "assertionFailure", "preconditionFailure", "NSLog", "os_log", "dump",
    ]
}
