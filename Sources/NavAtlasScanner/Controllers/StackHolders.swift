// Controllers of the app's own that only stand around a navigation controller which they hold, as one of the system's does.

extension Interpreter {
    /// Whether a class of controllers has a navigation controller as its only child: what it is told to push, the one shows who
    /// tells it.
    func holdsStack(_ nominal: Nominal) -> Bool {
        let holders = memory { StackHolders() }
        if let known = holders.known[nominal] { return known }
        let children = children(of: nominal)
        let holds = !children.isEmpty && children.allSatisfy { $0.map { isStack($0, of: nominal) } ?? false }
        holders.known[nominal] = holds
        return holds
    }

    /// Whether a class of controllers adds children, as a container of the app's own does.
    func adoptsChildren(_ nominal: Nominal) -> Bool {
        let holders = memory { StackHolders() }
        if let known = holders.adopting[nominal] { return known }
        let adopts = isController(nominal) && !children(of: nominal).isEmpty
        holders.adopting[nominal] = adopts
        return adopts
    }

    /// The node of such a controller that a call is made on.
    func stackHolder(of site: CallSite) -> NodeKey? {
        let receivers = site.base == nil ? site.scope.frame.receiver.map { [$0] } ?? [] : site.receivers
        return receivers.firstNonNil { $0.nominal(in: heap).flatMap { holdsStack($0) ? draft.key(for: $0) : nil } }
    }

    /// The properties whose controllers the code of a class adds as children; `nil` for a child that is no property's.
    private func children(of nominal: Nominal) -> Set<String?> {
        let types = [nominal] + program.ancestors(of: nominal).filter { $0.kind == .class }
        return types.flatMap { $0.functions.values.joined() }.reduce(into: []) { children, function in
            SyntaxSearch.arguments(in: function.fact.body ?? []) { callee, arguments in
                guard UIKitNames.addingChildren.contains(callee.lastPart), let child = arguments.first?.value else {
                    return
                }
                switch child {
                case .name(let name, _), .member(.name("self", _), let name, _): children.insert(name)
                default: children.insert(nil)
                }
            }
        }
    }

    private func isStack(_ name: String, of nominal: Nominal) -> Bool {
        guard let property = program.property(name, of: nominal), !property.fact.isStatic else { return false }
        switch type(of: property) {
        case .external(let type, _)?: return type.lastPart == "UINavigationController"
        case .nominal(let type, _)?: return Storyboards.container(type, program) == .navigation
        default: return false
        }
    }
}

private final class StackHolders {
    var known: [Nominal: Bool] = [:]
    var adopting: [Nominal: Bool] = [:]
}
