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

    /// Ways and nodes up to which labels take part in the layout. Twice the lines is four times the time.
    static let mostWithLabels = 900

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

    /// What to try when this was too much.
    var next: [Effort] { Array(Self.allCases.drop { $0 != self }.dropFirst()) }

    var labelName: String { self == .full ? "label" : "xlabel" }
    var hasFrames: Bool { self == .full || self == .labelsLast }

    /// Attributes of the graph.
    var attributes: String {
        hasFrames ? "" : ", splines=line, nslimit=1, nslimit1=1, mclimit=0.1"
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
