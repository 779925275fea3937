/// A type, function or property of the app, with the names that its code uses.
struct Declaration {
    enum Kind { case type, function, computed, stored, branch }

    let kind: Kind
    /// Its name without the type that it belongs to.
    let name: String
    /// The type that it belongs to, or that it is.
    let nominal: Nominal?
    let file: Int
    let position: Position
    let isStatic: Bool
    let mayBeCalledUnnamed: Bool
    /// What runs when it is used.
    let code: [Statement]
    /// What it returns or holds.
    let type: TypeReference?
    /// The types that are written beside its code.
    let written: [TypeReference]
    /// What generic parameters are in the extension that it stands in.
    var sameTypes: [TypeReference] = []
    /// The names of a function's parameters.
    var parameters: Set<String> = []
    /// The parameters that are paths of stacks.
    var pathParameters: Set<String> = []
    /// Whether the system calls it to open a link.
    var opensLinks = false
    /// Whether only code of its file that names it can use it.
    var isUsedByNameHere = false
    /// Whether it overrides what a library calls: `extension UIWindow { override func motionEnded(…) }`.
    var overridesLibrary = false
    /// What it uses.
    let uses: UsedNames
    /// The cases for which it runs, where it is a branch of a switch.
    var cases: [String] = []
    /// The branches in it that run for single cases only, by their places among all declarations.
    var branches: [Int] = []

    private init(
        _ kind: Kind, _ name: String, at place: LookupPlace, _ position: Position, in program: Program,
        _ split: CaseBranches, isStatic: Bool = false, mayBeCalledUnnamed: Bool = false, code: [Statement],
        type: TypeReference? = nil, types: [TypeReference] = []
    ) {
        (self.kind, self.name, self.position) = (kind, name, position)
        (nominal, file) = (place.nominal, place.file)
        (self.isStatic, self.mayBeCalledUnnamed, self.code, self.type) = (isStatic, mayBeCalledUnnamed, code, type)
        written = types + [type].compactMap(\.self)
        uses = UsedNames(code, written, at: place, in: program, split)
    }

    /// Whether it stands for a macro that is expanded outside of any type.
    var isExpansionOfFile: Bool { nominal == nil && MacroExpansion.isName(name) }

    /// Its name with the type that it belongs to.
    var fullName: String {
        guard kind != .type, let nominal else { return name }
        return "\(nominal.name).\(name)"
    }
}

extension Declaration {
    /// The texts that stand in its code.
    var texts: Set<String> {
        var texts: Set<String> = []
        SyntaxSearch.expressions(in: code) { expression in
            guard case .string(let segments) = expression, segments.count == 1, case .text(let text) = segments[0]
            else { return }
            texts.insert(text)
        }
        return texts
    }

    /// Every declaration of the files, and the branches in them that run for single cases.
    static func all(in program: Program, _ split: CaseBranches) -> [Declaration] {
        var all = Reader(program: program, split: split).declarations()
        var next = 0
        while next < all.count {
            for (branch, cases) in all[next].caseBranches(split) {
                all[next].branches.append(all.count)
                all.append(Declaration(branch, cases, of: all[next], in: program, split))
            }
            next += 1
        }
        return all
    }

    private func caseBranches(_ split: CaseBranches) -> [(SwitchCase, [String])] {
        var found: [(SwitchCase, [String])] = []
        var walk = CodeWalk()
        walk.entersBranches = { branches in
            zip(branches, split.cases(of: branches)).map { branch, cases in
                if let cases { found.append((branch, cases)) }
                return cases == nil
            }
        }
        walk.walk(code)
        return found
    }

    private init(
        _ branch: SwitchCase, _ cases: [String], of outer: Declaration, in program: Program, _ split: CaseBranches
    ) {
        self.init(
            .branch, outer.name, at: LookupPlace(file: outer.file, nominal: outer.nominal), outer.position,
            in: program, split, isStatic: outer.isStatic, code: branch.body)
        self.cases = cases
        (parameters, pathParameters) = (outer.parameters, outer.pathParameters)
    }

    /// Reads the declarations of the files, as they are written.
    private struct Reader {
        let program: Program
        let split: CaseBranches

        func declarations() -> [Declaration] {
            program.files.indices.flatMap { index -> [Declaration] in
                let file = program.files[index]
                let place = LookupPlace(file: index, nominal: nil)
                return file.types.flatMap { declarations(of: $0, index) }
                    + file.functions.map { declaration($0, place) } + file.properties.map { declaration($0, place) }
            }
        }

        private func declarations(of fact: TypeFact, _ file: Int) -> [Declaration] {
            let nominal =
                program.nominal(named: fact.name, in: LookupPlace(file: file, nominal: nil))
                ?? program.foreignExtensions[fact.name.lastPart]
            let place = LookupPlace(file: file, nominal: nominal)
            let payload = fact.cases.flatMap(\.payload)
            let written =
                fact.inherits + fact.generics.compactMap(\.constraint) + payload.compactMap(\.type)
                + fact.attributes.map(\.name) + fact.defaultTypes.sorted { $0.key < $1.key }.map(\.value)
                + typesToldToLibraries(fact, place)
            let attributes = fact.attributes + fact.cases.flatMap(\.attributes)
            let values = payload.compactMap(\.defaultValue) + values(of: attributes, fact.position)
            let header = Declaration(
                .type, fact.name.lastPart, at: place, fact.position, in: program, split,
                code: values.map(Statement.expression), types: written)
            var all = [header] + fact.functions.map { declaration($0, place) }
            all += fact.properties.map { declaration($0, place) }
            if fact.kind == .extension {
                let same = fact.generics.filter { !$0.isBound }.compactMap(\.constraint)
                for index in all.indices { all[index].sameTypes = same }
            }
            return all
        }

        /// What aliases say to a library's protocol, which may make a value of it: `typealias Root = HomeScreen`.
        private func typesToldToLibraries(_ fact: TypeFact, _ place: LookupPlace) -> [TypeReference] {
            guard fact.inherits.contains(where: { program.nominal(named: $0.base, in: place) == nil }) else {
                return []
            }
            return fact.typealiases.sorted { $0.key < $1.key }.map { .function([], $0.value) }
        }

        private func declaration(_ fact: FunctionFact, _ place: LookupPlace) -> Declaration {
            let defaults = fact.parameters.compactMap(\.defaultValue).map(Statement.expression)
            var declaration = Declaration(
                .function, fact.name, at: place, fact.position, in: program, split, isStatic: fact.isStatic,
                mayBeCalledUnnamed: fact.mayBeCalledUnnamed,
                code: (fact.body ?? []) + defaults
                    + values(of: fact.attributes, fact.position).map(Statement.expression), type: fact.result,
                types: fact.parameters.compactMap(\.type) + fact.generics.compactMap(\.constraint)
                    + fact.parameters.flatMap(\.attributes).filter(\.mayNameType).map { .named($0, []) })
            declaration.parameters = Set(fact.parameters.map(\.name))
            declaration.pathParameters = Set(
                fact.parameters.filter { $0.type?.base == "NavigationPath" }.map(\.name))
            declaration.opensLinks = fact.isOfAppDelegate && fact.takesLink
            declaration.isUsedByNameHere = fact.isCalledByNameHere && place.nominal?.isForeign == false
            declaration.overridesLibrary = program.overridesLibrary(fact, of: place.nominal)
            return declaration
        }

        private func declaration(_ fact: PropertyFact, _ place: LookupPlace) -> Declaration {
            let values = [fact.initializer].compactMap(\.self) + values(of: fact.attributes, fact.position)
            var declaration = Declaration(
                fact.getter == nil ? .stored : .computed, fact.name, at: place, fact.position, in: program, split,
                isStatic: fact.isStatic, mayBeCalledUnnamed: fact.isSeenByObjectiveC,
                code: (fact.getter ?? []) + fact.observers + values.map(Statement.expression), type: fact.type,
                types: fact.attributes.map(\.name))
            declaration.isUsedByNameHere = fact.isReadByNameHere && place.nominal?.isForeign == false
            declaration.overridesLibrary = program.overridesLibrary(fact, of: place.nominal)
            return declaration
        }

        /// What attributes are given, types among them: `@Screen(HomeView.self)`, `@Screen<HomeView>`. A macro makes code of it.
        private func values(of attributes: [AttributeFact], _ position: Position) -> [Expression] {
            attributes.flatMap { attribute in
                attribute.arguments.map(\.value)
                    + attribute.name.arguments.filter { !$0.base.isEmpty }.map { type in
                        let parts = type.base.split(separator: ".").map(String.init)
                        return parts.dropFirst().reduce(.name(parts[0], position)) { .member($0, $1, position) }
                    }
            }
        }
    }
}
