import SwiftSyntax

// Reduces expressions to `Expression`.

extension FileLowering {
    mutating func expression(_ node: ExprSyntax) -> Expression {
        guard depth < Self.deepestExpression else { return .combined([]) }
        depth += 1
        defer { depth -= 1 }
        // Most of an app's code is of these kinds, each lowered by a function of its own: one that may meet any kind makes
        // room for all of them, every time.
        switch node.kind {
        case .declReferenceExpr: return name(node)
        case .memberAccessExpr: return member(node)
        case .functionCallExpr: return call(node)
        case .closureExpr: return closure(node)
        case .stringLiteralExpr: return string(node)
        case .sequenceExpr: return sequence(node)
        default: return lowerUncommon(node)
        }
    }

    @inline(never)
    private func name(_ node: ExprSyntax) -> Expression {
        guard let node = node.as(DeclReferenceExprSyntax.self) else { return .combined([]) }
        let (name, place) = written(node)
        if !localAliases.isEmpty, let meant = localAliases[name] { return Self.expression(of: meant, place) }
        return .name(unquoted(name), place)
    }

    /// A type where a value may stand.
    private static func expression(of type: TypeReference, _ place: Position) -> Expression {
        guard case .named(let name, []) = type else { return .type(type, place) }
        let parts = name.split(separator: ".").map(String.init)
        return parts.dropFirst().reduce(.name(parts.first ?? name, place)) { .member($0, $1, place) }
    }

    @inline(never)
    private mutating func closure(_ node: ExprSyntax) -> Expression {
        node.as(ClosureExprSyntax.self).map { .closure(closure($0)) } ?? .combined([])
    }

    @inline(never)
    private mutating func string(_ node: ExprSyntax) -> Expression {
        node.as(StringLiteralExprSyntax.self).map { .string(stringSegments($0)) } ?? .combined([])
    }

    @inline(never)
    private mutating func sequence(_ node: ExprSyntax) -> Expression {
        node.as(SequenceExprSyntax.self).map { sequence(Array($0.elements)[...]) } ?? .combined([])
    }

    @inline(never)
    private mutating func lowerUncommon(_ node: ExprSyntax) -> Expression {
        switch node.as(ExprSyntaxEnum.self) {
        case .subscriptCallExpr(let node):
            return .subscripted(
                expression(node.calledExpression), arguments(node.arguments), position(node.leftSquare))
        case .keyPathExpr(let node): return keyPath(node)
        case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
        case .integerLiteralExpr(let node): return .number(node.literal.text)
        case .nilLiteralExpr: return .null
        case .regexLiteralExpr(let node): return RegexText.expression(node.regex.text)
        case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else { return .dictionary(keys: [], []) }
            return .dictionary(keys: elements.map { expression($0.key) }, elements.map { expression($0.value) })
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first { return expression(only.expression) }
            return .tuple(arguments(node.elements))
        case .optionalChainingExpr(let node): return expression(node.expression)
        case .forceUnwrapExpr(let node): return expression(node.expression)
        case .tryExpr(let node): return expression(node.expression)
        case .awaitExpr(let node): return withinAwait(true) { $0.expression(node.expression) }
        case .unsafeExpr(let node): return expression(node.expression)
        case .inOutExpr(let node): return expression(node.expression).projected
        case .consumeExpr(let node): return expression(node.expression)
        case .copyExpr(let node): return expression(node.expression)
        case .borrowExpr(let node): return expression(node.expression)
        case .prefixOperatorExpr(let node):
            // `/Route.detail`, a case path, is the case.
            if node.operator.text == "/" { return expression(node.expression) }
            let operand = expression(node.expression)
            if node.operator.text == "!", case .comparison(let left, let right, let isEqual) = operand {
                return .comparison(left, right, isEqual: !isEqual)
            }
            if node.operator.text == "-", case .number(let text) = operand { return .number("-" + text) }
            return .combined([operand])
        case .postfixOperatorExpr(let node): return expression(node.expression)
        case .postfixIfConfigExpr(let node): return postfixConfig(node)
        case .packExpansionExpr(let node): return expression(node.repetitionPattern)
        case .packElementExpr(let node): return expression(node.pack)
        case .superExpr(let node): return .name("super", position(node))
        case .asExpr(let node): return .cast(expression(node.expression), typeName(node.type))
        case .genericSpecializationExpr(let node):
            let base = expression(node.expression)
            guard let name = base.dottedName else { return base }
            let arguments = genericArguments(node.genericArgumentClause)
            if StandardLibraryNames.elementCollections.contains(name), let element = arguments.last {
                return .type(.array(element), position(node))
            }
            return .type(.named(name, arguments), position(node))
        case .typeExpr(let node): return .type(typeName(node.type), position(node))
        case .ifExpr, .switchExpr: return .branching(expressionStatement(node))
        case .macroExpansionExpr(let node): return expansion(node)
        case .infixOperatorExpr(let node):
            return .combined([expression(node.leftOperand), expression(node.rightOperand)])
        case .ternaryExpr(let node):
            return .conditional(
                expression(node.condition), then: expression(node.thenExpression),
                else: expression(node.elseExpression))
        default: return .combined([])
        }
    }

    @inline(never)
    private mutating func member(_ node: ExprSyntax) -> Expression {
        guard let node = node.as(MemberAccessExprSyntax.self) else { return .combined([]) }
        let (written, place) = written(node.declName)
        let name = unquoted(written)
        guard let base = node.base else { return .implicitMember(name, place) }
        let inner = expression(base)
        if written == "self" {
            // `Type.self` is the type; `value.self` the value.
            return inner
        }
        if written == "wrappedValue", let state = inner.projectedState { return state }
        if let type = inner.type(inside: name) { return type }
        return .member(inner, name, place)
    }

    @inline(never)
    private mutating func call(_ node: ExprSyntax) -> Expression {
        guard let node = node.as(FunctionCallExprSyntax.self) else { return .combined([]) }
        var callee = Self.withoutInit(expression(node.calledExpression))
        var list = arguments(node.arguments)
        callee = callee.paged(by: list)
        if let value = callee.animatedBinding ?? callee.wrapped(list) { return value }
        if let function = Self.function(mapping: callee, node.arguments, list) {
            list = [Argument(label: nil, value: .closure(function))]
        }
        if let trailing = node.trailingClosure {
            list.append(Argument(label: nil, value: .closure(closure(trailing)), isTrailing: true))
            for extra in node.additionalTrailingClosures {
                list.append(
                    Argument(
                        label: unquoted(extra.label.text), value: .closure(closure(extra.closure)), isTrailing: true))
            }
        }
        list = Expression.layers(callee, list)
        let place: Position =
            switch callee {
            case .member(_, _, let place), .implicitMember(_, let place), .name(_, let place), .type(_, let place):
                place
            default: position(node)
            }
        return .call(callee, Argument.withContent(list, of: callee), noted(place))
    }

    /// The closure for which a key path or an initialiser stands: `pages.map(\.route)` is `pages.map { $0.route }`, and
    /// `text.flatMap(Tab.init(rawValue:))` is `text.flatMap { Tab(rawValue: $0) }`.
    private static func function(
        mapping callee: Expression, _ nodes: LabeledExprListSyntax, _ arguments: [Argument]
    ) -> Closure? {
        guard case .member(_, let mapping, _) = callee, arguments.count == 1 else { return nil }
        if StandardLibraryNames.mappingOptionals.contains(mapping),
            case .member(let type, "init", let place) = arguments[0].value,
            let names = nodes.first?.expression.as(MemberAccessExprSyntax.self)?.declName.argumentNames?.arguments,
            names.count == 1, let label = names.first?.name.text
        {
            let made = Expression.call(
                type, [Argument(label: label == "_" ? nil : label, value: .name("$0", place))], place)
            return Closure(parameters: [], body: [.expression(made)], position: place)
        }
        return mapping == "map" ? nodes.first.flatMap { reading($0.expression, arguments[0].value) } : nil
    }

    /// A key path in place of a function: `\.route` is `{ $0.route }`; `nil` for any other expression.
    private static func reading(_ node: ExprSyntax, _ path: Expression) -> Closure? {
        guard case .keyPath(_, let names, let place) = path,
            node.as(KeyPathExprSyntax.self)?.components.count == names.count
        else { return nil }
        let value = names.reduce(Expression.name("$0", place)) { .member($0, $1, place) }
        return Closure(parameters: [], body: [.expression(value)], position: place)
    }

    /// What `Type.init` calls is what `Type` calls.
    private static func withoutInit(_ callee: Expression) -> Expression {
        guard case .member(let base, "init", _) = callee else { return callee }
        switch base {
        case .type: return base
        case .name, .member: return base.dottedName?.lastPart.mayNameType == true ? base : callee
        default: return callee
        }
    }

    mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        var result: [Argument] = []
        for element in list {
            let label = element.label.map { unquoted($0.text) }
            let value = expression(element.expression)
            let function =
                label.map(SwiftUINames.shownLabels.contains) == true ? Self.reading(element.expression, value) : nil
            result.append(Argument(label: label, value: function.map(Expression.closure) ?? value))
        }
        return result
    }

    mutating func closure(_ node: ClosureExprSyntax) -> Closure {
        var parameters: [ParameterFact] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?:
            parameters = list.map { ParameterFact(label: nil, name: unquoted($0.name.text)) }
        case .parameterClause(let clause)?:
            parameters = clause.parameters.map {
                ParameterFact(
                    label: nil, name: unquoted(($0.secondName ?? $0.firstName).text), type: $0.type.map { typeName($0) }
                )
            }
        default: break
        }
        var body = withinAwait(false) { $0.statements(node.statements) }
        // A capture list's own names: `[weak viewModel = self.viewModel]`.
        if let items = node.signature?.capture?.items {
            var captures: [Statement] = []
            for item in items {
                if let value = item.initializer {
                    captures.append(.binding(.binding(unquoted(item.name.text)), nil, expression(value.value)))
                }
            }
            body = captures + body
        }
        return Closure(
            parameters: parameters, body: body, position: position(node),
            result: node.signature?.returnClause.map { typeName($0.type) })
    }

    private mutating func keyPath(_ node: KeyPathExprSyntax) -> Expression {
        var names: [String] = []
        for component in node.components {
            if case .property(let property) = component.component {
                names.append(unquoted(property.declName.baseName.text))
            }
        }
        return .keyPath(root: node.root.map { typeName($0) }, names, position(node))
    }

    mutating func stringSegments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
        var result: [StringSegment] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text):
                if !text.content.text.isEmpty { result.append(.text(text.content.text)) }
            case .expressionSegment(let node):
                result.append(.interpolation(.combined(arguments(node.expressions).map(\.value))))
            @unknown default: break
            }
        }
        return result
    }

    /// Modifiers inside `#if`: the active branch, put on the expression before it.
    private mutating func postfixConfig(_ node: PostfixIfConfigExprSyntax) -> Expression {
        let base = node.base.map { expression($0) } ?? .combined([])
        guard case .postfixExpression(let active)? = activeElements(of: node.config) else { return base }
        return Self.replacingInnermostBase(of: expression(active), with: base)
    }

    private static func replacingInnermostBase(of expression: Expression, with base: Expression) -> Expression {
        switch expression {
        case .implicitMember(let name, let place): .member(base, name, place)
        case .member(let inner, let name, let place):
            .member(replacingInnermostBase(of: inner, with: base), name, place)
        case .call(let callee, let arguments, let place):
            .call(replacingInnermostBase(of: callee, with: base).paged(by: arguments), arguments, place)
        default: expression
        }
    }

    /// An assignment, or those that one between tuples stands for: `(self.router, self.model) = (router, model)`.
    private static func assignment(_ target: Expression, _ value: Expression, _ place: Position) -> Expression {
        guard case .tuple(let targets) = target, case .tuple(let values) = value, targets.count == values.count else {
            return .assignment(target, value, place)
        }
        return .tuple(
            zip(targets, values).map {
                Argument(label: nil, value: assignment($0.value, $1.value, $0.value.position ?? place))
            })
    }

    /// An unfolded sequence of operands and operators. Only assignment, `as`, `??` and the ternary operator matter, and
    /// among them precedence is fixed, so that there is no need to fold the rest.
    mutating func sequence(_ elements: ArraySlice<ExprSyntax>) -> Expression {
        guard elements.count > 1, let first = elements.first else {
            return elements.first.map { expression($0) } ?? .combined([])
        }
        if let place = elements.firstIndex(where: { $0.kind == .assignmentExpr || Self.isOperator($0, "+=") }) {
            let target = sequence(elements[..<place])
            let added = sequence(elements[(place + 1)...])
            // `path += [page]` keeps what is there.
            let value =
                elements[place].kind == .assignmentExpr
                ? added : Self.sum(of: target, "+", added) ?? .either([added])
            return Self.assignment(target, value, position(first))
        }
        if let place = elements.firstIndex(where: { Self.isOperator($0, "-=") }),
            case let target = sequence(elements[..<place]),
            let value = Self.sum(of: target, "-", sequence(elements[(place + 1)...]))
        {
            return .assignment(target, value, position(first))
        }
        if let place = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
            let middle = elements[place].as(UnresolvedTernaryExprSyntax.self)
        {
            return .conditional(
                sequence(elements[..<place]), then: expression(middle.thenExpression),
                else: sequence(elements[(place + 1)...]))
        }
        if let parts = parts(of: elements, between: "||") { return .alternative(parts.map { sequence($0) }) }
        if let parts = conjunction(elements) { return .combined(parts.map { sequence($0) }) }
        if elements.count >= 3, let type = elements[elements.startIndex + 2].as(TypeExprSyntax.self),
            case let word = elements[elements.startIndex + 1].kind,
            [.unresolvedAsExpr, .unresolvedIsExpr].contains(word)
        {
            let cast = Expression.cast(expression(first), typeName(type.type))
            // `page is Home` asks what `(page as? Home) != nil` does.
            if word == .unresolvedIsExpr, elements.count == 3 { return .comparison(cast, .null, isEqual: false) }
            guard elements.count > 3 else { return cast }
            return combining([cast], elements.dropFirst(3))
        }
        return combining([], elements)
    }

    /// The parts of `a && b`; `nil` where other operators that bind less tightly stand between.
    func conjunction(_ elements: ArraySlice<ExprSyntax>) -> [ArraySlice<ExprSyntax>]? {
        parts(of: elements, between: "||") == nil ? parts(of: elements, between: "&&") : nil
    }

    /// The operands between operators of one name; `nil` if there are no such operators.
    private func parts(of elements: ArraySlice<ExprSyntax>, between name: String) -> [ArraySlice<ExprSyntax>]? {
        let parts = elements.split { Self.isOperator($0, name) }
        return parts.count > 1 ? parts : nil
    }

    private mutating func combining(_ first: [Expression], _ elements: ArraySlice<ExprSyntax>) -> Expression {
        if first.isEmpty, let call = operatorCall(elements) { return call }
        var operands = first
        var operators: [String] = []
        for element in elements {
            switch element.kind {
            case .binaryOperatorExpr:
                if let node = element.as(BinaryOperatorExprSyntax.self) { operators.append(node.operator.text) }
            case .typeExpr, .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr: continue
            default: operands.append(expression(element))
            }
        }
        if operands.count == 2, operators.count == 1, operators[0] == "==" || operators[0] == "!=" {
            return .comparison(operands[0], operands[1], isEqual: operators[0] == "==")
        }
        if operands.count == 2, operators.count == 1,
            let asked = Self.comparison(ofCount: operands[0], operators[0], operands[1])
        {
            return asked
        }
        // The elements of a range that is written out are numbers.
        if operators.contains("..<") || operators.contains("...") {
            return .cast(.combined(operands), .named("Int", []))
        }
        if operands.count == 2, operators.count == 1, let sum = Self.sum(of: operands[0], operators[0], operands[1]) {
            return sum
        }
        // What compares otherwise says yes or no.
        if operators.contains(where: Self.ordering.contains) { return .cast(.combined(operands), .named("Bool", [])) }
        let keepsValues = !operators.isEmpty && operators.allSatisfy { $0 == "??" || $0 == "+" }
        return keepsValues ? .either(operands) : .combined(operands)
    }
}
