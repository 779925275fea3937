// Comparisons that ask whether there is anything: `items.count > 0`.

extension Expression {
    /// What `count > 0`, `count >= 1` and `0 < count` ask of a number that is never negative: whether it is 0. `nil` for any other
    /// comparison.
    static func comparison(ofCount left: Expression, _ comparing: String, _ right: Expression) -> Expression? {
        switch (left, comparing, right) {
        case (_, ">", .number("0")), (_, ">=", .number("1")): .comparison(left, .number("0"), isEqual: false)
        case (.number("0"), "<", _), (.number("1"), "<=", _): .comparison(right, .number("0"), isEqual: false)
        case (_, "<", .number("1")), (_, "<=", .number("0")): .comparison(left, .number("0"), isEqual: true)
        default: nil
        }
    }
}
