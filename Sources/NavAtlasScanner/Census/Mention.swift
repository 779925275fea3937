/// A place where live code names a case, a property or a type that may be used as a route.
struct Mention {
    let name: String
    let place: DraftLocation
    /// The type before the dot.
    let type: Nominal?
    let declaration: Int
    let form: Form

    /// How the name is written.
    enum Form {
        /// After a dot, with arguments or after a type: `.month("May")`, `Route.month`.
        case member
        /// Without arguments, for a case of the type that is expected: `.month`.
        case plainCase
        /// A function's name, or a case's in the code of its own enum: nothing stands before it.
        case bareCall
        /// The name of a type, of which it makes a value.
        case making
    }
}

extension Census {
    /// Where live code of the app names one of these, and the value goes further.
    func mentions(of names: Set<String>, _ program: Program, _ ends: ValueEnds) -> [Mention] {
        liveness.declarations.indices.filter { liveness.isLive[$0] && withoutWidgets.isLive[$0] }.flatMap { index in
            let declaration = liveness.declarations[index]
            guard !declaration.uses.names.isDisjoint(with: names),
                !program.files[declaration.file].isForNavAtlas
            else { return [Mention]() }
            return mentions(of: names, in: index, program, ends)
        }
    }

    private func mentions(
        of names: Set<String>, in index: Int, _ program: Program, _ ends: ValueEnds
    ) -> [Mention] {
        let declaration = liveness.declarations[index]
        let place = LookupPlace(file: declaration.file, nominal: declaration.nominal)
        var found: [Mention] = []
        func add(_ name: String, _ position: Position, _ form: Mention.Form, _ base: Expression?) {
            guard names.contains(name), !ends.endsValue(at: position, in: index) else { return }
            let type = base.flatMap(\.dottedName).flatMap { program.nominal(named: $0, in: place) }
            found.append(
                Mention(
                    name: name, place: DraftLocation(file: declaration.file, position: position), type: type,
                    declaration: index, form: form))
        }
        var walk = CodeWalk()
        walk.onExpression = { expression, isCallee in
            switch expression {
            case .implicitMember(let name, let position):
                add(name, position, isCallee ? .member : .plainCase, nil)
            // A variable's member, and a library's, are no cases of an enum of the app's.
            case .member(let base, let name, let position):
                if let type = base.dottedName, !program.mayBeOwnType(type, in: place) { break }
                add(name, position, .member, base)
            case .name(let name, let position) where isCallee:
                add(name, position, program.mayBeType(name) ? .making : .bareCall, nil)
            case .keyPath(_, let parts, let position):
                for part in parts { add(part, position, .member, nil) }
            default: break
            }
        }
        walk.entersBranches = { split.cases(of: $0).map { $0 == nil } }
        walk.walk(declaration.code)
        return found
    }
}
