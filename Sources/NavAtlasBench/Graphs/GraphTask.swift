/// What is measured on a graph. Whoever is measured takes the word, with how often to do it, and answers with how long it
/// took each time, in seconds of processor time, and with a number by which one sees whether all found the same.
enum GraphTask: String, CaseIterable {
    /// The graph in the library's own form, from two lists; the answer is the number of edges.
    case build
    /// What can be reached from node 0; the answer is how many nodes that is.
    case reachability
    /// The shortest paths from node 0; the answer is to how many nodes there is one.
    case paths
    /// The strongly connected components; the answer is their number.
    case components
    /// The most memory that the process had so far, in bytes; takes no time.
    case memory
}
