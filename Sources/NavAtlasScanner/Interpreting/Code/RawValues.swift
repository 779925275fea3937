// `Tab.home.rawValue`: the raw values of enums.

extension Interpreter {
    /// The text or number that a case stands for; `nil` where the enum has no such values.
    func rawValue(of nominal: Nominal, _ name: String) -> Value? {
        if let text = rawText(of: nominal, name) { return .text(text) }
        return Self.rawNumber(of: nominal, name).map { .number(String($0)) }
    }

    /// The cases of the numbers that an enum is made of, where it is looked at what each case of a state becomes:
    /// `Step(rawValue: step.rawValue + 1)`.
    func cases(of nominal: Nominal, ofNumberIn arguments: [Argument], in scope: Scope) -> Values? {
        guard assumption != nil, arguments.count == 1, arguments[0].label == "rawValue",
            case let given = evaluate(arguments[0].value, in: scope, expecting: nil), !given.isEmpty
        else { return nil }
        var made: Values = []
        for value in given {
            guard case .number(let text) = value else { return nil }
            let named = nominal.cases.first { Self.rawNumber(of: nominal, $0.name).map(String.init) == text }
            made.insert(named.map { .enumCase(nominal, $0.name, []) } ?? .null)
        }
        return made
    }

    /// The number of a case with another added to it. Other numbers are not followed: what code counts would never end.
    func sum(of value: Expression, _ added: Int, in scope: Scope) -> Values {
        let values = evaluate(value, in: scope, expecting: nil)
        guard values.count == 1, case .number(let text)? = values.first, let number = Int(text),
            abs(number) < Limit.casesToldApart.most
        else { return [] }
        return [.number(String(number + added))]
    }

    /// Notes the text of the link of which a case was made: code that asks for it again, `guard let tab = Tab(rawValue: host)` and
    /// then `switch host`, asks for nothing else.
    func noteText(_ arguments: [Argument], of nominal: Nominal, _ name: String, in scope: Scope) {
        guard let raw = arguments.first, raw.label == "rawValue", case .name(let variable, _) = raw.value,
            scope.variable(variable) != nil, let text = rawText(of: nominal, name)
        else { return }
        link?.toldTexts[variable] = text
        scope.variables[variable] = [.text(text)]
    }

    /// The whole number that a case stands for: what is written, or one more than that of the case before.
    private static func rawNumber(of nominal: Nominal, _ name: String) -> Int? {
        guard nominal.externalParents.contains(where: { StandardLibraryNames.wholeNumbers.contains($0.name) }) else {
            return nil
        }
        var next: Int? = 0
        for one in nominal.cases {
            let number = one.rawNumber.map { Int($0) } ?? next
            if one.name == name { return number }
            next = number.map { $0 + 1 }
        }
        return nil
    }
}
