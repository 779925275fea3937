import NavAtlasModel

/// How much work a layout may be, from the best picture to the one that is drawn in no time.
enum Effort: CaseIterable {
    /// Frames, and lines that go round what is in their way; labels beside their lines, where nothing else is.
    case full
    /// The same, but each frame is laid out by itself, and then all of them as if they were nodes; see ``NestedText``. As
    /// one text for other tools, which cannot do that, labels are placed when everything else stands.
    case nested
    /// No frames, straight lines, and few rounds of improvement.
    case plain
    /// The same of coordinators alone.
    case coordinators

    /// Nodes up to which frames are laid out together with everything in them.
    ///
    /// Lines then go round whatever stands in their way, and one layout is done sooner than three: at 500 nodes in 0.9 times
    /// the time. With more, rows of all frames share their heights: at 2,000 nodes the picture is ten times as high as
    /// wide, its lines are two and a half times as long, and it takes six times as long. From 1,100 nodes on, frames may also
    /// come to stand across each other, which Graphviz calls "trouble in init_rank".
    static let mostTogether = 550

    /// Ways and nodes together up to which labels take part in a layout, as in an app of 500 nodes: a quarter of a second
    /// against a tenth. At 1,000 nodes it is two seconds against a half, at 2,000 eleven against two and a half.
    static let mostWithLabels = 1_300

    /// Ways a node from which on a graph is a tangle: 40 screens that all lead to each other take minutes with frames and
    /// a second without, and lines that go round everything are no easier to follow there.
    static let mostWaysPerNode = 6
    /// Ways up to which no tangle takes long.
    static let mostTangledWays = 150
    /// Nodes up to which a tangle has no frames; in a larger one they are all that can be told apart.
    static let mostTangledNodes = 150

    /// The best that is sensible for a graph of that size.
    static func best(for graph: NavigationGraph) -> Effort {
        let (nodes, lines) = (graph.nodes.count, graph.edges.count)
        if nodes <= mostTangledNodes, isTangle(nodes: nodes, lines: lines) { return .plain }
        return nodes > mostTogether || isLarge(nodes: nodes, lines: lines) ? .nested : .full
    }

    /// The best for one text that any tool can lay out.
    static func bestText(for graph: NavigationGraph) -> Effort {
        inside(nodes: graph.nodes.count, lines: graph.edges.count)
    }

    /// The best for what is inside a frame that is laid out by itself.
    static func inside(nodes: Int, lines: Int) -> Effort {
        isTangle(nodes: nodes, lines: lines) ? .plain : isLarge(nodes: nodes, lines: lines) ? .nested : .full
    }

    private static func isLarge(nodes: Int, lines: Int) -> Bool { nodes + lines > mostWithLabels }

    private static func isTangle(nodes: Int, lines: Int) -> Bool {
        lines > max(mostTangledWays, mostWaysPerNode * nodes)
    }

    /// What to try when this was too much.
    var next: [Effort] { Array(Self.allCases.drop { $0 != self }.dropFirst()) }

    var labelName: String { self == .full ? "label" : "xlabel" }
    var hasFrames: Bool { self == .full || self == .nested }

    /// Attributes of the graph. At 2,000 nodes, one round of the network simplex takes half the time of many, and makes
    /// lines longer by a hundredth.
    var attributes: String {
        switch self {
        case .full: ""
        case .nested: ", nslimit=1, nslimit1=1"
        case .plain, .coordinators: ", splines=line, nslimit=1, nslimit1=1, mclimit=0.1"
        }
    }

    /// What a picture is like, in words.
    var words: String {
        switch self {
        case .full: "with everything"
        case .nested: "with each frame laid out by itself"
        case .plain: "without frames and with straight lines"
        case .coordinators: "with coordinators alone"
        }
    }
}
