/// Where Graphviz runs.
///
/// In a process of its own neither a crash of Graphviz nor a layout without end takes anything along. That process is
/// a copy of this one (`fork`) which runs nothing but Graphviz and then ends. A hidden command of the same program would
/// have to load the program's libraries once more: a whole drawing of a small graph would take half as long again as
/// Graphviz's own `dot`, where the copy costs about a millisecond. Only C runs in it, and nothing of what other threads
/// held when it was made is needed there.
public enum LayoutPlace: Sendable {
    /// In this process.
    case inProcess
    /// In a process of its own, for so many seconds a try. A layout that takes longer, or crashes, is tried again with
    /// less to do; what was drawn instead is in ``DrawnDiagram/notes``.
    case separateProcess(timeLimit: Double)

    /// The time that the commands give a layout, in seconds.
    public static let standardTimeLimit = 20.0
}
