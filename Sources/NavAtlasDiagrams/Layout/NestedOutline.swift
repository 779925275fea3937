import NavAtlasModel

/// A diagram whose frames are nodes, in Graphviz's language.
struct NestedOutline {
    let parts: DiagramParts
    /// The lines that lead from one frame to another, or to a node in none.
    let lines: [NestedLine]
    let things: NestedThings
    let insides: [Places]

    /// The room between a frame and what is inside, on both sides together.
    static let margins = Places.Point(x: 24, y: 24)

    /// The room between one column or row of frames and the next, in inches: for a label's length, and for its height. Labels
    /// take no part in the layout, and get their places where the lines are. With them, every line passes twice as many columns:
    /// the layout takes three to seven times as long, and lines of 2,000 nodes are a fifth longer.
    private static let roomForLabels = (across: 1.7, along: 0.8)

    /// Lines a frame from which on only those take part that lead to a frame for the first time: with more, frames stand far
    /// apart for the lines between them, which are no easier to follow for it, and at 1,300 lines among 300 frames the layout
    /// takes more than 100 seconds rather than a fifth of one.
    static let mostLinesPerFrame = 2
    /// Lines up to which all take part in any case.
    static let mostLines = 150

    private var isDense: Bool {
        lines.count > max(Self.mostLines, Self.mostLinesPerFrame * (insides.count + things.outside.count))
    }

    var text: String {
        var text = parts.head(
            ", ranksep=\(parts.direction.axis == \.x ? Self.roomForLabels.across : Self.roomForLabels.along)")
        for (place, id) in parts.graph.entries.enumerated() {
            text += DiagramParts.node("\(things.entry(place))", parts.entry(id).node)
        }
        if parts.graph.nodes.isEmpty { text += parts.empty }
        let slots = slots
        for place in insides.indices { text += frame(place, slots) }
        for node in things.outside {
            text += DiagramParts.node("\(node)", parts.attributes(of: things.nodes[node], for: .layout))
        }
        let (columns, isDense) = (columns, isDense)
        for (place, line) in lines.enumerated() where !isDense || columns.tree.contains(place) || line.isEntry {
            text += "  \(port(line.left, slots)) -> \(port(line.right, slots)) ["
            text += line.attributes(parts, labelName: nil, for: .layout)
            // Arrows come to stand at the nodes inside.
            if line.left.frame != nil { text += ", arrowtail=none" }
            if line.right.frame != nil { text += ", arrowhead=none" }
            if let length = columns.lengths[place] { text += ", minlen=\(length)" }
            text += "]\n"
        }
        return text + "}\n"
    }

    // MARK: Frames

    /// The height of a slot that lines begin and end in, in points.
    private static let slot = 12.0
    private static let mostSlots = 200

    private func size(_ place: Int) -> Places.Point { insides[place].size + Self.margins }

    /// The number of the slot that each node of a frame which has lines outside stands at: from the top, or from the left.
    private var slots: [Int: Int] {
        let axis = parts.direction.axis
        var slots: [Int: Int] = [:]
        for end in lines.flatMap({ [$0.left, $0.right] }) where !end.isFrameItself {
            guard let place = end.frame, let node = insides[place].nodes[end.thing] else { continue }
            let inside = node.middle + Self.margins * 0.5
            let share = axis == \.x ? 1 - inside.y / size(place).y : inside.x / size(place).x
            let count = slotCount(place)
            slots[end.thing] = max(0, min(count - 1, Int(share * Double(count))))
        }
        return slots
    }

    private func slotCount(_ place: Int) -> Int {
        let length = parts.direction.axis == \.x ? size(place).y : size(place).x
        return max(1, min(Self.mostSlots, Int(length / Self.slot)))
    }

    /// A record, whose fields share its height.
    private func frame(_ place: Int, _ slots: [Int: Int]) -> String {
        let size = size(place)
        let used = Set(things.frames[place].compactMap { slots[$0] })
        let fields = (0..<slotCount(place)).map { used.contains($0) ? "<p\($0)>" : "" }.joined(separator: "|")
        return DiagramParts.node(
            "\(things.frame(place))",
            "shape=record, style=\"\", fixedsize=true, fontsize=1, margin=0, "
                + "width=\(Places.Point.number(size.x / 72)), height=\(Places.Point.number(size.y / 72)), "
                + "label=\"\(fields)\"")
    }

    private func port(_ end: NestedLine.End, _ slots: [Int: Int]) -> String {
        guard let frame = end.frame else { return "\(end.thing)" }
        let name = "\(things.frame(frame))"
        return end.isFrameItself ? name : slots[end.thing].map { "\(name):p\($0)" } ?? name
    }

    // MARK: Columns

    private var columns: Columns {
        var numbers = things.frameOf
        for (place, node) in things.outside.enumerated() { numbers[node] = insides.count + place }
        let isAcross = parts.direction.axis == \.x
        let sizes = insides.indices.map(size) + things.outside.map { _ in Places.Point(x: 140, y: 40) }
        return Columns(
            sizes: isAcross ? sizes : sizes.map { Places.Point(x: $0.y, y: $0.x) },
            lines: lines.map { (numbers[$0.left.thing], numbers[$0.right.thing]) },
            roots: Set(parts.graph.entries.compactMap { numbers[things.number(of: $0)] }).sorted(), wantsWide: isAcross)
    }
}
