/// Finds every site of the census in the lowered source alone.
struct SiteSearch {
    private let program: Program
    private let declarations: [Declaration]
    private let split: CaseBranches
    private let isShown: (Nominal) -> Bool
    private let vocabularies: [Vocabulary]
    /// How many properties have a name.
    private let owners: [String: Int]
    /// The names of variables whose declared types are those on which the dialects' words are called.
    private let holders: [String: Set<String>]

    /// - Parameter isShown: whether a type of the app's own is a view, a view controller or a coordinator.
    init(
        _ program: Program, _ declarations: [Declaration], _ split: CaseBranches, _ vocabularies: [Vocabulary],
        isShown: @escaping (Nominal) -> Bool
    ) {
        (self.program, self.declarations, self.vocabularies) = (program, declarations, vocabularies)
        self.split = split
        self.isShown = isShown
        owners = declarations.reduce(into: [:]) { owners, declaration in
            if declaration.kind == .stored || declaration.kind == .computed {
                owners[declaration.name, default: 0] += 1
            }
        }
        let types = Set(vocabularies.flatMap(\.terms).compactMap(\.receiver))
        holders = types.isEmpty ? [:] : Self.holders(of: types, program)
    }

    /// The properties and parameters of some types, by their types.
    private static func holders(of types: Set<String>, _ program: Program) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for file in program.files {
            let properties = file.types.flatMap(\.properties) + file.properties
            let parameters = (file.types.flatMap(\.functions) + file.functions).flatMap(\.parameters)
            for (name, type) in properties.map({ ($0.name, $0.type ?? $0.initialType) })
                + parameters.map({ ($0.name, $0.type) })
            {
                guard let type = type?.base.lastPart, types.contains(type) else { continue }
                found[type, default: []].insert(name)
            }
        }
        return found
    }

    func sites() -> [Site] {
        let paths = pathNames()
        let words = program.files.map { file in terms(visibleFrom: file, paths) }
        return declarations.indices.flatMap { sites(in: $0, words[declarations[$0].file]) }
            + program.files.indices.flatMap(omittedSites) + program.files.indices.flatMap(segues)
    }

    /// The segues of a storyboard; what a container holds is no way of its own.
    private func segues(in file: Int) -> [Site] {
        guard let storyboard = program.files[file].storyboard, !storyboard.isLaunchScreen else { return [] }
        return storyboard.scenes.indices.flatMap { index in
            let isRead = program.storyboards.isRead(SceneID(file: file, index: index))
            let segues = storyboard.scenes[index].segues.filter { $0.kind != "relationship" }
            return segues.map { site(of: $0, in: file, performedByReadCode: isRead || !$0.isManual) }
        }
    }

    private func site(of segue: SegueFact, in file: Int, performedByReadCode isRead: Bool) -> Site {
        let scenes = program.storyboards.shown(by: segue, in: file)
        var site = Site(
            kind: isRead ? .segue(scenes) : .segueOfUnread(scenes),
            place: DraftLocation(file: file, position: segue.position),
            what: "segue \(segue.identifier ?? segue.kind)", declaration: nil, given: [])
        if segue.kind == "unwind" { site.reason = "it leads back" }
        return site
    }

    private func omittedSites(in file: Int) -> [Site] {
        program.files[file].omitted.filter(\.isCall).compactMap { call in
            guard let made = program.nominal(omitted: call, in: file), isShown(made) else { return nil }
            return Site(
                kind: .omitted(made, call), place: DraftLocation(file: file, position: call.position),
                what: "\(made.name)(…)", declaration: nil, given: [])
        }
    }

    // MARK: Words

    private struct Words {
        var terms: [String: [Vocabulary.Term]] = [:]
        /// The properties that hold the path of a stack.
        var paths: Set<String> = []
    }

    /// A file may call what any other file of its module imports, for the compiler looks members up in the whole module.
    private func terms(visibleFrom file: FileFacts, _ paths: Set<String>) -> Words {
        let visible = program.imports.visible(from: file)
        var words = Words()
        for vocabulary in vocabularies where vocabulary.modules.isEmpty || !vocabulary.modules.isDisjoint(with: visible)
        {
            for term in vocabulary.terms { words.terms[term.name, default: []].append(term) }
            if !vocabulary.modules.isEmpty { words.paths = paths }
        }
        return words
    }

    /// The names of the properties that are bound to a stack's path, or are one by their type.
    private func pathNames() -> Set<String> {
        var names: Set<String> = []
        for declaration in declarations {
            if declaration.type?.base == "NavigationPath" { names.insert(declaration.name) }
            SyntaxSearch.expressions(in: declaration.code) { expression in
                guard case .call(let callee, let arguments, _) = expression, let name = Self.name(of: callee),
                    SwiftUINames.stacks.contains(name), let path = arguments.first(where: { $0.label == "path" })?.value
                else { return }
                switch path {
                case .name(let bound, _), .member(_, let bound, _):
                    names.insert(bound.hasPrefix("$") ? String(bound.dropFirst()) : bound)
                default: break
                }
            }
        }
        return names
    }

    // MARK: Sites

    private func sites(in index: Int, _ words: Words) -> [Site] {
        let declaration = declarations[index]
        let place = LookupPlace(file: declaration.file, nominal: declaration.nominal)
        var sites = linkHandlers(declaration, index)
        func add(_ kind: Site.Kind, _ position: Position, _ what: String, _ given: [Expression]) {
            let location = DraftLocation(file: declaration.file, position: position)
            var site = Site(kind: kind, place: location, what: what, declaration: index, given: given)
            if case .navigation = kind, let shown = given.first {
                if shown == .array([]) { site.reason = "it shows nothing" }
                if isOfSystem(shown, in: declaration) { site.reason = "it shows a controller of the system" }
                if isSegue(declaration.nominal), !Self.isCall(shown) {
                    site.reason = "the storyboard says where it leads"
                }
            }
            sites.append(site)
        }
        // `extension Frame where Content == HomeView`: which of its types `.init(…)` makes is not written.
        let implied = declaration.sameTypes.compactMap { program.nominal(named: $0.base, in: place) }.filter(isShown)
        let initialized = InitializedTypes(in: declaration, program)
        func addImplied(_ position: Position, _ given: [Expression]) {
            for made in implied { add(.construction(made), position, ".init", given) }
        }
        var walk = CodeWalk()
        walk.onExpression = { expression, isCallee in
            switch expression {
            case .call(let callee, let arguments, let position):
                let given = arguments.map(\.value)
                if case .implicitMember("init", _) = callee { addImplied(position, given) }
                if isOwnMethod(callee, arguments, of: declaration.nominal) { return }
                if let made = madeType(callee, position, initialized, in: place, declaration) {
                    if isShown(made) { add(.construction(made), position, "\(made.name)(…)", given) }
                } else if let term = term(callee, arguments, words, in: declaration) {
                    add(.navigation(term), position, Self.text(callee), given)
                }
            case .member(let base, "init", let position) where !isCallee:
                if let made = type(of: base, in: place), isShown(made) {
                    add(.construction(made), position, "\(made.name).init", [])
                }
            case .implicitMember("init", let position) where !isCallee: addImplied(position, [])
            case .assignment(let target, let value, let position):
                guard !target.isSameName(as: value), let term = assignment(to: target, words, in: declaration)
                else { return }
                add(.navigation(term), position, "\(term.name) =", [value])
            default: break
            }
        }
        walk.entersBranches = { split.cases(of: $0).map { $0 == nil } }
        walk.walk(declaration.code)
        return sites
    }

    /// A function that the system calls to open a link is a site itself.
    private func linkHandlers(_ declaration: Declaration, _ index: Int) -> [Site] {
        guard declaration.opensLinks, let nominal = declaration.nominal, program.isDelegate(nominal)
        else {
            return []
        }
        let place = DraftLocation(file: declaration.file, position: declaration.position)
        return [
            Site(
                kind: .navigation(Vocabulary.Term(name: declaration.name)), place: place, what: declaration.fullName,
                declaration: index, given: [])
        ]
    }

    /// Whether a class is a storyboard's segue, whose code only says how its destination comes in.
    private func isSegue(_ nominal: Nominal?) -> Bool {
        nominal.map { program.inherits($0, anyOf: ["UIStoryboardSegue"]) } ?? false
    }

    private static func isCall(_ expression: Expression) -> Bool {
        if case .call = expression { true } else { false }
    }

    /// Whether an expression is a controller of the system, such as an alert, that holds nothing of the app's.
    private func isOfSystem(_ expression: Expression, in declaration: Declaration) -> Bool {
        switch expression {
        case .call(.name(let type, _), _, _):
            return Self.isOfSystem(type)
        case .name(let name, _):
            var isOfSystem = false
            var walk = CodeWalk()
            walk.onBinding = { bound, _, value in
                guard bound == name, case .call = value else { return }
                isOfSystem = isOfSystem || self.isOfSystem(value, in: declaration)
            }
            walk.walk(declaration.code)
            return isOfSystem
        default: return false
        }
    }

    /// Whether a class is a controller of the system's with content of its own, such as an alert or a camera.
    static func isOfSystem(_ type: String) -> Bool {
        SystemViews.contains(type) && type.hasSuffix("Controller") && !UIKitNames.madeControllers.contains(type)
    }

    // MARK: Construction

    /// The type of the app's own that a call makes.
    private func madeType(
        _ callee: Expression, _ position: Position, _ initialized: InitializedTypes, in place: LookupPlace,
        _ declaration: Declaration
    ) -> Nominal? {
        switch callee {
        case .name("Self", _): return declaration.nominal
        case .member(let base, "init", _): return type(of: base, in: place)
        // `func detail() -> DetailScreen { .init() }`
        case .implicitMember("init", _):
            return initialized.type(at: position).flatMap { program.nominal(named: $0.base, in: place) }
        default: return type(of: callee, in: place)
        }
    }

    /// Whether a name that a type has, too, is a method's of the type at hand: `HeaderView()`, of `func HeaderView() -> some View`.
    private func isOwnMethod(_ callee: Expression, _ arguments: [Argument], of nominal: Nominal?) -> Bool {
        guard case .name(let name, _) = callee, name.first?.isUppercase == true, let nominal else { return false }
        return program.methods(name, of: nominal).contains { method in
            let parameters = method.fact.parameters
            let needed = parameters.count { $0.defaultValue == nil }
            return (needed...parameters.count).contains(arguments.count)
                && arguments.allSatisfy { one in one.isTrailing || parameters.contains { $0.label == one.label } }
        }
    }

    private func type(of expression: Expression, in place: LookupPlace) -> Nominal? {
        let name: String
        switch expression {
        case .name(let written, _): name = written
        case .type(let type, _): name = type.base
        case .member: name = expression.dottedName ?? ""
        default: return nil
        }
        guard !name.isEmpty, program.mayBeType(name.lastPart), name != "self", name != "super" else { return nil }
        return program.nominal(named: name, in: place)
    }

    // MARK: Words in the code

    private func term(_ callee: Expression, _ arguments: [Argument], _ words: Words, in declaration: Declaration)
        -> Vocabulary.Term?
    {
        guard let name = Self.name(of: callee) else { return nil }
        let isType: Bool
        switch callee {
        // What is called then is a closure, whatever its name.
        case .name(let name, _) where declaration.parameters.contains(name): return nil
        case .name, .type: isType = name.first?.isUppercase == true
        default: isType = false
        }
        if !isType, ["append", "insert"].contains(name), case .member(let base, _, _) = callee,
            let path = pathName(base, words, declaration)
        {
            return Vocabulary.Term(name: "\(path).\(name)", isSure: declaration.pathParameters.contains(path))
        }
        let named = words.terms[name]?.first { term in
            (term.form == .initializer) == isType && term.form != .assignment
                && (term.label.map { label in arguments.contains { $0.label == label } } ?? true)
                && (term.receiver.map { isCalled(callee, on: $0) } ?? true)
        }
        return named ?? (isType ? library(arguments, words) : nil)
    }

    /// The term for a library's view that is given code for what it shows elsewhere.
    private func library(_ arguments: [Argument], _ words: Words) -> Vocabulary.Term? {
        words.terms[Vocabulary.anyName]?.first { term in
            arguments.contains { argument in
                guard argument.label == term.label else { return false }
                switch argument.value {
                case .closure, .member(_, "init", _): return true
                default: return false
                }
            }
        }
    }

    /// Whether a call is plainly on a type, on a member of it, or on what some declaration says to be of it.
    private func isCalled(_ callee: Expression, on type: String) -> Bool {
        guard case .member(let base, _, _) = callee else { return false }
        let names = base.dottedName?.split(separator: ".").map(String.init) ?? []
        return names.contains(type) || names.last.map { holders[type]?.contains($0) ?? false } ?? false
    }

    private func assignment(to target: Expression, _ words: Words, in declaration: Declaration) -> Vocabulary.Term? {
        guard let name = Self.name(of: target) else { return nil }
        if let path = pathName(target, words, declaration) {
            return Vocabulary.Term(name: path, form: .assignment, isSure: false)
        }
        guard let term = words.terms[name]?.first(where: { $0.form == .assignment }) else { return nil }
        return isVariable(target, of: declaration) ? nil : term
    }

    /// Whether what is assigned to is a variable of the function's own, whatever its name.
    private func isVariable(_ target: Expression, of declaration: Declaration) -> Bool {
        guard case .name(let name, _) = target else { return false }
        var isDeclared = false
        var walk = CodeWalk()
        walk.onVariable = { isDeclared = isDeclared || $0 == name }
        walk.walk(declaration.code)
        return isDeclared
    }

    /// The name of the path that an expression plainly is: one of the type at hand, or a name that only paths have.
    private func pathName(_ expression: Expression, _ words: Words, _ declaration: Declaration) -> String? {
        guard let name = Self.name(of: expression) else { return nil }
        if case .name = expression, declaration.pathParameters.contains(name) { return name }
        guard words.paths.contains(name) else { return nil }
        switch expression.withoutSelf {
        case .name: return declaration.nominal.flatMap { program.property(name, of: $0) } == nil ? nil : name
        default: return owners[name] == 1 ? name : nil
        }
    }

    /// The last name of a call's callee, or of an assignment's target.
    private static func name(of expression: Expression) -> String? {
        switch expression {
        case .name(let name, _), .member(_, let name, _): name
        case .type(let type, _): type.base.lastPart
        default: nil
        }
    }

    private static func text(_ callee: Expression) -> String {
        switch callee {
        case .member(.name(let base, _), let name, _): "\(base).\(name)"
        case .member(_, let name, _): ".\(name)"
        default: name(of: callee) ?? ""
        }
    }
}
