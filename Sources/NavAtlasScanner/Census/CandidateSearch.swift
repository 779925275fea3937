/// Finds the nodes to which code that was not followed may lead: those that it makes itself, or that the declarations make
/// which it names.
struct CandidateSearch {
    private let program: Program
    private let liveness: Liveness
    private let limits: Limits
    private let made: [Int: [Nominal]]
    private let constructions: [DraftLocation: Nominal]
    private let ofType: [Nominal: [Int]]
    /// The node of a type, if it is one.
    let key: (Nominal) -> NodeKey?
    /// The names of declarations that may make a screen, by themselves or by what they use.
    private let leading: Set<String>
    private let hasGeneratedCode: Bool

    /// - Parameter key: the node of a type, if it is one.
    init(
        _ program: Program, _ liveness: Liveness, _ sites: [Site], _ limits: Limits,
        key: @escaping (Nominal) -> NodeKey?
    ) {
        (self.program, self.liveness, self.limits) = (program, liveness, limits)
        self.key = key
        var made: [Int: [Nominal]] = [:]
        var constructions: [DraftLocation: Nominal] = [:]
        for site in sites {
            guard case .construction(let nominal) = site.kind, let declaration = site.declaration else { continue }
            made[declaration, default: []].append(nominal)
            constructions[site.place] = nominal
        }
        (self.made, self.constructions) = (made, constructions)
        ofType = liveness.declarations.indices.reduce(into: [:]) { result, index in
            if let nominal = liveness.declarations[index].nominal { result[nominal, default: []].append(index) }
        }
        leading = Self.leading(to: made, liveness)
        hasGeneratedCode = !GeneratedCode(program).isEmpty
    }

    private static func leading(to made: [Int: [Nominal]], _ liveness: Liveness) -> Set<String> {
        var users: [String: [Int]] = [:]
        for (index, declaration) in liveness.declarations.enumerated() where declaration.kind != .type {
            for name in declaration.uses.names { users[name, default: []].append(index) }
        }
        var leading: Set<String> = []
        var work = made.keys.sorted()
        while let next = work.popLast() {
            let name = liveness.declarations[next].name
            // Whoever shows a view uses its body, but not by that name.
            guard liveness.declarations[next].kind != .type, name != "body", name != "init",
                leading.insert(name).inserted
            else { continue }
            work += users[name] ?? []
        }
        return leading
    }

    /// What making a value of a type may lead to: its node, else all that its code makes.
    func candidates(of nominal: Nominal) -> Candidates {
        if let node = key(nominal) { return .nodes([node]) }
        return search(from: ofType[nominal] ?? [], seen: [nominal])
    }

    /// The screens that a storyboard may hold which was not read.
    var unreadScenes: Candidates { .nodes(Set(program.storyboards.controllersElsewhere.compactMap(key))) }

    /// What the code may lead to that stands at a place: the type, function or property around it.
    func candidates(inCodeAt place: DraftLocation) -> Candidates {
        let before = liveness.declarations.indices.filter { index in
            let declaration = liveness.declarations[index]
            return declaration.kind != .branch && declaration.file == place.file
                && declaration.position <= place.position
        }
        guard let around = before.max(by: { liveness.declarations[$0].position < liveness.declarations[$1].position })
        else { return .anywhere }
        guard liveness.declarations[around].kind == .type, let nominal = liveness.declarations[around].nominal else {
            return search(from: [around], seen: [])
        }
        return candidates(of: nominal)
    }

    /// The screens to which a site's arguments may lead.
    func candidates(givenTo site: Site) -> Candidates {
        let file = site.place.file
        let code = site.given.map(Statement.expression)
        var found: Set<NodeKey> = []
        var open: [Int] = []
        func make(_ nominal: Nominal) {
            if let node = key(nominal) { found.insert(node) } else { open += ofType[nominal] ?? [] }
        }
        SyntaxSearch.expressions(in: code) { expression in
            guard let position = expression.position,
                let nominal = constructions[DraftLocation(file: file, position: position)]
            else { return }
            make(nominal)
        }
        // What is given a type may make a value of it: `storyboard.instantiate(ItemController.self)`.
        for nominal in code.typesAsValues(at: LookupPlace(file: file, nominal: nil), in: program).keys {
            make(nominal)
        }
        let nominal = site.declaration.flatMap { liveness.declarations[$0].nominal }
        let uses = UsedNames(code, at: LookupPlace(file: site.place.file, nominal: nominal), in: program)
        var looked = LookedUp()
        open += used(uses, from: nominal, &looked)
        switch search(from: open, seen: []) {
        case .anywhere: return .anywhere
        case .nodes(let more): return .nodes(found.union(more))
        }
    }

    /// What a site may lead to of which nothing else is known. Of a name that the app declares nowhere, generated code may say
    /// what it shows, where there is any: `{ $0.screen }` of an enum with a macro.
    func candidates(leftOpenBy site: Site) -> Candidates {
        let found = candidates(givenTo: site)
        guard found == .nodes([]), hasGeneratedCode else { return found }
        let nominal = site.declaration.flatMap { liveness.declarations[$0].nominal }
        let uses = UsedNames(
            site.given.map(Statement.expression), at: LookupPlace(file: site.place.file, nominal: nominal), in: program)
        return uses.members.contains { liveness.byName[$0] == nil } ? .anywhere : found
    }

    /// The names that a search has looked up already: what they mean is looked through once.
    private struct LookedUp {
        struct Use: Hashable {
            let name: String
            let nominal: Nominal?
        }

        /// The names of members of any type.
        var members: Set<String> = []
        /// The names used alone, by the type in whose code they stand.
        var plain: Set<Use> = []
    }

    /// The declarations that names may mean: members of any type behind a dot, else those at hand.
    private func used(_ uses: UsedNames, from nominal: Nominal?, _ looked: inout LookedUp) -> [Int] {
        var found: [Int] = []
        for name in uses.names.intersection(leading).sorted() where !looked.members.contains(name) {
            let declared = liveness.byName[name] ?? []
            if uses.members.contains(name) {
                looked.members.insert(name)
                found += declared
            } else if looked.plain.insert(LookedUp.Use(name: name, nominal: nominal)).inserted {
                found += declared.filter { index in
                    liveness.declarations[index].nominal.map { isAtHand($0, from: nominal) } ?? true
                }
            }
        }
        return found
    }

    /// Whether the members of a type can be used by their names alone in another's code.
    private func isAtHand(_ owner: Nominal, from nominal: Nominal?) -> Bool {
        guard let nominal else { return false }
        return owner === nominal || owner.isForeign || program.ancestors(of: nominal).contains(owner)
            || program.descendants(of: nominal).contains(owner) || nominal.name.hasPrefix(owner.name + ".")
    }

    private func search(from start: [Int], seen: Set<Nominal>) -> Candidates {
        var (found, types, visited): (Set<NodeKey>, Set<Nominal>, Set<Int>) = ([], seen, [])
        var looked = LookedUp()
        var work = start
        while let next = work.popLast() {
            guard visited.insert(next).inserted else { continue }
            guard limits.allow(.candidateDeclarations, beside: visited.count - 1) else { return .anywhere }
            for nominal in made[next] ?? [] {
                if let node = key(nominal) {
                    found.insert(node)
                } else if types.insert(nominal).inserted {
                    work += ofType[nominal] ?? []
                }
            }
            let declaration = liveness.declarations[next]
            work += declaration.branches
            if declaration.kind != .type {
                work += used(declaration.uses, from: declaration.nominal, &looked)
            }
        }
        return .nodes(found)
    }
}
