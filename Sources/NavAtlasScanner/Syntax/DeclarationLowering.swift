import SwiftSyntax

// Reduces declarations to facts: types, properties, functions and enum cases.

extension FileLowering {
    /// A type declaration, and the ones nested in it, each as a fact of its own.
    mutating func types(_ declaration: DeclSyntax, outer: String?, isPrivate: Bool) -> [TypeFact] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            return type(
                .class, node, name: node.name.text,
                generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
                position(node.name), outer, isPrivate)
        case .structDecl(let node):
            return type(
                .struct, node, name: node.name.text,
                generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
                position(node.name), outer, isPrivate)
        case .enumDecl(let node):
            return type(
                .enum, node, name: node.name.text,
                generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
                position(node.name), outer, isPrivate)
        case .actorDecl(let node):
            return type(
                .actor, node, name: node.name.text,
                generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
                position(node.name), outer, isPrivate)
        case .protocolDecl(let node):
            var facts = type(
                .protocol, node, name: node.name.text, generics: genericParameters(nil, node.genericWhereClause),
                position(node.name), outer, isPrivate)
            // `protocol Leading: Pushing where Kind == Step` names what an inherited type is.
            for (name, same) in sameTypes(node.genericWhereClause) where !facts.isEmpty {
                facts[0].typealiases[name] = same
            }
            return facts
        case .extensionDecl(let node):
            let extended = typeName(node.extendedType)
            let name: String =
                switch extended {
                case .array: "Array"
                case .dictionary: "Dictionary"
                default: extended.base
                }
            var same = sameTypes(node.genericWhereClause)
            // `extension [Page]` is `extension Array where Element == Page`.
            if case .array(let element) = extended { same.append(("Element", element)) }
            let bounds = bounds(node.genericWhereClause)
            return withAliases(same) { lowering in
                lowering.type(
                    .extension, node, name: name,
                    generics: same.map { GenericParameter(name: $0.name, constraint: $0.type) } + bounds
                        + extended.arguments.map { GenericParameter(name: "", constraint: $0) },
                    lowering.position(node.extendedType), outer, isPrivate)
            }
        default: return []
        }
    }

    /// `extension Frame where Content == HomeView`: in its code, `Content` means that view.
    private mutating func withAliases<Facts>(
        _ same: [(name: String, type: TypeReference)], _ lower: (inout FileLowering) -> Facts
    ) -> Facts {
        let outer = localAliases
        defer { localAliases = outer }
        for (name, type) in same { localAliases[name] = type }
        return lower(&self)
    }

    private mutating func type(
        _ kind: TypeFact.Kind, _ node: some DeclGroupSyntax & WithAttributesSyntax, name: String,
        generics: [GenericParameter], _ position: Position, _ outer: String?, _ outerIsPrivate: Bool
    ) -> [TypeFact] {
        let inherits = node.inheritanceClause.map { $0.inheritedTypes.map { typeName($0.type) } } ?? []
        // Previews are not the app.
        if inherits.contains(where: { $0.base == "PreviewProvider" }) { return [] }
        let words = node.modifiers.map(\.name.text)
        let saysPrivate = words.contains { $0 == "private" || $0 == "fileprivate" }
        let isPrivate = outerIsPrivate || (kind != .extension && saysPrivate)
        let fullName = (outer.map { $0 + "." } ?? "") + unquoted(name)
        var fact = TypeFact(
            kind: kind, name: fullName, isPrivate: isPrivate,
            isPublic: words.contains { $0 == "public" || $0 == "open" }, isInSomeBuilds: isInSomeBuilds,
            isFinal: words.contains("final"), attributes: attributes(node.attributes), generics: generics,
            inherits: inherits, position: position)
        var nested: [TypeFact] = []
        let outerType = typeAround
        typeAround = fullName
        defer { typeAround = outerType }
        lower(node.memberBlock.members, into: &fact, nested: &nested, isPrivate: isPrivate)
        // A private extension says so for its functions.
        if kind == .extension, saysPrivate {
            for index in fact.functions.indices { fact.functions[index].isPrivate = true }
            for index in fact.properties.indices { fact.properties[index].isPrivate = true }
        }
        return [fact] + nested
    }

    private mutating func lower(
        _ members: MemberBlockItemListSyntax, into fact: inout TypeFact, nested: inout [TypeFact], isPrivate: Bool
    ) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .variableDecl(let node): fact.properties += properties(node)
            case .functionDecl(let node): fact.functions.append(function(node))
            case .initializerDecl(let node): fact.functions.append(initializer(node, of: fact))
            case .deinitializerDecl(let node): fact.functions.append(deinitializer(node))
            case .subscriptDecl(let node): fact.functions.append(self.subscript(node))
            case .typeAliasDecl(let node): fact.typealiases[node.name.text] = typeName(node.initializer.value)
            case .associatedTypeDecl(let node):
                fact.defaultTypes[node.name.text] = node.initializer.map { typeName($0.value) }
                if let bound = node.inheritanceClause?.inheritedTypes.first {
                    fact.generics.append(GenericParameter(name: node.name.text, constraint: typeName(bound.type)))
                }
            case .enumCaseDecl(let node):
                let attributes = attributes(node.attributes)
                for element in node.elements {
                    var segments: [StringSegment] = []
                    if let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self) {
                        segments = stringSegments(raw)
                    }
                    fact.cases.append(
                        CaseFact(
                            name: unquoted(element.name.text), attributes: attributes,
                            payload: element.parameterClause.map { payload($0.parameters) } ?? [],
                            rawValue: segments.first.flatMap { if case .text(let text) = $0 { text } else { nil } },
                            rawNumber: element.rawValue?.value.as(IntegerLiteralExprSyntax.self)?.literal.text,
                            position: position(element.name)))
                }
            case .macroExpansionDecl(let node): fact.properties += expansion(node)
            case .ifConfigDecl(let node):
                if case .decls(let active)? = activeElements(of: node) {
                    declaring(in: node) { $0.lower(active, into: &fact, nested: &nested, isPrivate: isPrivate) }
                }
            default:
                nested += types(member.decl, outer: fact.name, isPrivate: isPrivate)
            }
        }
    }

    private mutating func payload(_ list: EnumCaseParameterListSyntax) -> [ParameterFact] {
        list.map { parameter in
            ParameterFact(
                label: parameter.firstName.flatMap { $0.text == "_" ? nil : unquoted($0.text) },
                name: parameter.firstName?.text ?? "_", type: typeName(parameter.type),
                attributes: mayBeNothing(parameter.type) ? [ParameterFact.optional] : [],
                defaultValue: parameter.defaultValue.map { expression($0.value) })
        }
    }

    mutating func function(_ node: FunctionDeclSyntax) -> FunctionFact {
        withAliases(sameTypes(node.genericWhereClause)) { lowering in
            FunctionFact(
                name: lowering.unquoted(node.name.text),
                generics: lowering.genericParameters(node.genericParameterClause, node.genericWhereClause),
                parameters: lowering.parameters(node.signature.parameterClause.parameters),
                result: node.signature.returnClause.map { lowering.typeName($0.type) },
                attributes: lowering.attributes(node.attributes),
                body: node.body.map { lowering.statements($0.statements) },
                isStatic: lowering.isStatic(node.modifiers),
                isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
                isOverride: node.modifiers.contains { $0.name.text == "override" },
                isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
                position: lowering.position(node.name))
        }
    }

    private mutating func initializer(_ node: InitializerDeclSyntax, of type: TypeFact) -> FunctionFact {
        let isOfSubclass = type.kind == .class && !type.inherits.isEmpty
        return withAliases(sameTypes(node.genericWhereClause)) { lowering in
            FunctionFact(
                name: "init",
                generics: lowering.genericParameters(node.genericParameterClause, node.genericWhereClause),
                parameters: lowering.parameters(node.signature.parameterClause.parameters),
                attributes: lowering.attributes(node.attributes),
                body: node.body.map { body in
                    let written = lowering.statements(body.statements)
                    return isOfSubclass ? written + lowering.impliedCall(after: written, body.rightBrace) : written
                } ?? [],
                position: lowering.position(node.initKeyword))
        }
    }

    private mutating func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionFact {
        FunctionFact(
            name: FunctionFact.deinitializerName, attributes: attributes(node.attributes),
            body: node.body.map { statements($0.statements) } ?? [], position: position(node.deinitKeyword))
    }

    /// `super.init()`, which Swift calls at the end of an initialiser that calls no other.
    private func impliedCall(after body: [Statement], _ end: TokenSyntax) -> [Statement] {
        let callsOther = SyntaxSearch.contains(in: body) { expression in
            if case .call(.member(.name("super", _), "init", _), _, _) = expression { return true }
            if case .call(.member(.name("self", _), "init", _), _, _) = expression { return true }
            return false
        }
        let place = position(end)
        return callsOther ? [] : [.expression(.call(.member(.name("super", place), "init", place), [], place))]
    }

    /// A subscript is a function of that name. A parameter of one name has no label there.
    private mutating func `subscript`(_ node: SubscriptDeclSyntax) -> FunctionFact {
        let bodies = accessors(node.accessorBlock)
        var parameters = parameters(node.parameterClause.parameters)
        for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
            parameters[index].label = nil
        }
        return FunctionFact(
            name: FunctionFact.subscriptName,
            generics: genericParameters(node.genericParameterClause, node.genericWhereClause), parameters: parameters,
            result: typeName(node.returnClause.type), attributes: attributes(node.attributes),
            body: bodies.getter.map { $0 + bodies.observers }, isStatic: isStatic(node.modifiers),
            position: position(node.subscriptKeyword))
    }

    /// What runs when a property or subscript is read, and what runs when it is written.
    mutating func accessors(
        _ block: AccessorBlockSyntax?
    ) -> (getter: [Statement]?, observers: [Statement]) {
        var getter: [Statement]?
        var observers: [Statement] = []
        switch block?.accessors {
        case .getter(let items)?: getter = statements(items)
        case .accessors(let list)?:
            for accessor in list {
                guard let body = accessor.body else { continue }
                switch accessor.accessorSpecifier.text {
                case "get": getter = statements(body.statements)
                case "didSet": observers += statements(body.statements)
                case "willSet", "set": observers += newValue(accessor.parameters) + statements(body.statements)
                default: break
                }
            }
        default: break
        }
        return (getter, observers)
    }

    /// What an accessor that names the new value begins with: `set(page) { … }`.
    private func newValue(_ named: AccessorParametersSyntax?) -> [Statement] {
        guard let named, named.name.text != "newValue" else { return [] }
        return [.binding(.binding(unquoted(named.name.text)), nil, .name("newValue", position(named.name)))]
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    private mutating func parameters(_ list: FunctionParameterListSyntax) -> [ParameterFact] {
        var result: [ParameterFact] = []
        for parameter in list {
            let label = unquoted(parameter.firstName.text)
            var words = attributeNames(parameter.attributes)
            if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
                words += attributeNames(attributed.attributes)
                if attributed.specifiers.contains(where: { $0.trimmedDescription == ParameterFact.inOut }) {
                    words.append(ParameterFact.inOut)
                }
            }
            if mayBeNothing(parameter.type) { words.append(ParameterFact.optional) }
            result.append(
                ParameterFact(
                    label: label == "_" ? nil : label,
                    name: parameter.secondName.map { unquoted($0.text) } ?? label,
                    type: typeName(parameter.type), attributes: words,
                    defaultValue: parameter.defaultValue.map { expression($0.value) },
                    isVariadic: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)))
        }
        return result
    }

    private func mayBeNothing(_ type: TypeSyntax) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: true
        case .identifierType(let node): node.name.text == "Optional"
        case .attributedType(let node): mayBeNothing(node.baseType)
        default: false
        }
    }

    private func attributeNames(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    mutating func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
        var result: [AttributeFact] = []
        for element in list {
            switch element {
            case .attribute(let node):
                var arguments: [Argument] = []
                switch node.arguments {
                case .argumentList(let list)?: arguments = self.arguments(list)
                // `@objc(Name)`
                case .objCName(let pieces)? where pieces.count == 1:
                    arguments = pieces.compactMap(\.name).map {
                        Argument(label: nil, value: .name($0.text, position($0)))
                    }
                default: break
                }
                result.append(AttributeFact(name: typeName(node.attributeName), arguments: arguments))
            case .ifConfigDecl(let node):
                if case .attributes(let active)? = activeElements(of: node) { result += attributes(active) }
            @unknown default: break
            }
        }
        return result
    }

    mutating func properties(_ node: VariableDeclSyntax) -> [PropertyFact] {
        let words = node.modifiers.map(\.name.text)
        let attributes = attributes(node.attributes)
        var result: [PropertyFact] = []
        for binding in node.bindings {
            var (getter, observers) = accessors(binding.accessorBlock)
            // What the Objective-C runtime keeps for an object is stored, as far as anybody can tell.
            if SyntaxSearch.callees(in: observers).contains(FoundationNames.associating) { getter = nil }
            let type = binding.typeAnnotation.map { typeName($0.type) }
            let value = binding.initializer.map { expression($0.value) }
            for (name, part) in names(in: binding.pattern) {
                result.append(
                    PropertyFact(
                        name: name, type: type, attributes: attributes,
                        initializer: value.map { Self.element(part, of: $0, position(binding.pattern)) },
                        getter: getter,
                        observers: observers, isStatic: words.contains { $0 == "static" || $0 == "class" },
                        isWeak: words.contains("weak") || words.contains("unowned"),
                        isLazy: words.contains("lazy"), isConstant: node.bindingSpecifier.text == "let",
                        isPrivate: words.contains { ["private", "fileprivate"].contains($0) },
                        isOptional: binding.typeAnnotation.map { mayBeNothing($0.type) } ?? false,
                        isOverride: words.contains("override"), position: position(binding.pattern)))
            }
        }
        return result
    }

    /// The names that a pattern gives, each with its place in a tuple.
    private func names(in pattern: PatternSyntax) -> [(name: String, part: [Int])] {
        if let single = pattern.as(IdentifierPatternSyntax.self) { return [(unquoted(single.identifier.text), [])] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        return tuple.elements.enumerated().flatMap { index, element in
            names(in: element.pattern).map { ($0.name, [index] + $0.part) }
        }
    }

    /// What stands at a place of a tuple: `let (stream, continuation) = AsyncStream.makeStream(of: Event.self)`.
    private static func element(_ place: [Int], of value: Expression, _ position: Position) -> Expression {
        place.reduce(value) { value, index in
            if case .tuple(let parts) = value, parts.indices.contains(index) { return parts[index].value }
            return .member(value, String(index), position)
        }
    }
}
