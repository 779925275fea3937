// Objects that keep a controller only to present something of the system's on it, such as an alert.

extension UIKitDialect {
    /// Whether all that types present are controllers that a library declares, and that hold none of the app's.
    func presentsOnlySystem(_ types: [Nominal], _ interpreter: Interpreter) -> Bool {
        presentsOnlySystem(types.flatMap { $0.functions.values.joined() }, interpreter)
    }

    /// Whether a function shows nothing but an alert or another controller of the system's.
    func showsOnlySystem(_ function: Function, _ interpreter: Interpreter) -> Bool {
        SyntaxSearch.words(in: function.fact.body ?? []).isDisjoint(with: Self.verbs.subtracting(["present"]))
            && presentsOnlySystem([function], interpreter)
    }

    private func presentsOnlySystem(_ functions: [Function], _ interpreter: Interpreter) -> Bool {
        let shown = functions.flatMap { function in
            Self.presented(by: function.fact.body ?? []).map { made in
                let place = LookupPlace(file: function.file, nominal: function.nominal)
                return made.map { isOfSystem($0, place, interpreter.program) } ?? false
            }
        }
        return !shown.isEmpty && shown.allSatisfy(\.self)
    }

    private func isOfSystem(_ callee: String, _ place: LookupPlace, _ program: Program) -> Bool {
        // `UIAlertController.failure(message)` makes one, too.
        let name =
            callee.lastPart.first?.isLowercase == true ? String(callee.dropLast(callee.lastPart.count + 1)) : callee
        return name.first?.isUppercase == true && name.hasSuffix("Controller") && !Self.held.contains(name)
            && name != "UIHostingController"
            && (!program.mayBeType(name) || program.nominal(named: name, in: place) == nil)
    }

    /// The types that code makes and presents, by name; `nil` for a controller that it does not make itself.
    private static func presented(by code: [Statement]) -> [String?] {
        var made: [String: String] = [:]
        var shown: [String?] = []
        var walk = CodeWalk()
        walk.onBinding = { if let callee = callee(of: $2) { made[$0] = callee } }
        walk.onExpression = { expression, _ in
            if case .call(let callee, let given, _) = expression, isPresent(callee), let first = given.first,
                first.label == nil
            {
                shown.append(presented(first.value, made))
            }
        }
        walk.walk(code)
        return shown
    }

    private static func isPresent(_ callee: Expression) -> Bool {
        switch callee {
        case .name("present", _), .member(_, "present", _): true
        default: false
        }
    }

    private static func presented(_ value: Expression, _ made: [String: String]) -> String? {
        if case .name(let name, _) = value { return made[name] }
        return callee(of: value)
    }

    private static func callee(of value: Expression) -> String? {
        guard case .call(let callee, _, _) = value else { return nil }
        return callee.dottedName
    }
}
