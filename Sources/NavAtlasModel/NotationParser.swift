extension Notation {
    /// Reads the notation back.
    ///
    /// Empty lines and lines that start with `#` are passed over. A node that only an edge names becomes a screen, or a
    /// coordinator where an edge is declared on it, so that rule examples can be short.
    ///
    /// - Throws: ``GraphError/malformedNotation(line:problem:)`` with the line, counted from 1.
    public static func parse(_ text: String) throws(GraphError) -> NavigationGraph {
        var facts = Facts()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                var scanner = LineScanner(line)
                scanner.skipSpaces()
                if scanner.isAtEnd || scanner.peek == "#" { continue }
                try facts.read(&scanner)
                scanner.skipSpaces()
                if !scanner.isAtEnd { throw LineProblem("unexpected text at column \(scanner.column)") }
            } catch let problem as LineProblem {
                throw .malformedNotation(line: index + 1, problem: problem.text)
            } catch {
                throw .malformedNotation(line: index + 1, problem: "\(error)")
            }
        }
        return try facts.graph()
    }
}

private struct LineProblem: Error {
    let text: String
    init(_ text: String) { self.text = text }
}

private struct Facts {
    var entries: [String] = []
    var nodes: [String: Node] = [:]
    var edges: [Edge] = []
    var links: [DeepLink] = []
    var unresolved: [UnresolvedCall] = []

    mutating func read(_ scanner: inout LineScanner) throws {
        // A word that begins a line is a fact's keyword unless an arrow follows it: `link -push-> A : a`.
        let first = try scanner.name("a fact or a node")
        scanner.skipSpaces()
        if scanner.peek == "-" || scanner.peek == "~" {
            try readEdge(from: first, &scanner)
            return
        }
        switch first {
        case "entry": entries.append(try scanner.name("the entry's id"))
        case "coordinator": try readNode(.coordinator, &scanner)
        case "screen": try readNode(.screen, &scanner)
        case "link": try readLink(&scanner)
        case "unresolved": try readUnresolved(&scanner)
        default:
            throw LineProblem(
                "expected 'entry', 'coordinator', 'screen', 'link', 'unresolved', or an arrow after "
                    + first.quotedForNotation)
        }
    }

    private mutating func readNode(_ kind: Node.Kind, _ scanner: inout LineScanner) throws {
        var node = Node(id: try scanner.name("the node's id"), kind: kind)
        scanner.skipSpaces()
        if !scanner.isAtEnd, scanner.peek != "[" {
            node.flow = Node.Flow(rawValue: try scanner.name("a flow"))
        }
        for attribute in try scanner.attributes() {
            switch attribute {
            case .word("container"): node.container = true
            case .value("style", let value): node.style = value
            case .value("module", let value): node.module = value
            case .location(let location): node.location = location
            default: throw LineProblem("a node has no \(attribute)")
            }
        }
        if nodes.updateValue(node, forKey: node.id) != nil {
            throw LineProblem("the node \(node.id.quotedForNotation) stands twice")
        }
    }

    private mutating func readEdge(from: String, _ scanner: inout LineScanner) throws {
        let arrow = try scanner.arrow()
        let to = try scanner.name("the destination's id")
        try scanner.expect(":")
        let name = try scanner.name("the route's name")
        var edge = Edge(
            from: from, to: to, kind: arrow.kind, name: name, presentation: arrow.presentation, initial: arrow.initial)
        if scanner.take("(") {
            edge.input = try scanner.name("the input's type")
            guard scanner.take(")") else { throw LineProblem("expected ')' at column \(scanner.column)") }
        }
        for attribute in try scanner.attributes() {
            switch attribute {
            case .word(let word):
                guard let evidence = Edge.Evidence(rawValue: word) else {
                    throw LineProblem("an edge has no \(attribute)")
                }
                edge.evidence.insert(evidence)
            case .value("component", let value): edge.components.insert(value)
            case .location(let location): edge.locations.insert(location)
            default: throw LineProblem("an edge has no \(attribute)")
            }
        }
        edges.append(edge)
    }

    private mutating func readLink(_ scanner: inout LineScanner) throws {
        let pattern = try scanner.name("the link's pattern")
        try scanner.expect("=>")
        scanner.skipSpaces()
        let to = scanner.take("?") ? nil : try scanner.name("the destination's id")
        var link = DeepLink(pattern: pattern, to: to)
        scanner.skipSpaces()
        if scanner.take(":") {
            repeat { link.path.append(try scanner.name("a route")) } while scanner.takeSeparator("/")
        }
        for attribute in try scanner.attributes() {
            guard case .location(let location) = attribute else { throw LineProblem("a link has no \(attribute)") }
            link.location = location
        }
        links.append(link)
    }

    private mutating func readUnresolved(_ scanner: inout LineScanner) throws {
        let what = try scanner.name("what stands there")
        try scanner.expect(":")
        var call = UnresolvedCall(what: what, reason: try scanner.name("a reason"))
        for attribute in try scanner.attributes() {
            switch attribute {
            case .value("from", let value): call.from = value
            case .value("candidate", let value): call.candidates.insert(value)
            case .location(let location): call.location = location
            default: throw LineProblem("an unresolved call has no \(attribute)")
            }
        }
        unresolved.append(call)
    }

    func graph() throws(GraphError) -> NavigationGraph {
        var nodes = nodes
        for edge in edges {
            if nodes[edge.from] == nil {
                nodes[edge.from] =
                    edge.kind.isDeclared
                    ? Node(id: edge.from, kind: .coordinator, flow: .stack) : Node(id: edge.from, kind: .screen)
            }
        }
        for id in edges.map(\.to) + entries + links.compactMap(\.to) where nodes[id] == nil {
            nodes[id] = Node(id: id, kind: .screen)
        }
        return try NavigationGraph(
            entries: entries, nodes: nodes.values, edges: edges, deepLinks: links, unresolved: unresolved)
    }
}

private enum Attribute: CustomStringConvertible {
    case word(String)
    case value(String, String)
    case location(SourceLocation)

    var description: String {
        switch self {
        case .word(let word): "'\(word)'"
        case .value(let key, _): "'\(key)='"
        case .location: "'at='"
        }
    }
}

private struct Arrow {
    var kind: Edge.Kind
    var presentation: Presentation?
    var initial: Bool
}

/// Reads one line from left to right.
private struct LineScanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ line: Substring) { scalars = Array(line.unicodeScalars) }

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
        guard take(text) else { throw LineProblem("expected '\(text)' at column \(column)") }
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
        while let next = peek, next.isPlainInNotation { place += 1 }
        guard place > start else { throw LineProblem("expected \(what) at column \(column)") }
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
                guard place + 4 <= scalars.count, let unit = UInt16(string(place..<place + 4), radix: 16) else {
                    throw LineProblem("expected four hexadecimal digits at column \(column)")
                }
                place += 4
                units.append(unit)
            default: throw LineProblem("unknown escape '\\\(escaped)' at column \(column - 2)")
            }
        }
        throw LineProblem("a quoted name has no end")
    }

    /// `-push->`, `-root!->`, `-root/push->`, `~sheet~>`.
    mutating func arrow() throws -> Arrow {
        skipSpaces()
        let isDeclared = take("-")
        guard isDeclared || take("~") else { throw LineProblem("expected an arrow at column \(column)") }
        let presentation: Presentation?
        var kind: Edge.Kind?
        if take("?") {
            presentation = nil
        } else {
            var word: String
            if peek == "\"" {
                word = try name("a presentation")
            } else {
                word = try name("a presentation")
                let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2 {
                    kind = Edge.Kind(rawValue: String(parts[0]))
                    guard kind != nil else { throw LineProblem("'\(parts[0])' is no kind of edge") }
                    word = String(parts[1])
                    if word.isEmpty { word = try name("a presentation") }
                }
            }
            presentation = word == "?" ? nil : Presentation(rawValue: word)
        }
        let initial = take("!")
        guard take(isDeclared ? "->" : "~>") else { throw LineProblem("the arrow has no end at column \(column)") }
        return Arrow(
            kind: isDeclared ? kind ?? Notation.impliedKind(of: presentation) : .transition,
            presentation: presentation, initial: initial)
    }

    mutating func attributes() throws -> [Attribute] {
        skipSpaces()
        guard take("[") else { return [] }
        var result: [Attribute] = []
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
            guard key == "at" else {
                result.append(.value(key, value))
                continue
            }
            var place = value
            if isQuoted {
                guard take(":") else { throw LineProblem("expected ':line:column' at column \(column)") }
                place = value + ":" + (try name("a line and a column"))
            }
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
            else { throw LineProblem("expected 'at=file:line:column'") }
            let file = parts.dropLast(2).joined(separator: ":")
            result.append(.location(SourceLocation(file: file, line: line, column: column)))
        }
    }
}
