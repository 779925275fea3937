/// An error in a line of the notation.
struct NotationProblem: Error {
    let text: String
    init(_ text: String) { self.text = text }
}

enum NotationAttribute: CustomStringConvertible {
    case word(String)
    case value(String, String)
    case location(SourceLocation)
    /// A place under another key than `at`.
    case place(String, SourceLocation)

    var description: String {
        switch self {
        case .word(let word): "'\(word)'"
        case .value(let key, _): "'\(key)='"
        case .location: "'at='"
        case .place(let key, _): "'\(key)='"
        }
    }
}

struct NotationArrow {
    var kind: Edge.Kind
    var presentation: Presentation?
    var initial: Bool
}

/// Reads one line of the notation from left to right.
struct NotationScanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ line: Substring.UnicodeScalarView) { scalars = Array(line) }

    var isAtEnd: Bool { place >= scalars.count }
    var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[place] }
    var column: Int { place + 1 }

    mutating func skipSpaces() {
        while let next = peek, next == " " || next == "\t" || next == "\r" { place += 1 }
    }

    mutating func take(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[place...].starts(with: wanted) else { return false }
        place += wanted.count
        return true
    }

    mutating func expect(_ text: String) throws {
        skipSpaces()
        guard take(text) else { throw NotationProblem("expected '\(text)' at column \(column)") }
    }

    mutating func takeSeparator(_ text: String) -> Bool {
        skipSpaces()
        return take(text)
    }

    /// A plain name, or one in quotes.
    mutating func name(_ what: String) throws -> String {
        skipSpaces()
        if take("\"") { return try quotedRest() }
        let start = place
        guard let first = peek, first.startsPlainName else {
            throw NotationProblem("expected \(what) at column \(column)")
        }
        while let next = peek, next.isPlainInNotation { place += 1 }
        return string(start..<place)
    }

    private func string(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    private mutating func quotedRest() throws -> String {
        var units: [UInt16] = []
        while let next = peek {
            place += 1
            if next == "\"" { return String(decoding: units, as: UTF16.self) }
            guard next == "\\" else {
                units.append(contentsOf: String(next).utf16)
                continue
            }
            guard let escaped = peek else { break }
            place += 1
            switch escaped {
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "\"", "\\": units.append(contentsOf: String(escaped).utf16)
            case "u":
                guard place + 4 <= scalars.count, scalars[place..<place + 4].allSatisfy(\.properties.isASCIIHexDigit),
                    let unit = UInt16(string(place..<place + 4), radix: 16)
                else {
                    throw NotationProblem("expected four hexadecimal digits at column \(column)")
                }
                place += 4
                units.append(unit)
            default: throw NotationProblem("unknown escape '\\\(escaped)' at column \(column - 2)")
            }
        }
        throw NotationProblem("a quoted name has no end")
    }

    /// `-push->`, `-root!->`, `-root/push->`, `~sheet~>`.
    mutating func arrow() throws -> NotationArrow {
        skipSpaces()
        let isDeclared = take("-")
        guard isDeclared || take("~") else { throw NotationProblem("expected an arrow at column \(column)") }
        var kind: Edge.Kind?
        if peek != "\"", let slash = kindBeforeSlash {
            let word = string(place..<slash)
            kind = Edge.Kind(rawValue: word)
            guard kind != nil else { throw NotationProblem("'\(word)' is not a kind of edge") }
            place = slash + 1
        }
        let presentation = take("?") ? nil : Presentation(rawValue: try name("a presentation"))
        let initial = take("!")
        guard take(isDeclared ? "->" : "~>") else { throw NotationProblem("the arrow has no end at column \(column)") }
        return NotationArrow(
            kind: isDeclared ? kind ?? Notation.impliedKind(of: presentation) : .transition,
            presentation: presentation, initial: initial)
    }

    /// Where the slash stands that ends a kind at this place, as in `root/push`.
    private var kindBeforeSlash: Int? {
        let end = scalars[place...].firstIndex { $0 == "/" || !$0.isPlainInNotation }
        return end.flatMap { scalars[$0] == "/" ? $0 : nil }
    }

    mutating func attributes() throws -> [NotationAttribute] {
        skipSpaces()
        guard take("[") else { return [] }
        var result: [NotationAttribute] = []
        while true {
            skipSpaces()
            if take("]") { return result }
            let key = try name("an attribute")
            guard take("=") else {
                result.append(.word(key))
                continue
            }
            let isQuoted = peek == "\""
            let value = try name("a value")
            guard key == "at" || Self.placeKeys.contains(key) else {
                result.append(.value(key, value))
                continue
            }
            var place = value
            if isQuoted {
                guard take(":") else { throw NotationProblem("expected ':line:column' at column \(column)") }
                place = value + ":" + (try name("a line and a column"))
            }
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
            else { throw NotationProblem("expected '\(key)=file:line:column'") }
            guard line >= 1, column >= 1 else {
                throw NotationProblem("expected '\(key)=file:line:column', counted from 1")
            }
            let file = parts.dropLast(2).joined(separator: ":")
            let location = SourceLocation(file: file, line: line, column: column)
            result.append(key == "at" ? .location(location) : .place(key, location))
        }
    }

    private static let placeKeys: Set<String> = ["through", "trigger", "body"]
}
