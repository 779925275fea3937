/// A line of a diagram whose frames are laid out by themselves.
struct NestedLine {
    /// Where it begins or ends.
    struct End {
        /// The node's name.
        let name: String
        /// The place in the list of the frame that the node stands in.
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
    /// `nil` for one that is not seen.
    let id: String?

    init(look: Look, left: End, right: End) {
        (self.look, self.left, self.right) = (look, left, right)
        id =
            switch look {
            case .entry(let id): "edge-entry-\(DOT.identifier(id))"
            case .drawn(let edge): edge.id
            case .hidden: nil
            }
    }

    /// Whether both ends stand in one frame.
    var isInside: Bool { left.frame != nil && left.frame == right.frame }

    var isEntry: Bool {
        if case .entry = look { true } else { false }
    }

    func attributes(_ parts: DiagramParts, labelName: String?, for purpose: Purpose) -> String {
        switch look {
        case .entry(let id): parts.entry(id, labelName: labelName).line
        case .drawn(let edge): parts.attributes(of: edge, labelName: labelName, for: purpose)
        case .hidden: DiagramParts.hidden
        }
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
        _ line: Places.Line, among nodes: [String: Places.Box], along axis: WritableKeyPath<Places.Point, Double>
    ) -> Places.Line {
        guard var curve = line.curves.first else { return line }
        if left.frame != nil, !left.isFrameItself, let node = nodes[left.name], let border = curve.points.first {
            let (tip, points) = Self.way(to: node, from: border, arrow: arrows.left, along: axis)
            curve.points = points.reversed() + curve.points
            curve.start = tip
        }
        if right.frame != nil, !right.isFrameItself, let node = nodes[right.name], let border = curve.points.last {
            let (tip, points) = Self.way(to: node, from: border, arrow: arrows.right, along: axis)
            curve.points += points
            curve.end = tip
        }
        let between = line.curves.flatMap(\.sampled)
        return Places.Line(label: between.isEmpty ? nil : between[between.count * 2 / 3], curves: [curve])
    }

    /// The line from node to node, across whatever stands between them.
    func direct(
        among nodes: [String: Places.Box], along axis: WritableKeyPath<Places.Point, Double>
    ) -> Places.Line? {
        guard let from = nodes[left.name], let to = nodes[right.name] else { return nil }
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
