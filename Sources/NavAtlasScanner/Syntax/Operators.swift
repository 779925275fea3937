// Operators: those that are functions of the app or a library, and sums of a value and a number that is written out.

import SwiftSyntax

extension FileLowering {
    /// `label <~ configure`: an operator that the app or a library declares is a function, which is called from left to right.
    mutating func operatorCall(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator }
        guard elements.count == 2 * operators.count + 1,
            operators.allSatisfy({ !Self.standardOperators.contains($0.text) })
        else { return nil }
        let operands = elements.filter { $0.kind != .binaryOperatorExpr }.map { expression($0) }
        return zip(operators, operands.dropFirst()).reduce(operands.first) { left, next in
            let place = position(next.0)
            let arguments = [left, next.1].compactMap(\.self).map { Argument(value: $0) }
            return .call(.name(next.0.text, place), arguments, place)
        }
    }

    private static let standardOperators: Set<String> = [
        "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "&&", "||", "??", "==",
        "!=", "===", "!==", "<", "<=", ">", ">=", "~=", "...", "..<", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=",
        ">>=", "&+=", "&-=", "&*=",
    ]

    /// A value to which a number is added that is written out, or from which it is taken; `nil` for other operators.
    static func sum(of value: Expression, _ sign: String, _ added: Expression) -> Expression? {
        guard sign == "+" || sign == "-", case .number(let text) = added, Int(text) != nil else { return nil }
        return .either([value, .number(sign + text)])
    }
}

extension Expression {
    /// The value to which a number is added, and the number; `nil` for any other expression.
    var sum: (value: Expression, added: Int)? {
        guard case .either(let parts) = self, parts.count == 2, case .number(let text) = parts[1],
            text.hasPrefix("+") || text.hasPrefix("-"), let added = Int(text)
        else { return nil }
        return (parts[0], added)
    }
}
