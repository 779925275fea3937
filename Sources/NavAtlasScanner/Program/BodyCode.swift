// Finds the code of a view's body, through members that only name other members.

extension Nominal {
    /// The code of a view's body; where that only names another member of the view, the code of that member.
    var bodyCode: [Statement]? { properties["body"]?.fact.getter.map { code(of: $0) } }

    /// Code of the type; where that only names a member of the type, the code of that member.
    func code(of statements: [Statement]) -> [Statement] {
        var (code, seen) = (statements, Set<String>())
        while code.count == 1, let name = memberNamed(by: code[0]), seen.insert(name).inserted,
            let inner = self.code(ofMember: name)
        {
            code = inner
        }
        return code
    }

    /// `content`, `self.content`, `content()`.
    private func memberNamed(by statement: Statement) -> String? {
        switch statement {
        case .expression(let value), .returning(let value?):
            var shown = value
            if case .call(let callee, let arguments, _) = value, arguments.isEmpty { shown = callee }
            if case .name(let name, _) = shown.withoutSelf { return name }
            return nil
        default: return nil
        }
    }

    private func code(ofMember member: String) -> [Statement]? {
        if let getter = properties[member]?.fact.getter { return getter }
        guard let methods = functions[member], methods.count == 1 else { return nil }
        return methods[0].fact.body
    }
}
