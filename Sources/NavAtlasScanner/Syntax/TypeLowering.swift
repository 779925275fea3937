import SwiftSyntax

// Reduces written types to `TypeReference`.

extension FileLowering {
    /// A type as it is written, with what does not matter to navigation taken off.
    func typeName(_ type: some TypeSyntaxProtocol) -> TypeReference {
        let type = TypeSyntax(type)
        return plainName(type) ?? anyName(type)
    }

    /// What most types are: a name. Told first, as the kinds of expressions are.
    @inline(never)
    private func plainName(_ type: TypeSyntax) -> TypeReference? {
        guard type.kind == .identifierType, let node = type.as(IdentifierTypeSyntax.self) else { return nil }
        let arguments = genericArguments(node.genericArgumentClause)
        let name = node.name.text
        if !localAliases.isEmpty, let meant = localAliases[name] { return meant }
        // `Optional<X>` is as good as `X?`.
        if name == "Optional", let wrapped = arguments.first { return wrapped }
        if StandardLibraryNames.elementCollections.contains(name), let element = arguments.last {
            return .array(element)
        }
        // `Dictionary<X, Y>` is as good as `[X: Y]`.
        if StandardLibraryNames.dictionaries.contains(name), arguments.count == 2 {
            return .dictionary(arguments[0], arguments[1])
        }
        return .named(unquoted(name), arguments)
    }

    @inline(never)
    private func anyName(_ type: TypeSyntax) -> TypeReference {
        switch type.as(TypeSyntaxEnum.self) {
        case .memberType(let node):
            let base = typeName(node.baseType)
            let arguments = genericArguments(node.genericArgumentClause)
            if node.name.text == "Type" || node.name.text == "Protocol" { return .metatype(base) }
            guard !base.base.isEmpty else { return .named(unquoted(node.name.text), arguments) }
            return .named(base.base + "." + unquoted(node.name.text), arguments.isEmpty ? base.arguments : arguments)
        case .optionalType(let node): return typeName(node.wrappedType)
        case .implicitlyUnwrappedOptionalType(let node): return typeName(node.wrappedType)
        case .someOrAnyType(let node): return typeName(node.constraint)
        case .attributedType(let node): return typeName(node.baseType)
        case .arrayType(let node): return .array(typeName(node.element))
        case .dictionaryType(let node): return .dictionary(typeName(node.key), typeName(node.value))
        case .metatypeType(let node): return .metatype(typeName(node.baseType))
        case .compositionType(let node): return .composition(node.elements.map { typeName($0.type) })
        case .functionType(let node):
            return .function(node.parameters.map { typeName($0.type) }, typeName(node.returnClause.type))
        case .tupleType(let node):
            if node.elements.count == 1, let only = node.elements.first { return typeName(only.type) }
            return .tuple(node.elements.map { typeName($0.type) })
        case .packExpansionType(let node): return typeName(node.repetitionPattern)
        case .packElementType(let node): return typeName(node.pack)
        case .suppressedType, .namedOpaqueReturnType, .classRestrictionType,
            .missingType:
            return .named("", [])
        default: return .named(type.trimmedDescription, [])
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
        guard let clause else { return [] }
        return clause.arguments.compactMap { argument in
            guard case .type(let type) = argument.argument else { return nil }
            return typeName(type)
        }
    }

    func genericParameters(_ clause: GenericParameterClauseSyntax?, _ wheres: GenericWhereClauseSyntax?)
        -> [GenericParameter]
    {
        var result: [GenericParameter] = []
        if let clause {
            result = clause.parameters.map {
                GenericParameter(name: $0.name.text, constraint: $0.inheritedType.map { typeName($0) })
            }
        }
        guard let wheres else { return result }
        for requirement in wheres.requirements {
            guard case .conformanceRequirement(let node) = requirement.requirement else { continue }
            let name = typeName(node.leftType).base
            if let index = result.firstIndex(where: { $0.name == name }), result[index].constraint == nil {
                result[index].constraint = typeName(node.rightType)
            }
        }
        return result
    }

    /// The requirements that two types be the same, by the plain name of the first.
    func sameTypes(_ wheres: GenericWhereClauseSyntax?) -> [(name: String, type: TypeReference)] {
        (wheres?.requirements ?? []).compactMap { requirement in
            guard case .sameTypeRequirement(let node) = requirement.requirement,
                let left = node.leftType.as(TypeSyntax.self), let right = node.rightType.as(TypeSyntax.self)
            else { return nil }
            let name = typeName(left).base
            let plain = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
            return plain.contains(".") ? nil : (plain, typeName(right))
        }
    }

    /// What a type and its parameters conform to or inherit from: `extension Screen where Self: Closable`.
    func bounds(_ wheres: GenericWhereClauseSyntax?) -> [GenericParameter] {
        (wheres?.requirements ?? []).compactMap { requirement in
            guard case .conformanceRequirement(let node) = requirement.requirement else { return nil }
            let name = typeName(node.leftType).base
            let plain = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
            guard !plain.contains(".") else { return nil }
            return GenericParameter(name: plain, constraint: typeName(node.rightType), isBound: true)
        }
    }

    /// An identifier without its backticks.
    func unquoted(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
    }
}
