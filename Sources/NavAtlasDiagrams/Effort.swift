import NavAtlasModel

/// How much work a layout may be, from the best picture to the one that is drawn in no time.
enum Effort: CaseIterable {
    /// Frames, and lines that go round what is in their way; labels beside their lines, where nothing else is.
    case full
    /// The same, but labels are placed when everything else stands. Much faster where there are many.
    case labelsLast
    /// No frames, straight lines, and few rounds of improvement.
    case plain
    /// The same of coordinators alone.
    case coordinators

    /// Ways and nodes together up to which labels take part in the layout, as in an app of 500 nodes: a quarter of a second
    /// against a tenth. At 1,000 nodes it is two seconds against a half, at 2,000 eleven against two and
    /// a half, and the lines are shorter, too.
    static let mostWithLabels = 1_300

    /// Ways a node from which on a graph is a tangle: 40 screens that all lead to each other take minutes with frames and
    /// a second without, and lines that go round everything are no easier to follow there.
    static let mostWaysPerNode = 6
    /// Ways up to which no tangle takes long.
    static let mostTangledWays = 150

    /// The best that is sensible for a graph of that size.
    static func best(for graph: NavigationGraph) -> Effort {
        if graph.edges.count > max(mostTangledWays, mostWaysPerNode * graph.nodes.count) { return .plain }
        return graph.nodes.count + graph.edges.count > mostWithLabels ? .labelsLast : .full
    }

    /// What to try when this was too much. Labels that are placed last are not, for a graph small enough to have them take
    /// part: what is too much there is its tangle.
    var next: [Effort] { Array(Self.allCases.drop { $0 != self }.dropFirst()).filter { $0 != .labelsLast } }

    var labelName: String { self == .full ? "label" : "xlabel" }
    var hasFrames: Bool { self == .full || self == .labelsLast }

    /// Attributes of the graph. At 2,000 nodes, one round of the network simplex takes half the time of many, and makes
    /// lines longer by a hundredth.
    var attributes: String {
        switch self {
        case .full: ""
        case .labelsLast: ", nslimit=1, nslimit1=1"
        case .plain, .coordinators: ", splines=line, nslimit=1, nslimit1=1, mclimit=0.1"
        }
    }

    /// What a picture is like, in words.
    var words: String {
        switch self {
        case .full: "with everything"
        case .labelsLast: "with labels placed last"
        case .plain: "without frames and with straight lines"
        case .coordinators: "with coordinators alone"
        }
    }
}
