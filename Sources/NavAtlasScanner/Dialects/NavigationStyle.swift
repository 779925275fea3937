import NavAtlasModel

/// A style of navigation that the scanner reads, with an example.
public struct NavigationStyle: Sendable {
    /// The identity in graphs, such as `stinsen2`.
    public let id: String
    /// The name for people.
    public let title: String
    /// The modules of the libraries that give the style, sorted; empty for the system's own.
    public let modules: [String]
    /// Swift source in the style.
    public let example: String

    /// Every style, in the order in which documentation lists them.
    public static let all: [NavigationStyle] = Dialects.all.map {
        NavigationStyle(id: $0.id, title: $0.title, modules: $0.modules.sorted(), example: $0.example)
    }

    /// The graph of the example.
    public var graph: NavigationGraph { Scanner().graph(of: ["Example.swift": example]) }
}
