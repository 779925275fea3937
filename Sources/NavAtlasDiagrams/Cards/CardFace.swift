import NavAtlasModel

/// The texts on a card, and the room that they take.
struct CardFace {
    /// The least and the most that a card is wide, in points; pictures of screens and long names make no card wider.
    static let widths = 104.0...250.0
    /// The width from which on names of destinations stand side by side.
    static let widthWithChips = 150.0

    let rows: [RowFace]
    let width: Double

    init(_ card: Card, _ diagram: Diagram, _ facts: DiagramFacts) {
        let parts = card.rows.enumerated().map { place, row in
            RowParts(row, isHead: card.hasHead && place == 0, diagram, facts)
        }
        let natural = parts.map(\.naturalWidth).max() ?? 0
        let hasChips = card.rows.contains { !$0.chips.isEmpty }
        let least = hasChips ? max(Self.widths.lowerBound, Self.widthWithChips) : Self.widths.lowerBound
        let width = min(max(natural, least), Self.widths.upperBound)
        self.width = width
        rows = parts.map { RowFace($0, width: width) }
    }

    /// Above the rows of a card without a head stands what they have in common.
    static let trayTitle = "Not connected"
    static let trayHead = 18.0
}

/// A short word in a frame: how a node is shown, or what is to be said of it.
struct Pill {
    static let size = 8.0
    let text: String
    let color: ColorRole
    /// Whether the line from the card's own coordinator says it.
    var isDeclared = false

    var width: Double { TextWidth.of(text, size: Self.size) + 7 }
}

/// What stands in a row, before it has places.
struct RowParts {
    let row: CardRow
    let isHead: Bool
    let name: String
    let qualifier: String?
    let pills: [Pill]
    let chips: [(text: String, lines: [CardLine])]
    let image: (number: Int, width: Double, height: Double)?

    static let nameSize = 11.0
    static let smallSize = 8.5
    static let step = 11.0
    /// The most destinations that a row names.
    static let mostChips = 6

    init(_ row: CardRow, isHead: Bool, _ diagram: Diagram, _ facts: DiagramFacts) {
        self.row = row
        self.isHead = isHead
        name = facts.names.name(of: row.node.id)
        qualifier = facts.names.qualifier(of: row.node.id)
        pills = Self.pills(row, diagram, facts)
        var chips = row.chips.map { line in
            (text: Self.chip(line, facts.names), lines: [line])
        }
        if chips.count > Self.mostChips {
            let others = chips[(Self.mostChips - 1)...].flatMap(\.lines)
            chips = chips.prefix(Self.mostChips - 1) + [("and \(others.count) more", others)]
        }
        self.chips = chips
        image = facts.images[row.node.id]
    }

    private static func chip(_ line: CardLine, _ names: NodeNames) -> String {
        let sign = line.highlight.map { $0.sign + " " } ?? ""
        let count = line.strands.count > 1 ? " ×\(line.strands.count)" : ""
        return "\(sign)→ \(line.from == line.to ? "itself" : Caption.line(names.name(of: line.to), to: 26))\(count)"
    }

    private static func pills(_ row: CardRow, _ diagram: Diagram, _ facts: DiagramFacts) -> [Pill] {
        let node = row.node
        let mark = diagram.marks[node.id] ?? Mark()
        var pills: [Pill] = []
        if facts.entries.contains(node.id) { pills.append(Pill(text: "entry", color: .ink)) }
        switch mark.reach {
        case .unreachable: pills.append(Pill(text: "unreachable", color: .alarmText))
        case .unknown: pills.append(Pill(text: "perhaps reachable", color: .violet))
        case .deepLinkOnly: pills.append(Pill(text: "only by link", color: .blue))
        case .reachable: if node.isUndeclaredCoordinator { pills.append(Pill(text: "not declared", color: .alarmText)) }
        }
        if let highlight = mark.highlight, highlight != .finding || mark.findings == 0 {
            pills.append(Pill(text: "\(highlight.sign) \(highlight.word)", color: highlight.color))
        }
        // That one finding says the same.
        if mark.findings > (mark.reach == .unreachable ? 1 : 0) {
            pills.append(
                Pill(text: mark.findings == 1 ? "1 finding" : "\(mark.findings) findings", color: .alarmText))
        }
        if let count = facts.screens[node.id] {
            pills.append(Pill(text: count == 1 ? "1 screen" : "\(count) screens", color: .quiet))
        }
        if node.flow == .tab { pills.append(Pill(text: "tab bar", color: .quiet)) }
        let declared = Set(row.declared?.strands.map(\.style) ?? [])
        let isFirst = row.declared?.strands.contains { $0.edge.initial } ?? false
        for style in EdgeStyle.sorted(facts.ways[node.id, default: []].union(declared))
        where style != .push || declared.contains(.push) {
            let isDeclared = declared.contains(style)
            let sign = isDeclared ? row.declared?.highlight.map { $0.sign + " " } ?? "" : ""
            let word = style == .root && isDeclared && isFirst ? "first" : style.shortCaption
            pills.append(Pill(text: sign + word, color: style.textColor, isDeclared: isDeclared))
        }
        if facts.links[node.id] != nil || mark.isDeepLinked, mark.reach != .deepLinkOnly {
            pills.append(Pill(text: "link", color: .blue))
        }
        return pills
    }

    var indent: Double { 9 + Double(row.depth) * Self.step }
    /// Where everything beneath the name begins, right of the branches that lead to rows below.
    var inner: Double { indent + 8 }
    var nameWidth: Double { TextWidth.of(name, size: Self.nameSize, isBold: isHead) }
    var pillsWidth: Double { pills.reduce(0) { $0 + $1.width + 3 } }

    /// How wide the card must be for all of it to stand on one line.
    var naturalWidth: Double {
        let line = indent + nameWidth + (pills.isEmpty ? 0 : 5 + pillsWidth) + 8
        let second = qualifier.map { inner + TextWidth.of($0, size: Self.smallSize) + 8 } ?? 0
        let picture = image.map { inner + $0.width + 8 } ?? 0
        let widest = chips.map { inner + TextWidth.of($0.text, size: Self.smallSize) + 8 }.max() ?? 0
        let split = max(indent + nameWidth + 8, inner + pillsWidth + 8)
        return max(line <= CardFace.widths.upperBound ? line : split, second, picture, widest)
    }
}

/// A row with its places, counted from the row's upper left corner.
struct RowFace {
    let parts: RowParts
    let width: Double
    let height: Double
    /// Where lines leave and enter, from the top.
    let port: Double
    let pillPlaces: [Point]
    /// Whether the words in frames stand at the right end of the name's line, however wide the card becomes.
    let pillsAreBeside: Bool
    let chipPlaces: [Point]
    let qualifierPlace: Point?
    let imagePlace: Point?

    init(_ parts: RowParts, width: Double) {
        (self.parts, self.width) = (parts, width)
        let top = parts.isHead ? 20.0 : 17.0
        port = top / 2
        var bottom = top
        let fits =
            parts.pills.isEmpty || parts.indent + parts.nameWidth + 5 + parts.pillsWidth + 8 <= width + 0.5
        var pillPlaces: [Point] = []
        if fits {
            var right = width - 5
            for pill in parts.pills.reversed() {
                right -= pill.width
                pillPlaces.insert(Point(x: right, y: top / 2 - 5.5), at: 0)
                right -= 3
            }
        }
        if parts.qualifier != nil {
            qualifierPlace = Point(x: parts.inner, y: bottom + 6)
            bottom += 11
        } else {
            qualifierPlace = nil
        }
        if !fits {
            var x = parts.inner
            for pill in parts.pills {
                if x + pill.width > width - 4, x > parts.inner {
                    x = parts.inner
                    bottom += 13
                }
                pillPlaces.append(Point(x: x, y: bottom))
                x += pill.width + 3
            }
            bottom += 14
        }
        self.pillPlaces = pillPlaces
        pillsAreBeside = fits
        var x = parts.inner
        var chipPlaces: [Point] = []
        for chip in parts.chips {
            let room = TextWidth.of(chip.text, size: RowParts.smallSize)
            if x + room > width - 6, x > parts.inner {
                x = parts.inner
                bottom += 11
            }
            chipPlaces.append(Point(x: x, y: bottom + 7))
            x += room + 8
        }
        if !parts.chips.isEmpty { bottom += 12 }
        self.chipPlaces = chipPlaces
        if let image = parts.image {
            imagePlace = Point(x: parts.inner, y: bottom)
            bottom += image.height + 5
        } else {
            imagePlace = nil
        }
        height = bottom
    }
}
