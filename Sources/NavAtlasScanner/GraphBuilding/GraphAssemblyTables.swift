// Which destinations are declared for a value: `.navigationDestination(for: Route.self)`.

extension GraphAssembly {
    /// The tables for a value that is pushed, nearest first; all that fit it where none of the hosts has one, and whether it is
    /// one of them for certain. A link in a list with a selection changes that, and leads no further than its own container.
    func tables(for value: Value, _ push: Push, _ hosts: [Set<NodeKey>]) -> (tables: [Table], isSure: Bool) {
        let all = draft.tables.filter { fits(value, $0) }
        // A destination for values of any type shows those that none of its casts takes.
        let told = Set(all.lazy.filter { !$0.type.isOfAnyValue }.map(\.location))
        var fitting = all.filter { !$0.type.isOfAnyValue || !told.contains($0.location) }
        for level in hosts {
            let near = fitting.filter { level.contains($0.node) }
            guard !near.isEmpty else { continue }
            let own = inStack(of: push, nearestToRoot(near, fitting, push))
            if !own.isEmpty { return (own, !differInArgumentsAlone(near)) }
            // All of them belong to other stacks.
            fitting.subtract(near)
        }
        // Where it is known how a person comes to a link, and how to the destination beside that way, these are two stacks.
        let isBesideOthers =
            push.isLink && hosts.contains { !$0.isDisjoint(with: draft.entries) }
            && fitting.allSatisfy { incoming[$0.node] != nil || draft.entries.contains($0.node) }
        guard push.selections.isEmpty, !isBesideOthers else { return (Array(fitting), false) }
        if Set(fitting.map(\.routes)).count == 1 { return (Array(fitting), true) }
        return (Array(fitting), fitting.count == 1)
    }

    /// Whether tables are for types of one name, as `ID<User>` and `ID<Post>` are: of which of these a value is, is not known.
    private func differInArgumentsAlone(_ tables: Set<Table>) -> Bool {
        let types = Set(tables.map(\.type))
        return types.contains { type in
            !type.arguments.isEmpty
                && types.contains { $0.isOfSameName(as: type) && areApart($0.arguments, type.arguments) }
        }
    }

    /// The tables of the stacks in which a value is pushed, in place of those of screens upon them: SwiftUI takes the destination
    /// that is declared closest to the root.
    private func nearestToRoot(_ near: Set<Table>, _ fitting: Set<Table>, _ push: Push) -> [Table] {
        let own = (stacks(of: push) ?? stacks(around: push.owner.node)).map { stack in
            let bottom = bottoms[stack, default: []].union([stack])
            return fitting.filter { bottom.contains($0.node) }
        }
        guard own.allSatisfy({ near.isDisjoint(with: $0) }), !own.allSatisfy({ $0.isEmpty }) else { return Array(near) }
        return Array(own.reduce(own.contains { $0.isEmpty } ? near : []) { $0.union($1) })
    }

    /// The innermost stacks in which a screen stands.
    private func stacks(around screen: NodeKey?) -> Set<NodeKey> {
        func isStack(_ node: NodeKey) -> Bool { draft.nodes[node]?.flow == .stack }
        return Set.reachable(from: screen.map { [$0] } ?? []) { isStack($0) ? [] : incoming[$0] ?? [] }.filter(isStack)
    }

    /// Of tables that one view attaches to several stacks, those of the stack whose path is pushed upon; where that is not known,
    /// of the stacks in which the screen stands that pushes, and all where it stands in none.
    private func inStack(of push: Push, _ tables: [Table]) -> [Table] {
        guard let node = tables.first?.node, tables.allSatisfy({ $0.node == node }) else { return tables }
        let attached = draft.tables.filter { $0.node == node }
        guard Set(attached.map(roots)).count > 1 else { return tables }
        let shown = push.key.flatMap { draft.pathRoots[GraphDraft.StackPath(node: node, key: $0)] } ?? []
        let ofPath = tables.filter { !roots(of: $0).isDisjoint(with: shown) }
        guard ofPath.isEmpty, let screen = push.owner.node else { return ofPath.isEmpty ? tables : ofPath }
        let around = surroundings.nodes(around: screen, incoming)
        func standsIn(_ table: Table) -> Bool {
            let roots = roots(of: table)
            let alike = attached.filter { !roots.isEmpty && self.roots(of: $0) == roots }
            let shown = Set(alike.flatMap(\.routes).flatMap(\.targets))
            return !around.isDisjoint(with: roots.union(shown))
        }
        guard attached.contains(where: standsIn) else { return tables }
        let own = tables.filter { standsIn($0) || roots(of: $0).isEmpty }
        // Whether a link in one column of a split view finds what another one declares is not known.
        return own.isEmpty && draft.splitViews.contains(node) ? tables : own
    }

    /// Whether a table belongs to another stack than the one in which a value is pushed. That is known of a screen with which
    /// a stack of the table's view begins, and which nothing else shows.
    func isOfOtherStack(_ table: Table, _ push: Push) -> Bool {
        guard let screen = push.owner.node, incoming[screen] == [table.node] else { return false }
        return inStack(of: push, [table]).isEmpty
    }

    /// The screens to which a host attaches a table, as far as they are known.
    private func roots(of table: Table) -> Set<NodeKey> {
        (draft.tableRoots[table.location] ?? []).subtracting([table.node])
    }

    func fits(_ value: Value, _ table: Table) -> Bool {
        if table.type.isOfAnyValue { return !table.routes.isEmpty }
        switch value {
        case .object, .instance, .enumCase:
            guard let nominal = value.nominal(in: interpreter.heap), let type = table.type.nominal else { return false }
            guard nominal === type else { return program.ancestors(of: nominal).contains(type) }
            return !areApart(genericArguments(of: value), table.type.arguments)
        case .unresolvedCase(let name, _):
            return table.routes.contains { $0.caseName == name }
        case .external(let name, _, _, _):
            guard !name.isEmpty, case .external(_, let arguments, _, _) = value else { return false }
            return !names(of: .external(name, arguments)).isDisjoint(with: names(of: table.type))
                && !areApart(arguments, elements(of: table.type))
        case .text: return names(of: table.type).contains("String")
        case .boolean: return table.type.name == "Bool"
        default: return false
        }
    }

    /// A library type's name; of an identity, the name of what it is as well.
    func names(of type: ResolvedType) -> Set<String> {
        if case .array = type { return ["Array"] }
        guard case .external(let name, let arguments) = type else { return [] }
        guard name.hasSuffix(".ID"), let inner = arguments.last?.name, !inner.isEmpty else { return [name] }
        return [name, inner]
    }

    private func elements(of type: ResolvedType) -> [ResolvedType] {
        if case .array(let element) = type { [element] } else { type.arguments }
    }

    /// Whether a table that none of some values fits may be meant for them: its type is not known, or that of a collection, as
    /// theirs may be.
    func mayTake(_ values: Values, _ table: Table) -> Bool {
        guard !values.isEmpty, table.type != .unknown else { return true }
        return table.type.isArray
            && !values.contains {
                if case .external("Array", _, nil, _) = $0 {
                    true
                } else if case .external("Set", _, nil, _) = $0 {
                    true
                } else {
                    false
                }
            }
    }

    func matching(_ value: Value, _ table: Table) -> [TableRoute] {
        switch value {
        case .enumCase(_, let name, let payload), .unresolvedCase(let name, let payload):
            table.routes.filter { $0.caseName == nil || $0.caseName == name && Interpreter.carries(payload, $0.inner) }
        case .instance(let nominal, _) where nominal.kind == .enum && nominal.cases.count > 1:
            // Where only one case shows anything, it is that one or nothing.
            table.routes.count == 1 ? table.routes : table.routes.filter { $0.caseName == nil }
        case .object(let object):
            table.routes.filter { interpreter.holds(object, $0) }
        case .text(let text) where table.routes.contains { $0.isForText && $0.caseName == text }:
            table.routes.filter { $0.caseName == text }
        case .text, .external:
            table.routes.filter { !$0.isForText && ($0.property == nil || table.routes.count == 1) }
        default: table.routes.filter { $0.property == nil || table.routes.count == 1 }
        }
    }
}
