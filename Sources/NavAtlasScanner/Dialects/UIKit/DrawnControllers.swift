import NavAtlasModel

// Controllers whose views are put among those of the controller that runs: `view.addSubview(list.view)`.

extension UIKitDialect {
    /// A function that does not add the controller itself draws its view all the same: it is a part of the screen.
    func draw(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first?.value,
            let drawn = controller(drawnBy: argument, in: site.scope, interpreter),
            let node = interpreter.parent(in: site.scope), interpreter.isControllerNode(node),
            !isAnimator(site.scope.frame.receiver, interpreter)
        else { return nil }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(drawn, in: site.scope, expecting: nil)
        }
        let (added, addsOthers) = adopted(in: site.scope, interpreter)
        // One that is added is a part by itself.
        if !values.isEmpty, values.allSatisfy(added.contains) { return [] }
        guard case .member = argument, !addsOthers else { return nil }
        // A view of SwiftUI's that is drawn so may be a header or a row.
        let own = values.filter { $0.nominal(in: interpreter.heap).map(interpreter.isController) ?? false }
        _ = interpreter.declareChildren(own, of: node, at: site.location)
        return nil
    }

    /// Whether an object animates a transition: what it draws was presented by somebody else.
    private func isAnimator(_ object: Value?, _ interpreter: Interpreter) -> Bool {
        object?.nominal(in: interpreter.heap).map {
            interpreter.program.inherits($0, anyOf: ["UIViewControllerAnimatedTransitioning"])
        } ?? false
    }

    /// `tableView.tableHeaderView = host.view`: a view of SwiftUI's is drawn that is put into one of the system's.
    func drawHosted(
        _ values: Values, as name: String, of holder: Expression, in scope: Scope, _ interpreter: Interpreter
    ) {
        let hosts = values.filter {
            if case .external("UIHostingController", _, nil, _) = $0 { true } else { false }
        }
        guard !hosts.isEmpty, let node = interpreter.parent(in: scope), interpreter.isControllerNode(node),
            !interpreter.evaluate(holder, in: scope, expecting: nil).contains(where: { interpreter.declares(name, $0) })
        else { return }
        interpreter.draw(hosts.subtracting(adopted(in: scope, interpreter).values))
    }

    /// The controller whose view is drawn: `list` of `list.view`, and of what that was called before.
    private func controller(
        drawnBy argument: Expression, in scope: Scope, _ interpreter: Interpreter
    ) -> Expression? {
        switch argument {
        case .member(let drawn, "view", _): return drawn
        case .name(let name, _):
            guard case .member(let drawn, "view", _)? = scope.origin(name) ?? interpreter.binding(of: name, in: scope)
            else { return nil }
            return drawn
        default: return nil
        }
    }

    /// The controllers that the function which runs adds itself, whatever it does with them first, and whether it adds any.
    private func adopted(in scope: Scope, _ interpreter: Interpreter) -> (values: Values, addsAny: Bool) {
        guard let body = scope.frame.function.flatMap({ interpreter.program.functions[$0].fact.body }) else {
            return ([], false)
        }
        var added: [Expression] = []
        SyntaxSearch.expressions(in: body) { expression in
            guard case .call(let callee, let arguments, _) = expression, let controller = arguments.first?.value,
                Interpreter.lastName(of: callee).map(Interpreter.adopts) ?? false
            else { return }
            added.append(controller)
        }
        let named = added.filter { $0.dottedName != nil }
        let values = interpreter.with(mode: .destination) {
            named.reduce(into: Values()) { $0.unite(interpreter.evaluate($1, in: scope, expecting: nil)) }
        }
        return (values, !added.isEmpty)
    }
}
