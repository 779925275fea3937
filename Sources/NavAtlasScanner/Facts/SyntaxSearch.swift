/// Looks for calls in lowered code without running it.
enum SyntaxSearch {
    /// Visits every call by a plain name, telling whether it stands inside what a presentation modifier shows.
    static func calls(
        in statements: [Statement], leavingActionsOut: Bool = false,
        _ visit: (_ name: String, _ isPresented: Bool) -> Void
    ) {
        withoutActuallyEscaping(visit) { visit in
            var walker = Walker(visit: visit)
            walker.leavesActionsOut = leavingActionsOut
            walker.walk(statements)
        }
    }

    /// Visits the arguments of one label of every call of one name.
    static func arguments(
        labelled label: String, of callee: String, in statements: [Statement], _ visit: (Expression) -> Void
    ) {
        arguments(in: statements) { name, arguments in
            guard name == callee else { return }
            for argument in arguments where argument.label == label { visit(argument.value) }
        }
    }

    /// Visits the arguments of every call.
    static func arguments(in statements: [Statement], _ visit: (_ callee: String, [Argument]) -> Void) {
        withoutActuallyEscaping(visit) { visit in
            var walker = Walker()
            walker.onCall = visit
            walker.walk(statements)
        }
    }

    /// What the code assigns to.
    static func assignmentTargets(in statements: [Statement]) -> [Expression] {
        var targets: [Expression] = []
        var walker = Walker()
        walker.onAssignment = { targets.append($0) }
        walker.walk(statements)
        return targets
    }

    /// The names of all that the code calls.
    static func callees(in statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        calls(in: statements) { name, _ in names.insert(name) }
        return names
    }

    /// The names of what the code calls without a base, or on `self`.
    static func ownCallees(in statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        var walker = Walker()
        walker.onOwnCall = { names.insert($0) }
        walker.walk(statements)
        return names
    }

    /// Whether code calls a method of the superclass.
    static func callsSuper(_ name: String, in statements: [Statement]) -> Bool {
        contains(in: statements) { expression in
            if case .call(.member(.name("super", _), name, _), _, _) = expression { true } else { false }
        }
    }

    /// Whether an expression stands anywhere in the code that is as asked for.
    static func contains(in statements: [Statement], where matches: (Expression) -> Bool) -> Bool {
        var isFound = false
        expressions(in: statements) { isFound = isFound || matches($0) }
        return isFound
    }

    /// Visits every expression in the code, the outer ones first.
    ///
    /// - Parameter entersCases: whether those in the cases of a switch are visited.
    static func expressions(
        in statements: [Statement], entersCases: Bool = true, _ visit: (Expression) -> Void
    ) {
        withoutActuallyEscaping(visit) { visit in
            var walk = CodeWalk()
            walk.onExpression = { expression, _ in visit(expression) }
            if !entersCases { walk.entersBranches = { $0.map { _ in false } } }
            walk.walk(statements)
            walk = CodeWalk()
        }
    }

    /// The names of all calls and members in the code.
    static func words(in statements: [Statement]) -> Set<String> {
        var words: Set<String> = []
        var walker = Walker(visit: { name, _ in words.insert(name) })
        walker.visitsMembers = true
        walker.walk(statements)
        return words
    }

    /// Visits every name of a value, a call or a member, telling whether it stands inside what a presentation modifier shows.
    static func mentions(
        in statements: [Statement], leavingActionsOut: Bool = false,
        _ visit: (_ name: String, _ isPresented: Bool) -> Void
    ) {
        withoutActuallyEscaping(visit) { visit in
            var walker = Walker(visit: visit)
            walker.leavesActionsOut = leavingActionsOut
            walker.visitsMembers = true
            walker.visitsNames = true
            walker.walk(statements)
        }
    }

    /// Every name in the code that may be a type's.
    ///
    /// - Parameter withTests: whether types count that the code only tests what it was given for, as `module as? Panel` does.
    static func typeNames(in statements: [Statement], withTests: Bool = true) -> Set<String> {
        var names: Set<String> = []
        var walker = Walker(visit: { name, _ in names.insert(name) })
        walker.visitsMembers = true
        walker.visitsTests = withTests
        walker.onName = { names.insert($0) }
        walker.walk(statements)
        return names
    }

    /// Every name of a value, a function or a member in the code, wherever it stands.
    ///
    /// - Parameter markingImplicit: whether a member without anything before its dot keeps it: `.home`.
    static func allNames(in statements: [Statement], markingImplicit: Bool = false) -> Set<String> {
        var names: Set<String> = []
        var walker = Walker(visit: { name, _ in names.insert(name) })
        walker.marksImplicit = markingImplicit
        walker.visitsMembers = true
        walker.visitsAll = true
        walker.onName = { names.insert($0) }
        walker.walk(statements)
        return names
    }

    /// Every name of a variable or a type in the code, and of no member.
    static func plainNames(in statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        var walker = Walker(visit: { _, _ in })
        walker.onName = { names.insert($0) }
        walker.walk(statements)
        return names
    }

    /// Whether a call is given a closure: `.toolbar { … }`, and not `.toolbar(.hidden)`.
    static func makesClosure(_ arguments: [Argument]) -> Bool {
        arguments.contains { if case .closure = $0.value { true } else { false } }
    }

    /// Whether a function of some name is called with a closure anywhere in the code.
    static func gives(aClosureTo callee: String, in statements: [Statement]) -> Bool {
        var isGiven = false
        arguments(in: statements) { name, given in
            if name == callee, makesClosure(given) { isGiven = true }
        }
        return isGiven
    }

    /// Whether code makes closures.
    static func holdsClosures(_ statements: [Statement]) -> Bool {
        contains(in: statements) { if case .closure = $0 { true } else { false } }
    }

    /// Whether an argument is code that a button or an event runs: `Button("Help") { … }`, `Button(action: …) { … }`,
    /// `.onTapGesture { … }`.
    private static func isAction(_ argument: Argument, of name: String?, _ arguments: [Argument]) -> Bool {
        if argument.label == "action" { return true }
        guard argument.label == nil, case .closure = argument.value, let name else { return false }
        if name == "Button" { return !arguments.contains { $0.label == "action" } }
        return name == "task" || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }

    private struct Walker {
        var visit: (String, Bool) -> Void = { _, _ in }
        /// Whether what a button or an event makes counts as shown elsewhere.
        var leavesActionsOut = false
        var visitsMembers = false
        /// Whether names of values are visited.
        var visitsNames = false
        /// Whether members without a base are visited, and those in key paths.
        var visitsAll = false
        /// Whether a member without a base is visited with its dot.
        var marksImplicit = false
        /// Whether types are visited that what is there already is tested for.
        var visitsTests = true
        var onCall: ((String, [Argument]) -> Void)?
        /// Called with the name of what is called without a base, or on `self`.
        var onOwnCall: ((String) -> Void)?
        var onName: ((String) -> Void)?
        var onAssignment: ((Expression) -> Void)?
        var presented = 0

        mutating func walk(_ statements: [Statement]) { for statement in statements { walk(statement) } }

        mutating func walk(_ statement: Statement) {
            switch statement {
            case .binding(_, let type, let value):
                if let type { onName?(type.base) }
                if let value { walk(value) }
            case .expression(let value): walk(value)
            case .returning(let value): if let value { walk(value) }
            case .conditional(let conditions, let then, let otherwise):
                for condition in conditions {
                    switch condition {
                    case .expression(let value): walk(value)
                    case .match(let pattern, let value):
                        walk(pattern)
                        walk(value)
                    }
                }
                walk(then)
                walk(otherwise)
            case .guarding(let conditions, let otherwise):
                for condition in conditions {
                    switch condition {
                    case .expression(let value), .match(_, let value): walk(value)
                    }
                }
                walk(otherwise)
            case .switching(let subject, let cases, _):
                walk(subject)
                for branch in cases {
                    for pattern in branch.patterns { walk(pattern) }
                    walk(branch.body)
                }
            case .loop(_, let sequence, let body):
                if let sequence { walk(sequence) }
                walk(body)
            case .block(let body): walk(body)
            case .attempting(let bodies): for body in bodies { walk(body) }
            case .function(let fact): walk(fact.body ?? [])
            }
        }

        /// Assigning to a tuple assigns to its parts.
        private func noteAssignment(to target: Expression) {
            guard case .tuple(let parts) = target else {
                onAssignment?(target)
                return
            }
            for part in parts { noteAssignment(to: part.value) }
        }

        mutating func walk(_ pattern: Pattern) {
            switch pattern {
            case .enumCase(let type, _, _, _): if let type { onName?(type) }
            case .cast(let inner, let type):
                if visitsTests { onName?(type.base) }
                walk(inner)
            case .tuple(let parts): for part in parts { walk(part) }
            default: break
            }
        }

        /// Visits `Shelf.Row` as the one name that it is.
        private func visitNested(_ member: Expression) {
            guard visitsMembers, case .member(_, let name, _) = member, name.mayNameType,
                let path = member.dottedName, path.mayNameType
            else { return }
            visit(path, presented > 0)
        }

        mutating func walk(_ expression: Expression) {
            switch expression {
            case .call(let callee, let arguments, _):
                var name: String?
                switch callee {
                case .name(let plain, _):
                    name = plain
                    onOwnCall?(plain)
                case .type(let type, _): name = type.base
                case .member(let base, let member, _):
                    name = member
                    if case .name("self", _) = base { onOwnCall?(member) }
                    visitNested(callee)
                    walk(base)
                case .implicitMember(let member, _): name = marksImplicit ? "." + member : member
                default: walk(callee)
                }
                if let name {
                    visit(name, presented > 0)
                    onCall?(name.split(separator: ".").last.map(String.init) ?? name, arguments)
                }
                let presents = name.map { SwiftUINames.presenters.contains($0) } ?? false
                if presents { presented += 1 }
                for argument in arguments {
                    // A preview is a picture of what is shown elsewhere, and so is what a button makes as it is pressed.
                    let isAction = leavesActionsOut && SyntaxSearch.isAction(argument, of: name, arguments)
                    let isElsewhere = argument.label == "preview" || isAction
                    if isElsewhere { presented += 1 }
                    walk(argument.value)
                    if isElsewhere { presented -= 1 }
                }
                if presents { presented -= 1 }
            case .member(let base, let name, _):
                if visitsMembers { visit(name, presented > 0) }
                visitNested(expression)
                walk(base)
            case .subscripted(let base, let arguments, _):
                walk(base)
                for argument in arguments { walk(argument.value) }
            case .closure(let closure): walk(closure.body)
            case .array(let parts), .dictionary(_, let parts), .either(let parts), .alternative(let parts),
                .combined(let parts):
                for part in parts { walk(part) }
            case .tuple(let parts): for part in parts { walk(part.value) }
            case .conditional(let condition, let then, let otherwise):
                walk(condition)
                walk(then)
                walk(otherwise)
            case .branching(let statement): walk(statement)
            case .assignment(let target, let value, _), .comparison(let target, let value, _):
                if case .assignment = expression { noteAssignment(to: target) }
                walk(target)
                walk(value)
            case .cast(let value, let type):
                // What a call gives is of no type before.
                if case .call = value { onName?(type.base) } else if visitsTests { onName?(type.base) }
                walk(value)
            case .string(let segments):
                for case .interpolation(let value) in segments { walk(value) }
            case .name(let name, _):
                onName?(name)
                if visitsNames { visit(name, presented > 0) }
            case .type(let type, _): onName?(type.base)
            case .implicitMember(let name, _):
                if visitsAll { visit(marksImplicit ? "." + name : name, presented > 0) }
            case .keyPath(_, let names, _):
                guard visitsAll else { break }
                for name in names { visit(name, presented > 0) }
            default: break
            }
        }
    }
}
