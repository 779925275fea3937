// How expressions and statements are kept in the cache: a tag a case, then what the case holds.

extension Argument: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label, value, isTrailing)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (label, value, isTrailing) = try reader.readAll()
    }
}

extension Closure: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(parameters, body, position, result)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (parameters, body, position, result) = try reader.readAll()
    }
}

extension SwitchCase: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(patterns, conditions, body)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (patterns, conditions, body) = try reader.readAll()
    }
}

extension PatternArgument: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(label, pattern)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (label, pattern) = try reader.readAll()
    }
}

extension Expression: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .name(let a, let b): writer.write(tag: 0, a, b)
        case .implicitMember(let a, let b): writer.write(tag: 1, a, b)
        case .member(let a, let b, let c): writer.write(tag: 2, a, b, c)
        case .call(let a, let b, let c): writer.write(tag: 3, a, b, c)
        case .subscripted(let a, let b, let c): writer.write(tag: 4, a, b, c)
        case .closure(let a): writer.write(tag: 5, a)
        case .keyPath(let a, let b, let c): writer.write(tag: 6, a, b, c)
        case .string(let a): writer.write(tag: 7, a)
        case .boolean(let a): writer.write(tag: 8, a)
        case .number(let a): writer.write(tag: 9, a)
        case .null: writer.write(tag: 10)
        case .array(let a): writer.write(tag: 11, a)
        case .dictionary(let a, let b): writer.write(tag: 12, a, b)
        case .tuple(let a): writer.write(tag: 13, a)
        case .conditional(let a, let b, let c): writer.write(tag: 14, a, b, c)
        case .branching(let a): writer.write(tag: 15, a)
        case .assignment(let a, let b, let c): writer.write(tag: 16, a, b, c)
        case .either(let a): writer.write(tag: 17, a)
        case .cast(let a, let b): writer.write(tag: 18, a, b)
        case .type(let a, let b): writer.write(tag: 19, a, b)
        case .combined(let a): writer.write(tag: 20, a)
        case .comparison(let a, let b, let c): writer.write(tag: 21, a, b, c)
        case .alternative(let a): writer.write(tag: 22, a)
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
        case 12: self = .dictionary(keys: try reader.read(), try reader.read())
        case 13: self = .tuple(try reader.read())
        case 14: self = .conditional(try reader.read(), then: try reader.read(), else: try reader.read())
        case 15: self = .branching(try reader.read())
        case 16: self = .assignment(try reader.read(), try reader.read(), try reader.read())
        case 17: self = .either(try reader.read())
        case 18: self = .cast(try reader.read(), try reader.read())
        case 19: self = .type(try reader.read(), try reader.read())
        case 20: self = .combined(try reader.read())
        case 21: self = .comparison(try reader.read(), try reader.read(), isEqual: try reader.read())
        case 22: self = .alternative(try reader.read())
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
        case .interpolation(let a): writer.write(tag: 1, a)
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
        case .binding(let a, let b, let c): writer.write(tag: 0, a, b, c)
        case .expression(let a): writer.write(tag: 1, a)
        case .returning(let a): writer.write(tag: 2, a)
        case .conditional(let a, let b, let c): writer.write(tag: 3, a, b, c)
        case .guarding(let a, let b): writer.write(tag: 4, a, b)
        case .switching(let a, let b, let c): writer.write(tag: 5, a, b, c)
        case .loop(let a, let b, let c): writer.write(tag: 6, a, b, c)
        case .block(let a): writer.write(tag: 7, a)
        case .function(let a): writer.write(tag: 8, a)
        case .attempting(let a): writer.write(tag: 9, a)
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
        case 9: self = .attempting(try reader.read())
        default: throw MalformedFacts()
        }
    }
}

extension Condition: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        switch self {
        case .expression(let a): writer.write(tag: 0, a)
        case .match(let a, let b): writer.write(tag: 1, a, b)
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
        case .any: writer.write(tag: 0)
        case .binding(let a): writer.write(tag: 1, a)
        case .enumCase(let a, let b, let c, let d): writer.write(tag: 2, a, b, c, d)
        case .tuple(let a): writer.write(tag: 3, a)
        case .cast(let a, let b): writer.write(tag: 4, a, b)
        case .expression(let a): writer.write(tag: 5, a)
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
