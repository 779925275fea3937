// How expressions and statements are kept in the cache: a tag a case, then what the case holds.

extension Argument: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label)
        writer.write(value)
        writer.write(isTrailing)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        label = try reader.read()
        value = try reader.read()
        isTrailing = try reader.read()
    }
}

extension Closure: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(parameters)
        writer.write(body)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        parameters = try reader.read()
        body = try reader.read()
        position = try reader.read()
    }
}

extension SwitchCase: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(patterns)
        writer.write(conditions)
        writer.write(body)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        patterns = try reader.read()
        conditions = try reader.read()
        body = try reader.read()
    }
}

extension PatternArgument: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label)
        writer.write(pattern)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        label = try reader.read()
        pattern = try reader.read()
    }
}

extension Expression: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .name(let a, let b):
            writer.write(tag: 0)
            writer.write(a)
            writer.write(b)
        case .implicitMember(let a, let b):
            writer.write(tag: 1)
            writer.write(a)
            writer.write(b)
        case .member(let a, let b, let c):
            writer.write(tag: 2)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .call(let a, let b, let c):
            writer.write(tag: 3)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .subscripted(let a, let b, let c):
            writer.write(tag: 4)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .closure(let a):
            writer.write(tag: 5)
            writer.write(a)
        case .keyPath(let a, let b, let c):
            writer.write(tag: 6)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .string(let a):
            writer.write(tag: 7)
            writer.write(a)
        case .boolean(let a):
            writer.write(tag: 8)
            writer.write(a)
        case .number(let a):
            writer.write(tag: 9)
            writer.write(a)
        case .null:
            writer.write(tag: 10)
        case .array(let a):
            writer.write(tag: 11)
            writer.write(a)
        case .dictionary(let a):
            writer.write(tag: 12)
            writer.write(a)
        case .tuple(let a):
            writer.write(tag: 13)
            writer.write(a)
        case .conditional(let a, let b, let c):
            writer.write(tag: 14)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .branching(let a):
            writer.write(tag: 15)
            writer.write(a)
        case .assignment(let a, let b, let c):
            writer.write(tag: 16)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .either(let a):
            writer.write(tag: 17)
            writer.write(a)
        case .cast(let a, let b):
            writer.write(tag: 18)
            writer.write(a)
            writer.write(b)
        case .type(let a, let b):
            writer.write(tag: 19)
            writer.write(a)
            writer.write(b)
        case .combined(let a):
            writer.write(tag: 20)
            writer.write(a)
        case .comparison(let a, let b, let c):
            writer.write(tag: 21)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .name(try reader.read(), try reader.read())
        case 1: self = .implicitMember(try reader.read(), try reader.read())
        case 2: self = .member(try reader.read(), try reader.read(), try reader.read())
        case 3: self = .call(try reader.read(), try reader.read(), try reader.read())
        case 4: self = .subscripted(try reader.read(), try reader.read(), try reader.read())
        case 5: self = .closure(try reader.read())
        case 6: self = .keyPath(root: try reader.read(), try reader.read(), try reader.read())
        case 7: self = .string(try reader.read())
        case 8: self = .boolean(try reader.read())
        case 9: self = .number(try reader.read())
        case 10: self = .null
        case 11: self = .array(try reader.read())
        case 12: self = .dictionary(try reader.read())
        case 13: self = .tuple(try reader.read())
        case 14: self = .conditional(try reader.read(), then: try reader.read(), else: try reader.read())
        case 15: self = .branching(try reader.read())
        case 16: self = .assignment(try reader.read(), try reader.read(), try reader.read())
        case 17: self = .either(try reader.read())
        case 18: self = .cast(try reader.read(), try reader.read())
        case 19: self = .type(try reader.read(), try reader.read())
        case 20: self = .combined(try reader.read())
        case 21: self = .comparison(try reader.read(), try reader.read(), isEqual: try reader.read())
        default: throw MalformedFacts()
        }
    }
}

extension StringSegment: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .text(let a):
            writer.write(tag: 0)
            writer.write(literal: a)
        case .interpolation(let a):
            writer.write(tag: 1)
            writer.write(a)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .text(try reader.read())
        case 1: self = .interpolation(try reader.read())
        default: throw MalformedFacts()
        }
    }
}

extension Statement: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .binding(let a, let b, let c):
            writer.write(tag: 0)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .expression(let a):
            writer.write(tag: 1)
            writer.write(a)
        case .returning(let a):
            writer.write(tag: 2)
            writer.write(a)
        case .conditional(let a, let b, let c):
            writer.write(tag: 3)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .guarding(let a, let b):
            writer.write(tag: 4)
            writer.write(a)
            writer.write(b)
        case .switching(let a, let b, let c):
            writer.write(tag: 5)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .loop(let a, let b, let c):
            writer.write(tag: 6)
            writer.write(a)
            writer.write(b)
            writer.write(c)
        case .block(let a):
            writer.write(tag: 7)
            writer.write(a)
        case .function(let a):
            writer.write(tag: 8)
            writer.write(a)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .binding(try reader.read(), try reader.read(), try reader.read())
        case 1: self = .expression(try reader.read())
        case 2: self = .returning(try reader.read())
        case 3: self = .conditional(try reader.read(), then: try reader.read(), else: try reader.read())
        case 4: self = .guarding(try reader.read(), otherwise: try reader.read())
        case 5: self = .switching(try reader.read(), try reader.read(), try reader.read())
        case 6: self = .loop(try reader.read(), try reader.read(), try reader.read())
        case 7: self = .block(try reader.read())
        case 8: self = .function(try reader.read())
        default: throw MalformedFacts()
        }
    }
}

extension Condition: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .expression(let a):
            writer.write(tag: 0)
            writer.write(a)
        case .match(let a, let b):
            writer.write(tag: 1)
            writer.write(a)
            writer.write(b)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .expression(try reader.read())
        case 1: self = .match(try reader.read(), try reader.read())
        default: throw MalformedFacts()
        }
    }
}

extension Pattern: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .any:
            writer.write(tag: 0)
        case .binding(let a):
            writer.write(tag: 1)
            writer.write(a)
        case .enumCase(let a, let b, let c, let d):
            writer.write(tag: 2)
            writer.write(a)
            writer.write(b)
            writer.write(c)
            writer.write(d)
        case .tuple(let a):
            writer.write(tag: 3)
            writer.write(a)
        case .cast(let a, let b):
            writer.write(tag: 4)
            writer.write(a)
            writer.write(b)
        case .expression(let a):
            writer.write(tag: 5)
            writer.write(a)
        }
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .any
        case 1: self = .binding(try reader.read())
        case 2: self = .enumCase(type: try reader.read(), name: try reader.read(), try reader.read(), try reader.read())
        case 3: self = .tuple(try reader.read())
        case 4: self = .cast(try reader.read(), try reader.read())
        case 5: self = .expression(try reader.read())
        default: throw MalformedFacts()
        }
    }
}
