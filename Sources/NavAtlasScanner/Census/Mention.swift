/// A place where live code names a case, a property or a type that may be used as a route.
struct Mention {
    let name: String
    let place: DraftLocation
    /// The type before the dot.
    let type: Nominal?
    let declaration: Int
    /// Whether it is a function's name, or a case's in the code of its own enum: nothing stands before it.
    let isBare: Bool
    /// Whether it makes a value of the type of that name, rather than naming a case or a property.
    let makesValue: Bool
    /// Whether it stands without arguments for a case of the type that is expected: `.month`.
    let isPlainCase: Bool
}

extension Census {
    /// Where live code of the app names one of these, but for comparisons: those only ask.
    func mentions(of names: Set<String>, _ program: Program) -> [Mention] {
        liveness.declarations.indices.filter { liveness.isLive[$0] && withoutWidgets.isLive[$0] }.flatMap { index in
            let declaration = liveness.declarations[index]
            guard !declaration.uses.names.isDisjoint(with: names),
                !program.files[declaration.file].isForNavAtlas
            else { return [Mention]() }
            return mentions(of: names, in: index, program)
        }
    }

    private func mentions(of names: Set<String>, in index: Int, _ program: Program) -> [Mention] {
        let declaration = liveness.declarations[index]
        let place = LookupPlace(file: declaration.file, nominal: declaration.nominal)
        var found: [Mention] = []
        var compared: Set<Position> = []
        func add(
            _ name: String, _ position: Position, _ base: Expression?, makesValue: Bool, isBare: Bool, isPlainCase: Bool
        ) {
            guard names.contains(name), !compared.contains(position) else { return }
            let type = base.flatMap(FileLowering.dottedName).flatMap { program.nominal(named: $0, in: place) }
            found.append(
                Mention(
                    name: name, place: DraftLocation(file: declaration.file, position: position), type: type,
                    declaration: index, isBare: isBare, makesValue: makesValue, isPlainCase: isPlainCase))
        }
        withoutActuallyEscaping({ add($0, $1, $2, makesValue: $3, isBare: $4, isPlainCase: $5) }) { add in
            withoutActuallyEscaping({ compared.formUnion($0) }) { compare in
                var walk = CodeWalk()
                walk.onExpression = { expression, isCallee in
                    switch expression {
                    case .comparison(let left, let right, _): compare([left, right].compactMap(\.position))
                    case .implicitMember(let name, let position): add(name, position, nil, false, false, !isCallee)
                    // A variable's member, and a library's, are no cases of an enum of the app's.
                    case .member(let base, let name, let position):
                        if let type = FileLowering.dottedName(base), !program.mayBeOwnType(type, in: place) { break }
                        add(name, position, base, false, false, false)
                    case .name(let name, let position) where isCallee:
                        add(name, position, nil, program.mayBeType(name), true, false)
                    case .keyPath(_, let parts, let position):
                        for part in parts { add(part, position, nil, false, false, false) }
                    default: break
                    }
                }
                walk.entersBranches = { split.cases(of: $0).map { $0 == nil } }
                walk.walk(declaration.code)
            }
        }
        return found
    }
}
