import NavAtlasModel

// Lists of controllers that take the place of a navigation controller's: `setViewControllers([first, detail], animated: true)`.
// The first is the stack's root, and each other one stands upon what is before it.

extension UIKitDialect {
    /// The controllers of a list, by where they stand on the stack.
    struct StackList {
        /// Those that the stack begins with.
        var beginning: Values
        /// Those that are put upon others.
        var above: Values = []
    }

    /// Shows controllers, each by where it stands in a list that takes the place of a stack's.
    func show(
        _ values: Values, by list: Expression?, _ presentation: Presentation, intoTabs areTabs: Bool,
        besideTabs: Bool, _ scope: Scope, at location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        let stack =
            areTabs || interpreter.isStarting(scope.frame)
            ? StackList(beginning: values) : stack(list, of: values, in: scope, interpreter)
        let isPushed =
            !stack.above.isEmpty
            && interpreter.afterReset { show(stack.above, of: values, .push, scope.frame, at: location, interpreter) }
        if isPushed, stack.beginning.isEmpty { return true }
        return show(
            stack.beginning, of: values, presentation, intoTabs: areTabs, besideTabs: besideTabs, scope.frame,
            at: location, interpreter)
            || isPushed
    }

    /// What a coordinator's code is given to put beneath what it shows has been shown before, unless the same code made it:
    /// `stack.setViewControllers(given + [form], animated: true)`.
    func putBeneath(in list: Expression, _ scope: Scope, _ interpreter: Interpreter) -> Values {
        guard case .either(let parts) = list, let function = scope.frame.function else { return [] }
        let parameters = interpreter.program.functions[function].fact.parameters
        return parts.dropLast().reduce(into: []) { beneath, part in
            // An optional may be shown itself: `given ?? [form]`.
            guard case .name(let name, _) = part, let given = scope.parameter(name),
                parameters.contains(where: { $0.name == name && !$0.attributes.contains(ParameterFact.optional) })
            else { return }
            beneath.unite(given.filter { $0.object != nil && !isMadeByRunningCode($0, interpreter) })
        }
    }

    /// - Parameters:
    ///   - list: The list as it is written; `nil` where that is not known.
    ///   - values: The controllers in it.
    func stack(
        _ list: Expression?, of values: Values, in scope: Scope, _ interpreter: Interpreter
    ) -> StackList {
        guard let list, let parts = parts(of: list, in: scope, interpreter), let first = parts.first else {
            return list.map { written($0, of: values, in: scope, interpreter) } ?? StackList(beginning: values)
        }
        func held(by part: Expression) -> Values {
            let found = interpreter.with(mode: .destination) {
                interpreter.evaluate(part, in: scope, expecting: nil)
            }
            return values.filter(found.contains)
        }
        let above = parts.dropFirst().reduce(into: Values()) { found, part in
            if !standsOnStack(part, in: scope, interpreter) { found.unite(held(by: part)) }
        }
        let (known, isOnStack) = (held(by: first), standsOnStack(first, in: scope, interpreter))
        // The first elements of a list are beneath those that were added to it.
        let added = Self.isVariable(list) ? values.subtracting(known) : []
        let all = above.union(added)
        guard isOnStack || !all.isEmpty else { return StackList(beginning: values) }
        return StackList(beginning: isOnStack ? [] : known.subtracting(all), above: all)
    }

    /// A list that was written elsewhere, or that is made of one: `routes.map(makeController)`.
    private func written(
        _ list: Expression, of values: Values, in scope: Scope, _ interpreter: Interpreter
    ) -> StackList {
        if case .call(.member(let base, let name, let place), let arguments, let end) = origin(of: list, in: scope),
            StandardLibraryNames.mapping.contains(name),
            case let elements = interpreter.evaluate(base, in: scope, expecting: nil), elements.count > 1
        {
            func made(of elements: some Sequence<Value>) -> Values {
                let inner = scope.inner()
                inner.variables[Self.element] = Values(elements)
                let mapped = Expression.call(.member(.name(Self.element, place), name, place), arguments, end)
                return interpreter.with(mode: .destination) { interpreter.evaluate(mapped, in: inner, expecting: nil) }
            }
            let beginning = made(of: elements.prefix(1))
            if !beginning.isEmpty {
                return StackList(beginning: beginning, above: made(of: elements.dropFirst()).subtracting(beginning))
            }
        }
        let above = values.filter(interpreter.isAboveRoot)
        return above.count < values.count
            ? StackList(beginning: values.subtracting(above), above: above) : StackList(beginning: values)
    }

    private static let element = "·element"

    /// What a variable stands for, as it is written.
    private func origin(of list: Expression, in scope: Scope) -> Expression {
        guard case .name(let name, _) = list, scope.parameter(name) == nil else { return list }
        return scope.origin(name) ?? list
    }

    /// The controllers and lists that make up a list, from its beginning; `nil` for one of which that is not known.
    private func parts(
        of list: Expression, in scope: Scope, _ interpreter: Interpreter
    ) -> [Expression]? {
        switch list {
        case .array(let elements): return elements.count > 1 ? elements : nil
        case .either(let lists) where lists.count > 1:
            return lists.flatMap { list -> [Expression] in
                if case .array(let elements) = list { elements } else { [list] }
            }
        case .name(let name, _):
            guard scope.parameter(name) == nil, let function = scope.frame.function,
                let bound = interpreter.binding(of: name, in: scope),
                let code = interpreter.program.functions[function].fact.body, !empties(name, in: code)
            else { return nil }
            if case .array(let elements) = bound { return elements.isEmpty ? nil : elements }
            return standsOnStack(bound, in: scope, interpreter) ? [bound] : nil
        case .call(.name("Array", _), let arguments, _) where arguments.count == 1:
            return parts(of: arguments[0].value, in: scope, interpreter)
        default: return standsOnStack(list, in: scope, interpreter) ? [list] : nil
        }
    }

    /// Whether an expression is, or takes something from, the list of a navigation controller, or is the running controller.
    private func standsOnStack(_ part: Expression, in scope: Scope, _ interpreter: Interpreter) -> Bool {
        if case .name(let name, _) = part {
            if name == "self" { return true }
            guard scope.parameter(name) == nil,
                let bound = scope.origin(name) ?? interpreter.binding(of: name, in: scope)
            else { return false }
            return !SyntaxSearch.allNames(in: [.expression(bound)]).isDisjoint(with: Self.onStack)
        }
        return !SyntaxSearch.allNames(in: [.expression(part)]).isDisjoint(with: Self.onStack)
    }

    private static func isVariable(_ list: Expression) -> Bool {
        switch list {
        case .name: true
        case .call(.name("Array", _), let arguments, _): arguments.first.map { isVariable($0.value) } ?? false
        default: false
        }
    }

    /// Whether code takes everything out of a list: what is put into it then is its beginning.
    private func empties(_ name: String, in code: [Statement]) -> Bool {
        SyntaxSearch.contains(in: code) { expression in
            switch expression {
            case .call(.member(.name(name, _), "removeAll", _), let arguments, _):
                return arguments.allSatisfy { $0.label == "keepingCapacity" }
            case .assignment(.name(name, _), let value, _):
                if case .either(let added) = value, added.count == 1 { return false }
                return !SyntaxSearch.allNames(in: [.expression(value)]).contains(name)
            default: return false
            }
        }
    }

    private static let onStack: Set<String> = ["viewControllers", "topViewController", "visibleViewController"]
}
