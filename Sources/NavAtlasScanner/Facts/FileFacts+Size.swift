// Measures the size of facts, on which the limit of steps depends.

extension FileFacts {
    /// How many expressions its code has.
    var expressionCount: Int {
        var count = 0
        var walk = CodeWalk()
        walk.onExpression = { _, _ in count += 1 }
        for type in types { walk.walk(type.properties, type.functions) }
        walk.walk(properties, functions)
        return count
    }
}
