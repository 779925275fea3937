/// A place where live code names a type without making a value of it.
struct TypeMention {
    let nominal: Nominal
    /// The declaration that names it, by its place among all.
    let declaration: Int
    let position: Position
}

extension Census {
    /// Where live code outside of a type names it, but makes no value of it: as a value itself (`register(Item.self)`), before
    /// a dot, or as the argument of a generic type (`Host<Item>()`).
    ///
    /// - Parameters:
    ///   - isWanted: whether a type is asked for.
    ///   - isInferred: whether the type of a variable, a result or a cast counts, too: something may be made of it.
    ///   - isGiven: whether a type counts that is only a part of a written one: what is of that type may make a value of it.
    func typeMentions(
        _ program: Program, where isWanted: (Nominal) -> Bool, isInferred: (Nominal) -> Bool = { _ in false },
        isGiven: (Nominal) -> Bool = { _ in false }
    ) -> [TypeMention] {
        var made: [Int: Set<Nominal>] = [:]
        for site in sites {
            guard case .construction(let nominal) = site.kind, let declaration = site.declaration else { continue }
            made[declaration, default: []].insert(nominal)
        }
        return liveness.declarations.indices.filter { liveness.isLive[$0] && withoutWidgets.isLive[$0] }
            .flatMap { index -> [TypeMention] in
                let declaration = liveness.declarations[index]
                let named = declaration.uses.types.filter {
                    $0 !== declaration.nominal && made[index]?.contains($0) != true && isWanted($0)
                }
                guard !named.isEmpty, !program.files[declaration.file].isForNavAtlas else { return [] }
                let place = LookupPlace(file: declaration.file, nominal: declaration.nominal)
                let values = declaration.code.typesAsValues(at: place, in: program)
                let given = named.contains(where: isGiven) ? declaration.typesInTypes(at: place, in: program) : []
                return named.sorted { $0.id < $1.id }.compactMap { nominal in
                    let isMeant = isInferred(nominal) || isGiven(nominal) && given.contains(nominal)
                    let position = values[nominal] ?? (isMeant ? declaration.position : nil)
                    return position.map { TypeMention(nominal: nominal, declaration: index, position: $0) }
                }
            }
    }
}

extension Declaration {
    /// The types that stand in written ones, as `Item` does in `Host<Item>` and `() -> Item`, and those in its code.
    fileprivate func typesInTypes(at place: LookupPlace, in program: Program) -> Set<Nominal> {
        var found: Set<Nominal> = []
        func add(_ type: TypeReference) {
            type.forEachName { name in
                if let nominal = program.nominal(named: name, in: place) { found.insert(nominal) }
            }
        }
        var walk = CodeWalk()
        walk.onType = add
        walk.onExpression = { expression, _ in
            guard let name = expression.dottedName else { return }
            for alias in program.aliases[name] ?? [] { alias.type.parts.forEach(add) }
        }
        walk.walk(code)
        for type in written { type.parts.forEach(add) }
        return found
    }
}

extension TypeReference {
    /// The types of which a value of this one may make others.
    fileprivate var parts: [TypeReference] {
        switch self {
        case .named(_, let arguments): arguments
        case .function(_, let output): [output]
        case .array(let inner), .metatype(let inner), .dictionary(_, let inner): inner.parts
        case .tuple(let types), .composition(let types): types.flatMap(\.parts)
        }
    }
}

extension [Statement] {
    /// The types that stand in code as values, each with its first place.
    func typesAsValues(at place: LookupPlace, in program: Program) -> [Nominal: Position] {
        var found: [Nominal: Position] = [:]
        func add(_ name: String, _ position: Position) {
            guard program.mayBeType(name.lastPart), let type = program.nominal(named: name, in: place) else { return }
            if found[type] == nil { found[type] = position }
        }
        var walk = CodeWalk()
        walk.onExpression = { expression, isCallee in
            if case .type(let type, let position) = expression {
                for argument in type.arguments { argument.forEachName { add($0, position) } }
            }
            guard !isCallee, let position = expression.position, let name = expression.dottedName
            else { return }
            add(name, position)
        }
        walk.walk(self)
        return found
    }
}
