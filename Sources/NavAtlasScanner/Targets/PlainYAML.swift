/// The data that a YAML document plainly states: mappings, lists and texts, in blocks or on one line.
///
/// Anchors, aliases, tags and texts over several lines are `unknown`, as a project's description seldom has them; a document
/// that is no such data is `nil`.
indirect enum PlainYAML: Hashable {
    case text(String)
    case list([PlainYAML])
    case mapping([Member])
    case unknown

    struct Member: Hashable {
        var key: String
        var value: PlainYAML
    }

    /// A description has no more bytes, and nests no deeper.
    static let sizeLimit = 4 << 20
    fileprivate static let deepest = 64

    init?(_ text: String) {
        var reader = YAMLReader(text)
        guard let value = reader.document() else { return nil }
        self = value
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    var members: [Member] {
        if case .mapping(let members) = self { return members }
        return []
    }

    /// The members of a list, or the one thing that stands in its place.
    var list: [PlainYAML] {
        switch self {
        case .list(let members): members
        case .text(""): []
        default: [self]
        }
    }

    subscript(key: String) -> PlainYAML? { members.first { $0.key == key }?.value }
}

/// Reads YAML line by line, by indentation.
private struct YAMLReader {
    fileprivate struct Line {
        var indent: Int
        var text: Substring
    }

    private var lines: [Line] = []
    private var next = 0

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let content = Self.withoutComment(line)
            if content.trimmed.isEmpty { continue }
            if content.hasPrefix("---") || content.hasPrefix("%") { continue }
            lines.append(Line(indent: content.prefix { $0 == " " }.count, text: content.trimmed))
        }
    }

    mutating func document() -> PlainYAML? {
        guard let first = lines.first else { return nil }
        let value = block(indent: first.indent, depth: 0)
        return next == lines.count ? value : nil
    }

    // MARK: Blocks

    private mutating func block(indent: Int, depth: Int) -> PlainYAML? {
        guard depth < PlainYAML.deepest, next < lines.count else { return nil }
        return lines[next].isItem ? items(indent, depth) : mapping(indent, depth)
    }

    private mutating func items(_ indent: Int, _ depth: Int) -> PlainYAML? {
        var items: [PlainYAML] = []
        while next < lines.count, lines[next].indent == indent, lines[next].isItem {
            let rest = lines[next].text.dropFirst().trimmed
            if rest.isEmpty {
                next += 1
                guard next < lines.count, lines[next].indent > indent else {
                    items.append(.text(""))
                    continue
                }
                guard let value = block(indent: lines[next].indent, depth: depth + 1) else { return nil }
                items.append(value)
            } else if Self.key(of: rest) != nil || rest.hasPrefix("- ") {
                // `- path: Sources`: a block that begins behind the dash.
                let offset = lines[next].text.count - rest.count
                lines[next] = Line(indent: indent + offset, text: rest)
                guard let value = block(indent: indent + offset, depth: depth + 1) else { return nil }
                items.append(value)
            } else {
                guard let value = scalar(rest, indent, depth) else { return nil }
                items.append(value)
            }
        }
        return .list(items)
    }

    private mutating func mapping(_ indent: Int, _ depth: Int) -> PlainYAML? {
        var members: [PlainYAML.Member] = []
        while next < lines.count, lines[next].indent == indent, !lines[next].isItem {
            guard let (key, rest) = Self.key(of: lines[next].text) else { return nil }
            let value: PlainYAML?
            if rest.isEmpty {
                next += 1
                // A list may stand below its key without an indent of its own.
                if next < lines.count, lines[next].indent > indent || lines[next].indent == indent && lines[next].isItem
                {
                    value = block(indent: lines[next].indent, depth: depth + 1)
                } else {
                    value = .text("")
                }
            } else {
                value = scalar(rest, indent, depth)
            }
            guard let value else { return nil }
            members.append(PlainYAML.Member(key: key, value: value))
        }
        return .mapping(members)
    }

    /// What stands on the line of its key or dash, with the lines below that belong to it.
    private mutating func scalar(_ text: Substring, _ indent: Int, _ nesting: Int) -> PlainYAML? {
        next += 1
        var text = String(text)
        let isFlow = text.hasPrefix("[") || text.hasPrefix("{")
        var isLong = "|>&*!".contains(text.first ?? " ")
        var open = isFlow ? Self.opened(in: text[...]) : 0
        // Between brackets, the indent says nothing: the last one may stand below the key.
        while next < lines.count, isFlow ? open > 0 : lines[next].indent > indent {
            if isFlow {
                text += " " + lines[next].text
                open += Self.opened(in: lines[next].text)
            } else {
                isLong = true
            }
            next += 1
        }
        if isLong { return .unknown }
        var rest = text[...]
        guard isFlow else { return .text(Self.unquoted(rest)) }
        guard let value = Self.flow(&rest, depth: nesting + 1), rest.trimmed.isEmpty else { return nil }
        return value
    }

    // MARK: On one line

    /// `[a, b]` and `{ a: b }`.
    private static func flow(_ rest: inout Substring, depth: Int) -> PlainYAML? {
        guard depth < PlainYAML.deepest, let open = rest.popFirst() else { return nil }
        let close: Character = open == "[" ? "]" : "}"
        var items: [PlainYAML] = []
        var members: [PlainYAML.Member] = []
        while true {
            rest = rest.trimmed
            guard let first = rest.first else { return nil }
            if first == close {
                rest.removeFirst()
                return open == "[" ? .list(items) : .mapping(members)
            }
            if first == "," {
                rest.removeFirst()
                continue
            }
            var key: String?
            if open == "{" {
                guard let colon = rest.firstIndex(of: ":") else { return nil }
                key = unquoted(rest[..<colon].trimmed)
                rest = rest[rest.index(after: colon)...].trimmed
            }
            let value: PlainYAML
            if rest.first == "[" || rest.first == "{" {
                guard let inner = flow(&rest, depth: depth + 1) else { return nil }
                value = inner
            } else {
                value = .text(word(&rest, upTo: close))
            }
            if let key { members.append(PlainYAML.Member(key: key, value: value)) } else { items.append(value) }
        }
    }

    /// How many brackets a line opens and does not close.
    private static func opened(in line: Substring) -> Int {
        var quote: Character?
        var count = 0
        var before: Character = " "
        for character in line {
            if let open = quote {
                if character == open { quote = nil }
            } else if "\"'".contains(character), " [{,:".contains(before) {
                quote = character
            } else if "[{".contains(character) {
                count += 1
            } else if "]}".contains(character) {
                count -= 1
            }
            before = character
        }
        return count
    }

    private static func word(_ rest: inout Substring, upTo close: Character) -> String {
        var quote: Character?
        var end = rest.startIndex
        while end < rest.endIndex {
            let character = rest[end]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "," || character == close {
                break
            } else if character == "\"" || character == "'" {
                quote = character
            }
            end = rest.index(after: end)
        }
        defer { rest = rest[end...] }
        return unquoted(rest[..<end].trimmed)
    }

    /// The key of a line, and what stands behind its colon; `nil` where the line has none.
    private static func key(of text: Substring) -> (String, Substring)? {
        if "[{|>&*!".contains(text.first ?? " ") { return nil }
        var quote: Character?
        var index = text.startIndex
        while index < text.endIndex {
            let (character, after) = (text[index], text.index(after: index))
            if let open = quote {
                if character == open { quote = nil }
            } else if (character == "\"" || character == "'") && index == text.startIndex {
                quote = character
            } else if character == ":", after == text.endIndex || text[after] == " " {
                return (unquoted(text[..<index].trimmed), text[after...].trimmed)
            }
            index = after
        }
        return nil
    }

    private static func unquoted(_ text: Substring) -> String {
        guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    /// A line without what stands behind ` #`.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "#", before == " " {
                return line[..<index]
            } else if character == "\"" || character == "'", " [{,:".contains(before) {
                quote = character
            }
            before = character
        }
        return line
    }
}

extension YAMLReader.Line {
    /// Whether it begins with a dash, as a member of a list does.
    var isItem: Bool { text == "-" || text.hasPrefix("- ") }
}
