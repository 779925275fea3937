// `Tab.home.rawValue`: the raw values of enums.

extension Interpreter {
    /// The text or number that a case stands for; `nil` where the enum has no such values.
    func rawValue(of nominal: Nominal, _ name: String) -> Value? {
        if let text = rawText(of: nominal, name) { return .text(text) }
        return Self.rawNumber(of: nominal, name).map { .number(String($0)) }
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
        guard nominal.externalParents.contains(where: { wholeNumbers.contains($0.name) }) else { return nil }
        var next: Int? = 0
        for one in nominal.cases {
            let number = one.rawNumber.map { Int($0) } ?? next
            if one.name == name { return number }
            next = number.map { $0 + 1 }
        }
        return nil
    }

    private static let wholeNumbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
}
