import Foundation
import NavAtlasModel

/// A diagram in Graphviz's language with the place of everything in it, for Graphviz's engine `nop2`, which only draws.
///
/// Each frame is laid out by itself, with the lines inside it. Then frames are laid out as nodes of those sizes, with the
/// lines between them, which begin and end at the height of what they lead from and to; inside the frames they are
/// prolonged. No layout has clusters in it, with which Graphviz takes long, and fails at times.
///
/// What stands in the picture is written first, while frames are laid out among each other, and where it stands then: whoever reads
/// the text has read most of it when its end is known.
struct NestedText {
    private let parts: DiagramParts
    private let things: NestedThings
    private let lines: [NestedLine]

    /// Lays the parts out, and writes what stands in them meanwhile, then where.
    ///
    /// - Returns: What there is to say about the picture.
    static func write(
        _ diagram: Diagram, images: [String], measuringFonts: Bool, in place: LayoutPlace, _ send: (String) -> Void
    ) throws(DiagramError) -> [DiagramNote] {
        let nested = NestedText(DiagramParts(diagram, images: images))
        let insides = try Graphviz.places(of: nested.insideTexts, measuringFonts: measuringFonts, in: place)
        guard insides.count == nested.things.frames.count else { throw .layoutFailed(messages: "") }
        let outline = NestedOutline(
            parts: nested.parts, lines: nested.lines.filter { !$0.isInside }, things: nested.things,
            insides: insides)
        let wholes = try Graphviz.places(of: [outline.text], measuringFonts: measuringFonts, in: place) {
            nested.writeContents(send)
        }
        guard let whole = wholes.first else { throw .layoutFailed(messages: "") }
        return nested.writePlaces(insides, whole, send)
    }

    private init(_ parts: DiagramParts) {
        self.parts = parts
        things = NestedThings(parts)
        lines = NestedLine.lines(of: parts, among: things)
    }

    // MARK: Frames

    /// Each frame with what is inside, as a graph of its own.
    private var insideTexts: [String] {
        let inside = Dictionary(grouping: lines.filter(\.isInside)) { $0.left.frame ?? 0 }
        return things.frames.enumerated().map { place, nodes in
            let lines = inside[place] ?? []
            let effort = Effort.inside(nodes: nodes.count, lines: lines.count)
            let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
            let staggering = Staggering(
                frames: [Array(nodes.indices)],
                lines: lines.map { (places[$0.left.thing] ?? 0, places[$0.right.thing] ?? 0) }, roots: [0],
                isAcross: parts.direction.axis == \.x)
            var text = parts.head(staggering.attributes + effort.attributes, for: .layout)
            for node in nodes {
                text += DiagramParts.node("\(node)", parts.attributes(of: things.nodes[node], for: .layout))
            }
            for (place, line) in lines.enumerated() {
                let length = staggering.lengths[place].map { ", minlen=\($0)" } ?? ""
                text += DiagramParts.line(
                    "\(line.left.thing)", "\(line.right.thing)",
                    line.attributes(parts, labelName: effort.labelName, for: .layout) + length)
            }
            return text + "}\n"
        }
    }

    // MARK: The whole

    /// Everything that is drawn, without its place.
    private func writeContents(_ send: (String) -> Void) {
        // Lines go beneath the nodes of their own frames where those are in their way.
        var text = parts.head(", outputorder=edgesfirst")
        for id in parts.graph.entries {
            let entry = parts.entry(id)
            text += "  " + DiagramParts.node(entry.name, entry.node)
        }
        func described(_ node: Int) -> String {
            DiagramParts.node(things.names[node], parts.attributes(of: things.nodes[node]))
        }
        for members in things.frames {
            text += parts.frame(of: things.nodes[members[0]])
            for node in members { text += "    " + described(node) }
            send(text + "  }\n")
            text = ""
        }
        for node in things.outside { text += "  " + described(node) }
        for line in lines where line.isSeen {
            let attributes = line.attributes(parts, labelName: "label", for: .drawing)
            text += self.line(line, attributes)
            Self.hand(&text, to: send)
        }
        send(text)
    }

    /// The key makes the line the same one wherever it is written.
    private func line(_ line: NestedLine, _ attributes: String) -> String {
        DiagramParts.line(
            things.names[line.left.thing], things.names[line.right.thing], "key=\(line.number), " + attributes)
    }

    /// Where it all stands.
    private func writePlaces(_ insides: [Places], _ whole: Places, _ send: (String) -> Void) -> [DiagramNote] {
        var boxes = whole.nodes
        var direct = 0
        var extent = Extent()
        var text = ""
        var steps: [Places.Point] = []
        for (place, members) in things.frames.enumerated() {
            let middle = whole.nodes[things.frame(place)]?.middle ?? Places.Point(x: 0, y: 0)
            let box = Places.Box(middle: middle, size: insides[place].size + NestedOutline.margins)
            let step = middle - insides[place].size * 0.5
            steps.append(step)
            extent.add(box)
            text +=
                "  subgraph \(DiagramParts.name(ofFrame: things.nodes[members[0]])) { "
                + "bb=\"\(box.lowerLeft.dot),\(box.upperRight.dot)\" }\n"
            for node in members {
                guard var box = insides[place].nodes[node] else { continue }
                box.middle = box.middle + step
                boxes[node] = box
            }
        }
        for (number, name) in things.names.enumerated() {
            guard let box = boxes[number] else { continue }
            extent.add(box)
            text += "  " + DiagramParts.node(name, "pos=\"\(box.middle.dot)\"")
        }
        for line in lines where line.isSeen {
            var attributes = ""
            let place: Places.Line?
            if line.isInside, let frame = line.left.frame {
                place = insides[frame].lines[line.number]?.moved(by: steps[frame])
            } else if let laidOut = whole.lines[line.number] {
                place = line.prolonged(laidOut, among: boxes, along: parts.direction.axis)
            } else {
                place = line.direct(among: boxes, along: parts.direction.axis)
                attributes = ", label=\"\""
                direct += 1
            }
            guard let place else { continue }
            extent.add(place)
            if let label = place.label { attributes += ", lp=\"\(label.dot)\"" }
            text += self.line(line, "pos=\"\(place.curves.map(\.dot).joined(separator: ";"))\"" + attributes)
            Self.hand(&text, to: send)
        }
        send(text + bounds(whole, &extent) + "}\n")
        return direct > 0 ? [.straight(ways: direct)] : []
    }

    /// Hands a text over once it is worth the call, and begins anew.
    private static func hand(_ text: inout String, to send: (String) -> Void) {
        guard text.utf8.count > 32_000 else { return }
        send(text)
        text.removeAll(keepingCapacity: true)
    }

    /// The room of the picture, with that of its legend above it: the layout's own has room for what is not seen, too.
    private func bounds(_ whole: Places, _ extent: inout Extent) -> String {
        guard !extent.isEmpty else { return "" }
        var title = ""
        if let middle = whole.title {
            let half = Places.Point(x: middle.x, y: whole.size.y - middle.y)
            let place = Places.Point(x: extent.lowerLeft.x + half.x, y: extent.upperRight.y + half.y)
            extent.add(Places.Box(middle: place, size: half * 2))
            title = "  lp=\"\(place.dot)\"\n"
        }
        return "  bb=\"\(extent.lowerLeft.dot),\(extent.upperRight.dot)\"\n" + title
    }
}

/// The room that things take.
private struct Extent {
    private(set) var lowerLeft = Places.Point(x: .infinity, y: .infinity)
    private(set) var upperRight = Places.Point(x: -.infinity, y: -.infinity)

    var isEmpty: Bool { lowerLeft.x > upperRight.x }

    mutating func add(_ box: Places.Box) {
        for point in [box.lowerLeft, box.upperRight] { add(point) }
    }

    mutating func add(_ line: Places.Line) {
        for point in line.curves.flatMap(\.sampled) { add(point) }
        // A label's size is not known here; a long one is about as large.
        if let label = line.label { add(Places.Box(middle: label, size: Places.Point(x: 130, y: 16))) }
    }

    private mutating func add(_ point: Places.Point) {
        lowerLeft = Places.Point(x: min(lowerLeft.x, point.x), y: min(lowerLeft.y, point.y))
        upperRight = Places.Point(x: max(upperRight.x, point.x), y: max(upperRight.y, point.y))
    }
}

extension Diagram.Direction {
    /// What counts in the direction in which ways lead.
    var axis: WritableKeyPath<Places.Point, Double> & Sendable {
        switch self {
        case .leftToRight, .rightToLeft: \.x
        case .topToBottom, .bottomToTop: \.y
        }
    }
}
