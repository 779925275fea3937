import SwiftSyntax

// Reduces statements to `Statement`.

extension FileLowering {
    mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        let outer = (localAliases, observedVariables)
        defer { (localAliases, observedVariables) = outer }
        for case .decl(let node) in items.lazy.map(\.item) { declareLocalType(node) }
        var result: [Statement] = []
        for item in items {
            switch item.item {
            case .decl(let node): lower(node, into: &result)
            case .stmt(let node): lower(node, into: &result)
            case .expr(let node):
                let value = expression(node)
                result.append(.expression(value))
                result += observing(value)
            @unknown default: break
            }
        }
        return result
    }

    /// A type that a function declares is one of the type around: it uses nothing of what the function holds.
    private mutating func declareLocalType(_ node: DeclSyntax) {
        var declared = types(node, outer: typeAround, isPrivate: true)
        guard let name = declared.first?.name else { return }
        // Another function may declare one of the same name.
        if localTypes.contains(where: { $0.name == name }) {
            let taken = Set(localTypes.map(\.name))
            let own = (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
            for index in declared.indices {
                declared[index].name = own + declared[index].name.dropFirst(name.count)
            }
            localAliases[name.lastPart] = .named(own, [])
        }
        localTypes += declared
    }

    private mutating func lower(_ node: DeclSyntax, into result: inout [Statement]) {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            let isAsync = node.modifiers.contains { $0.name.text == "async" }
            for binding in node.bindings {
                let (getter, observers) = accessors(binding.accessorBlock)
                let made = getter.map { body in
                    Expression.call(
                        .closure(Closure(parameters: [], body: body, position: position(binding))), [],
                        position(binding))
                }
                let pattern = pattern(binding.pattern)
                result.append(
                    .binding(
                        pattern, binding.typeAnnotation.map { typeName($0.type) },
                        binding.initializer.map { value in withinAwait(isAsync) { $0.expression(value.value) } }
                            ?? made))
                result += declareObservers(observers, of: pattern, at: position(binding))
            }
        case .functionDecl(let node): result.append(.function(function(node)))
        case .typeAliasDecl(let node): localAliases[node.name.text] = typeName(node.initializer.value)
        case .ifConfigDecl(let node):
            if case .statements(let items)? = activeElements(of: node) { result += statements(items) }
        default: break
        }
    }

    private mutating func lower(_ node: StmtSyntax, into result: inout [Statement]) {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): result.append(expressionStatement(node.expression))
        case .returnStmt(let node):
            if let value = node.expression, value.kind == .ifExpr || value.kind == .switchExpr {
                result.append(expressionStatement(value).returningValues)
            } else {
                result.append(.returning(node.expression.map { expression($0) }))
            }
        case .throwStmt(let node):
            result.append(.expression(.combined([expression(node.expression)])))
            result.append(.returning(nil))
        case .guardStmt(let node):
            result.append(.guarding(conditions(node.conditions), otherwise: statements(node.body.statements)))
        case .forStmt(let node):
            var body = statements(node.body.statements)
            if let clause = node.whereClause {
                body = [.conditional([.expression(expression(clause.condition))], then: body, else: [])]
            }
            result.append(.loop(pattern(node.pattern), expression(node.sequence), body))
        case .whileStmt(let node):
            let body = statements(node.body.statements)
            result.append(.loop(nil, nil, [.conditional(conditions(node.conditions), then: body, else: [])]))
        case .repeatStmt(let node):
            result.append(.loop(nil, nil, statements(node.body.statements) + [.expression(expression(node.condition))]))
        case .doStmt(let node):
            let body = statements(node.body.statements)
            let clauses = node.catchClauses.map { catching($0) }
            result.append(clauses.isEmpty ? .block(body) : .attempting([body] + clauses))
        case .deferStmt(let node): result.append(.block(statements(node.body.statements)))
        // What follows in the body of the loop is not done.
        case .continueStmt: result.append(.returning(nil))
        case .breakStmt(let node): if Self.leavesLoop(node) { result.append(.returning(nil)) }
        case .fallThroughStmt(let node): result.append(.expression(.name(Self.fallThrough, position(node))))
        case .labeledStmt(let node): lower(node.statement, into: &result)
        default: break
        }
    }

    /// Whether a `break` ends a loop, and not a `switch` or the statement with its label.
    private static func leavesLoop(_ node: BreakStmtSyntax) -> Bool {
        var around = node.parent
        while let current = around {
            switch (current.kind, node.label?.text) {
            case (.forStmt, nil), (.whileStmt, nil), (.repeatStmt, nil): return true
            case (.switchExpr, nil): return false
            case (.labeledStmt, let label?):
                if let labelled = current.as(LabeledStmtSyntax.self), labelled.label.text == label {
                    return [.forStmt, .whileStmt, .repeatStmt].contains(labelled.statement.kind)
                }
            default: break
            }
            around = current.parent
        }
        return false
    }

    /// What was thrown is not followed: its names hide those of the code around the clause, and hold nothing.
    private mutating func catching(_ clause: CatchClauseSyntax) -> [Statement] {
        let patterns = clause.catchItems.compactMap(\.pattern).map { pattern($0) }
        let bindings = (patterns.isEmpty ? [.binding("error")] : patterns).map { Statement.binding($0, nil, nil) }
        return bindings + statements(clause.body.statements)
    }

    mutating func expressionStatement(_ node: ExprSyntax) -> Statement {
        if let node = node.as(IfExprSyntax.self) { return conditional(node) }
        if let node = node.as(SwitchExprSyntax.self) { return switching(node) }
        return .expression(expression(node))
    }

    private mutating func conditional(_ node: IfExprSyntax) -> Statement {
        let conditions = conditions(node.conditions)
        let then = statements(node.body.statements)
        var otherwise: [Statement] = []
        switch node.elseBody {
        case .ifExpr(let next)?: otherwise = [conditional(next)]
        case .codeBlock(let block)?: otherwise = statements(block.statements)
        default: break
        }
        if let (subject, cases) = alternatives(node.conditions) {
            let branches = [
                SwitchCase(patterns: cases, conditions: [], body: then),
                SwitchCase(patterns: [], conditions: [], body: otherwise),
            ]
            return .switching(expression(subject), branches, position(node))
        }
        return .conditional(conditions, then: then, else: otherwise)
    }

    /// The subject and the cases of `step == .intro || step == .login`, which asks what `switch` does.
    private mutating func alternatives(_ conditions: ConditionElementListSyntax) -> (ExprSyntax, [Pattern])? {
        guard conditions.count == 1, case .expression(let condition)? = conditions.first?.condition else { return nil }
        if let found = members(condition) { return (found.subject, found.list.map { pattern(in: $0) }) }
        guard let elements = condition.as(SequenceExprSyntax.self)?.elements else { return nil }
        let comparisons = elements.split { Self.isOperator($0, "||") }.map(Array.init)
        guard comparisons.count > 1, let subject = comparisons[0].first,
            comparisons.allSatisfy({ parts in
                parts.count == 3 && Self.isOperator(parts[1], "==") && Self.isCaseOrText(parts[2])
                    && parts[0].trimmedDescription == subject.trimmedDescription
            })
        else { return nil }
        return (subject, comparisons.map { pattern(in: $0[2]) })
    }

    /// The parts of `[.intro, .login].contains(step)`.
    private func members(_ condition: ExprSyntax) -> (subject: ExprSyntax, list: [ExprSyntax])? {
        guard let call = condition.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "contains", call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            let list = member.base?.as(ArrayExprSyntax.self)?.elements.map(\.expression), !list.isEmpty,
            list.allSatisfy(Self.isCaseOrText)
        else { return nil }
        return (argument.expression, list)
    }

    static func isOperator(_ node: ExprSyntax, _ text: String) -> Bool {
        node.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }

    /// `.login`, `"login"`
    private static func isCaseOrText(_ node: ExprSyntax) -> Bool {
        if let text = node.as(StringLiteralExprSyntax.self) {
            return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        }
        return node.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }

    private mutating func switching(_ node: SwitchExprSyntax) -> Statement {
        let subject = expression(node.subject)
        return .switching(subject, withFallthroughs(switchCases(node.cases)), position(node))
    }

    /// A case that ends with `fallthrough` does what the next one does, too.
    private func withFallthroughs(_ cases: [SwitchCase]) -> [SwitchCase] {
        var cases = cases
        for (index, next) in cases.indices.dropLast().reversed().map({ ($0, cases.index(after: $0)) }) {
            guard case .expression(.name(Self.fallThrough, _))? = cases[index].body.last else { continue }
            cases[index].body = cases[index].body.dropLast() + cases[next].body
        }
        return cases
    }

    private static let fallThrough = "fallthrough"

    private mutating func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
        var result: [SwitchCase] = []
        for element in list {
            switch element {
            case .switchCase(let node):
                var patterns: [Pattern] = []
                var guards: [Expression] = []
                if case .case(let label) = node.label {
                    for item in label.caseItems {
                        patterns.append(pattern(item.pattern))
                        if let clause = item.whereClause { guards.append(expression(clause.condition)) }
                    }
                }
                result.append(
                    SwitchCase(patterns: patterns, conditions: guards, body: statements(node.statements)))
            case .ifConfigDecl(let node):
                if case .switchCases(let active)? = activeElements(of: node) { result += switchCases(active) }
            @unknown default: break
            }
        }
        return result
    }

    mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        var result: [Condition] = []
        for element in list {
            switch element.condition {
            case .expression(let node):
                // `a && b` asks for both, as `a, b` does.
                let parts = node.as(SequenceExprSyntax.self).flatMap { conjunction(Array($0.elements)[...]) }
                result += parts?.map { test($0) ?? .expression(sequence($0)) } ?? [condition(node)]
            case .matchingPattern(let node):
                result.append(.match(pattern(node.pattern), expression(node.initializer.value)))
            case .optionalBinding(let node):
                let bound = pattern(node.pattern)
                // `if let name` takes the value of the name that it shadows.
                let value: Expression =
                    if let initializer = node.initializer {
                        expression(initializer.value)
                    } else if case .binding(let name) = bound {
                        .name(name, position(node.pattern))
                    } else {
                        .combined([])
                    }
                // `if let name: Type = value` tells what the value is looked at as.
                let (name, state) = Expression.unwrapping(bound, value)
                let whole = node.typeAnnotation.map { .cast(state, typeName($0.type)) } ?? state
                result.append(.binding(name, to: whole))
            // An app runs on systems before and after a version, so `#available` may hold or not.
            case .availability: result.append(.expression(.combined([])))
            default: break
            }
        }
        return result
    }

    private mutating func condition(_ node: ExprSyntax) -> Condition {
        let elements = node.as(SequenceExprSyntax.self).map { Array($0.elements) }
        return elements.flatMap { test($0[...]) } ?? .expression(expression(node))
    }

    /// `child is HomeCoordinator` asks what `case is HomeCoordinator = child` does.
    private mutating func test(_ elements: ArraySlice<ExprSyntax>) -> Condition? {
        guard elements.count == 3, let subject = elements.first, let type = elements.last?.as(TypeExprSyntax.self),
            elements[elements.startIndex + 1].kind == .unresolvedIsExpr
        else { return nil }
        return .match(.cast(.any, typeName(type.type)), expression(subject))
    }

    mutating func pattern(_ node: PatternSyntax) -> Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return .binding(unquoted(node.identifier.text))
        case .wildcardPattern: return .any
        case .valueBindingPattern(let node): return pattern(node.pattern)
        case .tuplePattern(let node): return .tuple(node.elements.map { pattern($0.pattern) })
        case .expressionPattern(let node): return pattern(in: node.expression)
        case .isTypePattern(let node): return .cast(.any, typeName(node.type))
        default: return .any
        }
    }

    /// A range of numbers: `0..<10`, `10...`, `..<0`. What is left out is `nil`.
    private mutating func range(_ elements: [ExprSyntax]) -> Pattern? {
        let (lower, name, upper): (ExprSyntax?, TokenSyntax, ExprSyntax?)
        switch elements.count {
        case 3:
            guard let node = elements[1].as(BinaryOperatorExprSyntax.self) else { return nil }
            (lower, name, upper) = (elements[0], node.operator, elements[2])
        case 1:
            if let node = elements[0].as(PostfixOperatorExprSyntax.self) {
                (lower, name, upper) = (node.expression, node.operator, nil)
            } else if let node = elements[0].as(PrefixOperatorExprSyntax.self) {
                (lower, name, upper) = (nil, node.operator, node.expression)
            } else {
                return nil
            }
        default: return nil
        }
        guard name.text == "..<" || name.text == "..." else { return nil }
        let bounds = [lower, upper].map { bound in
            Argument(label: nil, value: bound.map { expression($0) } ?? .null)
        }
        return .expression(.call(.name(name.text, position(name)), bounds, position(name)))
    }

    /// Patterns of enum cases are parsed as expressions, with bindings inside.
    private mutating func pattern(in node: ExprSyntax) -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return pattern(node.pattern)
        case .discardAssignmentExpr: return .any
        case .optionalChainingExpr(let node):
            let inside = pattern(in: node.expression)
            // `case let name?` is not `case let name`: without a value it does not match.
            switch inside {
            case .binding, .any:
                let argument = PatternArgument(label: nil, pattern: inside)
                return .enumCase(type: nil, name: "some", [argument], position(node))
            default: return inside
            }
        // A value to compare with, and no case: `case Page.home.rawValue`.
        case .memberAccessExpr(let node) where node.declName.baseName.text == "rawValue":
            return .expression(expression(ExprSyntax(node)))
        case .memberAccessExpr(let node):
            return .enumCase(
                type: node.base.map(\.trimmedDescription), name: unquoted(node.declName.baseName.text), [],
                position(node.declName))
        case .functionCallExpr(let call):
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                return .expression(expression(node))
            }
            let (type, name) = (member.base?.trimmedDescription, unquoted(member.declName.baseName.text))
            let arguments = call.arguments.map {
                PatternArgument(label: $0.label.map { unquoted($0.text) }, pattern: pattern(in: $0.expression))
            }
            // `case .some(.detail)` is `case .detail?`.
            if name == "some", type == nil || type == "Optional", arguments.count == 1,
                case .enumCase = arguments[0].pattern
            {
                return arguments[0].pattern
            }
            return .enumCase(type: type, name: name, arguments, position(member.declName))
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return pattern(in: only.expression) }
            return .tuple(node.elements.map { pattern(in: $0.expression) })
        case .sequenceExpr(let node):
            // `let x as Type`
            let elements = Array(node.elements)
            if elements.count == 3, elements[1].kind == .unresolvedAsExpr,
                let type = elements[2].as(TypeExprSyntax.self)
            {
                return .cast(pattern(in: elements[0]), typeName(type.type))
            }
            return range(elements) ?? .expression(expression(ExprSyntax(node)))
        case .prefixOperatorExpr(let node):
            return range([ExprSyntax(node)]) ?? .expression(expression(ExprSyntax(node)))
        case .postfixOperatorExpr(let node):
            return range([ExprSyntax(node)]) ?? .expression(expression(ExprSyntax(node)))
        case .asExpr(let node): return .cast(pattern(in: node.expression), typeName(node.type))
        default: return .expression(expression(node))
        }
    }
}

extension Statement {
    /// `return if isOpen { a } else { b }` returns what each branch ends with.
    fileprivate var returningValues: Statement {
        switch self {
        case .expression(let value): .returning(value)
        case .conditional(let conditions, let then, let otherwise):
            .conditional(conditions, then: then.returningLast, else: otherwise.returningLast)
        case .switching(let subject, let cases, let position):
            .switching(
                subject,
                cases.map { SwitchCase(patterns: $0.patterns, conditions: $0.conditions, body: $0.body.returningLast) },
                position)
        default: self
        }
    }
}

extension [Statement] {
    fileprivate var returningLast: [Statement] { dropLast() + (last.map { [$0.returningValues] } ?? []) }
}
