import NavAtlasModel

/// How an edge looks. Colour, pattern and arrowhead all differ, so that any one of them may be lost.
struct EdgeStyle: Hashable {
    /// The words for it in the legend.
    var caption: String
    var color: ColorRole
    /// Graphviz's word: `solid`, `dashed`, `dotted`.
    var pattern = "solid"
    /// The line's width in points.
    var width = 1.3
    /// Graphviz's word for the arrowhead, and a sign that looks like it for the legend.
    var head: (shape: String, sign: String) = ("normal", "►")

    /// The word in a frame at what is shown so.
    var shortCaption: String {
        switch caption {
        case "full screen": "cover"
        case Self.unstated.caption: "by caller"
        case Self.untriggered.caption: "not triggered"
        default: caption
        }
    }

    /// The colour of words about it, which need more contrast than a line.
    var textColor: ColorRole { color == .faint ? .quiet : color }

    static func == (left: Self, right: Self) -> Bool { left.caption == right.caption }
    func hash(into hasher: inout Hasher) { hasher.combine(caption) }

    static let root = EdgeStyle(caption: "root", color: .ink, width: 1.9)
    static let tab = EdgeStyle(caption: "tab", color: .brown, width: 1.6, head: ("box", "■"))
    static let push = EdgeStyle(caption: "push", color: .blue)
    static let sheet = EdgeStyle(caption: "sheet", color: .green, pattern: "dashed", head: ("odiamond", "◊"))
    static let fullScreen = EdgeStyle(caption: "full screen", color: .purple, width: 2, head: ("dot", "●"))
    static let popover = EdgeStyle(caption: "popover", color: .violet, pattern: "dotted", head: ("odot", "○"))
    static let unstated = EdgeStyle(caption: "up to the caller", color: .quiet, head: ("vee", "›"))
    /// A declared way that nobody takes, as far as call sites were read.
    static let untriggered = EdgeStyle(
        caption: "declared, no trigger seen", color: .faint, pattern: "dashed", width: 1, head: ("vee", "›"))

    /// The styles of the known presentations, in the order of the legend.
    static let known: [(Presentation, EdgeStyle)] = [
        (.root, root), (.tab, tab), (.push, push), (.sheet, sheet), (.fullScreen, fullScreen), (.popover, popover),
    ]

    /// The style of a presentation; one that is not known keeps its own name.
    static func of(_ presentation: Presentation?) -> EdgeStyle {
        guard let presentation else { return unstated }
        if let style = known.first(where: { $0.0 == presentation })?.1 { return style }
        return EdgeStyle(
            caption: Caption.line(presentation.rawValue, to: 24), color: .quiet,
            head: ("vee", "›"))
    }

    /// The styles in the order of the legend, what nobody triggers last.
    static func sorted(_ styles: Set<EdgeStyle>) -> [EdgeStyle] {
        let usual = known.map(\.1).filter(styles.contains)
        let others = styles.subtracting(usual + [.untriggered]).sorted { $0.caption < $1.caption }
        return usual + others + (styles.contains(.untriggered) ? [.untriggered] : [])
    }
}
