// Windows that lie over what the app shows.

/// The windows that are shown as the app starts, and the properties that hold them: they are the app's own.
private final class FirstWindows {
    var properties: Set<PropertyKey> = []
    var objects: Set<ObjectID> = []
}

extension Interpreter {
    /// Whether the window that gets a root was made by a screen, or by an object that some screen tells to show it, to lie over
    /// what is shown.
    func isNewWindow(_ target: Expression, _ scope: Scope) -> Bool {
        let base: Expression
        switch target {
        case .member(let window, _, _): base = window
        case .name(_, let position): base = .name("self", position)
        default: return false
        }
        if base.isSelf, let window = scope.frame.receiver?.object, isWindow(heap[window].nominal) {
            let first = memory { FirstWindows() }
            if isLaunching { first.objects.insert(window) }
            return !isLaunching && heap[window].maker.map { !isApp($0) } ?? !first.objects.contains(window)
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
            case .call(let callee, _, _)? = scope.origin(name) ?? binding(of: name, in: scope), !isOfLaunch(scope)
        else { return false }
        return typeExpression(callee, in: scope).map(isWindow) ?? made.contains(where: isMadeWindow)
    }

    /// Whether code makes a window only to draw what it holds into an image: nobody ever sees that.
    func isDrawnIntoImage(_ target: Expression, in scope: Scope) -> Bool {
        guard case .member(.name(let name, _), "rootViewController", _) = target, scope.variable(name) != nil,
            case .call(let callee, _, _)? = scope.origin(name) ?? binding(of: name, in: scope),
            typeExpression(callee, in: scope).map(isWindow) ?? false
        else { return false }
        if scope.frame.result?.ofElement.lastName == "UIImage" { return true }
        let body = scope.frame.function.flatMap { program.functions[$0].fact.body } ?? []
        return !SyntaxSearch.callees(in: body).isDisjoint(with: UIKitNames.drawing)
    }

    /// Notes that views, and those in controllers, are parts of a picture.
    func noteDrawn(_ values: Values) {
        for part in values.flatMap({ [$0] + $0.partsInside }) {
            if let nominal = part.nominal(in: heap) { noteShown(part, nominal, asPart: true) }
        }
    }

    /// Notes where a window is hidden or let go, and with it what it shows: `overlay.isHidden = true`, `overlay = nil`.
    func noteHiddenWindow(_ target: Expression, _ values: Values, at place: DraftLocation, in scope: Scope) {
        let isGone =
            switch target {
            case .member(let window, "isHidden", _): values == [.boolean(true)] && isWindow(window, in: scope)
            case .name("isHidden", let position):
                values == [.boolean(true)] && isWindow(.name("self", position), in: scope)
            case .member(let window, "rootViewController", _): values == [.null] && isWindow(window, in: scope)
            default: values == [.null] && assignedType(of: target, in: scope).map(isWindow) ?? false
            }
        if isGone { note(.dismissal(place, ofPresented: true, by: "")) }
    }

    private func isWindow(_ expression: Expression, in scope: Scope) -> Bool {
        if Self.lastName(of: expression) == "window" { return true }
        if let type = assignedType(of: expression, in: scope) { return isWindow(type) }
        return evaluate(expression, in: scope, expecting: nil).contains { value in
            if case .external(Self.window, _, nil, _) = value { true } else { isMadeWindow(value) }
        }
    }

    private func isWindow(_ type: ResolvedType) -> Bool { type.nominal.map(isWindow) ?? (type.lastName == Self.window) }

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

    /// The property of the code's own object that holds a window, and whether that object makes it. The `window` of an app's or a
    /// scene's delegate is the app's.
    private func heldWindow(_ base: Expression, _ scope: Scope) -> (key: PropertyKey, isMadeThere: Bool)? {
        guard case .name(let name, _) = base.withoutSelf, scope.variable(name) == nil,
            let nominal = scope.frame.receiver?.nominal(in: heap),
            name != "window" || !program.isDelegate(nominal),
            let property = program.property(name, of: nominal)
                ?? program.globalProperty(name, in: scope.frame.place.file)
        else { return nil }
        var made = [property.fact.initializer].compactMap(\.self)
        if let function = scope.frame.function {
            let body = program.functions[function].fact.body ?? []
            made += body.compactMap { statement in
                guard case .expression(.assignment(let target, let value, _)) = statement,
                    case .name(name, _) = target.withoutSelf
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
