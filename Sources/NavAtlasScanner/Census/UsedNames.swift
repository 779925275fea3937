/// The names that a piece of code uses, and the app's types to which they refer.
struct UsedNames {
    private(set) var names: Set<String> = []
    /// The names behind a dot, but for that of `self`: they may be members of any type.
    private(set) var members: Set<String> = []
    /// The names that may be those of members of a value: those that do not only stand behind a dot without anything before.
    private(set) var outright: Set<String> = []
    /// Those without anything before the dot: they may be static members of types that the code does not name.
    private(set) var implicitMembers: Set<String> = []
    private(set) var types: Set<Nominal> = []

    /// - Parameters:
    ///   - code: lowered code.
    ///   - types: written types beside it.
    ///   - place: where it stands.
    ///   - split: the branches that are declarations of their own.
    init(
        _ code: [Statement], _ types: [TypeReference] = [], at place: LookupPlace, in program: Program,
        _ split: CaseBranches? = nil
    ) {
        let list = List(place, program)
        var walk = CodeWalk()
        walk.onType = { $0.forEachName { list.add(type: $0) } }
        walk.onExpression = { expression, _ in
            switch expression {
            case .name(let name, let position): list.add(name, isMember: false, at: position)
            case .implicitMember(let name, _):
                list.addImplicit(name)
            case .member(let base, let name, _):
                list.add(name, isMember: !base.isSelf)
                list.add(nested: expression)
            case .keyPath(_, let parts, _): for part in parts { list.add(part, isMember: true) }
            default: break
            }
        }
        walk.onPattern = { if case .enumCase(let type?, _, _, _) = $0 { list.add(type: type) } }
        if let split { walk.entersBranches = { split.cases(of: $0).map { $0 == nil } } }
        walk.walk(code)
        for type in types { walk.onType(type) }
        (names, members, self.types) = (list.names, list.members, list.types)
        (outright, implicitMembers) = (list.outright, list.implicitMembers)
    }

    private final class List {
        let place: LookupPlace
        let program: Program
        var names: Set<String> = []
        var members: Set<String> = []
        var outright: Set<String> = []
        var implicitMembers: Set<String> = []
        var types: Set<Nominal> = []
        private var seen: Set<String> = []
        /// Where the outer types stand of nested ones: to name those is not to use these.
        private var outer: Set<Position> = []

        init(_ place: LookupPlace, _ program: Program) { (self.place, self.program) = (place, program) }

        func add(_ name: String, isMember: Bool, at position: Position? = nil) {
            insert(name, isMember)
            // `$path` and `_path` are ways to the property `path`.
            if name.hasPrefix("$") || name.hasPrefix("_") { insert(String(name.dropFirst()), isMember) }
            if !isMember, program.mayBeType(name), position.map({ !outer.contains($0) }) ?? true { add(type: name) }
        }

        /// `.home`: a case, or a member of the type that is expected.
        func addImplicit(_ name: String) {
            names.insert(name)
            members.insert(name)
            implicitMembers.insert(name)
        }

        /// `Outer.Inner`
        func add(nested expression: Expression) {
            guard case .member(var base, let name, let position) = expression, program.mayBeType(name),
                !outer.contains(position), let type = expression.dottedName,
                program.nominal(named: type, in: place) != nil
            else { return }
            add(type: type)
            while case .member(let inner, _, let position) = base {
                outer.insert(position)
                base = inner
            }
            if case .name(_, let position) = base { outer.insert(position) }
        }

        func add(type name: String) {
            guard seen.insert(name).inserted else { return }
            if let nominal = program.nominal(named: name, in: place) {
                // Of several types of one name, which is meant is not always known.
                types.formUnion(program.byName[nominal.name] ?? [])
                types.insert(nominal)
            }
            for alias in program.aliases[name] ?? [] {
                let place = LookupPlace(file: alias.file, nominal: nil)
                alias.type.forEachName { name in
                    if let nominal = program.nominal(named: name, in: place) { types.insert(nominal) }
                }
            }
        }

        private func insert(_ name: String, _ isMember: Bool) {
            names.insert(name)
            outright.insert(name)
            if isMember { members.insert(name) }
        }
    }
}
