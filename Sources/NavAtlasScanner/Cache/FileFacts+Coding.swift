// How declarations are kept in the cache: their properties, in the same order on both sides.

extension FileFacts: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(
            path, module, imports, types, functions, properties, typealiases, aliasParameters, malformed, tooDeep,
            suppressions, omitted, awaited, storyboard, objectiveC)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (
            path, module, imports, types, functions, properties, typealiases, aliasParameters, malformed, tooDeep,
            suppressions, omitted, awaited, storyboard, objectiveC
        ) = try reader.readAll()
    }
}

extension SuppressionFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(rules, reason, position, lastLine)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (rules, reason, position, lastLine) = try reader.readAll()
    }
}

extension Position: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(position: self)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        guard let line = Int32(exactly: try reader.read() as Int), let column = Int32(exactly: try reader.read() as Int)
        else { throw MalformedFacts() }
        self.init(line: line, column: column)
    }
}

extension TypeFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(
            kind, name, isPrivate, isPublic, isInSomeBuilds, isFinal, attributes, generics, inherits, properties,
            functions, cases, typealiases, defaultTypes, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (
            kind, name, isPrivate, isPublic, isInSomeBuilds, isFinal, attributes, generics, inherits, properties,
            functions, cases, typealiases, defaultTypes, position
        ) = try reader.readAll()
    }
}

extension GenericParameter: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name, constraint, isBound)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, constraint, isBound) = try reader.readAll()
    }
}

extension AttributeFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name, arguments)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, arguments) = try reader.readAll()
    }
}

extension PropertyFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(
            name, type, attributes, initializer, getter, observers, isStatic, isWeak, isLazy, isConstant, isPrivate,
            isOptional, isOverride, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (
            name, type, attributes, initializer, getter, observers, isStatic, isWeak, isLazy, isConstant, isPrivate,
            isOptional, isOverride, position
        ) = try reader.readAll()
    }
}

extension OmittedUse: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name, isCall, position, condition, isOfOtherPlatform)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, isCall, position, condition, isOfOtherPlatform) = try reader.readAll()
    }
}

extension FunctionFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(
            name, generics, parameters, result, attributes, body, isStatic, isPrivate, isOverride, isAsync, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, generics, parameters, result, attributes, body, isStatic, isPrivate, isOverride, isAsync, position) =
            try reader.readAll()
    }
}

extension ParameterFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label, name, type, attributes, defaultValue, isVariadic)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (label, name, type, attributes, defaultValue, isVariadic) = try reader.readAll()
    }
}

extension CaseFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name, attributes, payload, rawValue, rawNumber, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, attributes, payload, rawValue, rawNumber, position) = try reader.readAll()
    }
}

extension TypeFact.Kind: FactsCodable {}

extension TypeReference: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .named(let a, let b): writer.write(tag: 0, a, b)
        case .function(let a, let b): writer.write(tag: 1, a, b)
        case .tuple(let a): writer.write(tag: 2, a)
        case .array(let a): writer.write(tag: 3, a)
        case .dictionary(let a, let b): writer.write(tag: 4, a, b)
        case .composition(let a): writer.write(tag: 5, a)
        case .metatype(let a): writer.write(tag: 6, a)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .named(try reader.read(), try reader.read())
        case 1: self = .function(try reader.read(), try reader.read())
        case 2: self = .tuple(try reader.read())
        case 3: self = .array(try reader.read())
        case 4: self = .dictionary(try reader.read(), try reader.read())
        case 5: self = .composition(try reader.read())
        case 6: self = .metatype(try reader.read())
        default: throw MalformedFacts()
        }
    }
}
