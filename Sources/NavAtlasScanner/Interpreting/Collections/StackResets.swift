// Calls that empty or replace a navigation stack. A push after one of them does not make the stack grow.

extension Interpreter {
    /// What a navigation controller calls the controllers on it.
    private static let controllers = "viewControllers"

    /// `path.removeAll()`, `path.removeLast(path.count)`, `navigation.viewControllers.removeAll()`,
    /// `navigation.setViewControllers([], animated: false)`, `router.popToRoot()`
    func noteReset(_ site: CallSite) {
        let isEmptied =
            site.name == "setViewControllers" && site.arguments.first.map(\.value.isEmptyCollection) ?? false
        let goesBack = takesScreenAway(site) || isEmptied || NavigationNames.returning.contains(site.name)
        guard goesBack || StandardLibraryNames.removing.contains(site.name) else { return }
        let resets =
            goesBack
            || site.base.map {
                Self.lastName(of: $0) == Self.controllers || places(of: $0, in: site.scope).contains(where: isStack)
                    || isCopyOfStack($0, in: site.scope)
            } ?? false
        if resets { noteReset() }
    }

    /// Notes that the code that runs has gone back.
    func noteReset() {
        askForOwner()
        trace.hasReset = true
    }

    /// Whether a call dismisses a controller, so that the next screen is not shown on top of it. An alert does not count.
    private func takesScreenAway(_ site: CallSite) -> Bool {
        guard site.name == "dismiss", let base = site.base, !base.isSelf else { return site.name == "dismiss" }
        return site.has("animated") && !site.receivers.contains(where: isOfSystem)
    }

    /// Before a call that tells another object: `done?(); dismiss(animated: true)`. What the screen is about to take away is not
    /// there for long: what others show now does not stand on top of it.
    func noteResetToCome(in following: ArraySlice<Statement>, of scope: Scope) {
        for case .expression(.call(let callee, let arguments, _)) in following.prefix(while: \.isPlainCall) {
            let name: String
            switch callee {
            case .name(let called, _) where scope.variable(called) == nil: name = called
            case .member(let base, let called, _)
            where base.isSelf || Self.lastName(of: base) == "presentingViewController":
                name = called
            default: continue
            }
            guard name == "dismiss", arguments.isEmpty || arguments.contains(where: { $0.label == "animated" }) else {
                continue
            }
            let own = scope.frame.receiver?.nominal(in: heap)
            guard own.map({ program.methods(name, of: $0).isEmpty }) ?? true else { continue }
            return noteReset()
        }
    }

    /// Asks what a call on nobody means, such as `dismiss(animated: true)` in a controller.
    func askAfterReset(by site: CallSite) -> Values? {
        noteReset(site)
        return awaited(site) ?? ask(site)
    }

    /// `var new = path`
    private func isCopyOfStack(_ list: Expression, in scope: Scope) -> Bool {
        guard case .name(let name, _) = list, scope.variable(name) != nil,
            let copied = scope.origin(name) ?? binding(of: name, in: scope)
        else { return false }
        return places(of: copied, in: scope).contains(where: isStack)
    }

    /// Asks the dialects what a call means that may put something on a stack.
    func askOfStack(_ site: CallSite) -> Values? {
        guard let base = site.base, puts(site, ontoWhatWasAsked: base) else { return ask(site) }
        return afterReset { ask(site) }
    }

    private func puts(_ site: CallSite, ontoWhatWasAsked base: Expression) -> Bool {
        switch site.name {
        case "append", "insert", "push": return isAskedBefore(base, in: site.scope)
        case "pushViewController", "show":
            let list = Expression.member(base, "viewControllers", site.location.position)
            return site.scope.isKnown { $0.assertsAbsence(in: list) }
        default: return false
        }
    }

    /// Whether code comes here only where a stack is empty, or does not hold what is put on it: then it does not grow by that
    /// with each round.
    private func isAskedBefore(_ stack: Expression, in scope: Scope) -> Bool {
        scope.isKnown { $0.assertsAbsence(in: stack) } && places(of: stack, in: scope).contains(where: isStack)
    }

    /// `path = NavigationPath()`, `routes = [.root(.home)]`; `path += [.detail]` keeps what is there.
    func noteReset(of target: Expression, to value: Expression, in scope: Scope) {
        if case .either(let parts) = value, parts.count == 1 {
            if isAskedBefore(target, in: scope) { trace.hasReset = true }
            return
        }
        if isWholeStack(value, in: scope) { return }
        // `navigation.viewControllers = []`
        if Self.lastName(of: target) == Self.controllers, value.isEmptyCollection {
            askForOwner()
            trace.hasReset = true
            return
        }
        guard Self.lastName(of: target).map(draft.pathNames.contains) == true else { return }
        // A path that may be nothing comes up with its stack.
        let stacks = places(of: target, in: scope).filter { isStack($0) && !isOptional($0) }
        guard stacks.contains(where: { !scope.isInitializing($0.receiver) }) else { return }
        askForOwner()
        trace.hasReset = true
    }

    /// `path[path.count - 1] = .result`: one screen is shown in the place of another; `false` for any other assignment, such as
    /// that of one of several paths: `paths[tab] = NavigationPath()`.
    func replaceOnStack(
        _ target: Expression, with value: Expression, _ position: Position, in scope: Scope
    ) -> Bool {
        guard case .subscripted(let base, let arguments, _) = target, arguments.count == 1,
            !Self.takesKeyPath(arguments), case .array(let element)? = assignedType(of: base, in: scope),
            !element.isArray, !isPath(element), places(of: base, in: scope).contains(where: isStack)
        else { return false }
        let site = CallSite(
            name: "append", base: base, receivers: evaluate(base, in: scope, expecting: nil), type: nil,
            arguments: [Argument(value: value)], expected: nil, scope: scope,
            location: location(position, in: scope.frame.place.file))
        return afterReset { ask(site) } != nil
    }

    /// Does what a call does that goes back where it can, and then the stack grows by nothing.
    func afterReset<Result>(_ action: () -> Result) -> Result {
        askForOwner()
        let hadReset = trace.hasReset
        trace.hasReset = true
        defer { trace.hasReset = hadReset }
        return action()
    }

    /// Whether a property holds the path of a stack.
    func isStack(_ place: (receiver: Value, name: String)) -> Bool {
        if case .external(let name, let generics, _, _) = place.receiver { return isPath(.external(name, generics)) }
        guard let nominal = place.receiver.nominal(in: heap) else { return false }
        if draft.isPath(PropertyKey(nominal: nominal, name: place.name)) { return true }
        let type = program.property(place.name, of: nominal).flatMap { self.type(of: $0, place.receiver) }
        return type.map(isPath) ?? false
    }

    private func isOptional(_ place: (receiver: Value, name: String)) -> Bool {
        place.receiver.nominal(in: heap).flatMap { program.property(place.name, of: $0) }?.fact.isOptional ?? false
    }

    private func isPath(_ type: ResolvedType) -> Bool { dialects.contains { $0.isPath(type) } }
}

extension Statement {
    /// Whether a statement is a call, after which the next one is run.
    fileprivate var isPlainCall: Bool { if case .expression(.call) = self { true } else { false } }
}
