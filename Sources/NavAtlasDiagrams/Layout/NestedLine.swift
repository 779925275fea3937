import NavAtlasModel

/// A line of a diagram whose frames are laid out by themselves.
struct NestedLine {
    /// Where it begins or ends.
    struct End {
        /// The number of what stands there.
        let thing: Int
        /// The place in the list of the frame that it stands in.
        let frame: Int?
        /// Whether the line starts at the frame's border, for the frame stands for the coordinator whose way it is.
        let isFrameItself: Bool
    }

    /// What it is.
    enum Look {
        /// What leads to the entry of that id.
        case entry(String)
        case drawn(DrawnEdge)
        /// What only holds the picture in shape.
        case hidden
    }

    let look: Look
    let left, right: End
    /// What it is known by in the layouts and in the drawing.
    let number: Int

    var isSeen: Bool {
        if case .hidden = look { false } else { true }
    }

    /// Whether both ends stand in one frame.
    var isInside: Bool { left.frame != nil && left.frame == right.frame }

    var isEntry: Bool {
        if case .entry = look { true } else { false }
    }

    /// All lines of a diagram.
    static func lines(of parts: DiagramParts, among things: NestedThings) -> [NestedLine] {
        typealias Ends = (look: Look, left: End, right: End)
        func end(_ thing: Int, isOrigin: Bool) -> End {
            End(
                thing: thing, frame: things.frameOf[thing],
                isFrameItself: isOrigin && things.isCoordinatorOfFrame(thing))
        }
        func end(_ id: String, isOrigin: Bool) -> End { end(things.number(of: id), isOrigin: isOrigin) }
        func hidden(_ edge: Edge) -> Ends { (.hidden, end(edge.from, isOrigin: true), end(edge.to, isOrigin: false)) }
        var all: [Ends] = parts.graph.entries.enumerated().map { place, id in
            (.entry(id), end(things.entry(place), isOrigin: true), end(id, isOrigin: false))
        }
        all += parts.lines.drawn.map { line in
            (.drawn(line), end(line.left, isOrigin: !line.leadsBack), end(line.right, isOrigin: line.leadsBack))
        }
        all += parts.lines.hidden.map(hidden)
        // Inside a frame, what is implied makes room for the lines that are prolonged from its border.
        all += parts.lines.implied.map(hidden).filter { $0.left.frame != nil && $0.left.frame == $0.right.frame }
        return all.enumerated().map { NestedLine(look: $1.look, left: $1.left, right: $1.right, number: $0) }
    }

    func attributes(_ parts: DiagramParts, labelName: String?, for purpose: Purpose) -> String {
        let attributes =
            switch look {
            case .entry(let id): parts.entry(id, labelName: labelName).line
            case .drawn(let edge): parts.attributes(of: edge, labelName: labelName, for: purpose)
            case .hidden: DiagramParts.hidden
            }
        guard purpose == .layout, isSeen else { return attributes }
        return attributes.isEmpty ? "id=\(number)" : "\(attributes), id=\(number)"
    }

    /// The lengths of the arrows at the ends, in points.
    private var arrows: (left: Double, right: Double) {
        switch look {
        case .entry: (0, EdgeStyle.length(ofArrow: "normal"))
        case .drawn(let edge):
            (EdgeStyle.length(ofArrow: edge.arrows.tail), EdgeStyle.length(ofArrow: edge.arrows.head))
        case .hidden: (0, 0)
        }
    }

    /// The line with what leads from the borders of its frames to its nodes. Its label is nearer to its right end, where lines
    /// that begin at one place are apart.
    func prolonged(
        _ line: Places.Line, among nodes: [Int: Places.Box], along axis: WritableKeyPath<Places.Point, Double>
    ) -> Places.Line {
        guard var curve = line.curves.first else { return line }
        if left.frame != nil, !left.isFrameItself, let node = nodes[left.thing], let border = curve.points.first {
            let (tip, points) = Self.way(to: node, from: border, arrow: arrows.left, along: axis)
            curve.points = points.reversed() + curve.points
            curve.start = tip
        }
        if right.frame != nil, !right.isFrameItself, let node = nodes[right.thing], let border = curve.points.last {
            let (tip, points) = Self.way(to: node, from: border, arrow: arrows.right, along: axis)
            curve.points += points
            curve.end = tip
        }
        let between = line.curves.flatMap(\.sampled)
        return Places.Line(label: between.isEmpty ? nil : between[between.count * 2 / 3], curves: [curve])
    }

    /// The line from node to node, across whatever stands between them.
    func direct(
        among nodes: [Int: Places.Box], along axis: WritableKeyPath<Places.Point, Double>
    ) -> Places.Line? {
        guard let from = nodes[left.thing], let to = nodes[right.thing] else { return nil }
        let step = to.middle[keyPath: axis] - from.middle[keyPath: axis]
        // Nodes of one column are joined by an arc beside it.
        let isBeside = abs(step) < (from.size[keyPath: axis] + to.size[keyPath: axis]) / 2
        let side: Double = step < 0 ? -1 : 1
        func end(_ node: Places.Box, _ side: Double, _ arrow: Double) -> (tip: Places.Point, base: Places.Point) {
            var (tip, base) = (node.middle, node.middle)
            tip[keyPath: axis] += side * node.size[keyPath: axis] / 2
            base[keyPath: axis] = tip[keyPath: axis] + side * arrow
            return (tip, base)
        }
        let start = end(from, side, arrows.left)
        let end = end(to, isBeside ? side : -side, arrows.right)
        let reach = isBeside ? 80 : abs(end.base[keyPath: axis] - start.base[keyPath: axis]) / 2
        var (first, second) = (start.base, end.base)
        first[keyPath: axis] += side * reach
        second[keyPath: axis] += (isBeside ? side : -side) * reach
        let curve = Places.Curve(
            start: arrows.left > 0 ? start.tip : nil, end: arrows.right > 0 ? end.tip : nil,
            points: [start.base, first, second, end.base])
        return Places.Line(label: nil, curves: [curve])
    }

    /// A curve from a place on the border, which it leaves out, to the side of a node that is nearer; and the arrow's tip,
    /// where there is an arrow.
    private static func way(
        to node: Places.Box, from border: Places.Point, arrow: Double,
        along axis: WritableKeyPath<Places.Point, Double>
    ) -> (tip: Places.Point?, points: [Places.Point]) {
        let side: Double = border[keyPath: axis] < node.middle[keyPath: axis] ? -1 : 1
        var tip = node.middle
        tip[keyPath: axis] += side * node.size[keyPath: axis] / 2
        var base = tip
        base[keyPath: axis] += side * arrow
        let half = (border[keyPath: axis] - base[keyPath: axis]) / 2
        var (first, second) = (border, base)
        first[keyPath: axis] -= half
        second[keyPath: axis] += half
        return (arrow > 0 ? tip : nil, [first, second, base])
    }
}

extension Places.Line {
    func moved(by step: Places.Point) -> Self {
        Self(label: label.map { $0 + step }, curves: curves.map { $0.moved(by: step) })
    }
}
