/// A place where live code names a type without making a value of it.
struct TypeMention {
    let nominal: Nominal
    /// The declaration that names it, by its place among all.
    let declaration: Int
    let position: Position
}

extension Census {
    /// Where live code outside of a type names it, but makes no value of it: as a value itself (`register(Item.self)`), or
    /// before a dot.
    ///
    /// - Parameters:
    ///   - isWanted: whether a type is asked for.
    ///   - isInferred: whether the type of a variable, a result or a cast counts, too: something may be made of it.
    func typeMentions(
        _ program: Program, where isWanted: (Nominal) -> Bool, isInferred: (Nominal) -> Bool
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
                let values = declaration.code.typesAsValues(
                    at: LookupPlace(file: declaration.file, nominal: declaration.nominal), in: program)
                return named.sorted { $0.id < $1.id }.compactMap { nominal in
                    let position = values[nominal] ?? (isInferred(nominal) ? declaration.position : nil)
                    return position.map { TypeMention(nominal: nominal, declaration: index, position: $0) }
                }
            }
    }
}

extension [Statement] {
    /// The types that stand in code as values, each with its first place.
    func typesAsValues(at place: LookupPlace, in program: Program) -> [Nominal: Position] {
        var found: [Nominal: Position] = [:]
        withoutActuallyEscaping({ (name: String, position: Position) -> Void in
            guard program.mayBeType(name.lastPart), let type = program.nominal(named: name, in: place) else { return }
            if found[type] == nil { found[type] = position }
        }) { add in
            var walk = CodeWalk()
            walk.onExpression = { expression, isCallee in
                guard !isCallee, let position = expression.position, let name = FileLowering.dottedName(expression)
                else { return }
                add(name, position)
            }
            walk.walk(self)
        }
        return found
    }
}
