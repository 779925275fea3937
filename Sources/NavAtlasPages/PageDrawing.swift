import NavAtlasDiagrams

/// The drawing as the page holds it: Graphviz's SVG without what a page has no use for, with the numbers of nodes and
/// edges at their elements.
struct PageDrawing {
    /// The `svg` element.
    private(set) var svg = ""
    /// How wide it is, in its own points.
    private(set) var width = 1.0
    /// What the drawing's signs mean: pieces of text with their colours.
    private(set) var legend: [(color: String, text: String)] = []
    /// Where the lines stand in it, and whether they have names.
    private var lines: [(bytes: Range<Int>, isNamed: Bool)] = []
    /// Its own rules of style, where it has some.
    private(set) var style = ""

    private let nodes: [String: Int]
    private let edges: [String: [Int]]
    private var output: [UInt8] = []
    /// For each open `g` or `a`: whether it was written.
    private var open: [Bool] = []
    /// Where the line that is being written begins, and how deep.
    private var line: (start: Int, depth: Int, isNamed: Bool)?
    private var isInGraph = false
    private var hasTooltip = true
    /// What stands directly in the graph, before its parts, is the legend, and the ground, which is the page's.
    private var isInLegend = false

    /// - Parameters:
    ///   - svg: What Graphviz wrote.
    ///   - nodes: The places of the nodes by the ids of their elements.
    ///   - edges: The places of the edges by the ids of their elements; several may share a line.
    init(_ svg: String, nodes: [String: Int], edges: [String: [Int]]) {
        self.nodes = nodes
        self.edges = edges
        let bytes = Array(svg.utf8)
        output.reserveCapacity(bytes.count)
        var tokens = MarkupTokens(bytes)
        var text: String?
        while let token = tokens.next() {
            switch token {
            case .text(let characters):
                if text != nil { text? += characters }
            case .start(let tag):
                switch tag.name {
                case "title": tokens.skip(to: "</title>")
                case "style": style = tokens.take(to: "</style>")
                default: begin(tag, &text)
                }
            case .end(let name): end(name, &text)
            }
        }
        self.svg = String(decoding: output, as: UTF8.self)
    }

    /// The drawing in at most so many bytes, without so many of its lines: those without names go first, then the last.
    func limited(to limit: Int) -> (svg: String, omitted: Int) {
        var surplus = output.count - limit
        var omitted: [Range<Int>] = []
        for line in lines.filter({ !$0.isNamed }).reversed() + lines.filter(\.isNamed).reversed() where surplus > 0 {
            omitted.append(line.bytes)
            surplus -= line.bytes.count
        }
        if omitted.isEmpty { return (svg, 0) }
        var (kept, last) = ([UInt8](), 0)
        for range in omitted.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            kept += output[last..<range.lowerBound]
            last = range.upperBound
        }
        return (String(decoding: kept + output[last...], as: UTF8.self), omitted.count)
    }

    private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func begin(_ tag: MarkupTokens.Tag, _ text: inout String?) {
        switch tag.name {
        case "svg":
            let box = tag["viewBox"] ?? "0 0 1 1"
            let size = box.split(separator: " ").suffix(2)
            width = size.first.flatMap { Double($0) } ?? 1
            write("<svg id=\"drawing\" role=\"img\" aria-label=\"The map; the tables below say the same in words\"")
            write(" viewBox=\"\(box)\" width=\"\(size.first ?? "1")\" height=\"\(size.last ?? "1")\">")
        case "g": beginGroup(tag)
        case "a":
            open.append(false)
            if !hasTooltip, let tooltip = tag["xlink:title"] {
                hasTooltip = true
                write("<title>\(tooltip)</title>")
            }
        case "text":
            text = ""
            line?.isNamed = true
            if isInLegend {
                legend.append((tag["fill"] ?? "", ""))
            } else {
                write("<text" + attributes(of: tag) + ">")
            }
        default:
            if isInLegend { return }
            if tag.name == "polygon" || tag.name == "polyline",
                let path = tag["points"].flatMap({ PathData.relative(corners: $0, isClosed: tag.name == "polygon") })
            {
                write("<path" + attributes(of: tag, but: "points") + " d=\"\(path)\"/>")
            } else if tag.name == "path", let path = tag["d"].flatMap(PathData.relative(curve:)) {
                write("<path" + attributes(of: tag, but: "d") + " d=\"\(path)\"/>")
            } else {
                write("<\(tag.name)" + attributes(of: tag) + (tag.isEmpty ? "/>" : ">"))
            }
        }
    }

    private mutating func beginGroup(_ tag: MarkupTokens.Tag) {
        let id = tag["id"] ?? ""
        let isWritten = !id.hasPrefix("a_")
        open.append(isWritten)
        guard isWritten else { return }
        if edges[id] != nil { line = (output.count, open.count, false) }
        let kind = tag["class"] ?? ""
        isInLegend = kind == "graph"
        hasTooltip = isInLegend
        var places = ""
        if let place = nodes[id] { places = " data-node=\"\(place)\"" }
        if id.hasPrefix("frame-"), let place = nodes["node-" + id.dropFirst(6)] { places = " data-frame=\"\(place)\"" }
        if let lines = edges[id] { places = " data-edges=\"\(lines.map(String.init).joined(separator: " "))\"" }
        let transform = tag["transform"].map { " transform=\"\($0)\"" } ?? ""
        write("<g id=\"\(id)\" class=\"\(kind)\"\(places)\(transform)>")
    }

    private mutating func end(_ name: String, _ text: inout String?) {
        switch name {
        case "text":
            if isInLegend {
                legend[legend.count - 1].text = text ?? ""
            } else {
                write((text ?? "") + "</text>")
            }
            text = nil
        case "g", "a":
            if open.popLast() ?? false { write("</g>") }
            if let line, open.count < line.depth {
                lines.append((line.start..<output.count, line.isNamed))
                self.line = nil
            }
        default: write("</\(name)>")
        }
    }

    /// What does not say the default, nor what the page's style says for all.
    private func attributes(of tag: MarkupTokens.Tag, but other: String? = nil) -> String {
        tag.attributes.compactMap { name, value in
            switch (name, value) {
            case (other, _): nil
            case ("font-family", _), ("text-anchor", "start"), ("stroke", "transparent"), ("xml:space", _): nil
            case ("font-size", _): " font-size=\"\(value.hasSuffix(".00") ? String(value.dropLast(3)) : value)\""
            default: " \(name)=\"\(value)\""
            }
        }.joined()
    }
}
