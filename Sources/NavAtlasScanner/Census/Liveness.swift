/// Which declarations some code of the app may use, by their names alone.
///
/// It begins with what the system or a library makes and calls itself. Whatever a live declaration names is live, of
/// whichever type it is: too much may be taken for live, but nothing that runs is taken for dead.
struct Liveness {
    let declarations: [Declaration]
    private(set) var isLive: [Bool]
    /// The declarations of each name.
    let byName: [String: [Int]]
    private let users: Users

    /// - Parameters:
    ///   - names: names that are used besides.
    ///   - types: types that are used besides.
    ///   - isRoot: whether values of a type that a library may make are made.
    init(
        _ declarations: [Declaration], in program: Program, alsoUsing names: Set<String> = [],
        _ types: [Nominal] = [], from isRoot: (Nominal) -> Bool = { _ in true }
    ) {
        self.declarations = declarations
        byName = Dictionary(grouping: declarations.indices, by: { declarations[$0].name })
        users = Users(declarations)
        isLive = Array(repeating: false, count: declarations.count)
        var search = Search(declarations, byName, program)
        search.run(from: program.nominals.filter(isRoot), names, types)
        isLive = search.hasStart ? search.isLive : isLive.map { _ in true }
    }

    /// The names of all that is dead.
    var deadNames: Set<String> {
        Set(
            declarations.indices.filter { !isLive[$0] && declarations[$0].kind != .branch }.map {
                declarations[$0].name
            })
    }

    /// Whether no code that is used may call a function.
    func isDead(_ function: Function) -> Bool {
        (byName[function.fact.name] ?? []).contains { index in
            let declaration = declarations[index]
            return !isLive[index] && declaration.kind == .function && declaration.file == function.file
                && declaration.position == function.fact.position
        }
    }

    /// Why nothing uses a dead declaration: a chain of those that name it, to one that nothing names.
    func reason(forDead place: Int) -> String {
        let dead = declarations[place]
        if let outer = users.outer[place] {
            guard isLive[outer] else { return reason(forDead: outer) }
            return "nothing makes \(dead.cases.map { "the case '\($0)'" }.joined(separator: " or "))"
        }
        var chain = [unused(place)]
        while chain.count < Self.longestChain, let user = user(of: chain[chain.count - 1]).map(unused),
            !chain.contains(user)
        {
            chain.append(user)
        }
        let names = chain.map { declarations[$0].fullName }
        let users = zip(names, names.dropFirst()).map { "only \($1) uses \($0)" }
        return (users + ["nothing uses \(names[names.count - 1])"]).joined(separator: ", and ")
    }

    /// The type of a dead declaration where that is not used either, else the declaration.
    private func unused(_ place: Int) -> Int {
        guard let nominal = declarations[place].nominal, !isUsed(nominal) else { return place }
        let types = byName[nominal.shortName] ?? []
        return types.first { declarations[$0].kind == .type && declarations[$0].nominal === nominal } ?? place
    }

    /// The first declaration that names a dead one, outside of the type that this is.
    private func user(of place: Int) -> Int? {
        let dead = declarations[place]
        if dead.kind == .type, let nominal = dead.nominal {
            return users.ofType[nominal]?.first { $0 != place && declarations[$0].nominal !== nominal }
        }
        return users.ofName[dead.name]?.first { index in
            let other = declarations[index]
            return index != place && (!dead.isUsedByNameHere || other.file == dead.file)
                && (other.uses.members.contains(dead.name) || dead.nominal == nil || other.nominal === dead.nominal)
        }
    }

    /// Which declarations name what, in order. It is found where something is dead, and once.
    private final class Users {
        private let declarations: [Declaration]
        private(set) lazy var ofName = grouped(by: \.uses.names)
        private(set) lazy var ofType = grouped(by: \.uses.types)
        /// The declaration that a branch is in.
        private(set) lazy var outer = Dictionary(
            declarations.indices.flatMap { outer in declarations[outer].branches.map { ($0, outer) } }
        ) { first, _ in first }

        init(_ declarations: [Declaration]) { self.declarations = declarations }

        private func grouped<Name: Hashable>(by uses: (Declaration) -> Set<Name>) -> [Name: [Int]] {
            declarations.indices.filter { declarations[$0].kind != .branch }.reduce(into: [:]) { users, index in
                for name in uses(declarations[index]) { users[name, default: []].append(index) }
            }
        }
    }

    private static let longestChain = 4

    /// Whether code that is used may name a type.
    func isUsed(_ nominal: Nominal) -> Bool {
        (byName[nominal.shortName] ?? []).contains {
            isLive[$0] && declarations[$0].kind == .type && declarations[$0].nominal === nominal
        }
    }

    private struct Search {
        let declarations: [Declaration]
        let byName: [String: [Int]]
        let program: Program
        var isLive: [Bool]
        private var named: Set<String> = []
        private var namedOutright: Set<String> = []
        private var implied: Set<String> = []
        /// The names that live code of each file uses.
        private var namedHere: [Int: Set<String>] = [:]
        /// The branches of live code that wait for a case to be made.
        private var waiting: [String: [Int]] = [:]
        private var liveTypes: Set<Nominal> = []
        private let ofType: [Nominal: [Int]]
        private let ownTypes: Set<String>
        private let generated: GeneratedCode
        private var work: [Int] = []

        init(_ declarations: [Declaration], _ byName: [String: [Int]], _ program: Program) {
            (self.declarations, self.byName, self.program) = (declarations, byName, program)
            isLive = Array(repeating: false, count: declarations.count)
            ofType = Dictionary(
                grouping: declarations.indices.filter { declarations[$0].nominal != nil },
                by: { declarations[$0].nominal ?? program.nominals[0] })
            ownTypes = program.ownTypes
            generated = GeneratedCode(program)
        }

        mutating func run(from nominals: [Nominal], _ names: Set<String>, _ types: [Nominal]) {
            for nominal in nominals where isMadeBySystem(nominal) { use(nominal) }
            for type in types + program.nominals.filter({ names.contains($0.shortName) }) { use(type) }
            use(names, outright: names)
            for index in declarations.indices where isUsedOutright(declarations[index]) { add(index) }
            while let next = work.popLast() {
                let uses = declarations[next].uses
                for type in uses.types { use(type) }
                use(uses.names, outright: uses.outright)
                let file = declarations[next].file
                for name in uses.outright where namedHere[file, default: []].insert(name).inserted {
                    use(name, in: file)
                }
                for name in uses.implicitMembers where implied.insert(name).inserted { use(implied: name) }
            }
        }

        /// Whether a declaration needs no name to be used: what a macro of the file makes, and an operator of no type.
        private func isUsedOutright(_ declaration: Declaration) -> Bool {
            declaration.isExpansionOfFile
                || declaration.kind == .function && declaration.nominal == nil && declaration.mayBeCalledUnnamed
        }

        /// A static member is named without its type, which need not be named anywhere else: `Store(initialState: .start)`.
        private mutating func use(implied name: String) {
            for index in byName[name] ?? [] where declarations[index].isStatic && declarations[index].kind != .branch {
                if let nominal = declarations[index].nominal { use(nominal) }
            }
        }

        /// Whether there is an app that begins somewhere: of a library alone, others may use everything.
        var hasStart: Bool { program.nominals.contains { !$0.isForeign && isMadeBySystem($0) } }

        private mutating func use(_ names: Set<String>, outright: Set<String>) {
            for name in names where named.insert(name).inserted { use(name) }
            for name in outright where namedOutright.insert(name).inserted { use(name) }
        }

        /// Whether a declaration's name is used where it may stand. What belongs to a value stands behind that value: `.export` is
        /// no method of an object.
        private func isNamed(_ declaration: Declaration) -> Bool {
            switch declaration.kind {
            case .function, .computed:
                declaration.isStatic || declaration.name == "init"
                    ? named.contains(declaration.name) : namedOutright.contains(declaration.name)
            case .type, .stored, .branch: named.contains(declaration.name)
            }
        }

        private mutating func use(_ name: String) {
            for branch in waiting.removeValue(forKey: name) ?? [] { add(branch) }
            for index in byName[name] ?? [] {
                let declaration = declarations[index]
                guard declaration.kind != .type, declaration.kind != .branch, !declaration.isUsedByNameHere else {
                    continue
                }
                guard isNamed(declaration) else { continue }
                if declaration.nominal.map({ liveTypes.contains($0) || isOpen($0) }) ?? true { add(index) }
            }
        }

        /// A name is used in a file, where it may be that of a function which no other file can call.
        private mutating func use(_ name: String, in file: Int) {
            for index in byName[name] ?? [] {
                let declaration = declarations[index]
                guard declaration.isUsedByNameHere, declaration.file == file, declaration.kind != .branch,
                    declaration.nominal.map({ liveTypes.contains($0) || isOpen($0) }) ?? true
                else { continue }
                add(index)
            }
        }

        /// Marks a type as used, with its supertypes, the initialisers of its values, and the methods that libraries call.
        private mutating func use(_ nominal: Nominal) {
            guard liveTypes.insert(nominal).inserted else { return }
            for ancestor in program.ancestors(of: nominal) { use(ancestor) }
            let mayBeCalled = generated.mayCall(nominal)
            for inner in generated.types(usedWith: nominal) { use(inner) }
            for index in ofType[nominal] ?? [] {
                let declaration = declarations[index]
                guard declaration.kind != .branch else { continue }
                if declaration.isUsedByNameHere {
                    if namedHere[declaration.file]?.contains(declaration.name) == true { add(index) }
                } else if isNamed(declaration) || isImplied(declaration) || mayBeCalled
                    || program.mayBeCalledByOthers(declaration.name, of: nominal)
                {
                    add(index)
                }
            }
        }

        private mutating func add(_ index: Int) {
            guard !isLive[index] else { return }
            isLive[index] = true
            work.append(index)
            // A branch runs for cases that some code makes.
            for branch in declarations[index].branches {
                if declarations[branch].cases.contains(where: named.contains) {
                    add(branch)
                } else {
                    for name in declarations[branch].cases { waiting[name, default: []].append(branch) }
                }
            }
        }

        /// What needs no name to be used where its type is.
        private func isImplied(_ declaration: Declaration) -> Bool {
            declaration.kind == .type || declaration.kind == .stored && !declaration.isStatic
                || declaration.mayBeCalledUnnamed || declaration.overridesLibrary
                || MacroExpansion.isName(declaration.name)
                || ProtocolNames.requirements.contains(declaration.name)
        }

        /// What a protocol or a library's type declares is used where its name is.
        private func isOpen(_ nominal: Nominal) -> Bool { nominal.isForeign || nominal.kind == .protocol }

        /// Whether the system or a library may make values of a type by itself.
        private func isMadeBySystem(_ nominal: Nominal) -> Bool {
            if nominal.isForeign { return true }
            if nominal.isMain { return true }
            return parents(of: nominal).contains { name in
                name == "App"
                    || !ownTypes.contains(name) && !ProtocolMembers.isMadeByTheAppAlone(name)
                        && !UIKitNames.controllers.contains(name)
            }
        }

        private func parents(of nominal: Nominal) -> [String] {
            ([nominal] + program.ancestors(of: nominal)).flatMap(program.writtenParents)
        }
    }
}
