import NavAtlasModel

/// Coordinators that their parents keep in a collection of children and that no code removes again.
///
/// A child counts as kept if the method that starts it appends to the collection, directly or through a helper. It counts as
/// removed if code of its own, of its parent or of a screen calls a function that removes from the collection, through any number
/// of helpers. Calls are matched by name, so that some may be false, and none is missed.
struct LeakedCoordinators {
    private let program: Program
    private let interpreter: Interpreter
    private let edges: [DraftEdge]
    /// The functions by the names that stand in their code.
    private let mentions: [String: [Function]]

    init(_ program: Program, _ interpreter: Interpreter, _ edges: Set<DraftEdge>) {
        self.program = program
        self.interpreter = interpreter
        self.edges = edges.filter { edge in
            edge.kind.isDeclared
                && [edge.from, edge.to].allSatisfy {
                    Self.keepsChildren(Self.nominal(of: $0).flatMap(interpreter.flow))
                }
        }
        mentions =
            self.edges.isEmpty
            ? [:]
            : program.functions.reduce(into: [:]) { all, function in
                for name in SyntaxSearch.allNames(in: function.fact.body ?? []) {
                    all[name, default: []].append(function)
                }
            }
    }

    private static func keepsChildren(_ kind: CoordinatorKind?) -> Bool {
        kind.flatMap { Dialects.style($0.style) }?.keepsChildren ?? false
    }

    private static func nominal(of key: NodeKey) -> Nominal? {
        if case .type(let nominal) = key { nominal } else { nil }
    }

    /// What is kept for ever.
    var remarks: [DraftRemark] {
        edges.compactMap { edge in
            guard let parent = Self.nominal(of: edge.from), let child = Self.nominal(of: edge.to), parent !== child,
                edge.kind != .tab, !isOnlyChild(edge)
            else { return nil }
            let family = Family(parent, program)
            guard let collection = family.collection(keptBy: edge.name), !isRemoved(child, from: collection, of: family)
            else { return nil }
            return DraftRemark(
                kind: .leakedCoordinator, node: edge.to, detail: "\(parent.name).\(collection)",
                location: edge.location)
        }
    }

    /// What a coordinator starts with, and shows nothing else beside, lives as long as that.
    private func isOnlyChild(_ edge: DraftEdge) -> Bool {
        edge.isInitial && !edges.contains { $0.from == edge.from && $0.to != edge.to }
    }

    // MARK: Removing

    private func isRemoved(_ child: Nominal, from collection: String, of family: Family) -> Bool {
        var open = program.functions.filter { Family.removes(from: collection, $0.fact.body ?? []) }
        var seen = Set(open.map(\.id))
        while let function = open.popLast() {
            switch role(of: function, child, family) {
            case .own where isLive(function): return true
            case .outside: return true
            case .own, .helper:
                for caller in mentions[function.fact.name] ?? [] where seen.insert(caller.id).inserted {
                    open.append(caller)
                }
            case .other: break
            }
        }
        return false
    }

    private enum Role {
        /// Of the parent or the child itself.
        case own
        /// Of what both inherit.
        case helper
        /// Of a third coordinator, which removes children of its own.
        case other
        /// Of a screen, or of anything else.
        case outside
    }

    private func role(of function: Function, _ child: Nominal, _ family: Family) -> Role {
        guard let nominal = function.nominal else { return .outside }
        if nominal === family.coordinator || nominal === child { return .own }
        if family.types.contains(where: { $0 === nominal })
            || Family(child, program).types.contains(where: { $0 === nominal })
        {
            return .helper
        }
        return Self.keepsChildren(interpreter.flow(of: nominal)) ? .other : .outside
    }

    /// Whether something calls a function, the system maybe.
    private func isLive(_ function: Function) -> Bool {
        if interpreter.isCalled(function) || program.calls.mayMean(function.fact) { return true }
        guard let nominal = function.nominal, !function.fact.parameters.isEmpty else { return false }
        return program.hasLibraryMembers(nominal)
    }
}

/// A coordinator with what it inherits.
private struct Family {
    let coordinator: Nominal
    let types: [Nominal]

    init(_ coordinator: Nominal, _ program: Program) {
        self.coordinator = coordinator
        types = [coordinator] + program.ancestors(of: coordinator)
    }

    /// The collection to which a method appends, itself or by a helper.
    func collection(keptBy method: String) -> String? {
        let functions = types.flatMap { $0.functions.values.joined() }
        let kinds = Set(types.map(\.shortName))
        let collections = Set(types.flatMap(\.propertyOrder)).sorted().filter { name in
            types.contains { type in
                switch type.properties[name]?.fact.type ?? type.properties[name]?.fact.madeType {
                case .array(let element)?, .dictionary(_, let element)?: kinds.contains(element.base)
                default: false
                }
            }
        }
        return collections.first { collection in
            var names = Set(functions.filter { Self.appends(to: collection, $0.fact.body ?? []) }.map(\.fact.name))
            var count = 0
            while count != names.count {
                count = names.count
                for function in functions {
                    let callees = SyntaxSearch.callees(in: function.fact.body ?? [])
                    if !callees.isDisjoint(with: names) { names.insert(function.fact.name) }
                }
            }
            return names.contains(method)
        }
    }

    private static func appends(to collection: String, _ body: [Statement]) -> Bool {
        uses(of: collection, in: body).contains { $0 == "append" || $0 == "insert" }
    }

    static func removes(from collection: String, _ body: [Statement]) -> Bool {
        uses(of: collection, in: body).contains { $0.hasPrefix("remove") || $0.hasPrefix("pop") || $0 == "=" }
    }

    /// What is called on a collection, and `=` for an assignment to it.
    private static func uses(of collection: String, in body: [Statement]) -> Set<String> {
        var uses: Set<String> = []
        func isCollection(_ expression: Expression) -> Bool {
            switch expression {
            case .name(collection, _), .member(_, collection, _): true
            default: false
            }
        }
        SyntaxSearch.expressions(in: body) { expression in
            switch expression {
            case .call(.member(let base, let name, _), _, _) where isCollection(base): uses.insert(name)
            // `children += [child]` keeps what is there.
            case .assignment(let target, .either(let added), _) where isCollection(target) && added.count == 1:
                uses.insert("append")
            case .assignment(let target, _, _) where isCollection(target): uses.insert("=")
            case .assignment(.subscripted(let base, _, _), let value, _) where isCollection(base):
                uses.insert(value == .null ? "=" : "append")
            default: break
            }
        }
        return uses
    }
}
