/// Writes code over stores as code over the state that they hold, which it stands for.
///
/// A store of a feature is read as the feature's state: `store.scope(state: \.detail, action: \.detail)` is
/// `store.detail`, `StoreOf<Detail>` is `Detail.State`, and `IfLetStore(…) { … }` is `if let`. What the views of the
/// library then say is said in SwiftUI's own words.
enum StoreRewriting {
    /// - Parameter storeNames: the names of what is declared as a store.
    static func rewriting(storeNames: Set<String>) -> CodeRewriting {
        CodeRewriting(
            expression: { rewritten($0, storeNames) }, statement: rewritten, type: rewritten)
    }

    // MARK: Types

    private static func rewritten(_ type: TypeReference) -> TypeReference {
        guard case .named(let name, let arguments) = type, let first = arguments.first else { return type }
        switch name.lastPart {
        case "StoreOf" where !first.base.isEmpty, "ViewStoreOf" where !first.base.isEmpty:
            return .named(first.base + ".State", [])
        case "Store" where arguments.count == 2, "ViewStore" where arguments.count == 2: return first
        case "BindingViewStore", "PresentationState", "Shared": return first
        case "StackState": return .array(first)
        // Of what wraps the actions of other features, only those actions are told.
        case "StackActionOf": return .named("StackAction", [.named(first.base + ".Action", [])])
        case "IdentifiedActionOf": return .named("IdentifiedAction", [.named(first.base + ".Action", [])])
        case "IndexedRouterActionOf", "IdentifiedRouterActionOf":
            return .named("RouterAction", [.named(first.base + ".Action", [])])
        case "StackAction" where arguments.count == 2, "IdentifiedAction" where arguments.count == 2:
            return .named(name, [arguments[1]])
        case "IndexedRouterAction", "IdentifiedRouterAction":
            return .named("RouterAction", [arguments[arguments.count - 1]])
        default: return type
        }
    }

    // MARK: Expressions

    private static func rewritten(_ expression: Expression, _ storeNames: Set<String>) -> Expression {
        switch expression {
        case .member(let base, "case", _): return base
        case .member(let base, "stateless", _) where isStore(base, storeNames): return base
        case .member(let base, "state", _) where isStore(base, storeNames): return base
        case .call(.name(let name, let position), let arguments, let place):
            if name == "TCARouter" { return router(position, arguments, place, storeNames) ?? expression }
            if name == "Scope" { return .call(.name(name, position), withoutPaths(arguments), place) }
            // `state.path = StackState([.detail(…)])`
            if name == "StackState", arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
            // The context gives the type of `state.path = StackState()`.
            if name == "StackState", arguments.isEmpty { return .array([]) }
            if let shown = presented(name, on: .name("self", position), arguments, position, place) { return shown }
            return view(name, position, arguments, place)
                ?? .call(.name(name, position), bound(arguments, to: name, storeNames), place)
        case .call(.implicitMember(let name, let position), let arguments, let place):
            return EffectRewriting.rewritten(name, arguments, position, place) ?? expression
        case .call(.member(let base, let name, let position), let arguments, let place):
            if scoping.contains(name) { return .call(.member(base, name, position), withoutPaths(arguments), place) }
            return member(name, position, of: base, arguments, place)
                ?? EffectRewriting.rewritten(name, of: base, arguments, position)
                ?? .call(.member(base, name, position), bound(arguments, to: name, storeNames), place)
        default: return expression
        }
    }

    /// The functions that put the reducer of a part of the state into another.
    private static let scoping: Set<String> = ["ifLet", "ifCaseLet", "forEach", "forEachRoute"]

    /// Which part of a state a reducer is for, its types tell; that a path names a route takes none. By the path of its
    /// actions the library makes those: it uses their names.
    private static func withoutPaths(_ arguments: [Argument]) -> [Argument] {
        guard arguments.contains(where: { $0.label == "action" }) else { return arguments }
        return arguments.compactMap { argument in
            guard let names = names(in: argument.value) else { return argument }
            guard argument.label == "action", let position = argument.value.position else { return nil }
            let used = names.reduce(Expression.name("action", position)) { .member($0, $1, position) }
            return Argument(label: argument.label, value: used)
        }
    }

    /// What a control is bound to sends an action where it is a part of a store's state.
    private static func bound(_ arguments: [Argument], to name: String, _ storeNames: Set<String>) -> [Argument] {
        let isControl = name.first?.isUppercase == true && !presenting.contains(name) || name == "searchable"
        guard isControl else { return arguments }
        return arguments.map { argument in
            let sending = StoreBindings.setting(argument.value) { isStore($0, storeNames) }
            return sending.map { Argument(label: argument.label, value: $0) } ?? argument
        }
    }

    /// Views that are bound to what they show.
    private static let presenting: Set<String> = ["NavigationStack", "NavigationLink", "NavigationSplitView", "Router"]

    private static func isStore(_ expression: Expression, _ storeNames: Set<String>) -> Bool {
        switch expression {
        case .name(let name, _), .member(.name("self", _), let name, _): storeNames.contains(name)
        default: false
        }
    }

    private static func member(
        _ name: String, _ position: Position, of base: Expression, _ arguments: [Argument], _ place: Position
    ) -> Expression? {
        if let shown = presented(name, on: base, arguments, position, place) { return shown }
        switch name {
        case "scope":
            // What shows only a part of the state still sends all actions.
            guard let path = state(in: arguments), arguments.count > 1 else { return nil }
            switch path {
            case .member(_, let name, _) where name.hasPrefix("init"): return made(by: path, of: base, position)
            // `{ _ in detail }`: a state that is no part of the store's.
            case .closure where names(in: path) == nil: return made(by: path, of: base, position)
            default: break
            }
            return part(of: base, at: path, position)
        // `(/State.detail).extract(from: state)`
        case "extract" where arguments.count == 1 && arguments[0].label == "from" && names(in: base) != nil:
            return part(of: arguments[0].value, at: base, position)
        case "sending": return arguments.first.flatMap { StoreBindings.sending($0.value, of: base, position) }
        case "withState": return arguments.first.flatMap { part(of: base, at: $0.value, position) }
        case "binding":
            guard let path = arguments.first else { return nil }
            if path.label == "send" { return projected(base) }
            guard path.label == "get" || path.label == nil else { return nil }
            let bound = StoreBindings.sending(arguments, from: base, position) { part(of: base, at: $0, position) }
            if let bound { return bound }
            let state = part(of: projected(base), at: path.value, position)
            return StoreBindings.setting(path.value, of: base, state, position)
        case "sheet", "fullScreenCover", "popover", "navigationDestination":
            guard let content = shown(arguments, position) else { return nil }
            return .call(.member(base, name, position), content, place)
        default: return nil
        }
    }

    /// The state that a store is narrowed to: `scope(state: \.detail, …)`, and `scope(\.detail, action: …)`.
    private static func state(in arguments: [Argument]) -> Expression? {
        let first = arguments.first { $0.label == nil }?.value
        return arguments.first { $0.label == "state" }?.value
            ?? (arguments.contains { $0.label == "action" } ? first : nil)
    }

    /// `$store`, of `store`.
    private static func projected(_ base: Expression) -> Expression {
        switch base {
        case .name(let name, let position) where !name.hasPrefix("$") && name != "self": .name("$" + name, position)
        case .member(let outer, let name, let position) where !name.hasPrefix("$"):
            .member(outer, "$" + name, position)
        default: base
        }
    }

    /// The arguments of `sheet(store:state:action:content:)` and of `sheet(unwrapping:case:content:)` as those of
    /// `sheet(item:content:)`.
    static func shown(_ arguments: [Argument], _ position: Position) -> [Argument]? {
        guard let index = arguments.firstIndex(where: { $0.label == "store" || $0.label == "unwrapping" }) else {
            return nil
        }
        var item = arguments[index].value
        for path in arguments where path.label == "state" || path.label == "case" {
            item = part(of: item, at: path.value, position)
        }
        var result = arguments.filter { !["state", "action", "case"].contains($0.label) }
        result[result.firstIndex { $0.label == arguments[index].label } ?? 0] = Argument(label: "item", value: item)
        return result
    }

    /// A controller's `present(item: $store.scope(…)) { store in … }` as the modifier `sheet` that shows the same.
    static func presented(
        _ name: String, on base: Expression, _ arguments: [Argument], _ position: Position, _ place: Position
    ) -> Expression? {
        guard name == "present", let state = arguments.first?.label, ["item", "isPresented"].contains(state) else {
            return nil
        }
        return .call(.member(base, "sheet", position), arguments, place)
    }

    // MARK: Views

    private static func view(
        _ name: String, _ position: Position, _ arguments: [Argument], _ place: Position
    ) -> Expression? {
        guard let first = arguments.first else { return nil }
        switch name {
        case "IfLetStore":
            let then = content(arguments, labelled: "then")
            let otherwise = arguments.first { $0.label == "else" }?.value
            return .branching(
                .conditional(
                    [.match(.binding(parameter(of: then)), first.value)], then: body(of: then, given: first.value),
                    else: otherwise.map { body(of: $0, given: nil) } ?? []))
        case "WithViewStore":
            guard case .closure(let content)? = content(arguments, labelled: "content") else { return nil }
            let shown = observing(arguments, of: first.value, content, position)
            return .call(
                .name("Group", position), [Argument(label: nil, value: .closure(shown), isTrailing: true)], place)
        case "ForEachStore": return .call(.name("ForEach", position), arguments, place)
        case "SwitchStore":
            guard case .closure(let shown)? = content(arguments, labelled: "content") else { return nil }
            return switched(shown, over: first.value)
        case "NavigationStackStore":
            return .call(
                .name("NavigationStack", position),
                [Argument(label: "path", value: first.value)] + arguments.dropFirst(), place)
        case "NavigationLinkStore": return link(arguments, position, place)
        case "NavigationLink" where arguments.contains { $0.label == "state" }:
            let pushed = arguments.map { argument in
                Argument(
                    label: argument.label == "state" ? "value" : argument.label, value: argument.value,
                    isTrailing: argument.isTrailing)
            }
            return .call(.name(name, position), pushed, place)
        case "ViewStore" where first.label == nil:
            let (store, scope) = scoped(first.value)
            return observed(arguments, scope).flatMap { made(by: $0, of: store, position) } ?? store
        case "Bindable" where first.label == nil: return projected(first.value)
        default: return nil
        }
    }

    /// What a view store shows, with the store in its place: the part of the state that it observes, and the store itself
    /// where actions are sent.
    private static func observing(
        _ arguments: [Argument], of store: Expression, _ content: Closure, _ position: Position
    ) -> Closure {
        let name = parameter(of: .closure(content))
        var content = content
        content.parameters = []
        let (store, scope) = scoped(store)
        let path = observed(arguments, scope)
        guard let path, names(in: path) != nil else {
            let shown = path.flatMap { made(by: $0, of: store, position) } ?? store
            content.body.insert(.binding(.binding(name), nil, shown), at: 0)
            return content
        }
        let sent = "·" + name
        let sending = CodeRewriting(expression: { expression in
            guard case .member(.name(name, let place), "send", let position) = expression else { return expression }
            return .member(.name(sent, place), "send", position)
        })
        let showing = CodeRewriting(expression: { expression in
            switch expression {
            case .name(name, _): part(of: store, at: path, position)
            case .name("$" + name, _): part(of: projected(store), at: path, position)
            default: expression
            }
        })
        content.body = showing.rewritten(sending.rewritten(content.body))
        content.body.insert(.binding(.binding(sent), nil, store), at: 0)
        return content
    }

    /// The state of a view that a function makes of a store's: `ViewState.init`; `nil` for a path.
    private static func made(by function: Expression, of store: Expression, _ position: Position) -> Expression? {
        guard names(in: function) == nil else { return nil }
        return .call(.either([function]), [Argument(label: nil, value: store)], position)
    }

    /// What a view store shows of a store that may be narrowed already; `nil` where that is all of it.
    private static func observed(_ arguments: [Argument], _ scope: Expression?) -> Expression? {
        [arguments.first { $0.label == "observe" }?.value, scope].compactMap(\.self).first { names(in: $0) != [] }
    }

    /// The store and the path, of `store.scope(state: \.view)`.
    private static func scoped(_ store: Expression) -> (store: Expression, path: Expression?) {
        guard case .call(.member(let base, "scope", _), let arguments, _) = store, let path = arguments.first,
            arguments.count == 1, path.label == "state"
        else { return (store, nil) }
        return (base, path.value)
    }

    /// The closure that shows something.
    private static func content(_ arguments: [Argument], labelled label: String) -> Expression? {
        arguments.first { $0.label == label }?.value ?? arguments.last { $0.label == nil && $0.isTrailing }?.value
    }

    private static func parameter(of content: Expression?) -> String {
        if case .closure(let closure)? = content, let first = closure.parameters.first { first.name } else { "$0" }
    }

    /// The body of a closure; for a function, a call of it with the store.
    private static func body(of content: Expression?, given store: Expression?) -> [Statement] {
        switch content {
        case .closure(let closure)?: return closure.body
        case let callee?:
            let arguments = store.map { [Argument(label: "store", value: .name("$0", $0.position ?? .start))] } ?? []
            return [.expression(.call(callee, arguments, callee.position ?? .start))]
        case nil: return []
        }
    }

    /// `NavigationLinkStore(store, onTap:destination:label:)`: a button, and what is pushed while the state is there.
    private static func link(_ arguments: [Argument], _ position: Position, _ place: Position) -> Expression? {
        guard let item = shown([Argument(label: "store", value: arguments[0].value)] + arguments.dropFirst(), position)
        else { return nil }
        func argument(_ label: String) -> [Argument] { item.filter { $0.label == label } }
        let tap = argument("onTap").map { Argument(label: "action", value: $0.value) }
        let button = Expression.call(.name("Button", position), tap + argument("label"), position)
        return .call(
            .member(button, "navigationDestination", position), argument("item") + argument("destination"), place)
    }

    /// `TCARouter(store) { screen in … }` with the routes in the store's place, as FlowStacks' `Router`.
    private static func router(
        _ position: Position, _ arguments: [Argument], _ place: Position, _ storeNames: Set<String>
    ) -> Expression? {
        guard var routes = arguments.first?.value else { return nil }
        if isStore(routes, storeNames) { routes = .member(projected(routes), "routes", position) }
        return .call(.name("TCARouter", position), [Argument(label: nil, value: routes)] + arguments.dropFirst(), place)
    }

    // MARK: Choices

    /// `SwitchStore(store) { CaseLet(…) … }`, and the same around a `switch` over the state.
    private static func switched(_ shown: Closure, over store: Expression) -> Expression {
        var known: [SwitchCase] = []
        var others: [Statement] = []
        for statement in shown.body {
            guard case .expression(.call(.name("CaseLet", let position), let arguments, _)) = statement,
                let one = caseLet(arguments, position)
            else {
                if case .expression(.call(.name("Default", _), let arguments, _)) = statement {
                    others += body(of: arguments.last?.value, given: nil)
                } else {
                    return .branching(
                        .conditional(
                            [.match(.binding(parameter(of: .closure(shown))), store)],
                            then: shown.body, else: []))
                }
                continue
            }
            known.append(one)
        }
        if !others.isEmpty { known.append(SwitchCase(patterns: [], conditions: [], body: others)) }
        return .branching(.switching(store, known, shown.position))
    }

    /// `CaseLet(/State.detail, action: Action.detail) { store in … }` as a branch of a `switch`.
    private static func caseLet(_ arguments: [Argument], _ position: Position) -> SwitchCase? {
        guard let path = arguments.first.flatMap({ names(in: $0.value) })?.last else { return nil }
        let then = content(arguments, labelled: "then")
        let bound = PatternArgument(label: nil, pattern: .binding(parameter(of: then)))
        return SwitchCase(
            patterns: [.enumCase(type: nil, name: path, [bound], position)], conditions: [],
            body: body(of: then, given: .name("$0", position)))
    }

    /// `switch state { case .detail: CaseLet(…) }`: what a case shows is shown for what the case carries.
    private static func rewritten(_ statement: Statement) -> Statement {
        guard case .switching(let subject, let cases, let position) = statement else { return statement }
        let withCases = CodeRewriting(expression: { expression in
            guard case .call(.name("CaseLet", let position), let arguments, _) = expression,
                let one = caseLet(arguments, position)
            else { return expression }
            return .branching(.switching(subject, [one], position))
        })
        return .switching(
            subject,
            cases.map {
                SwitchCase(patterns: $0.patterns, conditions: $0.conditions, body: withCases.rewritten($0.body))
            }, position)
    }
}

extension Position {
    /// The first place of a file, for code that is written nowhere.
    static let start = Position(line: 1, column: 1)
}
