// What a controller's code does that another screen's code calls.

extension Interpreter {
    /// The owner of what a method does; `nil` if that is the caller. If one controller calls a method of another, the callee
    /// shows what the method shows. What a delegate's method does belongs to the controller that has the delegate.
    func ownerOfCode(_ function: Function, of receiver: Value?) -> Owner? {
        if let prepared = controllerPrepared(receiver) { return prepared }
        if handedFunction == function.id {
            handedFunction = nil
            return nil
        }
        guard function.fact.name != "init", !functionsShowingSelf.contains(function.id), let receiver,
            let told = toldController(receiver, orPresented: true), let nominal = receiver.nominal(in: heap),
            !isOwnCode(trace.currentType, of: nominal), !isRequired(function, of: nominal), !Self.takesIn(function)
        else { return nil }
        return told
    }

    /// Whether a function adds its argument as a child controller: `func embed(_ page: UIViewController) { addChild(page) }`.
    /// The caller shows the child there.
    private static func takesIn(_ function: Function) -> Bool {
        let given = Set(function.fact.parameters.map(\.name))
        return SyntaxSearch.contains(in: function.fact.body ?? []) { expression in
            guard case .call(let callee, let arguments, _) = expression,
                case .name(let child, _)? = arguments.first?.value,
                given.contains(child)
            else { return false }
            switch callee {
            case .name(let name, _): return Self.adopts(name)
            case .member(let base, let name, _): return base.isSelf && Self.adopts(name)
            default: return false
            }
        }
    }

    /// Whether a method puts a controller into another one; `addChildViewController` is what it was called before Swift 4.2.
    static func adopts(_ method: String) -> Bool { method == "addChild" || method == "addChildViewController" }

    /// Whether code is a controller's own, such as a closure that it has given to another screen, which does what that does.
    private func isOwnCode(_ type: Nominal?, of nominal: Nominal) -> Bool {
        type === nominal || program.ancestors(of: nominal).contains { $0 === type }
    }

    /// Who shows what a call of UIKit's does: `home.present(help, animated: true)` tells another controller to show it.
    func presenter(_ site: CallSite) -> Owner? {
        guard let base = site.base, !base.isSelf, !asksForTop(base, in: site.scope) else { return nil }
        let told = Set(site.receivers.map { toldController($0) })
        guard told.count == 1, let only = told.first ?? nil else { return nil }
        return isUnderAsker(only) ? nil : only
    }

    /// Whether the screen whose code runs stands upon another one: UIKit presents over what is on top, so that the screen does that
    /// itself, whoever keeps the other one.
    private func isUnderAsker(_ told: Owner) -> Bool {
        guard let asker = currentOwner.node, let node = told.node else { return false }
        return draft.containment.stands(asker, upon: node) && !draft.containment.stands(node, upon: asker)
            && !leavesItself(asker)
    }

    /// Whether a screen's code that runs takes the screen away: what it asks for is shown by what is beneath.
    private func leavesItself(_ screen: NodeKey) -> Bool {
        callers.contains { caller in
            guard let function = caller.function, caller.receiver?.nominal(in: heap).map(draft.key) == screen,
                let body = program.functions[function].fact.body
            else { return false }
            return !SyntaxSearch.callees(in: body).isDisjoint(with: ["dismiss", "popViewController"])
        }
    }

    /// Whether code asks a stack for what lies on top, `navigation.topViewController`: whatever that is by then, it stands before
    /// whoever asks.
    func asksForTop(_ expression: Expression, in scope: Scope) -> Bool {
        var asked = expression
        if case .name(let name, _) = expression, let bound = scope.origin(name) ?? binding(of: name, in: scope) {
            asked = bound
        }
        switch asked {
        case .member(_, "topViewController", _), .member(_, "visibleViewController", _),
            .member(.member(_, "viewControllers", _), "last", _):
            return true
        default: return false
        }
    }

    /// The controller that a value is, if it is shown and told something by another screen. A container only stands around
    /// screens, and so does a controller around those inside it.
    ///
    /// - Parameter isPresentedCounted: whether what is presented from inside it is inside, too: what such a controller's own code
    ///   puts in place of its child, that brings up.
    private func toldController(_ value: Value, orPresented isPresentedCounted: Bool = false) -> Owner? {
        guard link == nil, !possiblyMeant.contains(value), let nominal = value.nominal(in: heap),
            container(of: value) == nil,
            !holdsStack(nominal), draft.shownBefore.contains(draft.key(for: nominal)), let told = otherController(value)
        else { return nil }
        if let node = currentOwner.node {
            let isInside =
                told.node.map { draft.containment.holds(node, in: $0, orPresented: isPresentedCounted) } ?? false
            if isInside || draft.isOwnCode(nominal, of: node) { return nil }
        }
        return told
    }

    /// Runs a call on any object of a protocol: where several may be meant, it is not known which of them is told something.
    func withPossibleReceivers<Result>(_ receivers: [Value], _ body: () -> Result) -> Result {
        let outer = possiblyMeant
        if receivers.count > 1 { possiblyMeant.formUnion(receivers) }
        defer { possiblyMeant = outer }
        return body()
    }

    /// Whether a protocol of the app's asks for a function, such as a delegate's.
    private func isRequired(_ function: Function, of nominal: Nominal) -> Bool {
        program.ancestors(of: nominal).contains { ancestor in
            ancestor.kind == .protocol
                && (ancestor.functions[function.fact.name] ?? []).contains { $0.labels == function.labels }
        }
    }

    /// Notes that the running code of controllers shows the controllers themselves, as `func show(in parent: UIViewController)
    /// { parent.present(self, animated: true) }` does: who calls that shows them.
    func noteShowingSelf(_ shown: Values) {
        let shown = shown.reduce(into: shown) { $0.unite(ownContent(ofNavigation: $1)) }
        for caller in callers where caller.receiver.map(shown.contains) ?? false {
            if let function = caller.function { functionsShowingSelf.insert(function) }
        }
    }
}
