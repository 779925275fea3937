// Windows that lie over what the app shows.

/// The properties whose windows are shown as the app starts: they are the app's own.
private final class FirstWindows {
    var properties: Set<PropertyKey> = []
}

extension Interpreter {
    /// Whether the window that gets a root was made by a screen, or by an object that some screen tells to show it, to lie over
    /// what is shown.
    func isNewWindow(_ target: Expression, _ scope: Scope) -> Bool {
        guard case .member(let base, _, _) = target else { return false }
        if base.isSelf, let window = scope.frame.receiver?.object, isWindow(heap[window].nominal) {
            return !isLaunching && heap[window].maker.map { !isApp($0) } ?? false
        }
        guard !isLaunching, let screen = owner.node, !isApp(screen) else {
            if let held = heldWindow(base, scope) {
                memory { FirstWindows() }.properties.insert(held.key)
            }
            return false
        }
        if let held = heldWindow(base, scope) {
            return held.isMadeThere && !memory { FirstWindows() }.properties.contains(held.key)
        }
        // One that is given or looked up is the app's: `guard let window else { return }`.
        guard case .name(let name, _) = base, let made = scope.variable(name),
            case .call? = scope.origin(name) ?? binding(of: name, in: scope), !isOfLaunch(scope)
        else { return false }
        return made.contains(where: isMadeWindow)
    }

    /// Whether a value is a window that code makes: of a library's, any may stand for the one that is there already.
    private func isMadeWindow(_ value: Value) -> Bool {
        switch value {
        case .external(Self.window, _, nil, let arguments): !arguments.isEmpty
        case .object(let id): isWindow(heap[id].nominal)
        default: false
        }
    }

    /// Whether a class is a window of the app's own.
    func isWindow(_ nominal: Nominal) -> Bool { program.inherits(nominal, anyOf: [Self.window]) }

    private static let window = "UIWindow"

    /// Whether a closure uses what the app made as it was launched.
    private func isOfLaunch(_ scope: Scope) -> Bool {
        scope.isInClosure && scope.frame.visitors.contains { $0.owner == .only(.launch) }
    }

    /// The property of the code's own object that holds a window, and whether that object makes it. What an app's or a scene's
    /// delegate holds is the app's.
    private func heldWindow(_ base: Expression, _ scope: Scope) -> (key: PropertyKey, isMadeThere: Bool)? {
        guard case .name(let name, _) = Interpreter.withoutSelf(base), scope.variable(name) == nil,
            let nominal = scope.frame.receiver?.nominal(in: heap),
            !GraphBuilder.isDelegate(nominal, program),
            let property = program.property(name, of: nominal)
        else { return nil }
        var made = [property.fact.initializer].compactMap(\.self)
        if let function = scope.frame.function {
            let body = program.functions[function].fact.body ?? []
            made += body.compactMap { statement in
                guard case .expression(.assignment(let target, let value, _)) = statement,
                    case .name(name, _) = Interpreter.withoutSelf(target)
                else { return nil }
                return value
            }
        }
        let isMadeThere = made.contains { value in
            SyntaxSearch.allNames(in: [.expression(value)]).contains { name in
                name == Self.window || program.nominal(named: name, in: scope.frame.place).map(isWindow) ?? false
            }
        }
        return (PropertyKey(nominal: nominal, name: name), isMadeThere)
    }
}
