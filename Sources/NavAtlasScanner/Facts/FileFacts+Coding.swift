// How declarations are kept in the cache: one line a property, in the same order on both sides.

extension FileFacts: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(path)
        writer.write(module)
        writer.write(imports)
        writer.write(types)
        writer.write(functions)
        writer.write(properties)
        writer.write(typealiases)
        writer.write(malformed)
        writer.write(tooDeep)
        writer.write(suppressions)
        writer.write(omitted)
        writer.write(storyboard)
        writer.write(objectiveC)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        path = try reader.read()
        module = try reader.read()
        imports = try reader.read()
        types = try reader.read()
        functions = try reader.read()
        properties = try reader.read()
        typealiases = try reader.read()
        malformed = try reader.read()
        tooDeep = try reader.read()
        suppressions = try reader.read()
        omitted = try reader.read()
        storyboard = try reader.read()
        objectiveC = try reader.read()
    }
}

extension SuppressionFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(rules)
        writer.write(reason)
        writer.write(position)
        writer.write(lastLine)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        rules = try reader.read()
        reason = try reader.read()
        position = try reader.read()
        lastLine = try reader.read()
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
        writer.write(kind)
        writer.write(name)
        writer.write(isPrivate)
        writer.write(isFinal)
        writer.write(attributes)
        writer.write(generics)
        writer.write(inherits)
        writer.write(properties)
        writer.write(functions)
        writer.write(cases)
        writer.write(typealiases)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        kind = try reader.read()
        name = try reader.read()
        isPrivate = try reader.read()
        isFinal = try reader.read()
        attributes = try reader.read()
        generics = try reader.read()
        inherits = try reader.read()
        properties = try reader.read()
        functions = try reader.read()
        cases = try reader.read()
        typealiases = try reader.read()
        position = try reader.read()
    }
}

extension GenericParameter: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(constraint)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        constraint = try reader.read()
    }
}

extension AttributeFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(arguments)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        arguments = try reader.read()
    }
}

extension PropertyFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(type)
        writer.write(attributes)
        writer.write(initializer)
        writer.write(getter)
        writer.write(observers)
        writer.write(isStatic)
        writer.write(isWeak)
        writer.write(isConstant)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        type = try reader.read()
        attributes = try reader.read()
        initializer = try reader.read()
        getter = try reader.read()
        observers = try reader.read()
        isStatic = try reader.read()
        isWeak = try reader.read()
        isConstant = try reader.read()
        position = try reader.read()
    }
}

extension OmittedCall: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(position)
        writer.write(condition)
        writer.write(isOfOtherPlatform)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        position = try reader.read()
        condition = try reader.read()
        isOfOtherPlatform = try reader.read()
    }
}

extension FunctionFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(generics)
        writer.write(parameters)
        writer.write(result)
        writer.write(attributes)
        writer.write(body)
        writer.write(isStatic)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        generics = try reader.read()
        parameters = try reader.read()
        result = try reader.read()
        attributes = try reader.read()
        body = try reader.read()
        isStatic = try reader.read()
        position = try reader.read()
    }
}

extension ParameterFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label)
        writer.write(name)
        writer.write(type)
        writer.write(attributes)
        writer.write(defaultValue)
        writer.write(isVariadic)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        label = try reader.read()
        name = try reader.read()
        type = try reader.read()
        attributes = try reader.read()
        defaultValue = try reader.read()
        isVariadic = try reader.read()
    }
}

extension CaseFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name)
        writer.write(payload)
        writer.write(rawValue)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        name = try reader.read()
        payload = try reader.read()
        rawValue = try reader.read()
        position = try reader.read()
    }
}

extension TypeFact.Kind: FactsCodable {}

extension TypeReference: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .named(let a, let b):
            writer.write(tag: 0)
            writer.write(a)
            writer.write(b)
        case .function(let a, let b):
            writer.write(tag: 1)
            writer.write(a)
            writer.write(b)
        case .tuple(let a):
            writer.write(tag: 2)
            writer.write(a)
        case .array(let a):
            writer.write(tag: 3)
            writer.write(a)
        case .dictionary(let a, let b):
            writer.write(tag: 4)
            writer.write(a)
            writer.write(b)
        case .composition(let a):
            writer.write(tag: 5)
            writer.write(a)
        case .metatype(let a):
            writer.write(tag: 6)
            writer.write(a)
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
