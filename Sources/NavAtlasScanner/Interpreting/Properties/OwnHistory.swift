// A history that code keeps of what a property has shown: `history.append(page); page = .detail`. Going back,
// `page = history.removeLast()`, gives the property only what it has had before. It is a way back, as `path.removeLast()` is.

extension Interpreter {
    /// Notes a way back, if an assignment gives a property only what its history holds.
    ///
    /// - Returns: whether it is one.
    func bringBack(_ value: Expression, to target: Expression, at place: DraftLocation, in scope: Scope) -> Bool {
        guard let nominal = scope.frame.place.nominal, let shown = Self.ownProperty(target, in: scope),
            let history = takenFrom(value, showing: shown, of: nominal, in: scope),
            isHistory(history, of: shown, in: nominal)
        else { return false }
        if let receiver = scope.frame.receiver {
            let values = evaluate(value, in: scope, expecting: assignedType(of: target, in: scope))
            write(values, to: shown, of: receiver, at: place, isInitial: true)
        }
        noteDismissal(at: place)
        journal.noteNoNavigation(at: place, because: "the app's own history holds what it shows")
        return true
    }

    /// The collection out of which a value comes: `history.popLast()`, `history.last`, or a name for one of these.
    private func takenFrom(
        _ value: Expression, showing shown: String, of nominal: Nominal, in scope: Scope
    ) -> String? {
        switch value {
        case .name(let name, _):
            guard let origin = scope.origin(name) ?? scope.bound(name), origin != value else { return nil }
            return takenFrom(origin, showing: shown, of: nominal, in: scope)
        case .call(.member(let base, let name, _), let arguments, _):
            let takesLast = name == "popLast" || name == "removeLast"
            return takesLast && arguments.isEmpty ? Self.ownProperty(base, in: scope) : nil
        case .member(let base, "last", _): return Self.ownProperty(base, in: scope)
        // `history.popLast() ?? .home`, where the property begins with `.home`.
        case .either(let parts) where parts.count == 2:
            guard let first = nominal.properties[shown]?.fact.initializer, Self.isWrittenAlike(first, parts[1]) else {
                return nil
            }
            return takenFrom(parts[0], showing: shown, of: nominal, in: scope)
        default: return nil
        }
    }

    /// Whether a collection holds nothing that a property has not had: all code that adds to it adds the property itself,
    /// or what it assigns to the property as well.
    private func isHistory(_ name: String, of shown: String, in nominal: Nominal) -> Bool {
        let histories = memory { OwnHistories() }
        let key = OwnHistories.Key(type: nominal, collection: name, shown: shown)
        if let known = histories.known[key] { return known }
        let isHistory = holdsOnlyShown(name, shown, in: nominal)
        histories.known[key] = isHistory
        return isHistory
    }

    private func holdsOnlyShown(_ name: String, _ shown: String, in nominal: Nominal) -> Bool {
        guard name != shown, let collection = nominal.properties[name]?.fact, nominal.properties[shown] != nil,
            collection.isPrivate || !isChanged(name, outside: nominal)
        else { return false }
        let functions = nominal.functions.values.joined().map { $0.fact.body ?? [] }
        let accessors = nominal.properties.values.flatMap { [$0.fact.getter ?? [], $0.fact.observers] }
        let isKept = (functions + accessors).allSatisfy { Self.addsOnly(shown, to: name, in: $0) }
        let begins = collection.initializer.map {
            Self.isHad([$0], by: shown, assigned: [nominal.properties[shown]?.fact.initializer].compactMap(\.self))
        }
        return isKept && begins ?? true
    }

    /// Whether code of other types changes a collection of such a name.
    private func isChanged(_ name: String, outside nominal: Nominal) -> Bool {
        let functions = program.functions.filter { $0.nominal !== nominal }.map { $0.fact.body ?? [] }
        let accessors = program.nominals.filter { $0 !== nominal }.flatMap(\.properties.values)
            .flatMap { [$0.fact.getter ?? [], $0.fact.observers] }
        return (functions + accessors).contains { code in
            SyntaxSearch.contains(in: code) { expression in
                switch expression {
                case .assignment(let target, _, _): Self.isMember(target, name)
                case .call(.member(let base, let method, _), _, _):
                    StandardLibraryNames.changing.contains(method) && Self.isMember(base, name)
                case .name("$" + name, _), .member(_, "$" + name, _): true
                default: false
                }
            }
        }
    }

    private static func isMember(_ expression: Expression, _ name: String) -> Bool {
        switch expression {
        case .name(name, _), .member(_, name, _): true
        case .subscripted(let base, _, _): isMember(base, name)
        default: false
        }
    }

    /// Whether all code that adds to a collection gives the property the same beside it. What it gives only in some branch may wait
    /// in the collection for its turn.
    private static func addsOnly(_ shown: String, to name: String, in code: [Statement]) -> Bool {
        var (count, hadCount) = (0, 0)
        var isPlain = true
        var walk = CodeWalk()
        walk.onExpression = { expression, _ in
            count += added(by: expression, to: name).count
            if changesOtherwise(expression, name) { isPlain = false }
        }
        walk.onStatements = { statements in
            let expressions = statements.compactMap { if case .expression(let value) = $0 { value } else { nil } }
            let assigned = expressions.compactMap { expression -> Expression? in
                guard case .assignment(let target, let value, _) = expression, isNamed(target, shown) else {
                    return nil
                }
                return value
            }
            for values in expressions.map({ added(by: $0, to: name) })
            where isHad(values, by: shown, assigned: assigned) {
                hadCount += values.count
            }
        }
        walk.walk(code)
        return isPlain && count == hadCount
    }

    /// What an expression puts into a collection.
    private static func added(by expression: Expression, to name: String) -> [Expression] {
        switch expression {
        case .assignment(let target, let value, _) where isMember(target, name): [value]
        case .call(.member(let base, "append", _), let arguments, _) where isNamed(base, name): arguments.map(\.value)
        default: []
        }
    }

    /// Whether an expression changes a collection in another way than by adding to its end, or by taking elements out.
    private static func changesOtherwise(_ expression: Expression, _ name: String) -> Bool {
        switch expression {
        case .call(.member(let base, let method, _), _, _) where isNamed(base, name):
            method != "append" && StandardLibraryNames.changing.contains(method)
                && !StandardLibraryNames.taking.contains(method)
        case .name("$" + name, _), .member(_, "$" + name, _): true
        default: false
        }
    }

    /// Whether all of some values are the property itself, or what is assigned to it.
    private static func isHad(_ values: [Expression], by shown: String, assigned: [Expression]) -> Bool {
        values.allSatisfy { value in
            switch value {
            case .array(let elements): return isHad(elements, by: shown, assigned: assigned)
            // `[Page]()`
            case .call(.array, let arguments, _): return arguments.isEmpty
            default: break
            }
            return isNamed(value, shown) || assigned.contains { isWrittenAlike($0, value) }
        }
    }

    /// `page` and `page`, `.home` and `Page.home`, `AnyView(Home())` and the same
    private static func isWrittenAlike(_ one: Expression, _ other: Expression) -> Bool {
        if one.isSameName(as: other) { return true }
        if case .call(let maker, let given, _) = one, case .call(let otherMaker, let otherGiven, _) = other {
            return isWrittenAlike(maker, otherMaker) && given.count == otherGiven.count
                && zip(given, otherGiven).allSatisfy { $0.label == $1.label && isWrittenAlike($0.value, $1.value) }
        }
        guard let first = caseName(one) else { return false }
        return first == caseName(other)
    }

    private static func caseName(_ expression: Expression) -> String? {
        switch expression {
        case .implicitMember(let name, _): name
        case .member(.name(let type, _), let name, _) where type.first?.isUppercase == true: name
        default: nil
        }
    }

    private static func isNamed(_ expression: Expression, _ name: String) -> Bool {
        if case .name(name, _) = expression.withoutSelf { true } else { false }
    }
}

/// The collections that were looked at for whether they are the history of a property.
private final class OwnHistories {
    struct Key: Hashable {
        let type: Nominal
        let collection: String
        let shown: String
    }

    var known: [Key: Bool] = [:]
}
