// Parses the text notation into a graph.

extension Notation {
    /// Reads the notation back.
    ///
    /// Empty lines and lines that start with `#` are passed over. A node that only an edge names becomes a screen, or a
    /// coordinator where an edge is declared on it, so that rule examples can be short.
    ///
    /// - Throws: ``GraphError/malformedNotation(line:problem:)`` with the line, counted from 1.
    public static func parse(_ text: String) throws(GraphError) -> NavigationGraph {
        var facts = Facts()
        // By scalars: a carriage return and a line feed are one `Character`.
        for (index, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                var scanner = NotationScanner(line)
                scanner.skipSpaces()
                if scanner.isAtEnd || scanner.peek == "#" { continue }
                try facts.read(&scanner)
                scanner.skipSpaces()
                if !scanner.isAtEnd { throw NotationProblem("unexpected text at column \(scanner.column)") }
            } catch let problem as NotationProblem {
                throw .malformedNotation(line: index + 1, problem: problem.text)
            } catch {
                throw .malformedNotation(line: index + 1, problem: "\(error)")
            }
        }
        return try facts.graph()
    }
}

private struct Facts {
    var entries: [String] = []
    var nodes: [String: Node] = [:]
    var edges: [Edge] = []
    var links: [DeepLink] = []
    var unresolved: [UnresolvedCall] = []
    var remarks: [Remark] = []
    var suppressions: [Suppression] = []
    var census: [FileCensus] = []
    var bounds: [Bound] = []

    mutating func read(_ scanner: inout NotationScanner) throws {
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
        case "remark": try readRemark(&scanner)
        case "ignore": try readSuppression(&scanner)
        case "census": try readCensus(&scanner)
        case "bound": try readBound(&scanner)
        default:
            throw NotationProblem(
                "expected 'entry', 'coordinator', 'screen', 'link', 'unresolved', 'remark', 'ignore', 'census', 'bound', "
                    + "or an arrow after " + first.quotedForNotation)
        }
    }

    private mutating func readNode(_ kind: Node.Kind, _ scanner: inout NotationScanner) throws {
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
            case .place("body", let location): node.body.insert(location)
            default: throw NotationProblem("a node has no \(attribute)")
            }
        }
        if nodes.updateValue(node, forKey: node.id) != nil {
            throw NotationProblem("the node \(node.id.quotedForNotation) appears twice")
        }
    }

    private mutating func readRemark(_ scanner: inout NotationScanner) throws {
        let kind = try scanner.name("the remark's kind")
        try scanner.expect(":")
        var remark = Remark(Remark.Kind(rawValue: kind), try scanner.name("what it is about"))
        scanner.skipSpaces()
        if !scanner.isAtEnd, scanner.peek != "[" { remark.detail = try scanner.name("the detail") }
        for attribute in try scanner.attributes() {
            guard case .location(let location) = attribute else {
                throw NotationProblem("a remark has no \(attribute)")
            }
            remark.location = location
        }
        remarks.append(remark)
    }

    private mutating func readSuppression(_ scanner: inout NotationScanner) throws {
        let reason = try scanner.name("the reason, in quotes")
        var (rules, last, place): (Set<String>, Int?, SourceLocation?) = ([], nil, nil)
        for attribute in try scanner.attributes() {
            switch attribute {
            case .value("rule", let rule): rules.insert(rule)
            case .value("to", let line): last = Int(line)
            case .location(let location): place = location
            default: throw NotationProblem("what is ignored has no \(attribute)")
            }
        }
        guard let place else { throw NotationProblem("what is ignored has a place, 'at=File.swift:1:1'") }
        suppressions.append(Suppression(rules: rules, reason: reason, location: place, lastLine: last ?? place.line))
    }

    private mutating func readEdge(from: String, _ scanner: inout NotationScanner) throws {
        let arrow = try scanner.arrow()
        let to = try scanner.name("the destination's id")
        try scanner.expect(":")
        let name = try scanner.name("the route's name")
        var edge = Edge(
            from: from, to: to, kind: arrow.kind, name: name, presentation: arrow.presentation, initial: arrow.initial)
        if scanner.take("(") {
            edge.input = try scanner.name("the input's type")
            guard scanner.take(")") else { throw NotationProblem("expected ')' at column \(scanner.column)") }
        }
        var triggers: Set<SourceLocation>?
        for attribute in try scanner.attributes() {
            switch attribute {
            case .word("replaces"): edge.replaces = true
            case .word(Notation.noTrigger): triggers = triggers ?? []
            case .word(let word):
                guard let evidence = Edge.Evidence(rawValue: word) else {
                    throw NotationProblem("an edge has no \(attribute)")
                }
                edge.evidence.insert(evidence)
            case .value("also", let value): edge.otherPresentations[Presentation(rawValue: value)] = false
            case .value("alsoReplacing", let value): edge.otherPresentations[Presentation(rawValue: value)] = true
            case .value("component", let value): edge.components.insert(value)
            case .location(let location): edge.locations.insert(location)
            case .place("through", let location): edge.through.insert(location)
            case .place("trigger", let location): triggers = (triggers ?? []).union([location])
            default: throw NotationProblem("an edge has no \(attribute)")
            }
        }
        edge.triggers = triggers ?? edge.locations
        edges.append(edge)
    }

    private mutating func readLink(_ scanner: inout NotationScanner) throws {
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
            guard case .location(let location) = attribute else { throw NotationProblem("a link has no \(attribute)") }
            link.location = location
        }
        links.append(link)
    }

    private mutating func readUnresolved(_ scanner: inout NotationScanner) throws {
        let what = try scanner.name("what stands there")
        try scanner.expect(":")
        var call = UnresolvedCall(what: what, reason: try scanner.name("a reason"))
        for attribute in try scanner.attributes() {
            switch attribute {
            case .value("from", let value): call.from = value
            case .value("candidate", let value): call.candidates.insert(value)
            case .location(let location): call.location = location
            default: throw NotationProblem("an unresolved call has no \(attribute)")
            }
        }
        unresolved.append(call)
    }

    private mutating func readCensus(_ scanner: inout NotationScanner) throws {
        var census = FileCensus(file: try scanner.name("the file"))
        for attribute in try scanner.attributes() {
            guard case .value(let key, let value) = attribute, let count = FileCensus.count(of: key) else {
                throw NotationProblem("a census has no \(attribute)")
            }
            guard let number = Int(value), 0...FileCensus.mostSites ~= number else {
                throw NotationProblem("expected a count from 0 to \(FileCensus.mostSites) after '\(key)='")
            }
            census[keyPath: count] = number
        }
        self.census.append(census)
    }

    private mutating func readBound(_ scanner: inout NotationScanner) throws {
        let what = try scanner.name("the limit, in quotes")
        try scanner.expect(":")
        var bound = Bound(what: what, hides: try scanner.name("what it may hide, in quotes"))
        for attribute in try scanner.attributes() {
            guard case .location(let location) = attribute else {
                throw NotationProblem("a bound has no \(attribute)")
            }
            bound.location = location
        }
        bounds.append(bound)
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
            entries: entries, nodes: nodes.values, edges: edges, deepLinks: links, unresolved: unresolved,
            remarks: remarks, suppressions: suppressions, census: census, bounds: bounds)
    }
}

extension FileCensus {
    /// The count of that name.
    fileprivate static func count(of name: String) -> WritableKeyPath<FileCensus, Int>? {
        switch name {
        case "resolved": \.resolved
        case "dead": \.dead
        case "noNavigation": \.noNavigation
        case "notFollowed": \.notFollowed
        default: nil
        }
    }
}
