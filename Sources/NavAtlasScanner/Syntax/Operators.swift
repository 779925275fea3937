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

    /// What is asked of the number of elements in a list: `parts.count > 1` is whether it is one of `2...`; `nil` for anything
    /// else.
    static func comparison(ofCount left: Expression, _ sign: String, _ right: Expression) -> Expression? {
        if case .number = left, case .member = right, let mirrored = mirrored[sign] {
            return comparison(ofCount: right, mirrored, left)
        }
        guard case .member(_, "count", _) = left, case .number(let text) = right, let number = Int(text), number < 100
        else { return nil }
        switch sign {
        case ">=": return .comparison(left, .numbers(from: number), isEqual: true)
        case ">": return .comparison(left, .numbers(from: number + 1), isEqual: true)
        case "<": return .comparison(left, .numbers(from: number), isEqual: false)
        case "<=": return .comparison(left, .numbers(from: number + 1), isEqual: false)
        default: return nil
        }
    }

    /// The operators that compare by order.
    static let ordering: Set<String> = ["<", "<=", ">", ">="]
    private static let mirrored = [">": "<", "<": ">", ">=": "<=", "<=": ">="]
}

extension Expression {
    fileprivate static func numbers(from least: Int) -> Expression {
        .cast(.combined([.number(String(least))]), .named("Int", []))
    }

    /// The number that is written out, or with which a range of numbers begins.
    var leastNumber: Int? {
        switch self {
        case .number(let text): Int(text)
        case .cast(.combined(let numbers), .named("Int", [])): numbers.first?.leastNumber
        default: nil
        }
    }

    /// The value to which a number is added, and the number; `nil` for any other expression.
    var sum: (value: Expression, added: Int)? {
        guard case .either(let parts) = self, parts.count == 2, case .number(let text) = parts[1],
            text.hasPrefix("+") || text.hasPrefix("-"), let added = Int(text)
        else { return nil }
        return (parts[0], added)
    }
}
